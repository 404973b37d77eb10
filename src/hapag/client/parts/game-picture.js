/** A picture of each game, made of the pieces it is played with. A game unknown here gets a fan of cards. */
import { faceSvg } from "../art/faces.js";
import { chipSvg } from "../art/table-things.js";
import { staticRoot } from "../core/api.js";
import { drawing, html, useEffect, useState } from "../core/html.js";

/**
 * cards: name, x %, y %, turn. art: the module that draws pieces which are no cards, fetched when they are shown; width: theirs
 * @typedef {{cards: [string, number, number, number][], chips?: [number, number, number][], art?: string, width?: string}} Scene
 */

/** @type {Record<string, Scene>} */
const SCENES = {
  patong: {
    cards: [
      ["9d", 24, 33, -7],
      ["Jh", 42, 31, 0],
      ["Qc", 60, 33, 7],
      ["", 38, 74, -5],
      ["As", 58, 72, 6],
    ],
  },
  holdem: {
    cards: [
      ["Ah", 40, 42, -12],
      ["Kh", 60, 42, 10],
    ],
    chips: [
      [500, 22, 74],
      [100, 78, 76],
      [25, 68, 84],
    ],
  },
  omaha: {
    cards: [
      ["Ah", 28, 42, -15],
      ["Ks", 43, 38, -5],
      ["Qh", 57, 38, 5],
      ["Js", 72, 42, 15],
    ],
    chips: [
      [500, 50, 84],
      [100, 36, 82],
      [25, 64, 82],
    ],
  },
  pusoy: {
    cards: [
      ["Ac", 34, 33, -3],
      ["Ad", 50, 32, 0],
      ["Kh", 66, 33, 3],
      ["8s", 22, 73, -6],
      ["9s", 36, 70, -3],
      ["Ts", 50, 69, 0],
      ["Js", 64, 70, 3],
      ["Qs", 78, 73, 6],
    ],
  },
  blackjack: {
    cards: [
      ["As", 42, 44, -10],
      ["Kd", 60, 48, 8],
    ],
    chips: [
      [100, 20, 76],
      [20, 80, 24],
    ],
  },
  "pai-gow-poker": {
    cards: [
      ["Ac", 42, 26, -4],
      ["Kd", 58, 26, 4],
      ["Jk", 22, 70, -8],
      ["9h", 36, 67, -4],
      ["9s", 50, 66, 0],
      ["5d", 64, 67, 4],
      ["3c", 78, 70, 8],
    ],
  },
  "pai-gow-tiles": {
    art: "games/pai-gow-tiles/tiles.js",
    width: "40px",
    cards: [
      ["teen", 30, 50, -6],
      ["nine-63", 43, 48, -2],
      ["gee-joon-6", 57, 48, 2],
      ["gee-joon-3", 70, 50, 6],
    ],
  },
};

/** @type {Scene} */
const ANY = {
  cards: [
    ["Qh", 30, 50, -16],
    ["Ks", 50, 44, 0],
    ["Ad", 70, 50, 16],
  ],
};

/** @param {{slug: string}} props */
export function GamePicture({ slug }) {
  const { cards, chips = [], art, width } = SCENES[slug] ?? ANY;
  const [drawn, setDrawn] = useState(!art);
  useEffect(() => {
    if (art) import(`${staticRoot()}/${art}`).then(() => setDrawn(true), console.error);
  }, [art]);
  if (!drawn) return html`<div class="scene" aria-hidden="true"></div>`;
  return html`<div class="scene" aria-hidden="true">
    ${cards.map(
      (
        [name, x, y, turn],
        i,
      ) => html`<span key=${i} class="scene-card" style=${{ left: `${x}%`, top: `${y}%`, rotate: `${turn}deg`, width }}>
      ${name ? drawing(faceSvg(name, cards.length > 6 ? "compact" : "full") ?? "") : html`<span class="card-back"></span>`}</span>`,
    )}
    ${chips.map(([amount, x, y], i) => html`<span key=${`c${i}`} class="scene-chip" style=${{ left: `${x}%`, top: `${y}%` }}>${drawing(chipSvg(amount))}</span>`)}
  </div>`;
}
