/** The screen names rows, finds fouls and arranges as the rules do: held against data that the rules wrote. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { suggestions } from "../../../src/hapag/games/pusoy/arrange.js";
import { handOf, handPhrase, problemOf, SIZES, strength } from "../../../src/hapag/games/pusoy/rows.js";

/** @typedef {{code: string, args?: Record<string, any>}} Phrase */
/** @type {{rows: number[][], hands: Phrase[], why: Phrase | null}[]} */
const LAYOUTS = JSON.parse(readFileSync(new URL("./layouts.json", import.meta.url), "utf-8"));

test("every row is named as the rules name it", () => {
  for (const { rows, hands } of LAYOUTS)
    assert.deepEqual(
      rows.map((row) => handPhrase(handOf(row))),
      hands,
    );
});

test("a layout is foul when the rules say so, in the same words", () => {
  for (const { rows, why } of LAYOUTS) assert.deepEqual(problemOf(rows)?.why ?? null, why);
});

test("rows that are not full are not judged yet", () => {
  const [front = [], middle = [], back = []] = LAYOUTS[4]?.rows ?? [];
  assert.ok(problemOf([front, middle, back]));
  assert.equal(problemOf([front.slice(1), middle, back]), null);
  assert.equal(problemOf([[], [], []]), null);
});

test("every suggestion uses all cards once, in full rows, and may be locked", () => {
  for (const { rows } of LAYOUTS.slice(0, 40)) {
    const hand = rows.flat().sort((a, b) => a - b);
    const found = suggestions(hand);
    assert.ok(found.length > 0);
    for (const made of found) {
      assert.deepEqual(
        made.rows.map((row) => row.length),
        SIZES,
      );
      assert.deepEqual(
        made.rows.flat().sort((a, b) => a - b),
        hand,
      );
      assert.equal(problemOf(made.rows), null);
    }
  }
});

test("each suggestion has what it is called after", () => {
  const all = (/** @type {number[]} */ hand, /** @type {number} */ row) =>
    suggestions(hand).map((made) => [made.mind, strength(made.rows[row] ?? [])]);
  for (const { rows } of LAYOUTS.slice(0, 40)) {
    const hand = rows.flat();
    const backs = new Map(/** @type {[string, number][]} */ (all(hand, 2)));
    const fronts = new Map(/** @type {[string, number][]} */ (all(hand, 0)));
    if (backs.has("back")) assert.equal(backs.get("back"), Math.max(...backs.values()));
    if (fronts.has("front")) assert.equal(fronts.get("front"), Math.max(...fronts.values()));
  }
});

test("a hand is arranged fast enough for a phone", () => {
  const hand = LAYOUTS[20]?.rows.flat() ?? [];
  suggestions(hand);
  const start = performance.now();
  suggestions(hand);
  assert.ok(performance.now() - start < 400);
});
