/** The browser derives and checks exactly what the server does: the values are those of tests/fair/test_cuts.py. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as fair from "../../src/hapag/client/core/fair.js";
import { bytes, committed, hex, order, rootOf, seed, wrong } from "../../src/hapag/client/core/fair.js";
import { heard, owed, receipt, seals, showed } from "../../src/hapag/client/core/seals.js";

const ROOT = "ab".repeat(32);
const numbered = (n) => n.toString(16).padStart(64, "0");
const cut = (seat, n) => ({ seat, commit: committed(ROOT, seat, numbered(n)), number: numbered(n) });

test("the derivation is that of the server", () => {
  const cuts = [cut(0, 1), { seat: 1, commit: "", number: "" }, cut(2, 3)];
  assert.equal(hex(seed(ROOT, cuts)), "af317427344f7585d8842932f782371183eeb552142a7d98f50b37d282dd6305");
  assert.deepEqual(order(ROOT, cuts, [5, 2]), [
    [1, 0, 3, 4, 2],
    [0, 1],
  ]);
  assert.equal(committed(ROOT, 2, "22".repeat(32)), "8a45ab953bcda25146ba343b7b0698e35937c86aeeef302eda6a2a9eb0556508");
});

const SIZES = [3, 2];
const KEPT = "a3d4586aa7096227a2a7575da569d1c803ecd482a9f0930943fc831ace92a9fd";
/** Openings printed by hapag.fair for the packs (3, 1, 2) and (1001, 1000) under a secret of zeros. */
const OPENED = JSON.parse(
  `[{"pack":0,"place":0,"piece":3,"salt":"cbbd39f93f0630f4d9bf19ac9cfd3666","path":["0f358f3ab1a81d589814135c3403b58340d8c84990a066169b4aa1877f32823e","d7dfd2204ef77ba0af805f07801c2d37f3da5c7db803281fa85e4eaf9a5d74a5","af68975ea6957e5f49611f0d070a7c995a8ff00cf7c85e7b9a32f5aa84a8b619"]},{"pack":0,"place":2,"piece":2,"salt":"43d55166c3f603ded4f6f2e54e38b7b6","path":["1abc52b7f453f351fcc797fd89ff36ad361f9f15b7b0c5d598985a9a4f62e021","8da89f4e780708d20ccd2aba05a818dc4841685a7bed47639f101fcbf59b0530","af68975ea6957e5f49611f0d070a7c995a8ff00cf7c85e7b9a32f5aa84a8b619"]},{"pack":1,"place":1,"piece":1000,"salt":"6323a1b1d3e5bf5c3a465147d465ddf7","path":["9fc334282a89b8d73b66fadff73e508e9512001de2373980100a345ae07419de"]}]`,
);

test("an opening leads to the root, and a changed one does not", () => {
  for (const opened of OPENED) {
    assert.equal(rootOf(opened, SIZES), KEPT);
    for (const change of [
      { piece: opened.piece + 1 },
      { place: (opened.place + 1) % SIZES[opened.pack] },
      { salt: "00".repeat(16) },
    ])
      assert.notEqual(rootOf({ ...opened, ...change }, SIZES), KEPT);
    assert.equal(rootOf({ ...opened, path: opened.path.slice(1) }, SIZES), null);
    assert.equal(rootOf({ ...opened, place: 3 }, SIZES), null);
  }
});

const sealing = (extra = {}) => ({ root: KEPT, packs: [0, 1], sizes: SIZES, cuts: [], openings: OPENED, ...extra });

test("a seal is found wrong by the first thing that does not hold", () => {
  assert.equal(wrong(sealing(), undefined), null);
  assert.equal(wrong(sealing({ openings: [...OPENED, OPENED[0]] }), undefined)?.code, "ui-fair-twice");
  assert.equal(wrong(sealing({ openings: [{ ...OPENED[0], piece: 9 }] }), undefined)?.code, "ui-fair-bad-card");
  const mine = { seat: 0, commit: committed(KEPT, 0, numbered(7)), number: numbered(7) };
  assert.equal(wrong(sealing({ cuts: [mine] }), numbered(7)), null);
  assert.equal(wrong(sealing({ cuts: [{ ...mine, number: numbered(8) }] }), undefined)?.code, "ui-fair-bad-cut");
  assert.equal(wrong(sealing({ cuts: [{ ...mine, number: "" }] }), numbered(7))?.code, "ui-fair-own-cut");
});

const told = (stage, cuts, openings = []) => ({
  seals: [{ root: ROOT, numbers: [0], sizes: [52], cuts, stage }],
  openings: [openings],
});

test("a device first gives a hash, then the number, and only while its own hash is the published one", () => {
  const blank = { seat: 1, commit: "", number: "" };
  const first = owed(told("commit", [blank]), [1], fair);
  assert.equal(first?.t, "cut");
  assert.equal(owed(told("commit", [blank]), [0], fair), null);
  const committedCut = { ...blank, commit: first?.commit ?? "" };
  assert.equal(owed(told("commit", [committedCut]), [1], fair), null);
  const second = owed(told("show", [committedCut]), [1], fair);
  assert.equal(committed(ROOT, 1, second?.number ?? ""), first?.commit);
  assert.equal(owed(told("show", [committedCut]), [1], fair), null, "once is enough");
  assert.equal(owed(told("show", [{ ...blank, commit: "00".repeat(32) }]), [1], fair), null);
  assert.equal(bytes(second?.number ?? "").length, 32);
});

test("openings add up, and the receipt has what was shown", () => {
  heard(told("dealt", [], [OPENED[0]]), null, 1);
  heard(told("dealt", [], [OPENED[0], OPENED[1]]), null, 1);
  showed(ROOT, numbered(5));
  assert.equal(seals.value.seals[0]?.openings.length, 2);
  assert.deepEqual(receipt().own, [numbered(5)]);
  assert.equal("stage" in (receipt().seals[0] ?? {}), false);
  heard({ seals: [{ ...told("dealt", []).seals[0], root: KEPT }], openings: [[]] }, null, 1);
  assert.deepEqual([seals.value.own, seals.value.seals[0]?.openings], [{}, []]);
});

test("a hash exchanged after this device showed its number is found", () => {
  const root = "cd".repeat(32);
  const frame = (stage, cuts) => ({ seals: [{ root, numbers: [0], sizes: [52], cuts, stage }], openings: [[]] });
  const other = { seat: 0, commit: "11".repeat(32), number: "" };
  const first = owed(frame("commit", [other, { seat: 1, commit: "", number: "" }]), [1], fair);
  const mine = { seat: 1, commit: first?.commit ?? "", number: "" };
  assert.equal(owed(frame("show", [other, mine]), [1], fair)?.t, "show");
  heard(frame("dealt", [other, mine]), null, 1);
  assert.equal(wrong(seals.value.seals[0], undefined), null);
  heard(frame("dealt", [{ ...other, commit: "22".repeat(32) }, mine]), null, 1);
  assert.equal(wrong(seals.value.seals[0], undefined)?.code, "ui-fair-changed-cut");
  assert.equal("changed" in (receipt().seals[0] ?? {}), false);
});
