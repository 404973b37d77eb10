/** Sizes that need arithmetic: how a hand of n cards lies in a given width, and what a bet's presets are. */

/** The least free strip of a card in a fan, in CSS pixels. */
export const LEAST_STRIP = 24;
const NARROW = 380;

/**
 * One row if every card keeps a strip of 24 px, else two; thirteen cards on a narrow phone always take two.
 * @param {number} n @param {number} width @param {number} [tallest] largest card width allowed
 * @returns {{rows: number, perRow: number, card: number}} `card` is a card's width in px
 */
export function handLayout(n, width, tallest = 96) {
  const card = Math.round(Math.min(tallest, Math.max(52, width / 5.1)));
  const strip = n > 1 ? (width - card) / (n - 1) : width;
  const two = n > 1 && (strip < LEAST_STRIP || (width < NARROW && n >= 13));
  return { rows: two ? 2 : 1, perRow: two ? Math.ceil(n / 2) : n, card };
}

/**
 * Totals to raise to: a share of the pot as it would be after calling, on top of the current level.
 * @param {{low: number, high: number}} bound @param {{pot: number, call: number, level: number}} money @param {number} share
 */
export function potRaise({ low, high }, { pot, call, level }, share) {
  const wish = level + Math.round((pot + call) * share);
  return Math.min(high, Math.max(low, wish));
}

/** What a typed amount means: a whole number within the bounds, or null. @param {string} typed @param {{low: number, high: number}} bound */
export function readAmount(typed, { low, high }) {
  const digits = typed.replace(/[\s,.'’]/g, "");
  if (!/^\d{1,9}$/.test(digits)) return null;
  const amount = Number(digits);
  return amount >= low && amount <= high ? amount : null;
}
