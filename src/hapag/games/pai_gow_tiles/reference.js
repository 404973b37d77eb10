/** The sixteen pairs in pictures, with what the tiles count and the rank of each alone: open at any time. */
import { Dialog, drawing, h, html, useState } from "../../client/parts/board-kit.js";
import { PAIRS, PIPS } from "./rows.js";
import { tileSvg } from "./tiles.js";

/** @typedef {import("../../client/parts/board-kit.js").BoardProps["words"]} Words */

/** @type {Record<string, [string, string]>} */
const MIXED = {
  "gee-joon": ["gee-joon-6", "gee-joon-3"],
  nines: ["nine-63", "nine-54"],
  eights: ["eight-62", "eight-53"],
  sevens: ["seven-52", "seven-43"],
  fives: ["five-41", "five-32"],
};
const GRID = { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))", gap: "8px" };
const PAIR = { display: "flex", alignItems: "center", gap: "8px" };
const TILES = { display: "flex", gap: "3px", flex: "none" };
const TEXT = { margin: 0, fontSize: "0.8rem", lineHeight: 1.3 };

/** The button that opens the reference. @param {{words: Words}} props */
export function Reference({ words }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return html`<button type="button" style=${{ flex: "none", minHeight: "44px" }} onClick=${() => setOpen(true)}>${words.t("board-reference")}</button>
    ${open ? h(Dialog, { title: words.t("board-reference-title"), onClose: close }, h(Pairs, { words })) : null}`;
}

/** @param {{words: Words}} props */
const Pairs = ({ words }) => html`<p style=${TEXT}>${words.t("board-reference-pairs")}</p>
  <ol style=${{ ...GRID, listStyle: "none", padding: 0, margin: "10px 0" }}>
    ${PAIRS.map((pair, row) => h(Pair, { key: pair, pair, row, words }))}
  </ol>
  <p style=${TEXT}>${words.t("board-reference-other")}</p>
  <p style=${{ ...TEXT, marginTop: "6px" }}>${words.t("board-reference-single")}</p>`;

/** @param {{pair: string, row: number, words: Words}} props */
function Pair({ pair, row, words }) {
  const tiles = MIXED[pair] ?? [pair, pair];
  const joon = row === 0;
  const counts = joon ? words.t("board-counts-joon") : words.t("board-counts", { pips: PIPS[row] ?? 0 });
  const rank = joon
    ? words.t("board-rank-joon")
    : words.t("board-rank", { rank: row === PAIRS.length - 1 ? row + 1 : row });
  return html`<li style=${PAIR}>
    <span style=${TILES} aria-hidden="true">${tiles.map((name, i) => html`<span key=${i} style=${{ width: "30px" }}>${drawing(tileSvg(name))}</span>`)}</span>
    <p style=${TEXT}><b>${row + 1}. ${words.t(`pair-${pair}`)}</b><br />${counts}<br />${rank}</p>
  </li>`;
}
