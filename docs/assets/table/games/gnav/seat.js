// What a seat holds, drawn and in words; and what else is to be said of it.
import { handOf, markOf, stockOf } from '../../core/lying.js';
import { say } from '../../core/say.js';
import { knownIn } from './known.js';
import { drawPiece } from './piece.js';
import { pieceName } from './words.js';

/** Whether it is played with cards, which stand upright, and not with pieces. */
export const playsCards = (view) => stockOf(view).id === 'pack';

/** What lies in a hand: the code of a piece, "hidden", or null. */
function piece(hand) {
  if (hand?.cards.length) return hand.cards[0].card;
  return hand?.unknown ? 'hidden' : null;
}

const CRIED = { __proto__: null, kissed: 'cat', struck: 'dragoon', stopped: 'cuckoo' };

/** What whoever looks knows of a piece that lies face down before another, or null. */
const knownAt = (view, seat) => knownIn(view).get(handOf(view, seat)?.id) ?? null;

/** Draw the piece of a seat, or the empty place before it; what it `answered`, or what is known of it, is cut into its back; a face `tells` of itself. */
export function drawHeld(view, seat, answered = null, tells = false) {
  const held = piece(handOf(view, seat));
  const cut = { cried: CRIED[answered?.kind] ?? null, known: held === 'hidden' ? knownAt(view, seat) : null };
  return drawPiece(held, playsCards(view), cut, tells);
}

/** Say what a seat holds, as far as it may be seen. */
export function heldInWords(view, seat) {
  const held = piece(handOf(view, seat));
  if (held === null) return say('none');
  const known = held === 'hidden' && knownAt(view, seat);
  if (known) return say('{piece}, face down', { piece: pieceName(known) });
  return held === 'hidden' ? say('face down') : pieceName(held);
}

/** Answer which piece is mine. */
export function mine(view) {
  if (view.seat === null) return say('You look on from no seat, and hold no piece.');
  const held = piece(handOf(view, view.seat));
  return held ? say('Your piece: {piece}.', { piece: pieceName(held) }) : say('You hold no piece.');
}

/** Answer how a seat that plays stands. */
export const tally = (view, seat) => markOf(view, 'score', seat).text;

/** Name the columns of what is held and what is counted. */
export const columns = (view) => (playsCards(view) ? [say('Card'), say('Tokens')] : [say('Piece'), say('Strokes')]);

/** Say what else is known of a seat, a phrase each. */
export const standing = (view, seat) => ['appeals', 'tapped'].map((id) => markOf(view, id, seat)?.text).filter(Boolean);
