/** The order in which a person holds the cards of one deal: by rank or suit until something is moved. It never leaves this device. */
import { signal } from "../vendor/signals.js";

/** @typedef {{deal: string, list: readonly number[]}} Held `deal`: what the order belongs to */

export const own = signal(/** @type {Held} */ ({ deal: "", list: [] }));

/**
 * The hand in its own order; what has come since stands beside whatever it would stand beside otherwise. Pure.
 * @param {readonly number[]} usual order @param {readonly number[]} list own order @returns {number[]}
 */
export function ordered(usual, list) {
  const held = new Set(usual);
  const found = list.filter((piece) => held.has(piece));
  if (found.length === 0) return [...usual];
  const placed = new Set(found);
  usual.forEach((piece, i) => {
    if (placed.has(piece)) return;
    const before = usual[i - 1];
    found.splice(before === undefined ? 0 : found.indexOf(before) + 1, 0, piece);
    placed.add(piece);
  });
  return found;
}

/** A piece is put where another is; those between close up. Pure. @param {readonly number[]} list @param {number} piece @param {number} to place */
export function moved(list, piece, to) {
  const rest = list.filter((each) => each !== piece);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), piece, ...rest.slice(place)];
}
