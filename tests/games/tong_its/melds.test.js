/** The screen groups a hand, counts it and finds what melds take as the rules do: held against data that the rules wrote. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  additions,
  fits,
  grouped,
  isMeld,
  meldsIn,
  total,
  whyNoMeld,
} from "../../../src/hapag/games/tong_its/melds.js";

/** @typedef {{hand: number[], points: number, melds: number[][], cards: number[], meld: number[], takes: number[][],
 *   most: number[], why: {code: string, args?: Record<string, number>} | null}} Known */
/** @type {Known[]} */
const HANDS = JSON.parse(readFileSync(new URL("./hands.json", import.meta.url), "utf-8"));

/** @param {readonly number[]} cards */
const tidy = (cards) => [...cards].sort((a, b) => a - b);
/** @param {number[][]} rows */
const texts = (rows) => rows.map((row) => tidy(row).join(" ")).sort();

test("a hand holds the melds that the rules find in it", () => {
  for (const { hand, melds } of HANDS) {
    assert.deepEqual(texts(meldsIn(hand)), texts(melds));
  }
});

test("a hand is grouped so that it counts as little as the rules say", () => {
  for (const { hand, points } of HANDS) {
    const { melds, loose, points: left } = grouped(hand);
    assert.equal(left, points);
    assert.equal(total(loose), points);
    assert.ok(melds.every(isMeld));
    assert.deepEqual(tidy([...melds.flat(), ...loose]), tidy(hand));
  }
});

test("cards are refused as a meld for the reason that the rules give", () => {
  for (const { cards, why } of HANDS) {
    assert.equal(isMeld(cards), why === null);
    if (why) assert.deepEqual({ args: {}, ...whyNoMeld(cards) }, { args: {}, ...why });
  }
});

test("an exposed meld takes what the rules let it take", () => {
  for (const { hand, meld, takes, most, cards } of HANDS) {
    for (const added of takes) assert.ok(fits(meld, added));
    assert.equal(fits(meld, cards), texts(takes).includes(tidy(cards).join(" ")));
    assert.deepEqual(tidy(additions(meld, hand)), tidy(most));
  }
});

test("grouping a hand of thirteen is quick however many melds it holds", () => {
  const start = performance.now();
  for (const { hand } of HANDS.slice(4, 6)) grouped(hand);
  assert.ok(performance.now() - start < 200);
});
