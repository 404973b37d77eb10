/**
 * Playing cards drawn by code. `cardSvg("Kh", "full")` is a picture to look at, `cardSvg("Kh", "compact")` one to hold
 * in a fan: its index stays readable in a strip of 24 pixels. Colours come from CSS (`--suit-h` and so on).
 * Other pieces (dominoes, tiles, a coin) are drawn by modules of their own, which make themselves known to `faces.js`.
 */
import { courtFigure, courtRibbon } from "./courts.js";
import { pip, rankMark, rankWidth } from "./glyphs.js";

/** @typedef {import("./glyphs.js").Suit} Suit */
/** @typedef {"full" | "compact"} Face */

/** Where the pips stand: columns 0 to 2, height in hundredths. @type {Record<string, [number, number][]>} */
export const PIP_PLACES = {
  A: [[1, 50]],
  2: [
    [1, 0],
    [1, 100],
  ],
  3: [
    [1, 0],
    [1, 50],
    [1, 100],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 100],
    [2, 100],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 50],
    [0, 100],
    [2, 100],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 50],
    [2, 50],
    [0, 100],
    [2, 100],
  ],
  7: [
    [0, 0],
    [2, 0],
    [1, 25],
    [0, 50],
    [2, 50],
    [0, 100],
    [2, 100],
  ],
  8: [
    [0, 0],
    [2, 0],
    [1, 25],
    [0, 50],
    [2, 50],
    [1, 75],
    [0, 100],
    [2, 100],
  ],
  9: [
    [0, 0],
    [2, 0],
    [0, 33.3],
    [2, 33.3],
    [1, 50],
    [0, 66.7],
    [2, 66.7],
    [0, 100],
    [2, 100],
  ],
  T: [
    [0, 0],
    [2, 0],
    [1, 17],
    [0, 33.3],
    [2, 33.3],
    [0, 66.7],
    [2, 66.7],
    [1, 83],
    [0, 100],
    [2, 100],
  ],
};

/** @param {string} drawing */
const turned = (drawing) => `<g transform="rotate(180 50 70)">${drawing}</g>`;

const PAPER = `<rect x=".6" y=".6" width="98.8" height="138.8" rx="8.5" class="paper"/>`;

/** @param {string} rank @param {Suit} suit */
function corner(rank, suit) {
  const x = rank === "T" ? 3.4 : 4.6;
  return rankMark(rank, x, 7, 22, 4.7) + pip(suit, x + (rankWidth(rank) * 22) / 56, 39, 14);
}

/** @param {string} rank @param {Suit} suit */
function pips(rank, suit) {
  const size = rank === "A" ? 46 : 20;
  return (PIP_PLACES[rank] ?? [])
    .map(([col, at]) => pip(suit, 33.5 + 16.5 * col, 24 + at * 0.92, size, at > 50))
    .join("");
}

/** @param {"J" | "Q" | "K"} rank @param {Suit} suit */
function court(rank, suit) {
  const half =
    `<svg x="0" y="0" width="100" height="140" viewBox="0 0 100 140"><g clip-path="url(#court-half)">` +
    `${courtFigure(rank, suit)}</g></svg>`;
  const emblem = pip(suit, 28.5, 23, 12);
  return (
    `<rect x="20" y="11" width="60" height="118" rx="2" class="frame"/>${half}${turned(half)}${courtRibbon(suit)}` +
    `<rect x="20" y="11" width="60" height="118" rx="2" class="frame-line"/>${emblem}${turned(emblem)}`
  );
}

/** @param {string} rank @returns {rank is "J" | "Q" | "K"} */
const isCourt = (rank) => rank === "J" || rank === "Q" || rank === "K";

/** @param {string} rank @param {Suit} suit */
function fullFace(rank, suit) {
  const index = corner(rank, suit);
  return (isCourt(rank) ? court(rank, suit) : pips(rank, suit)) + index + turned(index);
}

/** @param {string} rank @param {Suit} suit */
function compactFace(rank, suit) {
  const narrow = rank === "T" ? 0.86 : 1;
  const index = `<g class="index"><g transform="scale(${narrow} 1)">${rankMark(rank, 5.5 / narrow, 8, 40, 4.9)}</g>${pip(suit, 20, 67, 29)}</g>`;
  const picture = isCourt(rank)
    ? `<g transform="translate(20 33)scale(.96)" clip-path="url(#court-bust)">${courtFigure(rank, suit)}</g>`
    : pip(suit, 68, 105, 50);
  return picture + index;
}

const JOKER =
  `<path d="M50 84l-30-6c-4-20 2-34 14-40-2 12 4 20 10 22 0-14 4-22 6-24 2 2 6 10 6 24 6-2 12-10 10-22 12 6 18 20 14 40z"` +
  ` fill="#c0182b" stroke="#20180f" stroke-width="1.5"/><path d="M20 78c20 8 40 8 60 0l-3 12c-18 6-36 6-54 0z" fill="#e8b93e" stroke="#20180f"/>` +
  `<circle cx="34" cy="38" r="5" fill="#e8b93e" stroke="#20180f"/><circle cx="50" cy="34" r="5" fill="#e8b93e" stroke="#20180f"/>` +
  `<circle cx="66" cy="38" r="5" fill="#e8b93e" stroke="#20180f"/>`;

const jokerFace = `${rankMark("J", 6, 8, 22)}<g transform="translate(2 12)">${JOKER}</g>${turned(rankMark("J", 6, 8, 22))}`;

/** @param {string} name @param {Face} face */
function draw(name, face) {
  if (name === "Jk") return jokerFace;
  const rank = name.charAt(0);
  const suit = /** @type {Suit} */ (name[1]);
  return face === "full" ? fullFace(rank, suit) : compactFace(rank, suit);
}

/** @type {Map<string, string>} */
const drawn = new Map();

/**
 * The SVG of a card by its notation (`As`, `Td`, `Jk`). Drawn once, then remembered.
 * @param {string} name @param {Face} [face]
 */
export function cardSvg(name, face = "full") {
  const key = name + face;
  const known = drawn.get(key);
  if (known) return known;
  const svg = `<svg viewBox="0 0 100 140" class="face suit-${name[1]}" aria-hidden="true">${PAPER}${draw(name, face)}</svg>`;
  drawn.set(key, svg);
  return svg;
}

/** Clip paths shared by all court cards; the page holds them once. */
export const CARD_DEFS =
  `<svg width="0" height="0" class="defs" aria-hidden="true"><defs>` +
  `<clipPath id="court-half"><path d="M20 11H80V60.600L20 79.400z"/></clipPath>` +
  `<clipPath id="court-bust"><path d="M14 8H80V110H14z"/></clipPath></defs></svg>`;

/** Is this the notation of a playing card? @param {string} name */
export const isCardName = (name) => name === "Jk" || /^[2-9TJQKA][cdhs]$/.test(name);
