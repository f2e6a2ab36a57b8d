// In whose hands the device is: to whom it must be given next, and what is new to each person.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Handover } from '../../docs/assets/table/core/handover.js';

const FURNITURE = { ACTS: { led: { act: 'play' } }, isNews: ({ kind, seat }, own) => kind !== 'dealt' || seat === own };
const events = (...kinds) => kinds.map(([kind, seat, move = 0, deal = 1], n) => ({
  n, kind, seat, move, deal, moved: [],
}));
const next = (kind, ...moved) => ({
  n: 2, kind, seat: 0, move: 3, deal: 1, moved,
});
const view = (seat, mover, some, held = []) => ({
  seat, to_move: mover, waiting: mover === null ? 'deal' : 'seat', open: false, events: some, lastDeal: some.at(-1)?.deal ?? 1, moves: some.length,
  zones: [{ id: `hand:${seat}`, kind: 'hand', place: seat, cards: held.map((card) => ({ card })), unknown: 0 }],
});
const numbers = (some) => some.map(({ n }) => n);

let device;
beforeEach(() => { device = new Handover(); });

const DEALT = events(['dealt', 0], ['dealt', 1]);

test('one person alone is asked for no device', () => {
  device.follow('start', null, view(0, 0, DEALT), [0], FURNITURE);
  assert.equal(device.handover, null);
  assert.deepEqual(numbers(device.fresh), [0, 1]);
});

test('a game of persons begins under the cover, for whoever is asked first', () => {
  device.follow('start', null, view(null, 1, DEALT), [0, 1], FURNITURE);
  assert.deepEqual(device.handover, { to: 1, covered: true });
});

test('whoever moved gives it on covered, where his hand is as it was', () => {
  const before = view(0, 0, DEALT, ['s7']);
  const after = view(0, 1, [...DEALT, next('stood')], ['s7']);
  device.follow('act', before, after, [0, 1], FURNITURE);
  assert.deepEqual(device.handover, { to: 1, covered: true });
});

test('whoever gets a card may look at it before he gives it on', () => {
  const before = view(0, 0, DEALT, ['s7']);
  const after = view(0, 1, [...DEALT, next('drew', { from: 'stock', to: 'hand:0' })], ['h9']);
  device.follow('act', before, after, [0, 1], FURNITURE);
  assert.deepEqual(device.handover, { to: 1, covered: false });
});

test('so may he who gets one like the one that he gave: nobody else is to see that it is', () => {
  const before = view(0, 0, DEALT, ['7']);
  const swapped = [{ from: 'hand:0', to: 'hand:1' }, { from: 'hand:1', to: 'hand:0' }];
  device.follow('act', before, view(0, 1, [...DEALT, next('exchanged', ...swapped)], ['7']), [0, 1], FURNITURE);
  assert.deepEqual(device.handover, { to: 1, covered: false });
});

test('to show the own card is to get none', () => {
  const shown = next('showed', { from: 'hand:0', to: 'hand:0' });
  device.follow('act', view(0, 0, DEALT, ['7']), view(0, 1, [...DEALT, shown], ['7']), [0, 1], FURNITURE);
  assert.deepEqual(device.handover, { to: 1, covered: true });
});

test('that a hand has less in it is nothing new', () => {
  const before = view(0, 0, DEALT, ['s7', 'h9']);
  device.follow('act', before, view(0, 1, [...DEALT, next('led', { from: 'hand:0', to: 'trick' })], ['h9']), [0, 1], FURNITURE);
  assert.deepEqual(device.handover, { to: 1, covered: true });
});

test('each person is told what happened since he looked, but not what others were dealt', () => {
  device.follow('start', null, view(null, 0, DEALT), [0, 1], FURNITURE);
  device.follow('view', null, view(0, 0, DEALT), [0, 1], FURNITURE);
  assert.deepEqual(numbers(device.missed), [0]);
  const later = [...DEALT, { n: 2, kind: 'led', seat: 0, move: 3, deal: 1 }, { n: 3, kind: 'dealt', seat: 0, move: 4, deal: 1 }];
  device.follow('view', null, view(0, 0, later), [0, 1], FURNITURE);
  assert.deepEqual(numbers(device.fresh), [2, 3]);
  assert.deepEqual(numbers(device.missed), [2, 3]);
});

test('what was taken back is new to nobody', () => {
  device.follow('start', null, view(0, 0, DEALT), [0, 1], FURNITURE);
  device.follow('undo', view(0, 0, DEALT), view(0, 0, DEALT.slice(0, 1)), [0, 1], FURNITURE);
  assert.deepEqual([device.fresh, device.missed], [[], []]);
});

test('told in another language it is no newer', () => {
  device.follow('start', null, view(0, 0, DEALT), [0], FURNITURE);
  const list = device.fresh;
  device.retell(DEALT.map((event) => ({ ...event, text: 'på dansk' })));
  assert.equal(device.fresh, list);
  assert.deepEqual(list.map(({ text }) => text), ['på dansk', 'på dansk']);
});
