import assert from "node:assert/strict";
import { test } from "node:test";
import { isAdvised, isAdvisedValue } from "../../src/hapag/client/core/hints.js";
import { hundred, percent } from "../../src/hapag/client/core/shares.js";
import { hues, next } from "../../src/hapag/client/parts/odds-chart.js";

const cell = { letter: "H", ev: { hit: 0 } };
const grid = {
  choices: [
    { letter: "D", verb: "double" },
    { letter: "Ds", verb: "double" },
    { letter: "H", verb: "hit" },
  ],
  cells: [
    [cell, null, cell],
    [cell, cell, cell],
  ],
};

test("arrow keys lead from cell to cell, over empty ones, and stop at the edge", () => {
  assert.deepEqual(next(grid, [0, 0], "ArrowRight"), [0, 2]);
  assert.deepEqual(next(grid, [0, 2], "ArrowDown"), [1, 2]);
  assert.deepEqual(next(grid, [1, 1], "ArrowUp"), [1, 1]);
  assert.deepEqual(next(grid, [1, 2], "ArrowRight"), [1, 2]);
  assert.deepEqual(next(grid, [0, 0], "Enter"), [0, 0]);
});

test("letters of the same move have the same colour in every chart", () => {
  const second = {
    choices: [
      { letter: "H", verb: "hit" },
      { letter: "P", verb: "split" },
    ],
  };
  assert.deepEqual(
    [...hues([grid, second])],
    [
      ["double", 0],
      ["hit", 1],
      ["split", 2],
    ],
  );
});

test("the button that a hint means is the one for its move", () => {
  const hinted = (move) => ({ id: "1", seat: 0, move, why: { code: "x" }, ev: {} });
  assert.ok(isAdvised(hinted("hit"), "hit"));
  assert.ok(isAdvised(hinted("bet 20"), "bet-20"));
  assert.ok(isAdvised(hinted("discard As Kd"), "discard"));
  assert.ok(!isAdvised(hinted("bet 20"), "bet-40"));
  assert.ok(!isAdvised(hinted("raise 80"), "raise-8"));
  assert.ok(!isAdvised(null, "hit"));
  assert.ok(isAdvisedValue(hinted("bet banker 20"), 20));
  assert.ok(isAdvisedValue(hinted("bet banker 20"), "banker"));
  assert.ok(!isAdvisedValue(hinted("bet banker 20"), "bet"));
});

test("worths read as chips of a hundred, with a real minus sign, small ones to three digits", () => {
  assert.equal(hundred(-0.129, "en"), "\u221212.9");
  assert.equal(hundred(0.5, "en"), "+50.0");
  assert.equal(hundred(0.0000312, "en", false), "0.003");
  assert.equal(percent(-0.00001, "en"), "0.00 %");
  assert.equal(percent(0.03373, "en"), "3.37 %");
});
