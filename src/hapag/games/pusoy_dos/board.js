/** Pusoy Dos: the play to beat in the middle with who made it, my hand below; what cannot answer is dimmed, and says why. */
import { prefs } from "../../client/core/prefs.js";
import { words as sayings, tell } from "../../client/core/store.js";
import {
  ActionBar,
  CardRow,
  Hand,
  h,
  html,
  Layout,
  moveText,
  offered,
  piecesText,
  plainAction,
  useMemo,
  useSelection,
} from "../../client/parts/board-kit.js";
import { comboPhrase, inOrder, legal, partners, sortedBy, strength, whyDim, whyNot } from "./legal.js";

/** @typedef {import("../../client/parts/board-kit.js").BoardProps} BoardProps */
/** @typedef {import("../../client/parts/board-kit.js").Action} Action */
/** @typedef {import("./legal.js").Ask} Ask */
/** @typedef {import("./legal.js").Combo} Combo */
/** @typedef {{seat: number, hand: number[], played: number[], laid: number, passed: boolean}} Player */

const MIDDLE = { display: "flex", flexDirection: "column", alignItems: "center", gap: "6px", width: "100%" };
const TABLE = { width: "100%", "--card-w": "clamp(50px, 14.5vw, 92px)" };
const SOFT = { margin: 0, fontSize: "0.86rem", color: "var(--on-felt-soft)", textAlign: "center" };
const CHOICE = { margin: 0, minHeight: "1.4em", fontWeight: 600, textAlign: "center" };
const NOTHING = /** @type {number[]} */ ([]);

/** @param {BoardProps["round"]} round @returns {Player[]} */
const playersOf = (round) => round.players ?? [];

/** The play to be beaten; nothing for a lead. @param {BoardProps["round"]} round */
function tableOf(round) {
  const player = round.last === null ? undefined : playersOf(round)[round.last];
  return player ? player.played.slice(-player.laid) : NOTHING;
}

/** @param {BoardProps} props */
export function Board(props) {
  const { round, seat, offers, info, words } = props;
  const hand = (seat === null ? undefined : playersOf(round)[seat]?.hand) ?? NOTHING;
  const turn = offers.length > 0;
  const ask = askOf(round, hand, turn);
  const plays = useMemo(() => (turn ? legal(hand, ask) : []), [turn, hand.join(), ask.table.join()]);
  const selection = useSelection(hand);
  const chosen = turn ? selection.list : NOTHING;
  const suggest = () => {
    const next = (placeOf(plays, chosen) + 1) % Math.max(1, plays.length);
    selection.set(plays[next]?.cards ?? NOTHING);
  };
  const picking = turn ? pickingOf({ hand, plays, ask, selection, words }) : {};
  const order = sortedBy(hand, prefs.value.sort);
  const own =
    hand.length > 0
      ? h(Hand, { pieces: order, names: info.names, label: words.t("ui-hand"), unsorted: true, ...picking })
      : null;
  const bar = h(ActionBar, { actions: actions(props, { chosen, ask, plays, suggest }), busy: props.busy });
  return h(Layout, { middle: h(Middle, { ...props, ask, plays, chosen }), own, bar });
}

/**
 * What the seats show: cards left, and what the seat did in this trick.
 * @param {BoardProps["round"]} round @param {number} seat @param {BoardProps["info"]} info
 */
export function seatNote(round, seat, info) {
  const player = playersOf(round)[seat];
  if (!player) return {};
  const laid = player.laid ? piecesText(player.played.slice(-player.laid), info.names) : "";
  const said = player.passed ? sayings.value.t("board-passed") : laid;
  return { cards: player.hand.length, ...(said ? { said } : {}) };
}

/** What is asked of a hand. @param {BoardProps["round"]} round @param {readonly number[]} hand @param {boolean} turn @returns {Ask} */
function askOf(round, hand, turn) {
  const opening = turn && playersOf(round).every(({ played }) => played.length === 0);
  return { table: tableOf(round), needed: opening ? (inOrder(hand)[0] ?? null) : null };
}

/**
 * How cards are picked: those that complete no legal play with what is chosen are dimmed. A tap on one of them begins
 * anew if it is good for another play, and says why it is good for none if it is not.
 * @param {{hand: number[], plays: Combo[], ask: Ask, selection: import("../../client/parts/hand.js").Selection,
 *   words: BoardProps["words"]}} at
 */
