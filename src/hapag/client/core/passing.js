/**
 * One phone among several people: whose hand may be on the screen. Pure; the screen asks after every view.
 * "table": public things only, "cover": the opaque screen naming the next seat, "open": that seat's own view.
 */

/** @typedef {"table" | "cover" | "open"} Mode */
/** @typedef {{mode: Mode, seat: number | null}} Pass */

/** The next of this device's seats that owes a choice. @param {import("./types.js").View} view */
export const nextSeat = ({ table }) => table.owing.find((seat) => table.seats[seat]?.mine) ?? null;

/** Did cards come to light, or a result, that all should see before the phone goes on? @param {import("./types.js").View} view @param {Record<string, Record<string, string>>} events @param {string[]} results */
export function worthSeeing({ events: said }, events, results) {
  const shows = (/** @type {import("./types.js").GameEvent} */ event) =>
    Object.entries(events[event.event] ?? {}).some(([field, kind]) => kind === "pieces" && visible(event[field]));
  return said.some((event) => results.includes(event.event) || shows(event));
}

/** @param {unknown} pieces */
const visible = (pieces) => Array.isArray(pieces) && pieces.some((piece) => Number(piece) >= 0);

/**
 * After a new view: whatever the last choice brought to light is seen by all first; the open hand stays open while its seat still owes; else the phone goes on.
 * @param {Pass} now @param {number | null} next @param {boolean} see @returns {Pass}
 */
export function passOn(now, next, see) {
  if (next === null) return { mode: "table", seat: null };
  if (next === now.seat) return now;
  const first = now.mode === "cover" && now.seat === null;
  return { mode: see && !first ? "table" : "cover", seat: next };
}
