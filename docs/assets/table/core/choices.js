// What the seat at the screen may do now, in the source's words; and what it may not, and why.
import { html, nothing } from 'lit';
import { drawOurs } from './badge.js';
import { drawChips } from './law.js';
import { say } from './say.js';
import { switches } from './switches.js';
import { chooses } from './turn.js';

/** So many choices have a number for a key. */
export const KEYS = 9;

/** Draw the key that makes a choice, for eyes that see it beside a keyboard. */
export const drawKey = (key) => (switches.keys ? html`<kbd class="hotkey" aria-hidden="true">${key}</kbd>` : nothing);

/** Whether the gloss of a cry says more than the label under it: “I stand!” is no news beside “Stand”. */
const addsTo = (label, gloss) => Boolean(gloss) && !gloss.toLowerCase().includes(label.toLowerCase());

function drawChoice(choice, host, number) {
  const { move, label, cry, gloss } = choice;
  const advised = host.advised === move;
  return html`<button class="choice ${advised ? 'advised' : ''}" data-move=${move} ?data-first=${number === 0}
      data-hotkey=${number + 1} aria-keyshortcuts=${switches.keys ? number + 1 : nothing}
      ?disabled=${host.busy} @click=${() => host.act(move)}>
    ${cry ? html`<span class="cry" lang=${host.lang}>${cry}</span>` : nothing}
    <span class="label">${label}${addsTo(label, gloss) ? html` <span class="gloss">(${gloss})</span>` : nothing}</span>
    ${advised ? html`<span class="advice">${say('advised')}</span>` : nothing}
    ${drawKey(number + 1)}
  </button>`;
}

function drawRefused(refused, host) {
  const id = `why-${refused.move}`;
  return html`<div class="refused">
    <button class="choice" aria-disabled="true" aria-describedby=${id} data-move=${refused.move}>
      <span class="label">${refused.label}</span>
    </button>
    <p id=${id} class="why">${refused.why}${drawChips(refused, host)}${drawOurs(refused.status)}</p>
  </div>`;
}

/** Draw the choices of the moment, and what is refused with the reason. */
export function drawChoices(view, host) {
  if (!chooses(view)) return nothing;
  return html`<section class="choices" aria-label=${say('Your choices')}>
      <div class="allowed" role="group" aria-label=${say('You may')}>
        ${view.choices.map((choice, number) => drawChoice(choice, host, number))}
      </div>
    </section>
    ${view.refused.length ? html`<section class="forbidden" aria-label=${say('You may not')}>
      ${view.refused.map((refused) => drawRefused(refused, host))}
    </section>` : nothing}`;
}
