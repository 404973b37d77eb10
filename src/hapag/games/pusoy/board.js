/** Pusoy: three rows to lay out with their hands named as they grow; at the end everybody's rows, and who won which. */
import { Arranger } from "../../client/parts/arranger.js";
import {
  ActionBar,
  CardRow,
  h,
  html,
  Layout,
  moveText,
  offered,
  Spot,
  sorted,
  useState,
} from "../../client/parts/board-kit.js";
import { suggestions } from "./arrange.js";
import { handOf, handPhrase, NAMES, problemOf, SIZES } from "./rows.js";

/** @typedef {import("../../client/parts/board-kit.js").BoardProps} BoardProps */
/** @typedef {import("../../client/parts/board-kit.js").Offer} Offer */
/**
 * @typedef {{seat: number, hand: number[], front: number[], middle: number[], back: number[], strengths: number[],
 *   points: number, net: number}} Player
 */

const EMPTY = SIZES.map(() => /** @type {number[]} */ ([]));
const GRID = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(158px, 1fr))",
  gap: "6px 10px",
  width: "100%",
};

/** Nothing but backs: three places side by side on a phone. */
const BACKS = { ...GRID, gridTemplateColumns: "repeat(auto-fit, minmax(98px, 1fr))", gap: "6px" };
const SMALL = { margin: 0, fontSize: "0.72rem", lineHeight: 1.2, textAlign: "center" };

/** Rows and stars say it; the caption has who won. */
export const aside = ["revealed", "compared"];

/** @param {BoardProps} props */
export function Board(props) {
  const { round, offers, seat } = props;
  const offer = offered(offers, "arrange");
  if (offer) return h(ArrangeBoard, { key: `${seat}-${round.players[seat ?? 0]?.hand.join()}`, ...props, offer });
  const middle = round.revealed ? h(Reveal, props) : h(Waiting, props);
  const bar = h(ActionBar, { actions: [] });
  return h(Layout, { middle, own: lockedRows(props), bar, sortable: false, shown: round.revealed });
}

/** What the seats above show: points when all is revealed. @param {BoardProps["round"]} round @param {number} seat */
export function seatNote(round, seat) {
  const player = round.players?.[seat];
  return round.revealed ? { line: String(player?.points ?? 0) } : { cards: player?.hand.length ?? 0 };
}

/** @param {BoardProps & {offer: Offer}} props */
function ArrangeBoard({ offer, info, words, act, busy }) {
  const hand = offer.bounds.rows?.pieces ?? [];
  const [rows, setRows] = useState(EMPTY);
  const [turn, setTurn] = useState(0);
  const [minds, setMinds] = useState(/** @type {import("./arrange.js").Suggestion[]} */ ([]));
  const next = minds[turn % Math.max(1, minds.length)];
  const suggest = () => {
    const all = minds.length > 0 ? minds : suggestions(hand); // it takes a while: not before somebody asks
    setMinds(all);
    setRows(all[turn % all.length]?.rows ?? rows);
    setTurn(turn + 1);
  };
  const problem = problemOf(rows);
  const left = hand.length - rows.flat().length;
  const why = problem ? words.phrase(problem.why) : null;
  const barred = left > 0 ? words.t("board-unfinished", { left }) : why;
  const arranger = h(Arranger, {
    pieces: hand,
    names: info.names,
    sizes: SIZES,
    titles: titles(words),
    rows,
    onRows: setRows,
    worth: rows.map((row, i) => (row.length === SIZES[i] ? words.phrase(handPhrase(handOf(row))) : null)),
    problem: why,
    wrong: new Set(problem?.rows ?? []),
  });
  const label = `${words.t("board-suggest")}: ${words.t(`board-mind-${next?.mind ?? "balanced"}`)}`;
  const lock = {
    key: "arrange",
    label: words.t("verb-arrange"),
    primary: true,
    onAct: () => void act(moveText(offer, { rows }, info.names)),
    ...(barred ? { barred } : {}),
  };
  const bar = h(ActionBar, { actions: [{ key: "suggest", label, shortcut: "auto", onAct: suggest }, lock], busy });
  return h(Layout, { middle: arranger, bar, roomy: true });
}

