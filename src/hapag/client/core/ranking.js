/** Places at the end of a series. Pure. */

/** @typedef {{seat: number, points: number, place: number, shared: boolean}} Rank */

/** Everybody by place: the highest ledger first; equal ones share a place, and the places behind them are left out. @param {readonly number[]} ledger @returns {Rank[]} */
export function ranking(ledger) {
  const found = ledger.map((points, seat) => ({
    seat,
    points,
    place: 1 + ledger.filter((other) => other > points).length,
    shared: ledger.filter((other) => other === points).length > 1,
  }));
  return found.sort((a, b) => a.place - b.place || a.seat - b.seat);
}
