/** Tong-its: stock and discards, everybody's exposed melds, and my hand with its melds side by side. */

import { prefs } from "../../client/core/prefs.js";
import {
  ActionBar,
  Card,
  choose,
  classes,
  Hand,
  h,
  html,
  Layout,
  moveText,
  offered,
  Pile,
  piecesText,
  pieceText,
  plainAction,
  sorted,
  useSelection,
} from "../../client/parts/board-kit.js";
import { additions, fits, grouped, isMeld, meldsIn, ordered, total, whyNoMeld } from "./melds.js";

/** @typedef {import("../../client/parts/board-kit.js").BoardProps} BoardProps */
/** @typedef {import("../../client/parts/board-kit.js").Action} Action */
/** @typedef {import("../../client/parts/board-kit.js").Offer} Offer */
/** @typedef {import("../../client/parts/hand.js").Selection} Selection */
/** @typedef {{seat: number, hand: number[], shown: number[], points: number, sapawed: boolean, answer: string}} Player */
/** @typedef {{seat: number, cards: number[]}} Meld */
/** @typedef {BoardProps & {selection: Selection, hand: number[]}} Props */

const [OPENING, START, PLAY, ANSWER, ENDED] = [0, 1, 2, 3, 4];
const RECENT = 7;
const COLOURS = 4;
/** A hand of more cards than this may take two rows; its cards then take less of the window's height. */
const FULL = 12;
const SMALL = 0.094;
/** Widths of cards: in melds, and of the stock and the discards; the middle gets smaller when there are many. */
const WIDTH = "clamp(28px, min(10vw, 5.6vh), 58px)";
const PILE = "clamp(36px, min(14vw, 7.4vh), 76px)";
const COLUMN = { display: "flex", flexDirection: "column", alignItems: "center", gap: "3px", width: "100%" };
const LINE = { display: "flex", alignItems: "center", gap: "6px", width: "100%", maxWidth: "620px" };
const OWNER = {
  flex: "0 0 clamp(52px, 15vw, 110px)",
  minWidth: 0,
  fontSize: "0.76rem",
  fontWeight: 600,
  lineHeight: 1.2,
  color: "var(--on-felt-soft)",
  overflow: "hidden",
  textOverflow: "ellipsis",
};
const FAN = { display: "flex", "--card-w": WIDTH };
const OVERLAP = "calc(var(--card-w) * -0.42)";
const UNDER = "calc(var(--card-w) * -0.56)";
const MELD = {
  padding: "2px",
  border: "2px solid transparent",
  borderRadius: "9px",
  background: "none",
  minHeight: "44px",
};
const OPEN = { ...MELD, border: "2px dashed #f2c95c9e" };
const LIT = { ...MELD, border: "2px solid var(--gold)", background: "#f2c95c47" };
const COUNT = {
  display: "flex",
  gap: "10px",
  alignItems: "flex-end",
  justifyContent: "space-between",
  fontSize: "0.84rem",
};
const NOTE = { margin: 0, textAlign: "center", fontSize: "0.9rem", lineHeight: 1.25 };
const TOLD = { margin: 0, lineHeight: 1.2 };
const WARN = { ...TOLD, color: "var(--warn)", fontWeight: 600 };
const PANEL = { background: "var(--shade)", borderRadius: "14px", padding: "8px 14px", maxWidth: "520px" };

/** @param {BoardProps} props */
export function Board(props) {
  const { round, seat, offers, busy } = props;
  const hand = seat === null ? [] : (playerOf(round, seat)?.hand ?? []);
  const selection = useSelection(hand);
  const all = { ...props, selection, hand };
  const own = hand.length > 0 ? h(OwnHand, { key: "own", ...all }) : null;
  const bar = h(ActionBar, { actions: offers.length > 0 ? actions(all) : [], busy });
  return h(Layout, { middle: h(Middle, all), own, bar });
}

/** Cards held; before me also what they count, at the end what the others' counted. @param {BoardProps["round"]} round @param {number} seat */
export function seatNote(round, seat) {
  const player = playerOf(round, seat);
  if (!player) return {};
  if (player.points >= 0) return { line: `${player.points}` };
  return { cards: player.hand.length };
}

