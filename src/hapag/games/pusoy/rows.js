/**
 * What three rows of cards are worth, for the screen while a hand is being arranged; the server judges by itself.
 * A card is `4 * rank + suit`, ranks 0 to 12 for 2 to A. Tested against the rules on the same data.
 */

/** @typedef {{code: string, args: Record<string, any>}} Phrase */

export const SIZES = [3, 5, 5];
export const NAMES = ["front", "middle", "back"];
const RANKS = "23456789TJQKA";
const CODES = ["high-card", "pair", "two-pair", "trips", "straight", "flush", "full-house", "quads", "straight-flush"];
/** How many of a hand's ranks belong to its pairs, triple or four. @type {Record<string, number>} */
const GROUPS = { pair: 1, "two-pair": 2, trips: 1, "full-house": 2, quads: 1 };
/** By the counts of equal ranks, largest first. @type {Record<string, string>} */
const BY_COUNTS = {
  41: "quads",
  32: "full-house",
  311: "trips",
  3: "trips",
  221: "two-pair",
  2111: "pair",
  21: "pair",
};

/** Ranks with how often each occurs, the most frequent first, then the highest. @param {readonly number[]} cards */
function counted(cards) {
  const counts = new Map();
  for (const card of cards) counts.set(card >> 2, (counts.get(card >> 2) ?? 0) + 1);
  return /** @type {[number, number][]} */ ([...counts]).sort((a, b) => b[1] - a[1] || b[0] - a[0]);
}

/** The top rank of a straight, -1 for none; ace to five is the lowest. @param {number[]} ranks five different ones, highest first */
function straightTop(ranks) {
  const [top = 0, second = 0] = ranks;
  const last = ranks[4] ?? 0;
  if (top - last === 4) return top;
  return top === 12 && second === 3 && last === 0 ? 3 : -1;
}

/**
 * The hand that a full row makes. A row of three has no straights and no flushes.
 * @param {readonly number[]} cards @returns {{code: string, ranks: number[]}}
 */
export function handOf(cards) {
  const groups = counted(cards);
  const ranks = groups.map(([rank]) => rank);
  const code = BY_COUNTS[groups.map(([, count]) => count).join("")] ?? "high-card";
  if (code !== "high-card" || cards.length < 5) return { code, ranks };
  const top = straightTop(ranks);
  const flush = cards.every((card) => (card & 3) === ((cards[0] ?? 0) & 3));
  if (top >= 0) return { code: flush ? "straight-flush" : "straight", ranks: [top] };
  return { code: flush ? "flush" : code, ranks };
}

/** One number to compare rows by; a shorter row is below every longer one that it begins. @param {readonly number[]} cards */
export function strength(cards) {
  const { code, ranks } = handOf(cards);
  return [0, 1, 2, 3, 4].reduce((sum, place) => sum * 16 + (ranks[place] ?? -1) + 1, CODES.indexOf(code));
}

/** @param {string} kind @param {number} rank @returns {Phrase} */
const rankPhrase = (kind, rank) => ({ code: `${kind}-${RANKS[rank]}`, args: {} });

/** A hand in words, as the rules write it. @param {{code: string, ranks: number[]}} hand @returns {Phrase} */
export function handPhrase({ code, ranks }) {
  const count = GROUPS[code] ?? 0;
  const single = ranks.map((rank) => rankPhrase("rank", rank));
  if (count === 0) {
    const royal = code === "straight-flush" && ranks[0] === 12;
    return { code: royal ? "hand-royal-flush" : `hand-${code}`, args: { high: single[0], ranks: single } };
  }
  const [first = 0, second = 0] = ranks;
  const args = { first: rankPhrase("ranks", first), kickers: single.slice(count) };
  return { code: `hand-${code}`, args: count === 2 ? { ...args, second: rankPhrase("ranks", second) } : args };
}

/**
 * Why rows may not be locked: the row that beats the one behind it, and what decides. Null when they may.
 * Rows that are not full yet are not judged.
 * @param {readonly (readonly number[])[]} rows @returns {{rows: number[], why: Phrase} | null}
 */
export function problemOf(rows) {
  for (const upper of [0, 1]) {
    const [above = [], below = []] = rows.slice(upper, upper + 2);
    const full = above.length === SIZES[upper] && below.length === SIZES[upper + 1];
    if (full && strength(above) > strength(below)) {
      const code = `refusal-${NAMES[upper]}-over-${NAMES[upper + 1]}`;
      return { rows: [upper, upper + 1], why: foul(code, handOf(above), handOf(below)) };
    }
  }
  return null;
}

/** @param {string} code @param {{code: string, ranks: number[]}} high @param {{code: string, ranks: number[]}} low @returns {Phrase} */
function foul(code, high, low) {
  const named = (/** @type {{code: string, ranks: number[]}} */ hand) =>
    [hand.code, ...hand.ranks.slice(0, GROUPS[low.code] ?? 1)].join();
  if (named(high) !== named(low)) return { code, args: { stronger: handPhrase(high), weaker: handPhrase(low) } };
  const place = high.ranks.findIndex((rank, at) => rank !== low.ranks[at]);
  const [higher, lower] = [high, low].map((hand) => rankPhrase("rank", hand.ranks[place] ?? 0));
  return { code: `${code}-by-card`, args: { hand: handPhrase(low), higher, lower } };
}
