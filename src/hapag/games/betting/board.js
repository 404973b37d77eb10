/** The board of the betting family: an oval of felt with the shared cards and the pot, bets before the seats, my cards large, a slider to raise. */
import { BetBar } from "../../client/parts/bet-slider.js";
import {
  CardRow,
  Chips,
  figure,
  Hand,
  h,
  html,
  Layout,
  moveText,
  nameOf,
  offered,
  plainAction,
} from "../../client/parts/board-kit.js";

/** @typedef {import("../../client/parts/board-kit.js").BoardProps} BoardProps */
/** @typedef {import("../../client/parts/board-kit.js").Action} Action */
/**
 * @typedef {{seat: number, hand: number[], shown: number[], stack: number, bet: number, paid: number, folded: boolean,
 *   best: string}} Player
 */

const BOARD = 5;
const OVER = 4;
const WIDTHS = { board: "clamp(46px, 15vw, 88px)", shown: "clamp(28px, 8.4vw, 46px)" };
const OVAL = {
  width: "min(100%, 640px)",
  padding: "8px clamp(10px, 4vw, 36px) 14px",
  borderRadius: "clamp(60px, 30vw, 150px)",
  border: "2px solid var(--edge)",
  background: "radial-gradient(ellipse at 50% 40%, #ffffff14, #0000002e)",
  boxShadow: "inset 0 2px 26px #00000059",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: "6px",
};
const POTS = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "2px 12px",
  minHeight: "38px",
};

/** @param {BoardProps["round"]} round @returns {Player[]} */
const playersOf = (round) => /** @type {Player[]} */ (round.players ?? []);

/** Which of these cards are in a winner's five. @param {number[]} pieces @param {Player[]} players @param {string[]} names */
const bestOf = (pieces, players, names) => {
  const best = new Set(players.flatMap((player) => player.best.split(" ")));
  return pieces.filter((piece) => best.has(nameOf(piece, names)));
};

/** @param {number[]} amounts */
const sum = (amounts) => amounts.reduce((a, b) => a + b, 0);

/** The bets before the seats say it. */
export const aside = ["posted", "returned"];

/** @param {BoardProps} props */
export function Board(props) {
  const { round, seat } = props;
  const me = seat === null ? undefined : playersOf(round)[seat];
  const own = me && me.hand.length + me.shown.length > 0 ? h(OwnCards, { me, ...props }) : null;
  return h(Layout, { middle: h(Oval, props), own, bar: h(Bar, props), sortable: false });
}

/**
 * What the seats show: chips left, the bet of this street, the button, and at the showdown the cards.
 * @param {BoardProps["round"]} round @param {number} seat @param {BoardProps["info"]} info
 */
export function seatNote(round, seat, info) {
  const player = playersOf(round)[seat];
  if (!player) return {};
  const { hand, shown, stack, bet, folded } = player;
  const best = bestOf(shown, [player], info.names);
  const row = { pieces: shown, names: info.names, from: `seat-${seat}`, face: /** @type {const} */ ("compact"), best };
  return {
    ...(folded || hand.length === 0 ? {} : { cards: hand.length }),
    line: figure(stack),
    out: folded,
    ...(bet > 0 ? { bet } : {}),
    ...(round.button === seat ? { button: "D" } : {}),
    ...(shown.length > 0
      ? { shown: h("div", { style: { "--card-w": WIDTHS.shown } }, h(CardRow, row)), apart: true }
      : {}),
  };
}

/** The street, the cards on the table and what lies in the pots. @param {BoardProps} props */
function Oval({ round, info, words }) {
  const street = round.street < OVER ? words.t(`street-${round.street}`) : "";
  const pieces = round.board ?? [];
  const row = {
    pieces,
    names: info.names,
    best: bestOf(pieces, playersOf(round), info.names),
    label: words.t("board-cards"),
    slots: BOARD,
    from: "deck",
  };
  return html`<div style=${OVAL}>
    <div style=${POTS} data-place="pot">
      <p class="spot-title">${street}</p>
      ${potsOf(round).map(({ amount, code, number }) =>
        h(Chips, { key: `${code}${number}`, amount, label: words.t(code, { number }) }),
      )}
    </div>
    <div style=${{ "--card-w": WIDTHS.board, width: "100%" }}>${h(CardRow, row)}</div>
  </div>`;
}

