/** Melds on the screen: what a hand holds, what it counts, what an exposed meld takes. The same rules as melds.py. */

const SUITS = 4;
const DECK = 52;
const SHORTEST = 3;

/** From the ace of clubs, 0, to the king of spades, 51. @param {number} card */
export const place = (card) => (card + SUITS) % DECK;
/** @param {number} card */
const rank = (card) => Math.floor(place(card) / SUITS);
/** @param {number} card */
const suit = (card) => card % SUITS;
/** @param {number} card */
export const points = (card) => Math.min(rank(card) + 1, 10);
/** @param {readonly number[]} cards */
export const total = (cards) => cards.reduce((sum, card) => sum + points(card), 0);
/** From the ace up. @param {readonly number[]} cards */
export const ordered = (cards) => [...cards].sort((a, b) => place(a) - place(b));

/** @param {readonly number[]} cards */
const oneRank = (cards) => cards.every((card) => rank(card) === rank(cards[0] ?? 0));
/** @param {readonly number[]} cards */
const oneSuit = (cards) => cards.every((card) => suit(card) === suit(cards[0] ?? 0));
/** @param {number[]} ranks */
function inARow(ranks) {
  const sorted = [...ranks].sort((a, b) => a - b);
  return sorted.every((each, i) => each === (sorted[0] ?? 0) + i);
}

/** Three or four of a rank, or three or more in a row of a suit, the ace low. @param {readonly number[]} cards */
export const isMeld = (cards) =>
  cards.length >= SHORTEST && (oneRank(cards) || (oneSuit(cards) && inARow(cards.map(rank))));

/** Every set and run that these cards hold. @param {readonly number[]} cards @returns {number[][]} */
export function meldsIn(cards) {
  const hand = ordered(cards);
  return [...setsIn(hand), ...runsIn(hand)];
}

/** @param {number[]} hand */
function setsIn(hand) {
  const ranks = [...new Set(hand.map(rank))].map((each) => hand.filter((card) => rank(card) === each));
  return ranks.flatMap((same) => {
    if (same.length < SHORTEST) return [];
    return same.length === SHORTEST ? [same] : [same, ...same.map((out) => same.filter((card) => card !== out))];
  });
}

/** @param {number[]} hand */
function runsIn(hand) {
  return hand.flatMap((first) => {
    const run = [first];
    while (rank(first) + run.length < DECK / SUITS) {
      const next = hand.find((card) => place(card) === place(first) + run.length * SUITS);
      if (next === undefined) break;
      run.push(next);
    }
    return Array.from({ length: Math.max(0, run.length - SHORTEST + 1) }, (_, i) => run.slice(0, SHORTEST + i));
  });
}

/**
 * The melds that leave as few points as possible, the loose cards, and what these count.
 * @param {readonly number[]} cards @returns {{melds: number[][], loose: number[], points: number}}
 */
export function grouped(cards) {
  const found = meldsIn(cards);
  const melds = best(found, new Map());
  const loose = ordered(cards.filter((card) => !melds.some((meld) => meld.includes(card))));
  return { melds, loose, points: total(loose) };
}

/** The choice of melds that takes out most points, of equals the one of fewest melds. @param {number[][]} found @param {Map<string, number[][]>} known @returns {number[][]} */
function best(found, known) {
  if (found.length === 0) return [];
  const key = found.map((meld) => meld.join()).join(" ");
  const before = known.get(key);
  if (before) return before;
  const first = ordered(found.flat())[0];
  const choices = found.filter((meld) => first !== undefined && meld.includes(first));
  const rest = found.filter((meld) => !choices.includes(meld));
  const ways = choices.map((meld) => [meld, ...best(apart(found, meld), known)]);
  const chosen = [best(rest, known), ...ways].reduce((a, b) => (isBetter(b, a) ? b : a));
  known.set(key, chosen);
  return chosen;
}

/** @param {number[][]} found @param {number[]} taken */
const apart = (found, taken) => found.filter((meld) => !meld.some((card) => taken.includes(card)));

/** @param {number[][]} a @param {number[][]} b */
function isBetter(a, b) {
  const gain = total(a.flat()) - total(b.flat());
  return gain > 0 || (gain === 0 && a.length < b.length);
}

/** May these cards be added to this meld? @param {readonly number[]} meld @param {readonly number[]} cards */
export const fits = (meld, cards) => cards.length > 0 && isMeld([...meld, ...cards]);

/** Everything in a hand that could be added to a meld, rows of cards included. @param {readonly number[]} meld @param {readonly number[]} hand */
export function additions(meld, hand) {
  /** @type {number[]} */
  const added = [];
  for (let more = true; more; ) {
    const next = hand.find((card) => !added.includes(card) && isMeld([...meld, ...added, card]));
    more = next !== undefined;
    if (next !== undefined) added.push(next);
  }
  return added;
}

/** Why cards that are no meld are none, as the rules say it. @param {readonly number[]} cards @returns {{code: string, args?: Record<string, number>}} */
export function whyNoMeld(cards) {
  if (cards.length < SHORTEST) return { code: "refusal-meld-too-short", args: { got: cards.length } };
  const aceHigh = cards.map((card) => Math.floor(card / SUITS));
  if (oneSuit(cards)) return { code: inARow(aceHigh) ? "refusal-ace-is-low" : "refusal-run-with-gap" };
  return { code: inARow(cards.map(rank)) ? "refusal-run-of-one-suit" : "refusal-no-meld" };
}
