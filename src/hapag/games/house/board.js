/**
 * The board of the tables against the house. A game whose seats hold private cards is one call:
 *
 *     export const { Board, seatNote, Settlement } = houseBoard({ main: "play", adds: (verb, { times = 1 }, ante) => ... });
 *
 * The dealer on top, shared cards below, my bets as chips on the felt with what each came to, my cards large. The other
 * seats show their cards above. Others take its parts: `StakeBoard` (chips to choose a stake from), `BetSpots`,
 * `FeltPrint` (the game's name on the felt while bets are made), `houseNote` (what the seats above show) and `Settlement` (every line of the result, in the result dialog).
 */
import {
  ActionBar,
  CardRow,
  Chips,
  classes,
  figure,
  Hand,
  h,
  html,
  Layout,
  offered,
  plainAction,
  Spot,
  signed,
  useAdvised,
  useState,
} from "../../client/parts/board-kit.js";

/** @typedef {import("../../client/parts/board-kit.js").BoardProps} BoardProps */
/** @typedef {import("../../client/parts/board-kit.js").Action} Action */
/** @typedef {import("../../client/parts/board-kit.js").Offer} Offer */
/** @typedef {{seat: number, bet: string, stake: number, outcome: string, net: number}} Wager */
/** @typedef {{code: string, args?: any}} Phrase */
/** @typedef {{seat: number, hand: number[], shown: number[], folded: boolean, name: Phrase | null}} Place */
/**
 * What a game says of itself.
 * @typedef {object} HouseWish
 * @property {string} main the verb of the main button
 * @property {(verb: string, values: Record<string, number | string>, stake: number) => number} [adds] chips that a move puts up
 * @property {number} [times] how many equal bets a seat opens with
 * @property {number} [dealers] the dealer's cards, to draw their places before the deal
 * @property {(round: BoardProps["round"]) => {pieces: number[], slots: number} | null} [shared] cards that everybody uses
 * @property {(props: BoardProps) => any} [extra] more to lay in the middle
 * @property {(names: string[]) => Phrase | null} [called] what cards are called that only their owner sees yet
 */

const BANK = 1000;
const [BETTING, OVER] = [0, 2];
const ROW = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: "6px 14px",
  width: "100%",
};
/** More bets than these lie closer together. */
const FEW = 2;
const CLOSE = { ...ROW, gap: "4px" };
const WIDTHS = {
  dealer: "clamp(38px, min(13vw, 7.4vh), 84px)",
  shared: "clamp(40px, min(14vw, 7.8vh), 88px)",
  shown: "clamp(26px, 7.4vw, 42px)",
};
/** How large my own cards are, as a part of the window's height: shared cards in the middle need some of it. */
const LARGE = 0.135;
const SMALLER = 0.1;
const COLUMNS = [
  { name: "seat" },
  { name: "bet" },
  { name: "stake", look: "count" },
  { name: "outcome" },
  { name: "net", look: "count" },
];
const STACKED = { display: "flex", flexDirection: "column" };
const SPOT = {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  minWidth: "72px",
  padding: "4px 6px",
  borderRadius: "999px",
  border: "2px solid var(--edge)",
  background: "#0000001f",
};

const READY = { ...SPOT, borderStyle: "dashed", borderColor: "var(--edge-strong)" };

/** @param {BoardProps["round"]} round @returns {Wager[]} */
export const wagersOf = (round) => /** @type {Wager[]} */ (round.wagers ?? []);

/** @param {BoardProps["round"]} round @param {number} seat @returns {Place | undefined} */
const placeOf = (round, seat) => /** @type {Place[]} */ (round.places ?? [])[seat];

/** The base stake of a seat, 0 before it is told and for one that sits out. @param {BoardProps["round"]} round @param {number} seat */
export const stakeOf = (round, seat) => /** @type {number[]} */ (round.stakes ?? [])[seat] ?? 0;

