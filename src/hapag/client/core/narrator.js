/**
 * The dealer: what happens at the table is said aloud and heard. It comes after the first cards, follows the views that
 * the screen follows, and knows nothing but public events: what is whispered to a seat has no line (`lines.js`).
 */
import * as api from "./api.js";
import { Sound } from "./audio.js";
import { clipsOf, GAPS, pieceOf, reachable } from "./lines.js";
import { motion, prefs } from "./prefs.js";
import { Queue, spokenLines } from "./queue.js";
import { connection, info, offset, table, view } from "./store.js";
import { touched } from "./touch.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./lines.js").Lines} Lines */
/** @typedef {import("./queue.js").Spoken} Spoken */
/** @typedef {{clips: Record<string, {ms: number}>}} Manifest */

/** Kinds of the fields that a moment has. */
const MOMENTS = { seat: "seat", seats: "seats", way: "text" };
/** Kinds of the fields of events that no game knows. */
const OF_TABLES = { seat: "seat" };
const HURRY = 10;
const TICKS = 5;
/** Effects of one view follow each other so closely. */
const STAGGER = 0.09;
const MOST_EFFECTS = 3;
/** How much higher or lower a sound may come, so that none is heard twice alike. */
const SWAY = 0.04;

/** Milliseconds of peace before clips are fetched that may be needed. */
const SOON = 3000;

const sound = new Sound();
const queue = new Queue();
/** @type {Map<string, Promise<Lines>>} */
const tables = new Map();
/** @type {Map<string, Promise<Manifest>>} */
const manifests = new Map();
const noted = new Set();
const fetched = new Set();
/** @type {(() => void)[]} */
let ends = [];
let speaking = false;
let turnOf = "";
let seen = { code: "", version: -1 };
let phase = "";
/** The deadline of which it was said that it is near. @type {number | null} */
let hurried = null;
let finale = (/** @type {import("./types.js").Round | null} */ _) => 0;
/** Ends the line that is being spoken. */
let cut = () => {};
/** @type {ReturnType<typeof setTimeout> | undefined} */
let over;
/** The last line, and how the last round ended. @type {{line: string[], end: string[]}} */
const last = { line: [], end: [] };

/** Tell whoever listens, such as a test, of a line, of what is spoken of it, of effects: only what everyone may hear. @param {string} what @param {Record<string, unknown>} detail */
const note = (what, detail) => document.dispatchEvent(new CustomEvent(`hapag:${what}`, { detail }));

/** Follow a table from now on. @param {(round: import("./types.js").Round | null) => number} wait milliseconds that its board takes to show how a round ends */
export function attend(wait) {
  finale = wait;
  if (ends.length > 0) return;
  const touch = () => (prefs.value.voice || prefs.value.effects) && sound.unlock();
  const back = () => document.visibilityState === "visible" && sound.wake();
  if (touched.value) touch();
  const on = (/** @type {EventTarget} */ where, /** @type {string} */ what, /** @type {() => unknown} */ then) => {
    where.addEventListener(what, then);
    return () => where.removeEventListener(what, then);
  };
  const timer = setInterval(watchClock, 1000);
  ends = [
    on(window, "pointerup", touch),
    on(window, "keydown", touch),
    on(document, "visibilitychange", back),
    prefs.subscribe(follow),
    view.subscribe((now) => now && void hear(now)),
    () => clearInterval(timer),
  ];
  note("attends", {});
}

/** Leave the table. */
export function rest() {
  for (const end of ends) end();
  ends = [];
  clearTimeout(over);
  silence();
  Object.assign(last, { line: [], end: [] });
  turnOf = "";
}

/** Say the last line again, or how the last round ended. @param {"line" | "end"} what @returns {boolean} is it said aloud? */
export function again(what) {
  const clips = what === "end" && last.end.length > 0 ? last.end : last.line;
  if (!prefs.value.voice || clips.length === 0 || !sound.unlock()) return false;
  silence();
  say([{ clips, weight: "turn", version: seen.version }]);
  return true;
}

/** @param {import("./prefs.js").Prefs} now */
function follow(now) {
  sound.level("voice", now.voice ? now.voiceLevel / 100 : 0);
  sound.level("effects", now.effects ? now.effectsLevel / 100 : 0);
  if (!now.voice) silence();
  if (touched.value && (now.voice || now.effects)) sound.unlock();
}

/** Stop at once, and forget what was still to be said. */
function silence() {
  queue.clear();
  sound.hush();
  cut();
}

