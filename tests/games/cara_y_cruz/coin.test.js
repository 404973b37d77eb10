import assert from "node:assert/strict";
import { test } from "node:test";
import { coinSvg, restOf, toss } from "../../../src/hapag/games/cara_y_cruz/coin.js";

test("the coin turns over and over and lands on the side drawn", () => {
  for (const side of ["cara", "cruz"]) {
    const { spin, fly } = toss(side, 20);
    const last = Number(/rotateX\((\d+)deg\)/.exec(spin[spin.length - 1].transform)?.[1]);
    assert.ok(last >= 5 * 360);
    assert.equal(last % 360, restOf(side));
    assert.equal(fly[fly.length - 1].transform, "none");
  }
  assert.notEqual(restOf("cara"), restOf("cruz"));
});

test("its sides look different", () => {
  assert.notEqual(coinSvg("cara"), coinSvg("cruz"));
});
