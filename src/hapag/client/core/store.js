/** What the screen shows, as signals. Only this module changes them; the server's newest view is the truth. */
import { batch, computed, signal } from "../vendor/signals.js";
import { say, warn } from "./a11y.js";
import * as api from "./api.js";
import { lineUrl, takeEarly } from "./early.js";
import { Line } from "./net.js";
import { forgetTable, noteTable } from "./tables.js";
import { Words } from "./words.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").GameInfo} GameInfo */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").Phrase} Phrase */
/** @typedef {{number: number, version: number, event: GameEvent}} Happened an event, numbered, with the version of the view that told it */
/** @typedef {Happened & {text: string | null}} StoryLine */
/** @typedef {{state: import("./net.js").LineState, retryAt: number | null}} Connection */

export const view = signal(/** @type {View | null} */ (null));
export const connection = signal(/** @type {Connection} */ ({ state: "connecting", retryAt: null }));
/** Events of the current round, oldest first. */
export const story = signal(/** @type {Happened[]} */ ([]));
/** What was said last in the rounds before this one, in words, oldest first. */
export const earlier = signal(/** @type {string[]} */ ([]));
/** So much of what was said is always at hand. */
export const REMEMBERED = 20;
/** Events that came with the newest view. */
export const news = signal(/** @type {GameEvent[]} */ ([]));
export const info = signal(/** @type {GameInfo | null} */ (null));
export const words = signal(new Words("en", []));
export const toast = signal(/** @type {{text: string, key: number} | null} */ (null));
export const ended = signal(/** @type {string | null} */ (null));
export const busy = signal(0);

/** Milliseconds to add to this device's clock to get the server's. */
export const offset = signal(0);

export const table = computed(() => view.value?.table ?? null);

/** @type {Line | null} */
let line = null;
let counter = 0;

export const currentLine = () => line;

/** @param {string} lang */
export async function loadCommonWords(lang) {
  words.value = new Words(lang, [await api.commonText(lang)]);
}

/** From now on everything is said in this language. @param {string} lang */
export async function changeLanguage(lang) {
  if (info.value) await loadGame(info.value.slug, lang);
  else await loadCommonWords(lang);
}

/** Words and facts of a game. @param {string} slug @param {string} lang */
export async function loadGame(slug, lang = words.value.lang) {
  if (info.value?.slug === slug && words.value.lang === lang) return;
  const facts = await api.gameInfo(slug, lang);
  batch(() => {
    info.value = { ...facts, names: allNames(facts) };
    words.value = new Words(lang, [facts.words]);
  });
}

/** Names by piece: those of a further pack start at its thousand. @param {GameInfo} facts */
function allNames({ names, more = [] }) {
  const all = [...names];
  more.forEach((pack, i) => {
    pack.forEach((name, j) => {
      all[1000 * (i + 1) + j] = name;
    });
  });
  return all;
}

/** @param {Table} of @param {number} seat */
export const seatName = (of, seat) => of.seats[seat]?.name || words.value.t("ui-seat", { seat: seat + 1 });

/** The round's story in words; events without a caption are left out. */
export const lines = computed(() => {
  const facts = info.value;
  const now = table.value;
  if (!facts || !now) return [];
  const texts = story.value.map(({ number, version, event }) => ({
    number,
    version,
    event,
    text: words.value.caption(event, facts, (seat) => seatName(now, seat)),
  }));
  return texts.filter((/** @type {StoryLine} */ each) => each.text !== null);
});

/** Captions of the events that say how the round ended. */
export const announcement = computed(() =>
  lines.value.filter(({ event }) => info.value?.results.includes(event.event)).map(({ text }) => text ?? ""),
);

/** A new deal starts a new story, even one that begins in silence while stakes are chosen. @param {Table | null} before @param {View} next */
const startsAnew = (before, next) =>
  next.whole ||
  (before?.phase !== "playing" && next.table.phase === "playing") ||
  (next.events.length > 0 && before?.phase !== "playing" && next.watch !== null && next.table.phase !== "lobby");

/** @param {View} next */
function show(next) {
  const before = table.value;
  const added = next.events.map((event) => ({ number: ++counter, version: next.version, event }));
  const isNew = startsAnew(before, next);
  batch(() => {
    offset.value = next.now - Date.now();
    if (isNew && !next.whole)
      earlier.value = [...earlier.value, ...lines.value.map(({ text }) => text ?? "")].slice(-REMEMBERED);
    story.value = isNew ? added : [...story.value, ...added];
    news.value = next.whole ? [] : next.events;
    view.value = next;
  });
  const seated = next.table.phase !== "closed" && next.mine.length > 0;
  noteTable(next.table, seated);
  loadGame(next.table.game).catch(complain);
  if (!next.whole) speak(added);
  if (before) tellOfTable(before, next.table);
  const turn = (/** @type {View | null} */ of) => of?.mine.some(({ seat }) => of.table.owing.includes(seat)) ?? false;
  if (turn(next) && !before?.owing.some((seat) => before.seats[seat]?.mine)) warn(words.value.t("ui-your-turn"));
}

