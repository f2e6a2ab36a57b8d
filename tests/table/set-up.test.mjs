// A set-up as an address asks for it: what there is, and nothing else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WrongKind } from '../../docs/assets/table/core/door.js';
import { ids, readingsOf, setUpOf } from '../../docs/assets/table/core/kinds.js';

const CRUX = { name: 'cuckoo', options: [{ value: 'stops-play' }, { value: 'goes-on' }] };
const SOURCES = [{ id: 'old', cruces: [CRUX] }, { id: 'new', cruces: [] }];
const kind = setUpOf(SOURCES);

function place(value) {
  try {
    kind(value);
  } catch (error) {
    assert(error instanceof WrongKind, String(error));
    return error.place;
  }
  assert.fail(`${JSON.stringify(value)} was taken`);
}

test('a set-up of what there is comes in, its numbers as numbers', () => {
  const asked = { rules: 'old', players: '4', dealer: '0', seed: 'x', reading: { cuckoo: 'goes-on' } };
  assert.deepEqual(kind(asked), { ...asked, players: 4, dealer: 0 });
  assert.deepEqual(kind({ rules: 'new', else: 1 }), { rules: 'new' });
});

test('whoever asks for no source there is is told so', () => {
  for (const rules of ['gnav-2000', '__proto__', 'constructor', '', 5, undefined]) assert.equal(place({ rules }), 'rules');
  assert.equal(place({}), 'rules');
});

test('a number is written in few figures, and in nothing else', () => {
  for (const players of ['many', 'NaN', '1e1', '-1', '0', '', '100', '0x10', 'Infinity', '4.5', '9'.repeat(10), '٤']) {
    assert.equal(place({ rules: 'old', players }), 'players');
  }
  for (const dealer of ['-1', '99', '0.5', '']) assert.equal(place({ rules: 'old', dealer }), 'dealer');
});

test('a seed has an end', () => {
  assert.equal(kind({ rules: 'old', seed: 'x'.repeat(100) }).seed.length, 100);
  assert.equal(place({ rules: 'old', seed: 'x'.repeat(101) }), 'seed');
});

test('a reading is one of the options of a crux that its source has', () => {
  assert.equal(place({ rules: 'old', reading: { cuckoo: 'both' } }), 'reading.cuckoo');
  assert.equal(place({ rules: 'old', reading: { cuckoo: '__proto__' } }), 'reading.cuckoo');
  assert.equal(place({ rules: 'new', reading: { cuckoo: 'goes-on' } }), 'reading.cuckoo');
  assert.equal(place({ rules: 'old', reading: JSON.parse('{"__proto__": "x"}') }), 'reading.__proto__');
  assert.deepEqual(readingsOf(SOURCES[0])({}), {});
});

test('a place that would say more than where it is is not told', () => {
  assert.equal(place({ rules: 'old', reading: { '<img src=x>': 'x' } }), '');
});

test('the sources are known by their ids', () => {
  assert.deepEqual(ids(SOURCES), ['old', 'new']);
});
