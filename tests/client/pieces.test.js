import assert from "node:assert/strict";
import { test } from "node:test";
import { moveText, nameOf, piecesText, sorted } from "../../src/hapag/client/core/pieces.js";

const NAMES = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
const number = (name) => NAMES.indexOf(name);
const hand = (text) => text.split(" ").map(number);

test("a back has no name", () => {
  assert.equal(nameOf(-1, NAMES), "");
});

test("cards are written as people write them", () => {
  assert.equal(piecesText(hand("Kh Td"), NAMES), "K♥\ufe0e 10♦\ufe0e");
});

test("sorting by rank puts ten between jack and nine", () => {
  assert.deepEqual(sorted(hand("9c Ts Jd 2h"), NAMES, "rank"), hand("Jd Ts 9c 2h"));
});

test("sorting by suit keeps suits together, highest first", () => {
  assert.deepEqual(sorted(hand("2h As Kh 3s"), NAMES, "suit"), hand("As 3s Kh 2h"));
});

test("backs come after faces when a hand is sorted", () => {
  assert.deepEqual(sorted([-1, number("2c")], NAMES, "rank"), [number("2c"), -1]);
});

test("a move names its verb and the pieces picked", () => {
  const offer = { verb: "play", bounds: { cards: { bound: "pick" } }, barred: null };
  assert.equal(moveText(offer, { cards: hand("As Kd") }, NAMES), "play As Kd");
});

test("a move writes numbers and words before pieces, in the offer's order", () => {
  const offer = { verb: "meld", bounds: { pile: { bound: "one" }, cards: { bound: "pick" } }, barred: null };
  assert.equal(moveText(offer, { cards: hand("4h"), pile: 2 }, NAMES), "meld 2 4h");
});

test("rows of a split are parted by strokes", () => {
  const offer = { verb: "arrange", bounds: { rows: { bound: "split" } }, barred: null };
  assert.equal(moveText(offer, { rows: [hand("2c 2d"), hand("As Ks")] }, NAMES), "arrange 2c 2d / As Ks");
});

test("a move without arguments is its verb", () => {
  assert.equal(moveText({ verb: "check", bounds: {}, barred: null }, {}, NAMES), "check");
});

test("a joker leads however a hand is sorted, and what is no card keeps its order", () => {
  const names = [...NAMES, "Jk"];
  for (const by of /** @type {const} */ (["rank", "suit"]))
    assert.equal(sorted([number("Jd"), number("As"), 52], names, by)[0], 52);
  assert.deepEqual(sorted([2, 0, 1], ["teen", "chong", "five-41"], "suit"), [0, 1, 2]);
});
