import assert from "node:assert/strict";
import { test } from "node:test";
import { clipsOf, pieceOf, reachable } from "../../src/hapag/client/core/lines.js";

const about = (kinds = {}, names = []) => ({
  lines: { phrases: { "hand-pair": ["hand.lead.pair", "ranks.{first}"], "hand-flush": ["hand.mid.flush"] } },
  kinds,
  names,
});
const pair = { code: "hand-pair", args: { first: { code: "ranks-K" } } };

test("a seat is counted from one, a phrase is written without its first word", () => {
  const event = { seat: 1, why: { code: "why-win", args: { card: { code: "rank-T" } } } };
  const clips = clipsOf({ say: ["lead.{seat}.wins", "rank.{why.card}", "x.{why}"] }, event, about({ seat: "seat" }));
  assert.deepEqual(clips, ["lead.2.wins", "rank.t", "x.win"]);
});

test("a phrase alone in braces is said by its own line", () => {
  assert.deepEqual(clipsOf({ say: ["{hand}"] }, { hand: pair }, about()), ["hand.lead.pair", "ranks.k"]);
  assert.deepEqual(clipsOf({ say: ["{why.mine}"] }, { why: { code: "w", args: { mine: pair } } }, about()).length, 2);
});

test("a choice goes by the value, then by its sign, then otherwise", () => {
  const say = [{ of: "net", 0: ["even"], "+": ["wins"], "-": ["loses"] }];
  const of = (/** @type {number} */ net) => clipsOf({ say }, { net }, about())[0];
  assert.deepEqual([of(0), of(30), of(-10)], ["even", "wins", "loses"]);
  assert.deepEqual(clipsOf({ say: [{ of: "left", 1: ["last"], other: [] }] }, { left: 3 }, about()), []);
});

test("seats are said as a list", () => {
  const of = (/** @type {number[]} */ seats) => clipsOf({ say: ["{seats}"] }, { seats }, about({ seats: "seats" }));
  assert.deepEqual(of([2]), ["seat.lead.3"]);
  assert.deepEqual(of([0, 1, 3]), ["seat.mid.1", "seat.mid.2", "seat.lead.and-4"]);
});

test("pieces are told by the name of the first, by its letters, by their number", () => {
  const event = { cards: [1, 0] };
  const clips = clipsOf(
    { say: ["a.{cards.1}", "b.{cards.name}", "c.{cards.count}"] },
    event,
    about({ cards: "pieces" }, ["2c", "Kh"]),
  );
  assert.deepEqual(clips, ["a.k", "b.kh", "c.2"]);
});

test("what the table of lines does not know is not passed over in silence", () => {
  assert.deepEqual(clipsOf({ say: ["{hand}"] }, { hand: { code: "hand-odd" } }, about()), ["missing.hand-odd"]);
});

test("an event without a line is said by no clip", () => {
  assert.deepEqual(clipsOf(undefined, {}, about()), []);
  assert.deepEqual(clipsOf({ sound: "chip" }, {}, about()), []);
});

test("a key tells what piece of a sentence its clip is", () => {
  assert.deepEqual(["lead.2.wins", "hand.mid.flush", "hand.lead.pair", "act.1.folds"].map(pieceOf), [
    "lead",
    "mid",
    "lead",
    "fin",
  ]);
});

test("only clips that a game and its seats may need are fetched ahead", () => {
  const lines = {
    events: {
      folded: { say: ["act.{seat}.folds"] },
      won: { say: ["lead.{seat}.wins", "{hand}"] },
      chips: { sound: "chip" },
    },
    moments: { turn: { say: [{ of: "way", online: ["call.your-turn"], other: [] }] } },
    phrases: { "hand-pair": ["hand.lead.pair", "ranks.{first}"] },
  };
  const keys = [
    "act.1.folds",
    "act.3.folds",
    "act.1.checks",
    "lead.2.wins",
    "ranks.k",
    "over.k",
    "hand.lead.pair",
    "seat.mid.1",
    "seat.lead.and-4",
    "call.your-turn",
    "call.flop",
  ];
  assert.deepEqual(reachable(lines, keys, 2), [
    "act.1.folds",
    "lead.2.wins",
    "ranks.k",
    "hand.lead.pair",
    "seat.mid.1",
    "call.your-turn",
  ]);
});
