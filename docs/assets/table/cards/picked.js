// The picked cards on the button that plays them: one by its name, several by their signs.
import { html } from 'lit';
import { handOf } from '../core/lying.js';
import { count } from '../core/say.js';
import { indexOf } from './faces.js';
import { drawSuit } from './suits.js';

/** Name the picked cards with the signs of their suits, as `say` in its words names them; several are named to the ear alone. */
export function drawPicked(view, picked, words) {
  const cards = handOf(view, view.seat).cards.filter(({ card }) => picked.includes(card));
  const named = words(cards.map(({ name }) => name).join(', '));
  if (cards.length < 2) return html`${named} ${cards.map(({ card }) => drawSuit(card[0]))}`;
  const signs = cards.map(({ card }) => html` <span class="sign">${indexOf(card)}${drawSuit(card[0])}</span>`);
  return html`<span class="unseen">${named}</span><span aria-hidden="true">${words(count(cards.length, '{n} card', '{n} cards'))}${signs}</span>`;
}
