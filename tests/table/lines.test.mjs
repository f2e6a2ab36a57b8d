// The lines of the log: what belongs together stands in one, as soon as all of it has been shown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dealsOf, joined, lately, lineTelling,
} from '../../docs/assets/table/core/lines.js';
import { games } from './games.mjs';

/** Every view of a game, with what its log has told so far. */
function* told({ calls }) {
  let log = null;
  for (const { view } of calls) {
    log = joined(log, view.log);
    yield { ...view, log };
  }
}

const every = () => games.flatMap((game) => [...told(game)].map((view) => ({ rules: game.rules, view })));
const numbers = (deals) => deals.flatMap(({ lines }) => lines.flatMap(({ events }) => events));

test('every event of every game stands in one line', () => {
  for (const { rules, view } of every()) {
    const found = numbers(dealsOf(view));
    assert.deepEqual(found.toSorted((one, other) => one - other), view.events.map(({ n }) => n), rules);
  }
});

test('a line is told only once all of it has been shown', () => {
  for (const { rules, view } of every()) {
    const half = { ...view, events: view.events.slice(0, Math.ceil(view.events.length / 2)) };
    const found = numbers(dealsOf(half));
    assert(found.every((n) => n < half.events.length), rules);
    assert.equal(new Set(found).size, half.events.length, rules);
  }
});

test('the line that tells an event is found, and none where nothing happened', () => {
  for (const { rules, view } of every()) {
    for (const { n } of view.events.slice(-9)) assert(lineTelling(view, n).events.includes(n), rules);
    assert.equal(lineTelling(view, view.events.length), null, rules);
  }
});

test('what is told of a deal that went on takes the place of what was told before', () => {
  const before = { deals: [{ deal: 1, lines: ['a'] }, { deal: 2, lines: ['b'] }], gone: 1 };
  assert.deepEqual(joined(before, { deals: [{ deal: 2, lines: ['b', 'c'] }, { deal: 3, lines: [] }] }), {
    deals: [{ deal: 1, lines: ['a'] }, { deal: 2, lines: ['b', 'c'] }, { deal: 3, lines: [] }], gone: 1,
  });
  assert.equal(joined(before, null), null);
  assert.deepEqual(joined(null, { deals: [], gone: null }), { deals: [], gone: null });
});

test('what was taken back is told before the first line that came after it, or at the end', () => {
  for (const { rules, view } of every()) {
    const moves = view.events.at(-1)?.move ?? 0;
    for (const at of [0, Math.floor(moves / 2), moves + 1]) {
      const lines = dealsOf({ ...view, taken_back: [{ at, text: 'a note' }] }).flatMap((deal) => deal.lines);
      const here = lines.findIndex(({ note }) => note);
      assert.equal(lines.filter(({ note }) => note).length, Math.min(view.events.length, 1), rules);
      assert(lines.slice(0, Math.max(here, 0)).every(({ move }) => move < at), rules);
      assert(here < 0 || here === lines.length - 1 || lines[here + 1].move >= at, rules);
    }
  }
});

test('the last three lines of the deal in play are in sight where the log is not', () => {
  for (const { rules, view } of every().filter(({ view: { events } }) => events.length)) {
    const { lines } = dealsOf(view).at(-1);
    assert.deepEqual(lately(view).map(({ text }) => text), lines.filter(({ note }) => !note).slice(-3).map(({ text }) => text), rules);
  }
  assert.deepEqual(lately({ events: [], log: null }), []);
});
