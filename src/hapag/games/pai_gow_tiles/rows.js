/**
 * What two tiles are worth, for the screen while a hand is being arranged; the server judges by itself.
 * Tiles `2n` and `2n + 1` are the pair of row `n`, strongest pair first. Tested against the rules on the same data.
 */

/** @typedef {{code: string, args: Record<string, any>}} Phrase */

export const SIZES = [2, 2];
export const NAMES = ["low", "high"];
const TWINS = ["teen", "day", "yun", "gor", "mooy", "chong", "bon", "foo", "ping", "tit", "look"];
/** The pairs, strongest first. */
export const PAIRS = ["gee-joon", ...TWINS, "nines", "eights", "sevens", "fives"];
/** What both tiles of a row count; those of gee joon count 3 or 6. */
export const PIPS = [0, 12, 2, 8, 4, 10, 6, 4, 11, 10, 7, 6, 9, 8, 7, 5];
const [STEP, LAST, AS_SIX, FIVES] = [20, 17, 15, 16];
const [GONG, WONG, PAIR] = [10 * STEP, 11 * STEP, 12 * STEP];

/** What a tile may count, with its rank among single tiles. @param {number} tile @returns {[number, number][]} */
function readings(tile) {
  const row = tile >> 1;
  if (row === 0)
    return [
      [6, AS_SIX],
      [3, LAST],
    ];
  return [[PIPS[row] ?? 0, row < PAIRS.length - 1 ? row : FIVES]];
}

/** @param {[number, number]} one @param {[number, number]} other */
function counted(one, other) {
  const [[pips, rank], [others]] = one[1] < other[1] ? [one, other] : [other, one];
  const lead = LAST - rank;
  if (rank <= 2 && (others === 8 || others === 9)) return (others === 9 ? WONG : GONG) + lead;
  const points = (pips + others) % 10;
  return points ? points * STEP + lead : 0;
}

/** One number to compare hands by; equal numbers tie. @param {readonly number[]} pair */
export function strength(pair) {
  const [one = 0, other = 0] = pair;
  if (one >> 1 === other >> 1) return PAIR + PAIRS.length - 1 - (one >> 1);
  return Math.max(...readings(one).flatMap((a) => readings(other).map((b) => counted(a, b))));
}

/** A hand in words, as the rules write it. @param {readonly number[]} pair @returns {Phrase} */
export function handPhrase(pair) {
  const strong = strength(pair);
  if (strong >= PAIR) return named("pair", `pair-${PAIRS[PAIRS.length - 1 - (strong - PAIR)]}`);
  if (strong === 0) return { code: "hand-zero", args: {} };
  const rank = LAST - (strong % STEP);
  const lead = `lead-${rank === LAST || rank === AS_SIX ? "gee-joon" : PAIRS[Math.min(rank, PAIRS.length - 1)]}`;
  if (strong >= GONG) return named(strong >= WONG ? "wong" : "gong", lead);
  const points = Math.floor(strong / STEP);
  return { code: "hand-points", args: { points, lead: { code: lead, args: {} } } };
}

/** @param {string} kind @param {string} lead @returns {Phrase} */
const named = (kind, lead) => ({ code: `hand-${kind}`, args: { lead: { code: lead, args: {} } } });

/** Why full rows may not be locked, null when they may; rows that are not full are not judged. @param {number[][]} rows @returns {Phrase | null} */
export function whyFoul(rows) {
  if (rows.some((row, at) => row.length !== SIZES[at])) return null;
  const [low = [], high = []] = rows;
  if (strength(high) >= strength(low)) return null;
  return { code: "refusal-low-over-high", args: { low: handPhrase(low), high: handPhrase(high) } };
}
