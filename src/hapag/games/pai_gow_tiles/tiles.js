/** The 32 tiles drawn by code: black, ones and fours red, the other pips white, the double six half and half. */
import { drawPieces } from "../../client/art/faces.js";

/** The halves of every tile, top and bottom. @type {Record<string, [number, number]>} */
export const HALVES = {
  "gee-joon-6": [2, 4],
  "gee-joon-3": [1, 2],
  teen: [6, 6],
  day: [1, 1],
  yun: [4, 4],
  gor: [1, 3],
  mooy: [5, 5],
  chong: [3, 3],
  bon: [2, 2],
  foo: [5, 6],
  ping: [4, 6],
  tit: [1, 6],
  look: [1, 5],
  "nine-63": [3, 6],
  "nine-54": [4, 5],
  "eight-62": [2, 6],
  "eight-53": [3, 5],
  "seven-52": [2, 5],
  "seven-43": [3, 4],
  "five-41": [1, 4],
  "five-32": [2, 3],
};

const [L, M, R] = [15, 25, 35];
/** Where the pips of a half stand, on 50 by 50. @type {Record<number, [number, number][]>} */
const PLACES = {
  1: [[M, 26]],
  2: [
    [M, 15],
    [M, 37],
  ],
  3: [
    [L, 13],
    [M, 26],
    [R, 39],
  ],
  4: [
    [L, 16],
    [R, 16],
    [L, 37],
    [R, 37],
  ],
  5: [
    [L, 13],
    [R, 13],
    [M, 26],
    [L, 39],
    [R, 39],
  ],
  6: [
    [L, 12],
    [R, 12],
    [L, 26],
    [R, 26],
    [L, 40],
    [R, 40],
  ],
};
const [RED, WHITE] = ["#e5383b", "#fbf7ea"];

/** @param {number} pips @param {number} x @param {boolean} split */
const colour = (pips, x, split) => (pips === 1 || pips === 4 || (split && x === L) ? RED : WHITE);

/** @param {number} pips @param {boolean} split */
function half(pips, split) {
  const size = pips === 1 ? 8 : 5;
  return (PLACES[pips] ?? [])
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour(pips, x, split)}"/>`)
    .join("");
}

/** @param {string} name */
export function tileSvg(name) {
  const [top, bottom] = HALVES[name] ?? [0, 0];
  const split = name === "teen";
  return (
    `<svg viewBox="0 0 50 100" class="face" aria-hidden="true"><rect x="1" y="1" width="48" height="98" rx="6" fill="#17171b"` +
    ` stroke="#4a4a52" stroke-width="1.5"/><path d="M9 50.500H41" stroke="#4a4a52" stroke-width="1"/>${half(top, split)}` +
    `<g transform="rotate(180 25 50)">${half(bottom, split)}</g></svg>`
  );
}

drawPieces({ knows: (name) => name in HALVES, draw: tileSvg });
