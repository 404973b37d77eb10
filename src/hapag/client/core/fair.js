/**
 * The sealed deck on this device: cutting it, and checking what it led to. The same derivation as in `hapag.fair`, byte
 * for byte (docs/fairness.md); it needs no secure context. Loaded when the first seal arrives.
 */
import { sha256 } from "../vendor/sha256.js";

/** @typedef {import("./types.js").Opened} Opened */
/** @typedef {import("./types.js").SeatCut} SeatCut */
/** @typedef {import("./types.js").Sealing} Sealing */
/** @typedef {{code: string, args?: any}} Phrase */

const WORD = 2 ** 32;
const text = new TextEncoder();

/** @param {string} hex */
export const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** @param {Uint8Array} found */
export const hex = (found) => Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {...(string | Uint8Array)} parts */
function hash(...parts) {
  const made = sha256.create();
  for (const part of parts) made.update(typeof part === "string" ? text.encode(part) : part);
  return made.digest();
}

/** @param {number} n @param {number} [width] bytes, the highest first */
const number = (n, width = 2) =>
  Uint8Array.from({ length: width }, (_, i) => Math.floor(n / 256 ** (width - 1 - i)) % 256);

/** A number that nobody can guess. */
export const newCut = () => hex(crypto.getRandomValues(new Uint8Array(32)));

/** The hash under which a cut is first published. @param {string} root @param {number} seat @param {string} cut */
export const committed = (root, seat, cut) => hex(hash("hapag cut 1", bytes(root), number(seat), bytes(cut)));

/** The root that an opening leads to; null if it cannot be of packs of these sizes. @param {Opened} opened @param {number[]} sizes */
export function rootOf({ pack, place, piece, salt, path }, sizes) {
  if (!(place >= 0 && place < (sizes[pack] ?? 0))) return null;
  let at = place + sum(sizes.slice(0, pack));
  let count = sum(sizes);
  let found = hash("hapag leaf 1", number(pack), number(place), number(piece), bytes(salt));
  const rest = [...path];
  for (; count > 1; at = Math.floor(at / 2), count = Math.ceil(count / 2)) {
    if ((at ^ 1) >= count) continue;
    const next = rest.shift();
    if (next === undefined) return null;
    const sibling = bytes(next);
    found = at % 2 ? hash("hapag node 1", sibling, found) : hash("hapag node 1", found, sibling);
  }
  return rest.length > 0 ? null : hex(found);
}

/** @param {number[]} all */
const sum = (all) => all.reduce((a, b) => a + b, 0);

/** What the order is derived from. @param {string} root @param {SeatCut[]} cuts */
export function seed(root, cuts) {
  const ordered = [...cuts].sort((a, b) => a.seat - b.seat);
  const parts = ordered.flatMap((cut) =>
    cut.number ? [number(cut.seat), Uint8Array.of(1), bytes(cut.number)] : [number(cut.seat), Uint8Array.of(0)],
  );
  return hash("hapag order 1", bytes(root), ...parts);
}

/** Random numbers of 32 bits without end. @param {Uint8Array} start @param {number} pack */
function* words(start, pack) {
  for (let counter = 0; ; counter++) {
    const block = new DataView(hash("hapag stream 1", start, number(pack), number(counter, 4)).buffer);
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at);
  }
}

/** @param {number} limit @param {Generator<number>} source */
function below(limit, source) {
  const fair = Math.floor(WORD / limit) * limit;
  for (;;) {
    const word = source.next().value;
    if (word < fair) return word % limit;
  }
}

/** For each pack, which sealed place is dealt first, second, and so on. @param {string} root @param {SeatCut[]} cuts @param {number[]} sizes */
export function order(root, cuts, sizes) {
  const start = seed(root, cuts);
  return sizes.map((size, pack) => {
    const source = words(start, pack);
    const places = Array.from({ length: size }, (_, i) => i);
    for (let last = size - 1; last > 0; last--) {
      const other = below(last + 1, source);
      [places[last], places[other]] = [places[other] ?? 0, places[last] ?? 0];
    }
    return places;
  });
}

/**
 * Check one seal: null if all of it holds, else what does not.
 * @param {Sealing & {changed?: boolean}} seal @param {string | undefined} own the number that this device cut with, if it did @returns {Phrase | null}
 */
export function wrong(seal, own) {
  if (seal.changed) return { code: "ui-fair-changed-cut" };
  for (const { seat, commit, number: cut } of seal.cuts)
    if (cut && committed(seal.root, seat, cut) !== commit) return { code: "ui-fair-bad-cut", args: { seat: seat + 1 } };
  if (own && !seal.cuts.some(({ number: told }) => told === own)) return { code: "ui-fair-own-cut" };
  for (const opened of seal.openings)
    if (rootOf(opened, seal.sizes) !== seal.root)
      return { code: "ui-fair-bad-card", args: { place: opened.place + 1 } };
  const places = new Set(seal.openings.map(({ pack, place }) => `${pack}:${place}`));
  const pieces = new Set(seal.openings.map(({ pack, piece }) => `${pack}:${piece}`));
  return Math.min(places.size, pieces.size) < seal.openings.length ? { code: "ui-fair-twice" } : null;
}