/** @param {BoardProps["round"]} round @param {number} seat @returns {Player | undefined} */
const playerOf = (round, seat) => round.players?.[seat];

/** @param {BoardProps["table"]} table @param {number} seat @param {BoardProps["words"]} words */
const nameOf = (table, seat, words) => table.seats[seat]?.name || words.t("seat-only", { seat: String(seat + 1) });

// My hand

/** Melds first, each with its colour; what exposed melds take has a dot. @param {Props} props */
function OwnHand(props) {
  const { hand, offers, info, words, selection, round } = props;
  const { melds, loose, points } = grouped(hand);
  const order = [...melds.flat(), ...sorted(loose, info.names, prefs.value.sort)];
  const tags = new Map(
    hand
      .filter((card) => takers(round, [card]).length > 0)
      .map((card) => [card, tag("dot", words.t("board-could-sapaw"))]),
  );
  melds.forEach((meld, i) => {
    for (const card of meld) tags.set(card, tag(`group-${i % COLOURS}`, words.t("board-in-meld", { number: i + 1 })));
  });
  const choosing = offers.some(({ barred, bounds }) => !barred && Object.keys(bounds).length > 0);
  const shown = {
    pieces: order,
    names: info.names,
    label: words.t("ui-hand"),
    unsorted: true,
    tags,
    ...(hand.length > FULL ? { share: SMALL } : {}),
  };
  const count = words.t("board-count", { points });
  return html`<div style=${{ width: "100%" }}>
    <div style=${COUNT}>${h(Status, props)}<b class="tong-its-count" style=${{ whiteSpace: "nowrap" }}>${count}</b></div>
    ${h(Hand, { ...shown, ...(choosing ? { selection } : {}) })}
  </div>`;
}

/** @param {string} mark @param {string} say */
const tag = (mark, say) => ({ mark, say });

/** The numbers of the exposed melds that take these cards. @param {BoardProps["round"]} round @param {readonly number[]} cards @returns {number[]} */
const takers = (round, cards) =>
  /** @type {Meld[]} */ (round.melds).flatMap((meld, number) => (fits(meld.cards, cards) ? [number] : []));

// What may be done

/** @param {Props} props @returns {Action[]} */
function actions(props) {
  const { offers, act, round } = props;
  if (round.phase === ANSWER)
    return offers.map((offer) =>
      plainAction({ offer, act, primary: offer.verb === "fight", grave: offer.verb === "concede" }),
    );
  const verbs =
    round.phase === START ? [callAction, takeAction, drawAction] : [exposeAction, sapawAction, discardAction];
  return verbs.flatMap((make) => make(props));
}

/** @param {Props} props @returns {Action[]} */
function callAction({ offers, act }) {
  const offer = offered(offers, "call");
  return offer ? [plainAction({ offer, act, twice: !offer.barred })] : [];
}

/** @param {Props} props @returns {Action[]} */
function drawAction({ offers, act }) {
  const offer = offered(offers, "draw");
  return offer ? [plainAction({ offer, act, primary: true })] : [];
}

/** Take the discard with the cards chosen, or else for the meld that counts most. @param {Props} props @returns {Action[]} */
function takeAction({ offers, act, words, info, round, selection, hand }) {
  const offer = offered(offers, "take");
  if (!offer) return [];
  const top = round.discards.at(-1);
  if (offer.barred || top === undefined) return [plainAction({ offer, act })];
  const cards = isMeld([...selection.list, top]) ? selection.list : usual(hand, top);
  const label = words.t("board-take", { cards: piecesText(ordered([...cards, top]), info.names) });
  const chosen = selection.list.length > 0 && cards !== selection.list;
  return [
    {
      key: "take",
      label,
      onAct: () => void act(moveText(offer, { cards }, info.names)),
      ...(chosen ? { barred: words.phrase(whyNoMeld([...selection.list, top])) } : {}),
    },
  ];
}

/** The hand cards that make the best meld with a discard: what they leave counts least. @param {number[]} hand @param {number} top */
function usual(hand, top) {
  const left = (/** @type {number[]} */ meld) => grouped(hand.filter((card) => !meld.includes(card))).points;
  const found = meldsWith(hand, top).sort((a, b) => left(a) - left(b) || total(b) - total(a));
  return (found[0] ?? []).filter((card) => card !== top);
}

