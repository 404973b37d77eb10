/** What was said: the caption under the table, the log of the round, the ledger. */
import { html, useEffect, useRef, useState } from "../core/html.js";
import { prefs } from "../core/prefs.js";
import { lines, seatName, table, words } from "../core/store.js";

const AT_ONCE = 2;
const STEP = 1100;

/** Lines still to come come faster when many wait. @param {number} waiting */
const pauseFor = (waiting) => (prefs.value.motion === "off" ? 0 : waiting > 4 ? STEP / 2 : STEP);

/**
 * The caption under the table: lines follow each other so that each can be read, and the newest stays.
 * That somebody has chosen is shown by a padlock at the seat and told in the log, not here.
 */
export function Caption() {
  const all = lines.value.filter(({ event }) => event.event !== "committed");
  const newest = all[all.length - 1]?.number ?? 0;
  const [upTo, setUpTo] = useState(0);
  const waiting = all.filter(({ number }) => number > upTo);
  const next = waiting[0]?.number;
  useEffect(() => {
    if (next === undefined) return;
    if (upTo === 0 && all.length > 8) return setUpTo(newest);
    const timer = setTimeout(() => setUpTo(next), upTo === 0 ? 0 : pauseFor(waiting.length));
    return () => clearTimeout(timer);
  }, [next, upTo]);
  const shown = all.filter(({ number }) => number <= upTo).slice(-AT_ONCE);
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
      ${delta ? html`<td>${signed(delta[seat] ?? 0)}</td>` : null}<td>${minus(now.ledger[seat] ?? 0)}</td>
    </tr>`,
    )}</tbody>
  </table>`;
}

/** @param {number} points */
export const signed = (points) => (points > 0 ? `+${minus(points)}` : minus(points));

/** A number with a real minus sign. @param {number} points */
const minus = (points) => points.toLocaleString(words.value.lang).replace("-", "\u2212");