/** @param {BoardProps["words"]} words */
const titles = (words) => NAMES.map((name) => words.t(`row-${name}`));

/** My rows once they are locked; not on a phone that is handed on. @param {BoardProps} props */
function lockedRows({ round, seat, table, info, words }) {
  const rows = seat === null || table.way === "phone" ? null : round.sealed?.[seat]?.rows;
  if (!rows) return null;
  return html`<div style=${{ "--card-w": "clamp(36px, 10vw, 60px)", width: "100%" }}>
    ${rows.map((/** @type {number[]} */ row, /** @type {number} */ i) =>
      h(CardRow, { key: i, pieces: row, names: info.names, label: titles(words)[i] ?? "", face: "compact" }),
    )}
  </div>`;
}

/** Nothing to see yet: who has locked, and backs in front of everybody. @param {BoardProps} props */
function Waiting({ round, table, words, info }) {
  const players = /** @type {Player[]} */ (round.players);
  return html`<div style=${{ ...BACKS, "--card-w": "clamp(20px, 6vw, 36px)" }}>
    ${players.map(({ seat }) => {
      const locked = String(seat) in (round.sealed ?? {});
      const note = words.t(locked ? "board-locked" : "board-arranging");
      const backs = SIZES.map((size, i) =>
        h(CardRow, { key: i, pieces: Array(locked ? size : 0).fill(-1), names: info.names, slots: size, label: "" }),
      );
      return h(Spot, { key: seat, title: titleOf(table, seat, words), note, look: locked ? "" : "active" }, backs);
    })}
  </div>`;
}

/** @param {BoardProps["table"]} table @param {number} seat @param {BoardProps["words"]} words */
const titleOf = (table, seat, words) => table.seats[seat]?.name || words.t("seat-only", { seat: String(seat + 1) });

/** Everybody's rows; a star for each rival that a row beats. @param {BoardProps} props */
function Reveal({ round, table, words, info }) {
  const players = /** @type {Player[]} */ (round.players);
  const most = Math.max(...players.map(({ points }) => points));
  return html`<div style=${{ width: "100%" }}>
    <div style=${{ ...GRID, "--card-w": "clamp(26px, 7.2vw, 58px)" }}>
      ${players.map((player) => {
        const points = words.t("board-points", { points: player.points });
        const net = `${player.net > 0 ? "+" : ""}${player.net}`;
        const title = `${titleOf(table, player.seat, words)}: ${words.t("board-net", { points, net })}`;
        const rows = NAMES.map((_, i) => h(ShownRow, { key: i, player, players, index: i, words, info }));
        return h(Spot, { key: player.seat, title, look: player.points === most ? "active" : "" }, rows);
      })}
    </div>
    <p style=${SMALL} aria-hidden="true">${words.t("board-star")}</p>
  </div>`;
}

/** @param {Player} player */
const rowsOf = ({ front, middle, back }) => [front, middle, back];

/** @param {{player: Player, players: Player[], index: number, words: BoardProps["words"], info: BoardProps["info"]}} props */
function ShownRow({ player, players, index, words, info }) {
  const row = sorted(rowsOf(player)[index] ?? [], info.names, "rank");
  const rivals = players.filter(({ seat }) => seat !== player.seat);
  const own = player.strengths[index] ?? 0;
  const count = rivals.filter(({ strengths }) => own > (strengths[index] ?? 0)).length;
  const hand = words.phrase(handPhrase(handOf(row)));
  const label = words.t("board-row-taken", { row: titles(words)[index] ?? "", hand, count, rivals: rivals.length });
  return html`<div style=${{ width: "100%" }}>
    ${h(CardRow, { pieces: row, names: info.names, label, face: "compact", from: `seat-${player.seat}`, dim: count === 0 })}
    <p style=${SMALL} aria-hidden="true">${hand} ${"★".repeat(count)}</p>
  </div>`;
}
