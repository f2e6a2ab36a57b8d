// The last trick, as it lay before it was taken.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastTrick } from '../../docs/assets/table/cards/gone-by.js';
import { zoneOf } from '../../docs/assets/table/core/lying.js';
import { games } from './games.mjs';

const GOES = ['trick', 'put-away', 'took-up', 'kept'];
const ofCards = games.filter(({ family }) => family !== 'gnav');

test('before the first trick of a deal is taken there is no last one', () => {
  for (const { rules, calls } of ofCards) {
    const { view } = calls[0];
    const none = !view.events.some(({ kind }) => GOES.includes(kind));
    if (none) assert.equal(lastTrick(view), null, rules);
  }
});

test('once a trick is taken it is the last one: each seat’s card, the one that takes it, and what was said', () => {
  let tricks = 0;
  for (const { rules, calls } of ofCards) {
    for (const { view } of calls) {
      const taken = view.events.findLast(({ kind, deal }) => kind === 'trick' && deal === view.lastDeal);
      if (taken && view.deal === view.lastDeal) {
        const { zone, said } = lastTrick(view);
        const [{ cards }] = taken.moved;
        assert.equal(said, taken.text, rules);
        assert.deepEqual(new Set(zone.cards.map(({ card }) => card)), new Set(cards), rules);
        if (zone.takes) assert.equal(zone.cards.find(({ card }) => card === zone.takes).by, taken.seat, rules);
        tricks += 1;
      }
    }
  }
  assert(tricks > 20);
});

test('the last trick is no longer on the table', () => {
  for (const { rules, calls } of ofCards) {
    for (const { view } of calls) {
      const last = lastTrick(view)?.zone.cards.map(({ card }) => card) ?? [];
      const now = zoneOf(view, 'trick')?.cards.map(({ card }) => card) ?? [];
      assert(!now.some((card) => last.includes(card)) || rules.includes('hanrey'), rules);
    }
  }
});
