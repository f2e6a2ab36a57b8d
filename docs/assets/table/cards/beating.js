// What games in which a card is beaten or taken up say at the table: what must be beaten, what a picked
// card does, and who has lost.
import { zoneOf } from '../core/lying.js';
import { say } from '../core/say.js';
import { drawPicked } from './picked.js';

/** Say who has lost: all others have won. Nobody has where the game was broken off. */
export function outcome(view) {
  const lost = view.events.find(({ kind }) => kind === 'lost');
  if (!lost) return null;
  return lost.seat === view.yours ? say('You have lost') : say('{name} has lost', { name: view.players[lost.seat].name });
}

/** Say what is asked of the seat whose turn it is. */
export function asked(view) {
  const top = zoneOf(view, 'trick').cards.at(-1);
  if (!top) return say('Lead a card');
  const beats = view.choices.some(({ move }) => move === 'play');
  return beats ? say('Beat {card}', { card: top.name }) : say('You cannot beat {card}', { card: top.name });
}

/** What a card does that beats is said whole by the engine. */
export const doesWith = (view, { does }) => does;

/** Say what playing the picked cards does. */
export const drawMove = (view, choice, picked) => drawPicked(view, picked, (card) => (
  view.phase === 'lead' ? say('Lead {card}', { card }) : say('Beat with {card}', { card })));
