/** The twenty-ones: the dealer on top, everybody's hands in the middle, mine large with its total, chips for stakes. */
import { ActionBar, CardRow, Hand, h, html, Layout, offered, plainAction, Spot } from "../../client/parts/board-kit.js";

import { FeltPrint, Settlement, StakeBoard } from "../house/board.js";

/** @typedef {import("../../client/parts/board-kit.js").BoardProps} BoardProps */
/** @typedef {import("../../client/parts/board-kit.js").Action} Action */
/**
 * @typedef {{seat: number, cards: number[], total: number, soft: boolean, stake: number, split: boolean, done: boolean,
 *   outcome: string, net: number}} TwentyOneHand
 */

const BANK = 1000;
const GOAL = 21;
const ROW = { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "6px 12px", width: "100%" };
/** Widths of cards: the dealer's, other seats', my own when I have several hands; smaller when many hands lie there. */
const WIDTHS = {
  dealer: "clamp(38px, min(14vw, 6.6vh), 84px)",
  other: "clamp(30px, min(10vw, 5.4vh), 60px)",
  crowd: "clamp(26px, min(8vw, 4.6vh), 48px)",
  own: "clamp(40px, 12vw, 72px)",
  ownCrowd: "clamp(30px, min(8.6vw, 5.4vh), 58px)",
};
const MANY = 3;
/** Many hands share the width evenly; their cards then overlap. */
const COLUMN = { flex: "1 1 0", minWidth: "72px", maxWidth: "calc(3 * (var(--card-w) + 5px))" };
const CLOSE = { gap: "2px 6px" };

/** The cards lie there; the caption has what the dealer does and how it ends. */
export const aside = ["committed", "dealt"];
export { Settlement };

/** @param {BoardProps} props */
export function Board(props) {
  const { round, seat, offers } = props;
  const bet = offered(offers, "bet");
  const others = handsOf(round, (owner) => owner !== seat);
  const crowd = others.length > MANY;
  const middle = [
    round.phase === 0 ? h(FeltPrint, { key: "print", title: props.info.title }) : null,
    h(DealerPlace, { key: "dealer", ...props }),
    h(
      "div",
      { key: "hands", style: { ...ROW, ...(crowd ? CLOSE : {}) } },
      others.map((hand) => h(TableHand, { key: keyOf(round, hand), hand, crowd, ...props })),
    ),
  ];
  if (bet) return h(StakeBoard, { ...props, middle });
  const mine = handsOf(round, (owner) => owner === seat);
  const own = mine.length > 0 ? h(OwnHands, { mine, ...props }) : null;
  return h(Layout, { middle, own, bar: h(ActionBar, { actions: actions(props), busy: props.busy }), sortable: false });
}

/** What the seats above show of a seat: chips left, the stakes that still stand. @param {BoardProps["round"]} round @param {number} seat */
export function seatNote(round, seat) {
  const hands = handsOf(round, (owner) => owner === seat);
  const bet = hands.filter((hand) => !hand.outcome).reduce((sum, hand) => sum + hand.stake, 0);
  const purse = round.purses?.[seat] ?? BANK;
  return { line: String(purse), ...(bet > 0 ? { bet } : {}), out: round.phase > 0 && hands.length === 0 };
}

/** @param {BoardProps["round"]} round @param {(owner: number) => boolean} wanted @returns {TwentyOneHand[]} */
const handsOf = (round, wanted) =>
  /** @type {TwentyOneHand[]} */ (round.wagers ?? []).filter((hand) => wanted(hand.seat));

/** A hand's place in its round tells it from the others. @param {BoardProps["round"]} round @param {TwentyOneHand} hand */
const keyOf = (round, hand) => round.wagers.indexOf(hand);

/** Is this the hand that owes a move? @param {BoardProps["round"]} round @param {TwentyOneHand} hand */
const inPlay = (round, hand) => round.phase === 1 && round.wagers[round.at] === hand;

/** "soft 17", "17". @param {{total: number, soft: boolean}} cards @param {BoardProps["words"]} words */
const totalText = ({ total, soft }, words) => words.t(soft && total < GOAL ? "total-soft" : "total-hard", { total });

/** @param {BoardProps} props */
function DealerPlace({ round, info, words }) {
  const { cards = [], hole = [], total = 0, soft = false } = round.dealer ?? {};
  const note = cards.length > 0 ? totalText({ total, soft }, words) : "";
  const title = words.t("board-dealer");
  const row = {
    pieces: [...cards, ...hole],
    names: info.names,
    label: title,
    slots: 2,
    from: "deck",
    idPrefix: "hole",
  };
  const look = { style: { "--card-w": WIDTHS.dealer, width: "100%" }, "data-place": "dealer" };
  return h("div", look, h(Spot, { title, note }, h(CardRow, row)));
}

