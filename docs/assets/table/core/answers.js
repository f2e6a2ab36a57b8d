// What the table answers in words when it is asked: what I hold, whose turn, how all stand.
import { say } from './say.js';
import { turn } from './status.js';

function tally(view, seat, furniture) {
  const { name, in: plays } = view.players[seat];
  return `${name}: ${plays ? furniture.tally(view, seat) : say('out')}`;
}

function tallies(view, furniture) {
  const first = view.near;
  const seats = view.players.map((_, step) => (first + step) % view.players.length);
  return `${seats.map((seat) => tally(view, seat, furniture)).join('; ')}.`;
}

const asSentence = (words) => (words && !/[.!?]$/.test(words) ? `${words}.` : words);

/** Answers by the key that asks for them. */
export const answers = {
  __proto__: null,
  m: (view, furniture) => furniture.mine(view),
  w: (view) => asSentence(turn(view)),
  s: tallies,
};
