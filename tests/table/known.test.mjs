// What a seat has seen go face down to another is known to it, for as long as it can be followed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knownIn } from '../../docs/assets/table/games/gnav/known.js';
import { games } from './games.mjs';

const goes = (from, to, ...cards) => ({ from, to, cards, unknown: cards.length ? 0 : 1 });
const known = (...moves) => Object.fromEntries(knownIn({ lastDeal: 1, events: moves.map((moved) => ({ moved, deal: 1 })) }));

const GIVEN = [goes('hand:0', 'hand:1', '3'), goes('hand:1', 'hand:0', '9')];

test('what one gave away is known where it lies', () => {
  assert.deepEqual(known(GIVEN), { 'hand:0': '9', 'hand:1': '3' });
});

test('it is followed where it goes on unseen', () => {
  const on = [goes('hand:1', 'hand:2'), goes('hand:2', 'hand:1')];
  assert.deepEqual(known(GIVEN, on), { 'hand:0': '9', 'hand:2': '3' });
});

test('what goes aside or into the bag is followed no further, nor what is drawn for it', () => {
  assert.deepEqual(known(GIVEN, [goes('hand:1', 'bag'), goes('bag', 'hand:1')]), { 'hand:0': '9' });
});

test('a new deal begins with nothing known', () => {
  assert.equal(knownIn({ lastDeal: 2, events: [{ moved: GIVEN, deal: 1 }] }).size, 0);
});

test('in every game of Gnav it agrees with what is seen to lie there', () => {
  for (const { calls } of games.filter(({ family }) => family === 'gnav')) {
    for (const { view } of calls.filter(({ view: { deal, lastDeal } }) => deal === lastDeal)) {
      const lies = knownIn(view);
      for (const { id, cards: [seen] } of view.zones.filter(({ kind }) => kind === 'hand')) {
        if (seen && lies.has(id)) assert.equal(lies.get(id), seen.card);
      }
    }
  }
});
