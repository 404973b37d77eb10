/** Ready-made arrangements for a hand: always valid, each with a different mind. */
import { strength } from "./rows.js";

/** @typedef {number[][]} Rows */
/** @typedef {{mind: string, rows: Rows}} Suggestion `mind`: `balanced`, `back` or `front` */
/** @typedef {{front: number, middle: number, back: number, masks: [number, number, number]}} Layout */

const ALL = (1 << 13) - 1;

/**
 * Strengths that a row beats in 5, 10, ... 95 of 100 hands arranged well, for front, middle and back.
 * @type {number[][]}
 */
const STEPS = [
  [
    693504, 812032, 829696, 872704, 894464, 899328, 903168, 903936, 1249280, 1392640, 1486848, 1556480, 1626112,
    1687552, 1740800, 1798144, 1822720, 1875968, 1933312,
  ],
  [
    1470992, 1615392, 1737744, 1803312, 1865008, 1882224, 1942304, 1951808, 2433280, 2569216, 2650880, 2786048, 3236352,
    3516160, 4456448, 4587520, 4718592, 4980736, 6002209,
  ],
  [
    2369024, 2626560, 2839040, 4521984, 4718592, 4915200, 5046272, 5932899, 6063154, 6076755, 6137697, 6145874, 6369280,
    6512640, 6688768, 6819840, 6950912, 7065600, 7168000,
  ],
];

/** Every choice of `size` places below 13 as a mask. @param {number} size */
function masks(size) {
  const found = [];
  for (let mask = 0; mask <= ALL; mask++) if (bits(mask) === size) found.push(mask);
  return found;
}

/** @param {number} mask */
function bits(mask) {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
}

/** @param {readonly number[]} hand @param {number} mask */
const row = (hand, mask) => hand.filter((_, place) => (mask >> place) & 1);

/** How many of 20 well arranged rows a row beats, about. @param {number} place @param {number} value */
export function share(place, value) {
  const steps = STEPS[place] ?? [];
  const above = steps.findIndex((step) => step > value);
  if (above < 0) return steps.length;
  const [low = 0, high = 0] = [above > 0 ? steps[above - 1] : 0, steps[above]];
  return above + (value - low) / Math.max(1, high - low);
}

/** Every valid way to part a hand of thirteen. @param {readonly number[]} hand @returns {Generator<Layout>} */
function* layouts(hand) {
  const five = new Map(masks(5).map((mask) => [mask, strength(row(hand, mask))]));
  for (const top of masks(3)) {
    const rest = ALL ^ top;
    const first = rest & -rest;
    const front = strength(row(hand, top));
    for (const half of five.keys()) {
      if ((half & rest) !== half || !(half & first)) continue;
      const [one, other] = [half, rest ^ half];
      const turned = (five.get(one) ?? 0) > (five.get(other) ?? 0);
      const [low, high] = turned ? [other, one] : [one, other];
      const [middle, back] = [five.get(low) ?? 0, five.get(high) ?? 0];
      if (middle >= front) yield { front, middle, back, masks: [top, low, high] };
    }
  }
}

/** What each mind wants most. @type {Record<string, (layout: Layout) => number>} */
const MINDS = {
  balanced: ({ front, middle, back }) => balance(share(0, front), share(1, middle), share(2, back)),
  back: ({ front, middle, back }) => back * 64 + share(1, middle) + share(0, front) / 64,
  front: ({ front, middle, back }) => front * 64 + share(1, middle) + share(2, back),
};

/** Points to expect of three rows: those won, and three more for all. @param {number} front @param {number} middle @param {number} back */
const balance = (front, middle, back) =>
  front + middle + back + (1.5 * (front * middle * back - (20 - front) * (20 - middle) * (20 - back))) / 400;

/** The best arrangement to each mind, without repeats. @param {readonly number[]} hand @returns {Suggestion[]} */
export function suggestions(hand) {
  const best = new Map(
    Object.keys(MINDS).map((mind) => [mind, { worth: -Infinity, layout: /** @type {Layout | null} */ (null) }]),
  );
  for (const layout of layouts(hand)) {
    for (const [mind, worth] of Object.entries(MINDS)) {
      const value = worth(layout);
      const kept = best.get(mind);
      if (kept && value > kept.worth) best.set(mind, { worth: value, layout });
    }
  }
  const seen = new Set();
  const found = [];
  for (const [mind, { layout }] of best) {
    if (!layout || seen.has(layout.masks.join())) continue;
    seen.add(layout.masks.join());
    found.push({ mind, rows: layout.masks.map((mask) => row(hand, mask)) });
  }
  return found;
}
