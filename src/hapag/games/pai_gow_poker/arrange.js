/** The routine that arranges seven cards, as the rules have it, with the same figures: what is suggested. */
import { handOf, strength } from "./rows.js";

/**
 * Chances in ten thousandths: first the plain ones, then how a card of each kind (13 ranks, joker) moves them.
 * @typedef {{marks: number[], low: number[][], high: number[][]}} Role
 * @typedef {{player: Role, banker: Role}} Figures
 */

/** The place of a low hand among all 91, weakest first. @param {readonly number[]} pair */
function placeOf(pair) {
  const { code, ranks } = handOf(pair);
  const [a = 0, b = 0] = ranks;
  return code === "pair" ? 78 + a : (a * (a - 1)) / 2 + b;
}

/** @param {number[][]} curves @param {number[]} kinds @param {number} place */
const moved = (curves, kinds, place) =>
  kinds.reduce((sum, kind) => sum + (curves[kind + 1]?.[place] ?? 0), curves[0]?.[place] ?? 0);

/** The chances that a low and a high win, added up. @param {Role} role @param {number[]} kinds @param {readonly number[]} low @param {number} high */
function worth({ marks, low: lows, high: highs }, kinds, low, high) {
  const above = marks.findIndex((mark) => mark > high);
  const step = (above < 0 ? marks.length - 1 : above) - 1;
  const [left = 0, right = 1] = [marks[step], marks[step + 1]];
  const part = (high - left) / (right - left);
  return (
    moved(lows, kinds, placeOf(low)) + (1 - part) * moved(highs, kinds, step) + part * moved(highs, kinds, step + 1)
  );
}

/** The low and the high that expect most. @param {readonly number[]} hand @param {Role} role @returns {number[][]} */
export function arranged(hand, role) {
  const pile = [...hand].sort((a, b) => a - b);
  const kinds = pile.map((card) => card >> 2);
  let [best, found] = [-Infinity, /** @type {number[][]} */ ([[], []])];
  for (const [i, one] of pile.entries()) {
    for (const other of pile.slice(i + 1)) {
      const low = [one, other];
      const high = pile.filter((card) => !low.includes(card));
      const strong = strength(high);
      if (strong < strength(low)) continue;
      const value = worth(role, kinds, low, strong);
      if (value > best) [best, found] = [value, [low, high]];
    }
  }
  return found;
}
