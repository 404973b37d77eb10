/** Dominoes drawn by code: ivory, ink pips, a brass pin. `tileSvg([6, 5], "upright")` has the six on top. */
import { drawPieces } from "../../client/parts/board-kit.js";

/** @typedef {"upright" | "across"} Way */

/** Where pips sit on a half, in a square of 100. @type {Record<number, [number, number][]>} */
const PIPS = {
  0: [],
  1: [[50, 50]],
  2: [
    [27, 27],
    [73, 73],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [29, 24],
    [29, 50],
    [29, 76],
    [71, 24],
    [71, 50],
    [71, 76],
  ],
};
const NAME = /^([0-6])-([0-6])$/;

/** The halves of a tile by its notation, null if it is none. @param {string} name @returns {[number, number] | null} */
export function halvesOf(name) {
  const found = NAME.exec(name);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** @param {number} half @param {number} dx @param {number} dy @param {boolean} turned */
const pips = (half, dx, dy, turned) =>
  (PIPS[half] ?? [])
    .map(([x, y]) => `<circle cx="${(turned ? y : x) + dx}" cy="${(turned ? 100 - x : y) + dy}" r="11.5"/>`)
    .join("");

/** @param {readonly [number, number]} halves the upper one first, or the left one @param {Way} way */
export function tileSvg([first, second], way = "upright") {
  const across = way === "across";
  const [w, h] = across ? [200, 100] : [100, 200];
  const groove = across ? "M100 14V86" : "M14 100H86";
  return `<svg class="face" viewBox="0 0 ${w} ${h}" aria-hidden="true">
    <rect x="1.5" y="1.5" width="${w - 3}" height="${h - 3}" rx="15" fill="#fdf8e8" stroke="#8a7a55" stroke-width="3"/>
    <path d="M16 ${h - 6}H${w - 16}" stroke="#d8c9a0" stroke-width="5" stroke-linecap="round"/>
    <path d="${groove}" stroke="#9b8d6c" stroke-width="4" stroke-linecap="round"/>
    <circle cx="${w / 2}" cy="${h / 2}" r="6.5" fill="#d7a63a" stroke="#8a6516" stroke-width="2"/>
    <g fill="#1b1d24">${pips(first, 0, 0, across)}${pips(second, across ? 100 : 0, across ? 0 : 100, across)}</g></svg>`;
}

drawPieces({ knows: (name) => NAME.test(name), draw: (name) => tileSvg(halvesOf(name) ?? [0, 0]) });
