/** A picture of each game, made of the pieces it is played with. A game unknown here gets a fan of cards. */
import { cardSvg } from "../art/cards.js";
import { chipSvg } from "../art/table-things.js";
import { drawing, html } from "../core/html.js";

/** @typedef {{cards: [string, number, number, number][], chips?: [number, number, number][]}} Scene cards: name, x %, y %, turn */

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
  const { cards, chips = [] } = SCENES[slug] ?? ANY;
  return html`<div class="scene" aria-hidden="true">
    ${cards.map(
      (
        [name, x, y, turn],
        i,
      ) => html`<span key=${i} class="scene-card" style=${{ left: `${x}%`, top: `${y}%`, rotate: `${turn}deg` }}>
      ${name ? drawing(cardSvg(name, cards.length > 6 ? "compact" : "full")) : html`<span class="card-back"></span>`}</span>`,
    )}
    ${chips.map(([amount, x, y], i) => html`<span key=${`c${i}`} class="scene-chip" style=${{ left: `${x}%`, top: `${y}%` }}>${drawing(chipSvg(amount))}</span>`)}
  </div>`;
}
