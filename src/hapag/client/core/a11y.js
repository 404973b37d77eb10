/** What a screen reader hears: one polite log for public events, one assertive line for what cannot wait. */
import { signal } from "../vendor/signals.js";
import { prefs } from "./prefs.js";

const GAP = 700;

export const spokenLine = signal("");
export const urgentLine = signal("");

/** @type {string[]} */
let waiting = [];
let scheduled = false;

/** A line that is said again has to differ, or nobody hears it. @param {string} line @param {string} before */
const fresh = (line, before) => (line === before ? `${line}\u00a0` : line);

/**
 * Say a public line; lines that come close together are said as one. What has just been said at once is not said twice,
 * nor, if the owner wishes, what the dealer says aloud. @param {string} line
 */
export function say(line) {
  if (line === urgentLine.value.trimEnd() || (prefs.value.quiet && prefs.value.voice)) return;
  waiting.push(line);
  if (scheduled) return;
  scheduled = true;
  setTimeout(() => {
    spokenLine.value = fresh(waiting.slice(-6).join(" "), spokenLine.value);
    waiting = [];
    scheduled = false;
  }, GAP);
}

/** Say at once, and nowhere else: your turn, an error, a lost connection. @param {string} line */
export function warn(line) {
  waiting = waiting.filter((each) => each !== line);
  urgentLine.value = fresh(line, urgentLine.value);
}
