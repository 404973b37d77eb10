/** The screen names two cards as the rules do: those of the worked cases, and what has a name of its own in none. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { called } from "../../../src/hapag/games/pok_deng/points.js";

/** @type {[string, number, number][]} */
const TWO = [
  ["Kc Kd", 0, 2],
  ["Kc Qd", 0, 1],
  ["2c 5d", 7, 1],
  ["3h 4h", 7, 2],
  ["8c 8d", 6, 2],
  ["Ac 6d", 7, 1],
  ["9c Ad", 0, 1],
  ["Td Ah", 1, 1],
];

test("two cards are told with their points and their deng", () => {
  for (const [cards, score, deng] of TWO)
    assert.deepEqual(called(cards.split(" ")), { code: "worth-normal", args: { score, deng } }, cards);
});

test("nothing is told of three cards, or before the deal", () => {
  assert.equal(called(["Kc", "Kd", "Kh"]), null);
  assert.equal(called([]), null);
});
