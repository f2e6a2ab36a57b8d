// What goes through a channel, in pieces of bytes; and when the other side is missed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WrongKind } from '../../docs/assets/table/core/door.js';
import { Heartbeat } from '../../docs/assets/table/core/together/heartbeat.js';
import {
  MOST, Pieces, beat, goodbye, piecesOf,
} from '../../docs/assets/table/core/together/pieces.js';

const LARGEST = 16_384;
const take = (pieces, piece) => pieces.take(Uint8Array.from(piece).buffer);

/** What a text comes to on the other side, and by how many pieces. */
function through(text) {
  const [pieces, sent] = [new Pieces(), piecesOf(text)];
  const came = sent.map((piece) => take(pieces, piece));
  return { sent, texts: came.filter((one) => 'text' in one).map((one) => one.text) };
}

test('texts come as they were said, each by itself', () => {
  for (const text of ['', 'Gnav!', 'æøå \u2028 🂡 \ufeff', '{"call": "view"}']) {
    assert.deepEqual(through(text).texts, [text]);
  }
});

test('in a long text a letter breaks off at the end of many a piece, and comes whole', () => {
  const text = 'æ🂡 gnav'.repeat(37_500);
  const { sent, texts } = through(text);
  assert.equal(texts.length, 1);
  assert.ok(texts[0] === text);
  assert.ok(sent.every((piece) => piece.length <= LARGEST));
  assert.ok(sent.some((piece) => piece.at(-1) >= 0x80), 'a letter is cut');
});

test('two million letters are the most', () => {
  assert.ok(through('å'.repeat(MOST)).texts[0].length === MOST);
  assert.throws(() => piecesOf('a'.repeat(MOST + 1)), RangeError);
});

test('a beat says nothing, and a goodbye that somebody left', () => {
  const pieces = new Pieces();
  assert.deepEqual(take(pieces, beat), {});
  assert.deepEqual(take(pieces, goodbye), { left: true });
});

const NONSENSE = {
  'a text of its own': 'hello',
  nothing: new ArrayBuffer(0),
  'a kind that is none': Uint8Array.of(7).buffer,
  'a beat with something in it': Uint8Array.of(2, 65).buffer,
  'a goodbye with something in it': Uint8Array.of(3, 65).buffer,
  'half a letter': Uint8Array.of(1, 0xc3).buffer,
  'a piece that is too large': new Uint8Array(LARGEST + 1).fill(1).buffer,
  'a small piece of more': Uint8Array.of(0, 65).buffer,
};

for (const [what, sent] of Object.entries(NONSENSE)) {
  test(`${what} is refused`, () => {
    assert.throws(() => new Pieces().take(sent), WrongKind);
  });
}

test('more than two million letters are refused, however they come', () => {
  const piece = new Uint8Array(LARGEST).fill(65);
  piece[0] = 0;
  const pieces = new Pieces();
  let sent = 0;
  assert.throws(() => {
    for (; sent <= 2 * MOST; sent += LARGEST - 1) take(pieces, piece);
  }, WrongKind);
  assert.ok(sent >= MOST - LARGEST, `${sent}`);
});

/** A heart whose seconds pass when they are told to, and what it does. */
function beating(t) {
  let now = 0;
  t.mock.timers.enable({ apis: ['setInterval'] });
  t.mock.method(performance, 'now', () => now);
  const does = [];
  const note = (what) => () => does.push(what);
  const heart = new Heartbeat({ beat: note('beat'), quiet: note('quiet'), again: note('again') });
  heart.start();
  const pass = (seconds, asleep = 0) => {
    now += asleep;
    for (let at = 0; at < seconds; at += 1) {
      now += 1000;
      t.mock.timers.tick(1000);
    }
  };
  return { heart, does, pass };
}

test('each says every two seconds that he is there', (t) => {
  const { does, pass, heart } = beating(t);
  for (let at = 0; at < 5; at += 1) {
    pass(2);
    heart.heard();
  }
  assert.deepEqual(does, Array.from({ length: 5 }, () => 'beat'));
});

test('whoever is not heard for six seconds is quiet, once, until he is heard again', (t) => {
  const { does, pass, heart } = beating(t);
  pass(6);
  assert.ok(!does.includes('quiet'));
  pass(20);
  assert.equal(does.filter((what) => what === 'quiet').length, 1);
  heart.heard();
  heart.heard();
  assert.equal(does.filter((what) => what === 'again').length, 1);
  pass(7);
  assert.equal(does.filter((what) => what === 'quiet').length, 2);
  heart.stop();
  const before = does.length;
  pass(20);
  assert.equal(does.length, before, 'a heart that stopped is still');
});

test('time in which this page itself slept is not counted', (t) => {
  const { does, pass } = beating(t);
  pass(1, 3_600_000);
  assert.ok(!does.includes('quiet'));
});
