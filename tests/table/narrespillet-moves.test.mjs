// What can be done with picked cards at Narrespillet's table is read from the engine's choices.
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  actions, forfeits, placements, plain, takable, tapped, ways,
} from '../../docs/assets/table/games/narrespillet/moves.js';

const pick = (words, least = 1, most = 1) => [{ words, least, most }];
const choice = (move, ...args) => ({ move, args });

const VIEW = {
  choices: [
    choice('forfeit', pick(['s', 'c'])),
    choice('discard', pick(['s9', 's7', 'tower', 'lovers', 'emperor', 'chariot'])),
    choice('place', pick(['s']), pick(['s9', 's7'], 1, 2)),
    choice('place', pick(['c', 's'], 1, 2), [...pick(['emperor']), ...pick(['lovers'])]),
    choice('play', pick(['tower']), pick(['2']), pick(['b', 'd'])),
    choice('play', pick(['tower']), pick(['demons']), pick(['s'])),
    choice('play', pick(['chariot'])),
    choice('play', pick(['chariot']), pick(['s9', 's7'], 1, 2)),
    choice('play', pick(['wheel']), pick(['1', '2', '3'])),
    choice('lift'),
  ],
};

test('cards that go together are picked together, and another takes their place', () => {
  assert.deepEqual(tapped(VIEW, ['s9'], 's7'), ['s9', 's7']);
  assert.deepEqual(tapped(VIEW, ['s9'], 'tower'), ['tower']);
  assert.deepEqual(tapped(VIEW, ['s9', 's7'], 's9'), ['s7']);
  assert(takable(VIEW).has('wheel'));
});

test('a placement names its fields, one after the other in the order of the houses', () => {
  assert.deepEqual(placements(VIEW, ['s7', 's9']).map(({ move }) => move), ['place:s:s9+s7']);
  const couples = placements(VIEW, ['lovers', 'emperor']).map(({ move }) => move);
  assert.deepEqual(couples, ['place:c:emperor+lovers', 'place:s:emperor+lovers', 'place:c+s:emperor+lovers']);
  assert.deepEqual(placements(VIEW, ['tower']), []);
});

test('a card has its uses, and of one for which something is named it is said that it waits', () => {
  const [thrown, played] = actions(VIEW, ['tower']);
  assert.equal(thrown.move, 'discard:tower');
  assert.deepEqual([played.card, played.named, played.move], ['tower', 'lying', undefined]);
  const both = actions(VIEW, ['chariot', 's9']).map(({ move }) => move);
  assert.deepEqual(both, ['play:chariot:s9']);
});

test('what is named beside a picture makes its move', () => {
  assert.equal(ways(VIEW, 'tower').get('2:d'), 'play:tower:2:d');
  assert.equal(ways(VIEW, 'tower').get('demons:s'), 'play:tower:demons:s');
  assert.deepEqual([...ways(VIEW, 'wheel').keys()], ['1', '2', '3']);
});

test('fields are forfeited, and what names nothing is a button', () => {
  assert.deepEqual([...forfeits(VIEW).values()].map(({ move }) => move), ['forfeit:s', 'forfeit:c']);
  assert.deepEqual(plain(VIEW).map(({ move }) => move), ['lift']);
});
