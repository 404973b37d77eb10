import assert from "node:assert/strict";
import { test } from "node:test";
import { exchange, isFull, place, rest, takeBack } from "../../src/hapag/client/core/arrange.js";

const SIZES = [3, 5, 5];

test("a row takes no more cards than it has room for", () => {
  assert.deepEqual(place([[1, 2], [], []], SIZES, [7, 8, 9], 0), [[1, 2, 7], [], []]);
});

test("a card placed again moves from its row to the other", () => {
  assert.deepEqual(place([[1, 2, 3], [], []], SIZES, [2], 1), [[1, 3], [2], []]);
});

test("a card for which there is no room stays where it was", () => {
  assert.deepEqual(place([[1, 2, 3], [9], []], SIZES, [9], 0), [[1, 2, 3], [9], []]);
});

test("a card placed in its own row stays in it", () => {
  assert.deepEqual(place([[1, 2, 3], [], []], SIZES, [1], 0), [[2, 3, 1], [], []]);
});

test("a card taken back is no longer placed", () => {
  const rows = takeBack([[1, 2], [3], []], 2);
  assert.deepEqual(rows, [[1], [3], []]);
  assert.deepEqual(rest([1, 2, 3], rows), [2]);
});

test("two cards change places across rows, or with one not placed", () => {
  assert.deepEqual(exchange([[1], [2], []], 1, 2), [[2], [1], []]);
  assert.deepEqual(exchange([[1], [2], []], 9, 2), [[1], [9], []]);
});

test("rows are full when every size is met", () => {
  assert.equal(
    isFull(
      [
        [1, 2, 3],
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5],
      ],
      SIZES,
    ),
    true,
  );
  assert.equal(
    isFull(
      [
        [1, 2],
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5],
      ],
      SIZES,
    ),
    false,
  );
});
