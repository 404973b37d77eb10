/**
 * My hand: a fan of real buttons. Tap or space selects, arrows move, S sorts, dragging or Shift and an arrow puts a card
 * elsewhere; two rows when the strips get narrow.
 */

import { iconSvg } from "../art/table-things.js";
import { classes, drawing, h, html, useCallback, useEffect, useLayoutEffect, useRef, useState } from "../core/html.js";
import { handLayout } from "../core/layout.js";
import { nameOf, sorted } from "../core/pieces.js";
import { prefs } from "../core/prefs.js";
import { words } from "../core/store.js";
import { spoken } from "../core/words.js";
import { Face } from "./card.js";
import { sortBy, useOrder, usePicked, useReorder } from "./hand-order.js";

/**
 * What a board knows of the selected cards.
 * @typedef {{chosen: ReadonlySet<number>, list: number[], toggle: (piece: number) => void, clear: () => void,
 *   set: (pieces: readonly number[]) => void}} Selection
 */

/** Selected cards of a hand; what leaves the hand leaves the selection. @param {readonly number[]} hand @returns {Selection} */
export function useSelection(hand) {
  const [all, setAll] = useState(/** @type {number[]} */ ([]));
  const list = all.filter((piece) => hand.includes(piece));
  const toggle = useCallback(
    (/** @type {number} */ piece) =>
      setAll((now) => (now.includes(piece) ? now.filter((p) => p !== piece) : [...now, piece])),
    [],
  );
  return { chosen: new Set(list), list, toggle, clear: () => setAll([]), set: (pieces) => setAll([...pieces]) };
}

/**
 * Width of an element and height of the window, kept current.
 * @returns {[{current: HTMLElement | null}, {width: number, height: number}]}
 */
export function useRoom() {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [room, setRoom] = useState({ width: 344, height: innerHeight });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => setRoom({ width: element.clientWidth, height: innerHeight });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    addEventListener("resize", look);
    return () => {
      observer.disconnect();
      removeEventListener("resize", look);
    };
  }, []);
  return [ref, room];
}

/** A card as wide as this part of the window's height leaves room for everything else. */
const SHARE = 0.125;

/** The button that sorts by rank or by suit. @param {{compact?: boolean}} props */
export function SortButton({ compact = false }) {
  const by = prefs.value.sort;
  const next = by === "rank" ? "suit" : "rank";
  const label = words.value.t(`ui-sort-${next}`);
  const press = () => sortBy(/** @type {"rank" | "suit"} */ (next));
  return html`<button type="button" class="quiet" data-key="sort" aria-label=${label} title=${label} onClick=${press}>
    ${drawing(iconSvg("sort"))}${compact ? null : html`<span>${label}</span>`}
  </button>`;
}

const NONE = /** @type {number[]} */ ([]);

/**
 * @typedef {object} HandProps
 * @property {readonly number[]} pieces
 * @property {string[]} names
 * @property {Selection} [selection] without it the hand is only shown
 * @property {ReadonlySet<number>} [barred] pieces that may not be chosen now; they are dimmed
 * @property {(piece: number) => void} [onBarred] a barred piece was tapped: say why
 * @property {string} [label]
 * @property {"full" | "compact"} [face]
 * @property {number} [largest] widest a card may be, px
 * @property {number} [share] widest a card may be, as a part of the window's height
 * @property {boolean} [unsorted] keep the order given
 * @property {boolean} [movable] may its cards be put in another order? Only a hand with a selection; yes unless told otherwise
 * @property {readonly number[]} [best] pieces of a winning hand, framed
 * @property {ReadonlyMap<number, {mark: string, say: string}>} [tags] marks on single cards: `group-0` .. `group-3` (a colour each) or
 *   `dot`, and what they say to a screen reader
 */

