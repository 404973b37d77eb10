/** Draw Dominoes: the line bends through the middle, ends light up for the tile in hand, racks are counted at the end. */
import { motion } from "../../client/core/prefs.js";
import { words } from "../../client/core/store.js";
import {
  ActionBar,
  CardRow,
  classes,
  drawing,
  h,
  html,
  Layout,
  moveText,
  nameOf,
  offered,
  plainAction,
  useEffect,
  useRef,
  useState,
} from "../../client/parts/board-kit.js";
import { endsFor, leads, lie, matched, roomFor, sizeFor } from "./line.js";
import { halvesOf, tileSvg } from "./tile.js";

/** @typedef {import("../../client/parts/board-kit.js").BoardProps} BoardProps */
/** @typedef {import("../../client/parts/board-kit.js").Action} Action */
/** @typedef {import("./line.js").Halves} Halves */
/** @typedef {import("./line.js").Place} Place */
/** @typedef {"left" | "right"} End */
/** @typedef {{seat: number, rack: number[], shown: number[], passed: boolean}} Player */

/** The racks are counted on the table. */
export const aside = ["counted"];
export const pieces = { ratio: "1 / 2", back: "linear-gradient(160deg, #34404f, #151b23)" };

const FULL = { flex: "1 1 auto", alignSelf: "stretch", minHeight: "120px", position: "relative", contain: "layout" };
const STOCK = {
  display: "flex",
  alignItems: "center",
  gap: "3px",
  fontSize: "0.82rem",
  color: "var(--on-felt-soft)",
  minHeight: "24px",
};
const HEAP = 3;
const RACK = { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "5px" };
const LYING = { position: "absolute", borderRadius: "4px", lineHeight: 0, boxShadow: "0 1px 2px #0008" };
const OPEN = { ...LYING, padding: 0, minHeight: 0, border: 0, opacity: 0.82, outline: "3px solid var(--gold)" };
const ENDED = { borderRadius: "5px", boxShadow: "0 0 0 2.5px var(--gold), 0 2px 5px #0009" };
const COUNTS = { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "4px 16px", "--card-w": "19px" };
const COUNT = {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  minWidth: "120px",
  borderRadius: "10px",
};
const WON = { boxShadow: "0 0 0 2px var(--gold)", background: "#f2c95c2e" };
const ONE_BY_ONE = 500;

/** @param {BoardProps} props */
export function Board(props) {
  const { round, seat, offers, busy, info } = props;
  const rack = seat === null ? [] : (playerOf(round, seat)?.rack ?? []);
  const fitting = offers.length > 0 ? fittingOf(props, rack) : [];
  const [tapped, setTapped] = useState(/** @type {number | null} */ (null));
  const only = fitting.length === 1 ? (fitting[0] ?? null) : null;
  const chosen = tapped !== null && rack.includes(tapped) ? tapped : only;
  const ends = chosen !== null && fitting.includes(chosen) ? endsFor(halves(chosen, info.names), lineOf(round)) : [];
  const lay = (/** @type {End} */ end) => {
    const play = offered(offers, "play");
    if (play && chosen !== null) void props.act(moveText(play, { end, tile: [chosen] }, info.names));
  };
  const onTap = (/** @type {number} */ piece) => setTapped(piece === tapped ? null : piece);
  const own = rack.length > 0 ? h(Rack, { ...props, rack, fitting, chosen, onTap }) : null;
  const bar = h(ActionBar, {
    actions: actions(props, { chosen, ends, lay, lead: round.line.length === 0 ? fitting[0] : undefined }),
    busy,
  });
  return h(Layout, { middle: h(Middle, { ...props, chosen, ends, lay }), own, bar, sortable: false });
}

/** Tiles held, and what the seat does about it: drawing, passing. @param {BoardProps["round"]} round @param {number} seat */
export function seatNote(round, seat) {
  const player = playerOf(round, seat);
  if (!player) return {};
  const cards = player.rack.length || player.shown.length;
  if (round.how) return { cards };
  const drew = round.next === seat && round.draws > 0;
  const t = words.value;
  return { cards, line: player.passed ? t.t("board-passed") : drew ? t.t("board-drew", { count: round.draws }) : "" };
}

/** @param {BoardProps["round"]} round @param {number} seat @returns {Player | undefined} */
const playerOf = (round, seat) => round.players?.[seat];

/** @param {BoardProps["round"]} round */
const lineOf = (round) => ({ line: round.line, left: round.left, right: round.right });

/** @param {number} piece @param {string[]} names @returns {Halves} */
const halves = (piece, names) => halvesOf(nameOf(piece, names)) ?? [0, 0];

