import assert from "node:assert/strict";
import { test } from "node:test";
import { flights } from "../../src/hapag/client/core/gather.js";

const ways = (score, ...places) =>
  flights(score, new Set(places)).map(({ from, to, amount }) => `${from} > ${to} ${amount}`);

test("the pot goes to whoever won it", () => {
  assert.deepEqual(ways([-20, 40, -20], "pot", "seat-1"), ["pot > seat-1 40"]);
});

test("against the house, losers pay the dealer and the dealer pays winners", () => {
  assert.deepEqual(ways([-20, 40, 0], "dealer"), ["seat-0 > dealer 20", "dealer > seat-1 40"]);
});

test("without a pot, losers pay winners", () => {
  assert.deepEqual(ways([-1, 2, -1]), ["seat-0 > seat-1 2", "seat-2 > seat-1 2"]);
});

test("where nobody pays, a winner's point comes from the middle", () => {
  assert.deepEqual(ways([0, 1, 0]), ["deck > seat-1 1"]);
});
