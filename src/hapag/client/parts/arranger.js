/**
 * Laying a hand out in rows (3/5/5, 2/5). Tap cards, then a row; tap a placed card to take it back, or with one card
 * selected to change the two. Dragging does the same. The caller owns the rows and says what each is worth.
 */
import { exchange, place, rest, takeBack } from "../core/arrange.js";
import { useGlide } from "../core/flip.js";
import { classes, h, html, useContext, useRef, useState } from "../core/html.js";
import { nameOf, sorted } from "../core/pieces.js";
import { words } from "../core/store.js";
import { spoken } from "../core/words.js";
import { Around } from "./around.js";
import { Face } from "./card.js";
import { Hand, SortButton, useSelection } from "./hand.js";

/** @typedef {import("../core/arrange.js").Rows} Rows */
/**
 * @typedef {object} ArrangerProps
 * @property {readonly number[]} pieces the whole hand
 * @property {string[]} names
 * @property {readonly number[]} sizes of the rows, top to bottom
 * @property {string[]} titles of the rows
 * @property {Rows} rows
 * @property {(rows: Rows) => void} onRows
 * @property {(string | null)[]} [worth] live name of each row's hand
 * @property {string | null} [problem] why this may not be locked
 * @property {ReadonlySet<number>} [wrong] indices of the rows at fault
 */

const DRAG_FROM = 8;

/** What lies under a point: a row, a placed card, or the hand. @param {number} x @param {number} y */
function under(x, y) {
  const hit = document
    .elementsFromPoint(x, y)
    .find((each) => each.closest("[data-row], .arrange-rest") && !each.closest(".dragged"));
  const row = hit?.closest("[data-row]")?.getAttribute("data-row");
  const piece = hit?.closest("[data-piece]")?.getAttribute("data-piece");
  return {
    row: row === null || row === undefined ? null : Number(row),
    piece: piece ? Number(piece) : null,
    hand: Boolean(hit?.closest(".arrange-rest")),
  };
}

/** @param {HTMLElement | null} element @returns {number | null} */
function pieceAt(element) {
  const id = element?.closest("[data-id]")?.getAttribute("data-id");
  return id?.startsWith("p") ? Number(id.slice(1)) : null;
}

/** Dragging by pointer events; `drop` hears of a real drag only. @param {(piece: number, x: number, y: number) => void} drop */
function useDrag(drop) {
  const drag = useRef(
    /** @type {{piece: number, element: HTMLElement, x: number, y: number, far: boolean} | null} */ (null),
  );
  const stop = () => {
    const now = drag.current;
    drag.current = null;
    now?.element.classList.remove("dragged");
    now?.element.style.removeProperty("translate");
  };
  return {
    onPointerDown: (/** @type {PointerEvent} */ e) => {
      const target = /** @type {HTMLElement} */ (e.target);
      const piece = pieceAt(target);
      const element = target.closest("[data-id]");
      if (piece === null || e.button !== 0 || !(element instanceof HTMLElement)) return;
      drag.current = { piece, element, x: e.clientX, y: e.clientY, far: false };
    },
    onPointerMove: (/** @type {PointerEvent} */ e) => {
      const now = drag.current;
      if (!now) return;
      const [dx, dy] = [e.clientX - now.x, e.clientY - now.y];
      if (!now.far && Math.hypot(dx, dy) < DRAG_FROM) return;
      if (!now.far) /** @type {HTMLElement} */ (e.currentTarget).setPointerCapture(e.pointerId);
      now.far = true;
      now.element.classList.add("dragged");
      now.element.style.setProperty("translate", `${dx}px ${dy}px`);
    },
    onPointerUp: (/** @type {PointerEvent} */ e) => {
      // While it is dragged the card lets the pointer through, so what lies below is found.
      const now = drag.current;
      if (now?.far) drop(now.piece, e.clientX, e.clientY);
      stop();
    },
    onPointerCancel: stop,
  };
}

