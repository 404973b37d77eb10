/**
 * What the caption under the table still has to say. It must not run behind the table: a view speaks at most two lines,
 * a newer view drops what an older one left unsaid (the log keeps it all), and the lines of a result go first and stay.
 */

/** @typedef {{number: number, version: number, event: {event: string}, text: string | null}} Told a line, with the version of the view that brought it */
/** @typedef {{results: readonly string[], aside: readonly string[]}} Weight tags of events: those that say how the round ended; those for the log alone */

export const MOST = 2;

/**
 * The lines still to be shown after line `upTo`, in their order.
 * @template {Told} T @param {readonly T[]} all oldest first @param {number} upTo @param {Weight} weight @returns {T[]}
 */
export function waiting(all, upTo, { results, aside }) {
  const worth = all.filter(({ event }) => !aside.includes(event.event));
  const newest = worth[worth.length - 1]?.version;
  const isEnd = (/** @type {T} */ { event }) => results.includes(event.event);
  const said = (/** @type {T} */ { version }) =>
    spoken(
      worth.filter((line) => line.version === version),
      isEnd,
    );
  const due = worth.filter((line) => line.number > upTo && (line.version === newest || isEnd(line)));
  return due.filter((line) => said(line).includes(line));
}

/** What a view says aloud: its first results, then its latest lines. @template {Told} T @param {T[]} lines @param {(line: T) => boolean} isEnd */
function spoken(lines, isEnd) {
  const others = lines.filter((line) => !isEnd(line)).reverse();
  return [...lines.filter(isEnd), ...others].slice(0, MOST).sort((a, b) => a.number - b.number);
}