/** @param {HouseWish} wish */
export function houseBoard(wish) {
  /** @param {BoardProps} props */
  function Board(props) {
    const { round, seat, offers, info, words } = props;
    const shared = wish.shared?.(round) ?? null;
    const middle = [
      round.phase === BETTING ? h(FeltPrint, { key: "print", title: info.title }) : null,
      wish.dealers ? h(DealerPlace, { key: "dealer", slots: wish.dealers, ...props }) : null,
      shared ? h(SharedCards, { key: "shared", ...shared, names: info.names, label: words.t("board-shared") }) : null,
      wish.extra?.(props),
      seat === null ? null : h(BetSpots, { ...props, key: "bets", seat }),
    ];
    if (offered(offers, "bet")) return h(StakeBoard, { ...props, middle, times: wish.times ?? 1 });
    const place = seat === null ? undefined : placeOf(round, seat);
    const own =
      place && place.hand.length + place.shown.length > 0
        ? h(OwnHand, { place, called: wish.called, share: shared ? SMALLER : LARGE, ...props })
        : null;
    const bar = h(ActionBar, { actions: actions(props, wish), busy: props.busy });
    return h(Layout, { middle, own, bar, sortable: false });
  }
  return { Board, seatNote: houseNote, Settlement };
}

/**
 * What the seats above show: chips left, bets that still stand, cards hidden or shown, and who is out.
 * @param {BoardProps["round"]} round @param {number} seat @param {BoardProps["info"]} info
 */
export function houseNote(round, seat, info) {
  const place = placeOf(round, seat);
  const standing = wagersOf(round).filter((wager) => wager.seat === seat && !wager.outcome);
  const bet = standing.reduce((sum, { stake }) => sum + stake, 0);
  const hidden = place && !place.folded ? place.hand.length : 0;
  const purse = /** @type {number[]} */ (round.purses ?? [])[seat] ?? BANK;
  const satOut = round.phase > 0 && stakeOf(round, seat) === 0;
  return {
    line: figure(purse),
    out: satOut || place?.folded === true,
    ...(bet > 0 ? { bet } : {}),
    ...(hidden > 0 ? { cards: hidden } : {}),
    ...(place && place.shown.length > 0 ? { shown: h(ShownCards, { place, info, seat }), apart: true } : {}),
  };
}

/** @param {{place: Place, info: BoardProps["info"], seat: number}} props */
const ShownCards = ({ place, info, seat }) =>
  h(
    "div",
    { style: { "--card-w": WIDTHS.shown } },
    h(CardRow, { pieces: place.shown, names: info.names, from: `seat-${seat}`, face: "compact" }),
  );

/** The name of the game in an arc, as tables have it printed. @param {{title: string}} props */
export const FeltPrint = ({ title }) =>
  html`<svg class="felt-print" viewBox="0 0 400 78" aria-hidden="true">
    <path d="M14 76Q200 14 386 76M6 70Q200 4 394 70" /><path id="felt-arc" class="arc" d="M20 64Q200 0 380 64" />
    <text><textPath href="#felt-arc" startOffset="50%">${title}</textPath></text></svg>`;

/** The dealer's cards, and once they are shown what they are called. @param {BoardProps & {slots: number}} props */
export function DealerPlace({ round, info, words, slots }) {
  const { up = [], down = [], name = null } = round.dealer ?? {};
  const title = words.t("board-dealer");
  const row = { pieces: [...up, ...down], names: info.names, label: title, slots, from: "deck", idPrefix: "dealer" };
  const note = name ? words.phrase(name) : "";
  const look = { style: { "--card-w": WIDTHS.dealer, width: "100%" }, "data-place": "dealer" };
  return h("div", look, h(Spot, { title, note }, h(CardRow, row)));
}

/** @param {{pieces: number[], slots: number, names: string[], label: string}} row */
function SharedCards(row) {
  const style = { "--card-w": WIDTHS.shared, width: "100%" };
  return h("div", { style }, h(CardRow, { ...row, from: "deck", idPrefix: "shared" }));
}

