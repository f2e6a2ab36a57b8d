// What the seat at the screen may do now, in the source's words, and what each choice does; folded
// under it what may not be done, and why.
import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { drawOurs } from './badge.js';
import { describedBy, drawDecision } from './decision.js';
import { drawChips } from './law.js';
import { say } from './say.js';
import { switches } from './switches.js';
import { chooses } from './turn.js';

/** So many choices have a number for a key. */
export const KEYS = 9;

/** Draw the key that presses a button, for eyes that see it beside a keyboard. */
export const drawKey = (key) => (switches.keys ? html`<kbd class="hotkey" aria-hidden="true">${key}</kbd>` : nothing);

/** Whether the gloss of a cry says more than the label under it: “I stand!” is no news beside “Stand”. */
const addsTo = (label, gloss) => Boolean(gloss) && !gloss.toLowerCase().includes(label.toLowerCase());

/** Draw in a button what its move does; whoever listens hears it as the button's description. */
export const drawDoes = (id, does) => (does ? html`<span class="does" id=${id} aria-hidden="true">${does.text}</span>` : nothing);

/** Draw in a button that its move is advised. */
export const drawAdvice = (advised) => (advised ? html`<span class="advice">${say('advised')}</span>` : nothing);

function drawChoice(choice, host, number) {
  const {
    move, label, cry, gloss, does,
  } = choice;
  const advised = host.advised === move;
  const id = `does-${move}`;
  return html`<button class="choice ${advised ? 'advised' : ''}" data-move=${move} ?data-first=${host.lesson.on && host.advised ? advised : number === 0}
      data-hotkey=${number + 1} aria-keyshortcuts=${switches.keys ? number + 1 : nothing} aria-describedby=${does ? id : nothing}
      ?disabled=${host.busy} @click=${() => host.act(move)}>
    <span class="said">${cry ? html`<span class="cry" lang=${host.lang}>${cry}</span> ` : nothing}<span class="label">${label}${
  addsTo(label, gloss) && !does ? html` <span class="gloss">(${gloss})</span>` : nothing}</span></span>
    ${drawDoes(id, does)}
    ${drawAdvice(advised)}
    ${drawKey(number + 1)}
  </button>`;
}

/** Whether a record is there to show, of all things, that this is refused. */
const isShown = (view) => view.refused.some(({ clauses }) => clauses.some((id) => view.shows.includes(id)));

/** Draw what may not be done, folded: each with its reason and its rules. */
export function drawWhyNot(view, host) {
  if (!view.refused.length) return nothing;
  return keyed(view.moves, html`<details class="forbidden" ?open=${isShown(view)}><summary>${say('Why not …?')}</summary>
    <ul>${view.refused.map((refused) => html`<li class="refused" data-move=${refused.move}>
      <strong>${refused.label}:</strong> <span class="because">${refused.why}</span>${drawChips(refused, host)}${drawOurs(refused.status)}</li>`)}</ul>
  </details>`);
}

/** Draw the choices of the moment, and under them, folded, what is refused. */
export function drawChoices(view, host) {
  if (!chooses(view)) return nothing;
  return html`<section class="choices" aria-label=${say('Your choices')}>
      ${drawDecision(view)}
      <div class="allowed" role="group" aria-label=${say('You may')} aria-describedby=${describedBy(view)}>
        ${view.choices.map((choice, number) => drawChoice(choice, host, number))}
      </div>
      ${drawWhyNot(view, host)}
    </section>`;
}
