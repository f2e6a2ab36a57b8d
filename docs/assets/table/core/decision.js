// What is asked where an answer has a price, in the engine's words: why, by whom, what, and what is left.
// It stands over the choices, so that nothing comes between a question and its answers.
import { html, nothing } from 'lit';

/** All that is said of it, sentence by sentence. */
export const saidOf = ({ decision }) => (decision ? [`${decision.why} ${decision.asks}`, decision.left.join(' · ')].filter(Boolean) : []);

/** Draw the question over its answers. */
export function drawDecision(view) {
  const [asks, left] = saidOf(view);
  return asks ? html`<div class="decision" id="decision"><p class="asks">${asks}</p>${left ? html`<p class="left">${left}</p>` : nothing}</div>` : nothing;
}

/** Names the question for whoever comes to its answers by ear. */
export const describedBy = ({ decision }) => (decision ? 'decision' : nothing);
