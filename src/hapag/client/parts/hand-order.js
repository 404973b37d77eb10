/** Putting the cards of a hand in one's own order: by dragging, with two buttons, or with Shift and the arrows. */
import { iconSvg } from "../art/table-things.js";
import { drawing, html, signal, useContext, useEffect, useRef } from "../core/html.js";
import { moved, ordered, own } from "../core/order.js";
import { setPrefs } from "../core/prefs.js";
import { table, words } from "../core/store.js";
import { Around } from "./around.js";

const DRAG_FROM = 10;

/** The one card that is selected, with its hand as it lies; null for none or several. */
export const picked = signal(/** @type {{piece: number, shift: (by: number) => void} | null} */ (null));

/**
 * The order of a hand, and what changes it.
 * @param {readonly number[]} usual the order it has by itself
 */
export function useOrder(usual) {
  const { viewer } = useContext(Around);
  const deal = `${table.value?.code} ${table.value?.rounds} ${viewer}`;
  const order = own.value.deal === deal ? ordered(usual, own.value.list) : [...usual];
  const put = (/** @type {number} */ piece, /** @type {number} */ to) => {
    own.value = { deal, list: moved(order, piece, to) };
  };
  return { order, put };
}

/** Back to the usual order, by rank or suit. @param {"rank" | "suit"} sort */
export function sortBy(sort) {
  own.value = { deal: "", list: [] };
  setPrefs({ sort });
}

/** Which place of the hand a point lies over. @param {HTMLElement} hand @param {number} x @param {number} y */
function placeAt(hand, x, y) {
  const cards = [...hand.querySelectorAll(".card:not(.dragged)")].map((each) => each.getBoundingClientRect());
  const rows = new Set(cards.map(({ top }) => Math.round(top)));
  const near = [...rows].sort((a, b) => Math.abs(a + 20 - y) - Math.abs(b + 20 - y))[0];
  const before = cards.filter(({ left, top }) =>
    Math.round(top) === near ? left + 12 < x : Math.round(top) < Number(near),
  );
  return before.length;
}

/**
 * Dragging a card of a hand along it. A drag is no tap: the click that follows it does nothing.
 * @param {{current: HTMLElement | null}} root @param {(piece: number, to: number) => void} put
 */
export function useReorder(root, put) {
  const drag = useRef(/** @type {{element: HTMLElement, x: number, y: number, far: boolean} | null} */ (null));
  const stop = () => {
    const now = drag.current;
    drag.current = null;
    now?.element.classList.remove("dragged");
    now?.element.style.removeProperty("translate");
  };
  return {
    onPointerDown: (/** @type {PointerEvent} */ e) => {
      const card = /** @type {HTMLElement} */ (e.target).closest("button.card");
      if (e.button === 0 && card instanceof HTMLElement)
        drag.current = { element: card, x: e.clientX, y: e.clientY, far: false };
    },
    onPointerMove: (/** @type {PointerEvent} */ e) => {
      const now = drag.current;
      if (!now || !root.current) return;
      const [dx, dy] = [e.clientX - now.x, e.clientY - now.y];
      if (!now.far && Math.abs(dx) < DRAG_FROM) return;
      if (!now.far) root.current.setPointerCapture(e.pointerId);
      now.far = true;
      now.element.classList.add("dragged");
      now.element.style.setProperty("translate", `${dx}px ${Math.max(-30, Math.min(30, dy))}px`);
    },
    onPointerUp: (/** @type {PointerEvent} */ e) => {
      const now = drag.current;
      const hand = root.current;
      if (now?.far && hand) {
        const to = placeAt(hand, e.clientX, e.clientY);
        const quiet = (/** @type {Event} */ click) => click.stopPropagation();
        hand.addEventListener("click", quiet, { capture: true, once: true });
        setTimeout(() => hand.removeEventListener("click", quiet, { capture: true }));
        put(Number(now.element.dataset.id?.slice(1)), to);
      }
      stop();
    },
    onPointerCancel: stop,
  };
}

/** Tell the buttons which card is picked. @param {readonly number[]} order @param {readonly number[]} chosen @param {(piece: number, to: number) => void} put */
export function usePicked(order, chosen, put) {
  const [piece] = chosen;
  const at = chosen.length === 1 && piece !== undefined ? order.indexOf(piece) : -1;
  useEffect(() => {
    picked.value = at < 0 || piece === undefined ? null : { piece, shift: (by) => put(piece, at + by) };
  }, [at, piece, order.join()]);
  useEffect(
    () => () => {
      picked.value = null;
    },
    [],
  );
}

/** Two buttons that move the picked card: for whoever does not drag. */
export function MoveButtons() {
  const now = picked.value;
  if (!now) return null;
  const button = (/** @type {number} */ by, /** @type {string} */ side) => {
    const label = words.value.t(`ui-move-${side}`);
    return html`<button type="button" class="round" aria-label=${label} title=${label} onClick=${() => now.shift(by)}>${drawing(iconSvg(side))}</button>`;
  };
  return html`${button(-1, "left")}${button(1, "right")}`;
}