/** This device held a seat that another device holds now. */
export const movedAway = signal(false);

/** What has become of the table between two views, said once. @param {Table} before @param {Table} now */
function tellOfTable(before, now) {
  if (before.host_seat !== now.host_seat) tellHost(before, now);
  const isMine = (/** @type {Table} */ of) => of.seats.some(({ mine }) => mine);
  if (isMine(now)) movedAway.value = false;
  else if (before.seats.some(({ mine, name }, at) => mine && now.seats[at]?.name === name && now.phase !== "closed"))
    movedAway.value = true;
  if (now.host) return;
  const t = words.value;
  if (before.game !== now.game) tell(t.t("ui-other-game", { rounds: before.rounds }));
  else if (before.target !== now.target) tell(t.t("ui-other-target", { target: now.target ?? 0 }));
  else if (JSON.stringify(before.options) !== JSON.stringify(now.options)) tell(t.t("ui-other-options"));
}

/** Somebody else is host now. @param {Table} before @param {Table} now */
function tellHost(before, now) {
  if (now.host_seat === null || before.host_seat === null) return;
  const name = seatName(before, now.host ? before.host_seat : now.host_seat);
  tell(words.value.t(now.host ? "ui-you-are-host" : "ui-new-host", { name }));
}

/** @param {{number: number}[]} added */
function speak(added) {
  const numbers = new Set(added.map(({ number }) => number));
  for (const { number, text } of lines.value) if (numbers.has(number) && text) say(text);
}

/** @param {unknown} error */
export function complain(error) {
  const phrase = error instanceof api.Refused ? error.phrase : { code: "ui-error-unknown" };
  tell(words.value.phrase(phrase));
}

/** Show a short line above the action bar, and say it. @param {string} text */
export function tell(text) {
  toast.value = { text, key: ++counter };
  warn(text);
}

/** A sealed deck: cut it, and keep what is opened. @param {import("./types.js").SealsFrame} frame */
async function takeSeals(frame) {
  const [{ heard, owed, showed }, fair] = await Promise.all([import("./seals.js"), import("./fair.js")]);
  const now = view.value;
  heard(frame, now, info.value?.rules ?? 1);
  const mine = now?.table.seats.filter((seat) => seat.mine).map(({ seat }) => seat) ?? [];
  const command = owed(frame, mine, fair);
  const answer = command && (await line?.send(command)); // a refusal means that the deal did not wait: nothing to tell
  if (answer?.ok && command && "number" in command) showed(command.root, command.number);
}

/** Good-byes of tables that nobody can come back to. */
const GONE = ["no-table", "gone", "closed"];

/** @param {string} code */
export function join(code) {
  leave();
  line = new Line({
    url: lineUrl(code),
    early: takeEarly,
    token: () => api.tokenFor(code),
    onToken: (token) => api.keepToken(code, token),
    onView: show,
    onSeals: (frame) => void takeSeals(frame).catch(complain),
    onState: (state, retryAt) => {
      connection.value = { state, retryAt };
    },
    onBye: (reason) => {
      if (GONE.includes(reason)) forgetTable(code);
      ended.value = reason;
    },
    onRefused: (phrase) => tell(words.value.phrase(phrase)),
  });
  line.open();
}

/** Let go of the line; the seat stays ours. */
export function leave() {
  line?.end();
  line = null;
  batch(() => {
    view.value = null;
    story.value = [];
    earlier.value = [];
    news.value = [];
    toast.value = null;
    ended.value = null;
    movedAway.value = false;
    connection.value = { state: "connecting", retryAt: null };
  });
}

/**
 * Ask the table for something; a refusal is shown in words. Null without a table.
 * @param {Record<string, unknown> & {t: string}} command @returns {Promise<import("./net.js").Answer | null>}
 */
export async function ask(command) {
  if (!line) return null;
  const answer = await line.send(command);
  if (!answer.ok) tell(words.value.phrase(answer.refused));
  return answer;
}

/**
 * Have the table do something; until it answers, `busy`. True when it was done.
 * @param {Record<string, unknown> & {t: string}} command @returns {Promise<boolean>}
 */
export async function send(command) {
  busy.value += 1;
  const answer = await ask(command);
  busy.value -= 1;
  return answer?.ok ?? false;
}
