/** Cara y Cruz: two sides to choose from, who has locked, and a coin that is tossed when the last lock is in. */
import { motion } from "../../client/core/prefs.js";
import {
  ActionBar,
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
import { coinSvg, restOf, toss } from "./coin.js";

/** @typedef {import("../../client/parts/board-kit.js").BoardProps} BoardProps */
/** @typedef {import("../../client/parts/board-kit.js").Action} Action */
/** @typedef {{seat: number, side: string, lifted: number[]}} Player */

const SIDES = ["cara", "cruz"];
const WAIT = 1400;
/** The calls are read before the coin flies. */
const FLIGHT = 1800;
export const finale = WAIT + FLIGHT;
export const aside = ["flipped", "called", "spun", "landed"];

const SPOT = { display: "flex", flexDirection: "column", alignItems: "center", gap: "10px", width: "100%" };
const COIN = "clamp(120px, min(44vw, 27vh), 220px)";
const SIDE = "clamp(84px, min(34vw, 18vh), 170px)";
const STAGE = { width: COIN, height: COIN, perspective: "900px", position: "relative", zIndex: 3 };
const SOLID = { position: "absolute", inset: 0, transformStyle: "preserve-3d" };
const FACE = { position: "absolute", inset: 0, backfaceVisibility: "hidden", filter: "drop-shadow(0 6px 8px #0008)" };
const BACK = { ...FACE, transform: "rotateX(180deg)" };
const PLAIN = { background: "none", border: 0, padding: 0, borderRadius: "50%", width: SIDE, height: SIDE };
const CALLS = { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "8px 12px", width: "100%" };
const CALL = {
  minWidth: "132px",
  display: "flex",
  alignItems: "center",
  gap: "8px",
  padding: "4px 12px 4px 6px",
  borderRadius: "26px",
  background: "#0000003d",
  fontSize: "0.86rem",
  lineHeight: 1.2,
};
const RIGHT = { boxShadow: "0 0 0 2.5px var(--gold)", background: "#f2c95c33" };
const WRONG = { opacity: 0.6 };
const SMALL = { width: "34px", height: "34px", flex: "none", lineHeight: 0 };
const HIDDEN = {
  ...SMALL,
  borderRadius: "50%",
  border: "2px dashed var(--edge-strong)",
  display: "grid",
  placeItems: "center",
};

/** @param {BoardProps} props */
export function Board(props) {
  const { round, offers, busy, table, info } = props;
  const up = round.coin.length > 0 ? nameOf(round.coin[0], info.names) : "";
  const landed = useToss(table.code, up);
  const bar = h(ActionBar, { actions: actions(props), busy });
  const coin = up ? h(Coin, { ...props, up, landed }) : h(Sides, { ...props, on: offers.length > 0 });
  const middle = html`<div style=${SPOT}>${coin}${h(Calls, { ...props, up: landed ? up : "" })}</div>`;
  return h(Layout, { middle, bar, sortable: false });
}

/** When the coin of a table was tossed; 0 while it waits. A table that is not here shows an old toss. @type {Map<string, number>} */
const tosses = new Map();

/**
 * Has the coin landed for those who look on? A page that comes later, or that may not move, says so at once; a board
 * that is drawn anew in the middle of a toss goes on with it.
 * @param {string} code of the table @param {string} up the side drawn, empty before
 */
function useToss(code, up) {
  const [, look] = useState(0);
  if (!up) tosses.set(code, 0);
  else if (tosses.get(code) === 0) tosses.set(code, Date.now());
  const left = up ? (tosses.get(code) ?? 0) + motion(WAIT + FLIGHT) - Date.now() : 0;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => look(Date.now()), left + 5);
    return () => clearTimeout(timer);
  }, [up]);
  return up !== "" && left <= 0;
}

