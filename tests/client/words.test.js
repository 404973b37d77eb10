import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { spoken, Words } from "../../src/hapag/client/core/words.js";

const read = (path) => readFileSync(new URL(`../../src/hapag/${path}`, import.meta.url), "utf8");
const NAMES = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
const COMMON = ["kernel/text/en.ftl", "games/text/en.ftl", "client/text/en.ftl"].map(read);
const own = `
event-played = { $who } plays { $cards }.
event-won = { $winner-who } wins: { $hand }.
event-shared = { $seats } share ({ $seats-count }).
event-held = { $sure ->
    [yes] sure
   *[no] unsure
}
hand-test = pair of { $rank }
`;
const words = new Words("en", [...COMMON, own]);
const info = {
  names: NAMES,
  events: {
    played: { seat: "seat", cards: "pieces" },
    won: { winner_seat: "seat", hand: "phrase" },
    shared: { seats: "seats" },
    held: { sure: "flag" },
    silent: {},
  },
};
const name = (seat) => ["Ann", "Ben"][seat] ?? "";
const caption = (event) => words.caption(event, info, name);

test("a caption names the seat as people count, with the screen name, and the cards", () => {
  assert.equal(caption({ event: "played", seat: 1, cards: [47, 32] }), "Seat 2 (Ben) plays K♠\ufe0e 10♣\ufe0e.");
});

test("a seat without a screen name is named by its number", () => {
  assert.equal(caption({ event: "played", seat: 2, cards: [] }), "Seat 3 plays .");
});

test("a name that runs from right to left turns nothing around it", () => {
  const hebrew = words.caption({ event: "played", seat: 0, cards: [47] }, info, () => "שלום");
  assert.match(hebrew, /Seat 1 \(\u2068שלום\u2069\).* plays K♠/u);
  assert.equal([...hebrew].filter((c) => c === "\u2068").length, [...hebrew].filter((c) => c === "\u2069").length);
  assert.doesNotMatch(
    words.caption({ event: "played", seat: 0, cards: [] }, info, () => "Nguyễn Ñ"),
    /[\u2066-\u2069]/u,
  );
});

test("a phrase within a phrase is put into words first", () => {
  const hand = { code: "hand-test", args: { rank: { code: "ranks-K", args: {} } } };
  assert.equal(caption({ event: "won", winner_seat: 0, hand }), "Seat 1 (Ann) wins: pair of kings.");
});

test("several seats make one list", () => {
  assert.equal(caption({ event: "shared", seats: [0, 1] }), "Seat 1 (Ann) and Seat 2 (Ben) share (2).");
});

test("a flag chooses between yes and no", () => {
  assert.equal(caption({ event: "held", sure: true }), "sure");
});

test("an event without a message has no caption", () => {
  assert.equal(caption({ event: "silent" }), null);
});

test("a code without a message is shown in plain letters, nothing breaks", () => {
  assert.equal(words.t("verb-lay_off"), "lay off");
});

test("a card is spoken in full, a back tells nothing", () => {
  assert.equal(spoken(words, NAMES.indexOf("Kh"), NAMES), "king of hearts");
  assert.equal(spoken(words, -1, NAMES), "face-down card");
});

test("every string the screens ask for is in the catalogue", async () => {
  const { readdirSync } = await import("node:fs");
  const base = new URL("../../src/hapag/client/", import.meta.url);
  const files = [
    "app.js",
    ...["core", "parts"].flatMap((room) => readdirSync(new URL(room, base)).map((file) => `${room}/${file}`)),
  ];
  const asked = files.flatMap((file) =>
    [...readFileSync(new URL(file, base), "utf8").matchAll(/"(ui-[a-z0-9-]+)"/g)].map((match) => match[1]),
  );
  assert.ok(asked.length > 80);
  assert.deepEqual(
    [...new Set(asked)].filter((code) => !words.has(code)),
    [],
  );
});
