// The sheets of the deals: each deal has one, and one that is told anew takes the place of the first.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinedSheets } from '../../docs/assets/table/core/lines.js';
import { games } from './games.mjs';

test('every deal that is over has one sheet, in order', () => {
  for (const { rules, calls } of games) {
    const told = calls.reduce((sheets, { view }) => joinedSheets(sheets, view.sheets), []);
    const deals = told.map(({ deal }) => deal);
    assert.deepEqual(deals, [...new Set(deals)].toSorted((one, other) => one - other), rules);
    const { view } = calls.at(-1);
    if (view.waiting !== 'seat') assert.equal(deals.at(-1), view.lastDeal, rules);
  }
});

test('what is told anew of a deal takes the place of what was told', () => {
  const before = [{ deal: 1, rows: [] }, { deal: 2, rows: [] }];
  const now = [{ deal: 2, rows: ['more'] }];
  assert.deepEqual(joinedSheets(before, now), [before[0], now[0]]);
});
