/** A table: the lobby before the first deal, then the seats, the game's board, captions, dialogs and notices around it. */
import { iconSvg } from "../art/table-things.js";
import { useGlide } from "../core/flip.js";
import { useGather } from "../core/gather.js";
import { hintFor } from "../core/hints.js";
import { drawing, h, html, useEffect, useLayoutEffect, useState } from "../core/html.js";
import { own as order } from "../core/order.js";
import { held } from "../core/piles.js";
import { prefs } from "../core/prefs.js";
import { brought, dealAtOnce, go } from "../core/route.js";
import {
  busy,
  complain,
  ended,
  info,
  join,
  leave,
  loadGame,
  seatName,
  send,
  table,
  view,
  words,
} from "../core/store.js";
import { Around } from "./around.js";
import { finaleOf, SafeBoard, shapes, useBoard } from "./board-loader.js";
import { Ledger, LogPane, telling } from "./caption.js";
import { Countdown, MoreTime } from "./countdown.js";
import { Dialog } from "./dialog.js";
import { Hand } from "./hand.js";
import { HandOver } from "./hand-over.js";
import { lazy, Waiting, whenIdle } from "./lazy.js";
import { ClosedTable, LineNotice, Toast } from "./notice.js";
import { usePassing } from "./passing.js";
import { SeatChip, Seats } from "./seats.js";
import { SoundSwitches, sayAgain, useDealer } from "./sound.js";

const HintButton = lazy(async () => (await import("./hint.js")).HintButton);
const Lobby = lazy(async () => (await import("./lobby.js")).Lobby, Waiting);
const TableOptions = lazy(async () => (await import("./lobby.js")).TableOptions);
const NextRound = lazy(async () => (await import("./result.js")).NextRound);
const ResultDialog = lazy(async () => (await import("./result.js")).ResultDialog);
const OddsPage = lazy(async () => (await import("./odds-page.js")).OddsPage);
const RulesPage = lazy(async () => (await import("./rules-page.js")).RulesPage);
const FairnessPage = lazy(async () => (await import("./fairness.js")).FairnessPage);
const SeatSheet = lazy(async () => (await import("./seat-sheet.js")).SeatSheet);
const Settings = lazy(async () => (await import("./settings.js")).Settings);

/** @typedef {"rules" | "odds" | "log" | "settings" | "options" | "leave" | "result" | "fairness" | "seat"} Sheet */
/** @typedef {(sheet: Sheet | null | ((open: Sheet | null) => Sheet | null)) => void} OnSheet */
/** @typedef {{seat: number | null, round: import("../core/types.js").Round | null, offers: import("../core/types.js").Offer[]}} Sight */

/** @param {{code: string}} props */
export function TableScreen({ code }) {
  const [sheet, setSheet] = useState(/** @type {Sheet | null} */ (null));
  // Before anything is painted: the line may have a view already.
  useLayoutEffect(() => {
    join(code);
    return leave;
  }, [code]);
  const now = table.value;
  const facts = info.value;
  useEffect(() => {
    if (now) loadGame(now.game).catch(complain);
  }, [now?.game]);
  useEffect(() => {
    if (now?.phase !== "lobby" || dealAtOnce.value !== now.code || !now.host) return;
    dealAtOnce.value = null;
    send({ t: "deal" });
  }, [now?.code, now?.phase]);
  useEffect(() => {
    const token = brought.value;
    if (!now || !token) return;
    brought.value = null;
    send({ t: "take", token });
  }, [now?.code, brought.value]);
  if (ended.value || now?.phase === "closed") return h(ClosedTable, { reason: closedReason() });
  if (!now || !facts || facts.slug !== now.game)
    return html`<div class="loading-table">${h(LineNotice, null)}<p role="status">${words.value.t("ui-loading")}</p></div>`;
  return html`<div class="table-page">
    ${h(TopBar, { title: facts.title, lang: facts.title_lang, onSheet: setSheet })}
    ${h(LineNotice, null)}
    ${now.phase === "lobby" || !(view.value?.watch || now.phase === "playing") ? h(Lobby, { table: now, onOptions: () => setSheet("options"), onRules: () => setSheet("rules") }) : h(Play, { onSheet: setSheet })}
    ${h(Toast, null)}
    ${h(Sheets, { sheet, onSheet: setSheet })}
  </div>`;
}

