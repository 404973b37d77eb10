/** The seals of the round as they were told: this device's cuts, the openings it was given, and the receipt of both. */
import { signal } from "../vendor/signals.js";

/** @typedef {import("./types.js").Sealing} Sealing */
/** @typedef {import("./types.js").SealsFrame} SealsFrame */
/** @typedef {import("./types.js").View} View */
/** @typedef {Sealing & {stage: string, changed: boolean}} Told */
/** @typedef {{game: string, rules: number, seats: number, lead: number, options: Record<string, unknown>, seat: number | null}} Terms */

/** Of the newest round; `own`: by root, the numbers that this device cut with and showed. */
export const seals = signal(
  /** @type {{terms: Terms | null, seals: Told[], own: Record<string, string>}} */ ({
    terms: null,
    seals: [],
    own: {},
  }),
);

const keyOf = (/** @type {string} */ root) => `hapag.cut.${root}`;

/** Take in what the table tells of its seals. @param {SealsFrame} frame @param {View | null} view @param {number} rules */
export function heard(frame, view, rules) {
  const before = seals.value;
  const same = before.seals[0] !== undefined && before.seals[0].root === frame.seals[0]?.root;
  const all = frame.seals.map(({ root, numbers, sizes, cuts, stage }, i) => {
    const known = same ? (before.seals[i]?.openings ?? []) : [];
    const openings = merged(known, frame.openings[i] ?? []);
    return { root, packs: numbers, sizes, cuts, stage, changed: broken(root, cuts), openings };
  });
  const terms = same && before.terms ? before.terms : termsOf(view, rules);
  seals.value = { terms, seals: all, own: same ? before.own : {} };
}

/** The table has taken the number that this device cut with: from now on it has to be among the cuts. @param {string} root @param {string} number */
export function showed(root, number) {
  seals.value = { ...seals.value, own: { ...seals.value.own, [root]: number } };
}

/** The hashes that were published when this device showed its number, by root. @type {Map<string, string>} */
const promised = new Map();

const promise = (/** @type {import("./types.js").SeatCut[]} */ cuts) =>
  cuts.map(({ seat, commit }) => `${seat} ${commit}`).join();

/**
 * Was a hash exchanged after this device had shown its number? Whoever did that could have chosen a number knowing ours.
 * @param {string} root @param {import("./types.js").SeatCut[]} cuts
 */
const broken = (root, cuts) => promised.has(root) && promised.get(root) !== promise(cuts);

/** @param {import("./types.js").Opened[]} known @param {import("./types.js").Opened[]} added */
const merged = (known, added) => {
  const places = new Set(known.map(({ pack, place }) => `${pack}:${place}`));
  return [...known, ...added.filter(({ pack, place }) => !places.has(`${pack}:${place}`))];
};

/** @param {View | null} view @param {number} rules @returns {Terms | null} */
function termsOf(view, rules) {
  if (!view) return null;
  const { game, options, seats, lead } = view.table;
  const mine = seats.filter((seat) => seat.mine);
  return { game, rules, options, lead, seats: seats.length, seat: mine.length === 1 ? (mine[0]?.seat ?? null) : null };
}

/** @param {string} root */
function kept(root) {
  try {
    return sessionStorage.getItem(keyOf(root));
  } catch {
    return null; // a browser that keeps nothing: the cut lives as long as the page
  }
}

/** @param {string} root @param {string} cut */
function keep(root, cut) {
  try {
    sessionStorage.setItem(keyOf(root), cut);
  } catch {
    memory.set(root, cut);
  }
}

/** @type {Map<string, string>} */
const memory = new Map();
/** What was answered already; the line repeats what got lost. @type {Set<string>} */
const answered = new Set();

/** @template {{t: string, root: string}} T @param {T} command @returns {T | null} */
function once(command) {
  const key = `${command.t} ${command.root}`;
  if (answered.has(key)) return null;
  answered.add(key);
  return command;
}

/**
 * What this device owes the deck that is being cut: first the hash of a new number, then the number itself, but only if
 * the hash that is published is its own. Null if it owes nothing.
 * @param {SealsFrame} frame @param {readonly number[]} mine my seats @param {typeof import("./fair.js")} fair
 */
export function owed(frame, mine, fair) {
  const pending = frame.seals.at(-1);
  if (!pending || pending.stage === "dealt") return null;
  const cut = pending.cuts.find(({ seat }) => mine.includes(seat));
  if (!cut) return null;
  const { root } = pending;
  if (pending.stage === "commit" && !cut.commit) {
    const number = kept(root) ?? memory.get(root) ?? fair.newCut();
    keep(root, number);
    return once({ t: "cut", root, commit: fair.committed(root, cut.seat, number) });
  }
  const number = kept(root) ?? memory.get(root);
  const holds =
    pending.stage === "show" && !cut.number && number && fair.committed(root, cut.seat, number) === cut.commit;
  const answer = holds ? once({ t: "show", root, number }) : null;
  if (answer) promised.set(root, promise(pending.cuts));
  return answer;
}

/** What can be saved, and checked anywhere by `hapag verify`. */
export function receipt() {
  const { terms, seals: all, own } = seals.value;
  const plain = all.filter(({ stage }) => stage === "dealt").map(({ stage: _, changed: __, ...seal }) => seal);
  return { receipt: 1, ...terms, seals: plain, own: Object.values(own) };
}
