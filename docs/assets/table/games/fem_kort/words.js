// What only Fem Kort says at the table: how far it is to the last trick, and when that is led.
import {
  handOf, lyingIn, markOf, zoneOf,
} from '../../core/lying.js';
import { say } from '../../core/say.js';
import { asked as usual } from '../../cards/words.js';

const trick = (view) => zoneOf(view, 'trick')?.cards ?? [];
const taken = (view) => view.players.reduce((sum, _, seat) => sum + (markOf(view, 'tricks', seat)?.value ?? 0), 0);

/** How many tricks are still to be taken, the one being played too: as many as a seat has cards for. */
function toCome(view) {
  const laid = new Set(trick(view).map(({ by }) => by));
  const left = view.players.map((_, seat) => lyingIn(handOf(view, seat)) + laid.has(seat));
  return Math.max(...left);
}

/** Say which trick is being played, and of how many. */
export function progress(view) {
  const done = taken(view);
  const left = toCome(view);
  return view.phase === 'play' && left ? say('Trick {n} of {all}', { n: done + 1, all: done + left }) : '';
}

/** Say what is asked of the seat whose turn it is. */
export const asked = (view) => (toCome(view) === 1 && !trick(view).length ? say('Lead your last card') : usual(view));
