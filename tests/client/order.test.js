import assert from "node:assert/strict";
import { test } from "node:test";
import { commandFor } from "../../src/hapag/client/core/keys.js";
import { moved, ordered } from "../../src/hapag/client/core/order.js";

const press = (key, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

test("a card is put where another is, and those between close up", () => {
  assert.deepEqual(moved([1, 2, 3, 4], 1, 2), [2, 3, 1, 4]);
  assert.deepEqual(moved([1, 2, 3, 4], 4, 0), [4, 1, 2, 3]);
  assert.deepEqual(moved([1, 2, 3, 4], 2, 9), [1, 3, 4, 2]);
});

test("one's own order holds while cards come and go", () => {
  assert.deepEqual(ordered([1, 2, 3, 4], [4, 2, 1, 9]), [4, 2, 3, 1]);
  assert.deepEqual(ordered([0, 5, 6], [6, 5]), [0, 6, 5]);
});

test("an order that has nothing to do with the hand says nothing", () => {
  assert.deepEqual(ordered([1, 2, 3], [7, 8]), [1, 2, 3]);
});

test("keys mean what the settings say they mean", () => {
  const means = Object.entries({
    p: "pass",
    c: "call",
    f: "fold",
    r: "raise",
    s: "sort",
    h: "log",
    "?": "help",
    0: "nth-0",
  });
  for (const [key, command] of means) assert.equal(commandFor(press(key), true), command);
  assert.equal(commandFor(press("F"), true), "fold");
  assert.equal(commandFor(press("Enter"), false), "primary");
});

test("single keys can be switched off, and never take a browser's own", () => {
  assert.equal(commandFor(press("f"), false), null);
  assert.equal(commandFor(press("r", { ctrlKey: true }), true), null);
});
