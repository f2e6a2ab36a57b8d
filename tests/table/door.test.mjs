// What comes from outside is read once, by named fields and kinds; nothing else comes in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  WrongKind, byName, fields, list, oneOf, only, or, read, some, text, truth, whole,
} from '../../docs/assets/table/core/door.js';
import { refusedAt } from './refused.mjs';

const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

test('a text is taken up to its greatest length, and nothing else is a text', () => {
  const kind = text(3);
  for (const value of ['', 'abc', '\0']) assert.equal(kind(value), value);
  for (const value of ['abcd', 5, null, undefined, ['a'], { length: 1 }, Object('ab')]) refusedAt(kind, value);
});

test('a whole number lies between its bounds, and is no text that looks like one', () => {
  const kind = whole(2, 4);
  for (const value of [2, 3, 4]) assert.equal(kind(value), value);
  for (const value of [1, 5, 2.5, NaN, Infinity, 1e309, '3', null, true, [3], 3n]) refusedAt(kind, value);
});

test('true and false are no other thing that counts as one', () => {
  assert.equal(truth(true), true);
  assert.equal(truth(false), false);
  for (const value of [0, 1, 'true', null, undefined]) refusedAt(truth, value);
});

test('one of the values known is none that every object has', () => {
  assert.equal(oneOf(['a', 'b'])('b'), 'b');
  for (const value of [...INHERITED, 'c', '', null, ['a']]) refusedAt(oneOf(['a', 'b']), value);
});

test('a list has no fewer and no more than it may, and each part is of its kind', () => {
  const kind = list(whole(0, 9), 3, 1);
  assert.deepEqual(kind([1, 2, 3]), [1, 2, 3]);
  for (const value of [[], [1, 2, 3, 4], { length: 1, 0: 1 }, '1', null]) assert.equal(refusedAt(kind, value), '');
  assert.equal(refusedAt(kind, [1, 'x']), '1');
});

test('things by names have no prototype, so that no name is special', () => {
  const found = byName(text(20), whole(0, 9), 3)(JSON.parse('{"__proto__": 1, "toString": 2}'));
  assert.equal(Object.getPrototypeOf(found), null);
  assert.deepEqual(Object.keys(found), ['__proto__', 'toString']);
  assert.equal(found.constructor, undefined);
  assert.equal(refusedAt(byName(text(20), whole(0, 9), 1), { a: 1, b: 2 }), '');
  assert.equal(refusedAt(byName(oneOf(['a']), whole(0, 9), 3), { b: 1 }), 'b');
});

test('an object comes in with its fields and no other', () => {
  const kind = fields({ a: text(9), b: or(truth) });
  assert.deepEqual(kind({ a: 'x', c: 1, ['__proto__']: { b: true } }), { a: 'x', b: null });
  assert.deepEqual(kind(JSON.parse('{"a": "x", "__proto__": {"b": true}, "constructor": 1}')), { a: 'x', b: null });
  assert.equal(refusedAt(kind, { b: true }), 'a');
  for (const value of [null, [], 'a', 5]) assert.equal(refusedAt(kind, value), '');
});

test('a field that only a prototype has is wanting', () => {
  assert.deepEqual(fields({ a: or(text(9)) })(Object.create({ a: 'x' })), { a: null });
  assert.equal(refusedAt(fields({ toString: text(9) }), {}), 'toString');
  assert.deepEqual(some({ toString: text(9) })({}), {});
  assert.equal(refusedAt(some({ valueOf: text(9) }, ['valueOf']), {}), '');
});

test('fields may be wanting, but for those that are needed', () => {
  const kind = some({ a: text(9), b: truth }, ['a']);
  assert.deepEqual(kind({ a: 'x', c: 1 }), { a: 'x' });
  assert.equal(refusedAt(kind, { b: true }), '');
  assert.equal(refusedAt(kind, { a: 'x', b: null }), 'b');
});

test('where nothing but some fields may stand, another is refused by its name', () => {
  const kind = only({ a: text(9) });
  assert.deepEqual(kind({}), {});
  assert.equal(refusedAt(kind, { a: 'x', b: 1 }), 'b');
  for (const name of INHERITED) assert.equal(refusedAt(kind, JSON.parse(`{"${name}": 1}`)), name);
});

test('where nothing stands the usual is taken', () => {
  for (const value of [null, undefined]) assert.equal(or(text(9), 'x')(value), 'x');
  assert.equal(or(text(9), 'x')(''), '');
  refusedAt(or(text(9)), 5);
});

test('what is wrong within is told with the whole way to it', () => {
  const kind = fields({ deal: list(fields({ seat: whole(0, 3) }), 9) });
  assert.equal(refusedAt(kind, { deal: [{ seat: 0 }, { seat: 9 }] }), 'deal.1.seat');
});

test('a place is told only where whoever sent it could not write a sentence into it', () => {
  assert.equal(new WrongKind('deal.2').place, 'deal.2');
  for (const at of ['<img src=x>', 'a b', 'x'.repeat(25), 'a.b.c.d.e', '']) assert.equal(new WrongKind(at).place, '');
});

test('JSON is refused where it is too long, too deep, or none', () => {
  const anything = (value) => value;
  assert.deepEqual(read('{"a": [1]}', anything, 20), { a: [1] });
  for (const json of ['', '{', 'NaN', 'undefined', '{]', '\ufeff{}', null, undefined, {}]) refusedAt((value) => read(value, anything, 99), json);
  refusedAt((json) => read(json, anything, 3), '[1,2]');
  const nested = (depth) => '['.repeat(depth) + ']'.repeat(depth);
  assert.doesNotThrow(() => read(nested(40), anything, 999));
  refusedAt((json) => read(json, anything, 999), nested(41));
  refusedAt((json) => read(json, anything, 9e6), '{"a":'.repeat(1e6));
});

test('brackets within a text are not brackets within brackets', () => {
  const json = JSON.stringify(['['.repeat(99), '"[\\"'.repeat(99)]);
  assert.deepEqual(read(json, (value) => value, 9999), JSON.parse(json));
});
