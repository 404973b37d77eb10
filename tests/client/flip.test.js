import assert from "node:assert/strict";
import { test } from "node:test";
import { glides, MOST_GLIDES } from "../../src/hapag/client/core/flip.js";

const box = (x, y, w = 60) => ({ x, y, w, h: 84 });
const now = (entries) => new Map(entries.map(([id, at, from = null]) => [id, { box: at, from }]));

test("a card that did not move does not glide", () => {
  assert.deepEqual(glides(new Map([["p1", box(0, 0)]]), now([["p1", box(0.4, 0)]])), []);
});

test("a card glides from where it lay", () => {
  const [glide] = glides(new Map([["p1", box(0, 0)]]), now([["p1", box(100, 50)]]));
  assert.deepEqual([glide.dx, glide.dy, glide.scale], [-100, -50, 1]);
});

test("a card that appears comes from its place, and stays put without one", () => {
  const found = glides(
    new Map(),
    now([
      ["p1", box(100, 0), box(0, 0)],
      ["p2", box(9, 9)],
    ]),
  );
  assert.deepEqual(
    found.map(({ id, appears }) => [id, appears]),
    [["p1", true]],
  );
});

test("not too many cards are in the air at once", () => {
  const many = Array.from({ length: 52 }, (_, i) => [`p${i}`, box(i * 10 + 5, 40)]);
  const was = new Map(many.map(([id]) => [id, box(0, 0)]));
  assert.equal(glides(was, now(many)).length, MOST_GLIDES);
});
