/** The screen knows what may be played, and why not, as the rules do: held against data that the rules wrote. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  comboPhrase,
  inOrder,
  legal,
  partners,
  sortedBy,
  strength,
  whyDim,
  whyNot,
} from "../../../src/hapag/games/pusoy_dos/legal.js";

/** @typedef {{code: string, args?: Record<string, any>}} Phrase */
/** @typedef {{cards: number[], why: Phrase | null}} Tried */
/** @typedef {{hand: number[], table: number[], needed: number | null, legal: [number, number[]][], tried: Tried[]}} Asked */
/** @type {{asked: Asked[], picked: Tried[], names: [number[], number, Phrase][]}} */
const DATA = JSON.parse(readFileSync(new URL("./hands.json", import.meta.url), "utf-8"));
const CATALOGUE = readFileSync(new URL("../../../src/hapag/games/pusoy_dos/text/en.ftl", import.meta.url), "utf-8");

const key = (/** @type {readonly number[]} */ cards) => [...cards].sort((a, b) => a - b).join();

test("every combination has the strength and the name that the rules give it", () => {
  for (const [cards, strong, phrase] of DATA.names) {
    assert.equal(strength(cards), strong);
    assert.deepEqual(comboPhrase(cards), phrase);
  }
});

test("legal plays are those of the rules, each once", () => {
  for (const ask of DATA.asked) {
    const found = legal(ask.hand, ask).map(({ strong, cards }) => `${strong} ${key(cards)}`);
    assert.deepEqual(found.sort(), ask.legal.map(([strong, cards]) => `${strong} ${key(cards)}`).sort());
  }
});

test("answers are suggested from the weakest up", () => {
  for (const ask of DATA.asked.filter(({ table }) => table.length > 0)) {
    const found = legal(ask.hand, ask).map(({ strong }) => strong);
    assert.deepEqual(
      found,
      [...found].sort((a, b) => a - b),
    );
  }
});

test("the first suggestion for a lead holds the lowest card, with as many others as can be", () => {
  for (const ask of DATA.asked.filter(({ table, needed }) => table.length === 0 && needed === null)) {
    const low = inOrder(ask.hand)[0] ?? -1;
    const sizes = ask.legal.filter(([, cards]) => cards.includes(low)).map(([, cards]) => cards.length);
    const first = legal(ask.hand, ask)[0]?.cards ?? [];
    assert.ok(first.includes(low));
    assert.equal(first.length, Math.max(...sizes));
  }
});

test("what may not be played is refused in the words of the rules", () => {
  for (const { cards, why } of DATA.picked) assert.deepEqual(whyNot(cards, { table: [], needed: null }), full(why));
  for (const { table, tried } of DATA.asked)
    for (const { cards, why } of tried) assert.deepEqual(whyNot(cards, { table, needed: null }), full(why));
});

/** A phrase without arguments is sent without them. @param {Phrase | null} phrase */
const full = (phrase) => phrase && { args: {}, ...phrase };

test("a first lead without the lowest card is refused", () => {
  const [ask] = DATA.asked.filter(({ needed }) => needed !== null);
  const other = ask?.hand.find((card) => card !== ask.needed) ?? 0;
  assert.equal(whyNot([other], { table: [], needed: ask?.needed ?? null })?.code, "refusal-needs-lowest-card");
});

test("a card is dimmed when no legal play holds it, and every dimmed card has a reason that there are words for", () => {
  const codes = new Set();
  for (const ask of DATA.asked) {
    const open = partners(legal(ask.hand, ask), []);
    const wanted = new Set(ask.legal.flatMap(([, cards]) => cards));
    assert.deepEqual([...open].sort(), [...wanted].sort());
    for (const card of ask.hand.filter((card) => !open.has(card))) codes.add(whyDim(card, ask.hand, ask).code);
  }
  for (const code of codes) assert.match(CATALOGUE, new RegExp(`^${code} =`, "m"));
  assert.ok(codes.has("refusal-too-weak") && codes.has("board-dim-few") && codes.has("board-dim-five"));
});

test("with some cards chosen only those stay lit that make a legal play with them", () => {
  for (const ask of DATA.asked.slice(0, 40)) {
    const plays = legal(ask.hand, ask);
    const chosen = plays[plays.length - 1]?.cards.slice(0, 2) ?? [];
    for (const card of partners(plays, chosen))
      assert.ok(ask.legal.some(([, cards]) => [...chosen, card].every((each) => cards.includes(each))));
  }
});

test("a hand is sorted with the twos on top, by rank and by suit", () => {
  const hand = [0, 4, 8, 49, 3, 47]; // 2c 3c 4c Ad 2s Ks
  assert.deepEqual(sortedBy(hand, "rank"), [3, 0, 49, 47, 8, 4]);
  assert.deepEqual(sortedBy(hand, "suit"), [49, 3, 47, 0, 8, 4]);
});

test("thirteen cards are gone through fast enough for a phone", () => {
  const hand = DATA.asked[0]?.hand ?? [];
  legal(hand, { table: [], needed: null });
  const start = performance.now();
  legal(hand, { table: [], needed: null });
  assert.ok(performance.now() - start < 60);
});
