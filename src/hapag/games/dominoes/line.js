/**
 * How a line of dominoes lies in a given width. The opening tile lies in the middle; the right arm runs to the right
 * edge and bends down and back, the left arm runs to the left edge and bends up and back. So a tile that lies never
 * moves when another is laid. Doubles lie crosswise; one at a bend hangs, which is crosswise to its row.
 * Lengths are in halves of a tile (a tile is 2 long and 1 wide). Pure: numbers in, places out.
 */

/** @typedef {[number, number]} Halves of a tile: the one towards the left end of the line first */
/** @typedef {{x: number, y: number, w: number, h: number, shown: Halves}} Place `shown`: upper (or left) half first */
/** @typedef {{places: Place[], x: number, y: number, w: number, h: number}} Lying with the box around all */

/** @param {Halves} tile */
const isDouble = ([a, b]) => a === b;

/**
 * One arm: each tile goes on along the row if there is room, else it hangs from the row's last half and the next row
 * runs back. @param {Halves[]} tiles the half that touches first
 * @param {{x: number, heading: 1 | -1, bend: 1 | -1, across: boolean}} from `across`: the tile before lies crosswise
 * @param {number} width @returns {Place[]}
 */
function arm(tiles, from, width) {
  let { x, heading, across } = from;
  let y = 0;
  return tiles.map((tile) => {
    const double = isDouble(tile);
    const long = double ? 1 : 2;
    const room = heading > 0 ? width - x : x;
    if (room >= long) {
      const left = heading > 0 ? x : x - long;
      x += heading * long;
      across = double;
      return double ? upright(left, y - 1, tile) : flat(left, y - 0.5, heading > 0 ? tile : turned(tile));
    }
    const column = heading > 0 ? x - 1 : x;
    const edge = y + from.bend * (across ? 1 : 0.5);
    y = edge + from.bend * 1.5;
    x = heading > 0 ? column : column + 1;
    heading = heading > 0 ? -1 : 1;
    across = false;
    return from.bend > 0 ? upright(column, edge, tile) : upright(column, edge - 2, turned(tile));
  });
}

/** @param {Halves} tile @returns {Halves} */
const turned = ([a, b]) => [b, a];
/** @param {number} x @param {number} y @param {Halves} shown @returns {Place} */
const upright = (x, y, shown) => ({ x, y, w: 1, h: 2, shown });
/** @param {number} x @param {number} y @param {Halves} shown @returns {Place} */
const flat = (x, y, shown) => ({ x, y, w: 2, h: 1, shown });

/**
 * @param {Halves[]} tiles from the left end to the right one @param {number} start place of the opening tile among them
 * @param {number} width @returns {Lying}
 */
export function lie(tiles, start, width) {
  const opening = tiles[start];
  if (!opening) return { places: [], x: 0, y: 0, w: 0, h: 0 };
  const across = isDouble(opening);
  const long = across ? 1 : 2;
  const x = Math.floor((width - long) / 2);
  const middle = across ? upright(x, -1, opening) : flat(x, -0.5, opening);
  const left = tiles.slice(0, start).reverse().map(turned);
  const lefts = arm(left, { x, heading: -1, bend: -1, across }, width).reverse();
  const rights = arm(tiles.slice(start + 1), { x: x + long, heading: 1, bend: 1, across }, width);
  const places = [...lefts, middle, ...rights];
  return { places, ...around(places) };
}

/** The box around some places. @param {{x: number, y: number, w: number, h: number}[]} places */
function around(places) {
  const x = Math.min(...places.map((each) => each.x));
  const y = Math.min(...places.map((each) => each.y));
  const right = Math.max(...places.map((each) => each.x + each.w));
  const bottom = Math.max(...places.map((each) => each.y + each.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** What may be laid next at an end; a double takes more height, because it lies crosswise. @type {Halves[]} */
const NEXT = [
  [-2, -1],
  [-1, -1],
];

/** The box around a line and whatever may be laid next at its ends. @param {Halves[]} tiles @param {number} start @param {number} width */
export const roomFor = (tiles, start, width) =>
  around(NEXT.map((next) => lie([next, ...tiles, turned(next)], start + 1, width)));

/** Sizes of a half, in CSS pixels: the largest one that fits is taken. */
const SIZES = [44, 38, 34, 30, 26, 24, 22, 20, 18, 16, 14, 12];

/**
 * The largest size at which the line, with room for one more tile at each end, fits; and how wide a row then is.
 * @param {Halves[]} tiles @param {number} start @param {number} width @param {number} height both in pixels
 */
export function sizeFor(tiles, start, width, height) {
  const rows = (/** @type {number} */ unit) => Math.max(5, Math.floor(width / unit));
  const fits = (/** @type {number} */ unit) => roomFor(tiles, start, rows(unit)).h * unit <= height;
  const unit = SIZES.find(fits) ?? 12;
  return { unit, width: rows(unit) };
}

/**
 * The halves of the tiles of a line, each turned so that it matches the one before it.
 * @param {Halves[]} tiles @param {number} left the open half of the left end @returns {Halves[]}
 */
export function matched(tiles, left) {
  let open = left;
  return tiles.map((tile) => {
    const placed = tile[0] === open ? tile : turned(tile);
    open = placed[1];
    return placed;
  });
}

/**
 * The ends at which a tile may be laid; alike ends count once, as the right one.
 * @param {Halves} tile @param {{line: number[], left: number, right: number}} round @returns {("left" | "right")[]}
 */
export function endsFor(tile, { line, left, right }) {
  if (line.length === 0) return ["left"];
  /** @type {("left" | "right")[]} */
  const found = [];
  if (left !== right && tile.includes(left)) found.push("left");
  if (tile.includes(right)) found.push("right");
  return found;
}

/** The tile that opens: the highest double, or the heaviest tile if the round opens without one. @param {Halves[]} tiles @param {boolean} double */
export function leads(tiles, double) {
  const claim = ([a, b] = [0, 0]) => (double && a === b ? 100 : 0) + (a + b) * 2 + Math.max(a, b) / 10;
  return tiles.reduce((best, tile, i) => (claim(tile) > claim(tiles[best]) ? i : best), 0);
}
