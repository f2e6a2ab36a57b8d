// What is said for good, such as that one is out: the table asks once more before it is said, in the
// place of the choices, and tells what it would bring.
import { html } from 'lit';
import { say } from '../core/say.js';

/** Whether the table asks once more before this move is made. */
export const isSaidForGood = ({ move }, { furniture }) => Boolean(furniture.saidForGood?.has(move));

/** Once the question stands there the focus is in it; taken back, where it was asked. */
function focus(host, selector) {
  host.updateComplete.then(() => host.renderRoot.querySelector(selector)?.focus({ preventScroll: true }));
}

/** Ask about a move before it is made. */
export function ask(picking, { move }, host) {
  picking.ask(move);
  focus(host, '.claim .not-yet');
}

function takeBack(picking, { move }, host) {
  picking.ask(null);
  focus(host, `[data-move="${move}"]`);
}

/** Draw the question: what would be said, what it brings, and two ways on. */
export function drawAskedAgain(choice, picking, host) {
  const back = () => takeBack(picking, choice, host);
  const press = (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    back();
  };
  return html`<div class="claim" role="group" aria-labelledby="claim-head" aria-describedby="claim-does" @keydown=${press}>
    <p class="ask" id="claim-head">${say('{label}?', { label: choice.label })}</p>
    <p class="does" id="claim-does">${choice.does?.text ?? ''}</p>
    <p class="answers"><button class="choice play" data-move=${choice.move} data-hotkey="1" ?disabled=${host.busy}
      aria-describedby="claim-head claim-does" @click=${() => host.act(choice.move)}><span class="label">${say('Say it')}</span></button>
    <button class="choice not-yet" data-hotkey="0" @click=${back}><span class="label">${say('Not yet')}</span></button></p>
  </div>`;
}