/** @param {View} now */
async function hear(now) {
  if (now.table.code === seen.code && now.version <= seen.version) return;
  seen = { code: now.table.code, version: now.version };
  const isNewRound = phase !== "playing" && now.table.phase === "playing";
  phase = now.table.phase;
  const lines = await linesOf(now.table.game);
  if (!lines || now.table.code !== seen.code) return;
  if (now.whole || info.value?.slug !== now.table.game) return remember(now, lines);
  if (isNewRound) {
    silence();
    last.end = [];
  }
  if (now.table.phase === "over" && now.events.length > 0) return hearEnd(now, lines);
  clearTimeout(over);
  tell(now, lines, () => true);
  tellTurn(now, lines);
  prefetch(now.table, lines);
}

/** What happened before we came is not told, unless somebody asks how it ended. @param {View} now @param {Lines} lines */
function remember(now, lines) {
  turnOf = turn(now);
  last.end = spoken(now, lines, () => true).find(({ weight }) => weight === "end")?.clips ?? [];
}

/** The board takes its time to show how a round ends: only what is early is said before it has. @param {View} now @param {Lines} lines */
function hearEnd(now, lines) {
  const isEarly = (/** @type {string} */ tag) => lines.events[tag]?.early ?? false;
  const wait = motion(finale(now.watch));
  turnOf = "";
  if (wait === 0) return finish(now, lines, () => true);
  tell(now, lines, isEarly);
  clearTimeout(over);
  over = setTimeout(() => finish(now, lines, (tag) => !isEarly(tag)), wait);
}

/** @param {View} now @param {Lines} lines @param {(tag: string) => boolean} wanted */
function finish(now, lines, wanted) {
  tell(now, lines, wanted);
  if (now.table.series_over) moment("series", { seats: winners(now.table.ledger) }, now, lines, "end");
  const outcome = outcomeOf(now.table);
  if (outcome) effects([lines.moments[outcome]?.sound]);
}

/** Who leads a ledger. @param {number[]} ledger */
const winners = (ledger) => ledger.flatMap((points, seat) => (points === Math.max(...ledger) ? [seat] : []));

/** What the end of a round means to whoever holds this device. @param {Table} now @returns {"won" | "lost" | null} */
export function outcomeOf({ seats, score }) {
  const mine = (score ?? []).filter((_, seat) => seats[seat]?.mine);
  if (!score || mine.length === 0) return null;
  const best = Math.max(...mine);
  if (best !== 0) return best > 0 ? "won" : "lost";
  return Math.max(...score) > 0 && !info.value?.odds ? "lost" : null;
}

/** Say and sound the events of a view. @param {View} now @param {Lines} lines @param {(tag: string) => boolean} wanted */
function tell(now, lines, wanted) {
  say(spoken(now, lines, wanted));
  effects(now.events.filter(({ event }) => wanted(event)).map(({ event }) => lines.events[event]?.sound));
}

/** The lines of a view's events. @param {View} now @param {Lines} lines @param {(tag: string) => boolean} wanted */
function spoken({ events, version }, lines, wanted) {
  const facts = info.value;
  if (!facts) return [];
  const told = events
    .filter(({ event }) => wanted(event))
    .map((event) => {
      const kinds = facts.events[event.event] ?? OF_TABLES;
      const clips = clipsOf(lines.events[event.event], event, { lines, kinds, names: facts.names });
      return { clips, isEnd: facts.results.includes(event.event), seat: event.seat };
    });
  return spokenLines(told, version);
}

/** @param {string} name @param {Record<string, unknown>} fields @param {View} now @param {Lines} lines @param {import("./queue.js").Weight} weight */
function moment(name, fields, now, lines, weight) {
  const entry = lines.moments[name];
  const clips = clipsOf(entry, fields, { lines, kinds: MOMENTS, names: [] });
  if (clips.length > 0) say([{ clips, weight, version: now.version }]);
  effects([entry?.sound]);
}

/** Which of this device's seats is to act, in a word that changes with it. @param {View} now */
function turn({ table: at }) {
  const seat = at.phase === "playing" ? at.owing.find((each) => at.seats[each]?.mine) : undefined;
  return seat === undefined ? "" : `${at.rounds} ${seat}`;
}

/** @param {View} now @param {Lines} lines */
function tellTurn(now, lines) {
  const due = turn(now);
  const isNew = due !== "" && due !== turnOf;
  turnOf = due;
  if (isNew) moment("turn", { way: now.table.way, seat: Number(due.split(" ")[1]) }, now, lines, "turn");
}

/** The last seconds of a turn of mine. */
async function watchClock() {
  const now = view.value;
  const at = table.value;
  if (!now || !at?.deadline || turn(now) === "" || connection.value.state !== "open") return;
  const left = Math.ceil((at.deadline - Date.now() - offset.value) / 1000);
  const lines = await linesOf(at.game);
  if (!lines) return;
  if (left <= HURRY && left > TICKS && hurried !== at.deadline) {
    hurried = at.deadline;
    moment("hurry", {}, now, lines, "turn");
  } else if (left > 0 && left <= TICKS) effects([lines.moments.tick?.sound]);
}

