// The faces of Narrespillet, by the same names as those of the French cards (cards/faces.js).
import { html, nothing, svg } from 'lit';
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

const kept = new Map(); // what has been drawn, by card and letter

/** Lay the name of a picture along its plate: it comes from the engine, and is no part of a drawing. */
const drawName = (name) => svg`<text class="called" transform="translate(20.5 144) rotate(-90)">${name.replace(/^the /, '')}</text>`;

/** Draw a card face up: `sn`, `d10`, `tower`; where its name stands beside it, it is for eyes alone. One that `takes` is ringed. */
export function drawFace({ card, name, takes = false }, isNamed = false) {
  const letter = isPicture(card) ? '' : indexOf(card);
  const key = `${card} ${letter}`;
  if (!kept.has(key)) kept.set(key, drawn(card, letter));
  return html`<span class="card face of-${isPicture(card) ? 'picture' : card[0]} ${takes ? 'takes' : ''}" data-card=${card}
    role=${isNamed ? nothing : 'img'} aria-label=${isNamed ? nothing : name} aria-hidden=${isNamed ? 'true' : nothing}><svg
    viewBox="0 0 100 152" aria-hidden="true">${unsafeSVG(kept.get(key))}${isPicture(card) ? drawName(name) : nothing}</svg></span>`;
}
