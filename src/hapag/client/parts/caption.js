/** What was said: the caption under the table, the log of the round, the ledger. */
import { html, useEffect, useRef, useState } from "../core/html.js";
import { lines, seatName, table, words } from "../core/store.js";

const KEPT = 3200;

/**
 * The newest caption, at least three seconds each and the newest stays. Lines that come together are shown together.
 */
export function Caption() {
  const all = lines.value;
  const [shown, setShown] = useState(/** @type {string[]} */ ([]));
  const last = useRef(-1);
  const since = useRef(0);
  useEffect(() => {
    const fresh = all.filter(({ number }) => number > last.current);
    if (fresh.length === 0) return;
    last.current = fresh[fresh.length - 1]?.number ?? last.current;
    const texts = fresh.map(({ text }) => text ?? "");
    const keep = Date.now() - since.current < KEPT;
    since.current = Date.now();
    setShown((now) => [...(keep ? now : []), ...texts].slice(-2));
  }, [all]);
  return html`<div class="caption" aria-hidden="true">${shown.map((text, i) => html`<p key=${text} class=${i === shown.length - 1 ? "newest" : ""}>${text}</p>`)}</div>`;
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
      <th scope="row"><span class="dot" data-hue=${seat % 4}>${seat + 1}</span>${seatName(now, seat)}</th>
      ${delta ? html`<td>${signed(delta[seat] ?? 0)}</td>` : null}<td>${(now.ledger[seat] ?? 0).toLocaleString(t.lang)}</td>
    </tr>`,
    )}</tbody>
  </table>`;
}

/** @param {number} points */
export const signed = (points) =>
  points > 0 ? `+${points.toLocaleString()}` : points < 0 ? `\u2212${Math.abs(points).toLocaleString()}` : "0";
