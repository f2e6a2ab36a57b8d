// What is not plainly stated is marked: our reading, or, where the chips do not say so, a loan. And an
// open question that a verdict rests on, with what another answer to it would change.
import { html, nothing } from 'lit';
import { drawMark } from './badge.js';
import { drawChips } from './law.js';
import { say } from './say.js';

/** Draw the mark of what rests on more than the source's own words. */
export function drawDoubt({ status, supplied }) {
  return status === 'inferred' || (status === 'supplied' && !supplied) ? drawMark(status) : nothing;
}

/** Draw an open question: how it is read, and what would be said if it were read otherwise. */
export function drawQuestion(doubt, host, part) {
  return html`<li class="doubt" data-crux=${doubt.crux}>
    <p class="said" lang=${doubt.lang}><b>${doubt.question}</b>${drawChips({ clauses: [doubt.crux] }, host.within(part))}</p>
    <p class="said">${say('Our reading: {reads}.', { reads: doubt.reads })}</p>
    ${doubt.otherwise.map((other) => html`<p class="said other">${say('With the reading “{reads}”:', { reads: other.reads })}
      <span class="instead">${other.text}</span></p>`)}
    ${!doubt.otherwise.length && doubt.options > 1 ? html`<p class="said quiet">${say('Read otherwise, the verdict is the same.')}</p>` : nothing}
    ${host.drawUnfolded(part)}
  </li>`;
}
