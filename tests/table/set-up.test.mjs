// A set-up as an address asks for it: what there is, and of the rest what it was.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ids, readingsOf, setUpOf } from '../../docs/assets/table/core/kinds.js';

const OPTIONS = [{ value: 'stops-play' }, { value: 'goes-on' }];
const OLD = { id: 'old', cruces: [{ name: 'cuckoo', switchable: true, options: OPTIONS }, { name: 'owl', switchable: false, options: OPTIONS }] };
const NEW = { id: 'new', cruces: [] };
const FITS = { parts: [], readings: [] };

const parts = (asked) => setUpOf(OLD, asked).unfit.parts;
const readings = (reading, source = OLD) => setUpOf(source, { reading }).unfit.readings;

test('a set-up of what there is comes in, its numbers as numbers', () => {
  const asked = { rules: 'old', players: '4', dealer: '0', seed: 'x', reading: { cuckoo: 'goes-on' } };
  assert.deepEqual(setUpOf(OLD, asked), {
    rules: 'old', players: 4, dealer: 0, seed: 'x', readings: { cuckoo: 'goes-on' }, unfit: FITS,
  });
  assert.deepEqual(setUpOf(NEW, { rules: 'new', else: 1 }), { rules: 'new', readings: {}, unfit: FITS });
});

test('what does not fit is left out, and what does stays', () => {
  const asked = { rules: 'old', players: 'many', dealer: '1', seed: 'x'.repeat(101), reading: { cuckoo: 'both', hawk: 'x' } };
  assert.deepEqual(setUpOf(OLD, asked), {
    rules: 'old', dealer: 1, readings: {}, unfit: { parts: ['players', 'seed'], readings: ['cuckoo', 'hawk'] },
  });
});

test('a number is written in few figures, and in nothing else', () => {
  for (const number of ['many', 'NaN', '1e1', '-1', '', '0x10', 'Infinity', '4.5', '9'.repeat(10), '٤']) {
    assert.deepEqual(parts({ players: number, dealer: number }), ['players', 'dealer']);
  }
});

test('a seed has an end', () => {
  assert.equal(setUpOf(OLD, { seed: 'x'.repeat(100) }).seed.length, 100);
  assert.deepEqual(parts({ seed: 'x'.repeat(101) }), ['seed']);
});

test('a reading is one of the options of a crux that its source has, and that can be chosen', () => {
  for (const option of ['both', '__proto__', 'constructor', '']) assert.deepEqual(readings({ cuckoo: option }), ['cuckoo']);
  assert.deepEqual(readings({ owl: 'goes-on' }), ['owl']);
  assert.deepEqual(readings({ cuckoo: 'goes-on' }, NEW), ['cuckoo']);
  assert.deepEqual(readings(JSON.parse('{"__proto__": "x", "toString": "y"}')), ['__proto__', 'toString']);
  assert.deepEqual(readingsOf(OLD)({}), {});
});

test('the sources are known by their ids', () => {
  assert.deepEqual(ids([OLD, NEW]), ['old', 'new']);
});