/** Either side, or let the table choose: what is pressed is locked. @param {BoardProps} props @returns {Action[]} */
function actions({ offers, act, words }) {
  const choose = offered(offers, "choose");
  const flip = offered(offers, "flip");
  if (!choose || !flip) return [];
  const sides = SIDES.map((side) =>
    plainAction({ offer: choose, act, values: { side }, label: words.t(`verb-choose-${side}`) }),
  );
  return [...sides, plainAction({ offer: flip, act, grave: true })];
}

/** Both sides, to be chosen from when it is my turn. @param {BoardProps & {on: boolean}} props */
function Sides({ offers, act, words, on }) {
  const choose = offered(offers, "choose");
  return html`<div style=${{ display: "flex", gap: "16px", justifyContent: "center" }}>${SIDES.map((side) => {
    const face = drawing(coinSvg(side));
    const name = words.t(`verb-choose-${side}`);
    const lock = () => choose && void act(moveText(choose, { side }, []));
    const button = on
      ? html`<button type="button" style=${PLAIN} aria-label=${name} onClick=${lock}>${face}</button>`
      : html`<div role="img" aria-label=${name} style=${PLAIN}>${face}</div>`;
    return html`<div key=${side} style=${{ textAlign: "center" }}>${button}<b aria-hidden="true" style=${{ display: "block" }}>${name}</b></div>`;
  })}</div>`;
}

/** The coin: it waits for the calls, flies, and lies on the side drawn. @param {BoardProps & {up: string, landed: boolean}} props */
function Coin({ table, words, up, landed }) {
  const flying = useRef(/** @type {HTMLElement | null} */ (null));
  const turning = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const duration = motion(FLIGHT);
    if (landed || duration === 0) return;
    const began = tosses.get(table.code) ?? 0;
    const timing = { duration, delay: motion(WAIT), fill: /** @type {const} */ ("backwards") };
    const { fly, spin } = toss(up, (flying.current?.offsetHeight ?? 150) * 0.12);
    const running = [flying.current?.animate(fly, timing), turning.current?.animate(spin, timing)];
    for (const each of running) if (each) each.currentTime = Date.now() - began;
    return () => running.forEach((each) => void each?.cancel());
  }, []);
  const name = words.t(`verb-choose-${up}`);
  const label = landed ? words.t("board-shows", { side: name }) : words.t("event-spun");
  return html`<div style=${SPOT}><div ref=${flying} style=${STAGE} role="img" aria-label=${label}>
      <div ref=${turning} style=${{ ...SOLID, transform: `rotateX(${restOf(up)}deg)` }}>
        <div style=${FACE}>${drawing(coinSvg("cara"))}</div><div style=${BACK}>${drawing(coinSvg("cruz"))}</div>
      </div></div>
    <b style=${{ fontSize: "1.3rem", visibility: landed ? "visible" : "hidden" }}>${name}</b></div>`;
}

/** Everybody’s choice: locked until all are called, right or wrong once the coin lies. @param {BoardProps & {up: string}} props */
function Calls({ round, table, words, seat: mine, up }) {
  const t = words;
  return html`<div style=${CALLS}>${round.players.map((/** @type {Player} */ { seat, side, lifted }) => {
    const name = table.seats[seat]?.name || t.t("seat-only", { seat: String(seat + 1) });
    const own = seat === mine && table.way !== "phone" ? round.sealed?.[seat] : null;
    const told = side || own?.side || "";
    const locked = String(seat) in (round.sealed ?? {});
    const how = side
      ? t.t(lifted.length > 0 ? "board-flipped" : "board-called", { side: t.t(`verb-choose-${side}`) })
      : t.t(locked ? (told ? "board-locked-on" : "board-locked") : "board-open", {
          side: told && t.t(`verb-choose-${told}`),
        });
    const look = up ? (side === up ? RIGHT : WRONG) : {};
    const token = told ? drawing(coinSvg(told)) : html`<span aria-hidden="true">${locked ? "✓" : "?"}</span>`;
    return html`<div key=${seat} style=${{ ...CALL, ...look }} class=${classes(up && side === up && "right")}>
      <span style=${told ? SMALL : HIDDEN}>${token}</span><span><b>${name}</b><br />${how}</span></div>`;
  })}</div>`;
}
