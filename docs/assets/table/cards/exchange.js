// Which card for which, where one is asked whether to exchange: the one that is given, and the one that
// comes for it.
import { html, nothing } from 'lit';
import { drawFace } from './faces.js';

/** Draw the two cards of an exchange, for eyes: the button names them in words. */
export function drawExchange({ cards }) {
  if (cards?.length !== 2) return nothing;
  const [gets, gives] = cards.map((card) => drawFace({ card, name: '' }, true));
  return html`<span class="swap" aria-hidden="true">${gives}<svg class="for" viewBox="0 0 40 20"><path d="M2 10H32" /><path d="M26 3L36 10L26 17" /></svg>${gets}</span>`;
}