/** Why the table is closed, in words. */
function closedReason() {
  const now = table.value;
  const t = words.value;
  if (now?.closed) return t.phrase(now.closed);
  return t.first([`bye-${ended.value}`, `refusal-${ended.value}`], t.t("ui-closed-line"));
}

/** @param {{title: string, lang: string | null, onSheet: (sheet: Sheet) => void}} props */
function TopBar({ title, lang, onSheet }) {
  const t = words.value;
  const now = table.value;
  const button = (
    /** @type {string} */ icon,
    /** @type {string} */ label,
    /** @type {Sheet} */ sheet,
    /** @type {string} */ key,
  ) =>
    html`<button type="button" class="round" aria-label=${label} title=${label} data-key=${key} onClick=${() => onSheet(sheet)}>${drawing(iconSvg(icon))}</button>`;
  return html`<header class="top">
    ${button("home", t.t("ui-leave"), "leave", "leave")}
    <div class="top-title"><h1 lang=${lang}>${title}</h1>${now?.way === "online" ? html`<small>${now.code}</small>` : null}</div>
    ${now && now.phase === "playing" ? h(Countdown, { deadline: now.deadline }) : null}
    ${now?.host && now.extensions > 0 ? h(MoreTime, { deadline: now.deadline }) : null}
    ${h(SoundSwitches, null)}${info.value?.odds ? button("odds", t.t("ui-odds"), "odds", "odds") : null}${button("ledger", t.t("ui-log"), "log", "log")}${button("rules", t.t("ui-rules"), "rules", "help")}${button("settings", t.t("ui-settings"), "settings", "settings")}
  </header>`;
}

/** Whose eyes the screen shows the round through. @param {{seat: number | null, hidden: boolean}} wish @returns {Sight} */
function sight({ seat, hidden }) {
  const now = view.value;
  const mine = hidden ? undefined : now?.mine.find((each) => each.seat === seat);
  if (mine?.round) return { seat: mine.seat, round: mine.round, offers: mine.offers };
  return { seat: null, round: now?.watch ?? null, offers: [] };
}

/** @param {{onSheet: OnSheet}} props */
function Play({ onSheet }) {
  const root = useGlide(() => view.value?.whole === false);
  const [covered, setCovered] = useState(false);
  const now = table.value;
  const facts = info.value;
  const board = useBoard(facts?.slug ?? "");
  const pass = usePassing(view.value, board?.aside ?? []);
  const over = now?.phase === "over" || now?.phase === "cutting";
  useDealer(board);
  useYourTurn(board !== null && pass.mode === "open");
  useGather(root, over ? (now?.score ?? null) : null, finaleOf(board, view.value?.watch), view.value?.whole === false);
  useResultSoon(over, telling.value, now?.rounds, onSheet);
  useEffect(() => {
    if (board) whenIdle(() => import("./result.js"));
  }, [board]);
  if (!now || !facts || !board) return null;
  const { seat, round, offers } = sight({ seat: pass.seat, hidden: covered || pass.mode === "table" });
  if (!round) return html`<p class="loading" role="status">${words.value.t("ui-loading")}</p>`;
  if (pass.mode === "cover" && pass.next !== null && !over) return h(Cover, { pass, board });
  const act = (/** @type {string} */ move) => send({ t: "move", seat: seat ?? -1, move, at: view.value?.version ?? 0 });
  const notes = (/** @type {number} */ at) => noteOf(board, round, at, facts, now);
  const own = seat === null ? null : now.seats[seat];
  const around = {
    viewer: seat,
    aside: board.aside ?? [],
    finale: finaleOf(board, round),
    me: own
      ? h(SeatChip, { seat: own, table: now, note: notes(own.seat), mine: true, onMenu: () => onSheet("seat") })
      : null,
    hinted: hintFor(seat),
    tools:
      seat !== null && !over
        ? html`${facts.hints && now.owing.includes(seat) ? h(HintButton, { seat }) : null}${h(CoverButton, { onCover: () => (pass.several ? pass.hide() : setCovered(true)) })}`
        : null,
    bar: h(ScreenBar, { pass, over, covered, onUncover: () => setCovered(false), onResult: () => onSheet("result") }),
  };
  const needsBar = over || covered || (pass.mode === "table" && pass.next !== null);
  const props = {
    round,
    seat,
    offers,
    table: now,
    info: facts,
    act,
    words: words.value,
    busy: busy.value > 0,
    reveal: over,
  };
  return html`<div class="play" ref=${root} data-sort=${prefs.value.sort} data-moved=${order.value.list.length > 0 || undefined} style=${shapes(board)}>
    <main class="felt">
      ${h(Seats, { table: now, viewer: seat, notes })}
      ${h(Around.Provider, { value: { ...around, bar: needsBar ? around.bar : null } }, h(SafeBoard, { key: `${facts.slug}-${seat}`, board, props }))}
</main>
    <aside class="side">${h(Ledger, null)}${h(LogPane, null)}</aside>
  </div>`;
}

