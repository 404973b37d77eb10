/** What was said: the caption under the table, the log of the round, the ledger. */
import { html, signal, useContext, useEffect, useRef, useState } from "../core/html.js";
import { motion, prefs } from "../core/prefs.js";
import { info, lines, seatName, table, view, words } from "../core/store.js";
import { waiting } from "../core/telling.js";
import { Around } from "./around.js";

const AT_ONCE = 2;
const STEP = 1600;

/** Has the caption still something to say? */
export const telling = signal(false);

/** Does a line say how the round ended? What came before then is over too. @param {{event: {event: string}} | undefined} line */
const isEnd = (line) => line !== undefined && (info.value?.results.includes(line.event.event) ?? false);

/**
 * The caption under the table: a newer view speaks at once, its lines follow each other so that each can be read, and
 * the newest stays. That somebody has chosen is shown by a padlock at the seat and told in the log, not here.
 */
export function Caption() {
  const { aside = [], finale = 0 } = useContext(Around);
  const all = lines.value;
  const [said, setSaid] = useState(/** @type {number[]} */ ([]));
  const last = all.find(({ number }) => number === said[said.length - 1]);
  const weight = { results: info.value?.results ?? [], aside: ["committed", ...aside] };
  const [next, ...more] = waiting(all, said[said.length - 1] ?? 0, weight);
  useEffect(() => {
    telling.value = next !== undefined;
    if (!next) return;
    const first = table.value?.phase === "over" && !view.value?.whole ? motion(finale) : 0;
    const pause = last?.version === next.version && prefs.value.motion !== "off" ? STEP : first;
    const timer = setTimeout(() => setSaid((now) => [...now.slice(1 - AT_ONCE), next.number]), pause);
    return () => clearTimeout(timer);
  }, [next?.number, more.length, last?.number]);
  const shown = all.filter(
    ({ number, version }) => said.includes(number) && (!isEnd(last) || version === last?.version),
  );
  return html`<div class="caption" aria-hidden="true">${shown.map(({ number, text }, i) => html`<p key=${number} class=${i === shown.length - 1 ? "newest" : ""}>${text}</p>`)}</div>`;
}

/** Everything said this round, newest last and in view. */
export function LogPane() {
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const all = lines.value;
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [all.length]);
  return html`<div class="log" ref=${end} tabindex="0" role="group" aria-label=${words.value.t("ui-log")}>
    ${all.length === 0 ? html`<p class="empty">${words.value.t("ui-log-empty")}</p>` : null}
    <ol>${all.map(({ number, text }) => html`<li key=${number}>${text}</li>`)}</ol>
  </div>`;
}

/** Points or net chips of all rounds so far. @param {{delta?: number[] | null}} props `delta`: what this round added */
export function Ledger({ delta = null }) {
  const now = table.value;
  if (!now) return null;
  const t = words.value;
  const best = Math.max(...now.ledger);
  return html`<table class="ledger">
    <caption>${now.target === null ? t.t("ui-ledger") : t.t("ui-ledger-target", { target: now.target })}</caption>
    <thead><tr><th scope="col">${t.t("ui-player")}</th>${delta ? html`<th scope="col">${t.t("ui-this-round")}</th>` : null}<th scope="col">${t.t("ui-total")}</th></tr></thead>
    <tbody>${now.seats.map(
      ({ seat }) => html`<tr key=${seat} class=${now.ledger[seat] === best && best !== 0 ? "leads" : ""}>
      <th scope="row"><span class="dot" data-hue=${seat % 4}>${seat + 1}</span> ${seatName(now, seat)}</th>
      ${delta ? html`<td>${signed(delta[seat] ?? 0)}</td>` : null}<td>${figure(now.ledger[seat] ?? 0)}</td>
    </tr>`,
    )}</tbody>
  </table>`;
}

/** @param {number} points */
export const signed = (points) => (points > 0 ? `+${figure(points)}` : figure(points));

/** A number with a real minus sign. @param {number} points */
export const figure = (points) => points.toLocaleString(words.value.lang).replace("-", "\u2212");
