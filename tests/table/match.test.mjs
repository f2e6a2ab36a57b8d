// How long a match is: what is typed, and what the engine is asked for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ONE_DEAL, matchOf, numberIn } from '../../docs/assets/table/core/match/deals.js';

test('one deal is no match', () => {
  assert.deepEqual(matchOf(ONE_DEAL), {});
  assert.deepEqual(matchOf({ of: undefined }), {});
});

test('a match is of so many deals, or to so much', () => {
  assert.deepEqual(matchOf({ ...ONE_DEAL, of: 3 }), { match: { of: 3 } });
  assert.deepEqual(matchOf({ ...ONE_DEAL, to: 100 }), { match: { to: 100 } });
});

test('what is typed is the nearest whole number that may stand there', () => {
  const typed = (valueAsNumber) => numberIn({ valueAsNumber }, 2, 100);
  assert.deepEqual([3, 3.9, 2, 1, -5, 1000, NaN, Infinity].map(typed), [3, 3, 2, 2, 2, 100, 2, 100]);
});
