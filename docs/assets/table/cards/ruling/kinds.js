// What a question about a trick is made of, as it comes in by an address.
import {
  byName, fields, list, oneOf, or, text,
} from '../../core/door.js';
import { ids } from '../../core/kinds.js';

const MOST = 12; // cards that a link may name; how many a trick holds, the engine says
const SUITS = [...'shdc'];
const PAIRS = SUITS.flatMap((one, at) => SUITS.slice(at + 1).flatMap((other) => [one + other, other + one]));

/** The question that the page begins with. */
export const FIRST = { rules: '', cards: ['h9', 'hk'], trump: '', readings: {} };

/** A question about a trick of one of these games; what cards and readings they have is the engine's to say. */
export const questionOf = (games) => fields({
  rules: oneOf(['', ...ids(games)]),
  cards: or(list(text(3), MOST, 2), FIRST.cards),
  trump: or(oneOf(['', ...SUITS, ...PAIRS]), ''),
  readings: or(byName(text(40), text(40), 20), {}),
});
