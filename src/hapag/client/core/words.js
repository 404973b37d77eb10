/**
 * Words: every text on the screen comes from a Fluent catalogue by its code. A game's catalogue is asked first, then
 * the common one. A code without a message is shown as itself, so that a gap is seen and nothing breaks.
 */
import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { Figure } from "./figures.js";
import { nameOf, piecesText, pieceText } from "./pieces.js";

/** @typedef {import("./types.js").Phrase} Phrase */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {{names: string[], events: Record<string, Record<string, string>>}} Info what captions need of a game */
/** @typedef {(seat: number) => string} SeatName */

/** Events of the kernel and the table itself, known in every game. @type {Record<string, Record<string, string>>} */
const COMMON_EVENTS = {
  committed: { seat: "seat" },
  timeout: { seat: "seat" },
  "more-time": { seconds: "number" },
};

/** Letters that run the other way; a name in them is set apart, or it would turn the numbers beside it around. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** @type {Map<string, FluentResource>} */
const known = new Map();

/** A catalogue, read once. @param {string} source */
function read(source) {
  const resource = known.get(source) ?? new FluentResource(source);
  known.set(source, resource);
  return resource;
}

export class Words {
  /** @param {string} lang @param {string[]} sources catalogues, the later ones win */
  constructor(lang, sources) {
    this.lang = lang;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(read(source), { allowOverrides: true });
    /** @type {Intl.ListFormat | null} */
    this.lists = null;
  }

  /** Made when it is first needed: it takes longer than reading a catalogue. */
  get list() {
    this.lists ??= new Intl.ListFormat(this.lang, { type: "conjunction" });
    return this.lists;
  }

  /** @param {string} code */
  has(code) {
    return this.bundle.hasMessage(code);
  }

  /** @param {string} code @param {Record<string, unknown>} [args] @returns {string} */
  t(code, args = {}) {
    const value = this.bundle.getMessage(code)?.value;
    return value ? this.bundle.formatPattern(value, this.rendered(args), []) : plain(code);
  }

  /** The first of these codes that has a message, else the last word as it is. @param {string[]} codes @param {string} otherwise */
  first(codes, otherwise) {
    const found = codes.find((code) => this.has(code));
    return found ? this.t(found) : otherwise;
  }

  /** @param {Phrase | null | undefined} phrase */
  phrase(phrase) {
    return phrase ? this.t(phrase.code, phrase.args ?? {}) : "";
  }

  /** @param {Record<string, unknown>} args @returns {Record<string, string | Figure>} */
  rendered(args) {
    const render = (/** @type {unknown} */ value) => {
      const made = this.argument(value);
      return typeof made === "number" ? new Figure(made) : made;
    };
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, render(value)]));
  }

  /** @param {unknown} value @returns {string | number} */
  argument(value) {
    if (typeof value === "number") return value;
    if (typeof value === "string") return RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
    if (Array.isArray(value)) return this.list.format(value.map((each) => String(this.argument(each))));
    if (value && typeof value === "object" && "code" in value) return this.phrase(/** @type {Phrase} */ (value));
    return value === null || value === undefined ? "" : String(value);
  }

  /**
   * The caption of a public event, or null when its game gives it none.
   * @param {GameEvent} event @param {Info} info @param {SeatName} nameOfSeat
   */
  caption(event, info, nameOfSeat) {
    const code = `event-${event.event}`;
    if (!this.has(code)) return null;
    const kinds = info.events[event.event] ?? COMMON_EVENTS[event.event] ?? {};
    return this.t(code, eventArgs(event, kinds, info.names, nameOfSeat, this));
  }
}

/** What to show for a code that has no message. @param {string} code */
const plain = (code) => code.replace(/^(verb|option|refusal|event|ui)-/, "").replace(/[-_]/g, " ");

/**
 * Arguments of an event's message, by the kinds of its fields: a seat gives `$seat`, `$who` ("Seat 2 (Ann)") and `$name`,
 * `to_seat` gives `$to-seat`, `$to-who`, `$to-name`; seats and pieces give a text and `…-count`.
 * @param {GameEvent} event @param {Record<string, string>} kinds @param {string[]} names @param {SeatName} nameOfSeat
 * @param {Words} words @returns {Record<string, string | number>}
 */
export function eventArgs(event, kinds, names, nameOfSeat, words) {
  const made = Object.entries(kinds).map(([field, kind]) =>
    (ARGS[kind] ?? plainArg)(event[field], field.replace(/_/g, "-"), { names, nameOfSeat, words }),
  );
  return Object.assign({}, ...made);
}

/** @typedef {{names: string[], nameOfSeat: SeatName, words: Words}} Around */
/** @typedef {(value: any, field: string, around: Around) => Record<string, string | number>} MakeArgs */

/**
 * "Seat 2 (Ann)"; people count seats from 1.
 * @param {number} seat @param {Pick<Around, "nameOfSeat" | "words">} around
 */
export function who(seat, { nameOfSeat, words }) {
  const name = nameOfSeat(seat);
  return name
    ? words.t("seat-who", { seat: String(seat + 1), name })
    : words.t("seat-only", { seat: String(seat + 1) });
}

/** @type {MakeArgs} */
const seatArg = (seat, field, around) => {
  if (typeof seat !== "number") return { [field]: "" };
  const other = field === "seat" ? "" : `${field.replace(/-seat$/, "")}-`;
  return { [field]: String(seat + 1), [`${other}who`]: who(seat, around), [`${other}name`]: around.nameOfSeat(seat) };
};

/** @type {MakeArgs} */
const seatsArg = (/** @type {number[]} */ seats, field, around) => {
  const list = around.words.list.format((seats ?? []).map((seat) => who(seat, around)));
  return { [field]: list, [`${field}-count`]: (seats ?? []).length };
};

/** @type {MakeArgs} */
const piecesArg = (value, field, { names }) => {
  const pieces = /** @type {number[]} */ (Array.isArray(value) ? value : value === null ? [] : [value]);
  const text = piecesText(
    pieces.filter((piece) => piece >= 0),
    names,
  );
  return { [field]: text, [`${field}-count`]: pieces.length };
};

/** @type {MakeArgs} */
const rowsArg = (/** @type {number[][]} */ rows, field, { names }) => {
  const text = (rows ?? []).map((row) => piecesText(row, names)).join(" / ");
  return { [field]: text };
};

/** @type {MakeArgs} */
const plainArg = (value, field, { words }) => ({ [field]: words.argument(value) });

/** @type {MakeArgs} */
const flagArg = (value, field) => ({ [field]: value ? "yes" : "no" });

/** @type {Record<string, MakeArgs>} */
const ARGS = { seat: seatArg, seats: seatsArg, pieces: piecesArg, rows: rowsArg, flag: flagArg };

/**
 * A piece as a screen reader says it: "king of hearts", "face-down card".
 * @param {Words} words @param {number} piece @param {string[]} names
 */
export function spoken(words, piece, names) {
  const name = nameOf(piece, names);
  if (!name) return words.t("ui-card-back");
  const card = /^([2-9TJQKA])([cdhs])$/.exec(name);
  if (!card) return words.first([`piece-${name}`], pieceText(name));
  return words.t("ui-card", { rank: words.t(`rank-${card[1]}`), suit: words.t(`suit-${card[2]}`) });
}