function pickingOf({ hand, plays, ask, selection, words }) {
  const single = ask.table.length === 1;
  const any = partners(plays, NOTHING);
  const fitting = single ? any : partners(plays, selection.list);
  const open = fitting.size > 0 ? fitting : any;
  const toggle = (/** @type {number} */ piece) =>
    single && !selection.chosen.has(piece) ? selection.set([piece]) : selection.toggle(piece);
  return {
    selection: { ...selection, toggle },
    barred: new Set(hand.filter((piece) => !open.has(piece))),
    onBarred: (/** @type {number} */ piece) =>
      any.has(piece) ? selection.set([piece]) : tell(words.phrase(whyDim(piece, hand, ask))),
  };
}

/**
 * Pass, suggest, and on the right play. Labels stay, so that suggestions can be tapped through quickly.
 * @param {BoardProps} props @param {{chosen: number[], ask: Ask, plays: Combo[], suggest: () => void}} mine @returns {Action[]}
 */
function actions({ offers, act, info, words }, { chosen, ask, plays, suggest }) {
  const [play, pass] = [offered(offers, "play"), offered(offers, "pass")];
  if (!play || !pass) return [];
  const why = chosen.length === 0 ? { code: "board-choose", args: { size: ask.table.length } } : whyNot(chosen, ask);
  const barred = play.barred ?? why;
  const none = plays.length === 0 ? { barred: words.phrase(play.barred) } : {};
  return [
    { ...plainAction({ offer: pass, act, grave: true }), primary: plays.length === 0 },
    { key: "suggest", label: words.t("board-suggest"), shortcut: "auto", onAct: suggest, ...none },
    {
      key: "play",
      label: words.t("verb-play"),
      primary: plays.length > 0,
      onAct: () => void act(moveText(play, { cards: inOrder(chosen) }, info.names)),
      ...(barred ? { barred: words.phrase(barred) } : {}),
    },
  ];
}

/** @param {BoardProps & {ask: Ask, plays: Combo[], chosen: number[]}} props */
function Middle(props) {
  const { round, table, words, info, ask } = props;
  const by = round.last;
  const name = by === null ? "" : nameOf(table, by, words);
  const label =
    by === null
      ? words.t("board-empty")
      : words.t("board-table", { name, combo: words.phrase(comboPhrase(ask.table)) });
  const row = { pieces: inOrder(ask.table), names: info.names, label, slots: by === null ? 1 : 0, from: `seat-${by}` };
  return html`<div style=${MIDDLE}>
    <p class="spot-title">${by === null ? words.t("board-free") : words.t("board-by", { name })}</p>
    <div style=${TABLE}>${h(CardRow, row)}</div>
    ${by === null ? null : html`<p class="spot-note">${words.phrase(comboPhrase(ask.table))}</p>`}
    <p style=${SOFT}>${hint(props)}</p>
    <p style=${CHOICE} aria-live="polite">${choiceText(props)}</p>
  </div>`;
}

/** @param {BoardProps["table"]} table @param {number} seat @param {BoardProps["words"]} words */
const nameOf = (table, seat, words) => table.seats[seat]?.name || words.t("seat-only", { seat: String(seat + 1) });

/** What is asked of whoever is to play. @param {BoardProps & {ask: Ask, plays: Combo[]}} props */
function hint({ round, offers, table, words, ask, plays, reveal, seat }) {
  if (reveal) return "";
  if (offers.length === 0) {
    const name = nameOf(table, round.at, words);
    return round.last === null && round.at !== seat ? words.t("board-leads", { name }) : "";
  }
  if (plays.length === 0) return words.t("board-no-answer");
  if (ask.needed !== null) return words.t("board-opening", { card: piecesText([ask.needed], CARDS) });
  return ask.table.length === 0 ? words.t("board-lead") : words.t("board-answers", { count: plays.length });
}

const CARDS = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));

/** What the chosen cards are, and which of the suggestions. @param {BoardProps & {plays: Combo[], chosen: number[]}} props */
function choiceText({ words, plays, chosen }) {
  if (chosen.length === 0 || strength(chosen) === 0) return "";
  const combo = words.phrase(comboPhrase(chosen));
  const at = placeOf(plays, chosen);
  return at < 0 ? combo : words.t("board-choice", { combo, at: at + 1, count: plays.length });
}

/** Which of the legal plays is chosen, -1 for none. @param {Combo[]} plays @param {readonly number[]} chosen */
function placeOf(plays, chosen) {
  const key = inOrder(chosen).join();
  return plays.findIndex(({ cards }) => inOrder(cards).join() === key);
}
