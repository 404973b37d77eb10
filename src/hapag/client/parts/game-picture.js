/** A picture of each game, made of the pieces it is played with, as its `scene.json` lays them; otherwise a fan of cards. */
import { faceSvg } from "../art/faces.js";
import { chipSvg } from "../art/table-things.js";
import { staticRoot } from "../core/api.js";
import { drawing, html, useEffect, useState } from "../core/html.js";

/** @typedef {import("../core/types.js").Scene} Scene */

/** @type {Scene} */
const ANY = {
  cards: [
    ["Qh", 30, 50, -16],
    ["Ks", 50, 44, 0],
    ["Ad", 70, 50, 16],
  ],
};

/** @param {{game: import("../core/types.js").GameCard}} props */
export function GamePicture({ game }) {
  const { cards, chips = [], art, width } = game.scene ?? ANY;
  const [drawn, setDrawn] = useState(!art);
  useEffect(() => {
    if (art) import(`${staticRoot()}/games/${game.slug}/${art}`).then(() => setDrawn(true), console.error);
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
