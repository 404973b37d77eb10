/** What a screen reader hears: one polite log for public events, one assertive line for what cannot wait. */
import { signal } from "../vendor/signals.js";

const GAP = 700;

export const spokenLine = signal("");
export const urgentLine = signal("");

/** @type {string[]} */
let waiting = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Say a public line; lines that come close together are said as one. @param {string} line */
export function say(line) {
  waiting.push(line);
  timer ??= setTimeout(() => {
    spokenLine.value = waiting.slice(-6).join(" ");
    waiting = [];
    timer = undefined;
  }, GAP);
}

/** Say at once: your turn, an error, a lost connection. @param {string} line */
export function warn(line) {
  urgentLine.value = urgentLine.value === line ? `${line}\u00a0` : line;
}
