// What a game of cards has of its own stands beside what all of them have, and takes its place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laidOver } from '../../docs/assets/table/furniture.js';
import { games } from './games.mjs';

const ALL = { hints: false, asked: () => 'a card', ACTS: { __proto__: null, led: { act: 'play' }, won: { act: 'note' } } };

test('what a game says itself takes the place of what all say', () => {
  const found = laidOver(ALL, { asked: () => 'a bid' });
  assert.deepEqual([found.asked(), found.hints], ['a bid', false]);
});

test('the acts of a game’s own events stand beside those of all games, and are no property of every object', () => {
  const { ACTS } = laidOver(ALL, { ACTS: { won: { act: 'pay' }, trumped: null } });
  assert.deepEqual({ ...ACTS }, { led: { act: 'play' }, won: { act: 'pay' }, trumped: null });
  assert.equal(ACTS.constructor, undefined);
});

test('what all games have is left as it was', () => {
  laidOver(ALL, { ACTS: { led: null } });
  assert.deepEqual(ALL.ACTS.led, { act: 'play' });
});

test('every game knows which of its events belong to the dealing and what they cost', () => {
  for (const { rules, furniture: { ACTS, COSTS, DEALING, SUMS, hasLaw, inBrief, isNews } } of games) {
    for (const kinds of [COSTS, DEALING]) assert(kinds instanceof Set, rules);
    for (const act of [hasLaw, inBrief, isNews]) assert.equal(typeof act, 'function', rules);
    assert.equal(Object.getPrototypeOf(ACTS), null, rules);
    assert.equal(Object.getPrototypeOf(SUMS), null, rules);
  }
});
