/** Tables that this device sits at, so that one can come back to them from the first page. Kept on the device alone. */
import { remember, remembered } from "./prefs.js";

/** @typedef {{code: string, game: string, way: string, at: number}} KnownTable `at`: when it was last seen, in ms */

const KEY = "hapag.tables";
/** Milliseconds after which a table without activity is gone from the server too. */
const DAY = 86_400_000;
const MOST = 12;

/** @param {unknown} each @returns {each is KnownTable} */
const isTable = (each) => {
  const { code, game, way, at } = /** @type {any} */ (each ?? {});
  return /^[A-Z]{4}$/.test(code) && typeof game === "string" && typeof way === "string" && typeof at === "number";
};

/** Those that may still be there, the latest first. @param {number} [now] @returns {KnownTable[]} */
export function knownTables(now = Date.now()) {
  const kept = remembered(KEY);
  const tables = Array.isArray(kept) ? kept.filter(isTable) : [];
  return tables.filter(({ at }) => now - at < DAY).sort((a, b) => b.at - a.at);
}

/** This device sits at a table, or does no more. @param {Omit<KnownTable, "at">} table @param {boolean} seated @param {number} [now] */
export function noteTable({ code, game, way }, seated, now = Date.now()) {
  const before = knownTables(now);
  const known = before.find((each) => each.code === code);
  if (seated ? known?.game === game && now - known.at < 60_000 : !known) return;
  const others = before.filter((each) => each.code !== code);
  remember(KEY, seated ? [{ code, game, way, at: now }, ...others].slice(0, MOST) : others);
}

/** A table that is there no more. @param {string} code @param {number} [now] */
export const forgetTable = (code, now = Date.now()) => noteTable({ code, game: "", way: "" }, false, now);
