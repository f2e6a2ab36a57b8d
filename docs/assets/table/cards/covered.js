// A card that lies face down and that who looks may know: its own player sees what it is, dimmed in the
// frame of its back; to all others it is a back.
import { html } from 'lit';
import { say } from '../core/say.js';
import { drawBack, drawFace } from './faces.js';

/** Say what a covered card is to whoever may know it. */
export const coveredInWords = ({ name }) => say('{card}, face down, seen by you alone', { card: name });

/** Draw a card that lies face down: `one` is null for whoever may not know it. */
export function drawCovered(one) {
  if (!one) return drawBack();
  return html`<span class="known" role="img" aria-label=${coveredInWords(one)}>${drawFace(one, true)}<span class="edge" aria-hidden="true"></span></span>`;
}
