// What a link leaves out: the deal that was being played when it was made. It is said so, and nothing
// is dealt in its place until somebody asks for a deal of his own.
import { html, nothing } from 'lit';
import { say } from './say.js';
import { session } from './session.js';

/** Say what is left out after the last moment of a game, or null. An old link does not say whether anything is. */
export function leftOutInWords(view) {
  if (view.left_out) return say('The deal that was being played is left out of this link.');
  const ends = session.onShow && session.byLink && view.waiting === 'deal' && !view.open;
  return ends ? say('If another deal was being played, this link leaves it out.') : null;
}

/** Whether the next deal is the only way on: no deal stands here that could be looked at. */
const onlyNext = (view) => view.left_out || view.moves === 0;

/** Draw what is left out, and the way on. */
export function drawLeftOut(view, host) {
  const words = leftOutInWords(view);
  if (!words) return nothing;
  return html`<section class="left-out" aria-label=${say('What is left out')}>
    <p role="status">${words}</p>
    ${onlyNext(view) ? html`<p class="buttons"><button data-new-deal ?disabled=${host.busy} @click=${host.next}>${
      say('Go on with a new deal of your own')}</button></p>` : nothing}
  </section>`;
}
