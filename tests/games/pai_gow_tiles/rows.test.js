/** The screen names hands, finds fouls and suggests as the rules do: held against data that the rules wrote. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { faceSvg } from "../../../src/hapag/client/art/faces.js";
import { arranged } from "../../../src/hapag/games/pai_gow_tiles/arrange.js";
import { handPhrase, strength, whyFoul } from "../../../src/hapag/games/pai_gow_tiles/rows.js";
import { HALVES, tileSvg } from "../../../src/hapag/games/pai_gow_tiles/tiles.js";

/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf-8"));
const CHOICES = read("../../../src/hapag/games/pai_gow_tiles/choices.json");
/**
 * @type {{rows: number[][], strengths: number[], hands: object[], why: object | null,
 *   suggested: {player: number[][], banker: number[][]}}[]}
 */
const LAYOUTS = read("./layouts.json");

test("every two tiles are named, and weigh, as in the rules", () => {
  for (const { rows, hands, strengths } of LAYOUTS) {
    assert.deepEqual(rows.map(handPhrase), hands);
    assert.deepEqual(rows.map(strength), strengths);
  }
});

test("a layout is foul when the rules say so, in the same words", () => {
  for (const { rows, why } of LAYOUTS) assert.deepEqual(whyFoul(rows), why);
  assert.equal(whyFoul([[0], [2, 3]]), null, "rows that are not full are not judged yet");
});

test("what is suggested is what the clock would play, in both roles", () => {
  for (const { rows, suggested } of LAYOUTS)
    for (const role of /** @type {const} */ (["player", "banker"]))
      assert.deepEqual(arranged(rows.flat(), CHOICES[role]), suggested[role]);
});

test("every tile shows its pips: ones and fours red, the others white, the double six half and half", () => {
  for (const [name, halves] of Object.entries(HALVES)) {
    const svg = tileSvg(name);
    const red = svg.match(/fill="#e5383b"/g)?.length ?? 0;
    const white = svg.match(/fill="#fbf7ea"/g)?.length ?? 0;
    const pips = halves.reduce((sum, half) => sum + half, 0);
    assert.equal(red + white, pips, name);
    const reds =
      name === "teen" ? 6 : halves.filter((half) => half === 1 || half === 4).reduce((sum, half) => sum + half, 0);
    assert.equal(red, reds, name);
    assert.equal(faceSvg(name), svg, "a board that imports the tiles makes them known");
  }
});
