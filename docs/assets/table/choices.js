// What the seat at the screen may do now, in the source's words; and what it may not, and why.
import { html, nothing } from 'lit';
import { drawChips } from './law.js';

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

/** Draw the choices of the moment, the rules they rest on, and what is refused. */
export function drawChoices(view, desk) {
  if (view.waiting !== 'seat' || view.to_move !== view.seat || view.seat === null) return nothing;
  return html`<section class="choices" aria-label="Your choices">
    <div class="allowed" role="group" aria-label="You may">
      ${view.legal.map((choice, number) => drawChoice(choice, desk, number))}
    </div>
    ${view.refused.map((refused) => drawRefused(refused, desk))}
  </section>`;
}