/** @param {number[]} hand @param {number} top */
const meldsWith = (hand, top) => meldsIn([...hand, top]).filter((meld) => meld.includes(top));

/** Expose the cards chosen; with none chosen, the first meld of the hand. @param {Props} props @returns {Action[]} */
function exposeAction({ offers, act, words, info, selection, hand }) {
  const offer = offered(offers, "expose");
  if (!offer) return [];
  if (offer.barred) return [plainAction({ offer, act })];
  const chosen = selection.list;
  const cards = chosen.length > 0 ? chosen : (grouped(hand).melds[0] ?? []);
  const good = isMeld(cards);
  const label = good
    ? words.t("board-expose", { cards: piecesText(ordered(cards), info.names) })
    : words.t("verb-expose");
  const barred = good ? {} : { barred: words.phrase(whyNoMeld(cards)) };
  const onAct = () => void act(moveText(offer, { cards }, info.names));
  return [{ key: "expose", label, onAct, primary: good && chosen.length > 0, ...barred }];
}

/** Sapaw what is chosen, if one meld takes it; with nothing chosen, choose what could be added. @param {Props} props @returns {Action[]} */
function sapawAction(props) {
  const { offers, act, words, info, round, selection, hand } = props;
  const offer = offered(offers, "sapaw");
  if (!offer) return [];
  const label = words.t("verb-sapaw");
  if (offer.barred) return [plainAction({ offer, act })];
  if (selection.list.length === 0) {
    const found = /** @type {Meld[]} */ (round.melds).map((meld) => additions(meld.cards, hand));
    return [{ key: "sapaw", label, onAct: () => selection.set(found.find((cards) => cards.length > 0) ?? []) }];
  }
  const melds = takers(round, selection.list);
  const cards = piecesText(ordered(selection.list), info.names);
  const why = melds.length === 1 ? null : words.t(melds.length > 1 ? "board-tap-a-meld" : "board-no-meld-takes");
  const text = melds.length > 0 ? words.t("board-sapaw", { cards }) : label;
  return [{ key: "sapaw", label: text, onAct: () => add(props, melds[0] ?? 0), ...(why ? { barred: why } : {}) }];
}

/** @param {Props} props @param {number} meld */
function add({ offers, act, info, selection }, meld) {
  const offer = offered(offers, "sapaw");
  if (offer) void act(moveText(offer, { meld, cards: selection.list }, info.names));
}

/** @param {Props} props @returns {Action[]} */
function discardAction(props) {
  const { offers, act, words, info, selection } = props;
  const offer = offered(offers, "discard");
  if (!offer) return [];
  const [card] = selection.list;
  const one = selection.list.length === 1 && card !== undefined;
  const label = one ? words.t("board-discard", { card: pieceText(info.names[card] ?? "") }) : words.t("verb-discard");
  const meld = isMeld(selection.list);
  const onAct = () => void act(moveText(offer, { card: selection.list }, info.names));
  const barred = one ? {} : { barred: choose(offer, "card") };
  return [{ key: "discard", label, onAct, primary: !meld, twice: one && warning(props) !== null, ...barred }];
}

/** What speaks against the discard chosen: it ends the hand, or gives up what could still be laid down. @param {Props} props @returns {string | null} */
function warning({ round, seat, hand, selection, words }) {
  const [card] = selection.list;
  if (selection.list.length !== 1 || card === undefined || hand.length === 1) return null;
  const rest = hand.filter((each) => each !== card);
  const { melds, points } = grouped(rest);
  const exposed = round.melds.some((/** @type {Meld} */ meld) => meld.seat === seat);
  const before = grouped(hand);
  if (!exposed && before.melds.length > 0)
    return words.t(round.stock.length === 0 ? "board-warn-burned" : "board-warn-meld");
  if (round.stock.length === 0) return words.t(exposed ? "board-warn-end" : "board-warn-lost", { points });
  return melds.length < before.melds.length || points > before.points ? words.t("board-warn-breaks") : null;
}

