/** Blackjack: the dealer on top, everybody's hands in the middle, mine large with its total, chips for stakes. */
import {
  ActionBar,
  CardRow,
  Chips,
  classes,
  Hand,
  h,
  html,
  isBack,
  Layout,
  offered,
  plainAction,
  Spot,
  useState,
} from "../../client/parts/board-kit.js";

/** @typedef {import("../../client/parts/board-kit.js").BoardProps} BoardProps */
/** @typedef {import("../../client/parts/board-kit.js").Action} Action */
/**
 * @typedef {{seat: number, cards: number[], total: number, soft: boolean, stake: number, split: boolean, done: boolean,
 *   outcome: string, net: number}} BlackjackHand
 */

const BANK = 1000;
const GOAL = 21;
const ROW = { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "8px 16px" };

/** @param {BoardProps} props */
export function Board(props) {
  const { round, seat, offers } = props;
  const bet = offered(offers, "bet");
  const others = handsOf(round, (owner) => owner !== seat);
  const middle = [
    h(DealerPlace, { key: "dealer", ...props }),
    h(
      "div",
      { key: "hands", class: "table-hands", style: ROW },
      others.map((hand) => h(TableHand, { key: keyOf(round, hand), hand, ...props })),
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

/** @param {BoardProps["round"]} round @param {(owner: number) => boolean} wanted @returns {BlackjackHand[]} */
const handsOf = (round, wanted) =>
  /** @type {BlackjackHand[]} */ (round.hands ?? []).filter((hand) => wanted(hand.seat));

/** A hand's place in its round tells it from the others. @param {BoardProps["round"]} round @param {BlackjackHand} hand */
const keyOf = (round, hand) => round.hands.indexOf(hand);

/** Is this the hand that owes a move? @param {BoardProps["round"]} round @param {BlackjackHand} hand */
const inPlay = (round, hand) => round.phase === 1 && round.hands[round.at] === hand;

/** "soft 17", "17". @param {{total: number, soft: boolean}} cards @param {BoardProps["words"]} words */
const totalText = ({ total, soft }, words) => words.t(soft && total < GOAL ? "total-soft" : "total-hard", { total });

/** @param {BoardProps} props */
function DealerPlace({ round, info, words }) {
  const { cards = [], hole = [], total = 0, soft = false } = round.dealer ?? {};
  const note = cards.length > 0 ? totalText({ total, soft }, words) : "";
  const pieces = [...cards, ...hole];
  const row = { pieces, names: info.names, label: words.t("board-dealer"), slots: 2, from: "deck", idPrefix: "hole" };
  const place = pieces.some(isBack) ? "waiting" : "";
  return h(Spot, { title: words.t("board-dealer"), note, look: place }, h(CardRow, row));
}

/** Another seat's hand. @param {BoardProps & {hand: BlackjackHand}} props */
function TableHand({ round, info, words, table, hand }) {
  const title = titleOf(round, hand, words, table.seats[hand.seat]?.name ?? "");
  const row = h(CardRow, { pieces: hand.cards, names: info.names, label: title, from: "deck", face: "compact" });
  const look = classes(inPlay(round, hand) && "active", hand.outcome && `outcome-${hand.outcome}`);
  return h(Spot, { title, note: h(HandNote, { hand, words }), look }, row);
}

/** "Ann", "Ann, hand 2". @param {BoardProps["round"]} round @param {BlackjackHand} hand @param {BoardProps["words"]} words @param {string} name */
function titleOf(round, hand, words, name) {
  const who = name || words.t("seat-only", { seat: String(hand.seat + 1) });
  const number = handsOf(round, (owner) => owner === hand.seat).indexOf(hand) + 1;
  const title = hand.split ? words.t("board-hand", { who, number }) : who;
  return inPlay(round, hand) ? `▸ ${title}` : title;
}

/** The total with the stake, and the outcome once there is one. @param {{hand: BlackjackHand, words: BoardProps["words"]}} props */
function HandNote({ hand, words }) {
  const { outcome, net, stake } = hand;
  const end = outcome ? words.t(`outcome-${outcome}`, { net, stake }) : words.t("board-stake", { stake });
  return html`<b>${totalText(hand, words)}</b> · ${end}`;
}

/** @param {BoardProps & {mine: BlackjackHand[]}} props */
function OwnHands(props) {
  const { mine, round, info, words } = props;
  const [only] = mine;
  const hands =
    mine.length === 1 && only
      ? html`${h(Hand, { pieces: only.cards, names: info.names, unsorted: true, largest: 96 })}
          <p class="own-total">${h(HandNote, { hand: only, words })}</p>`
      : mine.map((hand) => h(OwnHand, { key: keyOf(round, hand), hand, ...props }));
  return html`<div class="own-hands" style=${ROW}>${hands}</div>${h(GiveUp, props)}`;
}

/** One of several hands of mine. @param {BoardProps & {hand: BlackjackHand}} props */
function OwnHand({ round, info, words, hand }) {
  const title = titleOf(round, hand, words, words.t("board-mine"));
  const row = h(CardRow, {
    pieces: hand.cards,
    names: info.names,
    label: title,
    from: "deck",
    face: "compact",
    dim: hand.done,
  });
  const look = classes("own-spot", inPlay(round, hand) && "active");
  return h(Spot, { title, note: h(HandNote, { hand, words }), look }, row);
}

/** The bar has four places: giving up stands above it when the pair may be split as well. @param {BoardProps} props */
function GiveUp({ offers, act, busy, words }) {
  const both = isOpen(offers, "split") && isOpen(offers, "surrender");
  if (!both) return null;
  return html`<button type="button" class="quiet" disabled=${busy} onClick=${() => void act("surrender")}>${words.t("verb-surrender")}</button>`;
}

/** @param {BoardProps["offers"]} offers @param {string} verb */
const isOpen = (offers, verb) => {
  const offer = offered(offers, verb);
  return offer !== null && !offer.barred;
};

/** Hit, Stand, Double, and one more: Split if the cards allow it, else Surrender while that is open. @param {BoardProps} props @returns {Action[]} */
function actions({ offers, act }) {
  const fourth = !isOpen(offers, "split") && isOpen(offers, "surrender") ? "surrender" : "split";
  return [fourth, "double", "stand", "hit"].flatMap((verb) => {
    const offer = offered(offers, verb);
    return offer ? [plainAction({ offer, act, primary: verb === "hit", grave: verb === "surrender" })] : [];
  });
}

/** Chips to choose a stake from; the main button puts it down. @param {BoardProps & {middle: any}} props */
function StakeBoard({ offers, act, busy, words, middle }) {
  const bet = offered(offers, "bet");
  const out = offered(offers, "sit-out");
  const stakes = /** @type {number[]} */ (bet?.bounds.stake?.values ?? []);
  const [stake, setStake] = useState(stakes[0] ?? 0);
  const chips = stakes.map(
    (
      value,
    ) => html`<button type="button" key=${value} class="preset" aria-pressed=${value === stake} onClick=${() => setStake(value)}>
      ${h(Chips, { amount: value })}</button>`,
  );
  const own = html`<div class="stakes presets" role="group" aria-label=${words.t("board-choose-stake")} style=${ROW}>${chips}</div>`;
  const label = words.t("board-bet", { stake });
  const bar = [
    ...(out ? [plainAction({ offer: out, act, grave: true })] : []),
    ...(bet
      ? [{ ...plainAction({ offer: bet, act, values: { stake }, label, primary: true }), key: `bet-${stake}` }]
      : []),
  ];
  return h(Layout, { middle, own, bar: h(ActionBar, { actions: bar, busy }), sortable: false });
}
