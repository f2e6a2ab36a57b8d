// The programme of an evening of the booklet: who plays what, and what may stand in its address.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  booklet, eveningOf, seatings, sittingOut,
} from '../../docs/assets/table/core/programme/seatings.js';
import { refusedAt } from './refused.mjs';

const party = (kinds) => [...kinds].map((kind, at) => ({ name: `P${at}`, kind: kind === 'h' ? 'human' : 'computer' }));
const for_ = (...seats) => ({ rules: `game-${seats}`, seats });

test('the games stand in the order of the booklet, each by its own text', () => {
  const games = ['last', 'one', 'two'].map((id) => ({ id, name: id, line: '', seats: [2, 4], more: 1 }));
  const sources = [
    { id: 'house', family: 'one', house: true }, { id: 'one-1774', family: 'one' },
    { id: 'last-1774', family: 'last' }, { id: 'two-1774', family: 'two' }, { id: 'two-1900', family: 'two' },
  ];
  const found = booklet(games, sources);
  assert.deepEqual(found.map(({ rules }) => rules), ['one-1774', 'two-1774', 'last-1774']);
  assert.deepEqual(Object.keys(found[0]), ['rules', 'name', 'line', 'seats', 'oneDeal']);
});

test('a game that is for more than are there is left out', () => {
  assert.deepEqual(seatings(party('hcc'), [for_(4, 4), for_(2, 4)]), [null, [0, 1, 2]]);
});

test('computers sit out before persons', () => {
  assert.deepEqual(seatings(party('hchc'), [for_(2, 2)]), [[0, 2]]);
});

test('whoever has sat out least sits out first', () => {
  const players = party('hccc');
  const found = seatings(players, [for_(2, 2), for_(2, 2), for_(2, 2), for_(3, 3)]);
  assert.deepEqual(found.slice(0, 3).map(([, who]) => who), [1, 2, 3]);
  const out = (who) => found.filter((seating) => !seating.includes(who)).length;
  const times = [1, 2, 3].map(out);
  assert(Math.max(...times) - Math.min(...times) <= 1);
  assert.equal(out(0), 0);
});

test('among persons alone it goes round too', () => {
  const found = seatings(party('hhh'), [for_(2, 2), for_(2, 2), for_(2, 2)]);
  assert.deepEqual(new Set(found.map((seating) => [0, 1, 2].find((who) => !seating.includes(who)))).size, 3);
  assert.deepEqual(sittingOut(party('hhh'), found[0]).map(({ name }) => name), ['P2']);
});

const GAMES = [{ rules: 'byd', seats: [2, 7], oneDeal: true }, { rules: 'gnav', seats: [2, 20] }, { rules: 'styrvolt', seats: [4, 4] }];
const EVENING = { games: ['byd', 'gnav'], deals: { byd: 3 }, players: [{ name: 'Anna', kind: 'human' }, { name: 'Bo', kind: 'computer' }], won: [[0]], kept: null };
const kind = eveningOf(GAMES);

const place = (change) => refusedAt(kind, { ...EVENING, ...change });

test('an evening under way comes in as it stands', () => {
  assert.equal(JSON.stringify(kind({ ...EVENING, more: 1 })), JSON.stringify(EVENING));
  const { deals, ...before } = EVENING;
  assert.deepEqual(kind(before).deals, {}); // as addresses were before several deals could be asked for
  assert.deepEqual(kind({ ...EVENING, won: [], kept: 'an id' }).kept, 'an id');
});

test('its games are such as there are, each once, and for so many', () => {
  assert.equal(place({ games: [] }), 'games');
  assert.equal(place({ games: ['byd', 'chess'] }), 'games.1');
  assert.equal(place({ games: ['__proto__'] }), 'games.0');
  assert.equal(place({ games: ['byd', 'byd'] }), 'games');
  assert.equal(place({ games: ['byd', 'styrvolt'] }), 'games');
});

test('its players are two or more, each with a name of his own', () => {
  const named = (...names) => ({ players: names.map((name) => ({ name, kind: 'human' })) });
  assert.equal(place(named('Anna')), 'players');
  assert.equal(place(named('Anna', ' anna ')), 'players');
  assert.equal(place(named('Anna', ' ')), 'players');
  assert.equal(place({ players: [{ name: 'A', kind: '__proto__' }, { name: 'B', kind: 'human' }] }), 'players.0.kind');
});

test('whoever has won has played, and the last game is still to come', () => {
  assert.equal(place({ won: [[0], [1]] }), 'won');
  assert.equal(place({ won: [[5]] }), 'won');
  assert.equal(place({ won: 'x' }), 'won');
});

test('several deals are played of a game that is one deal by its text, and of no other', () => {
  assert.equal(place({ deals: { gnav: 3 } }), 'deals.gnav');
  assert.equal(place({ deals: { byd: 1 } }), 'deals.byd');
  assert.equal(place({ deals: { byd: 101 } }), 'deals.byd');
  assert.equal(place({ deals: [3] }), 'deals');
});
