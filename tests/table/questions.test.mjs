// What a question, house rules and laws are made of, as they come in by an address.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST, questionOf } from '../../docs/assets/table/cards/ruling/kinds.js';
import { houseOf, lawsOf, namesOfSeats } from '../../docs/assets/table/games/gnav/laws/kinds.js';
import { refusedAt } from './refused.mjs';

const SOURCES = [
  { id: 'gnav-1774', cruces: [{ name: 'cuckoo', options: [{ value: 'stops-play' }, { value: 'goes-on' }] }] },
  { id: 'gnav-1917', cruces: [] },
];

test('house rules stand on 1774 where they say nothing', () => {
  const usual = { format: 'gnav-house/1', name: '', base: 'gnav-1774', choices: {}, readings: {} };
  assert.deepEqual({ ...houseOf(SOURCES)({}), choices: {} }, usual);
});

test('house rules take their answers and readings from sources there are', () => {
  const kind = houseOf(SOURCES);
  const house = kind({ name: 'Ours', base: 'gnav-1917', choices: { cuckoo: 'gnav-1774' }, readings: { 'gnav-1774': { cuckoo: 'goes-on' } }, more: 1 });
  assert.equal(house.choices.cuckoo, 'gnav-1774');
  assert.equal(Object.getPrototypeOf(house.choices), null);
  assert(!('more' in house));
  for (const [change, at] of [
    [{ format: 'gnav-house/2' }, 'format'], [{ name: 5 }, 'name'], [{ name: 'x'.repeat(61) }, 'name'], [{ base: 'constructor' }, 'base'],
    [{ choices: { cuckoo: 'constructor' } }, 'choices.cuckoo'], [{ choices: ['cuckoo'] }, 'choices'],
    [{ readings: { 'gnav-1774': { cuckoo: 'x' } } }, 'readings.gnav-1774.cuckoo'], [{ readings: { 'gnav-1774': ['cuckoo'] } }, 'readings.gnav-1774'],
    [{ readings: JSON.parse('{"gnav-1774": {"__proto__": "x"}}') }, 'readings.gnav-1774.__proto__'],
  ]) assert.equal(refusedAt(kind, change), at);
});

test('laws are sources with readings of their own, and house rules', () => {
  const kind = lawsOf(SOURCES);
  const laws = kind([{ rules: 'gnav-1774', readings: { cuckoo: 'goes-on' }, house: 1 }, { rules: 'gnav-1917' }, { rules: 'house', house: { base: 'gnav-1917' } }]);
  assert.deepEqual(laws.slice(0, 2), [{ rules: 'gnav-1774', readings: { cuckoo: 'goes-on' } }, { rules: 'gnav-1917', readings: {} }]);
  assert.equal(laws[2].house.base, 'gnav-1917');
  for (const [value, at] of [
    ['all', ''], [[null], '0'], [[{}], '0.rules'], [[{ rules: '__proto__' }], '0.rules'], [[{ rules: 'house' }], '0.house'],
    [[{ rules: 'gnav-1774', readings: ['x'] }], '0.readings'], [Array(41).fill({ rules: 'gnav-1917' }), ''],
  ]) assert.equal(refusedAt(kind, value), at);
});

test('no more sit there than there are seats', () => {
  assert.equal(refusedAt(namesOfSeats, Array(38).fill('x')), '');
  assert.equal(refusedAt(namesOfSeats, ['Anna', {}]), '1');
});

test('a question about a trick names a game, cards and a trump', () => {
  const kind = questionOf([{ id: 'byd-1774' }]);
  const asked = { rules: 'byd-1774', cards: ['h9', 'xx'], trump: 'hs', readings: {} };
  assert.deepEqual({ ...kind(asked), readings: {} }, asked, 'whether there is such a card is the engine’s to say');
  assert.deepEqual({ ...kind({ rules: '' }), readings: {} }, FIRST);
  for (const [change, at] of [
    [{ rules: 'gnav-1774' }, 'rules'], [{ rules: 5 }, 'rules'], [{ cards: 'h9' }, 'cards'], [{ cards: ['h9'] }, 'cards'],
    [{ cards: Array(13).fill('h9') }, 'cards'], [{ cards: ['h9', null] }, 'cards.1'], [{ cards: { length: 2 } }, 'cards'],
    [{ trump: 'x' }, 'trump'], [{ trump: 'ss' }, 'trump'], [{ trump: '__proto__' }, 'trump'], [{ readings: [] }, 'readings'],
    [{ readings: { ten: 5 } }, 'readings.ten'],
  ]) assert.equal(refusedAt(kind, { ...asked, ...change }), at);
  assert.equal(refusedAt(kind, null), '');
});