/** @param {ArrangerProps} props */
export function Arranger({ pieces, names, sizes, titles, rows, onRows, worth = [], problem = null, wrong }) {
  const left = rest(pieces, rows);
  const selection = useSelection(left);
  const { tools } = useContext(Around);
  const root = useGlide();
  const [dropped, setDropped] = useState(0);
  const put = (/** @type {readonly number[]} */ cards, /** @type {number} */ row) => {
    onRows(place(rows, sizes, cards, row));
    selection.clear();
  };
  const drag = useDrag((piece, x, y) => {
    setDropped(Date.now());
    const { row, piece: over, hand } = under(x, y);
    if (over !== null && over !== piece) onRows(exchange(rows, piece, over));
    else if (row !== null) onRows(place(rows, sizes, [piece], row));
    else if (hand) onRows(takeBack(rows, piece));
  });
  const tapRow = (/** @type {number} */ row) => selection.list.length > 0 && put(selection.list, row);
  const tapPlaced = (/** @type {number} */ piece, /** @type {number} */ row) => {
    if (Date.now() - dropped < 80) return;
    const [chosen] = selection.list;
    const full = rows[row]?.length === sizes[row];
    if (chosen === undefined) return onRows(takeBack(rows, piece));
    if (!full || selection.list.length > 1) return put(selection.list, row);
    onRows(exchange(rows, chosen, piece));
    selection.clear();
  };
  const t = words.value;
  return html`<div class=${classes("arranger", left.length === 0 && "done")} data-glide ref=${root} ...${drag}>
    <div class="arrange-rows">
      ${sizes.map((size, i) =>
        h(ArrangeRow, {
          key: i,
          index: i,
          size,
          title: titles[i] ?? "",
          names,
          placed: sorted(rows[i] ?? [], names, "rank"),
          worth: worth[i] ?? null,
          wrong: wrong?.has(i) ?? false,
          ready: selection.list.length > 0,
          onRow: () => tapRow(i),
          onPlaced: (piece) => tapPlaced(piece, i),
        }),
      )}
    </div>
    <div class="arrange-line"><p class="arrange-problem" role="status">${problem ?? (left.length > 0 ? t.t(selection.list.length ? "ui-arrange-row" : "ui-arrange-card") : "")}</p>${h(SortButton, { compact: true })}${tools ?? null}</div>
    <div class="arrange-rest">${left.length > 0 ? h(Hand, { pieces: left, names, selection, label: t.t("ui-arrange-rest"), largest: 84, share: 0.11, movable: false, face: "compact" }) : null}</div>
  </div>`;
}

/**
 * @param {{index: number, size: number, title: string, names: string[], placed: number[], worth: string | null, wrong: boolean,
 *   ready: boolean, onRow: () => void, onPlaced: (piece: number) => void}} props
 */
function ArrangeRow({ index, size, title, names, placed, worth, wrong, ready, onRow, onPlaced }) {
  const t = words.value;
  const free = Math.max(0, size - placed.length);
  const label = t.t("ui-arrange-put", { row: title, placed: placed.length, size });
  return html`<div class=${`arrange-row${wrong ? " wrong" : ""}${ready && free ? " ready" : ""}`} data-row=${index}>
    <button type="button" class="row-title" aria-label=${`${label}${worth ? `: ${worth}` : ""}`} onClick=${onRow}>
      <b>${title}</b><span class="row-worth">${worth ?? `${placed.length}/${size}`}</span>
    </button>
    <div class="row-cards" onClick=${(/** @type {Event} */ e) => e.target === e.currentTarget && onRow()}>
      ${placed.map(
        (piece) => html`<button type="button" key=${piece} class="card" data-id=${`p${piece}`} data-piece=${piece}
        aria-label=${t.t("ui-arrange-placed", { card: spoken(t, piece, names), row: title })} onClick=${() => onPlaced(piece)}>
        ${h(Face, { name: nameOf(piece, names), face: "compact" })}</button>`,
      )}
      ${Array.from({ length: free }, (_, i) => html`<span key=${`s${i}`} class="card slot" aria-hidden="true" onClick=${onRow}></span>`)}
    </div>
  </div>`;
}
