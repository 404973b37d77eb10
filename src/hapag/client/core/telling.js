/**
 * What the caption under the table still has to say. It must not run behind the table: a view speaks at most two lines,
 * and a newer view drops what an older one left unsaid (the log keeps it all). How a round ended is told as one, whole,
 * and what only led to it is left out.
 */

/** @typedef {{number: number, version: number, event: {event: string, seat?: unknown}, text: string | null}} Told a line, with the version of the view that brought it */
/** @typedef {{results: readonly string[], aside: readonly string[]}} Weight tags of events: those that say how the round ended; those for the log alone */
/** @typedef {{numbers: number[], version: number, isEnd: boolean}} Caption the lines that are shown as one */
/** @typedef {Caption & {since: number}} Shown since: ms */

export const MOST = 2;
/** Milliseconds: each caption is there for so long at least; those of one view follow each other in such steps. */
export const KEEP = 3000;
export const STEP = 1600;

/**
 * The captions still to be shown after `last`, in their order.
 * @param {readonly Told[]} all oldest first @param {Caption | undefined} last @param {Weight} weight @returns {Caption[]}
 */
export function waiting(all, last, { results, aside }) {
  const worth = all.filter(({ event }) => !aside.includes(event.event));
  const newest = worth[worth.length - 1]?.version;
  const versions = [...new Set(worth.map(({ version }) => version))];
  const captions = versions.flatMap((at) =>
    spoken(
      worth.filter(({ version }) => version === at),
      results,
    ),
  );
  return captions.filter((each) => (each.version === newest || each.isEnd) && isAfter(each, last));
}

/** What a view says: its latest lines, then how the round ended. @param {Told[]} lines @param {readonly string[]} results @returns {Caption[]} */
function spoken(lines, results) {
  const ends = lines.filter(({ event }) => results.includes(event.event));
  const seats = new Set(ends.map(({ event }) => event.seat ?? null));
  const others = lines.filter((line) => !ends.includes(line) && !(ends.length > 0 && seats.has(line.event.seat ?? -1)));
  const latest = others.slice(ends.length > 0 ? 1 - MOST : -MOST);
  const caption = (/** @type {Told[]} */ of, /** @type {boolean} */ isEnd) => ({
    numbers: of.map(({ number }) => number),
    version: of[0]?.version ?? 0,
    isEnd,
  });
  return [...latest.map((line) => caption([line], false)), ...(ends.length > 0 ? [caption(ends, true)] : [])];
}

/** @param {Caption} one @param {Caption | undefined} last */
function isAfter(one, last) {
  if (!last || one.version !== last.version) return !last || one.version > last.version;
  return !last.isEnd && (one.isEnd || (one.numbers[0] ?? 0) > (last.numbers[0] ?? 0));
}

/**
 * How long the next caption has to wait: until the one before it could be read, and until there is room for it.
 * @param {readonly Shown[]} shown oldest first @param {Caption} next @param {number} now ms
 * @param {{finale: number, step: number}} pace ms: `finale` for the first line of a view, `step` between two of them
 */
export function pause(shown, next, now, { finale, step }) {
  const last = shown[shown.length - 1];
  const first = last?.version === next.version ? last.since + step - now : finale;
  const oldest = shown.length < MOST || next.isEnd ? undefined : shown[shown.length - MOST];
  return Math.max(0, first, oldest ? oldest.since + KEEP - now : 0);
}

/** Lines of a caption as they are shown: what is told of one seat is one line. @param {readonly Told[]} lines @returns {string[]} */
export function gathered(lines) {
  /** @type {{seat: unknown, text: string}[]} */
  const made = [];
  for (const { event, text } of lines) {
    const last = made[made.length - 1];
    const seat = event.seat ?? null;
    if (last && seat !== null && last.seat === seat) last.text += ` ${text}`;
    else made.push({ seat, text: text ?? "" });
  }
  return made.map(({ text }) => text);
}
