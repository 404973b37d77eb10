/** What stands between a person and the table: the line is lost, the table is closed, something was refused. */
import { h, html, useEffect, useState } from "../core/html.js";
import { go, route } from "../core/route.js";
import { connection, currentLine, ended, movedAway, table, toast, words } from "../core/store.js";
import { Ledger } from "./caption.js";
import { JoinForm } from "./join.js";

/** @param {number | null} retryAt */
function useSecondsUntil(retryAt) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (retryAt === null) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [retryAt]);
  return retryAt === null ? 0 : Math.max(0, Math.ceil((retryAt - Date.now()) / 1000));
}

/** Across the whole width while the line is down; the seat is kept. */
export function LineNotice() {
  const { state, retryAt } = connection.value;
  const seconds = useSecondsUntil(retryAt);
  const t = words.value;
  if (movedAway.value && state === "open") return h(MovedNotice, null);
  if (state === "open" || ended.value) return null;
  if (state === "connecting") return html`<div class="line-notice soft" role="status">${t.t("ui-connecting")}</div>`;
  if (state === "closed") return null;
  return html`<div class="line-notice" role="alert"><span>${t.t("ui-lost", { seconds })}</span>
    <button type="button" onClick=${() => currentLine()?.hurry()}>${t.t("ui-try-now")}</button></div>`;
}

/** The seat went to another device; here one watches. */
const MovedNotice = () =>
  html`<div class="line-notice soft" role="status"><span>${words.value.t("ui-moved-away")}</span>
    <button type="button" onClick=${() => {
      movedAway.value = false;
    }}>${words.value.t("ui-close")}</button></div>`;

const SHOWN_FOR = 4500;

/** @param {HTMLElement | null} element */
const raise = (element) => element?.showPopover?.();

/** A short line above the action bar, never over it, and above any open sheet. */
export function Toast() {
  const now = toast.value;
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => {
      toast.value = null;
    }, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [now]);
  return now
    ? html`<div class="toast" key=${now.key} ref=${raise} popover="manual" aria-hidden="true">${now.text}</div>`
    : null;
}

/** Nobody plays under this code: most likely a letter is wrong. */
function NoTable() {
  const t = words.value;
  const at = route.value;
  return html`<main class="closed"><div class="panel"><h1>${t.t("ui-no-table", { code: at.page === "table" ? at.code : "" })}</h1>
    <p>${t.t("ui-no-table-line")}</p>${h(JoinForm, null)}
    <button type="button" class="wide" onClick=${() => go("/")}>${t.t("ui-home")}</button></div></main>`;
}

/**
 * The table is no more, or no more here: why, and the ledger as it stands. A seat that another window took over can be
 * taken back.
 * @param {{reason: string}} props
 */
export function ClosedTable({ reason }) {
  const t = words.value;
  const elsewhere = ended.value === "elsewhere";
  if (ended.value === "no-table") return h(NoTable, null);
  const now = table.value;
  const save = async () => (await import("./result.js")).saveRecord();
  return html`<main class="closed"><div class="panel"><h1>${t.t(elsewhere ? "ui-elsewhere" : "ui-closed")}</h1><p>${reason}</p>${now && now.seats.length > 0 ? h(Ledger, null) : null}
    ${now?.phase === "closed" && now.rounds > 0 ? html`<button type="button" class="wide" onClick=${save}>${t.t("ui-save-record")}</button>` : null}
    ${elsewhere ? html`<button type="button" class="wide" onClick=${() => location.reload()}>${t.t("ui-play-here")}</button>` : null}
    <button type="button" class="primary wide" data-key="primary" onClick=${() => go("/")}>${t.t("ui-home")}</button></div></main>`;
}
