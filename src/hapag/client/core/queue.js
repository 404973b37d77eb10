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
 * A view's events as lines: the ends of a round are one line, so that none of it is lost.
 * @param {{clips: string[], isEnd: boolean}[]} told @param {number} version @returns {Spoken[]}
 */
export function spokenLines(told, version) {
  const said = told.filter(({ clips }) => clips.length > 0);
  const calls = said.filter(({ isEnd }) => !isEnd).map(({ clips }) => clips);
  const end = said.filter(({ isEnd }) => isEnd).flatMap(({ clips }) => clips);
  const lines = calls.map((clips) => ({ clips, weight: /** @type {Weight} */ ("call"), version }));
  return end.length > 0 ? [...lines, { clips: end, weight: "end", version }] : lines;
}
