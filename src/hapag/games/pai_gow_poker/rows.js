/**
 * What low and high are worth, for the screen while a hand is being arranged; the server judges by itself.
 * A card is `4 * rank + suit`, ranks 0 to 12 for 2 to A; 52 is the joker. Tested against the rules on the same data.
 */

/** @typedef {{code: string, args: Record<string, any>}} Phrase */
/** @typedef {{code: string, ranks: number[]}} Made */

export const SIZES = [2, 5];
export const NAMES = ["low", "high"];
export const JOKER = 52;
const ACE = 12;
const RANKS = "23456789TJQKA";
const CODES = ["high-card", "pair", "two-pair", "trips", "straight", "flush", "full-house", "quads", "straight-flush"];
CODES.push("five-aces");
/** How many of a hand's ranks belong to its pairs, triple or four. @type {Record<string, number>} */
const GROUPS = { pair: 1, "two-pair": 2, trips: 1, "full-house": 2, quads: 1 };
/** By the counts of equal ranks, largest first. @type {Record<string, string>} */
const BY_COUNTS = { 41: "quads", 32: "full-house", 311: "trips", 221: "two-pair", 2111: "pair", 2: "pair" };
const COMPLETED = ["straight", "flush", "straight-flush"];

/** Ranks with how often each occurs, the most frequent first, then the highest. @param {readonly number[]} cards */
function counted(cards) {
  const counts = new Map();
  for (const card of cards) counts.set(card >> 2, (counts.get(card >> 2) ?? 0) + 1);
  return /** @type {[number, number][]} */ ([...counts]).sort((a, b) => b[1] - a[1] || b[0] - a[0]);
}

/** The top rank of a straight, -1 for none. @param {number[]} ranks five different ones, highest first */
function straightTop(ranks) {
  const [top = 0, second = 0] = ranks;
  const last = ranks[4] ?? 0;
  if (top - last === 4) return top;
  return top === ACE && second === 3 && last === 0 ? 3 : -1;
}

/** The hand of two or five cards without a joker. @param {readonly number[]} cards @returns {Made} */
function plainHand(cards) {
  const groups = counted(cards);
  const ranks = groups.map(([rank]) => rank);
  const code = BY_COUNTS[groups.map(([, count]) => count).join("")] ?? "high-card";
  if (code !== "high-card" || cards.length < 5) return { code, ranks };
  const top = straightTop(ranks);
  const flush = cards.every((card) => (card & 3) === ((cards[0] ?? 0) & 3));
  if (top >= 0) return { code: flush ? "straight-flush" : "straight", ranks: [top] };
  return { code: flush ? "flush" : code, ranks };
}

/** The hand that a full row makes; the joker is an ace, or completes a straight or a flush. @param {readonly number[]} cards @returns {Made} */
export function handOf(cards) {
  if (!cards.includes(JOKER)) return plainHand(cards);
  const real = cards.filter((card) => card !== JOKER);
  if (real.length === 4 && real.every((card) => card >> 2 === ACE)) return { code: "five-aces", ranks: [ACE] };
  const hands = Array.from({ length: JOKER }, (_, card) => card)
    .filter((card) => !real.includes(card))
    .map((card) => ({ hand: plainHand([...real, card]), ace: card >> 2 === ACE }))
    .filter(({ hand, ace }) => ace || (real.length > 1 && COMPLETED.includes(hand.code)))
    .map(({ hand }) => hand);
  return hands.reduce((best, hand) => (keyOf(hand) > keyOf(best) ? hand : best));
}

/** One number to compare rows by; a shorter row is below every longer one that it begins. @param {Made} hand */
function keyOf({ code, ranks }) {
  const digits = code.startsWith("straight") ? [straightDigit(ranks[0] ?? 0)] : ranks.map((rank) => rank + 1);
  return [0, 1, 2, 3, 4].reduce((sum, place) => sum * 14 + (digits[place] ?? 0), CODES.indexOf(code));
}

/** A-2-3-4-5 comes second, below ten to ace. @param {number} top */
const straightDigit = (top) => (top === ACE ? 13 : top === 3 ? 12 : top);

/** @param {readonly number[]} cards */
export const strength = (cards) => keyOf(handOf(cards));

/** @param {string} kind @param {number} rank @returns {Phrase} */
const rankPhrase = (kind, rank) => ({ code: `${kind}-${RANKS[rank]}`, args: {} });

/** A hand in words, as the rules write it. @param {Made} hand @returns {Phrase} */
function handPhrase({ code, ranks }) {
  if (code === "five-aces") return { code: "hand-five-aces", args: {} };
  const count = GROUPS[code] ?? 0;
  const single = ranks.map((rank) => rankPhrase("rank", rank));
  if (count === 0) {
    const royal = code === "straight-flush" && ranks[0] === ACE;
    return { code: royal ? "hand-royal-flush" : `hand-${code}`, args: { high: single[0], ranks: single } };
  }
  const [first = 0, second = 0] = ranks;
  const args = { first: rankPhrase("ranks", first), kickers: single.slice(count) };
  return { code: `hand-${code}`, args: count === 2 ? { ...args, second: rankPhrase("ranks", second) } : args };
}

/** A full row in words; of a low hand both cards are named. @param {readonly number[]} cards @returns {Phrase} */
export function rowPhrase(cards) {
  const phrase = handPhrase(handOf(cards));
  return cards.length === 2 && phrase.code === "hand-high-card" ? { ...phrase, code: "hand-high-card-full" } : phrase;
}

/** Why full rows may not be locked, null when they may; rows that are not full are not judged. @param {number[][]} rows @returns {Phrase | null} */
export function whyFoul(rows) {
  if (rows.some((row, at) => row.length !== SIZES[at])) return null;
  const [low, high] = /** @type {[Made, Made]} */ (rows.map(handOf));
  if (keyOf(high) >= keyOf(low)) return null;
  const named = (/** @type {Made} */ hand) => [hand.code, ...hand.ranks.slice(0, GROUPS[low.code] ?? 1)].join();
  if (named(low) !== named(high))
    return { code: "refusal-low-over-high", args: { low: handPhrase(low), high: handPhrase(high) } };
  const place = low.ranks.findIndex((rank, at) => rank !== high.ranks[at]);
  const [higher, lower] = [low, high].map((hand) => rankPhrase("rank", hand.ranks[place] ?? 0));
  return { code: "refusal-low-over-high-by-card", args: { hand: handPhrase(low), higher, lower } };
}
