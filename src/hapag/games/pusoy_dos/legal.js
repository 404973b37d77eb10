/**
 * What a hand may answer, for the screen: dimmed cards, suggestions, reasons. The server judges by itself.
 * A card is `4 * rank + suit`, ranks 2 to A, suits c d h s; its value is its place in this game's order, 3 of clubs to
 * 2 of diamonds. Tested against the rules on the same data.
 */

/** @typedef {{code: string, args?: Record<string, any>}} Phrase */
/** @typedef {{strong: number, cards: number[]}} Combo */
/** @typedef {{table: readonly number[], needed: number | null}} Ask what lies there to be beaten, and the card a first lead must hold */

const RANKS = "23456789TJQKA";
const SUITS = "cdhs";
const SUIT_VALUE = [0, 3, 2, 1];
const STEP = 1 << 16;
const DEUCE = 12;
const FLUSH = 2;
const CATEGORIES = ["", "straight", "flush", "full-house", "quads", "straight-flush"];
const KINDS = ["", "single", "pair", "triple"];
const SIZES = [1, 2, 3, 5];
const MOST = 5;

/** A card's place in this game's order. @param {number} card */
export const worthOf = (card) => (((card >> 2) + 12) % 13) * 4 + (SUIT_VALUE[card & 3] ?? 0);

const CARD = Array.from({ length: 52 }, (_, card) => card).sort((a, b) => worthOf(a) - worthOf(b));

/** Cards in the order of their values, the lowest first. @param {readonly number[]} cards */
export const inOrder = (cards) => [...cards].sort((a, b) => worthOf(a) - worthOf(b));

/** Order a hand for the eye, the highest card first. @param {readonly number[]} cards @param {"rank" | "suit"} by */
export function sortedBy(cards, by) {
  const key = (/** @type {number} */ card) =>
    by === "rank" ? worthOf(card) : (worthOf(card) & 3) * 16 + (worthOf(card) >> 2);
  return [...cards].sort((a, b) => key(b) - key(a));
}

/** Five ranks in a row without a 2? @param {number} bits */
const isRow = (bits) => [0, 1, 2, 3, 4, 5, 6, 7].some((low) => bits === 31 << low);

/** What a combination is worth among those of its size, 0 if the cards are none. @param {readonly number[]} cards */
export function strength(cards) {
  const values = cards.map(worthOf).sort((a, b) => a - b);
  if (values.length === 5) return ofFive(values);
  const isOneRank = new Set(values.map((value) => value >> 2)).size === 1;
  return isOneRank && values.length < 4 ? (values[values.length - 1] ?? 0) + 1 : 0;
}

/** @param {number[]} values five, sorted */
function ofFive(values) {
  const ranks = values.map((value) => value >> 2);
  const [low = 0, second = 0, middle = 0, fourth = 0, high = 0] = ranks;
  const top = values[4] ?? 0;
  if ((middle === low || middle === high) && low === second && fourth === high) return 3 * STEP + middle;
  if (low === fourth || second === high) return 4 * STEP + middle;
  const bits = ranks.reduce((all, rank) => all | (1 << rank), 0);
  const suited = values.every((value) => (value & 3) === (top & 3));
  if (isRow(bits)) return (suited ? 5 : 1) * STEP + top;
  return suited ? FLUSH * STEP + ((top & 3) << 13) + bits : 0;
}

