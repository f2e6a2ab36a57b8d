// The Hermit waits by itself: its owner is asked between two turns once he has said that he wants to be, or after
// something was taken back, since only what he is asked can be answered otherwise.
import { html, nothing } from 'lit';
import { picks } from '../../cards/picking.js';
import { say } from '../../core/say.js';
import { session } from '../../core/session.js';
import { composedIn } from './composing.js';
import { zoneAt } from './participants.js';

let asks = false; // whether the owner wants to be asked
let reached = 0; // how far the game had come when he would have been asked last

const lies = (view, seat) => (zoneAt(view, 'before', seat)?.cards ?? []).some(({ card }) => card === 'hermit');

/** Draw where its owner says that he wants to be asked between the turns; only where one person plays, others are always asked. */
export function drawAsks(view, host, seat) {
  if (seat !== view.seat || !lies(view, seat)) {
    if (seat === view.seat) [asks, reached] = [false, 0];
    return nothing;
  }
  if (session.persons.length > 1) return nothing;
  const turn = () => {
    asks = !asks;
    host.requestUpdate();
  };
  return html`<button type="button" class="plain asks-hermit" aria-pressed=${String(asks)} @click=${turn}>${say('Ask me between the turns')}</button>`;
}

/** Whether the Hermit waits at this moment without a word; then it is answered so. */
export function waitsByItself(view, host) {
  if (view.phase !== 'hermit' || !picks(view) || host.lesson.on || session.persons.length > 1) return false;
  if (view.moves < reached) asks = true;
  reached = view.moves;
  const composed = composedIn(view);
  if (asks && !composed.sent) return false;
  if (!composed.sent) {
    composed.sent = true;
    setTimeout(() => host.act('wait'));
  }
  return true;
}
