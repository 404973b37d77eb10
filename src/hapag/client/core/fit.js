/** Gives what lies in the middle of the table the size that suits the room: smaller before anything hides, larger where there is room. */
import { useLayoutEffect, useRef } from "../vendor/hooks.js";

/** Smaller than the last of these text could not be read; what still does not fit is scrolled to. */
const SIZES = [1, 0.95, 0.9, 0.85, 0.8, 0.75];
const LARGER = [1.3, 1.2, 1.1];
/** What is made larger leaves some felt free around it. */
const AIR = 0.9;

/** @param {HTMLElement} element @param {number} size */
const set = (element, size) => element.style.setProperty("--fit", String(size));

/** How high the children are together, gaps included. @param {HTMLElement} element */
function contents(element) {
  const [first, last] = [element.firstElementChild, element.lastElementChild];
  if (!first || !last) return 0;
  return last.getBoundingClientRect().bottom - first.getBoundingClientRect().top;
}

/** Does everything lie within the width? @param {HTMLElement} element */
const narrow = (element) => element.scrollWidth <= element.clientWidth;

/** How many rows of cards lie one over the other for want of width. @param {HTMLElement} element */
const squeezed = (element) =>
  [...element.querySelectorAll(".card-row")].filter(({ children: [one, next] }) => {
    const [a, b] = [one?.getBoundingClientRect(), next?.getBoundingClientRect()];
    return a && b && b.left - a.left < a.width + 2;
  }).length;

/** The room that there is. @param {HTMLElement} element */
const roomOf = ({ clientWidth, clientHeight }) => `${clientWidth} ${clientHeight}`;

/** Set `--fit` to the largest size at which nothing hides. @param {HTMLElement} element */
function fit(element) {
  const room = element.clientHeight;
  set(element, 1);
  const high = contents(element);
  // Nothing that fills the room by itself can grow.
  const wish = high > 0 ? LARGER.filter((size) => size * high <= room * AIR) : [];
  const close = wish.length > 0 ? squeezed(element) : 0;
  for (const size of wish) {
    set(element, size);
    // What is higher than its size says has begun another line.
    const grown = contents(element);
    const same = grown <= high * size * 1.04 && squeezed(element) === close;
    if (same && grown <= room * AIR && narrow(element)) return;
  }
  for (const size of SIZES) {
    set(element, size);
    if (element.scrollHeight <= room && narrow(element)) return;
  }
}

/** Fits the element under the returned ref after each render, and whenever what stands around it leaves it more or less room. */
export function useFit() {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const room = useRef("");
  const fitIn = (/** @type {HTMLElement} */ element) => {
    fit(element);
    room.current = roomOf(element);
  };
  useLayoutEffect(() => {
    if (ref.current) fitIn(ref.current);
  });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (room.current !== roomOf(element)) fitIn(element); // it calls when it begins to look, too
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