/** @param {HandProps} props */
export function Hand({
  pieces,
  names,
  selection,
  barred,
  onBarred,
  label,
  face,
  largest = 104,
  share = SHARE,
  unsorted = false,
  movable = true,
  tags,
  best = [],
}) {
  const [root, { width, height }] = useRoom();
  const [at, setAt] = useState(0);
  const held = useOrder(unsorted ? pieces : sorted(pieces, names, prefs.value.sort));
  const moves = movable && selection !== undefined;
  const order = movable ? held.order : unsorted ? [...pieces] : sorted(pieces, names, prefs.value.sort);
  const drag = useReorder(root, held.put);
  usePicked(order, moves ? selection.list : NONE, held.put);
  const follow = useRef(/** @type {number | null} */ (null));
  useLayoutEffect(() => {
    const card = follow.current === null ? null : root.current?.querySelector(`[data-id="p${follow.current}"]`);
    follow.current = null;
    if (card instanceof HTMLElement) card.focus();
  });
  const { rows, perRow, card } = handLayout(order.length, width, Math.round(Math.min(largest, height * share)));
  const current = Math.min(at, Math.max(0, order.length - 1));
  const move = (/** @type {number} */ to) => {
    const next = Math.max(0, Math.min(order.length - 1, to));
    setAt(next);
    const buttons = root.current?.querySelectorAll("button");
    buttons?.[next]?.focus();
  };
  const shift = (/** @type {number} */ by) => {
    const piece = order[current];
    if (piece === undefined) return;
    follow.current = piece;
    setAt(Math.max(0, Math.min(order.length - 1, current + by)));
    held.put(piece, current + by);
  };
  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowRight: () => move(current + 1),
    ArrowLeft: () => move(current - 1),
    ArrowDown: () => move(current + perRow),
    ArrowUp: () => move(current - perRow),
    Home: () => move(0),
    End: () => move(order.length - 1),
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ press) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[press.key];
    const act = press.shiftKey && moves && by ? () => shift(by) : keys[press.key];
    if (!act) return;
    press.preventDefault();
    act();
  };
  const show = (/** @type {number} */ piece, /** @type {number} */ i) =>
    h(HandCard, {
      key: piece,
      piece,
      names,
      index: i,
      count: order.length,
      selected: selection?.chosen.has(piece) ?? false,
      barred: barred?.has(piece) ?? false,
      current: i === current,
      face: face ?? (card > 80 && order.length < 9 ? "full" : "compact"),
      still: !selection,
      best: best.includes(piece),
      tag: tags?.get(piece),
      onFocus: () => setAt(i),
      onTap: () => {
        setAt(i);
        if (barred?.has(piece) && !selection?.chosen.has(piece)) onBarred?.(piece);
        else selection?.toggle(piece);
      },
    });
  const split = rows === 2 ? [order.slice(0, perRow), order.slice(perRow)] : [order];
  return html`<div class="hand" role="group" aria-label=${label ?? words.value.t("ui-hand")} ref=${root}
    onKeyDown=${onKeyDown} ...${moves ? drag : {}} style=${{ "--card-w": `${card}px` }}>
    ${split.map(
      (
        row,
        r,
      ) => html`<div class=${classes("hand-row", row.length < 2 && "lone", row.length < perRow && "short")} key=${r} style=${{ "--n": Math.max(1, row.length) }}>
      ${row.map((piece, i) => show(piece, r * perRow + i))}
    </div>`,
    )}
  </div>`;
}

/**
 * @param {{piece: number, names: string[], index: number, count: number, selected: boolean, barred: boolean, current: boolean,
 *   face: "full" | "compact", still: boolean, best: boolean, tag: {mark: string, say: string} | undefined, onTap: () => void,
 *   onFocus: () => void}} props
 */
function HandCard({ piece, names, index, count, selected, barred, current, face, still, best, tag, onTap, onFocus }) {
  const t = words.value;
  const state = selected ? "selected" : barred ? "barred" : "free";
  const plain = t.t("ui-hand-card", { card: spoken(t, piece, names), state, at: index + 1, count });
  const label = tag ? `${plain}, ${tag.say}` : plain;
  const picture = h(Face, { name: nameOf(piece, names), face });
  const look = classes("card", selected && "selected", barred && !selected && "barred", best && "best");
  const id = `p${piece}`;
  if (still)
    return html`<span class=${look} role="img" aria-label=${label} data-id=${id} data-from="deck" data-tag=${tag?.mark}>${picture}</span>`;
  return html`<button type="button" class=${look} data-id=${id} data-from="deck" data-tag=${tag?.mark} data-key=${`nth-${(index + 1) % 10}`} aria-label=${label}
    aria-pressed=${selected} aria-disabled=${barred && !selected} tabindex=${current ? 0 : -1} onFocus=${onFocus} onClick=${onTap}>${picture}</button>`;
}
