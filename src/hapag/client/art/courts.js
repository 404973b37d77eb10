/**
 * Court figures: a half figure per rank and suit, drawn with a handful of shapes and turned about the card's centre.
 * The robe's colours belong to the suit; head, headgear and what the hand holds belong to the rank and the suit.
 */

/** @typedef {import("./glyphs.js").Suit} Suit */
/** @typedef {{robe: string, trim: string, lining: string, hair: string}} Livery */

const LINE = "#20180f";
const GOLD = "#e8b93e";
const DEEP_GOLD = "#b98318";
const SKIN = "#f5d6b4";
const PAPER = "#fffdf5";

/** @type {Record<Suit, Livery>} */
const LIVERIES = {
  s: { robe: "#1f3a78", trim: "#b61d2f", lining: "#8fb0e6", hair: "#3a2a20" },
  h: { robe: "#b3192d", trim: "#1f3a78", lining: "#f0a3a0", hair: "#8a5226" },
  d: { robe: "#c9531d", trim: "#14606b", lining: "#f6c58d", hair: "#c08a2c" },
  c: { robe: "#17603f", trim: "#b61d2f", lining: "#9fd0a8", hair: "#5b3a22" },
};

/** @param {string} d @param {string} fill @param {number} [width] */
const shape = (d, fill, width = 0.9) =>
  `<path d="${d}" fill="${fill}" stroke="${LINE}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** @param {string} d @param {number} [width] @param {string} [colour] */
const stroke = (d, width = 0.9, colour = LINE) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/** @param {number} x @param {number} y @param {number} r @param {string} fill */
const dot = (x, y, r, fill) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${LINE}" stroke-width=".6"/>`;

/** The same drawing on both sides of the figure. @param {string} drawing */
const twice = (drawing) => `${drawing}<g transform="matrix(-1 0 0 1 100 0)">${drawing}</g>`;

/** @param {(i: number) => string} draw @param {number} n */
const row = (draw, n) => Array.from({ length: n }, (_, i) => draw(i)).join("");

/** @param {Livery} l */
function robe(l) {
  const sleeve = twice(
    shape("M18 86V66c3-7 10-11 19-13l5 33z", l.robe) +
      stroke("M22 63l5 24M28 58.500l5 26", 1.8, GOLD) +
      stroke("M25 60.500l5 26", 0.8, l.lining),
  );
  const panel = shape("M38 53h24l4 33H34z", l.trim);
  const lozenges = row((i) => shape(`M50 ${59 + i * 9}l4 4.5-4 4.5-4-4.500z`, GOLD, 0.7), 3);
  const studs = twice(row((i) => dot(41.5 - i * 0.7, 60 + i * 6, 1, GOLD), 4));
  return sleeve + panel + lozenges + studs + twice(stroke("M38 53l-4 33", 1.6, GOLD));
}

const head = shape("M40 32c0-7 20-7 20 0v6.500c0 6.5-4.5 11.3-10 11.300s-10-4.8-10-11.300z", SKIN);
const neck = shape("M45.5 46h9v8c-3 2-6 2-9 0z", SKIN);

/** @param {string} brow */
const gaze = (brow) =>
  twice(
    stroke("M42.8 37.200c1.2-1.3 3.3-1.3 4.4 0", 0.8) +
      `<circle cx="45.1" cy="37.5" r="1" fill="${LINE}"/>` +
      stroke("M42.3 34.500c1.5-1.2 3.5-1.2 5-.3", 1.1, brow),
  ) + stroke("M50 36.500l-1.2 4.800h1.8", 0.8);

/** @param {string} colour */
const mouth = (colour) =>
  `<path d="M47.3 44.400c1-.9 2-.9 2.7-.3.7-.6 1.7-.6 2.7.3-1.6 1.7-3.8 1.7-5.4 0z" fill="${colour}"/>`;

