/**
 * The hint that my seat has asked for: the server works it out from what the seat sees, and it holds until the seat has
 * played or something new has happened to it. What shows it is `parts/hint.js`, fetched only where there are hints.
 */
import { signal } from "./html.js";
import { view } from "./store.js";

/** @typedef {import("./types.js").Hinted} Hinted */

export const shown = signal(/** @type {{hinted: Hinted, situation: string} | null} */ (null));

/** What a seat looks at when it chooses; that others have sealed a choice meanwhile is no news. @param {number} seat */
export function situation(seat) {
  const round = view.value?.mine.find((each) => each.seat === seat)?.round;
  return JSON.stringify({ ...round, sealed: null, seat });
}

/** The hint that still holds for a seat, null if there is none. @param {number | null} seat @returns {Hinted | null} */
export function hintFor(seat) {
  const now = shown.value;
  return now && seat === now.hinted.seat && now.situation === situation(seat) ? now.hinted : null;
}

/** Does the hint say to press the button of this key (`raise-80`, `hit`)? @param {Hinted | null} hinted @param {string} key */
export function isAdvised(hinted, key) {
  const move = hinted?.move.replaceAll(" ", "-") ?? "";
  return move === key || move.startsWith(`${key}-`);
}

/** Does the hint say to choose this value, as a stake? @param {Hinted | null} hinted @param {number | string} value */
export const isAdvisedValue = (hinted, value) => hinted?.move.split(" ").slice(1).includes(String(value)) ?? false;
