/** Patong Poker: the board by streets, under each street what every seat played and took, my hand large below. */
import { motion } from "../../client/core/prefs.js";
import {
  ActionBar,
  Card,
  CardRow,
  choose,
  Hand,
  h,
  html,
  Layout,
  offered,
  pickAction,
  useEffect,
  useSelection,
  useState,
} from "../../client/parts/board-kit.js";

/** @typedef {import("../../client/parts/board-kit.js").BoardProps} BoardProps */
/** @typedef {import("../../client/parts/board-kit.js").Action} Action */
/** @typedef {{seat: number, hand: number[], played: number[], laid: number[], took: number[], halves: number}} Player */
/** @typedef {{cards: number[], folded: boolean, took: number}} Cell what a seat did on one street */

const STREETS = [
  { from: 0, to: 3 },
  { from: 3, to: 4 },
  { from: 4, to: 5 },
];
const TIEBREAK = 3;
const TO_FOLD = 3;
const PACK = 1000;
/** The multiplier: ten cards, of which one is taken after a moment and turned after another (ms). */
const FAN = 10;
const PICKED = 6;
const TAKEN = 1000;
const TURNED = 1000;
const CROWD = 4;
/** Widths of cards, by how much has to lie there; they fit a phone of 360 x 640. */
const BOARD = {
  roomy: "clamp(38px, min(11.4vw, 7.6vh), 84px)",
  crowd: "clamp(30px, min(8.4vw, 6.2vh), 76px)",
  tiebreak: "clamp(28px, min(8.4vw, 6.6vh), 72px)",
};
const PLAYED = { roomy: "clamp(29px, min(8.4vw, 4.4vh), 60px)", crowd: "clamp(22px, min(6.4vw, 3.5vh), 50px)" };
const GRID = { borderCollapse: "separate", borderSpacing: "3px 2px", maxWidth: "100%" };
const CELL = {
  position: "relative",
  padding: "1px",
  borderRadius: "8px",
  verticalAlign: "middle",
  textAlign: "center",
};
/** Where a seat's cards of a street will lie, from the start. */
const PLACE = {
  ...CELL,
  background: "#0000001f",
  border: "2px solid",
  height: "calc(var(--card-w) * 1.4 + 6px)",
  minWidth: "calc(var(--card-w) * 1.5)",
};
const EMPTY = { borderColor: "#0000" };
const NOW = { borderColor: "var(--edge-strong)" };
const WON = { background: "#f2c95c2e", borderColor: "var(--gold)" };
const SOFT = { fontSize: "0.74rem", fontWeight: 600, color: "var(--on-felt-soft)" };
const NAME = { ...CELL, ...SOFT, maxWidth: "17vw", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" };
const FOLDED = { ...SOFT, display: "inline-flex", flexDirection: "column", alignItems: "center", lineHeight: 1.1 };
/** The multiplier lies over everything: nothing is to be done any more. */
const OVER = {
  position: "absolute",
  top: "50%",
  left: "50%",
  translate: "-50% -50%",
  display: "grid",
  justifyItems: "center",
  width: "min(270px, 84vw)",
  padding: "12px 16px",
  borderRadius: "16px",
  background: "#0a1d14f2",
  color: "#fff8e6",
  boxShadow: "0 6px 24px #0009",
  textAlign: "center",
  zIndex: 50,
  "--card-w": "76px",
};
const FAN_BOX = { position: "relative", width: "100%", height: "64px" };
const FANNED = {
  position: "absolute",
  left: "calc(50% - 15px)",
  top: "8px",
  width: "30px",
  height: "42px",
  transformOrigin: "50% 150%",
  transition: "opacity 0.2s",
};
const TAKE = { transition: "transform 0s ease-out", color: "#8a5a00" };
const IN_FAN = { transform: "translate(16px, -72px) rotate(14deg) scale(0.4)" };
const PILL = {
  position: "absolute",
  right: "-4px",
  bottom: "-4px",
  minWidth: "1.7em",
  padding: "0 3px",
  borderRadius: "10px",
  background: "var(--gold)",
  color: "var(--on-gold)",
  font: "700 0.78rem/1.5 var(--sans)",
};

/** The table shows who laid what; the caption has the street and who took it. */
export const aside = ["played", "folded", "drew"];

/** The round is won, then the loser draws what it is worth: that is told once the card is turned. @param {BoardProps["round"]} round */
export const finale = (round) => (round.multiplier?.length > 0 ? TAKEN + TURNED + 600 : 0);

/** @param {BoardProps} props */
export function Board(props) {
  const { round, seat, offers, info, busy, words } = props;
  const hand = seat === null ? [] : (playerOf(round, seat)?.hand ?? []);
  const selection = useSelection(hand);
  const choosing = offers.some((offer) => !offer.barred);
  const own =
    hand.length > 0
      ? h(Hand, { pieces: hand, names: info.names, label: words.t("ui-hand"), ...(choosing ? { selection } : {}) })
      : null;
  const bar = h(ActionBar, { actions: actions(props, selection.list), busy });
  return h(Layout, { middle: h(Middle, props), own, bar });
}

/** What the seats above show: cards held, points so far. @param {BoardProps["round"]} round @param {number} seat */
export function seatNote(round, seat) {
  const player = playerOf(round, seat);
  return player ? { cards: player.hand.length, line: pointsText(player.halves) } : {};
}

/** @param {BoardProps["round"]} round @param {number} seat @returns {Player | undefined} */
const playerOf = (round, seat) => round.players?.[seat];

/** Half points as people write them: 0, ½, 1, 1½. @param {number} halves */
export const pointsText = (halves) =>
  `${halves > 1 || halves === 0 ? Math.floor(halves / 2) : ""}${halves % 2 ? "½" : ""}`;

/** What a player laid on each street so far. @param {Player} player @returns {Cell[]} */
export function cells({ played, laid, took }) {
  let at = 0;
  return laid.map((count, street) => {
    const cards = played.slice(at, at + count);
    at += count;
    return { cards, folded: count === 0, took: took[street] ?? 0 };
  });
}

// What may be done

/** The main button says what it will do with the cards chosen. @param {BoardProps} props @param {number[]} chosen @returns {Action[]} */
function actions({ offers, info, act, words, round }, chosen) {
  const play = offered(offers, "play");
  const fold = round.street === TIEBREAK ? null : offered(offers, "fold");
  const folding = fold !== null && !fold.barred && chosen.length === TO_FOLD;
  const label = (/** @type {string} */ verb, /** @type {number} */ count) => words.t(`board-${verb}`, { count });
  const pick = { field: "cards", chosen, names: info.names, act };
  const found = [];
  if (fold) {
    const button = pickAction({
      ...pick,
      offer: fold,
      label: label("fold", TO_FOLD),
      primary: folding,
      grave: !folding,
    });
    found.push(fold.barred || folding ? button : { ...button, barred: words.t("board-choose-three") });
  }
  if (play) {
    const count = Math.min(chosen.length, play.bounds.cards?.most ?? 2);
    const button = pickAction({ ...pick, offer: play, label: label("play", count), primary: !folding });
    found.push(chosen.length > 0 && button.barred ? { ...button, barred: choose(play, "cards") } : button);
  }
  return found;
}

// The middle

/** @param {BoardProps} props */
function Middle(props) {
  const multiplied = props.round.multiplier?.length > 0;
  const { code } = props.table;
  if (!multiplied) draws.set(code, Number.POSITIVE_INFINITY);
  else if (draws.get(code) === Number.POSITIVE_INFINITY) draws.set(code, Date.now());
  return html`<div style=${{ position: "relative", maxWidth: "100%" }}>${h(Streets, props)}${multiplied ? h(Multiplier, props) : null}</div>`;
}

/** Has anybody played a tiebreak, or is it on? @param {BoardProps["round"]} round */
const hasTiebreak = (round) =>
  round.street === TIEBREAK || round.players.some((/** @type {Player} */ player) => player.laid.length > TIEBREAK);

/** A table: a column for each street with its board cards on top, a row for each seat. @param {BoardProps} props */
function Streets(props) {
  const { round, table, words, seat } = props;
  const tiebreak = hasTiebreak(round);
  const players = /** @type {Player[]} */ (round.players);
  const from = seat ?? 0;
  const order = players.map((_, i) => players[(from + i + (seat === null ? 0 : 1)) % players.length]);
  return html`<table class="patong-streets" style=${GRID}>
    <thead><tr>
      <td style=${{ ...NAME, verticalAlign: "bottom" }}>${h(Stock, props)}</td>
      ${STREETS.map((_, street) => html`<th scope="col" key=${street} style=${CELL}>${h(StreetCards, { street, ...props })}</th>`)}
      ${tiebreak ? html`<th scope="col" style=${{ ...CELL, ...SOFT }}>${words.t("board-tiebreak")}</th>` : null}
    </tr></thead>
    <tbody>${order.map((player) => {
      if (!player) return null;
      const name = table.seats[player.seat]?.name || words.t("seat-only", { seat: String(player.seat + 1) });
      return html`<tr key=${player.seat}>
        <th scope="row" style=${{ ...NAME, textAlign: "left" }}>${name}<span class="unseen">, ${pointsSaid(player, words)}</span></th>
        ${h(PlayedCells, { player, name, count: tiebreak ? TIEBREAK + 1 : TIEBREAK, ...props })}
      </tr>`;
    })}</tbody>
  </table>`;
}

/** @param {Player} player @param {BoardProps["words"]} words */
const pointsSaid = ({ halves }, words) => words.t("board-points", { points: pointsText(halves), halves });

/** New cards come from here. @param {BoardProps} props */
function Stock({ round, words }) {
  const count = round.stock.length;
  const label = words.t("ui-pile", { label: words.t("board-stock"), count });
  return html`<span role="img" aria-label=${label} title=${words.t("board-stock")} data-place="deck"><i class="mini-back"></i> ${count}</span>`;
}

/** How wide cards lie. @param {BoardProps["round"]} round */
function widths(round) {
  const crowded = round.players.length >= CROWD;
  const board = hasTiebreak(round) ? BOARD.tiebreak : crowded ? BOARD.crowd : BOARD.roomy;
  return { board, played: crowded ? PLAYED.crowd : PLAYED.roomy };
}

/** A street's board cards; backs until they are turned up. @param {BoardProps & {street: number}} props */
function StreetCards({ round, info, words, street }) {
  const { from, to } = STREETS[street] ?? { from: 0, to: 0 };
  const all = [...round.board, ...round.face_down];
  const title = words.t(`street-${street}`);
  const cards = Array.from({ length: to - from }, (_, i) => {
    const place = from + i;
    return h(Card, { key: place, piece: all[place] ?? -1, names: info.names, id: `board-${place}`, face: "compact" });
  });
  const row = { display: "flex", gap: "4px", justifyContent: "center", "--card-w": widths(round).board };
  return html`<span style=${SOFT}>${title}</span><div style=${row}>${cards}</div>`;
}

/** A seat's cards, street by street. @param {BoardProps & {player: Player, name: string, count: number}} props */
function PlayedCells({ player, count, info, words, round }) {
  const found = cells(player);
  const width = widths(round).played;
  return Array.from({ length: count }, (_, street) => {
    const cell = found[street];
    const tiebreak = street === TIEBREAK && round.how === "tiebreak" && round.winner === player.seat;
    const look = tiebreak || (cell && cell.took > 0) ? WON : street === round.street && !cell ? NOW : EMPTY;
    return html`<td key=${street} style=${{ ...PLACE, ...look, "--card-w": width }}>
      ${cell ? h(PlayedCell, { cell, info, words, seat: player.seat }) : null}
    </td>`;
  });
}

/** @param {{cell: Cell, seat: number} & Pick<BoardProps, "info" | "words">} props */
function PlayedCell({ cell, info, words, seat }) {
  if (cell.folded) return h(FoldedCell, { text: words.t("board-folded") });
  const label = words.t("board-played");
  const points = pointsText(cell.took);
  return html`${h(CardRow, { pieces: cell.cards, names: info.names, label, from: `seat-${seat}`, face: "compact" })}
    ${cell.took > 0 ? html`<span style=${PILL}><span aria-hidden="true">${points}</span><span class="unseen">${words.t("board-took", { halves: cell.took })}</span></span>` : null}`;
}

/** Three backs: what was thrown away is never shown. @param {{text: string}} props */
const FoldedCell = ({ text }) =>
  html`<span style=${FOLDED}><span aria-hidden="true" style=${{ display: "flex" }}><i class="mini-back"></i><i class="mini-back"></i><i class="mini-back"></i></span>${text}</span>`;

/** When the multiplier came to each table at which a round without it was seen before, by the table's code. @type {Map<string, number>} */
const draws = new Map();

/**
 * How far the draw has come: 0 the pack is fanned out, 1 a card is taken, 2 it is turned. Whoever comes later sees it turned.
 * @param {string} code
 */
function useDraw(code) {
  const [, wake] = useState(0);
  const passed = Date.now() - (draws.get(code) ?? 0);
  const stage = passed >= motion(TAKEN + TURNED) ? 2 : passed >= motion(TAKEN) ? 1 : 0;
  useEffect(() => {
    if (stage === 2) return;
    const timer = setTimeout(() => wake((n) => n + 1), motion(stage === 0 ? TAKEN : TAKEN + TURNED) - passed);
    return () => clearTimeout(timer);
  }, [stage]);
  return stage;
}

/** Who draws for the winner: the loser with the fewest points, of equals the first clockwise after the winner. @param {BoardProps["round"]} round */
export function drawer({ players, winner }) {
  const losers = players.map((/** @type {Player} */ _, /** @type {number} */ i) => (winner + 1 + i) % players.length);
  const fewest = (/** @type {number} */ a, /** @type {number} */ b) => players[a].halves - players[b].halves;
  return losers.slice(0, -1).sort(fewest)[0];
}

/** The ten cards of the multiplier, fanned out before the loser, who takes one and turns it. @param {BoardProps} props */
function Multiplier({ round, info, words, table }) {
  const stage = useDraw(table.code);
  const by = (info.more?.[0]?.[round.multiplier[0] - PACK] ?? "").replace("x", "");
  const names = Object.assign([], info.names, { [PACK]: `×${by}` });
  const name = (/** @type {number} */ seat) =>
    table.seats[seat]?.name || words.t("seat-only", { seat: String(seat + 1) });
  const fan = Array.from({ length: FAN }, (_, i) => {
    const gone = stage > 0 && i === PICKED;
    return html`<i key=${i} class="mini-back" style=${{ ...FANNED, rotate: `${(i - (FAN - 1) / 2) * 9}deg`, opacity: gone ? 0 : 1 }}></i>`;
  });
  const taken = { ...TAKE, ...(stage === 0 ? IN_FAN : {}), transitionDuration: `${motion(TURNED) * 0.7}ms` };
  const text =
    stage < 2
      ? words.t("board-draws", { name: name(drawer(round)) })
      : words.t("board-counts", { by: Number(by), name: name(round.winner) });
  return html`<div class="patong-multiplier" style=${OVER} data-stage=${stage}>
    <div style=${FAN_BOX} aria-hidden="true">${fan}</div>
    <div style=${taken}>${h(Card, { piece: stage === 2 ? PACK : -1, names, id: null })}</div>
    <p style=${{ margin: "8px 0 0", fontWeight: 700 }}>${text}</p>
  </div>`;
}
