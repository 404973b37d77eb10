/** What a screen reader hears: one polite log for public events, one assertive line for what cannot wait. */
import { signal } from "../vendor/signals.js";

const GAP = 700;

export const spokenLine = signal("");
export const urgentLine = signal("");

/** @type {string[]} */
let waiting = [];
let scheduled = false;

/** Say a public line; lines that come close together are said as one. @param {string} line */
export function say(line) {
  waiting.push(line);
  if (scheduled) return;
  scheduled = true;
  setTimeout(() => {
    spokenLine.value = waiting.slice(-6).join(" ");
    waiting = [];
    scheduled = false;
  }, GAP);
}

/** Say at once: your turn, an error, a lost connection. @param {string} line */
export function warn(line) {
  urgentLine.value = urgentLine.value === line ? `${line}\u00a0` : line;
}
