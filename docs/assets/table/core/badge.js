// How a rule is known: the source states it, we infer it, or another source lends it. Told by a
// word and by the form of its frame, never by colour alone; touched or focused, it is explained.
import { html, nothing } from 'lit';
import { say } from './say.js';

const named = (status) => ({
  __proto__: null,
  stated: say('stated'), inferred: say('inferred'), supplied: say('supplied'),
}[status]);

/** Say what a badge means, in one sentence. */
export function meaning(status) {
  return {
    __proto__: null,
    stated: say('The source says this in so many words.'),
    inferred: say('This is our reading: the source takes it for granted, or does not say.'),
    supplied: say('This source has no such rule, so it is borrowed from another source.'),
  }[status];
}

/**
 * Say in a line that it is our reading. That the source says so needs no word there, and who lends a
 * rule is said with its clause; the law beside it explains all three.
 */
export const drawOurs = (status) => (status === 'inferred'
  ? html` <span class="badge inferred" title=${meaning(status)}>${say('our reading')}</span>` : nothing);

/** Draw the mark alone, where it is not explained. */
export function drawMark(status) {
  if (!named(status)) return nothing;
  return html` <span class="badge ${status}" title=${meaning(status)}>${named(status)}</span>`;
}

// Escape puts the tip away until it is asked for again.
const putAway = ({ key, currentTarget }) => {
  if (key === 'Escape') currentTarget.dataset.away = '';
};
const bring = ({ currentTarget }) => { delete currentTarget.dataset.away; };

/** Draw the badge with a tip that opens to pointer, finger and keyboard. `name` parts it from others. */
export function drawBadge(status, name) {
  if (!named(status)) return nothing;
  const id = `badge-${name}`;
  return html` <span class="badged" @keydown=${putAway} @focusout=${bring} @mouseleave=${bring}><button
    type="button" class="badge ${status}" aria-describedby=${id}
    @click=${({ currentTarget }) => currentTarget.focus()}>${named(status)}</button><span id=${id} class="tip"
    role="tooltip">${meaning(status)}</span></span>`;
}
