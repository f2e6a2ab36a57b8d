// What the kinds of Piquet's events mean to the table: what is announced is an act each, what a card counts
// that is led is told with it.
import * as cards from '../../cards/events.js';

/** Which act each kind of event makes at the table (core/acts/acts.js). */
export const ACTS = {
  __proto__: null,
  parted: null,
  'laid-open': { act: 'meld' },
  threw: { act: 'away' },
  kept: { act: 'note' },
  equal: { act: 'meld', stays: true },
  counted: { act: 'meld', stays: true },
  'counted 60': { act: 'meld' },
  'counted cards': { act: 'meld' },
  'counted capot': { act: 'meld' },
  'counted lead': null,
  'counted last': null,
  honour: null,
};

/** What happens while the cards are dealt: not worth a stop in walking through the game. */
export const DEALING = new Set(['dealt', 'parted']);

/** Whether an event is news to a seat that was not looking: what others are dealt or draw, and each lead’s one, is not. */
export const isNews = (event, own) => cards.isNews(event, own) && event.what !== 'lead';
