// What the table answers in words when it is asked: my piece, whose turn, the strokes of all.
import { say } from './say.js';
import { turn } from './status.js';
import { pieceName, scoreWords } from './words.js';

function myPiece(view) {
  if (view.seat === null) return say('You look on from no seat, and hold no piece.');
  const piece = view.held[view.seat];
  return piece ? say('Your piece: {piece}.', { piece: pieceName(piece) }) : say('You hold no piece.');
}

function score(view, seat) {
  const { name, in: plays } = view.players[seat];
  return `${name}: ${plays ? scoreWords(view.unit, view.score[seat]) : say('out')}`;
}

function scores(view) {
  const first = view.near;
  const seats = view.players.map((_, step) => (first + step) % view.players.length);
  return `${seats.map((seat) => score(view, seat)).join('; ')}.`;
}

const asSentence = (words) => (words && !/[.!?]$/.test(words) ? `${words}.` : words);

/** Answers by the key that asks for them. */
export const answers = {
  __proto__: null,
  m: myPiece,
  w: (view) => asSentence(turn(view)),
  s: scores,
};
