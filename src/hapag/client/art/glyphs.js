/**
 * Shapes from which every card is drawn: suits as filled paths in a 32-unit box,
 * ranks as strokes in a 20 by 28 box (so an index looks the same on every phone, whatever fonts it has).
 */

/** @typedef {"c" | "d" | "h" | "s"} Suit */

/** @type {Record<Suit, string>} */
export const SUIT_PATHS = {
  h: "M16 30C11.2 24.6 1.4 18 1.4 10.2 1.4 5.4 4.9 2.2 8.9 2.2c3.2 0 5.8 2 7.1 5.3 1.3-3.3 3.9-5.3 7.1-5.3 4 0 7.5 3.2 7.5 8C30.6 18 20.8 24.6 16 30z",
  d: "M16 .8c2.6 5.6 6.7 10.8 11.4 15.200C22.7 20.4 18.6 25.6 16 31.2 13.4 25.6 9.3 20.4 4.6 16 9.3 11.6 13.4 6.4 16 .8z",
  s: "M16 .8c3.3 5.8 14 11.2 14 19.1 0 4-3 6.9-6.6 6.9-2.5 0-4.7-1.3-5.9-3.4.2 3.2 1.4 5.7 3.6 7.600H10.900c2.2-1.9 3.4-4.4 3.6-7.6-1.2 2.1-3.4 3.4-5.9 3.400C5 26.8 2 23.9 2 19.9 2 12 12.7 6.6 16 .8z",
  c: "M16 1a6.7 6.7 0 0 1 5.3 10.800A6.8 6.8 0 1 1 17.4 21.800c.2 3.9 1.5 6.9 3.8 9.200H10.800c2.3-2.3 3.6-5.3 3.8-9.200A6.8 6.8 0 1 1 10.7 11.8 6.7 6.7 0 0 1 16 1z",
};

const SIX =
  "M16.6 5.200C15.4 2.9 13.1 1.7 10.5 1.7 5.2 1.7 2.2 6.7 2.2 15.600c0 7.4 3.2 11 7.8 11s7.8-3.2 7.8-8-3-7.6-7.5-7.600S3.2 13.6 2.4 17.5";

/** Strokes of a rank; "T" is the ten and is wider (see `rankWidth`). @type {Record<string, string>} */
export const RANK_PATHS = {
  2: "M2.6 8.600C2.6 4.2 5.6 1.7 10 1.700s7.4 2.6 7.4 6.600c0 4.7-4.3 7.9-14.2 18H18.2",
  3: "M3.2 1.900H16.800L9 11.300c5.3-.2 8.8 2.8 8.8 7.4 0 4.9-3.4 7.9-8 7.9-3.9 0-6.8-1.9-7.8-5",
  4: "M14.2 27.700V2.200L1.9 19.700H19",
  5: "M16.8 1.900H4.700L3.9 12.600c1.7-1.3 3.8-2 6.1-2 4.6 0 7.8 3.1 7.8 7.900s-3.3 8.1-8 8.100c-3.8 0-6.6-1.8-7.6-4.9",
  6: SIX,
  7: "M2.2 1.900H17.800L8 27.7",
  8: "M10 12.600c-3.8 0-6.6-2.2-6.6-5.500S6.2 1.7 10 1.700s6.6 2.1 6.6 5.4-2.8 5.5-6.6 5.500c-4.6 0-7.8 2.8-7.8 7s3.2 7 7.8 7 7.8-2.8 7.8-7-3.2-7-7.8-7z",
  9: SIX,
  T: "M.9 6.200L5.4 2V27.700M16.2 1.700c-3.7 0-5.6 4.4-5.6 12.400s1.9 12.5 5.6 12.5 5.6-4.4 5.6-12.500S19.9 1.7 16.2 1.700z",
  J: "M14.6 1.900V19.600c0 4.5-2.3 7-6 7-3.4 0-5.7-1.9-6.3-5.500M8.6 1.900H18.4",
  Q: "M10 1.700c-5 0-8 4.4-8 12.400s3 12.5 8 12.5 8-4.4 8-12.500S15 1.7 10 1.700zM11.2 19.400L18.6 27.9",
  K: "M3.6.5V27.700M17.6.8L4 17.200M8.5 12.200L18.8 27.7",
  A: "M1.3 27.700L10 1.6 18.7 27.700M5 18.600H15",
};

/** @param {string} rank */
export const rankWidth = (rank) => (rank === "T" ? 23 : 20);

/**
 * One suit sign centred at (x, y).
 * @param {Suit} suit @param {number} x @param {number} y @param {number} size @param {boolean} [upsideDown]
 */
export function pip(suit, x, y, size, upsideDown = false) {
  const turn = upsideDown ? "rotate(180)" : "";
  return `<path transform="translate(${x} ${y})${turn}scale(${size / 32})translate(-16 -16)" d="${SUIT_PATHS[suit]}"/>`;
}

/**
 * One rank with its top left corner at (x, y), `height` units high.
 * @param {string} rank @param {number} x @param {number} y @param {number} height @param {number} [weight]
 */
export function rankMark(rank, x, y, height, weight = 4) {
  const scale = height / 28;
  const turn = rank === "9" ? "rotate(180 10 14.1)" : "";
  return (
    `<path transform="translate(${x} ${y})scale(${scale})${turn}" d="${RANK_PATHS[rank]}" class="ink"` +
    ` stroke-width="${weight}" stroke-linejoin="round"/>`
  );
}