/**
 * The pots as they stand: one for each level at which a player still in is all-in, and what lies above the last.
 * @param {BoardProps["round"]} round
 */
function potsOf(round) {
  const players = playersOf(round);
  const most = Math.max(0, ...players.map(({ paid }) => paid));
  const levels = players
    .filter(({ folded, stack, paid }) => !folded && stack === 0 && paid < most)
    .map(({ paid }) => paid);
  const ends = [...new Set([...levels, most])].sort((a, b) => a - b);
  const amounts = ends.map((end, i) =>
    sum(players.map(({ paid }) => Math.min(paid, end) - Math.min(paid, ends[i - 1] ?? 0))),
  );
  const filled = amounts.filter((amount) => amount > 0);
  return filled.map((amount, number) => ({ amount, number, code: codeOf(number, filled.length) }));
}

/** @param {number} number @param {number} count */
function codeOf(number, count) {
  if (count === 1) return "board-pot";
  if (number === 0) return "board-main-pot";
  return count === 2 ? "board-side-pot" : "board-side-pot-numbered";
}

/** My cards, paler after a fold; at the showdown those of my best five are marked. @param {BoardProps & {me: Player}} props */
function OwnCards({ me, info, words }) {
  const style = me.folded ? { opacity: 0.45 } : {};
  const pieces = me.shown.length > 0 ? me.shown : me.hand;
  const best = bestOf(me.shown, [me], info.names);
  const label = words.t(me.folded ? "board-own-folded" : "board-own");
  return h(
    "div",
    { style },
    h(Hand, { pieces, names: info.names, label, unsorted: true, largest: 120, share: 0.15, best }),
  );
}

/** Fold, raise, and on the right the call or the check. @param {BoardProps} props */
function Bar({ offers, round, seat, act, busy, words }) {
  const me = seat === null ? undefined : playersOf(round)[seat];
  const raise = offered(offers, "raise");
  if (!me || !raise) return h(BetBar, { actions: [], bet: null, busy });
  const owed = Math.min(round.bet - me.bet, me.stack);
  const { low = 0, high = 0 } = raise.bounds.to ?? {};
  const verb = round.bet === 0 ? "board-bet" : "board-raise";
  const bet = {
    bound: { low, high },
    money: { pot: sum(playersOf(round).map(({ paid }) => paid)), call: owed, level: round.bet },
    step: Math.max(1, round.options?.small ?? 1),
    allIn: true,
    open: words.t(verb),
    label: (/** @type {number} */ amount) => words.t(`${verb}-amount`, { amount }),
    onBet: (/** @type {number} */ to) => void act(moveText(raise, { to }, [])),
    ...(raise.barred ? { barred: words.phrase(raise.barred) } : {}),
  };
  return h(BetBar, { actions: plainActions(offers, owed, owed === me.stack, act, words), bet, busy });
}

/**
 * @param {BoardProps["offers"]} offers @param {number} owed @param {boolean} everything the call takes all my chips
 * @param {BoardProps["act"]} act @param {BoardProps["words"]} words @returns {Action[]}
 */
function plainActions(offers, owed, everything, act, words) {
  const fold = offered(offers, "fold");
  const stay = offered(offers, owed > 0 ? "call" : "check");
  const label =
    owed > 0 ? words.t(everything ? "board-call-all-in" : "board-call", { amount: owed }) : words.t("verb-check");
  return [
    ...(fold ? [plainAction({ offer: fold, act, grave: true, shortcut: "fold", twice: owed === 0 })] : []),
    ...(stay
      ? [plainAction({ offer: stay, act, label, primary: true, shortcut: "call", twice: owed > 0 && everything })]
      : []),
  ];
}
