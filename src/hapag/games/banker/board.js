/** The board of the Pai Gow games: two rows to lay out, hands named as they grow; at the end each player against the bank. */
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

/** @typedef {import("../../client/parts/board-kit.js").BoardProps} BoardProps */
/** @typedef {import("../../client/parts/board-kit.js").Offer} Offer */
/** @typedef {{code: string, args: Record<string, any>}} Phrase */
/**
 * @typedef {{seat: number, hand: number[], low: number[], high: number[], low_result: string, high_result: string,
 *   points: number}} Player
 */
/**
 * What one game of the family adds.
 * @typedef {object} Game
 * @property {readonly number[]} sizes of low and high
 * @property {(row: number[]) => Phrase} handPhrase the name of a full row
 * @property {(rows: number[][]) => Phrase | null} whyFoul
 * @property {URL} data what the routine that suggests has to know
 * @property {(hand: readonly number[], data: any, role: "player" | "banker") => number[][]} arranged
 * @property {string} width of pieces laid open, in CSS
 * @property {boolean} [beside] low and high lie side by side at the end, since both are short
 * @property {(props: {words: BoardProps["words"]}) => any} [Tool] a button beside the line that says who banks
 */

const NAMES = ["low", "high"];
const EMPTY = NAMES.map(() => /** @type {number[]} */ ([]));
const GRID = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(158px, 1fr))",
  gap: "6px 10px",
  width: "100%",
};
/** Nothing but backs: three places side by side on a phone. */
const BACKS = { ...GRID, gridTemplateColumns: "repeat(auto-fit, minmax(98px, 1fr))", gap: "6px" };
const SMALL = { margin: 0, fontSize: "0.76rem", lineHeight: 1.25, textAlign: "center" };
const BESIDE = { display: "grid", gridTemplateColumns: "1fr 1fr", width: "100%" };
const HEAD = { display: "flex", alignItems: "center", gap: "8px", width: "100%", minHeight: "44px" };
const COLUMN = { display: "flex", flexDirection: "column", flex: 1, width: "100%" };
const REST = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", flex: 1 };
const HEAD_TEXT = { margin: 0, flex: 1, fontSize: "0.84rem", lineHeight: 1.25 };

export const aside = ["revealed"];

/** What the seats above show: the bank, and points when all is revealed. @param {BoardProps["round"]} round @param {number} seat */
export function seatNote(round, seat) {
  const player = round.players?.[seat];
  const button = round.banker === seat ? { button: "B" } : {};
  return round.revealed
    ? { ...button, line: signed(player?.points ?? 0) }
    : { ...button, cards: player?.hand.length ?? 0 };
}

/** @param {number} points */
const signed = (points) => (points > 0 ? `+${points}` : String(points).replace("-", "−"));

/** The board of a game. @param {Game} game @returns {(props: BoardProps) => any} */
export const boardOf = (game) => (props) => {
  const { round, offers, seat } = props;
  const offer = offered(offers, "arrange");
  if (offer) return h(ArrangeBoard, { key: `${seat}-${round.players[seat ?? 0]?.hand.join()}`, ...props, game, offer });
  const middle = round.revealed ? h(Reveal, { ...props, game }) : h(Waiting, { ...props, game });
  return h(Layout, { middle, own: lockedRows(props), bar: h(ActionBar, { actions: [] }), sortable: false });
};

/** Who banks, and what else the game offers there. @param {BoardProps & {game: Game, said?: string}} props */
function Head({ round, seat, table, words, game, said }) {
  const line =
    round.banker === seat
      ? words.t("board-you-bank")
      : words.t("board-other-banks", { name: titleOf(table, round.banker, words) });
  return html`<div style=${HEAD}><p style=${HEAD_TEXT} role="status">${said ?? line}</p>${game.Tool ? h(game.Tool, { words }) : null}</div>`;
}

/** What the routines know, by address: fetched once, when a suggestion is first asked for. @type {Map<string, Promise<any>>} */
const known = new Map();

/** @param {URL} url @returns {Promise<any>} */
function fetched(url) {
  const found = known.get(url.href) ?? fetch(url).then((answer) => answer.json());
  known.set(url.href, found);
  found.catch(() => known.delete(url.href)); // a network that was gone: the next press asks again
  return found;
}

