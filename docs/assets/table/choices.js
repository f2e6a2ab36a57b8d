// What the seat at the screen may do now, in the source's words; and what it may not, and why.
import { html, nothing } from 'lit';
import { drawChips } from './law.js';
import { drawPiece } from './piece.js';
import { withCards } from './words.js';

function drawChoice(choice, desk, number) {
  const { move, label, cry } = choice;
  return html`<button class="choice" data-move=${move} ?data-first=${number === 0}
      ?disabled=${desk.busy} @click=${() => desk.act(move)}>
    ${cry ? html`<span class="cry" lang=${desk.lang}>${cry}</span>` : nothing}
    <span class="label">${label}</span>
  </button>`;
}

function drawRefused(refused, desk) {
  const id = `why-${refused.move}`;
  return html`<div class="refused">
    <button class="choice" aria-disabled="true" aria-describedby=${id} data-move=${refused.move}>
      <span class="label">${refused.label}</span>
    </button>
    <p id=${id} class="why">${refused.why}${drawChips(refused, desk)}</p>
  </div>`;
}

/** Your piece in small beside the choices, for when the table has scrolled away. */
function drawHeld(view) {
  const piece = view.held[view.seat];
  return piece ? html`<div class="in-hand">${drawPiece(piece, withCards(view))}</div>` : nothing;
}

/** Draw the choices of the moment, and what is refused with the reason. */
export function drawChoices(view, desk) {
  if (view.waiting !== 'seat' || view.to_move !== view.seat || view.seat === null) return nothing;
  return html`<section class="choices" aria-label="Your choices">
      ${drawHeld(view)}
      <div class="allowed" role="group" aria-label="You may">
        ${view.legal.map((choice, number) => drawChoice(choice, desk, number))}
      </div>
    </section>
    ${view.refused.length ? html`<section class="forbidden" aria-label="You may not">
      ${view.refused.map((refused) => drawRefused(refused, desk))}
    </section>` : nothing}`;
}
