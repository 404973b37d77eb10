/** One piece on the table. What is face down carries nothing of its face: not in text, class, id or picture. */
import { faceSvg } from "../art/faces.js";
import { FADE } from "../core/flip.js";
import { classes, drawing, h, useLayoutEffect, useRef } from "../core/html.js";
import { nameOf, pieceText } from "../core/pieces.js";
import { calm, motion, prefs } from "../core/prefs.js";
import { words } from "../core/store.js";
import { spoken } from "../core/words.js";

/**
 * @typedef {object} CardProps
 * @property {number} piece number of the piece, negative for a back
 * @property {string[]} names the game's notation
 * @property {"full" | "compact"} [face]
 * @property {string | null} [id] identity for travelling; a face has its own, a back needs one to travel
 * @property {string} [from] name of the `data-place` it comes from when it appears
 * @property {boolean} [best] part of the winning hand
 * @property {boolean} [dim] out of play
 * @property {string} [label] overrides what a screen reader says; "" hides it
 */

/** The picture of a piece, without any role. @param {{name: string, face: "full" | "compact"}} props */
export function Face({ name, face }) {
  if (!name) return h("span", { class: "card-back" });
  const svg = faceSvg(name, prefs.value.cards > 100 ? "compact" : face); // whose index is the larger one
  if (svg) return drawing(svg, "card-face");
  return h("span", { class: "card-face plain-face" }, pieceText(name));
}

const TURN = 400;

/**
 * Turn a piece over when a back becomes a face, in two halves: the back until it stands on its edge, then the face. A newer
 * state ends it.
 * @param {boolean} hidden
 */
export function useTurning(hidden) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef(hidden);
  useLayoutEffect(() => {
    const turned = before.current && !hidden;
    before.current = hidden;
    if (turned && ref.current) return turn(ref.current);
  }, [hidden]);
  return ref;
}

/** @param {HTMLElement} face @returns {(() => void) | undefined} what ends it */
function turn(face) {
  if (calm()) return void face.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
  const half = motion(TURN) / 2;
  if (half === 0) return;
  const back = document.createElement("span");
  back.className = "card-back turning";
  face.parentElement?.append(back);
  const away = back.animate([{ transform: "none" }, { transform: "rotateY(90deg)" }], {
    duration: half,
    easing: "ease-in",
  });
  const come = [{ transform: "rotateY(-90deg)" }, { transform: "none" }];
  const shown = face.animate(come, { duration: half, delay: half, easing: "ease-out", fill: "backwards" });
  away.onfinish = () => back.remove();
  return () => {
    back.remove();
    shown.cancel();
  };
}

/** @param {CardProps} props */
export function Card({ piece, names, face = "full", id, from, best, dim, label }) {
  const name = nameOf(piece, names);
  const turning = useTurning(!name);
  const identity = id === undefined ? (piece >= 0 ? `p${piece}` : undefined) : (id ?? undefined);
  const said = label ?? spoken(words.value, piece, names);
  const role = said ? { role: "img", "aria-label": said } : { "aria-hidden": "true" };
  return h(
    "span",
    {
      class: classes("card", best && "best", dim && "dim"),
      "data-id": identity,
      "data-piece": id && piece >= 0 ? piece : undefined,
      "data-from": from,
      ...role,
    },
    h("span", { class: "card-turn", ref: turning }, h(Face, { name, face })),
  );
}

/**
 * A row of cards on the table; it overlaps when there are many.
 * @param {{pieces: readonly number[], names: string[], label?: string, slots?: number, from?: string, best?: readonly number[],
 *   face?: "full" | "compact", idPrefix?: string, dim?: boolean}} props
 *   `slots`: draw empty places up to this many; `idPrefix`: identity by place, so that a back turns into its face there
 */
export function CardRow({ pieces, names, label, slots = 0, from, best, face, idPrefix, dim }) {
  const empty = Math.max(0, slots - pieces.length);
  const cards = pieces.map((piece, i) => {
    const id = idPrefix ? `${idPrefix}${i}` : undefined;
    const props = { piece, names, best: best?.includes(piece) ?? false, dim: dim ?? false };
    const optional = { ...(id ? { id } : {}), ...(from ? { from } : {}), ...(face ? { face } : {}) };
    return h(Card, { key: id ?? piece, ...props, ...optional });
  });
  const places = Array.from({ length: empty }, (_, i) =>
    h("span", { key: `slot${i}`, class: "card slot", "aria-hidden": "true" }),
  );
  const count = Math.max(1, cards.length + empty);
  return h(
    "div",
    { class: classes("card-row", count === 1 && "lone"), role: "group", "aria-label": label, style: { "--n": count } },
    cards,
    places,
  );
}