/** The tiles of my rack that may be played. @param {BoardProps} props @param {number[]} rack */
function fittingOf({ round, info }, rack) {
  const tiles = rack.map((piece) => halves(piece, info.names));
  if (round.line.length === 0) return rack.slice(leads(tiles, round.double)).slice(0, 1);
  return rack.filter((_, i) => endsFor(tiles[i] ?? [0, 0], lineOf(round)).length > 0);
}

// What may be done

/**
 * Draw or pass if nothing fits; else one button for each end at which the chosen tile fits.
 * @param {BoardProps} props @param {{chosen: number | null, ends: End[], lay: (end: End) => void, lead: number | undefined}} choice
 * @returns {Action[]}
 */
function actions({ round, offers, act, words, info }, { chosen, ends, lay, lead }) {
  const forced = [offered(offers, "draw"), offered(offers, "pass")].find((offer) => offer && !offer.barred);
  if (forced) {
    const label = words.t(`board-${forced.verb}`, { count: round.boneyard.length });
    return [plainAction({ offer: forced, act, label, primary: true, shortcut: forced.verb })];
  }
  if (!offered(offers, "play")) return [];
  const tile = chosen === null ? "" : nameOf(chosen, info.names);
  if (ends.length === 0) {
    const code = `refusal-lead-the-${round.double ? "double" : "heaviest"}`;
    const barred = !tile
      ? words.t("board-choose")
      : lead === undefined
        ? words.t("board-fits-nowhere", { tile, left: round.left, right: round.right })
        : words.t(code, { tile: nameOf(lead, info.names), got: tile });
    return [{ key: "play", label: words.t("verb-play"), primary: true, barred, onAct: () => {} }];
  }
  const label = (/** @type {End} */ end) =>
    ends.length > 1 ? words.t("board-play-on", { tile, half: round[end] }) : words.t("board-play", { tile });
  return ends.map((end, i) => ({
    key: `play-${end}`,
    label: label(end),
    primary: i === ends.length - 1,
    onAct: () => lay(end),
  }));
}

// My tiles

const IN_A_ROW = 8;

/** How wide a tile of mine is: up to eight fill a row on a phone, more take two or three. @param {number} count */
const widthOf = (count) =>
  count <= IN_A_ROW
    ? `min(52px, 7.2vh, calc((min(100vw, 760px) - 18px) / ${Math.max(count, 5)} - 5px))`
    : `${count <= 2 * IN_A_ROW + 2 ? 33 : 29}px`;

/**
 * @param {BoardProps & {rack: number[], fitting: number[], chosen: number | null, onTap: (piece: number) => void}} props
 */
function Rack({ rack, fitting, chosen, onTap, offers, info, words }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const on = offers.length > 0;
  const onKeyDown = (/** @type {KeyboardEvent} */ press) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[press.key];
    const all = [...(root.current?.querySelectorAll("button") ?? [])];
    const next = step ? all[all.indexOf(/** @type {any} */ (document.activeElement)) + step] : null;
    if (!next) return;
    press.preventDefault();
    next.focus();
  };
  const at = Math.max(0, rack.indexOf(chosen ?? -1));
  return html`<div class="hand" role="group" aria-label=${words.t("ui-hand")} ref=${root} onKeyDown=${onKeyDown}
    style=${{ ...RACK, "--card-w": widthOf(rack.length) }}>${rack.map((piece, i) => {
      const barred = on && !fitting.includes(piece);
      const state = piece === chosen ? "selected" : barred ? "barred" : "free";
      const label = words.t("ui-hand-card", { card: nameOf(piece, info.names), state, at: i + 1, count: rack.length });
      const look = classes("card", piece === chosen && on && "selected", barred && "barred");
      const picture = drawing(tileSvg(halves(piece, info.names)), "card-face");
      const id = { key: piece, class: look, "data-id": `p${piece}`, "data-from": "deck", "aria-label": label };
      return on
        ? html`<button type="button" ...${id} data-key=${`nth-${(i + 1) % 10}`} aria-pressed=${piece === chosen} aria-disabled=${barred} tabindex=${i === at ? 0 : -1}
            onClick=${() => onTap(piece)}>${picture}</button>`
        : html`<span role="img" ...${id}>${picture}</span>`;
    })}</div>`;
}

// The middle