/** My bets on the felt, each with its name, and in the end with what it came to. @param {BoardProps & {seat: number}} props */
export function BetSpots({ round, seat, words }) {
  const mine = wagersOf(round).filter((wager) => wager.seat === seat && (wager.stake > 0 || wager.net !== 0));
  if (mine.length === 0) return null;
  return html`<div class="bet-spots" role="group" aria-label=${words.t("board-bets")} style=${mine.length > FEW ? CLOSE : ROW}>
    ${mine.map(
      ({
        bet,
        stake,
        outcome,
        net,
      }) => html`<div key=${bet} class=${classes("bet-spot", outcome && net > 0 && "won", outcome && net < 0 && "lost")} style=${SPOT}>
      ${stake > 0 ? h(Chips, { amount: stake, label: words.t(`bet-${bet}`) }) : html`<small>${words.t(`bet-${bet}`)}</small>`}
      ${outcome ? html`<b>${net === 0 ? words.t(`outcome-${outcome}`, { net, stake }) : signed(net)}</b>` : null}
    </div>`,
    )}
  </div>`;
}

/** My cards, paler after a fold, with their name. @param {BoardProps & {place: Place, share: number, called?: HouseWish["called"]}} props */
function OwnHand({ place, share, called, info, words }) {
  const pieces = place.shown.length > 0 ? place.shown : place.hand;
  const label = words.t(place.folded ? "board-own-folded" : "board-own");
  const style = place.folded ? { opacity: 0.45 } : {};
  const phrase = place.name ?? called?.(pieces.map((piece) => info.names[piece] ?? "")) ?? null;
  const name = phrase ? html`<p class="spot-note">${words.phrase(phrase)}</p>` : null;
  return html`<div style=${style}>${h(Hand, { pieces, names: info.names, label, unsorted: true, share })}${name}</div>`;
}

/**
 * A button for every verb, or for every value of its one argument; the main one last.
 * @param {BoardProps} props @param {HouseWish} wish @returns {Action[]}
 */
function actions({ offers, round, seat, act, words }, { main, adds }) {
  const stake = seat === null ? 0 : stakeOf(round, seat);
  const button = (
    /** @type {Offer} */ offer,
    /** @type {Record<string, number | string>} */ values,
    /** @type {boolean} */ last,
  ) => {
    const amount = adds?.(offer.verb, values, stake) ?? 0;
    const verb = words.first(
      [`verb-${[offer.verb, ...Object.values(values)].join("-")}`],
      words.t(`verb-${offer.verb}`, values),
    );
    const label = amount > 0 ? words.t("board-adds", { verb, amount }) : verb;
    return plainAction({
      offer,
      act,
      values,
      label,
      primary: offer.verb === main && last,
      grave: offer.verb === "fold",
    });
  };
  return offers.flatMap((offer) => {
    const [[field, bound] = []] = Object.entries(offer.bounds);
    const values = /** @type {(number | string)[]} */ (bound?.values ?? []);
    if (!field || values.length === 0) return [button(offer, {}, true)];
    return values.map((value, i) => button(offer, { [field]: value }, i === values.length - 1));
  });
}

/**
 * Chips to choose a stake from, and whatever else the bet asks for; the main button puts it down.
 * @param {BoardProps & {middle: any, times?: number}} props
 */
