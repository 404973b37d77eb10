/** What was said: the caption under the table, the log of the round, the ledger. */
import { figure } from "../core/figures.js";
import { h, html, signal, useContext, useEffect, useRef, useState } from "../core/html.js";
import { motion, prefs } from "../core/prefs.js";
import { earlier, info, lines, REMEMBERED, seatName, table, view, words } from "../core/store.js";
import { gathered, KEEP, MOST, pause, STEP, waiting } from "../core/telling.js";
import { Around } from "./around.js";

/** Has the caption still something to say? */
export const telling = signal(false);

/** @typedef {import("../core/telling.js").Shown} Shown */

/**
 * The caption under the table: a newer view speaks at once, its lines follow each other so that each can be read, and
 * the newest stays. That somebody has chosen is shown by a padlock at the seat and told in the log, not here.
 */
export function Caption() {
  const { aside = [], finale = 0 } = useContext(Around);
  const all = lines.value;
  const [said, setSaid] = useState(/** @type {Shown[]} */ ([]));
  const weight = { results: info.value?.results ?? [], aside: ["committed", ...aside] };
  const last = said[said.length - 1];
  const [next] = waiting(all, last, weight);
  const key = next && `${next.version} ${next.numbers}`;
  useEffect(() => {
    telling.value = next !== undefined;
    if (!next) return;
    const first = table.value?.phase === "over" && !view.value?.whole ? motion(finale) : 0;
    const pace = { finale: first, step: prefs.value.motion === "off" ? 0 : STEP };
    const show = () => setSaid((now) => [...(next.isEnd ? [] : now.slice(1 - MOST)), { ...next, since: Date.now() }]);
    const timer = setTimeout(show, pause(said, next, Date.now(), pace));
    return () => clearTimeout(timer);
  }, [key, last?.since]);
  useEffect(() => {
    const [oldest, newer] = said;
    if (!oldest || !newer) return;
    const timer = setTimeout(() => setSaid((now) => now.slice(1)), Math.max(0, oldest.since + KEEP - Date.now()));
    return () => clearTimeout(timer);
  }, [said]);
  return html`<div class="caption" aria-hidden="true">${said.map((each) => h(Plate, { key: each.numbers[0], shown: each, newest: each === last }))}</div>`;
}

/** @param {{shown: Shown, newest: boolean}} props */
function Plate({ shown, newest }) {
  const told = lines.value.filter(({ number }) => shown.numbers.includes(number));
  return gathered(told).map((text, i) => html`<p key=${i} class=${newest ? "newest" : ""}>${text}</p>`);
}

/** Everything said this round, newest last and in view; before it what was said last in the rounds before. */
export function LogPane() {
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const all = lines.value;
  const before = all.length < REMEMBERED ? earlier.value.slice(all.length - REMEMBERED) : [];
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [all.length]);
  return html`<div class="log" ref=${end} tabindex="0" role="group" aria-label=${words.value.t("ui-log")}>
    ${all.length === 0 && before.length === 0 ? html`<p class="empty">${words.value.t("ui-log-empty")}</p>` : null}
    <ol>${before.map((text, i) => html`<li key=${`before ${i}`} class="before">${text}</li>`)}${all.map(({ number, text }) => html`<li key=${number}>${text}</li>`)}</ol>
  </div>`;
}

/** Points or net chips of all rounds so far. @param {{delta?: number[] | null}} props `delta`: what this round added */
export function Ledger({ delta = null }) {
  const now = table.value;
  if (!now) return null;
  const t = words.value;
  const best = Math.max(...now.ledger);
  const level = best === Math.min(...now.ledger);
  return html`<table class="ledger">
    <caption>${now.target === null ? t.t("ui-ledger") : t.t("ui-ledger-target", { target: now.target })}</caption>
    <thead><tr><th scope="col">${t.t("ui-player")}</th>${delta ? html`<th scope="col">${t.t("ui-this-round")}</th>` : null}<th scope="col">${t.t("ui-total")}</th></tr></thead>
    <tbody>${now.seats.map(
      ({ seat }) => html`<tr key=${seat} class=${now.ledger[seat] === best && !level ? "leads" : ""}>
      <th scope="row"><span class="dot" data-hue=${seat % 4}>${seat + 1}</span> ${seatName(now, seat)}</th>
      ${delta ? html`<td>${signed(delta[seat] ?? 0)}</td>` : null}<td>${figure(now.ledger[seat] ?? 0)}</td>
    </tr>`,
    )}</tbody>
  </table>`;
}

/** @param {number} points */
export const signed = (points) => (points > 0 ? `+${figure(points)}` : figure(points));
