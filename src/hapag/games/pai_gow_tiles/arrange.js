/** The routine that arranges four tiles, as the rules have it, with the same choices: what is suggested. */
import { strength } from "./rows.js";

/** @typedef {{player: string, banker: string}} Choices a digit for every hand, by role */

const PARTNERS = [
  [1, 2, 3],
  [2, 1, 3],
  [3, 1, 2],
];
/** Tiles that can be told apart: gee joon and the mixed ones are single, the others exist twice. @param {number} tile */
const kindOf = (tile) => (tile < 2 ? tile : tile < 24 ? 1 + (tile >> 1) : tile - 11);
const COPIES = Array.from({ length: 21 }, (_, kind) => (kind >= 2 && kind < 13 ? 2 : 1));

/** @type {Map<string, number>} */
const places = new Map();

/** Number every hand of four kinds as the file does. */
function number() {
  for (let a = 0; a < 21; a++)
    for (let b = a; b < 21; b++)
      for (let c = b; c < 21; c++)
        for (let d = c; d < 21; d++) {
          const hand = [a, b, c, d];
          if (hand.every((kind) => hand.filter((each) => each === kind).length <= (COPIES[kind] ?? 0)))
            places.set(hand.join(), places.size);
        }
}

/** The low and the high that expect most. @param {readonly number[]} hand @param {string} digits @returns {number[][]} */
export function arranged(hand, digits) {
  if (places.size === 0) number();
  const pile = [...hand].sort((a, b) => a - b);
  const choice = Number(digits[places.get(pile.map(kindOf).join()) ?? 0]);
  const [partner = 1, ...rest] = PARTNERS[choice] ?? [];
  const pick = (/** @type {number[]} */ at) => at.map((place) => pile[place] ?? 0);
  const [one, other] = [pick([0, partner]), pick(rest)];
  return strength(one) <= strength(other) ? [one, other] : [other, one];
}
