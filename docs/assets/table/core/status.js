// The line above the table: by which source it is played, how far it has come, and help.
import { html, nothing } from 'lit';
import { say } from './say.js';
import { drawPace } from './acts/pace-choice.js';
import { matchInShort } from './match/panel.js';
import { session } from './session.js';
import { switches } from './switches.js';
import { drawHelpButton, drawToSite } from './tools.js';

/** Say that a deal has come to its end: with cards in tricks it is over, else all has been shown. */
export const dealDone = ({ zones, lastDeal: deal }) => (zones.some(({ kind }) => kind === 'trick')
  ? say('Deal {deal} is over', { deal }) : say('Deal {deal} is shown', { deal }));

/** Say whose turn it is, or what the table waits for. */
export function turn(view) {
  const name = (seat) => view.players[seat].name;
  if (session.onShow) return '';
  if (view.waiting === 'past') return say('A moment gone by');
  if (view.waiting === 'over') return say('The game is over');
  if (view.waiting === 'deal') return view.left_out ? '' : dealDone(view);
  if (view.waiting === 'acts') return typeof view.to_move === 'number' ? say('{name} is to move', { name: name(view.to_move) }) : '';
  if (view.to_move === view.seat) return say('{name}, it is your turn', { name: name(view.seat) });
  return typeof view.to_move === 'number' ? say('{name} is to move', { name: name(view.to_move) }) : '';
}

/** Draw the line above the table. */
export function drawStatus(view, host) {
  return html`<p class="status">${drawToSite()}<span class="source">${host.source?.short ?? view.rules}</span>
    <span class="deal-number">${host.furniture.progress?.(view) ?? say('Deal {deal}', { deal: view.lastDeal })}</span>
    <span class="told">${switches.text ? turn(view) : host.furniture.howFar?.(view) ?? ''}</span>
    <span class="acts">${drawPace()}${drawHelpButton(host)}</span></p>
    ${view.match ? html`<p class="match-line quiet">${matchInShort(view)}</p>` : nothing}`;
}
