/**
 * What a round came to, as chips that travel: from whoever lost to whoever won, from the pot if there is one, to and from the
 * dealer where everybody plays the house. Only copies move, above the table; a newer state takes them away.
 */
import { chipSvg } from "../art/table-things.js";
import { useEffect } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { motion } from "./prefs.js";

/** @typedef {{from: string, to: string, amount: number}} Flight between two `data-place`s */

/** Is the end of the round shown, so that the seats may say what they won? */
export const settled = signal(false);

/** As many things as an eye can follow. */
export const MOST = 13;
const EACH = 4;
const STAGGER = 55;
const FLIGHT = 560;
/** What was revealed is looked at first. */
const PAUSE = 350;
const LOOK = 100;

/**
 * Who pays whom. Pure. @param {readonly number[]} score what the round brought to each seat
 * @param {ReadonlySet<string>} places those that are on the table @returns {Flight[]}
 */
export function flights(score, places) {
  const seat = (/** @type {number} */ at) => `seat-${at}`;
  const seats = score.map((_, at) => at);
  const won = seats.filter((at) => (score[at] ?? 0) > 0);
  const lost = seats.filter((at) => (score[at] ?? 0) < 0);
  const pay = (/** @type {number} */ at, /** @type {string} */ from) => ({
    from,
    to: seat(at),
    amount: score[at] ?? 0,
  });
  if (places.has("pot")) return won.map((at) => pay(at, "pot"));
  if (places.has("dealer"))
    return [
      ...lost.map((at) => ({ from: seat(at), to: "dealer", amount: -(score[at] ?? 0) })),
      ...won.map((at) => pay(at, "dealer")),
    ];
  if (lost.length === 0) return won.map((at) => pay(at, "deck"));
  return won.flatMap((at) => lost.map((other) => pay(at, seat(other))));
}

/** @param {HTMLElement} root @returns {Map<string, DOMRect>} */
const placesOf = (root) =>
  new Map(
    [...root.querySelectorAll("[data-place]")].map((each) => [
      each instanceof HTMLElement ? (each.dataset.place ?? "") : "",
      each.getBoundingClientRect(),
    ]),
  );

/** @param {DOMRect} box @param {DOMRect} origin */
const middleOf = (box, origin) => ({
  x: box.left + box.width / 2 - origin.left,
  y: box.top + box.height / 2 - origin.top,
});

/** Let the chips fly. @param {HTMLElement} root @param {readonly number[]} score @returns {() => void} what takes them away */
function gather(root, score) {
  const places = placesOf(root);
  const origin = root.getBoundingClientRect();
  const all = flights(score, new Set(places.keys()));
  const each = Math.max(1, Math.min(EACH, Math.floor(MOST / Math.max(1, all.length))));
  const chips = all.slice(0, MOST).flatMap(({ from, to, amount }) => {
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end) return [];
    return Array.from({ length: each }, () => ({ amount, a: middleOf(start, origin), b: middleOf(end, origin) }));
  });
  const running = chips.map(({ amount, a, b }, i) => fly(root, chipSvg(amount), a, b, i * STAGGER));
  return () => running.forEach((stop) => void stop());
}

/**
 * One chip on its way. @param {HTMLElement} root @param {string} svg @param {{x: number, y: number}} a
 * @param {{x: number, y: number}} b @param {number} delay @returns {() => void}
 */
function fly(root, svg, a, b, delay) {
  const chip = document.createElement("span");
  chip.className = "flying-chip";
  chip.setAttribute("aria-hidden", "true");
  chip.innerHTML = svg;
  root.append(chip);
  const at = (/** @type {number} */ x, /** @type {number} */ y) => `translate(${x}px,${y}px)`;
  const way = [
    { transform: `${at(a.x, a.y)} scale(.6)`, opacity: 0 },
    { transform: at(a.x, a.y), opacity: 1, offset: 0.15 },
    { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - 24), opacity: 1, offset: 0.6 },
    { transform: `${at(b.x, b.y)} scale(.8)`, opacity: 1, offset: 0.94 },
    { transform: `${at(b.x, b.y)} scale(.4)`, opacity: 0 },
  ];
  const timing = {
    duration: motion(FLIGHT),
    delay: motion(delay),
    easing: "ease-in-out",
    fill: /** @type {const} */ ("both"),
  };
  const animation = chip.animate(way, timing);
  animation.onfinish = () => chip.remove();
  return () => {
    animation.cancel();
    chip.remove();
  };
}

/** Do cards still travel? @param {HTMLElement | null} root */
const busy = (root) =>
  document.getAnimations().some(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return target instanceof HTMLElement && target.dataset.id !== undefined && root?.contains(target);
  });

/**
 * Chips go to the winners once a round has been shown; not for whoever comes when it is over.
 * @param {{current: HTMLElement | null}} root @param {readonly number[] | null} score of the round, null while it is played
 * @param {number} after milliseconds that the board takes to show the end @param {boolean} live
 */
export function useGather(root, score, after, live) {
  const news = score?.join() ?? "";
  useEffect(() => {
    const moves = live && motion(1) > 0;
    settled.value = score !== null && !moves;
    if (!score || !moves) return;
    let stop = () => {};
    const go = () => {
      if (busy(root.current)) {
        timer = setTimeout(go, LOOK);
        return;
      }
      settled.value = true;
      if (root.current) stop = gather(root.current, score);
    };
    let timer = setTimeout(go, motion(after + PAUSE));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [news]);
}
