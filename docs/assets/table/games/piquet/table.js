// Piquet's table: the long board for two, the talon in two parts, the ledger of what is announced and the slate.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { drawHand } from '../../cards/hand.js';
import { drawHeap } from '../../cards/heaps.js';
import { drawSeat, nearest } from '../../cards/seats.js';
import { drawSigns } from '../../cards/suits.js';
import { drawTrick } from '../../cards/trick.js';
import { drawCaption } from '../../core/acts/caption.js';
import { say } from '../../core/say.js';
import { drawLedger, rowsOf } from './ledger.js';
import { drawSlate } from './slate.js';
import { stageOf } from './stage.js';
import { drawTalon, drawThrown } from './talon.js';

/** Draw what was announced, folded once it is played. */
const drawFolded = (view) => html`<details class="announced"><summary>${say('What was announced')}</summary>${drawLedger(view)}</details>`;

/** Draw what lies in the middle: the talon, the ledger, or the trick. */
function drawMiddle(view, stage, host) {
  if (stage === 'buying') return drawTalon(view);
  if (stage === 'announcing') return drawLedger(view);
  return html`${drawTrick(view, host)}${rowsOf(view).length ? drawFolded(view) : nothing}`;
}

/** Draw the table, with all that lies on it and the hand before it. */
export function drawPiquetTable(view, host) {
  const { furniture } = host;
  const first = nearest(view);
  const order = [first, 1 - first];
  const stage = stageOf(view);
  return html`<div class="table card-table piquet" data-seats="2" data-round="4" data-stage=${stage} data-act=${view.act?.kind ?? nothing} data-cards>
    ${drawSigns()}
    <div class="board">
      <div class="wood" aria-hidden="true"></div>
      ${drawSlate(view, order)}
      ${drawThrown(view, first, true)}${drawThrown(view, order[1], false)}
      <ol class="seats" aria-label=${say('The seats, in the order of play, from {name}', { name: view.players[first].name })}>
        ${repeat(order, (seat) => seat, (seat, step) => drawSeat(view, seat, step, furniture))}
      </ol>
      ${drawMiddle(view, stage, host)}
      ${drawHeap(view, first, 'yours', furniture.heapCalled())}
      ${drawCaption(view, furniture, host.lang)}
    </div>
    ${drawHand(view, host, first)}
    <svg class="traces" aria-hidden="true"></svg>
    <p class="beats">${furniture.beats(view)}</p>
  </div>`;
}
