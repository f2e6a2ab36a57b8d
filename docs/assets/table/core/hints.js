// A hint, when it is asked for and never before: the move that the engine advises, why, and by which
// clauses. A part of the table's element.
import { html, nothing } from 'lit';
import { drawChips } from './law.js';
import { say } from './say.js';
import { session } from './session.js';

export class Hints {
  #host;
  #of = null; // the view that the hint was asked of
  #hint = null;

  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  /** The hint that holds for the moment at the screen, or null. */
  get hint() { return this.#of === session.view ? this.#hint : null; }

  ask = async () => {
    const of = session.view;
    const hint = await session.ask('hint', { seat: of.seat });
    if (!hint || session.view !== of) return;
    [this.#of, this.#hint] = [of, hint];
    this.#host.requestUpdate();
  };
}

/** Draw the button that asks, and the hint once it is there. */
export function drawHint(view, host) {
  if (view.waiting !== 'seat' || view.to_move !== view.seat || view.seat === null || view.advised) return nothing;
  const { hint } = host.hints;
  return html`<section class="hint" aria-label=${say('A hint')}>
    ${hint ? nothing : html`<button type="button" class="plain" data-hotkey="h" aria-keyshortcuts="h"
      ?disabled=${host.busy} @click=${host.hints.ask}>${say('Ask for a hint')}</button>`}
    <div role="status">${hint ? html`<p><strong>${hint.label}.</strong> ${hint.why}</p>` : nothing}</div>
    ${hint ? html`<p class="basis">${drawChips(hint, host)}</p>` : nothing}
  </section>`;
}
