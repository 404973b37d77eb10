/** The people around the table: name, seat number, how many cards, what they have, whose turn, who has locked a choice. */
import { buttonSvg, chipSvg, iconSvg, LOCK_SVG } from "../art/table-things.js";
import { figure } from "../core/figures.js";
import { settled } from "../core/gather.js";
import { classes, drawing, h, html } from "../core/html.js";
import { words } from "../core/store.js";
import { TimerRing } from "./countdown.js";

/** @typedef {import("../core/types.js").Table} Table */
/** @typedef {import("../core/types.js").Seat} Seat */
/**
 * What a game's board adds to a seat; everything is public knowledge.
 * @typedef {object} SeatNote
 * @property {number} [cards] how many pieces the seat holds
 * @property {string} [line] one short line: chips left, points so far
 * @property {number} [bet] chips put in front of the seat
 * @property {string} [button] letter on the dealer's button, if the seat has it
 * @property {boolean} [out] not in this round any more
 * @property {string} [said] the last thing the seat did ("raises to 60")
 * @property {any} [shown] cards or anything else that lies before the seat
 * @property {boolean} [apart] the board shows mine by itself: `shown` is for the others
 */

/** Seconds a choice may take at this table. @param {Table} table */
const clockOf = (table) => (table.clock ? Math.max(table.clock.turn, 1) : 90);

/** What a screen reader says of a seat. @param {Seat} seat @param {Table} table @param {SeatNote} note */
function described(seat, table, note) {
  const t = words.value;
  const ledger = table.ledger[seat.seat] ?? 0;
  const parts = [
    t.t("ui-seat-named", { seat: seat.seat + 1, name: seat.name || t.t("ui-open-seat") }),
    seat.kind === "rival" ? t.t("ui-rival") : "",
    table.owing.includes(seat.seat) ? t.t("ui-seat-turn") : "",
    table.committed.includes(seat.seat) ? t.t("ui-seat-locked") : "",
    note.cards === undefined ? "" : t.t("ui-cards-left", { count: note.cards }),
    note.line ?? "",
    note.bet ? t.t("ui-bet-of", { amount: note.bet }) : "",
    note.out ? t.t("ui-seat-out") : "",
    seat.kind === "person" && !seat.online ? t.t("ui-seat-away") : "",
    t.t("ui-ledger-of", { points: ledger }),
  ];
  return parts.filter(Boolean).join(", ");
}

/** The seat's ledger, always in view: its total, of a series' target. @param {Table} table @param {number} seat */
function tally({ ledger, target }, seat) {
  const points = figure(ledger[seat] ?? 0);
  return target === null ? points : `${points}/${figure(target)}`;
}

/**
 * @param {{seat: Seat, table: Table, note?: SeatNote, mine?: boolean, onMenu?: () => void}} props
 *   `onMenu`: my own seat can be pressed, for what can be done with it
 */
export function SeatChip({ seat, table, note = {}, mine = false, onMenu }) {
  const t = words.value;
  const turn = table.phase === "playing" && table.owing.includes(seat.seat);
  const locked = table.committed.includes(seat.seat) && table.phase === "playing";
  const away = seat.kind === "person" && !seat.online;
  const gain = table.phase !== "playing" && settled.value ? (table.score?.[seat.seat] ?? 0) : 0;
  const look = classes(
    "seat",
    turn && "turn",
    note.out && "out",
    away && "away",
    mine && "me",
    seat.kind === "open" && "open",
    gain > 0 && "winner",
  );
  const ready = table.phase !== "playing" && seat.ready;
  return html`<div class=${look} role="group" aria-label=${described(seat, table, note)} data-place=${`seat-${seat.seat}`} data-hue=${seat.seat % 4}>
    <div class="disc" aria-hidden="true">
      ${seat.kind === "rival" ? drawing(iconSvg("rival")) : html`<b>${initials(seat)}</b>`}
      <i class="seat-number">${seat.seat + 1}</i>
      ${turn && table.deadline !== null ? h(TimerRing, { deadline: table.deadline, total: clockOf(table) }) : null}
      ${locked ? html`<i class="badge locked">${drawing(LOCK_SVG)}</i>` : null}
      ${ready ? html`<i class="badge ready">✓</i>` : null}
      ${note.button ? drawing(buttonSvg(note.button), "has-button") : null}
    </div>
    <div class="who" aria-hidden="true">
      <span class="name">${seat.name || t.t("ui-open-seat")}</span>
      <span class="line"><span class="number">${t.t("ui-seat", { seat: seat.seat + 1 })}</span>${
        note.cards === undefined || mine ? null : html`<span class="held"><i class="mini-back"></i>${note.cards}</span>`
      }${note.line ? html`<b class="purse">${note.line}</b>` : null}</span>
    </div>
    <span class="tally" aria-hidden="true">${drawing(iconSvg("ledger"))}${tally(table, seat.seat)}${gain ? html`<b class="gain">${gain > 0 ? "+" : "\u2212"}${figure(Math.abs(gain))}</b>` : null}</span>
    ${onMenu ? html`<button type="button" class="seat-menu" aria-label=${t.t("ui-seat-menu", { seat: seat.seat + 1 })} onClick=${onMenu}></button>` : null}
    ${note.bet ? html`<span class="put-in" aria-hidden="true">${drawing(chipSvg(note.bet))}${figure(note.bet)}</span>` : null}
    ${note.said ? html`<span class="said" aria-hidden="true">${note.said}</span>` : null}
    ${note.shown && !(mine && note.apart) ? html`<div class="seat-shown">${note.shown}</div>` : null}
  </div>`;
}

/** Two letters for the disc. @param {Seat} seat */
function initials({ name, seat }) {
  const letters = [...name.trim()];
  return letters.length > 0 ? (letters[0] ?? "").toUpperCase() : String(seat + 1);
}

/**
 * The others, in clockwise order from my left; a spectator sees everybody.
 * @param {{table: Table, viewer: number | null, notes: (seat: number) => SeatNote}} props
 */
export function Seats({ table, viewer, notes }) {
  const n = table.seats.length;
  const from = viewer === null ? 0 : viewer + 1;
  const order = Array.from({ length: n }, (_, i) => (from + i) % n).filter((seat) => seat !== viewer);
  return html`<div class="seats" data-count=${order.length} data-bets=${order.some((at) => notes(at).bet) || undefined} role="group" aria-label=${words.value.t("ui-seats")}>
    ${order.map((at) => {
      const seat = table.seats[at];
      return seat ? h(SeatChip, { key: at, seat, table, note: notes(at) }) : null;
    })}
  </div>`;
}
