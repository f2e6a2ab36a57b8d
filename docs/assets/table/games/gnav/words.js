// What Gnav's pieces are called.
import { say, sentence } from '../../core/say.js';

// A table of names has no prototype: none of what every object inherits is a name in it.
const PIECES = {
  __proto__: null,
  cuckoo: sentence('cuckoo'),
  dragoon: sentence('dragoon'),
  cat: sentence('cat'),
  horse: sentence('horse'),
  house: sentence('house'),
  pot: sentence('pot'),
  owl: sentence('owl'),
  fool: sentence('fool'),
  joker: sentence('joker'),
  sk: sentence('king of spades'),
  sq: sentence('queen of spades'),
  sj: sentence('knave of spades'),
  d1: sentence('ace of diamonds'),
};

/** A piece's name: “cat”, “7”, “queen of spades”, “6 of diamonds”. */
export function pieceName(piece) {
  if (PIECES[piece]) return say(PIECES[piece]);
  return /^d\d+$/.test(piece) ? say('{n} of diamonds', { n: piece.slice(1) }) : String(piece);
}

/** Say who asks, to whoever may answer a request; else the choices speak for themselves. */
export function asked(view) {
  const request = view.events.findLast(({ kind }) => kind === 'asked');
  if (!request || !view.choices.some(({ move }) => move === 'accept')) return null;
  return `${say('{name} asks you to exchange.', { name: view.players[request.seat].name })} ${view.choices.map(({ label }) => label).join(' · ')}`;
}