/**
 * The result opens by itself once what was revealed has been seen and told; not over another sheet that is open. The
 * next deal puts it away.
 * @param {boolean} over @param {boolean} speaking @param {number | undefined} rounds @param {OnSheet} onSheet
 */
function useResultSoon(over, speaking, rounds, onSheet) {
  useEffect(() => {
    if (!over) return onSheet((open) => (open === "result" ? null : open));
    if (speaking) return;
    const pause = prefs.value.motion === "off" ? 300 : 2200;
    const timer = setTimeout(() => onSheet((open) => open ?? "result"), pause);
    return () => clearTimeout(timer);
  }, [over, speaking, rounds]);
}

/**
 * What the board says of a seat; one that fails says nothing.
 * @param {import("./board-loader.js").BoardModule} board @param {import("../core/types.js").Round} round @param {number} at
 * @param {import("../core/types.js").GameInfo} facts @param {import("../core/types.js").Table} now
 * @returns {import("./seats.js").SeatNote}
 */
function noteOf(board, round, at, facts, now) {
  try {
    return board.seatNote?.(round, at, facts, now) ?? {};
  } catch (error) {
    console.error("The board's note of a seat broke", error);
    return {};
  }
}
/** An installed page wears a mark while it is my turn. @param {boolean} turn */
function markApp(turn) {
  const done = turn ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  done?.catch(() => {}); // only where it is installed
}

/**
 * The title and a short buzz say that it is my turn; the keyboard is led to the actions if it was nowhere else.
 * @param {boolean} ready are they on the screen?
 */
