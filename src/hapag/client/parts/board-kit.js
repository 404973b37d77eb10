/**
 * Everything a game's board needs. A board is one module, `games/<slug>/board.js`:
 *
 *     import { ActionBar, CardRow, Hand, Layout, cards, h, offered, useSelection } from "../../client/parts/board-kit.js";
 *
 *     export function Board({ round, seat, offers, info, act, words, busy }) { ... return h(Layout, { middle, own, bar }); }
 *     export const seatNote = (round, seat, info, table) => ({ cards: 8, line: "1½" });   // optional
 *     export const pieces = { ratio: "1 / 2", back: "#111" };   // optional: pieces that are no cards, see art/faces.js
 *     export const aside = ["drew"];   // optional: events for the log alone, because the table shows them anyway
 *     export const Settlement = ({ round, words, nameOf }) => ...;   // optional: more for the result dialog
 *     export const finale = 3000;   // optional: ms in which the board shows how a round ends, before that is told
 *
 * Props of `Board` (`BoardProps`):
 *   round   the deal as this viewer sees it; pieces it may not see are negative numbers. Never null.
 *   seat    whose view it is; null: nobody's (spectator, phone on its way, cards covered). Then there are no offers.
 *   offers  what the seat may do now; empty when it owes nothing or its sealed choice is in.
 *   table   seats, ledger, deadline, owing, committed (see core/types.js).
 *   info    the game's facts: `names` (notation by piece), `events`, `verbs`, `results`.
 *   act     `act("play As Kd")` sends a move; a refusal is shown by the screen; resolves to true when it was done.
 *   words   `words.t(code, args)`, `words.phrase(phrase)`; the game's catalogue first, then the common one.
 *   busy    a command is on its way: pass it to bars.
 *   reveal  the round is over; the board may show what the rules have laid open.
 *
 * A board returns `h(Layout, {middle, own, bar})`: the shared middle, my hand, the action bar. The screen adds the
 * seats above, captions, log, result and hand-over. With no actions a bar says by itself who is waited for, or that
 * my sealed choice is in. Parts: `Card`, `CardRow` (a labelled row on the felt), `Pile` (a face-down stock with its
 * count), `Chips`, `Hand` + `useSelection`, `ActionBar`, `Spot` (a titled place in the middle). Large ones that few
 * boards need have modules of their own: `BetBar` (`bet-slider.js`, actions and a bet panel), `Arranger` (`arranger.js`).
 * Moves: `offered(offers, "play")` finds an offer, `fits(offer, "cards", list)` says whether
 * a selection is within its bounds, `moveText(offer, {cards: list}, info.names)` writes the move, and
 * `pickAction({...})` makes the usual button for "choose cards, then press". Cards travel by themselves: every card
 * has an identity; `from: "seat-1"` or `from: "deck"` says where a new one comes from.
 * What is said about pieces is written by `piecesText(pieces, info.names)`.
 *
 * @typedef {object} BoardProps
 * @property {import("../core/types.js").Round} round
 * @property {number | null} seat
 * @property {Offer[]} offers
 * @property {import("../core/types.js").Table} table
 * @property {import("../core/types.js").GameInfo} info
 * @property {(move: string) => Promise<boolean>} act
 * @property {import("../core/words.js").Words} words
 * @property {boolean} busy
 * @property {boolean} reveal
 *
 * @typedef {import("../core/types.js").Offer} Offer
 * @typedef {import("./seats.js").SeatNote} SeatNote
 * @typedef {import("./actions.js").Action} Action
 */
import { chipSvg } from "../art/table-things.js";
import { figure } from "../core/figures.js";
import { useFit } from "../core/fit.js";
import { isAdvisedValue } from "../core/hints.js";
import { classes, drawing, h, html, useContext } from "../core/html.js";
import { moveText } from "../core/pieces.js";
import { words } from "../core/store.js";
import { ActionBar } from "./actions.js";
import { Around } from "./around.js";
import { Caption } from "./caption.js";
import { Card, CardRow } from "./card.js";
import { SortButton } from "./hand.js";
import { MoveButtons, picked } from "./hand-order.js";
import { lazy } from "./lazy.js";

export { drawPieces, faceSvg } from "../art/faces.js";
export { figure } from "../core/figures.js";
export { useGlide } from "../core/flip.js";
export { classes, drawing, Fragment, h, html, signal, useEffect, useMemo, useRef, useState } from "../core/html.js";
export { isBack, moveText, nameOf, piecesText, pieceText, sorted } from "../core/pieces.js";
export { ActionBar } from "./actions.js";
export { signed } from "./caption.js";
export { Countdown } from "./countdown.js";
export { Dialog } from "./dialog.js";
export { Hand, SortButton, useSelection } from "./hand.js";
export { Card, CardRow };

const HintLine = lazy(async () => (await import("./hint.js")).HintLine);

/** Is a value (a stake, a side to bet on) what a hint has told this seat to choose? @returns {(value: number | string) => boolean} */
export function useAdvised() {
  const { hinted = null } = useContext(Around);
  return (value) => isAdvisedValue(hinted, value);
}

/** The three places of a board. @param {{middle: any, own?: any, bar?: any, sortable?: boolean, roomy?: boolean, shown?: boolean}} props
 * `sortable`: offer to sort the hand; `roomy`: the middle needs all the room (arranging): no caption, no line of mine;
 * `shown`: the middle shows my seat and what I have, so no line of mine */