// The middle

/** @param {Props} props */
function Middle(props) {
  const { round, table, words, seat } = props;
  const seats = /** @type {Player[]} */ (round.players).map((player) => player.seat);
  const from = seat === null ? 0 : (seat + 1) % seats.length;
  const order = [...seats.slice(from), ...seats.slice(0, from)];
  const rows = order.filter((at) => rowOf(round, at) || round.phase === ENDED);
  return html`<div style=${COLUMN}>
    ${round.phase === ANSWER || round.phase === ENDED ? null : h(Piles, { key: "piles", ...props })}
    ${round.phase === ANSWER ? h(Call, { key: "call", ...props }) : null}
    ${rows.length === 0 ? html`<p style=${{ ...NOTE, color: "var(--on-felt-soft)" }}>${words.t("board-no-melds")}</p>` : null}
    ${rows.map((at) => h(SeatRow, { key: at, at, name: nameOf(table, at, words), ...props }))}
  </div>`;
}

/** Has a seat anything on the table? @param {BoardProps["round"]} round @param {number} at */
const rowOf = (round, at) =>
  round.melds.some((/** @type {Meld} */ meld) => meld.seat === at) || (playerOf(round, at)?.shown.length ?? 0) > 0;

/** The stock and the last discards, the top one on the right. @param {Props} props */
function Piles({ round, words, info }) {
  const recent = round.discards.slice(-RECENT);
  const top = recent.length - 1;
  const label = words.t("board-discards", {
    count: round.discards.length,
    cards: piecesText(recent.slice().reverse(), info.names),
  });
  return html`<div style=${{ display: "flex", gap: "22px", alignItems: "center", marginBottom: "9px", "--card-w": PILE }}>
    <div>${h(Pile, { count: round.stock.length, label: words.t("board-stock") })}</div>
    <div class="tong-its-discards" role="group" aria-label=${label} data-place="discards" style=${{ display: "flex", minWidth: PILE }}>
      ${recent.length === 0 ? html`<span class="card slot"></span>` : null}
      ${recent.map((/** @type {number} */ piece, /** @type {number} */ i) => {
        const back = { marginLeft: i ? UNDER : 0, ...(i < top ? { filter: "brightness(0.82)" } : {}) };
        return html`<span key=${piece} style=${back}>${h(Card, { piece, names: info.names, face: "compact", best: i === top })}</span>`;
      })}
    </div>
  </div>`;
}

/** What is to be done, or what to beware of. @param {Props} props */
function Status(props) {
  const { round, offers, words, info } = props;
  if (offers.length === 0 || round.phase === ANSWER) return html`<span></span>`;
  const warn = round.phase === START ? null : warning(props);
  if (warn) return html`<p role="status" style=${WARN}>${warn}</p>`;
  const take = offered(offers, "take");
  const top = round.discards.at(-1);
  const card = top === undefined ? "" : pieceText(info.names[top] ?? "");
  const code =
    round.phase === OPENING
      ? "opening"
      : round.phase === PLAY
        ? round.stock.length
          ? "play"
          : "last"
        : take?.barred
          ? "draw"
          : "take";
  return html`<p style=${TOLD}>${words.t(`board-now-${code}`, { card })}</p>`;
}

/** Draw has been called: who answered what, and what I would fight with. @param {Props} props */
function Call({ round, table, words, seat, offers, hand }) {
  const name = nameOf(table, round.active, words);
  const players = /** @type {Player[]} */ (round.players);
  const lines = players.filter((player) => player.seat !== round.active && player.seat !== seat);
  const mine = offers.length > 0 && seat !== null;
  return html`<div style=${PANEL} role="status">
    <p style=${{ ...NOTE, font: "700 1.15rem var(--serif)" }}>${words.t("board-called", { name })}</p>
    ${lines.map((player) => html`<p key=${player.seat} style=${NOTE}>${words.t(`board-answer-${player.answer || "open"}`, { name: nameOf(table, player.seat, words) })}</p>`)}
    ${mine ? html`<p style=${{ ...NOTE, marginTop: "4px" }}>${words.t("board-your-answer", { points: grouped(hand).points })}</p>` : null}
  </div>`;
}

