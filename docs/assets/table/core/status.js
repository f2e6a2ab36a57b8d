// The line above the table: by which source it is played, whose turn it is, and what else one may do.
import { html, nothing } from 'lit';
import { say } from './say.js';
import { session } from './session.js';
import { drawTools } from './tools.js';

/** Say whose turn it is, or what the table waits for. */
export function turn(view) {
  const name = (seat) => view.players[seat].name;
  if (session.onShow) return '';
  if (view.waiting === 'past') return say('A moment gone by');
  if (view.waiting === 'over') return say('The game is over');
  if (view.waiting === 'deal') return say('Deal {deal} is shown', { deal: view.lastDeal });
  if (view.to_move === view.seat) return say('{name}, it is your turn', { name: name(view.seat) });
  return typeof view.to_move === 'number' ? say('{name} is to move', { name: name(view.to_move) }) : '';
}

/** Draw the line above the table. */
export function drawStatus(view, host) {
  return html`<p class="status"><span class="source">${host.source?.short ?? view.rules}</span>
    <span>${turn(view)}</span>
    <span class="acts">
      ${drawTools(host)}
      ${session.onShow ? nothing : html`<button class="plain" data-share @click=${host.sharing.make}>${say('Share')}</button>`}
      <button class="plain" data-leave @click=${host.leave}>${say('Leave')}</button>
    </span></p>`;
}