/** Every choice of `size` from a list. @param {readonly number[]} list @param {number} size @returns {number[][]} */
function choices(list, size) {
  if (size === 0) return [[]];
  return list.flatMap((first, at) => choices(list.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
}

/** Every combination of a size, the weakest first, of equals the one with low cards. @param {readonly number[]} hand @param {number} size @returns {Combo[]} */
export function combos(hand, size) {
  const found = choices(inOrder(hand), size).map((cards) => ({ strong: strength(cards), cards }));
  const sum = (/** @type {Combo} */ combo) => combo.cards.reduce((all, card) => all + worthOf(card), 0);
  return found.filter(({ strong }) => strong > 0).sort((a, b) => a.strong - b.strong || sum(a) - sum(b));
}

/**
 * Everything that may be played now. An answer comes weakest first; a lead begins with the plays that hold the lowest
 * card, most cards first, since that is what one wants to be rid of.
 * @param {readonly number[]} hand @param {Ask} ask @returns {Combo[]}
 */
export function legal(hand, { table, needed }) {
  if (table.length > 0) return combos(hand, table.length).filter(({ strong }) => strong > strength(table));
  const all = SIZES.flatMap((size) => combos(hand, size));
  const low = inOrder(hand)[0] ?? -1;
  const allowed = needed === null ? all : all.filter(({ cards }) => cards.includes(needed));
  const late = (/** @type {Combo} */ { cards }) => Number(!cards.includes(low));
  return allowed.sort((a, b) => late(a) - late(b) || b.cards.length - a.cards.length);
}

/** Cards of plays that hold all of these. @param {readonly Combo[]} plays @param {readonly number[]} chosen @returns {Set<number>} */
export function partners(plays, chosen) {
  const fitting = plays.filter(({ cards }) => chosen.every((card) => cards.includes(card)));
  return new Set(fitting.flatMap(({ cards }) => cards));
}

// Words, as the rules say them

/** @param {number} card @returns {Phrase} */
export const cardPhrase = (card) => ({
  code: "card-name",
  args: { rank: { code: `rank-${RANKS[card >> 2]}`, args: {} }, suit: { code: `suit-${SUITS[card & 3]}`, args: {} } },
});

/** @param {number} rank by value @param {string} kind @returns {Phrase} */
const rankPhrase = (rank, kind = "ranks") => ({ code: `${kind}-${RANKS[(rank + 1) % 13]}`, args: {} });

/** What a combination is called. @param {readonly number[]} cards @returns {Phrase} */
export function comboPhrase(cards) {
  const values = cards.map(worthOf).sort((a, b) => a - b);
  const last = values[values.length - 1] ?? 0;
  const top = CARD[last] ?? 0;
  const card = cardPhrase(top);
  if (cards.length < 5) return { code: `combo-${KINDS[cards.length]}`, args: { card, ranks: rankPhrase(last >> 2) } };
  const rank = rankPhrase(last >> 2, "rank");
  const suit = { code: `suit-${SUITS[top & 3]}`, args: {} };
  const code = `combo-${CATEGORIES[Math.floor(strength(cards) / STEP)]}`;
  return { code, args: { card, rank, ranks: rankPhrase((values[2] ?? 0) >> 2), suit } };
}

/** Why these cards may not be played, null if they may. @param {readonly number[]} cards @param {Ask} ask @returns {Phrase | null} */
export function whyNot(cards, { table, needed }) {
  if (table.length > 0 && cards.length !== table.length)
    return { code: "board-size", args: { size: table.length, combo: comboPhrase(table) } };
  const none = whyNone(cards);
  if (none) return none;
  if (needed !== null && !cards.includes(needed))
    return { code: "refusal-needs-lowest-card", args: { card: cardPhrase(needed) } };
  if (table.length === 0 || strength(cards) > strength(table)) return null;
  return {
    code: "refusal-too-weak",
    args: { mine: comboPhrase(cards), theirs: comboPhrase(table), law: law(cards, table) },
  };
}

/** Why cards are no combination. @param {readonly number[]} cards @returns {Phrase | null} */
function whyNone(cards) {
  if (strength(cards)) return null;
  const ranks = [...new Set(cards.map((card) => worthOf(card) >> 2))];
  const isAlmost = cards.length === 5 && ranks.length === 5 && ranks.includes(DEUCE) && almostRow(ranks);
  return {
    code: isAlmost ? "refusal-no-deuce-in-a-straight" : `refusal-no-combination-${Math.min(cards.length, 6)}`,
    args: {},
  };
}

/** A straight, if a 2 could stand at either end? @param {number[]} ranks */
function almostRow(ranks) {
  const span = (/** @type {number[]} */ list) => Math.max(...list) - Math.min(...list);
  return span(ranks.filter((rank) => rank !== DEUCE)) === 3 || span(ranks.map((rank) => (rank + 2) % 13)) === 4;
}

/** The rule that decides between two combinations of a size. @param {readonly number[]} mine @param {readonly number[]} theirs @returns {Phrase} */
function law(mine, theirs) {
  const [one = 0, other = 0] = [mine, theirs].map((cards) => Math.max(...cards.map(worthOf)));
  const [kind = 0, otherKind = 0] = [mine, theirs].map((cards) => Math.floor(strength(cards) / STEP));
  const sameRank = one >> 2 === other >> 2;
  const code = () => {
    if (mine.length < 5) return sameRank ? "suit" : "rank";
    if (kind !== otherKind) return "category";
    if (kind === FLUSH) return (one & 3) === (other & 3) ? "flush-rank" : "flush-suit";
    if (CATEGORIES[kind] === "full-house" || CATEGORIES[kind] === "quads") return CATEGORIES[kind];
    return sameRank ? "straight-suit" : "straight-rank";
  };
  return { code: `law-${code()}`, args: {} };
}

/**
 * Why a card is in no legal play at all; said when a dimmed card is tapped.
 * @param {number} card @param {readonly number[]} hand @param {Ask} ask @returns {Phrase}
 */
export function whyDim(card, hand, { table, needed }) {
  const args = { card: cardPhrase(card), ranks: rankPhrase(worthOf(card) >> 2) };
  if (table.length === 0) return { code: "board-dim-opening", args: { ...args, needed: cardPhrase(needed ?? card) } };
  const size = table.length;
  const theirs = comboPhrase(table);
  if (hand.length < size) return { code: "refusal-too-few-cards", args: { size, got: hand.length } };
  if (size === MOST) {
    const own = combos(hand, size).some(({ cards }) => cards.includes(card));
    return { code: own ? "board-dim-five-weak" : "board-dim-five", args: { ...args, theirs } };
  }
  const like = inOrder(hand.filter((other) => other >> 2 === card >> 2));
  if (like.length < size) return { code: "board-dim-few", args: { ...args, got: like.length, size, theirs } };
  const mine = like.slice(-size);
  const best = mine.includes(card) ? mine : [card, ...like.filter((other) => other !== card).slice(1 - size)];
  return (
    whyNot(size === 1 ? [card] : best, { table, needed }) ?? {
      code: "board-dim-few",
      args: { ...args, got: like.length, size, theirs },
    }
  );
}
