import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document ??= { querySelector: () => null, documentElement: { dataset: {}, style: {} } };
const { cells, pointsText } = await import("../../../src/hapag/games/patong/board.js");

test("half points are written as people write them", () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5].map(pointsText), ["0", "½", "1", "1½", "2", "2½"]);
});

test("played cards lie under the street on which they were played, a fold under its own", () => {
  const player = { seat: 0, hand: [], played: [40, 44, 3], laid: [2, 0, 1], took: [1, 0, 2], halves: 3 };
  assert.deepEqual(cells(player), [
    { cards: [40, 44], folded: false, took: 1 },
    { cards: [], folded: true, took: 0 },
    { cards: [3], folded: false, took: 2 },
  ]);
});
