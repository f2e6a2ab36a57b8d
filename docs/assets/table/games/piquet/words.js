// What Piquet says at the table: what is to be thrown, how far it has come, and how a seat stands.
import { html, nothing } from 'lit';
import { indexOf } from '../../cards/faces.js';
import { either, inWord } from '../../cards/numbers.js';
import { phrasesOf } from '../../cards/counted.js';
import { drawSuit, drawSuitNamed } from '../../cards/suits.js';
import { rangeOf } from '../../cards/moves.js';
import {
  asked as toPlay, doesWith as doesPlayed, drawMove as drawPlayed, marksInWords as marksOf, middleInWords as laid, prompt as promptOne, standing as standingOf, tally as tallyOf,
} from '../../cards/words.js';
import {
  handOf, lyingIn, markOf, zoneOf,
} from '../../core/lying.js';
import { say } from '../../core/say.js';
import { hasLed } from './ledger.js';
import { alikeInWords } from './melds.js';
import { stageOf } from './stage.js';
import {
  PARTS, buyerOf, leftInWords, ownThrown, partInWords,
} from './talon.js';

export { track } from './ledger.js';

/** What a heap at a seat is called. */
export const heapCalled = () => say('Tricks');

const isThrowing = (view) => view.phase === 'throw';
const numbersOf = ({ least, most }) => either(Array.from({ length: most - least + 1 }, (_, at) => least + at));

/** Say how far it has come: that it is bought, announced, or which trick is played. */
export function progress(view) {
  const stage = stageOf(view);
  if (stage === 'buying') return say('Buying');
  if (stage === 'announcing') return say('Announcing');
  const taken = view.players.reduce((sum, _, seat) => sum + (markOf(view, 'tricks', seat)?.value ?? 0), 0);
  return say('Trick {n}', { n: Math.min(taken + 1, 12) });
}

/** Say what is asked of the seat whose turn it is. */
export function asked(view) {
  const range = isThrowing(view) ? rangeOf(view) : null;
  return range ? say('Throw {numbers}, before you see what you buy', { numbers: numbersOf(range) }) : toPlay(view);
}

/** Say what is to be picked. */
export function prompt(view) {
  const range = rangeOf(view);
  return range ? say('Pick {numbers} to throw', { numbers: numbersOf(range) }) : promptOne(view);
}

/** Say what is done with the picked cards. */
export const drawMove = (view, choice, picked) => (isThrowing(view)
  ? say('Throw {n}', { n: inWord(picked.length) }) : drawPlayed(view, choice, picked));

/** Say what throwing so many brings: as many from one’s own part. */
export function doesWith(view, choice, picked) {
  const { does } = choice;
  if (!isThrowing(view)) return doesPlayed(view, choice, picked);
  const part = PARTS.find((one) => buyerOf(view, one) === view.seat);
  const lies = zoneOf(view, part) ? lyingIn(zoneOf(view, part)) : 0;
  const left = lies - picked.length;
  const parts = { n: inWord(picked.length), all: inWord(lies), left: inWord(left) };
  const text = left > 0 ? say('and take {n} of your {all}; {left} stay unseen', parts) : say('and take all your {all}', parts);
  return { ...does, text: left === 1 ? say('and take {n} of your {all}; one stays unseen', parts) : text };
}

const SAID = 4; // so many of a suit are worth a word

/** The longest suit, and what is there three or four times: a hand in a few words, whatever it may count. */
function drawKeeping(cards) {
  const suits = [...'shdc'].map((suit) => [suit, cards.filter(({ card }) => card[0] === suit).length]);
  const long = Math.max(...suits.map(([, n]) => n));
  const ranks = [...new Set(cards.map(({ card }) => card.slice(1)))]
    .map((rank) => [rank, cards.filter(({ card }) => card.slice(1) === rank).length]).filter(([, n]) => n > 2);
  const [first, ...more] = [
    ...suits.filter(([, n]) => n === long && n >= SAID).map(([suit, n]) => html`${inWord(n)} ${drawSuitNamed(suit)}`),
    ...ranks.map(([rank, n]) => alikeInWords(n, rank)),
  ];
  return first ? html`<b>${first}${more.map((one) => html`, ${one}`)}</b>` : null;
}

/** Draw what the picked cards mean: what is kept, in a few words, and which are thrown. */
export function meaning(view, picked) {
  const cards = handOf(view, view.seat)?.cards ?? [];
  const kept = drawKeeping(cards.filter(({ card }) => !picked.includes(card)));
  const thrown = cards.filter(({ card }) => picked.includes(card));
  const signs = thrown.map(({ card, name }, at) => html`${at ? ', ' : ''}<span class="sign" aria-hidden="true">${indexOf(card)}${drawSuit(card[0])}</span><span class="unseen">${name}</span>`);
  if (!thrown.length) return kept ? html`${say('You hold')} ${kept}` : nothing;
  return kept ? html`${say('You keep')} ${kept} <span class="apart">${say('and throw')} ${signs}</span>` : html`${say('You throw')} ${signs}`;
}

/** The cards that whoever looks has bought, until somebody leads. */
export const fresh = (view) => (hasLed(view) ? [] : view.events
  .filter(({ kind, seat, deal }) => kind === 'drew' && seat === view.seat && deal === view.lastDeal).map(({ card }) => card));

/** What is counted of a seat, in phrases: points, and honours, once it has any. */
const counted = (view, seat) => phrasesOf(view, seat, ['count', 'honours'].filter((id) => markOf(view, id, seat)?.value));

/** Say how a seat stands, a phrase each. */
export const standing = (view, seat) => [...standingOf(view, seat), ...counted(view, seat)];

/** Say in words what stands at a seat besides what is held and counted; which cards it threw, to itself alone. */
export const marksInWords = (view, seat) => [
  ...marksOf(view, seat), ...counted(view, seat),
  seat === view.seat && ownThrown(view).length && say('threw {cards}', { cards: ownThrown(view).map(({ name }) => name).join(', ') }),
].filter(Boolean);

/** Answer how a seat stands. */
export const tally = (view, seat) => [tallyOf(view, seat), ...counted(view, seat)].join(', ');

/** Say in words what lies on the table and belongs to no seat: what may be bought, and later what was not. */
export const middleInWords = (view) => [
  laid(view), ...PARTS.map((part) => (stageOf(view) === 'buying' ? partInWords(view, part) : leftInWords(view, part))),
].filter(Boolean).join(' · ');
