// What the kinds of Narrespillet's events mean to the table.
import { DEALING as ofAllCards, SUMS as sumsOfCards } from '../../cards/events.js';
import { count } from '../../core/say.js';

/** Which act each kind of event makes at the table (core/acts/acts.js). */
export const ACTS = {
  __proto__: null,
  placed: { act: 'play' },
  threw: { act: 'away' },
  forfeited: { act: 'note' },
  loaded: { act: 'play' },
  finished: { act: 'note' },
  again: { act: 'note' },
  declined: { act: 'note' },
  looked: { act: 'note' },
  showed: { act: 'note' },
  'no-more': { act: 'note' },
  'took-over': { act: 'takeUp' },
  'no-cards': { act: 'note' },
  stole: { act: 'takeUp' },
  called: { act: 'note' },
  missed: { act: 'note' },
  handed: { act: 'takeUp' },
  thrown: { act: 'away' },
  lifted: { act: 'away' },
  removed: { act: 'away' },
  buried: { act: 'away' },
  refused: { act: 'note' },
  agreed: { act: 'note' },
  'round-over': { act: 'note' },
  'field-won': { act: 'note' },
};

/** What happens while the cards are dealt: not worth a stop in walking through the game. */
export const DEALING = ofAllCards;

/** What many do alike, by the kind of event: the sentence that sums it up. */
export const SUMS = { __proto__: null, ...sumsOfCards, drew: (n) => count(n, 'One card is drawn.', '{n} cards are drawn.') };