/** Another seat's hand. @param {BoardProps & {hand: TwentyOneHand, crowd: boolean}} props */
function TableHand({ round, info, words, table, hand, crowd }) {
  const title = titleOf(round, hand, words, table.seats[hand.seat]?.name ?? "", crowd);
  const look = { width: crowd ? WIDTHS.crowd : WIDTHS.other, crowd, active: inPlay(round, hand) };
  return h(SmallHand, { hand, title, info, note: noteOf(hand, words, false), ...look });
}

/**
 * A hand among others, as wide as its cards.
 * @param {{hand: TwentyOneHand, title: string, width: string, info: BoardProps["info"], active: boolean, note: string,
 *   dim?: boolean, crowd?: boolean}} props
 */
function SmallHand({ hand, title, width, info, active, note, dim = false, crowd = false }) {
  const row = { pieces: hand.cards, names: info.names, label: title, from: "deck", dim };
  const minWidth = `calc(${Math.min(MANY, hand.cards.length)} * (var(--card-w) + 5px))`;
  const look = active ? "active" : "";
  return h(
    "div",
    { style: { "--card-w": width, ...(crowd ? COLUMN : { minWidth }) } },
    h(Spot, { title, note, look }, h(CardRow, { ...row, face: "compact" })),
  );
}

/**
 * "Ann", "Ann, hand 2", in short "Ann 2".
 * @param {BoardProps["round"]} round @param {TwentyOneHand} hand @param {BoardProps["words"]} words @param {string} name
 * @param {boolean} [short]
 */
function titleOf(round, hand, words, name, short = false) {
  const who = name || words.t("seat-only", { seat: String(hand.seat + 1) });
  const number = handsOf(round, (owner) => owner === hand.seat).indexOf(hand) + 1;
  const title = hand.split ? words.t(short ? "board-hand-short" : "board-hand", { who, number }) : who;
  return inPlay(round, hand) ? `▸ ${title}` : title;
}

/** The total, and the outcome once there is one. @param {TwentyOneHand} hand @param {BoardProps["words"]} words @param {boolean} staked with the stake until then */
function noteOf(hand, words, staked) {
  const { outcome, net, stake } = hand;
  const bet = staked ? words.t("board-stake", { stake }) : "";
  const end = outcome ? words.t(`outcome-${outcome}`, { net, stake }) : bet;
  return [totalText(hand, words), end].filter(Boolean).join(" · ");
}

/** @param {BoardProps & {mine: TwentyOneHand[]}} props */
function OwnHands(props) {
  const { mine, round, info, words } = props;
  const [only] = mine;
  if (mine.length === 1 && only)
    return html`${h(Hand, { pieces: only.cards, names: info.names, unsorted: true, share: 1 / 12 })}
      <p style=${{ ...ROW, alignItems: "center" }}><b>${noteOf(only, words, false)}</b>${h(GiveUp, props)}</p>`;
  const crowd = mine.length >= MANY;
  const least = Math.min(...mine.map(({ stake }) => stake));
  const hands = mine.map((hand) =>
    h(SmallHand, {
      key: keyOf(round, hand),
      hand,
      title: titleOf(round, hand, words, words.t("board-mine"), crowd),
      width: crowd ? WIDTHS.ownCrowd : WIDTHS.own,
      crowd,
      info,
      active: inPlay(round, hand),
      note: noteOf(hand, words, !crowd || hand.stake > least),
      dim: hand.done && round.phase === 1,
    }),
  );
  return html`<div style=${{ ...ROW, ...(crowd ? CLOSE : {}) }}>${hands}</div>`;
}

/** Giving up is possible once, before anything else, so it has no place of its own in the bar. @param {BoardProps} props */
function GiveUp({ offers, act, busy, words }) {
  if (!isOpen(offers, "surrender")) return null;
  return html`<button type="button" class="quiet" disabled=${busy} onClick=${() => void act("surrender")}>${words.t("verb-surrender")}</button>`;
}

/** @param {BoardProps["offers"]} offers @param {string} verb */
const isOpen = (offers, verb) => {
  const offer = offered(offers, verb);
  return offer !== null && !offer.barred;
};

/** The verbs of the bar in their order; the main ones are coloured. */
const VERBS = ["split", "double", "stand", "hit", "rescue", "keep"];
const MAIN = ["hit", "keep"];

/** The bar: what is barred stays in its place and says why. @param {BoardProps} props @returns {Action[]} */
function actions({ offers, act }) {
  return VERBS.flatMap((verb) => {
    const offer = offered(offers, verb);
    return offer ? [plainAction({ offer, act, primary: MAIN.includes(verb), grave: verb === "rescue" })] : [];
  });
}
