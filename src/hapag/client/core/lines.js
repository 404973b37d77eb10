/**
 * From a public event to the clips that say it, by the game's table of lines (`voice.toml`; the notation is told in
 * hapag/games/voice.py). Pure: what is not in the event cannot be said.
 */

/** @typedef {string | Choice} Item a clip's key with `{fields}` filled in, a field that is said as a whole, or a choice */
/** @typedef {{of: string} & Record<string, any>} Choice */
/** @typedef {{say?: Item[], sound?: string, early?: boolean}} Entry `early`: said before the board has shown how the round ends */
/** @typedef {{events: Record<string, Entry>, moments: Record<string, Entry>, phrases: Record<string, Item[]>}} Lines */
/** @typedef {{lines: Pick<Lines, "phrases">, kinds: Record<string, string>, names: string[]}} About what an event's fields are, and the pieces' names */
/** @typedef {Record<string, any>} Fields */

/** Milliseconds of silence after a clip, by what piece of a sentence its key says it is. */
export const GAPS = { lead: 0, mid: 90, fin: 250 };

/** What piece of a sentence a clip is. @param {string} key @returns {keyof typeof GAPS} */
export function pieceOf(key) {
  const parts = key.split(".");
  return parts.includes("lead") ? "lead" : parts.includes("mid") ? "mid" : "fin";
}

/** The keys of the clips that say an event, in order; empty for one that is passed over. @param {Entry | undefined} entry @param {Fields} event @param {About} about */
export const clipsOf = (entry, event, about) => said(entry?.say ?? [], event, about);

/** @param {Item[]} items @param {Fields} event @param {About} about @returns {string[]} */
const said = (items, event, about) => items.flatMap((item) => one(item, event, about));

/** @param {Item} item @param {Fields} event @param {About} about @returns {string[]} */
function one(item, event, about) {
  if (typeof item !== "string") return said(chosen(item, event, about), event, about);
  const whole = /^\{([^{}]+)\}$/.exec(item);
  if (whole?.[1]) return wholly(whole[1], event, about);
  return [item.replace(/\{([^{}]+)\}/g, (_, path) => written(path, event, about))];
}

/** What a choice comes to: by the value itself, by its sign, or otherwise. @param {Choice} choice @param {Fields} event @param {About} about @returns {Item[]} */
function chosen(choice, event, about) {
  const value = written(choice.of, event, about);
  const sign = Number(value) > 0 ? "+" : Number(value) < 0 ? "-" : "";
  return choice[value] ?? choice[sign] ?? choice.other ?? [`missing.${choice.of}.${value}`];
}

/** A field that is said as a whole: a phrase, or seats. @param {string} path @param {Fields} event @param {About} about @returns {string[]} */
function wholly(path, event, about) {
  const value = found(path, event);
  if (Array.isArray(value)) return seatClips(value);
  const items = about.lines.phrases[value?.code] ?? [`missing.${value?.code ?? path}`];
  return said(items, value?.args ?? {}, { ...about, kinds: {} });
}

/** "Seat one", or "Seat one, seat two, and seat four". @param {number[]} seats */
const seatClips = (seats) =>
  seats.map((seat, i) => {
    const last = i === seats.length - 1;
    return `seat.${last ? "lead" : "mid"}.${last && i > 0 ? "and-" : ""}${seat + 1}`;
  });

/** The value of `field` or `field.argument`. @param {string} path @param {Fields} event @returns {any} */
function found(path, event) {
  const [field = "", inner] = path.split(".");
  return inner === undefined ? event[field] : event[field]?.args?.[inner];
}

/** A value as it stands in a key. @param {string} path @param {Fields} event @param {About} about @returns {string} */
function written(path, event, about) {
  const [field = "", inner] = path.split(".");
  const value = event[field];
  if (about.kinds[field] === "seat") return String(value + 1);
  if (!Array.isArray(value)) return word(found(path, event));
  const name = about.names[value[0]] ?? "";
  if (inner === "count") return String(value.length);
  return (inner === "name" ? name : (name[Number(inner) - 1] ?? "")).toLowerCase();
}

/** A phrase is written as its code without the first word: `ranks-K` as `k`, `pair-gee-joon` as `gee-joon`. @param {any} value */
function word(value) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = String(value?.code ?? value ?? "");
  return (value?.code ? text.slice(text.indexOf("-") + 1) : text).toLowerCase();
}

/**
 * The clips that a game may need, of those that there are, at a table of so many seats.
 * @param {Lines} lines @param {string[]} keys @param {number} seats
 */
export function reachable({ events, moments, phrases }, keys, seats) {
  const says = [...Object.values(events), ...Object.values(moments)].map(({ say = [] }) => say);
  const shapes = [...says, ...Object.values(phrases)].flatMap(shapesOf);
  const any = new RegExp(`^(${[...shapes, "seat\\.(lead|mid)\\.(and-)?[1-9]"].join("|")})$`);
  const absent = (/** @type {string} */ key) =>
    /^(act|lead|seat)\./.test(key) && Number(/\d+/.exec(key)?.[0] ?? 0) > seats;
  return keys.filter((key) => any.test(key) && !absent(key));
}

/** @param {Item[]} items @returns {string[]} */
const shapesOf = (items) =>
  items.flatMap((item) => {
    if (typeof item !== "string")
      return shapesOf(Object.entries(item).flatMap(([name, inner]) => (name === "of" ? [] : inner)));
    return item.startsWith("{") ? [] : [item.replace(/\./g, "\\.").replace(/\{[^{}]+\}/g, "[a-z0-9-]+")];
  });
