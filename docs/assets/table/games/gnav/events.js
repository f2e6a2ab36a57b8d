// What the kinds of Gnav's events mean to the table: which belong to the dealing, which cost somebody
// something, which are told together.
import { say } from '../../core/say.js';

/** Which act each kind of event makes at the table (core/acts/acts.js); the others are told with the act before them. */
export const ACTS = {
  __proto__: null,
  dealt: { act: 'deal' },
  knocked: { act: 'note' },
  asked: { act: 'ask', to: 'of' },
  exchanged: { act: 'exchange', to: 'with' },
  passed: { act: 'past', to: 'by' },
  kissed: { act: 'cry', to: 'by' },
  struck: { act: 'cry', to: 'by' },
  stopped: { act: 'cry', to: 'by', stop: true },
  refused: { act: 'cry', to: 'by', stop: true },
  tabu: { act: 'cry', to: 'of' },
  returned: { act: 'undo' },
  stood: { act: 'stand' },
  kept: { act: 'stand' },
  tapped: { act: 'note' },
  answered: { act: 'note' },
  drew: { act: 'draw' },
  showed: { act: 'show' },
  lost: { act: 'stroke' },
  paid: { act: 'stroke' },
  gained: { act: 'won' },
  took: { act: 'won' },
  plus: { act: 'won' },
  spared: { act: 'note' },
  void: { act: 'note' },
  appealed: { act: 'note' },
  'sat-out': { act: 'note' },
  retired: { act: 'note' },
  out: { act: 'note' },
  'playing-off': { act: 'note' },
  won: { act: 'note' },
};

/** Whose turns come in this deal, in their order: as it was dealt. */
export const round = ({ events, deal }) => [...new Set(events.filter((event) => event.deal === deal && event.kind === 'dealt').map(({ seat }) => seat))];

/** What happens while the pieces are dealt: not worth a stop in walking through the game. */
export const DEALING = new Set(['dealt', 'knocked']);

/** What a showing may cost a seat. */
export const COSTS = new Set(['lost', 'paid']);

/** Whether the law of an event is worth showing when nothing else is looked at. */
export const hasLaw = ({ kind }) => kind !== 'dealer';

/** Whether an event is news to a seat that was not looking: what others are dealt is not. */
export const isNews = (event, seat) => event.kind !== 'dealt' || event.seat === seat;

/** What many do alike, by the kind of event: the sentence that sums it up. */
export const SUMS = {
  __proto__: null,
  dealt: (n) => say('{n} others are dealt theirs.', { n }),
  stood: (n) => say('{n} seats stand.', { n }),
  asked: (n) => say('{n} seats ask to exchange.', { n }),
  exchanged: (n) => say('{n} exchanges are made.', { n }),
  passed: (n) => say('{n} times the request goes past.', { n }),
  kept: (n) => say('{n} seats keep theirs.', { n }),
  lost: (n, view) => (view.marks.some(({ unit }) => unit === 'strokes taken')
    ? say('{n} seats get strokes.', { n }) : say('{n} seats lose strokes.', { n })),
  paid: (n) => say('{n} seats pay.', { n }),
  out: (n) => say('{n} seats are out.', { n }),
};

const READ_OUT = 8; // with more seats than this the showing is not read out piece by piece

/** Say shorter what would take too long to hear, or null. */
export function inBrief({ kind, moved }) {
  const seats = kind === 'showed' ? moved.length : 0;
  return seats > READ_OUT ? say('All {n} show; what they show stands in the table and in the log.', { n: seats }) : null;
}
