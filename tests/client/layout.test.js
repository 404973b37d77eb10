import assert from "node:assert/strict";
import { test } from "node:test";
import { handLayout, LEAST_STRIP, potRaise, readAmount } from "../../src/hapag/client/core/layout.js";

const strip = (n, width) => {
  const { perRow, card } = handLayout(n, width);
  return perRow > 1 ? (width - card) / (perRow - 1) : width;
};

test("every card of a hand keeps a strip of 24 pixels", () => {
  for (let width = 304; width <= 760; width += 8)
    for (let n = 1; n <= 20; n++) assert.ok(strip(n, width) >= LEAST_STRIP, `${n} cards in ${width}px`);
});

test("thirteen cards take two rows below 380 pixels", () => {
  assert.deepEqual(
    [344, 374].map((width) => handLayout(13, width).rows),
    [2, 2],
  );
});

test("thirteen cards take one row where there is room", () => {
  assert.equal(handLayout(13, 500).rows, 1);
});

test("eight cards on a 360 pixel phone stay in one row", () => {
  assert.equal(handLayout(8, 344).rows, 1);
});

test("a pot raise counts the call first", () => {
  assert.equal(potRaise({ low: 40, high: 1000 }, { pot: 30, call: 20, level: 20 }, 1), 70);
});

test("a pot raise never leaves the bounds", () => {
  assert.equal(potRaise({ low: 40, high: 60 }, { pot: 300, call: 20, level: 20 }, 1), 60);
  assert.equal(potRaise({ low: 400, high: 900 }, { pot: 30, call: 20, level: 20 }, 0.5), 400);
});

test("a typed amount may have thousands separators and must be within the bounds", () => {
  assert.equal(readAmount("1,000", { low: 20, high: 1000 }), 1000);
  for (const wrong of ["", "12x", "-40", "1001", "19", "1e2"])
    assert.equal(readAmount(wrong, { low: 20, high: 1000 }), null);
});
