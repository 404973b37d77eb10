/** Casino War: the table of all who play against the house; a tie that goes to war adds a card to mine and the dealer's. */
import { CardRow, h, html } from "../../client/parts/board-kit.js";
import { houseBoard, houseNote, wagersOf } from "../house/board.js";

/** @typedef {import("../../client/parts/board-kit.js").BoardProps} BoardProps */
/** @typedef {{first: number[], war: number[]}} Cards */

const BURNED = { "--card-w": "clamp(20px, 6vw, 34px)", display: "flex", alignItems: "center", gap: "8px" };

const table = houseBoard({
  main: "war",
  adds: (verb, _values, stake) => (verb === "war" ? stake : 0),
  dealers: 1,
  extra: Burned,
});

/** The cards lie there; the caption has the choices and how it ends. */
export const aside = [
  "staked",
  "card-dealt",
  "dealer-dealt",
  "burned",
  "war-dealt",
  "dealer-war-dealt",
  "line-settled",
];
export const Settlement = table.Settlement;

/** @param {BoardProps} props */
export const Board = (props) => h(table.Board, { ...props, round: laid(props.round) });

/** @param {BoardProps["round"]} round @param {number} seat @param {BoardProps["info"]} info */
export const seatNote = (round, seat, info) => houseNote(laid(round), seat, info);

/** The round in the terms of the common board: open cards before every seat and the dealer. @param {BoardProps["round"]} round */
function laid(round) {
  const gaveUp = (/** @type {number} */ seat) =>
    wagersOf(round).some((wager) => wager.seat === seat && wager.outcome === "surrender");
  const places = /** @type {Cards[]} */ (round.cards ?? []).map((cards, seat) => ({
    seat,
    hand: [],
    shown: both(cards),
    folded: gaveUp(seat),
    name: null,
  }));
  return { ...round, places, dealer: { up: both(round.dealer), down: [] } };
}

/** @param {Cards | undefined} cards */
const both = (cards) => [...(cards?.first ?? []), ...(cards?.war ?? [])];

/** @param {BoardProps} props */
function Burned({ round, info, words }) {
  if (!(round.burned?.length > 0)) return null;
  const label = words.t("board-burned");
  const row = { pieces: round.burned, names: info.names, label, from: "deck", idPrefix: "burned", dim: true };
  return html`<div key="burned" style=${BURNED}><small>${label}</small>${h(CardRow, row)}</div>`;
}