function useYourTurn(ready) {
  const now = table.value;
  const turn = Boolean(now?.phase === "playing" && now.owing.some((seat) => now.seats[seat]?.mine));
  useEffect(() => {
    document.title = `${turn ? "● " : ""}${info.value?.title ?? "Hapag"} · Hapag`;
    markApp(turn);
    if (turn && prefs.value.buzz && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(15);
  }, [turn, info.value]);
  useEffect(() => {
    if (!turn || !ready) return;
    const idle = document.activeElement === null || document.activeElement === document.body;
    const first = document.querySelector('.hand [tabindex="0"], .bar .primary, .bar button');
    if (idle && first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [turn, ready, view.value?.version]);
}

/** @param {{onCover: () => void}} props */
const CoverButton = ({ onCover }) =>
  html`<button type="button" class="round cover" data-key="cover" aria-label=${words.value.t("ui-cover")} title=${words.value.t("ui-cover")} onClick=${onCover}>${drawing(iconSvg("cover"))}</button>`;

/** The bar when it is not the board's. @param {{pass: import("./passing.js").Passing, over: boolean, covered: boolean, onUncover: () => void, onResult: () => void}} props */
function ScreenBar({ pass, over, covered, onUncover, onResult }) {
  const t = words.value;
  const now = table.value;
  if (over)
    return html`<div class="bar"><button type="button" class="action" onClick=${onResult}>${t.t("ui-result")}</button>${h(NextRound, { onClose: () => {} })}</div>`;
  if (covered)
    return html`<div class="bar"><button type="button" class="action primary" data-key="primary cover" onClick=${onUncover}>${t.t("ui-uncover")}</button></div>`;
  const name = now && pass.next !== null ? seatName(now, pass.next) : "";
  return html`<div class="bar"><button type="button" class="action primary" data-key="primary" onClick=${pass.cover}>${t.t("ui-pass-to", { name })}</button></div>`;
}

/** The hand-over screen with the next seat's hand behind it. @param {{pass: import("./passing.js").Passing, board: import("./board-loader.js").BoardModule}} props */
function Cover({ pass, board }) {
  const now = table.value;
  const facts = info.value;
  const mine = view.value?.mine.find(({ seat }) => seat === pass.next);
  if (!now || !facts || !mine) return null;
  const pieces = held(mine);
  const peek =
    pieces.length > 0
      ? h(Hand, { pieces, names: facts.names })
      : html`<p class="pass-small">${words.value.t("ui-nothing-hidden")}</p>`;
  const props = { seat: mine.seat, name: seatName(now, mine.seat), committed: now.committed.length, news: pass.news };
  return h(HandOver, {
    key: mine.seat,
    ...props,
    peek: html`<div class="peek-board" style=${shapes(board)}>${peek}</div>`,
    onOpen: pass.open,
    onTable: pass.look,
  });
}

/** @param {{sheet: Sheet | null, onSheet: (sheet: Sheet | null) => void}} props */
function Sheets({ sheet, onSheet }) {
  const now = table.value;
  const t = words.value;
  if (!sheet || !now) return null;
  const onClose = () => onSheet(null);
  if (sheet === "rules")
    return h(RulesPage, { slug: now.game, onClose, onOdds: info.value?.odds ? () => onSheet("odds") : null });
  if (sheet === "odds") return h(OddsPage, { slug: now.game, onClose, onRules: () => onSheet("rules") });
  if (sheet === "settings") return h(Settings, { onClose });
  if (sheet === "fairness") return h(FairnessPage, { onClose });
  if (sheet === "options") return h(TableOptions, { table: now, onClose });
  if (sheet === "log")
    return h(Dialog, { title: t.t("ui-log"), onClose }, h(Ledger, null), h(LogPane, null), h(LogTools, { onSheet }));
  if (sheet === "result" && (now.phase === "over" || now.phase === "cutting"))
    return h(ResultDialog, {
      onClose,
      onCheck: () => onSheet("fairness"),
      onRules: () => onSheet("rules"),
      onSettings: () => onSheet("options"),
    });
  if (sheet === "seat") return h(SeatSheet, { onClose });
  return sheet === "leave" ? h(LeaveSheet, { onClose, onSeat: () => onSheet("seat") }) : null;
}

/** What has no room in the bar of a narrow screen, and the last line, again. @param {{onSheet: (sheet: Sheet) => void}} props */
function LogTools({ onSheet }) {
  const t = words.value;
  return html`<div class="result-tools"><button type="button" data-key="replay" onClick=${() => void sayAgain("line")}>${t.t("ui-again")}</button>
    <button type="button" data-key="settings" onClick=${() => onSheet("settings")}>${t.t("ui-settings")}</button></div>`;
}

/** Going home keeps the seat; leaving closes the table for all. @param {{onClose: () => void, onSeat: () => void}} props */
function LeaveSheet({ onClose, onSeat }) {
  const t = words.value;
  const seated = table.value?.seats.some((seat) => seat.mine);
  const quit = async () => {
    if (await send({ t: "leave" })) go("/");
  };
  return h(
    Dialog,
    { title: t.t("ui-leave"), onClose },
    html`<p>${t.t(seated ? "ui-leave-line" : "ui-leave-watching")}</p>
    <div class="ways"><button type="button" class="primary wide" onClick=${() => go("/")}>${t.t("ui-home-keep")}</button>
    ${seated ? html`<button type="button" class="wide" onClick=${onSeat}>${t.t("ui-move-seat")}</button>` : null}
    ${seated ? html`<button type="button" class="grave wide" onClick=${quit}>${t.t("ui-leave-close")}</button>` : null}</div>`,
  );
}
