// The next step of the move that a lesson advises: the cards that are not picked yet, then the field, the name or
// the button.
import { composedIn } from './composing.js';

const partsOf = (move) => (move ?? '').split(':').map((words) => words.split('+'));

/** The cards that a move takes from before the player. */
function cardsOf([[verb], ...args]) {
  if (verb === 'place') return args[1];
  if (['discard', 'load', 'throw'].includes(verb)) return args[0];
  return verb === 'play' ? [...args[0], ...args[0][0] === 'chariot' ? args[1] ?? [] : []] : [];
}

/** Whether a card is still to be picked. */
export function isAdvisedCard(view, host, card) {
  const parts = partsOf(host.advised);
  return cardsOf(parts).includes(card) && !composedIn(view).cards.includes(card);
}

/** Whether a field is to be tapped now: all cards that go there are picked. */
export function isAdvisedField(view, host, house, aim) {
  if (!host.advised || !aim) return false;
  if (aim.move) return aim.move === host.advised;
  const parts = partsOf(host.advised);
  const { cards, fields } = composedIn(view);
  return ['place', 'forfeit'].includes(parts[0][0]) && parts[1].includes(house) && !fields.includes(house)
    && cardsOf(parts).every((card) => cards.includes(card));
}

/** Whether a use of the picked cards is the one that is advised, or leads to it. */
export function isAdvisedUse(view, host, { move = null, card = null }) {
  const parts = partsOf(host.advised);
  return Boolean(host.advised) && (move === host.advised || (parts[0][0] === 'play' && card !== null && parts[1][0] === card && parts.length > 2));
}
