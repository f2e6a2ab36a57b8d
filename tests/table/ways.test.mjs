// The ways that arrows go over the table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  GAP, alongIt, between, hasRoom, isCrossed, wayOf,
} from '../../docs/assets/table/core/acts/ways.js';

const own = { left: 100, top: 50 };
const at = (x, y, reach = 30) => ({ at: [x, y], reach, own });
const box = (x, y, width, height) => ({ left: x + own.left, top: y + own.top, right: x + width + own.left, bottom: y + height + own.top, width });
const WOOD = box(0, 0, 600, 600);
const MIDDLE = [300, 300];
const way = (one, other, more = {}) => wayOf(one, other, {
  inward: false, middle: MIDDLE, things: [], wood: WOOD, before: 12, ...more,
});
const halfway = (over) => alongIt(over, 0.5);
const away = (one, point) => between(one.at, point);

const [WEST, NORTH, EAST] = [at(80, 300), at(300, 80), at(520, 300)];

test('an arrow begins at the edge of one piece and ends before the other', () => {
  const [start, , end] = way(WEST, NORTH);
  assert.equal(Math.round(away(WEST, start)), 30 + GAP);
  assert.equal(Math.round(away(NORTH, end)), 30 + GAP + 12);
});

test('across the table it goes straight through', () => {
  assert(between(halfway(way(WEST, EAST)), MIDDLE) < 5);
});

test('between neighbours it goes along the ring of the pieces', () => {
  const there = between(halfway(way(WEST, NORTH)), MIDDLE);
  assert(Math.abs(there - between(WEST.at, MIDDLE)) < 20, 'half-way it is as far from the middle as the pieces are');
});

test('past somebody it bends inward', () => {
  const inward = between(halfway(way(WEST, NORTH, { inward: true })), MIDDLE);
  assert(inward < between(halfway(way(WEST, NORTH)), MIDDLE));
});

test('between two so near that no ring has room it goes round on the inner side', () => {
  const [one, other] = [at(260, 80), at(340, 80)];
  assert(!hasRoom(one, other));
  assert(hasRoom(WEST, EAST));
  const [, bend] = way(one, other);
  assert(bend[1] > 80);
});

test('what lies on the straight way is gone round, and the wood is not left', () => {
  const name = box(270, 270, 60, 60);
  const points = ([start, bend, end]) => Array.from({ length: 21 }, (_, n) => n / 20).map((t) => [0, 1]
    .map((axis) => (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * bend[axis] + t ** 2 * end[axis]));
  const lies = ([x, y]) => x > 270 && x < 330 && y > 270 && y < 330;
  assert(points(way(WEST, EAST)).some(lies));
  const round = points(way(WEST, EAST, { things: [name] }));
  assert(!round.some(lies));
  assert(round.every(([x, y]) => x > 0 && x < 600 && y > 0 && y < 600));
});

test('the pieces at both ends are in nobody’s way, nor is what is not seen', () => {
  const ends = [box(50, 270, 60, 60), box(490, 270, 60, 60), box(300, 0, 0, 600)];
  assert.deepEqual(way(WEST, EAST, { things: ends }), way(WEST, EAST));
});

test('where everything is taken there is no way, and none is drawn over what lies there', () => {
  const wall = box(250, 0, 100, 600);
  assert.equal(way(WEST, EAST, { things: [wall] }), null);
  assert(!isCrossed(way(WEST, EAST, { things: [box(270, 270, 60, 60)] }), [box(270, 270, 60, 60)], own));
});
