// A joker, which the faces of the suits have not: a star over its name's first letter.
import { html, nothing } from 'lit';
import { say } from '../../core/say.js';
import { drawFace } from '../../cards/faces.js';

const STAR = 'M50 44 58 66 82 67 63 82 70 105 50 91 30 105 37 82 18 67 42 66z';

/** Draw a card of this game, whose name stands beside it or is said. */
export function drawCard({ card, name }, isNamed = false) {
  if (card !== 'joker') return drawFace({ card, name }, isNamed);
  return html`<span class="card face" data-card="joker" role=${isNamed ? nothing : 'img'} aria-label=${isNamed ? nothing : name}
    aria-hidden=${isNamed ? 'true' : nothing}><svg viewBox="0 0 100 152" aria-hidden="true"><path d=${STAR} /><text class="rank" x="50" y="34">${
  say('Joker')}</text></svg></span>`;
}
