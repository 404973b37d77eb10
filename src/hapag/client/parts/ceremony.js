/** The end of a series: everybody by place, the highest ledger first; equals share a place. */
import { figure } from "../core/figures.js";
import { h, html, styles } from "../core/html.js";
import { ranking } from "../core/ranking.js";
import { seatName, words } from "../core/store.js";

void styles("series.css");

/** @param {{table: import("../core/types.js").Table}} props */
export function Ceremony({ table }) {
  const t = words.value;
  return html`<section class="ceremony" aria-labelledby="ceremony"><h3 id="ceremony">${t.t("ui-ranking", { rounds: table.rounds })}</h3>
    <ol>${ranking(table.ledger).map(({ seat, place, points, shared }) => h(Rank, { key: seat, name: seatName(table, seat), seat, place, points, shared }))}</ol>
  </section>`;
}

/** @param {{name: string, seat: number, place: number, points: number, shared: boolean}} props */
function Rank({ name, seat, place, points, shared }) {
  const t = words.value;
  const text = t.t(shared ? "ui-place-shared" : "ui-place", { place });
  return html`<li data-place=${place} style=${{ "--at": place }}>
    <b class="medal" aria-hidden="true">${place}</b>
    <span class="dot" data-hue=${seat % 4} aria-hidden="true">${seat + 1}</span>
    <span class="who"><b>${name}</b><small>${text}</small></span>
    <span class="points">${figure(points)}</span>
  </li>`;
}
