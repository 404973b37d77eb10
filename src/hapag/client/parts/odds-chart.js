/**
 * Best play as a chart: a letter and a colour in each cell. One cell is chosen, by tap or arrow keys; what every choice is
 * worth there stands below the chart.
 */
import { classes, h, html, useEffect, useRef, useState } from "../core/html.js";
import { hundred } from "../core/shares.js";

/** @typedef {import("../core/types.js").Grid} Grid */
/** @typedef {import("../core/types.js").Cell} Cell */
/** @typedef {import("../core/words.js").Words} Words */
/** @typedef {[number, number]} Spot row and column */
/** @typedef {{grid: Grid, own: Words, colours: Map<string, number>}} Props */

/** Characters of a label that still find room beside its row; columns that find room on every phone. */
const LONG = 9;
const MANY = 10;

/** A label that is the same in every language (a ten is 10, as on cards), or words. @param {import("../core/types.js").Label} label @param {Words} own */
export const labelText = (label, own) => (typeof label === "string" ? label.replace(/^T$/, "10") : own.phrase(label));

/** A colour for each verb, the same in all charts of a game. @param {Grid[]} grids @returns {Map<string, number>} */
export function hues(grids) {
  const verbs = new Set(grids.flatMap(({ choices }) => choices.map(({ verb }) => verb)));
  return new Map([...verbs].map((verb, i) => [verb, i % 6]));
}

/** @type {Record<string, (spot: Spot) => Spot>} */
const STEPS = {
  ArrowUp: ([row, column]) => [row - 1, column],
  ArrowDown: ([row, column]) => [row + 1, column],
  ArrowLeft: ([row, column]) => [row, column - 1],
  ArrowRight: ([row, column]) => [row, column + 1],
};

/** The next cell that is not empty in the direction of a key, the same one at the edge. @param {Grid} grid @param {Spot} from @param {string} key @returns {Spot} */
export function next(grid, from, key) {
  const step = STEPS[key];
  let at = from;
  while (step) {
    at = step(at);
    const cell = grid.cells[at[0]]?.[at[1]];
    if (cell === undefined) return from;
    if (cell !== null) return at;
  }
  return from;
}

/** @param {Grid} grid @returns {Spot} */
function firstSpot(grid) {
  const row = grid.cells.findIndex((cells) => cells.some(Boolean));
  return [row, grid.cells[row]?.findIndex(Boolean) ?? 0];
}

/** @param {Props} props */
export function Chart({ grid, own, colours }) {
  const [chosen, setChosen] = useState(/** @type {Spot | null} */ (null));
  const table = useRef(/** @type {HTMLTableElement | null} */ (null));
  const [row, column] = chosen ?? firstSpot(grid);
  const onKey = (/** @type {KeyboardEvent} */ e) => {
    if (!STEPS[e.key]) return;
    e.preventDefault();
    const [r, c] = next(grid, [row, column], e.key);
    setChosen([r, c]);
    const button = table.current?.querySelector(`[data-at="${r}-${c}"]`);
    if (button instanceof HTMLElement) button.focus();
  };
  useEffect(() => {
    if (chosen) table.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const choices = new Map(grid.choices.map((choice) => [choice.letter, choice]));
  const tools = { own, colours, choices, chosen, current: [row, column], onChoose: setChosen };
  const above = grid.rows.some((label) => labelText(label, own).length > LONG);
  const count = grid.columns.length;
  const heads = grid.columns.map((label, i) => html`<th scope="col" key=${i}>${labelText(label, own)}</th>`);
  return html`<figure class=${classes("chart", count > MANY && "wide", above && "above")}>
    <figcaption><h4>${own.phrase(grid.title)}</h4>${h(Legend, { grid, own, colours })}</figcaption>
    <div class="chart-scroll"><table ref=${table} onKeyDown=${onKey} aria-label=${own.phrase(grid.title)}>
      <thead><tr>${above ? null : html`<td></td>`}<th scope="colgroup" colspan=${count}>${own.phrase(grid.top)}</th></tr>
        <tr>${above ? null : html`<th scope="col" class="chart-side">${own.phrase(grid.side)}</th>`}${heads}</tr></thead>
      ${grid.cells.map((cells, r) => h(Row, { key: r, label: labelText(grid.rows[r] ?? "", own), above, cells, r, ...tools }))}
    </table></div>
    ${h(Worth, { grid, own, colours, spot: chosen })}
  </figure>`;
}

/**
 * A row with its label beside it, or above it where labels are long.
 * @param {{label: string, above: boolean, cells: (Cell | null)[], r: number, own: Words, colours: Map<string, number>,
 *   choices: Map<string, import("../core/types.js").Choice>, chosen: Spot | null, current: number[], onChoose: (spot: Spot) => void}} props
 */
function Row({ label, above, cells, r, own, colours, choices, chosen, current, onChoose }) {
  const cellOf = (/** @type {Cell | null} */ cell, /** @type {number} */ c) => {
    if (!cell) return html`<td key=${c}></td>`;
    const choice = choices.get(cell.letter);
    const is = chosen?.[0] === r && chosen[1] === c;
    const here = current[0] === r && current[1] === c;
    return html`<td key=${c}><button type="button" class="chart-cell" data-hue=${colours.get(choice?.verb ?? "")} data-at=${`${r}-${c}`}
      aria-pressed=${is} tabindex=${here ? 0 : -1} aria-label=${choice ? own.phrase(choice.meaning) : cell.letter}
      onClick=${() => onChoose([r, c])}>${cell.letter}</button></td>`;
  };
  const buttons = cells.map(cellOf);
  return above
    ? html`<tbody><tr><th scope="rowgroup" colspan=${cells.length}>${label}</th></tr><tr>${buttons}</tr></tbody>`
    : html`<tbody><tr><th scope="row">${label}</th>${buttons}</tr></tbody>`;
}

/** @param {Props} props */
const Legend = ({ grid, own, colours }) =>
  html`<ul class="legend">${grid.choices.map(({ letter, verb, meaning }) => html`<li key=${letter}><i class="chart-cell" data-hue=${colours.get(verb)} aria-hidden="true">${letter}</i>${own.phrase(meaning)}</li>`)}</ul>`;

/** What each choice is worth in the chosen cell, best first. @param {Props & {spot: Spot | null}} props */
function Worth({ grid, own, colours, spot }) {
  const cell = spot ? grid.cells[spot[0]]?.[spot[1]] : null;
  if (!spot || !cell) return html`<p class="worth note" role="status">${own.t("odds-page-tap")}</p>`;
  const [row, column] = spot;
  const worth = Object.entries(cell.ev).sort(([, a], [, b]) => b - a);
  const best = worth[0]?.[1] ?? 0;
  const place = {
    side: own.phrase(grid.side),
    row: labelText(grid.rows[row] ?? "", own),
    top: own.phrase(grid.top),
    column: labelText(grid.columns[column] ?? "", own),
  };
  const lines = worth.map(([verb, ev], i) => {
    const less = own.t("odds-page-worse", { chips: hundred(best - ev, own.lang, false) });
    return html`<tr key=${verb}><th scope="row" class="verb"><i data-hue=${colours.get(verb)}></i>${own.first([`verb-${verb}`, `bet-${verb}`], verb)}</th>
      <td>${hundred(ev, own.lang)}</td><td>${i === 0 ? own.t("odds-page-best") : less}</td></tr>`;
  });
  return html`<div class="worth" role="status"><table><caption>${own.t("odds-page-place", place)}</caption><tbody>${lines}</tbody></table></div>`;
}
