/** The piles of a round, found by their names: for screens that know nothing of the game. */

/** @typedef {{path: string, seat: number | null, pieces: number[]}} PileFound */

/** Names that piles go by; other lists of numbers are scores, bets and the like. */
const PILES =
  /^(hand|hole|board|cards?|played|shown|pile|dealer|discards?|face_?down|stock|melds?|trick|row|rows|front|middle|back|low|high|up|down|tiles?|pool|line|layout|kitty|talon)$/;

/** @param {unknown} value @returns {value is number[]} */
const isPile = (value) => Array.isArray(value) && value.length > 0 && value.every((each) => Number.isInteger(each));

/**
 * Every pile of a round, with the seat it lies before. Unknown shapes are skipped, never shown as raw data.
 * @param {unknown} thing @param {string} [path] @param {number | null} [seat] @returns {PileFound[]}
 */
export function piles(thing, path = "", seat = null) {
  if (!thing || typeof thing !== "object") return [];
  if (Array.isArray(thing)) return thing.flatMap((each, i) => inside(each, `${path}`, seat, i));
  const own = /** @type {Record<string, unknown> & {seat?: unknown}} */ (thing);
  const at = typeof own.seat === "number" ? own.seat : seat;
  return Object.entries(own).flatMap(([name, value]) =>
    name === "sealed" || name === "options" ? [] : inside(value, name, at, 0),
  );
}

/** @param {unknown} value @param {string} name @param {number | null} seat @param {number} i @returns {PileFound[]} */
function inside(value, name, seat, i) {
  if (isPile(value)) return PILES.test(name) ? [{ path: `${name}${i || ""}`, seat, pieces: value }] : [];
  return piles(value, name, seat);
}

/**
 * What a seat holds: its hand as it sees it, or else the pieces its offers speak of.
 * @param {import("./types.js").Mine} mine
 */
export function held({ seat, round, offers }) {
  const own = piles(round).filter((pile) => pile.seat === seat && /^(hand|hole|tiles)/.test(pile.path));
  const hand = own.flatMap(({ pieces }) => pieces).filter((piece) => piece >= 0);
  const offered = offers.flatMap(({ bounds }) => Object.values(bounds).flatMap(({ pieces = [] }) => pieces));
  return hand.length > 0 ? hand : [...new Set(offered)];
}
