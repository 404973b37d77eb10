import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { figure } from "../../src/hapag/client/core/figures.js";
import { Words } from "../../src/hapag/client/core/words.js";

const LANGUAGES = readdirSync(new URL("../../src/hapag/client/text", import.meta.url)).map(
  (name) => name.split(".")[0],
);
const NUMBERS = [0, 1, -1, 7, 999, 1000, -1000, 12_345, -999_999, 1_000_000, 9_007_199_254_740_991];
const SOURCE = `
said = { $n }
many = { $n ->
    [one] one
   *[other] { $n } of them
}
`;

test("a whole number is written as each language writes it", () => {
  assert.ok(LANGUAGES.length >= 3);
  for (const lang of LANGUAGES)
    for (const number of NUMBERS) {
      const theirs = new Intl.NumberFormat(lang).format(number);
      assert.equal(figure(number), theirs.replace("-", "\u2212"), lang);
      assert.equal(new Words(lang, [SOURCE]).t("said", { n: number }), theirs, lang);
    }
});

test("a number in a message chooses the plural, and a fraction is written by the browser", () => {
  const words = new Words("en", [SOURCE]);
  assert.equal(words.t("many", { n: 1 }), "one");
  assert.equal(words.t("many", { n: 1200 }), "1,200 of them");
  assert.equal(words.t("said", { n: 1234.5 }), "1,234.5");
});

test("the first cards need nothing of what takes a phone long to make ready", (t) => {
  const made = [];
  for (const kind of ["NumberFormat", "ListFormat"])
    t.mock.method(Intl, kind, () => {
      made.push(kind);
      return { format: String };
    });
  const words = new Words("en", ["event-raised = { $who } raises to { $amount }."]);
  const info = { names: [], events: { raised: { seat: "seat", amount: "amount" } } };
  words.caption({ event: "raised", seat: 0, amount: 2500 }, info, () => "Ann");
  assert.equal(figure(1_000), "1,000");
  assert.deepEqual(made, []);
});
