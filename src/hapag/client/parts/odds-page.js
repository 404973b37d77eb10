/** What a table against the house costs, how to play it best, and what anything else costs. */
import { iconSvg } from "../art/table-things.js";
import * as api from "../core/api.js";
import { drawing, h, html, styles, useEffect, useState } from "../core/html.js";
import { fixed, percent } from "../core/shares.js";
import { complain, words } from "../core/store.js";
import { Dialog } from "./dialog.js";
import { useGameWords } from "./game-words.js";
import { Chart, hues } from "./odds-chart.js";

await styles("odds.css");

/** @typedef {import("../core/types.js").Figures} Figures */
/** @typedef {import("../core/types.js").Edge} Edge */
/** @typedef {import("../core/words.js").Words} Words */
/** @typedef {{figures: Figures, own: Words}} Part what each part of the page is given */

/** Rounds and chips of the example that says what a deviation feels like. */
const ROUNDS = 100;
const STAKE = 20;
/** Costs below it need more digits. */
const TINY = 0.0005;

/** @param {{slug: string, onClose: () => void, onRules?: () => void}} props */
export function OddsPage({ slug, onClose, onRules }) {
  const [figures, setFigures] = useState(/** @type {Figures | null} */ (null));
  const own = useGameWords(slug);
  useEffect(() => {
    api.odds(slug).then(setFigures, complain);
  }, [slug]);
  const t = words.value;
  const foot = onRules
    ? html`<button type="button" class="wide" onClick=${onRules}>${drawing(iconSvg("rules"))}<span>${t.t("ui-rules")}</span></button>`
    : null;
  const ready = figures !== null && own.has("title");
  return h(
    Dialog,
    { title: t.t("ui-odds"), onClose, look: "guide odds", foot },
    ready ? h(Page, { figures, own }) : html`<p role="status">${t.t("ui-loading")}</p>`,
  );
}

/** @param {Part} props */
const Page = (props) => html`<div class="odds-page">
  ${h(Price, props)}${h(Bets, props)}${h(BestPlay, props)}${h(Costs, props)}${h(Decisions, props)}${h(How, props)}</div>`;

/** The edge in large figures, and in chips that one can imagine. @param {Part} props */
function Price({ figures, own }) {
  const unit = own.t(`bet-${figures.unit}`);
  const side = figures.ev <= 0 ? "house" : "player";
  const all = ROUNDS * STAKE;
  const args = {
    unit,
    side,
    rounds: ROUNDS,
    stake: STAKE,
    mean: fixed(Math.abs(figures.ev) * all, 0, own.lang),
    spread: fixed(figures.sd * Math.sqrt(ROUNDS) * STAKE, 0, own.lang),
  };
  const small = [
    [own.t("odds-element-of-risk"), percent(figures.element_of_risk, own.lang), own.t("odds-of-staked")],
    [own.t("odds-staked"), fixed(figures.staked, 2, own.lang), own.t("odds-times", { unit })],
    [own.t("odds-sd"), fixed(figures.sd, 2, own.lang), own.t("odds-times", { unit })],
  ];
  return html`<section class="odds-price"><h3>${own.t("title")}</h3>
    <p class="odds-edge"><b>${percent(Math.abs(figures.ev), own.lang)}</b><span>${own.t(`odds-${side}-edge`)}, ${own.t("odds-of-unit", { unit })}</span></p>
    <p>${own.t("odds-page-hundred", args)} ${own.t("odds-page-spread", args)}</p>
    <dl>${small.map(([name, value, of]) => html`<div key=${name}><dt>${name} <small>${of}</small></dt><dd>${value}</dd></div>`)}</dl>
  </section>`;
}