export function Layout({ middle, own = null, bar = null, sortable = true, roomy = false, shown = false }) {
  const around = useContext(Around);
  const mine = around.viewer !== null;
  const room = useFit();
  return html`<div class=${classes("board", roomy && "roomy")}>
    <span class="deck-spot" data-place="deck" aria-hidden="true"></span>
    <div class="middle" ref=${room}>${middle}</div>
    ${h(Caption, null)}
    ${around.hinted ? h(HintLine, { hinted: around.hinted }) : null}
    ${
      (mine && !shown && !roomy) || own
        ? html`<div class="own">
      <div class="own-line">${around.me}<span class="own-tools">${own && mine ? h(MoveButtons, null) : null}${own && sortable && mine ? h(SortButton, { compact: picked.value !== null }) : null}${around.tools ?? null}</span></div>
      ${own}
    </div>`
        : null
    }
    ${around.bar ?? bar ?? h(ActionBar, { actions: [] })}
  </div>`;
}

/** A titled place in the middle of the table. @param {{title?: string, note?: any, look?: string, children?: any}} props */
export const Spot = ({ title, note, look, children }) =>
  html`<div class=${classes("spot", look)}>${title ? html`<p class="spot-title">${title}</p>` : null}${children}${note ? html`<p class="spot-note">${note}</p>` : null}</div>`;

/** A face-down pile with its count; new cards come from it. @param {{count: number, label: string, place?: string}} props */
export const Pile = ({ count, label, place = "deck" }) =>
  html`<div class="pile" role="img" aria-label=${words.value.t("ui-pile", { label, count })} data-place=${place}>
    ${count > 0 ? html`<span class="card"><span class="card-back"></span></span>` : html`<span class="card slot"></span>`}<b aria-hidden="true">${count}</b></div>`;

/** An amount as chips. @param {{amount: number, label?: string}} props */
export function Chips({ amount, label }) {
  const text = figure(amount);
  const count = Math.min(5, 1 + Math.floor(Math.log10(Math.max(1, amount)) * 1.5));
  const stack = Array.from(
    { length: count },
    (_, i) => html`<span class="stacked" style=${{ "--i": i }} key=${i}>${drawing(chipSvg(amount))}</span>`,
  );
  return html`<div class="chips"><span class="stack" aria-hidden="true">${stack}</span><span>${label ? html`<small>${label}</small>` : null}<b>${text}</b></span></div>`;
}

/** The offer of a verb, null if there is none. @param {Offer[]} offers @param {string} verb */
export const offered = (offers, verb) => offers.find((offer) => offer.verb === verb) ?? null;

/** How many pieces an argument takes: [least, most]. @param {Offer} offer @param {string} field */
export const wanted = (offer, field) => [offer.bounds[field]?.least ?? 0, offer.bounds[field]?.most ?? 0];

/** Is this selection within the bounds? @param {Offer} offer @param {string} field @param {readonly number[]} chosen */
export function fits(offer, field, chosen) {
  const [least = 0, most = 0] = wanted(offer, field);
  const pieces = offer.bounds[field]?.pieces ?? [];
  return chosen.length >= least && chosen.length <= most && chosen.every((piece) => pieces.includes(piece));
}

/** What to say when a selection does not fit: "Choose 1 or 2 cards". @param {Offer} offer @param {string} field @param {string} noun */
export function choose(offer, field, noun = "card") {
  const [least = 0, most = 0] = wanted(offer, field);
  return words.value.t("ui-choose", { least, most, noun });
}

/**
 * The button of an offer whose argument is a selection of pieces. Barred offers and unfit selections say why.
 * @param {{offer: Offer, field: string, chosen: readonly number[], names: string[], act: (move: string) => Promise<boolean>,
 *   label?: string, primary?: boolean, grave?: boolean, shortcut?: string}} wish @returns {Action}
 */
export function pickAction({ offer, field, chosen, names, act, label, shortcut = offer.verb, ...look }) {
  const why = offer.barred
    ? words.value.phrase(offer.barred)
    : fits(offer, field, chosen)
      ? null
      : choose(offer, field);
  return {
    key: offer.verb,
    label: label ?? words.value.t(`verb-${offer.verb}`, { count: chosen.length }),
    shortcut,
    onAct: () => void act(moveText(offer, { [field]: [...chosen] }, names)),
    ...(why ? { barred: why } : {}),
    ...look,
  };
}

/**
 * The button of an offer without arguments, or with values already known.
 * @param {{offer: Offer, act: (move: string) => Promise<boolean>, values?: Record<string, number | string>, label?: string,
 *   primary?: boolean, grave?: boolean, shortcut?: string, twice?: boolean}} wish @returns {Action}
 */
export function plainAction({ offer, act, values = {}, label, shortcut = offer.verb, ...look }) {
  const text = label ?? words.value.t(`verb-${offer.verb}`, values);
  const key = [offer.verb, ...Object.values(values)].join("-");
  const barred = offer.barred ? { barred: words.value.phrase(offer.barred) } : {};
  return { key, label: text, shortcut, onAct: () => void act(moveText(offer, values, [])), ...barred, ...look };
}
