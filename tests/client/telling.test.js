/** What the caption says when much happens at once. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gathered, KEEP, pause, STEP, waiting } from "../../src/hapag/client/core/telling.js";

const weight = { results: ["won", "doubled"], aside: ["drew"] };

/** Lines of views: each list of tags came with one view; "won 2" is told of seat 2. @param {string[][]} views */
const told = (...views) => {
  let number = 0;
  return views.flatMap((texts, version) =>
    texts.map((text) => {
      const [tag = "", seat] = text.split(" ");
      return { number: ++number, version, event: { event: tag, ...(seat ? { seat: Number(seat) } : {}) }, text };
    }),
  );
};

/** @param {ReturnType<typeof told>} lines @param {import("../../src/hapag/client/core/telling.js").Caption} [last] */
const said = (lines, last) =>
  waiting(lines, last, weight).map(({ numbers }) => numbers.map((at) => lines[at - 1]?.text).join(", "));

/** @param {number} number @param {number} version @param {boolean} [isEnd] */
const shown = (number, version, isEnd = false) => ({ numbers: [number], version, isEnd });

test("lines come in their order", () => {
  assert.deepEqual(said(told(["bet", "call"])), ["bet", "call"]);
});

test("what has been shown does not come again", () => {
  assert.deepEqual(said(told(["bet", "call"]), shown(1, 0)), ["call"]);
  assert.deepEqual(said(told(["bet", "call"]), shown(2, 0)), []);
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

test("how a round ended is told whole, as one, after the latest other line", () => {
  assert.deepEqual(said(told(["show", "won", "hide", "doubled"])), ["hide", "won, doubled"]);
  assert.deepEqual(said(told(["won 1", "won 2", "won 3", "won 4"])), ["won 1, won 2, won 3, won 4"]);
});

test("what led to a seat's result is left to the log", () => {
  assert.deepEqual(said(told(["bet 1", "bet 2", "won 1", "won 2"])), ["won 1, won 2"]);
  assert.deepEqual(said(told(["show 3", "show 2", "won 2"])), ["show 3", "won 2"]);
});

test("a result that has been told ends its view", () => {
  assert.deepEqual(said(told(["show", "won", "show"]), { ...shown(2, 0, true) }), []);
});

test("a newer view does not drop a result", () => {
  assert.deepEqual(said(told(["won"], ["ready"])), ["won", "ready"]);
});

test("several results of one seat are one line", () => {
  const lines = told(["won 1", "doubled 1", "won 2", "won", "won"]);
  assert.deepEqual(gathered(lines), ["won 1 doubled 1", "won 2", "won", "won"]);
});

test("a caption stays for three seconds, unless the round has ended", () => {
  const pace = { finale: 0, step: STEP };
  const two = [
    { ...shown(1, 0), since: 0 },
    { ...shown(2, 1), since: 1000 },
  ];
  assert.equal(pause(two, shown(3, 2), 1500, pace), KEEP - 1500);
  assert.equal(pause(two, shown(3, 2), 4000, pace), 0);
  assert.equal(pause(two, shown(3, 2, true), 1500, pace), 0);
});

test("the lines of one view follow each other; a new view speaks at once, or after its finale", () => {
  const one = [{ ...shown(1, 0), since: 0 }];
  assert.equal(pause(one, shown(2, 0), 600, { finale: 0, step: STEP }), STEP - 600);
  assert.equal(pause(one, shown(2, 1), 600, { finale: 0, step: STEP }), 0);
  assert.equal(pause(one, shown(2, 1), 600, { finale: 900, step: STEP }), 900);
  assert.equal(pause([], shown(1, 0), 0, { finale: 0, step: STEP }), 0);
});
