import assert from "node:assert/strict";
import { test } from "node:test";
import { drawPieces, faceSvg } from "../../src/hapag/client/art/faces.js";

test("cards are drawn from the start, other pieces once their module made them known", () => {
  assert.match(faceSvg("Kh") ?? "", /^<svg/);
  assert.equal(faceSvg("stone"), null);
  drawPieces({ knows: (name) => name === "stone", draw: (name, face) => `<svg>${name} ${face}</svg>` });
  assert.equal(faceSvg("stone", "compact"), "<svg>stone compact</svg>");
});