export function StakeBoard({ offers, act, busy, words, middle, times = 1 }) {
  const bet = offered(offers, "bet");
  const out = offered(offers, "sit-out");
  const bounds = Object.entries(bet?.bounds ?? {});
  const [chosen, setChosen] = useState(
    () =>
      /** @type {Record<string, number | string>} */ (
        Object.fromEntries(bounds.map(([field, bound]) => [field, bound.values?.[0] ?? 0]))
      ),
  );
  const groups = bounds.map(([field, bound]) =>
    h(Presets, {
      key: field,
      field,
      values: bound.values ?? [],
      value: chosen[field] ?? 0,
      words,
      onChoose: (value) => setChosen({ ...chosen, [field]: value }),
    }),
  );
  const label = words.t("board-bet", { times, ...chosen });
  const ready = bet ? h(ReadyBets, { key: "ready", values: Object.values(chosen), times, words }) : null;
  const bar = [
    ...(out ? [plainAction({ offer: out, act, grave: true })] : []),
    ...(bet ? [plainAction({ offer: bet, act, values: chosen, label, primary: true })] : []),
  ];
  return h(Layout, {
    middle: [middle, ready],
    own: html`${groups}`,
    bar: h(ActionBar, { actions: bar, busy }),
    sortable: false,
  });
}

/** The chips that the main button would put down. @param {{values: (number | string)[], times: number, words: BoardProps["words"]}} props */
function ReadyBets({ values, times, words }) {
  const amount = Number(values.find((each) => typeof each === "number") ?? 0);
  const on = values.find((each) => typeof each === "string");
  const chips = h(Chips, { amount, ...(on ? { label: words.t(`bet-${on}`) } : {}) });
  return html`<div style=${ROW} aria-hidden="true">${Array.from({ length: times }, (_, i) => html`<div key=${i} style=${READY}>${chips}</div>`)}</div>`;
}

/**
 * @param {{field: string, values: readonly (number | string)[], value: number | string, words: BoardProps["words"],
 *   onChoose: (value: number | string) => void}} props
 */
function Presets({ field, values, value, words, onChoose }) {
  const advised = useAdvised();
  const face = (/** @type {number | string} */ each) => {
    if (typeof each === "number") return h(Chips, { amount: each });
    const pays = words.first([`board-pays-${each}`], "");
    return html`<span style=${STACKED}><span>${words.t(`bet-${each}`)}</span>${pays ? html`<small>${pays}</small>` : null}</span>`;
  };
  return html`<div class="stakes presets" role="group" aria-label=${words.t(`board-choose-${field}`)} style=${ROW}>
    ${values.map(
      (each) =>
        html`<button type="button" key=${each} class=${classes("preset", advised(each) && "advised")} aria-pressed=${each === value} onClick=${() => onChoose(each)}>${face(each)}</button>`,
    )}
  </div>`;
}

/**
 * Every line of every seat's result: the bet, what was staked, how it was settled, what it came to.
 * @param {{round: BoardProps["round"], table: BoardProps["table"], words: BoardProps["words"], nameOf: (seat: number) => string}} props
 */
export function Settlement({ round, words, nameOf }) {
  const wagers = wagersOf(round).filter(({ outcome, stake, net }) => outcome && (stake > 0 || net !== 0));
  if (round.phase !== OVER || wagers.length === 0) return null;
  const same = (/** @type {number} */ i) => wagers[i - 1]?.seat === wagers[i]?.seat;
  return html`<table class="settlement">
    <caption>${words.t("board-lines")}</caption>
    <thead><tr>${COLUMNS.map(({ name, look }) => html`<th scope="col" key=${name} class=${classes("cell", "head", look)}>${words.t(`board-line-${name}`)}</th>`)}</tr></thead>
    <tbody>${wagers.map(
      ({ seat, bet, stake, outcome, net }, i) => html`<tr key=${i} class=${same(i) ? "same" : ""}>
      <th scope="row" class="cell"><span class=${same(i) ? "unseen" : ""}>${nameOf(seat)}</span></th>
      <td class="cell">${words.t(`bet-${bet}`)}</td>
      <td class="cell count">${stake > 0 ? figure(stake) : ""}</td>
      <td class="cell">${words.t(`outcome-${outcome}`, { stake, net })}</td>
      <td class="cell count net">${signed(net)}</td></tr>`,
    )}</tbody>
  </table>`;
}
