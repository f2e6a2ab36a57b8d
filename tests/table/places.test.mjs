// Where the seats are: round a circle, along a long table, and round the long board of cards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crowdOf, placeOf } from '../../docs/assets/table/cards/places.js';
import {
  FEW, place, placeOfStock, sides, stripOrder,
} from '../../docs/assets/table/core/places.js';

const numbers = (least, most) => Array.from({ length: most - least + 1 }, (_, n) => n + least);
const round = (seats, where) => numbers(0, seats - 1).map((step) => where(step, seats));
const EVERY = numbers(2, 37);

test('each seat has one side, and both sides hold alike', () => {
  for (const seats of EVERY) {
    const { bottom, side, top } = sides(seats);
    assert.equal(bottom + 2 * side + top, seats);
    for (const number of [bottom, side, top]) assert(Number.isInteger(number) && number >= 0, `${seats}`);
    assert.equal(bottom % 2, 1, 'one sits in the middle of the bottom');
  }
});

test('from your left on they go up one side, along the top and down the other', () => {
  for (const seats of EVERY) {
    const all = round(seats, place).map(({ side }) => side);
    const { bottom } = sides(seats);
    const half = (bottom - 1) / 2;
    const others = all.slice(half + 1, seats - half);
    assert.equal(all[0], 'bottom');
    assert.deepEqual(others, others.toSorted((one, other) => ['left', 'top', 'right'].indexOf(one) - ['left', 'top', 'right'].indexOf(other)));
    assert.equal(all.filter((side) => side === 'bottom').length, bottom);
  }
});

test('no two have the same place on a side, nor the same on the circle', () => {
  for (const seats of EVERY) {
    const found = round(seats, place);
    assert.equal(new Set(found.map(({ side, style }) => `${side} ${style['--u']}`)).size, seats);
    assert.equal(new Set(found.map(({ style }) => `${style['--c']} ${style['--s']}`)).size, seats);
    for (const { style } of found) assert(style['--u'] > 0 && style['--u'] < 1);
  }
});

test('the circle goes clockwise from the bottom', () => {
  const [you, left, across, right] = round(4, place).map(({ style }) => [Number(style['--c']), Number(style['--s'])].map((by) => Math.round(by) + 0));
  assert.deepEqual([you, left, across, right], [[0, 1], [-1, 0], [0, -1], [1, 0]]);
});

test('whoever asks and is asked gets more room, and the others stay in order', () => {
  const along = (wide) => numbers(1, 35).map((step) => place(step, 37, wide)).filter(({ side }) => side === 'top').map(({ style }) => Number(style['--u']));
  const first = numbers(0, 36).find((step) => place(step, 37).side === 'top');
  const [plain, wide] = [along([]), along([first + 1])];
  assert(wide[2] - wide[0] > plain[2] - plain[0]);
  for (const places of [plain, wide]) assert.deepEqual(places, places.toSorted((one, other) => one - other));
});

test('a name stands outside the rim, on the hand of its seat', () => {
  for (const seats of numbers(2, FEW)) {
    for (const { hand, style } of round(seats, place)) {
      const [x, y] = [Number(style['--x']), Number(style['--y'])];
      assert.equal(hand, x < 0 ? 'west' : 'east');
      assert(Math.abs(y) <= 0.95 && Math.abs(x) <= 1);
    }
  }
});

test('the stock lies between whoever has it and the seat before him', () => {
  for (const seats of EVERY) {
    for (const step of numbers(0, seats - 1)) {
      const { style } = placeOfStock(step, seats);
      const at = place(step, seats).style;
      const away = Math.acos(Math.min(1, style['--c'] * at['--c'] + style['--s'] * at['--s']));
      assert(away > 0 && away < (2 * Math.PI) / seats + 0.04, `${step} of ${seats}`);
    }
  }
});

test('in a strip you sit in the middle, and play goes on to the left', () => {
  for (const seats of EVERY) {
    const order = numbers(0, seats - 1).sort((one, other) => stripOrder(one, seats) - stripOrder(other, seats));
    const at = order.indexOf(0);
    assert(Math.abs(at - (seats - 1) / 2) <= 0.5);
    order.forEach((step, n) => assert.equal(step, (n - at + seats) % seats));
  }
});

test('round the long board each of two to eleven has a place of his own', () => {
  // Yours is below; from your left on they go up one side, along the top and down the other.
  for (const seats of numbers(2, 11)) {
    const [yours, ...others] = round(seats, placeOf);
    assert.equal(yours.side, 'south');
    const order = others.map(({ side }) => ['west', 'north', 'east'].indexOf(side));
    assert.deepEqual(order, order.toSorted());
    assert.equal(order.filter((at) => at === 0).length, order.filter((at) => at === 2).length);
    assert.equal(new Set([yours, ...others].map(({ side, at }) => `${side} ${at}`)).size, seats);
    for (const side of ['west', 'north', 'east']) {
      const row = others.filter((one) => one.side === side);
      const places = row.map(({ at }) => at);
      const up = numbers(0, row.length - 1);
      assert.deepEqual(places, side === 'west' ? up.toReversed() : up);
      for (const { of } of row) assert.equal(of, row.length);
    }
  }
});

test('how crowded it is grows with the seats', () => {
  assert.deepEqual([2, 4, 5, 7, 8, 11, 12].map(crowdOf), [4, 4, 7, 7, 11, 11, 11]);
});
