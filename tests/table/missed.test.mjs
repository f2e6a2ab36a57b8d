// What was missed while the device was in other hands: what was done to the seat itself stands open.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesMissed, openOf } from '../../docs/assets/table/core/missed.js';

const FURNITURE = {
  ACTS: { asked: { act: 'ask', to: 'of' }, exchanged: { act: 'exchange', to: 'with' }, stood: { act: 'stand' } },
  DEALING: new Set(['dealt']),
};
const happened = (...events) => events.map((event, n) => ({
  n, deal: 1, move: n, moved: [], text: `${event.kind} ${event.seat}`, ...event,
}));
const view = (events, lines = []) => ({
  seat: 1, events, log: { deals: [{ deal: 1, lines }] }, zones: [{ id: 'hand:1', kind: 'hand', place: 1, cards: [], unknown: 0 }],
});
const texts = (lines) => lines.map(({ text }) => text);

test('what was done to the seat is told in one sentence, as it is told afterwards', () => {
  const events = happened(
    { kind: 'dealt', seat: 1 }, { kind: 'stood', seat: 3 }, { kind: 'asked', seat: 0, of: 1 },
    { kind: 'exchanged', seat: 0, with: 1, done: 'Anna exchanged with you: you gave the 10, you hold the 6.' },
  );
  const lines = [{ events: [0], lead: 0, text: 'dealt' }, { events: [1], lead: 1, text: 'stands' }, { events: [2, 3], lead: 3, text: 'exchange' }];
  const missed = linesMissed(view(events, lines), events, FURNITURE);
  assert.deepEqual(texts(missed), ['stands', events[3].done]);
  assert.deepEqual(texts(openOf(missed)), [events[3].done]);
});

test('what took from the own hand or gave to it was done to the seat, whoever did it', () => {
  const events = happened({ kind: 'stood', seat: 0 }, { kind: 'returned', seat: null, moved: [{ from: 'hand:2', to: 'hand:1' }] });
  assert.deepEqual(texts(openOf(linesMissed(view(events), events, FURNITURE))), ['returned null']);
});

test('of more than two things that were done to the seat the last two stand open', () => {
  const events = happened(...['asked', 'kissed', 'returned', 'lost'].map((kind) => ({ kind, seat: 1 })));
  assert.deepEqual(texts(openOf(linesMissed(view(events), events, FURNITURE))), ['returned 1', 'lost 1']);
});

test('one thing alone stands open, whomever it is about', () => {
  const events = happened({ kind: 'stood', seat: 0 });
  assert.deepEqual(texts(openOf(linesMissed(view(events), events, FURNITURE))), ['stood 0']);
});

test('of several that are about others none does', () => {
  const events = happened({ kind: 'stood', seat: 0 }, { kind: 'stood', seat: 2 });
  assert.deepEqual(openOf(linesMissed(view(events), events, FURNITURE)), []);
});
