import assert from "node:assert/strict";
import { test } from "node:test";
import { endsFor, leads, lie, matched, roomFor, sizeFor } from "../../../src/hapag/games/dominoes/line.js";

/** A random whole line: halves that touch are alike, as many tiles as the chain finds. */
function chain(seed) {
  let state = seed * 2654435761 + 1;
  const random = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
  const left = [];
  for (let a = 0; a < 7; a++) for (let b = 0; b <= a; b++) left.push([a, b]);
  let open = Math.floor(random() * 7);
  const line = [];
  for (;;) {
    const fitting = left.filter((tile) => tile.includes(open));
    if (fitting.length === 0) return line;
    const tile = fitting[Math.floor(random() * fitting.length)];
    left.splice(left.indexOf(tile), 1);
    line.push(tile[0] === open ? tile : [tile[1], tile[0]]);
    open = line[line.length - 1][1];
  }
}

const overlap = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
/** The square of a half: the first shown or the second. */
const square = ({ x, y, w, h }, second) =>
  w === 2 ? { x: x + (second ? 1 : 0), y, w: 1, h: 1 } : { x, y: y + (second && h === 2 ? 1 : 0), w: 1, h: 1 };
const touch = (a, b) => a.x <= b.x + b.w && b.x <= a.x + a.w && a.y <= b.y + b.h && b.y <= a.y + a.h;

const cases = [];
for (let seed = 1; seed <= 60; seed++) {
  const line = chain(seed);
  for (const width of [5, 6, 8, 11, 13, 17, 40]) cases.push({ line, width, start: (seed * 7) % line.length });
}

test("no two tiles lie over each other, and none leaves the width", () => {
  for (const { line, width, start } of cases) {
    const { places } = lie(line, start, width);
    assert.equal(places.length, line.length);
    places.forEach((place, i) => {
      assert.ok(place.x >= 0 && place.x + place.w <= width, `${JSON.stringify(place)} in ${width}`);
      for (const other of places.slice(i + 1)) assert.ok(!overlap(place, other), JSON.stringify([line, start, width]));
    });
  }
});

test("each tile touches the next one with the halves that are alike", () => {
  for (const { line, width, start } of cases) {
    const { places } = lie(line, start, width);
    for (let i = 1; i < places.length; i++) {
      const [a, b] = [places[i - 1], places[i]];
      const pairs = [0, 1].flatMap((m) => [0, 1].map((n) => [m, n]));
      const met = pairs.filter(([m, n]) => touch(square(a, m), square(b, n)) && a.shown[m] === b.shown[n]);
      assert.ok(met.length > 0, JSON.stringify([a, b]));
    }
  }
});

test("a tile that lies never moves when another is laid", () => {
  for (const { line, width, start } of cases) {
    const whole = lie(line, start, width).places;
    const right = lie(line.slice(0, -1), Math.min(start, line.length - 2), width).places;
    if (start < line.length - 1) assert.deepEqual(right, whole.slice(0, -1));
    if (start > 0) assert.deepEqual(lie(line.slice(1), start - 1, width).places, whole.slice(1));
  }
});

test("doubles lie crosswise in a row, other tiles along it", () => {
  const { places } = lie(
    [
      [6, 3],
      [3, 3],
      [3, 1],
    ],
    1,
    20,
  );
  assert.deepEqual(
    places.map(({ w, h }) => [w, h]),
    [
      [2, 1],
      [1, 2],
      [2, 1],
    ],
  );
});

test("the whole set fits a phone", () => {
  for (const { line, start } of cases) {
    const { unit, width } = sizeFor(line, start, 338, 230);
    assert.ok(unit >= 14, `${unit}`);
    assert.ok(lie(line, start, width).h * unit <= 230);
  }
});

test("there is room for whatever may be laid next, doubles too", () => {
  for (const { line, start } of cases) {
    for (let count = start + 1; count < line.length; count++) {
      const tiles = line.slice(0, count);
      const { unit, width } = sizeFor(tiles, start, 338, 230);
      const room = roomFor(tiles, start, width);
      assert.ok(room.h * unit <= 230);
      const next = lie([...tiles, line[count]], start, width).places[count];
      assert.ok(room.y <= next.y && next.y + next.h <= room.y + room.h);
    }
  }
});

test("tiles are turned so that the halves that touch are alike", () => {
  const tiles = [
    [6, 3],
    [3, 3],
    [5, 3],
  ];
  assert.deepEqual(matched(tiles, 6), [
    [6, 3],
    [3, 3],
    [3, 5],
  ]);
});

test("a tile is offered each end that it fits, alike ends once", () => {
  const round = (left, right) => ({ line: [1], left, right });
  assert.deepEqual(endsFor([6, 3], round(6, 3)), ["left", "right"]);
  assert.deepEqual(endsFor([6, 3], round(3, 3)), ["right"]);
  assert.deepEqual(endsFor([6, 3], round(6, 1)), ["left"]);
  assert.deepEqual(endsFor([2, 1], round(6, 3)), []);
  assert.deepEqual(endsFor([2, 1], { line: [], left: -1, right: -1 }), ["left"]);
});

test("the highest double leads, else the heaviest tile, of equals the one with the larger half", () => {
  assert.equal(
    leads(
      [
        [6, 5],
        [1, 1],
        [0, 0],
      ],
      true,
    ),
    1,
  );
  assert.equal(
    leads(
      [
        [5, 4],
        [6, 3],
        [2, 1],
      ],
      false,
    ),
    1,
  );
});
