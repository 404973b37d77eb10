/** Laying cards out in rows: pure steps, each returns new rows. A row never exceeds its size. */

/** @typedef {number[][]} Rows */

/** What is not yet placed. @param {readonly number[]} pieces @param {Rows} rows */
export const rest = (pieces, rows) => pieces.filter((piece) => !rows.some((row) => row.includes(piece)));

/** @param {Rows} rows @param {number} piece @returns {Rows} */
export const takeBack = (rows, piece) => rows.map((row) => row.filter((each) => each !== piece));

/**
 * Put pieces into a row, as many as it has room for; they leave the row they were in.
 * @param {Rows} rows @param {readonly number[]} sizes @param {readonly number[]} pieces @param {number} to @returns {Rows}
 */
export function place(rows, sizes, pieces, to) {
  const without = rows.map((row) => row.filter((each) => !pieces.includes(each)));
  const room = (sizes[to] ?? 0) - (without[to]?.length ?? 0);
  const moved = pieces.slice(0, Math.max(0, room));
  const stay = pieces.slice(moved.length);
  return rows.map((row, i) =>
    i === to ? [...(without[i] ?? []), ...moved] : row.filter((each) => stay.includes(each) || !pieces.includes(each)),
  );
}

/** Two pieces change places; one of them may be unplaced. @param {Rows} rows @param {number} a @param {number} b @returns {Rows} */
export const exchange = (rows, a, b) => rows.map((row) => row.map((each) => (each === a ? b : each === b ? a : each)));

/** @param {Rows} rows @param {readonly number[]} sizes */
export const isFull = (rows, sizes) => sizes.every((size, i) => rows[i]?.length === size);
