// What all games of cards say at the table: what is held and kept, what is asked, and what a picked card
// does. A game says otherwise what it must.
import { count, say } from '../core/say.js';
import {
  handOf, lyingIn, markOf, stockOf, zoneOf,
} from '../core/lying.js';
import {
  countInWords, countOf, isCounted, phrasesOf,
} from './counted.js';
import { coveredInWords } from './covered.js';
import { lastTrick } from './gone-by.js';
import { heapAt, laidAwayBy } from './heaps.js';
import { choicesOfCards, choosable } from './moves.js';
import { named } from './pairs.js';
import { drawPicked } from './picked.js';
import { potOf } from './stakes.js';

export { aimsOf, drawAims } from './aims.js';

/** What is said of a seat besides what is held and counted, by the marks that say it. */
const SAID = ['partner', 'pair', 'joined', 'declarer', 'vole', 'bid', 'laid', 'melds', 'beet', 'beet-played'];

const held = (view, seat) => {
  const hand = handOf(view, seat);
  return hand ? lyingIn(hand) : 0;
};
const cardsIn = (n) => count(n, '{n} card', '{n} cards');
const names = (cards) => cards.map(({ name }) => name).join(', ');

/** Say what a seat holds, as far as it may be seen. */
export function heldInWords(view, seat) {
  const hand = handOf(view, seat);
  if (!held(view, seat)) return say('none');
  return hand.cards.length ? names(hand.cards) : cardsIn(hand.unknown);
}

/** Say what is counted for a seat: its count in chalk, else its tricks, else its cards. */
export function scoreInWords(view, seat) {
  if (isCounted(view, 'score')) return String(countOf(view, seat));
  return markOf(view, 'tricks', seat)?.text ?? cardsIn(held(view, seat));
}

/** Answer how a seat stands. */
export const tally = (view, seat) => [
  isCounted(view, 'score') && String(countOf(view, seat)), ...phrasesOf(view, seat, ['tricks']), cardsIn(held(view, seat)),
].filter(Boolean).join(', ');

/** Name the columns of what is held and what is counted. */
export const columns = (view) => [say('In the hand'), isCounted(view, 'score') ? say('Counted') : isCounted(view, 'tricks') ? say('Tricks') : say('How many')];

/** Answer which cards are mine. */
export function mine(view) {
  if (view.seat === null) return say('You look on from no seat, and hold no card.');
  const hand = handOf(view, view.seat);
  return hand?.cards.length ? say('Your cards: {cards}.', { cards: names(hand.cards) }) : say('You hold no card.');
}

/** Say in words what stands at a seat besides what is held and counted: tricks, where points are counted, a bid, what is melded. */
export const marksInWords = (view, seat) => [
  ...phrasesOf(view, seat, [...isCounted(view, 'score') ? ['tricks'] : [], ...SAID]), laidAwayBy(view, seat)?.text,
].filter(Boolean);

/** Say what else is known of a seat, a phrase each. */
export const standing = (view, seat) => [
  view.players[seat].in && cardsIn(held(view, seat)), ...phrasesOf(view, seat, ['tricks', ...SAID]), laidAwayBy(view, seat)?.text,
  !isCounted(view, 'tricks') && heapAt(view, seat)?.text,
  countInWords(view, seat), markOf(view, 'dealer', seat)?.text,
].filter(Boolean);

/** Say which cards lie in a trick, and whose they are. */
const trickInWords = (view, { cards }) => cards.map((one) => (
  say('{card} from {who}', { card: one.covered ? coveredInWords(one) : one.name, who: view.players[one.by].name }))).join(', ');

/** Say of several cards in a trick which takes it so far. */
function bestInWords({ cards, takes }) {
  const best = cards.length > 1 && cards.find(({ card }) => card === takes);
  return best && say('{card} takes the trick so far', { card: best.name });
}

/** Say in words what lies on the table and belongs to no seat, and what lay there last. */
export function middleInWords(view) {
  const trick = zoneOf(view, 'trick');
  const last = lastTrick(view);
  return [
    potOf(view)?.text,
    trick?.cards.length ? say('On the table: {cards}', { cards: trickInWords(view, trick) }) : say('Nothing lies on the table'),
    trick && bestInWords(trick),
    last && say('Last trick: {cards}', { cards: `${trickInWords(view, last.zone)}. ${last.said}` }),
    stockOf(view)?.text, zoneOf(view, 'turned')?.text, zoneOf(view, 'under')?.text, markOf(view, 'trump')?.text, markOf(view, 'trumps')?.text, zoneOf(view, 'away')?.text,
  ].filter(Boolean).join(' · ');
}

/** Say what is asked of the seat whose turn it is: a card, where one may be played; else what the choices are. */
export function asked(view) {
  const cards = choicesOfCards(view);
  return [...new Set((cards.length ? cards : view.choices).map(({ label }) => label))].join(' · ');
}

/** Say that a card is to be picked, and of how many one may be. */
export function prompt(view) {
  const n = choosable(view).size;
  return n > 1 && n === held(view, view.seat) ? say('Pick any card')
    : count(n, 'Pick a card: one may be played', 'Pick a card: any of {n} may be played');
}

// What is done with picked cards, by the word of the move, where they are not simply played.
const DONE = {
  __proto__: null,
  discard: (card) => say('Lay away {card}', { card }),
  throw: (card) => say('Lay away {card}', { card }),
  lay: (card) => say('Lay {card} face down', { card }),
};

/** Say what playing the picked cards does. */
export const drawMove = (view, choice, picked) => drawPicked(view, picked, DONE[choice.move] ?? ((card) => (
  lyingIn(zoneOf(view, 'trick')) ? say('Play {card}', { card }) : say('Lead {card}', { card }))));

/** Say what playing the picked card does: to the last to play, whether it takes the trick. */
export function doesWith(view, { does, takes }, [card, ...others]) {
  if (!takes || others.length) return does;
  return { ...does, text: takes.includes(card) ? say('It takes the trick') : say('It does not take the trick') };
}

/** Say who have won, where several have: “You and Carl have won”. */
export function outcome(view) {
  return view.winners.length > 1 ? say('{winners} have won', { winners: named(view, view.winners) }) : null;
}

/** Say what beats what, in the engine's words. */
export const beats = (view) => markOf(view, 'order', 'beside')?.text ?? '';
