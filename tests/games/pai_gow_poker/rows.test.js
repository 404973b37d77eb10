/** The screen names hands, finds fouls and suggests as the rules do: held against data that the rules wrote. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { arranged } from "../../../src/hapag/games/pai_gow_poker/arrange.js";
import { rowPhrase, strength, whyFoul } from "../../../src/hapag/games/pai_gow_poker/rows.js";

/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf-8"));
const FIGURES = read("../../../src/hapag/games/pai_gow_poker/figures.json");
/**
 * @type {{rows: number[][], keys: number[], hands: object[], why: object | null,
 *   suggested: {player: number[][], banker: number[][]}}[]}
 */
const LAYOUTS = read("./layouts.json");

test("every row is named, and weighs, as in the rules", () => {
  for (const { rows, hands, keys } of LAYOUTS) {
    assert.deepEqual(rows.map(rowPhrase), hands);
    assert.deepEqual(rows.map(strength), keys);
  }
});

test("a layout is foul when the rules say so, in the same words", () => {
  for (const { rows, why } of LAYOUTS) assert.deepEqual(whyFoul(rows), why);
});

test("rows that are not full are not judged yet", () => {
  const foul = LAYOUTS.find(({ why }) => why)?.rows ?? [];
  assert.ok(whyFoul(foul));
  assert.equal(whyFoul([foul[0] ?? [], (foul[1] ?? []).slice(1)]), null);
  assert.equal(whyFoul([[], []]), null);
});

test("what is suggested is what the clock would play, in both roles", () => {
  for (const { rows, suggested } of LAYOUTS)
    for (const role of /** @type {const} */ (["player", "banker"])) {
      const found = arranged(rows.flat(), FIGURES[role]);
      assert.deepEqual(found, suggested[role]);
      assert.equal(whyFoul(found), null);
    }
});

test("a hand with a joker is arranged fast enough for a phone", () => {
  const hand = [52, 0, 5, 17, 30, 43, 51];
  arranged(hand, FIGURES.player);
  const start = performance.now();
  arranged(hand, FIGURES.player);
  assert.ok(performance.now() - start < 200);
});
