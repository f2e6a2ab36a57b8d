// What a seat holds, drawn and in words; and what else is to be said of it.
import { say } from '../../core/say.js';
import { drawPiece } from './piece.js';
import { pieceName, scoreWords, withCards } from './words.js';

/** Draw the piece of a seat, or the empty place before it. */
export const drawHeld = (view, seat) => drawPiece(view.held[seat], withCards(view));

/** Whether a seat holds anything. */
export const holds = (view, seat) => Boolean(view.held[seat]);

/** Say what a seat holds, as far as it may be seen. */
export function heldInWords(view, seat) {
  const held = view.held[seat];
  if (held === null || held === undefined) return say('none');
  if (held === 'hidden') return say('face down');
  return pieceName(held);
}

/** Answer which piece is mine. */
export function mine(view) {
  if (view.seat === null) return say('You look on from no seat, and hold no piece.');
  const piece = view.held[view.seat];
  return piece ? say('Your piece: {piece}.', { piece: pieceName(piece) }) : say('You hold no piece.');
}

/** Answer how a seat that plays stands. */
export const tally = (view, seat) => scoreWords(view.unit, view.score[seat]);

/** Name the columns of what is held and what is counted. */
export const columns = (view) => (withCards(view) ? [say('Card'), say('Tokens')] : [say('Piece'), say('Strokes')]);

/** Say what else is known of a seat, a phrase each. */
export const standing = (view, seat) => (view.tapped?.includes(seat) ? [say('has tapped')] : []);
