// What a question to the Canasta page is made of, as this tab kept it.
import {
  fields, list, oneOf, pattern, truth,
} from '../../core/door.js';

const MOST = 40; // cards of a pile or a hand that a form shows

export const ASKS = ['pile', 'red-three', 'red-three-counts', 'turn-up', 'end'];
export const ORIGINS = ['deal', 'stock', 'pile'];

/** The question that the page begins with: a pile that nobody has frozen, and the stock lasts. */
export const FIRST = {
  about: 'pile',
  discards: ['h9', 's5'],
  hand: ['d5', 'c5', 'sk'],
  melds: [],
  out: false,
  dealt: false,
  by_right: true,
  origin: 'deal',
  melded: false,
  opponents_closed: false,
  card: 'joker',
  taken: false,
};

const card = pattern(/^([shdc]([2-9]|10|[ajqk])|joker)$/);

export const questionOf = fields({
  about: oneOf(ASKS),
  discards: list(card, MOST, 1),
  hand: list(card, MOST),
  melds: list(pattern(/^([2-9]|10|[ajqk])$/), 13),
  out: truth,
  dealt: truth,
  by_right: truth,
  origin: oneOf(ORIGINS),
  melded: truth,
  opponents_closed: truth,
  card,
  taken: truth,
});

/** What each question is asked with; of the stock the page wants to know only whether it is out. */
export const GIVEN = {
  __proto__: null,
  pile: ({ discards, hand, melds, out, dealt, by_right: byRight }) => ({
    discards, hand, melds, stock: Number(!out), dealt, by_right: byRight,
  }),
  'red-three': ({ origin }) => ({ origin }),
  'red-three-counts': ({ melded, opponents_closed: closed }) => ({ melded, opponents_closed: closed }),
  'turn-up': ({ card: turned }) => ({ card: turned }),
  end: ({ out, taken }) => ({ stock: Number(!out), taken }),
};

export { MOST };