/** @param {Livery} l */
function king(l) {
  const curls = twice(shape("M41 30c-6 1-7 11-5 17 2 3.5 6 3 5.5-1-1.5-4-1-10 .5-14z", l.hair));
  const beard = shape(
    "M40 38c-1 9 3.5 19.5 10 21.5 6.5-2 11-12.5 10-21.5-1.5 4-4.5 4.5-10 4.500s-8.5-.5-10-4.500z",
    l.hair,
  );
  const strands = twice(stroke("M46 50c.5 3 1.5 5 2.5 6.500M43 47c.5 2.5 1.5 5 2.5 6.5", 0.7, PAPER));
  const moustache = shape(
    "M41.5 44.500c2-3.2 6-3.7 8.5-1.9 2.5-1.8 6.5-1.3 8.5 1.9-3 1.5-6 1.3-8.5-.4-2.5 1.7-5.5 1.9-8.5.4z",
    l.hair,
    0.6,
  );
  const cloak = twice(
    shape("M34 54c4-2 7-3 11-2.500l4 8c-6 1.5-11 3-15 6z", PAPER) +
      row((i) => stroke(`M${37.5 + i * 4} ${57 + (i % 2) * 2}v1.8`, 1.3), 3),
  );
  const crown =
    shape("M38 26C36 20 42 15.5 50 15.500S64 20 62 26z", l.trim) +
    shape("M37.5 27.500L33.5 15l8.3 5.500L50 11.500l8.2 9L66.5 15l-4 12.500z", GOLD) +
    shape("M37 26.500c8-2 18-2 26 0l-.6 5c-8-1.8-16.8-1.8-24.8 0z", DEEP_GOLD) +
    dot(50, 28, 1.7, l.robe) +
    twice(dot(43, 28.4, 1.2, PAPER) + dot(33.5, 15, 1.6, GOLD)) +
    dot(50, 11.5, 1.9, l.robe);
  return robe(l) + cloak + curls + neck + head + gaze(l.hair) + beard + strands + mouth("#a53a35") + moustache + crown;
}

/** @param {Livery} l */
function queen(l) {
  const veil =
    shape("M37 27c-8 8-6 24-13 34h52c-7-10-5-26-13-34z", l.lining) + twice(stroke("M36 34c-3 8-3 17-7 25", 0.7));
  const bodice =
    shape("M40 55c3 7 17 7 20 0l3 1c-3 11-23 11-26 0z", PAPER) +
    row((i) => dot(41.5 + i * 3.4, 58 + ([0, 2.2, 3.3, 3.3, 2.2, 0][i] ?? 0), 1, GOLD), 6);
  const hair = shape(
    "M50 27c-9 0-13.5 5-13 14 0 6-2 10-4.5 13 6 1 10-3 10-9 0-7 2.5-11.5 7.5-13.5 5 2 7.5 6.5 7.5 13.5 0 6 4 10 10 9-2.5-3-4.5-7-4.5-13 .5-9-4-14-13-14z",
    l.hair,
  );
  const waves = twice(stroke("M40 35c-1.5 5-.5 10-3 15", 0.7, PAPER));
  const crown =
    shape("M40 27.500L36.8 18l7.2 4L50 13.500l6 8.5 7.2-4L60 27.500c-6-1.6-14-1.6-20 0z", GOLD) +
    shape("M39.5 27c6-1.8 15-1.8 21 0l-.5 3.600c-6-1.5-14-1.5-20 0z", DEEP_GOLD) +
    twice(dot(36.8, 18, 1.7, PAPER) + dot(44, 22, 1.2, PAPER)) +
    dot(50, 13.5, 2, l.trim) +
    dot(50, 27.8, 1.3, l.robe);
  const blush = twice(`<circle cx="43.5" cy="41.5" r="2" fill="#eaa98c" opacity=".7"/>`);
  return robe(l) + veil + bodice + neck + head + blush + gaze(l.hair) + mouth("#c0182b") + hair + waves + crown;
}

/** @param {Livery} l */
function jack(l) {
  const collar = twice(shape("M50 57l-4-5-10 3 3 7z", PAPER)) + dot(50, 58, 1.8, GOLD);
  const bob = shape(
    "M40 29c-4 5-5 13-4 20 3 2 6.5 1 6.5-2V36.500c3-.8 5-2.3 6.5-4.5 2 2.5 5 4 8.5 4.500V47c0 3 3.5 4 6.5 2 1-7 0-15-4-20z",
    l.hair,
  );
  const locks = twice(stroke("M39 35c-.8 4-1 9-.5 13", 0.7, PAPER));
  const cap =
    shape("M36 28c-4-10 6-15 15-14.500C62 12.5 69 19 64 28z", l.robe) +
    stroke("M40 24c2-5 6-7.5 11-7.5", 0.8, l.lining) +
    shape("M36.5 26.500c9-2 18-2 27 0l-.7 4.500c-8.6-1.8-17-1.8-25.6 0z", GOLD) +
    dot(57.5, 27.8, 1.6, l.trim);
  const feather =
    shape("M57.5 26.500c0-8 4-13.5 14-13.5-3 1.5-3 3-1.5 4-2.5.3-3 1.5-2 3-3-.3-5 2-6 6.500z", PAPER, 0.7) +
    stroke("M58.5 25c1.5-5 4.5-8.5 9-10.5", 0.6);
  return robe(l) + collar + neck + head + gaze(l.hair) + mouth("#a8433a") + bob + locks + feather + cap;
}

