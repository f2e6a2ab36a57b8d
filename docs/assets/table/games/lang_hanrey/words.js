// What only Lang Hanrey says at the table: how many cards must be beaten, and which part is played.
import { markOf, zoneOf } from '../../core/lying.js';
import { say } from '../../core/say.js';
import { asked as askedOne } from '../../cards/beating.js';
import { mostOf } from '../../cards/moves.js';
import { prompt as promptOne } from '../../cards/words.js';

export { doesWith, drawMove, outcome } from '../../cards/beating.js';

const ledIn = (view) => zoneOf(view, 'trick').cards.length;

/** Say how far it has come: which part is played. */
export const progress = (view) => markOf(view, 'part').text;

/** Say what is asked of the seat whose turn it is; how many can be beaten, it alone is told. */
export function asked(view) {
  const all = ledIn(view);
  const n = mostOf(view) || all;
  if (all < 2) return askedOne(view);
  return n < all ? say('Beat {n} of the {all} cards', { n, all }) : say('Beat all {n} cards', { n });
}

/** Say what is to be picked: one card, or several alike; or so many as can be beaten. */
export function prompt(view) {
  const n = mostOf(view);
  if (n < 2) return promptOne(view);
  return ledIn(view) ? say('Pick {n} cards', { n }) : say('Pick a card, or several alike');
}
