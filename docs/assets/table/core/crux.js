// What a crux is, and a gap, said where a reader meets the first, until it is understood or the visit ends.
import { html, nothing } from 'lit';
import { say } from './say.js';

const understood = new Set(); // kinds, for as long as the visit lasts

/** Say in one sentence what it is: a crux, where the words can be read in two ways, or a gap. */
export const meaning = ({ kind }) => (kind === 'gap'
  ? say('A gap is a place where the source is silent; what fills it is ours, and we say from where we have it.')
  : say('A crux is a passage that can be read in two ways; we choose one reading and say why.'));

/** Say whose the answer is: our reading of the words, or ours where there are none. */
export const ours = ({ kind }) => (kind === 'gap' ? say('We fill in:') : say('Our reading:'));

/** Draw the explanation of a crux or a gap, until it is put away for this visit. */
export function drawExplained(asked, host) {
  const done = () => {
    understood.add(asked.kind);
    host.requestUpdate();
  };
  return understood.has(asked.kind) ? nothing : html`<p class="explained">${meaning(asked)} <button type="button" class="plain" data-understood
    @click=${done}>${say('Understood')}</button></p>`;
}