/** Size of an element, kept current. @returns {[{current: HTMLElement | null}, {width: number, height: number}]} */
function useSize() {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [size, setSize] = useState({ width: 340, height: 220 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}

/** @typedef {BoardProps & {chosen: number | null, ends: End[], lay: (end: End) => void}} MiddleProps */

/** @param {MiddleProps} props */
function Middle(props) {
  const { round, words } = props;
  const count = round.boneyard.length;
  const stock = words.t("board-boneyard", { count });
  const heap = Array.from({ length: Math.min(HEAP, count) }, (_, i) => html`<i class="mini-back" key=${i}></i>`);
  return html`<div style=${STOCK} data-place="deck">${heap}<span style=${{ marginLeft: "5px" }}>${stock}</span></div>
    ${h(Line, props)}${round.how ? h(Counts, props) : null}`;
}

/** @param {MiddleProps} props */
function Line({ round, info, words, chosen, ends, lay, table }) {
  const [root, size] = useSize();
  const tiles = matched(
    round.line.map((/** @type {number} */ piece) => halves(piece, info.names)),
    round.left,
  );
  const { unit, width } = sizeFor(tiles, round.start, size.width - 6, size.height - 6);
  const lying = lie(tiles, round.start, width);
  const dx = (size.width - width * unit) / 2;
  const room = roomFor(tiles, round.start, width);
  const dy = (size.height - room.h * unit) / 2 - room.y * unit;
  const at = (/** @type {Place} */ { x, y, w, h: tall }) => ({
    left: `${dx + x * unit + 0.5}px`,
    top: `${dy + y * unit + 0.5}px`,
    width: `${w * unit - 1}px`,
    height: `${tall * unit - 1}px`,
  });
  const seats = table.seats.length;
  const from = `seat-${round.how === "out" ? round.winners[0] : (round.next + seats - 1) % seats}`;
  const label = words.t("board-line", { count: tiles.length, left: round.left, right: round.right });
  const last = tiles.length - 1;
  return html`<div ref=${root} style=${FULL} role="group" aria-label=${label}>
    ${lying.places.map((place, i) => {
      const piece = round.line[i];
      const glow = ends.length > 0 && (i === 0 || i === last) ? ENDED : {};
      const name = nameOf(piece, info.names);
      return html`<span key=${piece} role="img" aria-label=${name} data-id=${`p${piece}`} data-from=${from}
        style=${{ ...LYING, ...glow, ...at(place) }}>${picture(place)}</span>`;
    })}
    ${chosen === null || tiles.length === 0 ? null : ends.map((end) => h(OpenEnd, { key: end, end, tiles, start: round.start, width, at, lay, tile: halves(chosen, info.names), half: round[end], label: words.t("board-play-on", { tile: nameOf(chosen, info.names), half: round[end] }) }))}
  </div>`;
}

/** @param {Place} place */
const picture = ({ shown, w }) => drawing(tileSvg(shown, w > 1 ? "across" : "upright"));

/**
 * Where the chosen tile would lie: a tap lays it there.
 * @param {{end: End, tiles: Halves[], start: number, width: number, tile: Halves, half: number, label: string,
 *   at: (place: Place) => Record<string, string>, lay: (end: End) => void}} props
 */
function OpenEnd({ end, tiles, start, width, tile, half, label, at, lay }) {
  const [a, b] = tile[0] === half ? tile : [tile[1], tile[0]];
  const { places } = end === "left" ? lie([[b, a], ...tiles], start + 1, width) : lie([...tiles, [a, b]], start, width);
  const place = places[end === "left" ? 0 : places.length - 1];
  if (!place) return null;
  return html`<button type="button" data-twin="bar" aria-label=${label} style=${{ ...OPEN, ...at(place) }} onClick=${() => lay(end)}>${picture(place)}</button>`;
}

/** Every rack with what it counts, one after the other. @param {BoardProps} props */
function Counts({ round, info, table, words }) {
  return html`<div style=${COUNTS}>${round.players.map((/** @type {Player} */ { seat, shown }) => {
    const name = table.seats[seat]?.name || words.t("seat-only", { seat: String(seat + 1) });
    const total = shown.reduce((sum, piece) => sum + halves(piece, info.names)[0] + halves(piece, info.names)[1], 0);
    const text = words.t("board-count", { name, pips: total, count: shown.length });
    const delay = motion(ONE_BY_ONE) * seat;
    const come = delay ? { animation: `rise 0.3s ${delay}ms ease-out backwards` } : {};
    const won = round.winners.includes(seat) ? WON : {};
    return html`<div key=${seat} style=${{ ...COUNT, ...won, ...come }}>
      <span style=${{ fontSize: "0.8rem" }}>${text}</span>
      ${h(CardRow, { pieces: shown, names: info.names, label: name, from: `seat-${seat}` })}</div>`;
  })}</div>`;
}
