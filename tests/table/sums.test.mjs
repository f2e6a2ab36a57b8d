// Who pays whom, and into the pool, is read from the marks; sixty doublings are as exact as one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  accounts, changes, grouped, payments, signed,
} from '../../docs/assets/table/core/acts/sums.js';
import { games } from './games.mjs';

const mark = (id, place, value) => ({ id, place, value });
const event = (n, ...marked) => ({ n, marked });
const paid = (before, now) => payments(accounts([...before, now], [now]));
const stood = event(0, mark('score', 0, -1), mark('score', 1, -1), mark('pool', null, 2));
const plain = (text) => text.replaceAll('\u200b', '');

test('whoever stakes pays into the pool', () => {
  assert.deepEqual(paid([], stood), [{ from: 0, to: 'pool', by: 1 }, { from: 1, to: 'pool', by: 1 }]);
});

test('whoever wins is paid out of it', () => {
  assert.deepEqual(paid([stood], event(1, mark('score', 1, 1), mark('pool', null, null))), [{ from: 'pool', to: 1, by: 2 }]);
});

test('what is too large for a number is as exact', () => {
  const large = 2n ** 60n;
  const grown = event(1, mark('score', 0, String(-large)), mark('pool', null, String(large + 1n)));
  assert.deepEqual(paid([stood], grown), [{ from: 0, to: 'pool', by: large - 1n }]);
  assert.equal(plain(grouped(large)), '1,152,921,504,606,846,976');
  assert.equal(plain(signed('-12345')), '−12,345');
  assert.equal(signed(null), '0');
});

test('a beet of several amounts is paid from where it lies', () => {
  const lies = event(0, mark('beet', 2, '3 6'), mark('score', 0, 0));
  const won = event(1, mark('beet', 2, '6'), mark('score', 0, 2), mark('score', 1, 1));
  assert.deepEqual(paid([lies], won), [{ from: 'beet:2', to: 0, by: 2 }, { from: 'beet:2', to: 1, by: 1 }]);
});

test('where several pay several nobody is said to pay anybody', () => {
  assert.deepEqual(payments([[0, -1], [1, -1], [2, 1], [3, 1]]), []);
});

test('in every game what was counted, and what came of a move, is what is counted now', () => {
  let changed = 0;
  const scoreOf = ({ marks }, seat) => Number(marks.find(({ id, place }) => id === 'score' && place === seat)?.value ?? 0);
  for (const { rules, calls } of games) {
    for (const { before, view, fresh } of calls.filter((one) => one.before)) {
      const by = changes(view.events, fresh);
      for (const seat of view.players.keys()) {
        assert.equal(scoreOf(before, seat) + Number(by.get(seat) ?? 0), scoreOf(view, seat), `${rules}, seat ${seat}`);
      }
      changed += by.size;
    }
  }
  assert(changed > 50);
});
