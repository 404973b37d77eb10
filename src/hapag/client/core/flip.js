/**
 * Cards that travel: remember where each `data-id` lay, and after a change let it glide from there to its new place.
 * Only transforms are animated. The newest state wins: what is still moving is taken from where the eye sees it.
 * A piece that appears may come from a place named by `data-from`, such as a seat or the deck (`data-place`).
 */
import { useLayoutEffect, useRef } from "../vendor/hooks.js";
import { calm, motion } from "./prefs.js";

/** @typedef {{x: number, y: number, w: number, h: number}} Box */
/** @typedef {{id: string, dx: number, dy: number, scale: number, delay: number, appears: boolean}} Glide */
/** @typedef {{box: Box, from: Box | null}} Standing */

/** As many as an eye can follow; the others are where they belong at once. */
export const MOST_GLIDES = 13;
/** Milliseconds between two that move, and between two that are dealt: never more than a second and a half in all. */
const STAGGER = 26;
const DEALT = 70;
/** What stands for motion where it is not wanted. */
export const FADE = 80;

/**
 * Which pieces glide, and how. Pure: boxes in, glides out.
 * @param {Map<string, Box>} was @param {Map<string, Standing>} now @returns {Glide[]}
 */
export function glides(was, now) {
  /** @type {Glide[]} */
  const found = [];
  let delay = 0;
  for (const [id, { box, from }] of now) {
    const start = was.get(id) ?? from;
    if (!start) continue;
    const dx = start.x + start.w / 2 - (box.x + box.w / 2);
    const dy = start.y + start.h / 2 - (box.y + box.h / 2);
    const appears = !was.has(id);
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue;
    const scale = appears ? 0.5 : start.w / (box.w || 1);
    found.push({ id, dx, dy, scale, delay, appears });
    delay += appears ? DEALT : STAGGER;
  }
  return found.slice(0, MOST_GLIDES);
}

/** @param {Element} element @param {DOMRect} origin @returns {Box} */
function boxOf(element, origin) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left - origin.left, y: top - origin.top, w: width, h: height };
}

/** @param {HTMLElement} root @returns {HTMLElement[]} */
const pieces = (root) =>
  [...root.querySelectorAll("[data-id]")]
    .filter((each) => each instanceof HTMLElement)
    .filter((each) => owner(each, root));

/** A part that moves its own pieces is marked `data-glide`; only its own root sees to them. @param {Element} each @param {HTMLElement} root */
const owner = (each, root) => {
  const nearest = each.closest("[data-glide]");
  return nearest === null || nearest === root || !root.contains(nearest);
};

/** @param {HTMLElement} root @param {DOMRect} origin @returns {Map<string, Box>} */
function places(root, origin) {
  const found = [...root.querySelectorAll("[data-place]")].filter((each) => each instanceof HTMLElement);
  return new Map(found.map((each) => [each.dataset.place ?? "", boxOf(each, origin)]));
}

export class Glider {
  /** @param {boolean} live is what is first seen news (a deal), or has it lain there (a reload)? */
  constructor(live = false) {
    /** @type {Map<string, Box>} */
    this.was = new Map();
    /** @type {Map<string, Animation>} */
    this.moving = new Map();
    this.first = !live;
  }

  /** Measure after a change and set off whatever has to move. @param {HTMLElement} root */
  update(root) {
    const origin = root.getBoundingClientRect();
    this.catchUp(root, origin);
    const elements = new Map(pieces(root).map((each) => [each.dataset.id ?? "", each]));
    const from = places(root, origin);
    /** @type {Map<string, Standing>} */
    const now = new Map();
    for (const [id, each] of elements)
      now.set(id, { box: boxOf(each, origin), from: from.get(each.dataset.from ?? "") ?? null });
    if (!this.first && (motion(1) > 0 || calm()) && document.visibilityState === "visible") {
      for (const glide of glides(this.was, now)) this.start(glide, elements.get(glide.id));
    }
    this.first = false;
    this.was = new Map([...now].map(([id, { box }]) => [id, box]));
  }

  /** What still moves counts from where it is seen, then stops. @param {HTMLElement} root @param {DOMRect} origin */
  catchUp(root, origin) {
    if (this.moving.size === 0) return;
    for (const each of pieces(root)) {
      const id = each.dataset.id ?? "";
      if (this.moving.has(id)) this.was.set(id, boxOf(each, origin));
    }
    for (const animation of this.moving.values()) animation.cancel();
    this.moving.clear();
  }

  /** @param {Glide} glide @param {HTMLElement | undefined} element */
  start({ id, dx, dy, scale, delay, appears }, element) {
    if (!element) return;
    if (calm()) return void element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    const turn = appears ? " rotate(-8deg)" : "";
    const begin = {
      transform: `translate(${dx}px,${dy}px) scale(${scale})${turn}`,
      zIndex: 5,
      opacity: appears ? 0.2 : 1,
    };
    const end = { transform: "none", zIndex: 5, opacity: 1 };
    const timing = {
      duration: motion(420),
      delay: motion(delay),
      easing: "cubic-bezier(.2,.75,.25,1)",
      fill: /** @type {const} */ ("backwards"),
    };
    const animation = element.animate([begin, end], timing);
    this.moving.set(id, animation);
    animation.onfinish = () => this.moving.get(id) === animation && this.moving.delete(id);
  }

  /** Places changed without a move on the table (a resize): measure, do not animate. @param {HTMLElement} root */
  settle(root) {
    this.first = true;
    this.update(root);
  }
}

/**
 * Glide everything with a `data-id` under the returned ref after each render.
 * @param {() => boolean} [live] asked once: shall what is first seen come from its place?
 * @returns {{current: HTMLElement | null}}
 */
export function useGlide(live) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const glider = useRef(/** @type {Glider | null} */ (null));
  glider.current ??= new Glider(live?.());
  useLayoutEffect(() => {
    if (root.current) glider.current?.update(root.current);
  });
  useLayoutEffect(() => {
    const settle = () => root.current && glider.current?.settle(root.current);
    addEventListener("resize", settle);
    return () => removeEventListener("resize", settle);
  }, []);
  return root;
}