/** Each bet with its own edge, where there are several to choose from. @param {Part} props */
function Bets({ figures, own }) {
  const bets = Object.entries(figures.bets ?? {});
  if (bets.length === 0) return null;
  const heads = ["odds-bet", "odds-house-edge", "odds-sd"].map((code) => own.t(code));
  return html`<section><h3>${own.t("odds-bets")}</h3><table class="odds-table">
    <thead><tr>${heads.map((head) => html`<th scope="col" key=${head}>${head}</th>`)}</tr></thead>
    <tbody>${bets.map(
      ([name, edge]) =>
        html`<tr key=${name}><th scope="row">${own.t(`bet-${name}`)}</th><td>${percent(-edge.ev, own.lang)}</td><td>${fixed(edge.sd, 2, own.lang)}</td></tr>`,
    )}</tbody></table></section>`;
}

/** Rules in words, then charts; one colour means the same move in all of them. @param {Part} props */
function BestPlay({ figures, own }) {
  const { rules, grids } = figures.strategy;
  const colours = hues(grids);
  return html`<section><h3>${own.t("odds-best-play")}</h3>
    ${rules.length > 0 ? html`<ol class="odds-rules">${rules.map((rule, i) => html`<li key=${i}>${own.phrase(rule)}</li>`)}</ol>` : null}
    ${grids.map((grid, i) => h(Chart, { key: i, grid, own, colours }))}</section>`;
}

/** @param {Part} props */
function Costs({ figures, own }) {
  const costs = figures.costs ?? [];
  if (costs.length === 0) return null;
  const rows = costs.map(({ name, cost }) => ({ name: own.phrase(name), value: cost }));
  const note = own.t("odds-page-costs", { unit: own.t(`bet-${figures.unit}`) });
  return h(Bars, {
    title: own.t("odds-costs"),
    note,
    rows,
    text: (cost) => percent(cost, own.lang, cost < TINY ? 4 : 2),
    look: "grave",
  });
}

/** @param {Part} props */
function Decisions({ figures, own }) {
  if (figures.decisions.length === 0) return null;
  const rows = figures.decisions.map(({ name, often }) => ({ name: own.phrase(name), value: often }));
  const text = (/** @type {number} */ often) => fixed(100 * often, 1, own.lang);
  return h(Bars, { title: own.t("odds-decisions"), rows, text });
}

/**
 * Amounts as a table whose rows are bars too.
 * @param {{title: string, note?: string, rows: {name: string, value: number}[], text: (value: number) => string, look?: string}} props
 */
function Bars({ title, note, rows, text, look = "" }) {
  const most = Math.max(...rows.map(({ value }) => value), Number.MIN_VALUE);
  return html`<section><h3>${title}</h3>${note ? html`<p class="note">${note}</p>` : null}
    <table class=${`odds-table bars ${look}`} aria-label=${title}><tbody>${rows.map(
      ({ name, value }) =>
        html`<tr key=${name} style=${{ "--share": value / most }}><th scope="row">${name}</th><td>${text(value)}</td></tr>`,
    )}</tbody></table></section>`;
}

/** What was computed, and who says the same. @param {Part} props */
function How({ figures, own }) {
  const unit = own.t(`bet-${figures.unit}`);
  const sources = figures.sources ?? [];
  const places = [...new Set(sources.map(({ where }) => where))];
  return html`<section><h3>${own.t(figures.exact ? "odds-how-exact" : "odds-how")}</h3>
    <p>${own.phrase(figures.convention)}</p>
    ${figures.ev_fraction ? html`<p class="note odds-fraction">${own.t("odds-exactly", { fraction: figures.ev_fraction.replace("-", "\u2212"), unit })}</p>` : null}
    ${sources.length > 0 ? html`<h3>${own.t("odds-sources")}</h3>${places.map((where) => h(Published, { key: where, sources: sources.filter((each) => each.where === where), own }))}` : null}
  </section>`;
}

/** What one page has published. @param {{sources: import("../core/types.js").Source[], own: Words}} props */
function Published({ sources, own }) {
  const [first] = sources;
  const rows = sources.map(
    ({ figure, published, note }, i) =>
      html`<div key=${i}><dt>${own.phrase(figure)}${note ? html` <small>${own.phrase(note)}</small>` : null}</dt><dd>${published}</dd></div>`,
  );
  return html`<div class="odds-source"><a href=${first?.where} target="_blank" rel="noreferrer">${first?.who}</a><dl>${rows}</dl></div>`;
}
