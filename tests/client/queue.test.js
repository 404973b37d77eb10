/** What the dealer says when much happens at once. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { audible, Kept, SILENCE } from "../../src/hapag/client/core/audio.js";
import { Queue, spokenLines } from "../../src/hapag/client/core/queue.js";

/** @param {string} key @param {number} version @param {"turn" | "end" | "call"} [weight] */
const line = (key, version, weight = "call") => ({ clips: [key], version, weight });

/** What a queue says from here on. @param {Queue} queue */
function rest(queue) {
  const said = [];
  for (let next = queue.next(); next; next = queue.next()) said.push(next.clips.join(" "));
  return said;
}

/** @param {...ReturnType<typeof line>[]} views */
function queued(...views) {
  const queue = new Queue();
  for (const lines of views) queue.add(lines);
  return rest(queue);
}

test("lines come in their order, at most two of them", () => {
  assert.deepEqual(queued([line("a", 1), line("b", 1)]), ["a", "b"]);
  assert.deepEqual(queued([line("a", 1), line("b", 1), line("c", 1)]), ["b", "c"]);
});

test("a newer view drops what an older one left unsaid", () => {
  assert.deepEqual(queued([line("a", 1), line("b", 1)], [line("c", 2)]), ["c"]);
});

test("a view without a word drops nothing", () => {
  assert.deepEqual(queued([line("a", 1)], []), ["a"]);
});

test("whose turn it is comes first", () => {
  assert.deepEqual(queued([line("a", 1), line("b", 1)], [line("you", 1, "turn")]), ["you", "b"]);
});

test("how a round ended is not dropped", () => {
  assert.deepEqual(queued([line("won", 1, "end")], [line("a", 2)]), ["won", "a"]);
  assert.deepEqual(queued([line("a", 1), line("b", 1), line("c", 1), line("won", 1, "end")]), ["b", "c", "won"]);
});

/** @param {string} key @param {boolean} isEnd @param {number} [seat] */
const told = (key, isEnd, seat) => ({ clips: key ? [key] : [], isEnd, ...(seat === undefined ? {} : { seat }) });

test("the ends of a round are one line", () => {
  const lines = spokenLines([told("flop", false), told("won", true, 1), told("lost", true, 2)], 7);
  assert.deepEqual(lines, [line("flop", 7), { clips: ["won", "lost"], version: 7, weight: "end" }]);
});

test("what led to a seat's result gives way to it", () => {
  const lines = spokenLines([told("shows 1", false, 1), told("shows 2", false, 2), told("won 1", true, 1)], 1);
  assert.deepEqual(
    lines.map(({ clips }) => clips[0]),
    ["shows 2", "won 1"],
  );
});

test("a call is heard once in a result", () => {
  const lines = spokenLines(
    [told("call.out", true, 1), told("wins", true, 1), told("call.out", true, 2), told("wins", true, 2)],
    1,
  );
  assert.deepEqual(lines[0]?.clips, ["call.out", "wins", "wins"]);
});

test("an event without a line is none", () => {
  assert.deepEqual(spokenLines([told("", false, 1), told("", true)], 1), []);
});

test("a clip is heard from its first to its last audible sample", () => {
  const quiet = SILENCE / 2;
  assert.deepEqual(audible(Float32Array.from([0, quiet, -0.5, 0, 0.2, -quiet, 0])), [2, 5]);
  assert.deepEqual(audible(Float32Array.from([0, quiet])), [2, 2]);
});

test("the clips used last are kept, a failure is not", async () => {
  /** @type {Kept<string>} */
  const kept = new Kept(2);
  let made = 0;
  const make = async () => `made ${++made}`;
  for (const key of ["a", "b", "a", "c"]) await kept.get(key, make);
  assert.equal(await kept.get("a", make), "made 1");
  assert.equal(await kept.get("b", make), "made 4");
  await assert.rejects(kept.get("d", () => Promise.reject(new Error("no"))));
  assert.equal(await kept.get("d", make), "made 5");
});
