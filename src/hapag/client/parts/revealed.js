/** What lies open before each seat when a round is over: what a spectator sees, so nothing that the rules keep hidden. */
import { h, html, styles } from "../core/html.js";
import { piles } from "../core/piles.js";
import { info, seatName, view, words } from "../core/store.js";
import { CardRow } from "./card.js";

void styles("series.css");

/** @typedef {import("../core/types.js").Table} Table */

/** The open piles of each seat that has any, each piece once. @param {unknown} round @returns {Map<number, number[][]>} */
export function open(round) {
  const found = /** @type {Map<number, number[][]>} */ (new Map());
  for (const { seat, pieces } of piles(round)) {
    if (seat === null) continue;
    const rows = found.get(seat) ?? [];
    const own = pieces.filter((piece) => piece >= 0 && !rows.flat().includes(piece));
    if (own.length > 0) found.set(seat, [...rows, own]);
  }
  return found;
}

/** @param {{table: Table, shape: Record<string, string>}} props `shape`: of pieces that are no cards */
export function Revealed({ table, shape }) {
  const names = info.value?.names ?? [];
  const found = [...open(view.value?.watch)].sort(([a], [b]) => a - b);
  if (found.length === 0) return null;
  const t = words.value;
  return html`<section class="revealed" style=${shape} aria-labelledby="revealed"><h3 id="revealed">${t.t("ui-revealed")}</h3>
    ${found.map(
      ([
        seat,
        rows,
      ]) => html`<div key=${seat} class="revealed-seat"><b><span class="dot" data-hue=${seat % 4}>${seat + 1}</span> ${seatName(table, seat)}</b>
      <div class="revealed-rows">${rows.map((pieces, i) => h(CardRow, { key: i, pieces, names, face: "compact", label: seatName(table, seat) }))}</div></div>`,
    )}
  </section>`;
}
