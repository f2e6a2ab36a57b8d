// What a crux is, said where a reader meets the first one, until he has understood it or the visit ends.
import { html, nothing } from 'lit';
import { say } from './say.js';

let understood = false; // for as long as the visit lasts

/** Say in one sentence what a crux is. */
export const meaning = () => say('A crux is a place where the source does not say how it is played, or can be read in two ways; we choose one reading and say why.');

/** Draw the explanation, until it is put away for this visit. */
export function drawExplained(host) {
  const done = () => {
    understood = true;
    host.requestUpdate();
  };
  return understood ? nothing : html`<p class="explained">${meaning()} <button type="button" class="plain" data-understood
    @click=${done}>${say('Understood')}</button></p>`;
}
