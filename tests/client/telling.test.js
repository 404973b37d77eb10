/** What the caption says when much happens at once. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { waiting } from "../../src/hapag/client/core/telling.js";

const weight = { results: ["won", "doubled"], aside: ["drew"] };

/** Lines of views: each list of tags came with one view. @param {string[][]} views */
const told = (...views) => {
  let number = 0;
  return views.flatMap((tags, version) =>
    tags.map((tag) => ({ number: ++number, version, event: { event: tag }, text: tag })),
  );
};

/** @param {ReturnType<typeof told>} lines @param {number} [upTo] */
const said = (lines, upTo = 0) => waiting(lines, upTo, weight).map(({ text }) => text);

test("lines come in their order", () => {
  assert.deepEqual(said(told(["bet", "call"])), ["bet", "call"]);
});

test("what has been shown does not come again", () => {
  assert.deepEqual(said(told(["bet", "call"]), 1), ["call"]);
  assert.deepEqual(said(told(["bet", "call"]), 2), []);
});

test("a newer view drops the lines an older one left", () => {
  assert.deepEqual(said(told(["bet", "call", "flop"], ["check"])), ["check"]);
});

test("a view says at most two lines, the latest ones", () => {
  assert.deepEqual(said(told(["bet", "call", "fold", "flop"])), ["fold", "flop"]);
});

test("lines for the log alone neither wait nor drop others", () => {
  assert.deepEqual(said(told(["bet", "drew"])), ["bet"]);
  assert.deepEqual(said(told(["bet"], ["drew"])), ["bet"]);
});

test("the lines of a result come before any other", () => {
  assert.deepEqual(said(told(["show", "won", "show", "doubled"])), ["won", "doubled"]);
  assert.deepEqual(said(told(["show", "won", "show"])), ["won", "show"]);
});

test("a newer view does not drop a result", () => {
  assert.deepEqual(said(told(["won"], ["ready"])), ["won", "ready"]);
});

test("a view with many results says the first two of them", () => {
  const lines = told(["won", "won", "won", "won"]);
  assert.deepEqual(
    waiting(lines, 0, weight).map(({ number }) => number),
    [1, 2],
  );
  assert.deepEqual(said(lines, 2), []);
});
