import assert from "node:assert/strict";
import { test } from "node:test";

const store = new Map();
globalThis.localStorage ??= {
  getItem: (key) => store.get(key) ?? null,
  setItem: (key, value) => store.set(key, value),
};
const { chosen } = await import("../../src/hapag/client/core/languages.js");

const KNOWN = ["en", "fil", "th"];

test("the owner’s choice comes before the browser’s languages", () => {
  assert.equal(chosen("th", ["fil", "en"], KNOWN), "th");
});

test("without a choice the first of the browser’s languages that there is counts", () => {
  assert.equal(chosen("", ["de-AT", "th-TH", "en"], KNOWN), "th");
  assert.equal(chosen("", ["tl"], KNOWN), "fil");
});

test("a choice that is not known any more is no choice; without any there is English", () => {
  assert.equal(chosen("xx", ["fil-PH"], KNOWN), "fil");
  assert.equal(chosen("", ["de"], KNOWN), "en");
});
