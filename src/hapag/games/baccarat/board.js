/** Baccarat: Player and Banker side by side, dealt card by card once every bet is in; my bet below. */
import { motion } from "../../client/core/prefs.js";
import { words } from "../../client/core/store.js";
import {
  ActionBar,
  CardRow,
  classes,
  h,
  html,
  Layout,
  nameOf,
  offered,
  useEffect,
  useGlide,
  useState,
} from "../../client/parts/board-kit.js";
import { BetSpots, FeltPrint, houseNote, Settlement, StakeBoard, wagersOf } from "../house/board.js";

/** @typedef {import("../../client/parts/board-kit.js").BoardProps} BoardProps */
/** @typedef {"player" | "banker"} SideName */

/** @type {readonly SideName[]} */
const SIDES = ["player", "banker"];
const OF_TWO = 4;
/** Milliseconds between cards, and before a third one. */
const STEP = 450;
const THIRD = 1100;
/** When each card lies there, and when the winner shows. */
const TIMES = [0, STEP, 2 * STEP, 3 * STEP, 3 * STEP + THIRD, 3 * STEP + 2 * THIRD];
const LAST = 700;
export const finale = 3 * STEP + 2 * THIRD + LAST;
/** The cards lie there; the caption has the bets and how it ends. */
export const aside = ["side-dealt", "natural", "drew", "stood"];
export { Settlement };

const PAIR = { display: "flex", gap: "10px", width: "100%", justifyContent: "center", position: "relative" };
const SIDE = {
  flex: "1 1 0",
  minWidth: 0,
  maxWidth: "360px",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: "6px",
  padding: "8px 6px 6px",
  borderRadius: "16px",
  border: "2px solid var(--edge)",
  background: "#0000001f",
  "--card-w": "clamp(38px, min(13vw, 11vh), 104px)",
};
const WON = { borderColor: "var(--gold)", background: "#f2c95c22" };
const SHOE = { position: "absolute", top: "-12px", left: "50%", width: "1px", height: "1px" };
const TOTAL = { fontSize: "1.5rem", lineHeight: 1.15, minHeight: "1.15em" };

/** @param {BoardProps} props */
export function Board(props) {
  const { round, seat, offers, table, busy } = props;
  const { cards, settled } = useDeal(table.code, dealt(round));
  const middle = [
    round.phase === 0 ? h(FeltPrint, { key: "print", title: props.info.title }) : null,
    h(Sides, { ...props, key: "sides", cards, settled }),
    seat === null
      ? null
      : h(BetSpots, { ...props, key: "bets", seat, round: { ...round, wagers: bets(props, settled) } }),
  ];
  if (offered(offers, "bet")) return h(StakeBoard, { ...props, middle });
  return h(Layout, { middle, bar: h(ActionBar, { actions: [], busy }), sortable: false });
}

/**
 * Chips left, and what the seat had bet on once that is told; my own bet lies in the middle.
 * @param {BoardProps["round"]} round @param {number} seat @param {BoardProps["info"]} info @param {BoardProps["table"]} table
 */
export function seatNote(round, seat, info, table) {
  if (inPlay(table.code)) return houseNote({ ...round, phase: 0, purses: [], wagers: [] }, seat, info);
  const alone = table.seats.filter(({ mine }) => mine).length === 1;
  const said = wagersOf(round)
    .filter((wager) => wager.seat === seat && !(alone && table.seats[seat]?.mine))
    .map(({ bet, stake }) => words.value.t("board-said", { bet: words.value.t(`bet-${bet}`), stake }));
  return { ...houseNote(round, seat, info), ...(said[0] ? { said: said[0] } : {}) };
}

/** My bet: sealed, then on the table, in the end with what it came to. @param {BoardProps} props @param {boolean} settled */
function bets({ round, seat, table }, settled) {
  const sealed = seat === null || table.way === "phone" ? null : round.sealed?.[seat];
  if (sealed?.stake) return [{ seat, bet: sealed.side, stake: sealed.stake, outcome: "", net: 0 }];
  return wagersOf(round).map((wager) => (settled ? wager : { ...wager, outcome: "", net: 0 }));
}

// The deal

/** Every card in the order in which it is laid: one by one to both sides, then the thirds. @param {BoardProps["round"]} round @returns {{side: SideName, piece: number}[]} */
function dealt(round) {
  const at = (/** @type {number} */ place) =>
    SIDES.flatMap((side) => {
      const piece = round[side]?.cards[place];
      return piece === undefined ? [] : [{ side, piece }];
    });
  return [0, 1, 2].flatMap(at);
}

/** When a table's cards were dealt, 0 before; and when the last of them lies there. @type {Map<string, {began: number, ends: number}>} */
const deals = new Map();

/** Are cards still being laid at this table? @param {string} code */
const inPlay = (code) => Date.now() < (deals.get(code)?.ends ?? 0);

/**
 * The cards that lie there by now. A page that comes later, or that may not move, sees all of them at once.
 * @param {string} code of the table @param {{side: SideName, piece: number}[]} cards all of the round
 */
function useDeal(code, cards) {
  const [, look] = useState(0);
  const times = TIMES.slice(0, cards.length);
  const end = (times[times.length - 1] ?? 0) + LAST;
  if (cards.length === 0) deals.set(code, { began: 0, ends: 0 });
  else if (deals.get(code)?.began === 0) deals.set(code, { began: Date.now(), ends: Date.now() + motion(end) });
  const passed = Date.now() - (deals.get(code)?.began ?? 0);
  const lies = times.filter((time) => motion(time) <= passed).length;
  const settled = cards.length > 0 && passed >= motion(end);
  const next = times[lies] ?? end;
  useEffect(() => {
    if (cards.length === 0 || settled) return;
    const timer = setTimeout(() => look(Date.now()), motion(next) - passed + 5);
    return () => clearTimeout(timer);
  }, [cards.length, lies, settled]);
  return { cards: cards.slice(0, lies), settled };
}

/** @param {BoardProps & {cards: {side: SideName, piece: number}[], settled: boolean}} props */
function Sides({ round, info, words, cards, settled }) {
  const root = useGlide(() => !settled);
  return html`<div style=${PAIR} ref=${root} data-glide><span data-place="shoe" style=${SHOE} aria-hidden="true"></span><span data-place="dealer" style=${SHOE} aria-hidden="true"></span>
    ${SIDES.map((side) => {
      const pieces = cards.filter((card) => card.side === side).map(({ piece }) => piece);
      const won = settled && [side, "tie"].includes(round.how);
      const title = words.t(`bet-${side}`);
      const total = totalOf(pieces, info.names);
      const natural = pieces.length === 2 && cards.length >= OF_TWO && total >= 8;
      const text = natural ? words.t("board-natural", { total }) : String(total);
      return html`<div key=${side} class=${classes("baccarat-side", won && "won")} style=${{ ...SIDE, ...(won ? WON : {}) }} role="group" aria-label=${title}>
        <p class="spot-title">${title}</p>
        ${h(CardRow, { pieces, names: info.names, label: title, slots: 2, from: "shoe" })}
        <b style=${TOTAL}>${pieces.length > 0 ? text : ""}</b></div>`;
    })}</div>`;
}

/** Aces count one, pictures and tens nothing; of the sum the last digit. @param {number[]} pieces @param {string[]} names */
function totalOf(pieces, names) {
  const ranks = pieces.map((piece) => "A23456789".indexOf(nameOf(piece, names)[0] ?? "") + 1);
  return ranks.reduce((sum, value) => sum + value, 0) % 10;
}
