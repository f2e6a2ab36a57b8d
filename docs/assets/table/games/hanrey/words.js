// What Hanrey says at the table: what is held, what is asked, and what a picked card does.
import { html } from 'lit';
import {
  handOf, lyingIn, markOf, stockOf, zoneOf,
} from '../../core/lying.js';
import { choosable } from '../../cards/picking.js';
import { drawSuit } from '../../cards/suits.js';
import { count, say } from '../../core/say.js';

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

/** Nothing is counted but the cards that one holds. */
export const scoreInWords = (view, seat) => cardsIn(held(view, seat));
export const tally = scoreInWords;

/** Name the columns of what is held and what is counted. */
export const columns = () => [say('In the hand'), say('How many')];

/** Answer which cards are mine. */
export function mine(view) {
  if (view.seat === null) return say('You look on from no seat, and hold no card.');
  const hand = handOf(view, view.seat);
  return hand?.cards.length ? say('Your cards: {cards}.', { cards: names(hand.cards) }) : say('You hold no card.');
}

/** Say what else is known of a seat, a phrase each. */
export const standing = (view, seat) => [
  view.players[seat].in && cardsIn(held(view, seat)), markOf(view, 'dealer', seat)?.text,
].filter(Boolean);

/** Say in words what lies on the table and belongs to no seat. */
export function middleInWords(view) {
  const trick = zoneOf(view, 'trick').cards.map(({ name, by }) => say('{card} from {who}', { card: name, who: view.players[by].name }));
  return [
    trick.length ? say('On the table: {cards}', { cards: trick.join(', ') }) : say('Nothing lies on the table'),
    stockOf(view).text, zoneOf(view, 'turned').text, markOf(view, 'trump')?.text, zoneOf(view, 'away').text,
  ].filter(Boolean).join(' · ');
}

/** Say how far it has come. */
export const progress = (view) => zoneOf(view, 'away')?.text ?? '';

/** Say who has lost: all others have won. Nobody has where the game was broken off. */
export function outcome(view) {
  const lost = view.events.find(({ kind }) => kind === 'lost');
  if (!lost) return null;
  return lost.seat === view.yours ? say('You have lost') : say('{name} has lost', { name: view.players[lost.seat].name });
}

/** Say what is asked of the seat whose turn it is. */
export function asked(view) {
  const top = zoneOf(view, 'trick').cards.at(-1);
  return top ? say('Beat {card}', { card: top.name }) : say('Lead a card');
}

/** Say that a card is to be picked, and how many may be. */
export const prompt = (view) => count(choosable(view).size, 'Pick a card: one will do', 'Pick a card: {n} will do');

/** Say what playing the picked card does. */
export function drawMove(view, choice, [card]) {
  const { name } = handOf(view, view.seat).cards.find((one) => one.card === card);
  return html`${view.phase === 'lead' ? say('Lead {card}', { card: name }) : say('Beat with {card}', { card: name })} ${drawSuit(card[0])}`;
}

/** Say what beats what, in the engine's words. */
export const beats = (view) => markOf(view, 'order', 'beside')?.text ?? '';