const SHAFT = "M72.5 24h3v62h-3z";

/** What the hand holds, behind the figure's shoulder. @type {Record<string, (l: Livery) => string>} */
const HELD = {
  Ks: () => shape("M74 14l2.5 5v42h-5V19z", "#e9eef5") + stroke("M74 20v38", 0.6) + shape("M67 60h14v3H67z", GOLD),
  Kh: (l) => shape(SHAFT, DEEP_GOLD) + shape("M74 14l4.5 5-4.5 6-4.5-6z", l.robe) + dot(74, 26, 2, GOLD),
  Kd: () =>
    shape(SHAFT, "#7a5a33") +
    shape("M72 20c-6-1-8 4-7.5 10 3-1.5 5-2 7.5-2zM76 20c3.5-.5 4.5 1 5 3-.5 3-2 4.5-5 5z", "#e9eef5"),
  Kc: (l) =>
    shape(SHAFT, DEEP_GOLD) + dot(74, 21, 5, l.trim) + stroke("M69.3 21h9.400M74 16v-3.500M72.3 14h3.4", 1.1, GOLD),
  Js: () =>
    shape(SHAFT, "#7a5a33") +
    shape("M74 13l3 8-3 4-3-4z", "#e9eef5") +
    shape("M71 25c-5 0-6 4-5.5 8 2-2 4-2.5 5.5-2.500z", "#e9eef5"),
  Jh: (l) => shape("M74 22c5 4 7 12 2 22-7-5-7-15-2-22z", "#3f8a4d") + stroke("M74.5 25c1 8 0 24-3 34", 0.9, l.trim),
  Jd: () => shape("M74 18l2 4v39h-4V22z", "#e9eef5") + shape("M69 60h10v2.600H69z", GOLD),
  Jc: () =>
    shape(SHAFT, "#7a5a33") +
    shape("M74 14c3.5 2 4 6 0 10-4-4-3.5-8 0-10z", "#e9eef5") +
    shape("M75.5 26h7v8l-7-2z", "#b61d2f"),
};

/** @param {Livery} l */
const flower = (l) =>
  stroke("M73 47c1 8 0 16-2 24", 1.4, "#2f7a45") +
  shape("M73 58c3-4 6-4 8-3-1 4-4 5-8 5z", "#3f8a4d", 0.6) +
  row(
    (i) =>
      `<g transform="rotate(${i * 72} 73 42)">${shape("M73 42c-4-3-3-8 0-8.5 3 .5 4 5.5 0 8.500z", l.trim, 0.6)}</g>`,
    5,
  ) +
  dot(73, 42, 2, GOLD);

/** @param {Livery} l */
const hand = (l) =>
  shape("M69 66.500c-2.5-1-2.5-4.5.5-5h6.500c2.5.5 2.5 4.5 0 5.500z", SKIN, 0.8) +
  stroke("M71 63.500h5.500M71 65h5", 0.5) +
  shape("M67 67h11l4 16H66z", l.lining) +
  stroke("M67 69.500h11.5", 1.4, GOLD);

const FIGURES = { K: king, Q: queen, J: jack };

/**
 * The upper half of a court card, in the card's 100 by 140 units, meant to be clipped at the slanted middle.
 * @param {"J" | "Q" | "K"} rank @param {Suit} suit
 */
export function courtFigure(rank, suit) {
  const livery = LIVERIES[suit];
  const held = rank === "Q" ? flower(livery) : (HELD[rank + suit]?.(livery) ?? "");
  return `<g transform="translate(0 2)">${held}${FIGURES[rank](livery)}${hand(livery)}</g>`;
}

/** The ribbon across the middle of a court card. @param {Suit} suit */
export function courtRibbon(suit) {
  const { trim } = LIVERIES[suit];
  return `<path d="M18 78.500L82 58.500v3L18 81.500z" transform="translate(0 .0)" fill="${GOLD}" stroke="${trim}" stroke-width=".8"/>`;
}
