import assert from "node:assert/strict";
import { test } from "node:test";
import { nextSeat, passOn, worthSeeing } from "../../src/hapag/client/core/passing.js";

const view = (owing, mine) => ({
  table: { owing, seats: [0, 1, 2].map((seat) => ({ mine: mine.includes(seat) })) },
  events: [],
});
const START = { mode: "cover", seat: null };

test("the phone goes to the first of its own seats that owes a choice", () => {
  assert.equal(nextSeat(view([0, 2], [1, 2])), 2);
  assert.equal(nextSeat(view([0], [1, 2])), null);
});

test("a round starts covered, whatever is on the table", () => {
  assert.deepEqual(passOn(START, 0, true), { mode: "cover", seat: 0 });
});

test("after a choice the next seat's screen covers the hand", () => {
  assert.deepEqual(passOn({ mode: "open", seat: 0 }, 1, false), { mode: "cover", seat: 1 });
});

test("a hand is never opened by itself", () => {
  for (const mode of ["table", "cover", "open"])
    for (const see of [true, false]) assert.notEqual(passOn({ mode, seat: 0 }, 1, see).mode, "open");
});

test("an open hand stays open while its seat still owes", () => {
  assert.deepEqual(passOn({ mode: "open", seat: 1 }, 1, true), { mode: "open", seat: 1 });
});

test("what comes to light is seen by all before the phone goes on", () => {
  assert.deepEqual(passOn({ mode: "open", seat: 1 }, 0, true), { mode: "table", seat: 0 });
});

test("when nobody here owes anything, only the table is shown", () => {
  assert.deepEqual(passOn({ mode: "open", seat: 1 }, null, false), { mode: "table", seat: null });
});

test("cards shown or a result are worth seeing, backs and a sealed choice are not", () => {
  const kinds = { played: { seat: "seat", cards: "pieces" }, drew: { cards: "pieces" } };
  const see = (event) => worthSeeing({ ...view([], []), events: [event] }, kinds, ["won"]);
  assert.equal(see({ event: "played", seat: 0, cards: [4] }), true);
  assert.equal(see({ event: "won" }), true);
  assert.equal(see({ event: "drew", cards: [-1, -1] }), false);
  assert.equal(see({ event: "committed", seat: 0 }), false);
});