/** A seat's exposed melds, and at the end the hand it showed. @param {Props & {at: number, name: string}} props */
function SeatRow(props) {
  const { round, at, name, words, info } = props;
  const player = playerOf(round, at);
  const shown = player?.shown ?? [];
  const won = round.phase === ENDED && round.winner === at;
  const melds = /** @type {Meld[]} */ (round.melds).flatMap((meld, number) =>
    meld.seat === at ? [{ ...meld, number }] : [],
  );
  const look = won ? { background: "#f2c95c2e", boxShadow: "inset 0 0 0 1.5px var(--gold)", borderRadius: "10px" } : {};
  const note = player?.sapawed && round.phase !== ENDED ? words.t("board-blocked") : null;
  return html`<div class=${classes("tong-its-seat", won && "tong-its-winner")} style=${{ ...LINE, ...look }}>
    <span style=${OWNER}>${name}${note ? html`<br /><small style=${{ color: "var(--warn)" }}>${note}</small>` : null}
      ${player && player.points >= 0 ? html`<br /><b style=${{ color: "var(--gild)" }}>${words.t("board-points", { points: player.points })}</b>` : null}</span>
    <div style=${{ display: "flex", flexWrap: "wrap", gap: "2px 4px", flex: 1, alignItems: "center" }}>
      ${melds.map(({ number, cards }) => h(MeldButton, { key: number, number, cards, ...props }))}
      ${melds.length === 0 ? html`<span style=${NOTE}>${words.t("board-nothing-exposed")}</span>` : null}
      ${shown.length > 0 ? h(ShownHand, { cards: shown, info, words }) : null}
    </div>
  </div>`;
}

/** A meld: lit if it takes the cards chosen, a tap adds them; dashed if it takes some card of mine, a tap chooses these. @param {Props & {number: number, cards: number[], name: string, at: number}} props */
function MeldButton(props) {
  const { number, cards, name, at, info, words, selection, offers, hand, busy } = props;
  const sapaw = offered(offers, "sapaw");
  const can = sapaw && !sapaw.barred ? additions(cards, hand) : [];
  const lit = can.length > 0 && fits(cards, selection.list);
  const open = can.length > 0 && selection.list.length === 0;
  const said = { cards: piecesText(cards, info.names), name };
  const fan = h(Fan, { cards, info, from: `seat-${at}` });
  if (!lit && !open)
    return html`<span role="group" aria-label=${words.t("board-meld", said)} style=${MELD}>${fan}</span>`;
  const added = piecesText(ordered(lit ? selection.list : can), info.names);
  const label = words.t(lit ? "board-add" : "board-could-add", { ...said, added });
  const press = () => (lit ? add(props, number) : selection.set(can));
  return html`<button type="button" class="tong-its-meld" style=${lit ? LIT : OPEN} aria-label=${label} title=${label} aria-disabled=${busy} onClick=${() => (busy ? undefined : press())}>${fan}</button>`;
}

/** @param {{cards: number[], info: BoardProps["info"], from?: string}} props */
const Fan = ({ cards, info, from }) =>
  html`<span style=${FAN}>${cards.map(
    (piece, i) =>
      html`<span key=${piece} style=${{ marginLeft: i ? OVERLAP : 0 }}>${h(Card, { piece, names: info.names, face: "compact", ...(from ? { from } : {}) })}</span>`,
  )}</span>`;

/** A hand that was compared: its melds, then what counts. @param {{cards: number[], info: BoardProps["info"], words: BoardProps["words"]}} props */
function ShownHand({ cards, info, words }) {
  const { melds, loose } = grouped(cards);
  const label = words.t("board-shown", { cards: piecesText(cards, info.names) });
  return html`<span role="group" aria-label=${label} style=${{ display: "inline-flex", flexWrap: "wrap", gap: "4px", paddingLeft: "8px", borderLeft: "2px solid var(--edge)" }}>
    ${melds.map((meld) => html`<span key=${meld.join()} style=${{ opacity: 0.6 }}>${h(Fan, { cards: meld, info })}</span>`)}
    ${loose.length > 0 ? h(Fan, { cards: loose, info }) : null}
  </span>`;
}
