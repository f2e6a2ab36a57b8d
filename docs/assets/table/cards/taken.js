// The cards of a trick in a line, for the sheet of a deal: the one that took it stands out.
import { html } from 'lit';
import { indexOf } from './faces.js';
import { drawSuit } from './suits.js';

/** Draw the cards that somebody took by their signs; by their names for whoever listens. */
export const drawTaken = ({ cards, with: best }) => html`<span class="unseen">${cards.map(({ name }) => name).join(', ')}</span><span
  class="taken" aria-hidden="true">${cards.map(({ card }) => html`<span class="sign ${card === best ? 'best' : ''}">${indexOf(card)}${drawSuit(card[0])}</span> `)}</span>`;
