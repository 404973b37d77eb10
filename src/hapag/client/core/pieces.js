/** Pieces by number and name: what a screen writes, says and sorts by. */

/** A piece nobody here may see. @param {number} piece */
export const isBack = (piece) => piece < 0;

/**
 * The notation of a piece (`Kh`); copies of one deck in a shoe share it. Empty for a back.
 * @param {number} piece @param {string[]} names
 */
export const nameOf = (piece, names) => (piece < 0 ? "" : (names[piece] ?? names[piece % 1000] ?? ""));

/** @type {Record<string, string>} */
const SIGNS = { c: "\u2663\ufe0e", d: "\u2666\ufe0e", h: "\u2665\ufe0e", s: "\u2660\ufe0e" };

/** As people write it: `Kh` is K♥, `Td` is 10♦; other pieces keep their notation. @param {string} name */
export function pieceText(name) {
  const card = /^([2-9TJQKA])([cdhs])$/.exec(name);
  if (!card) return name;
  return (card[1] === "T" ? "10" : card[1]) + (SIGNS[card[2] ?? ""] ?? "");
}

/** @param {readonly number[]} pieces @param {string[]} names */
export const piecesText = (pieces, names) => pieces.map((piece) => pieceText(nameOf(piece, names))).join(" ");

const RANKS = "23456789TJQKA";
const SUITS = "shcd";

/**
 * Order a hand for the eye, highest first. A joker leads; what is not a card keeps its number's order; backs come last.
 * @param {readonly number[]} pieces @param {string[]} names @param {"rank" | "suit"} by
 */
export function sorted(pieces, names, by) {
  const key = (/** @type {number} */ piece) => {
    const card = /^([2-9TJQKA])([cdhs])$/.exec(nameOf(piece, names));
    if (!card) return -1; // the joker, and what is no card
    const rank = RANKS.length - RANKS.indexOf(card[1] ?? "");
    const suit = SUITS.indexOf(card[2] ?? "");
    return by === "rank" ? rank * 10 + suit : suit * 100 + rank;
  };
  return [...pieces].sort((a, b) => Number(isBack(a)) - Number(isBack(b)) || key(a) - key(b) || a - b);
}

/**
 * The text of a move, from an offer and the values of its arguments in the offer's order.
 * A pick or split is given as pieces or rows of pieces, anything else as it is.
 * @param {import("./types.js").Offer} offer
 * @param {Record<string, number[] | number[][] | number | string>} values @param {string[]} names
 */
export function moveText(offer, values, names) {
  const words = Object.keys(offer.bounds).map((field) => argument(values[field], names));
  return [offer.verb, ...words].filter(Boolean).join(" ");
}

/** @param {number[] | number[][] | number | string | undefined} value @param {string[]} names @returns {string} */
function argument(value, names) {
  if (!Array.isArray(value)) return value === undefined ? "" : String(value);
  if (Array.isArray(value[0])) return value.map((row) => argument(/** @type {number[]} */ (row), names)).join(" / ");
  return value.map((piece) => nameOf(/** @type {number} */ (piece), names)).join(" ");
}
