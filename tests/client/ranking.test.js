/** Who comes where at the end of a series. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ranking } from "../../src/hapag/client/core/ranking.js";

const places = (/** @type {number[]} */ ledger) =>
  ranking(ledger).map(({ seat, place, shared }) => [seat, place, shared]);

test("the highest ledger comes first", () => {
  assert.deepEqual(places([3, 12, -5]), [
    [1, 1, false],
    [0, 2, false],
    [2, 3, false],
  ]);
});

test("equals share a place, and the places behind them are left out", () => {
  assert.deepEqual(places([7, 2, 7, 1]), [
    [0, 1, true],
    [2, 1, true],
    [1, 3, false],
    [3, 4, false],
  ]);
});

test("everybody shares when all are equal", () => {
  assert.deepEqual(places([0, 0]), [
    [0, 1, true],
    [1, 1, true],
  ]);
});