/** @param {Spoken[]} lines */
function say(lines) {
  if (lines.length === 0) return;
  for (const { clips, weight } of lines) {
    if (weight !== "turn") last.line = clips;
    if (weight === "end") last.end = clips;
  }
  if (!prefs.value.voice || !touched.value || !sound.context) return;
  for (const { clips } of lines) note("line", { clips });
  queue.add(lines);
  if (!speaking) void speak();
}

/** Say what waits, line after line. */
async function speak() {
  speaking = true;
  for (let line = queue.next(); line; line = queue.next()) await speakLine(line).catch(missed);
  sound.duck(false);
  speaking = false;
}

/** @param {Spoken} line */
async function speakLine({ clips }) {
  const voice = prefs.value.speaker;
  const manifest = await manifestOf(voice);
  const unknown = clips.find((key) => !(key in manifest.clips));
  if (unknown) throw new Error(`no clip ${unknown} in the voice ${voice}`);
  const ready = await Promise.all(clips.map((key) => sound.clip(clipUrl(voice, key))));
  if (!prefs.value.voice) return;
  note("said", { clips, voice });
  sound.hush();
  sound.duck(true);
  let at = sound.now + 0.02;
  ready.forEach((clip, i) => {
    sound.play(clip, "voice", at);
    at += clip.length + GAPS[pieceOf(clips[i] ?? "")] / 1000;
  });
  await new Promise((done) => {
    const timer = setTimeout(done, (at - sound.now) * 1000);
    cut = () => {
      clearTimeout(timer);
      done(undefined);
    };
  });
}

/** A line that cannot be spoken has its caption; it is noted once. @param {unknown} error */
function missed(error) {
  const text = error instanceof Error ? error.message : String(error);
  if (noted.has(text)) return;
  noted.add(text);
  console.info(`The dealer leaves a line to its caption: ${text}`);
}

/** Sounds of one view: each once, one close after the other. @param {(string | undefined)[]} names */
function effects(names) {
  if (!prefs.value.effects || !touched.value || !sound.context) return;
  const heard = [...new Set(names.filter((name) => name !== undefined))].slice(0, MOST_EFFECTS);
  heard.forEach((name, i) => void effect(name, i * STAGGER).catch(missed));
}

/** @param {string} name @param {number} after seconds from now */
async function effect(name, after) {
  const at = sound.now + after;
  const clip = await sound.clip(`${root()}/effects/${name}.mp3`);
  if (!prefs.value.effects) return;
  note("heard", { effect: name });
  sound.play(clip, "effects", at, { rate: 1 + SWAY * (2 * Math.random() - 1) });
}

/** Have the clips that this game may need at hand, one after the other. @param {Table} at @param {Lines} lines */
function prefetch({ game, seats }, lines) {
  const voice = prefs.value.speaker;
  const wanted = `${voice} ${game} ${seats.length}`;
  if (!touched.value || !prefs.value.voice || fetched.has(wanted)) return;
  fetched.add(wanted);
  const fetchAll = async () => {
    const manifest = await manifestOf(voice);
    for (const key of reachable(lines, Object.keys(manifest.clips), seats.length)) {
      if (ends.length === 0 || !prefs.value.voice) return void fetched.delete(wanted);
      await fetch(clipUrl(voice, key), { priority: "low" });
    }
  };
  setTimeout(() => void fetchAll().catch(() => fetched.delete(wanted)), SOON);
}

const root = () => `${api.staticRoot()}/client/audio`;
/** @param {string} voice @param {string} key */
const clipUrl = (voice, key) => `${root()}/voice/${voice}/${key}.mp3`;

/** What is said at a game; null if it cannot be had, and then nothing is. @param {string} slug */
const linesOf = (slug) => once(tables, slug, () => api.voice(slug)).catch(() => null);

/** @param {string} voice @returns {Promise<Manifest>} */
const manifestOf = (voice) =>
  once(manifests, voice, async () => {
    const response = await fetch(`${root()}/voice/${voice}/manifest.json`);
    if (!response.ok) throw new Error(`the voice ${voice} is not there`);
    return response.json();
  });

/** Ask once; a failure is not remembered. @template T @param {Map<string, Promise<T>>} kept @param {string} key @param {() => Promise<T>} load @returns {Promise<T>} */
function once(kept, key, load) {
  const found = kept.get(key) ?? load();
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found;
}