/** @param {BoardProps & {game: Game, offer: Offer}} props */
function ArrangeBoard({ game, offer, ...props }) {
  const { info, words, act, busy, round, seat } = props;
  const hand = offer.bounds.rows?.pieces ?? [];
  const [rows, setRows] = useState(EMPTY);
  const [said, setSaid] = useState(false);
  const suggest = async () => {
    const data = await fetched(game.data).catch(() => null);
    if (!data) return;
    setRows(game.arranged(hand, data, round.banker === seat ? "banker" : "player"));
    setSaid(true);
  };
  const why = game.whyFoul(rows);
  const left = hand.length - rows.flat().length;
  const barred = left > 0 ? words.t("board-unfinished", { left }) : why ? words.phrase(why) : null;
  const arranger = h(Arranger, {
    pieces: hand,
    names: info.names,
    sizes: game.sizes,
    titles: titles(words),
    rows,
    onRows: setRows,
    worth: rows.map((row, i) => (row.length === game.sizes[i] ? words.phrase(game.handPhrase(row)) : null)),
    problem: why ? words.phrase(why) : null,
    wrong: new Set(why ? [0, 1] : []),
  });
  const lock = {
    key: "arrange",
    label: words.t("verb-arrange"),
    primary: true,
    onAct: () => void act(moveText(offer, { rows }, info.names)),
    ...(barred ? { barred } : {}),
  };
  const help = { key: "suggest", label: words.t("board-suggest"), shortcut: "auto", onAct: () => void suggest() };
  const bar = h(ActionBar, { actions: [help, lock], busy });
  const head = h(Head, { ...props, offers: [], game, ...(said ? { said: words.t("board-suggestion") } : {}) });
  const middle = html`<div style=${COLUMN}>${head}<div style=${REST}>${arranger}</div></div>`;
  return h(Layout, { middle, bar, roomy: true });
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

/** Nothing to see yet: who has locked, and backs in front of everybody. @param {BoardProps & {game: Game}} props */
function Waiting({ game, ...props }) {
  const { round, table, words, info } = props;
  const players = /** @type {Player[]} */ (round.players);
  return html`<div style=${{ width: "100%" }}>
    ${h(Head, { ...props, game })}
    <div style=${{ ...BACKS, "--card-w": "clamp(20px, 5vw, 32px)" }}>
      ${players.map(({ seat }) => {
        const locked = String(seat) in (round.sealed ?? {});
        const note = words.t(locked ? "board-locked" : "board-arranging");
        const backs = game.sizes.map((size, i) =>
          h(CardRow, { key: i, pieces: Array(locked ? size : 0).fill(-1), names: info.names, slots: size, label: "" }),
        );
        return h(Spot, { key: seat, title: titleOf(table, seat, words), note, look: locked ? "" : "active" }, backs);
      })}
    </div>
  </div>`;
}

/** @param {BoardProps["table"]} table @param {number} seat @param {BoardProps["words"]} words */
const titleOf = (table, seat, words) => table.seats[seat]?.name || words.t("seat-only", { seat: String(seat + 1) });

/** The bank first, then every player with the result against it. @param {BoardProps & {game: Game}} props */
function Reveal({ game, ...props }) {
  const { round, table, words } = props;
  const players = /** @type {Player[]} */ (round.players);
  const order = [...players].sort((a, b) => Number(b.seat === round.banker) - Number(a.seat === round.banker));
  return html`<div style=${{ width: "100%" }}>
    ${game.Tool ? html`<div style=${{ ...HEAD, justifyContent: "flex-end" }}>${h(game.Tool, { words })}</div>` : null}
    <div style=${{ ...GRID, "--card-w": game.width }}>
      ${order.map((player) => {
        const banks = player.seat === round.banker;
        const result = banks
          ? words.t("board-balance", { points: signed(player.points) })
          : words.t("board-result", { points: player.points });
        const rows = NAMES.map((_, i) => h(ShownRow, { key: i, player, index: i, game, ...props }));
        const title = `${titleOf(table, player.seat, words)}: ${result}`;
        const look = banks || player.points > 0 ? "active" : "";
        return h(
          Spot,
          { key: player.seat, title, look },
          html`<div style=${game.beside ? BESIDE : { width: "100%" }}>${rows}</div>`,
        );
      })}
    </div>
  </div>`;
}

/** @type {Record<string, string>} */
const MARKS = { won: "✓ ", lost: "✗ ", copied: "＝ " };

/** @param {BoardProps & {player: Player, index: number, game: Game}} props */
function ShownRow({ player, index, game, words, info }) {
  const pieces = index === 0 ? player.low : player.high;
  const result = index === 0 ? player.low_result : player.high_result;
  const row = sorted(pieces, info.names, "rank");
  const hand = words.phrase(game.handPhrase(row));
  const label = `${words.t("board-row-result", { row: titles(words)[index] ?? "", result })}: ${hand}`;
  const dim = result === "lost" || result === "copied";
  return html`<div style=${{ width: "100%" }}>
    ${h(CardRow, { pieces: row, names: info.names, label, face: "compact", from: `seat-${player.seat}`, dim })}
    <p style=${SMALL} aria-hidden="true">${game.beside ? `${titles(words)[index]} ` : ""}${MARKS[result] ?? ""}${hand}</p>
  </div>`;
}
