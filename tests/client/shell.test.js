import assert from "node:assert/strict";
import { test } from "node:test";
import { cardSvg, isCardName, PIP_PLACES } from "../../src/hapag/client/art/cards.js";
import { commandFor } from "../../src/hapag/client/core/keys.js";
import { held, piles } from "../../src/hapag/client/core/piles.js";
import { DEFAULTS, tidyPrefs } from "../../src/hapag/client/core/prefs.js";
import { readCode, routeOf } from "../../src/hapag/client/core/route.js";
import { forgetTable, knownTables, noteTable } from "../../src/hapag/client/core/tables.js";
import { families } from "../../src/hapag/client/parts/home.js";
import { seriesWinners } from "../../src/hapag/client/parts/result.js";

const press = (key, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

test("each pip card shows as many pips as its rank", () => {
  for (const [rank, n] of [
    ["A", 1],
    ["2", 2],
    ["3", 3],
    ["7", 7],
    ["T", 10],
  ])
    assert.equal(PIP_PLACES[rank].length, n);
});

test("all 52 cards and the joker are drawn, each with its own picture in both faces", () => {
  const names = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit)).concat("Jk");
  const drawn = new Set(names.flatMap((name) => [cardSvg(name, "full"), cardSvg(name, "compact")]));
  assert.equal(drawn.size, 2 * 52 + 1);
  for (const svg of drawn) assert.doesNotMatch(svg, /undefined|NaN|style=/);
});

test("card names are told from other pieces", () => {
  assert.deepEqual(["As", "Td", "Jk", "6-5", "10d", "teen"].map(isCardName), [true, true, true, false, false, false]);
});

test("letters do nothing when they are switched off, and never with a modifier", () => {
  assert.equal(commandFor(press("F"), true), "fold");
  assert.equal(commandFor(press("f"), false), null);
  assert.equal(commandFor(press("f", { ctrlKey: true }), true), null);
  assert.equal(commandFor(press("Enter"), false), "primary");
});

test("digits pick cards of the hand", () => {
  assert.equal(commandFor(press("3"), true), "nth-3");
});

test("stored preferences of a wrong kind fall back to the defaults", () => {
  assert.deepEqual(tidyPrefs({ four: "yes", felt: "pink", motion: 3 }), DEFAULTS);
  assert.deepEqual(tidyPrefs(null), DEFAULTS);
  assert.equal(tidyPrefs({ felt: "wine" }).felt, "wine");
});

test("a table's address carries its code, in any case", () => {
  assert.deepEqual(routeOf("/t/bklm"), { page: "table", code: "BKLM" });
  assert.deepEqual(routeOf("/t/BK"), { page: "home" });
  assert.deepEqual(routeOf("/about"), { page: "about" });
});

test("a code is read from whatever was typed or pasted, and what is wrong with it is named", () => {
  for (const typed of ["BKLM", " bk-lm ", "b k l m", "http://192.168.1.5:8765/t/bklm", "see https://x.y/t/BKLM?a=1"])
    assert.deepEqual(readCode(typed), { code: "BKLM" });
  const problem = (typed) => readCode(typed).problem;
  assert.deepEqual(problem("  "), { code: "ui-join-empty" });
  assert.deepEqual([problem("BKL"), problem("BKLMP")], [{ code: "ui-join-four" }, { code: "ui-join-four" }]);
  assert.deepEqual(problem("bkla"), { code: "ui-join-letter", args: { letter: "A" } });
  assert.deepEqual(problem("https://elsewhere.example/"), { code: "ui-join-four" });
});

test("tables to come back to are those of this device, the latest first, for a day", () => {
  const kept = new Map();
  globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
  const day = 86_400_000;
  noteTable({ code: "BKLM", game: "patong", way: "online" }, true, day);
  noteTable({ code: "PQRS", game: "holdem", way: "solo" }, true, 1.5 * day);
  assert.deepEqual(
    knownTables(1.6 * day).map(({ code }) => code),
    ["PQRS", "BKLM"],
  );
  assert.deepEqual(
    knownTables(2.1 * day).map(({ code }) => code),
    ["PQRS"],
  );
  forgetTable("PQRS", 1.6 * day);
  assert.deepEqual(
    knownTables(1.6 * day).map(({ code }) => code),
    ["BKLM"],
  );
  kept.set("hapag.tables", JSON.stringify([{ code: "x" }, null, 7]));
  assert.deepEqual(knownTables(day), []);
  delete globalThis.localStorage;
});

test("games stand on their families' shelves, poker first, unknown families last", () => {
  const games = [
    ["a", "house"],
    ["b", "poker"],
    ["c", "darts"],
    ["d", "poker"],
  ].map(([slug, family]) => ({ slug, family }));
  assert.deepEqual(
    families(games).map(([family, members]) => [family, members.map(({ slug }) => slug)]),
    [
      ["poker", ["b", "d"]],
      ["house", ["a"]],
      ["darts", ["c"]],
    ],
  );
});

test("a series is won by the highest ledger, and shared by equals", () => {
  assert.deepEqual(seriesWinners([3, 7, 7]), [1, 2]);
  assert.deepEqual(seriesWinners([-5, 12, 0]), [1]);
});

test("the plain board finds piles, and no scores, options or sealed choices", () => {
  const round = {
    options: { cards: [1, 2] },
    sealed: { 0: { cards: [5] } },
    board: [1, 2, 3],
    scores: [4, 5],
    players: [{ seat: 1, hand: [-1, -1], bets: [20] }],
  };
  assert.deepEqual(piles(round), [
    { path: "board", seat: null, pieces: [1, 2, 3] },
    { path: "hand", seat: 1, pieces: [-1, -1] },
  ]);
});

test("peeking shows what a seat holds, and before that what it may choose from", () => {
  const offers = [{ verb: "play", bounds: { cards: { bound: "pick", pieces: [7, 9] } }, barred: null }];
  const round = {
    players: [
      { seat: 0, hand: [3, 4] },
      { seat: 1, hand: [-1] },
    ],
  };
  assert.deepEqual(held({ seat: 0, round, offers }), [3, 4]);
  assert.deepEqual(held({ seat: 1, round, offers: [] }), []);
  assert.deepEqual(held({ seat: 2, round, offers }), [7, 9]);
});
