// Which cards may be picked, and which move they make: by the engine's choices.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  choicesOfCards, choicesOfWords, choosable, moveOf, mostOf, onlyOnes, plainChoices, rangeOf, turned, wordsOf,
} from '../../docs/assets/table/cards/moves.js';
import { games } from './games.mjs';

const part = (words, least = 1, most = 1) => ({ words, least, most });
const HAND = ['s7', 'h7', 'd9', 'ca', 'ck'];
const view = (...choices) => ({
  seat: 0,
  zones: [{ id: 'hand:0', kind: 'hand', place: 0, cards: HAND.map((card) => ({ card })), unknown: 0 }],
  choices: choices.map(([move, ...args]) => ({ move, args })),
});

const ONE = view(['play', [part(['s7', 'd9'])]], ['bid', [part(['1', '2'])]], ['pass']);
const PAIR = view(['lead', [part(['s7', 'h7'], 2, 2)]], ['lead', [part(HAND)]]);
const EXCHANGE = view(['throw', [part(HAND, 1, 3)]], ['keep']);

test('cards, words and what needs neither are told apart by what is in the hand', () => {
  assert.deepEqual([choicesOfCards, choicesOfWords, plainChoices].map((of) => of(ONE).map(({ move }) => move)), [['play'], ['bid'], ['pass']]);
  assert.deepEqual([...choosable(ONE)], ['s7', 'd9']);
  assert.deepEqual(wordsOf(ONE.choices[1]), [{ word: '1', move: 'bid:1' }, { word: '2', move: 'bid:2' }]);
});

test('whoever looks on from no seat has no card to choose', () => {
  assert.deepEqual(choicesOfCards({ ...ONE, seat: null, zones: [] }), []);
});

test('where one card is chosen another takes its place', () => {
  assert.equal(mostOf(ONE), 1);
  assert.deepEqual(turned(ONE, [], 's7'), ['s7']);
  assert.deepEqual(turned(ONE, ['s7'], 'd9'), ['d9']);
});

test('a card that goes with those picked is picked with them', () => {
  assert.equal(mostOf(PAIR), 2);
  assert.deepEqual(turned(PAIR, ['s7'], 'h7'), ['s7', 'h7']);
});

test('a card that goes with none of those picked takes their place', () => {
  assert.deepEqual(turned(PAIR, ['s7'], 'd9'), ['d9']);
  assert.deepEqual(turned(PAIR, ['s7', 'h7'], 'ca'), ['ca']);
});

test('a card that is picked is put back', () => {
  assert.deepEqual(turned(PAIR, ['s7', 'h7'], 's7'), ['h7']);
  assert.deepEqual(turned(EXCHANGE, ['s7'], 's7'), []);
});

test('where cards are counted one too many is not picked, and puts back no other', () => {
  assert.deepEqual(rangeOf(EXCHANGE), part(HAND, 1, 3));
  assert.deepEqual(turned(EXCHANGE, ['s7', 'h7'], 'd9'), ['s7', 'h7', 'd9']);
  assert.deepEqual(turned(EXCHANGE, ['s7', 'h7', 'd9'], 'ca'), ['s7', 'h7', 'd9']);
});

test('what all must be chosen is not counted, nor what does not go together', () => {
  assert.equal(rangeOf(ONE), null);
  assert.equal(rangeOf(PAIR), null);
  assert.equal(rangeOf(view(['throw', [part(HAND, 5, 5)]])), null);
});

test('the picked cards make a move once there are enough of them', () => {
  assert.deepEqual(moveOf(PAIR, ['h7', 's7'])?.move, 'lead:s7+h7');
  assert.deepEqual(moveOf(PAIR, ['h7'])?.move, 'lead:h7');
  assert.equal(moveOf(PAIR, ['h7', 'd9']), null);
  assert.equal(moveOf(PAIR, []), null);
  assert.deepEqual(moveOf(EXCHANGE, ['ca', 'd9'])?.move, 'throw:d9+ca');
  assert.equal(moveOf(EXCHANGE, ['ca', 'd9', 's7', 'h7']), null);
});

test('a move of several arguments takes each of them its cards', () => {
  const swap = view(['swap', [part(['s7'])], [part(['ca', 'ck'])]]);
  assert.equal(moveOf(swap, ['s7']), null);
  assert.equal(moveOf(swap, ['ck', 's7'])?.move, 'swap:s7:ck');
});

test('what must be played, and nothing else, is picked already', () => {
  assert.deepEqual(onlyOnes(view(['lead', [part(['s7', 'h7'], 2, 2)]])), ['s7', 'h7']);
  assert.deepEqual(onlyOnes(PAIR), []);
  assert.deepEqual(onlyOnes(EXCHANGE), []);
  assert.deepEqual(onlyOnes(view(['bid', [part(['1'])]])), []);
});

test('in every game each card that may be chosen leads to a move, one pick after another', () => {
  let moves = 0;
  for (const { rules, calls } of games) {
    for (const { view: now } of calls.filter(({ view: { waiting } }) => waiting === 'seat')) {
      for (const card of choosable(now)) {
        let picked = turned(now, [], card);
        assert(picked.includes(card), rules);
        for (const other of choosable(now)) {
          if (moveOf(now, picked)) break;
          if (!picked.includes(other)) picked = turned(now, picked, other);
        }
        assert(moveOf(now, picked), `${rules}: ${card}`);
        moves += 1;
      }
    }
  }
  assert(moves > 100);
});
