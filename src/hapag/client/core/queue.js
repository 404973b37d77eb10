/**
 * What the dealer still has to say. Speech must not run behind the table: a newer state drops what an older one left
 * unsaid, at most two lines wait, whoever has to act is told before anything else, and how a round ended is said whole.
 */

export const MOST = 2;

/** @typedef {"turn" | "end" | "call"} Weight how much a line matters: whose turn it is, how the round ended, anything else */
/** @typedef {{clips: string[], weight: Weight, version: number}} Spoken `clips`: keys, in order; `version`: of the view that brought it */

export class Queue {
  constructor() {
    /** @type {Spoken[]} */
    this.waiting = [];
  }

  /** Lines of one view, in their order. @param {Spoken[]} lines */
  add(lines) {
    if (lines.length === 0) return;
    const newest = lines[0]?.version ?? 0;
    const kept = this.waiting.filter(({ version, weight }) => version === newest || weight === "end");
    this.waiting = trimmed([...kept, ...lines]);
  }

  /** What to say now, null for nothing. @returns {Spoken | null} */
  next() {
    const turn = this.waiting.findIndex(({ weight }) => weight === "turn");
    return this.waiting.splice(Math.max(turn, 0), 1)[0] ?? null;
  }

  clear() {
    this.waiting = [];
  }
}

/** The latest lines, as many as may wait; ends of rounds come on top. @param {Spoken[]} lines */
function trimmed(lines) {
  const calls = lines.filter(({ weight }) => weight !== "end").slice(-MOST);
  return lines.filter((line) => line.weight === "end" || calls.includes(line));
}

/**
 * A view's events as lines: the ends of a round are one line, so that none of it is lost, and what only led to a seat's
 * result gives way to it; a call in it is heard once.
 * @param {{clips: string[], isEnd: boolean, seat?: unknown}[]} told @param {number} version @returns {Spoken[]}
 */
export function spokenLines(told, version) {
  const ends = told.filter(({ isEnd }) => isEnd);
  const seats = ends.map(({ seat }) => seat).filter((seat) => seat !== undefined);
  const calls = told.filter(({ isEnd, seat }) => !isEnd && !seats.some((each) => each === seat));
  const line = (/** @type {string[]} */ clips, /** @type {Weight} */ weight) => ({ clips, weight, version });
  const end = ends.flatMap(({ clips }) => clips);
  const once = end.filter((key, at) => !key.startsWith("call.") || end.indexOf(key) === at);
  return [...calls.map(({ clips }) => line(clips, "call")), line(once, "end")].filter(({ clips }) => clips.length > 0);
}
