// What Narrespillet says at the table: what is asked, what the picked cards may be used for, and how a
// participant stands.
import { markOf, zoneOf } from '../../core/lying.js';
import { say } from '../../core/say.js';
import { tally as tallyOf } from '../../cards/words.js';
import { fieldInWords } from './fields.js';
import { forfeits, placements } from './moves.js';
import { listed, namesOf } from './names.js';
import { actionInWords } from './uses.js';
import { houseInWords } from './houses.js';
import {
  DEMONS, HOUSES, actorOf, leaderOf, zoneAt,
} from './participants.js';

const lie = (view, name, who) => (zoneAt(view, name, who)?.cards ?? []).map((one) => one.name).join(', ');

/** Say how far it has come. */
export const progress = (view) => say('Round {n} of 5', { n: view.lastDeal });

/** Say what is asked of the seat whose turn it is. */
export function asked(view) {
  if (view.phase === 'throw') return say('Throw what is too much');
  if (view.phase === 'call') return say('Call another card, or no more');
  if (view.phase !== 'turn') return view.choices.map(({ label }) => label).join(' · ');
  const turn = say('Place on a field, throw a card, play a picture, or forfeit a field');
  return actorOf(view) === DEMONS ? say('For the Demons: {turn}', { turn }) : turn;
}

/** Say what is to be picked, or tapped, with what is picked already. */
export function prompt(view, { cards, fields } = { cards: [], fields: [] }) {
  const places = [...new Set(placements(view, cards).flatMap((place) => place.fields))];
  if (cards.length && places.length && !fields.length) return say('Tap a field: {fields}', { fields: listed(HOUSES.filter((house) => places.includes(house)).map(houseInWords)) });
  if (cards.length) return namesOf(cards);
  if (view.phase === 'throw') return say('Pick what goes');
  return forfeits(view).size ? say('Pick cards, or tap a field to forfeit it') : say('Pick cards');
}

/** Say that a move is made with cards, where the core asks. */
export const drawMove = (view, choice, picked) => actionInWords(view, { choice }, picked);

/** Say in words what lies on the fields of a participant and before it. */
function rowInWords(view, who) {
  const fields = HOUSES.map((house) => say('{field}: {what}', { field: houseInWords(house), what: fieldInWords(view, who, house) }));
  const [open, chariot, before] = ['open', 'chariot', 'before'].map((name) => lie(view, name, who));
  return [...fields, open && say('open: {cards}', { cards: open }), chariot && say('Chariot: {cards}', { cards: chariot }), before && say('before it: {cards}', { cards: before })].filter(Boolean);
}

/** Say in words what stands at a seat besides what is held and counted. */
export const marksInWords = (view, seat) => rowInWords(view, seat);

/** Say what else is known of a seat, a phrase each. */
export const standing = (view, seat) => [
  markOf(view, 'score', seat)?.text, markOf(view, 'strength', seat)?.text, markOf(view, 'dealer', seat)?.text,
].filter(Boolean);

/** Answer how a seat stands. */
export const tally = (view, seat) => [tallyOf(view, seat), ...rowInWords(view, seat)].join('; ');

/** Say in words what lies on the table and belongs to no seat: the Demons too, whose fields are their own. */
export function middleInWords(view) {
  const row = zoneOf(view, 'row')?.cards ?? [];
  const demons = leaderOf(view) === null ? [] : [
    say('{name} leads the Demons', { name: view.players[leaderOf(view)].name }),
    say('they hold {cards}', { cards: (zoneOf(view, DEMONS)?.cards ?? []).map(({ name }) => name).join(', ') || say('nothing') }), ...rowInWords(view, DEMONS),
  ];
  return [
    zoneOf(view, 'stock')?.text, zoneOf(view, 'pile')?.text, row.length && say('Justice’s row: {cards}', { cards: row.map(({ name }) => name).join(', ') }),
    markOf(view, 'closed')?.text, markOf(view, 'turns')?.text, ...demons,
  ].filter(Boolean).join(' · ');
}

