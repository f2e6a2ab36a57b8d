// The faces of Narrespillet, by the same names as those of the French cards (cards/faces.js).
import { html, nothing } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { say, sentence } from '../../core/say.js';
import { SYMBOLS, drawn, isPicture } from './drawn.js';

export { drawBack, drawGap } from '../../cards/faces.js';

const LETTERS = {
  __proto__: null, a: sentence('A'), q: sentence('Q'), k: sentence('K'), n: sentence('N'), p: sentence('P'),
};

/** What a card of a house says in its corner: “N”, “10”; in Danish “R”. */
export function indexOf(card) {
  const rank = card.slice(1);
  return LETTERS[rank] ? say(LETTERS[rank]) : rank;
}

/** Draw all signs once, unseen, for the cards of this tree to use. */
export const drawSigns = () => html`<svg class="signs" width="0" height="0" aria-hidden="true">${unsafeSVG(SYMBOLS)}</svg>`;

const kept = new Map(); // what has been drawn, by card and what is written on it

/** Draw a card face up: `sn`, `d10`, `tower`; where its name stands beside it, it is for eyes alone. One that `takes` is ringed. */
export function drawFace({ card, name, takes = false }, isNamed = false) {
  const letter = isPicture(card) ? '' : indexOf(card);
  const called = isPicture(card) ? name.replace(/^the /, '') : '';
  const key = `${card} ${letter}${called}`;
  if (!kept.has(key)) kept.set(key, drawn(card, letter, called));
  return html`<span class="card face of-${isPicture(card) ? 'picture' : card[0]} ${takes ? 'takes' : ''}" data-card=${card}
    role=${isNamed ? nothing : 'img'} aria-label=${isNamed ? nothing : name} aria-hidden=${isNamed ? 'true' : nothing}><svg
    viewBox="0 0 100 152" aria-hidden="true">${unsafeSVG(kept.get(key))}</svg></span>`;
}
