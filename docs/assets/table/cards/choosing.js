// What is to be done with the hand: the picked cards played by a button, what needs no card, and why
// a card may not be played.
import { html, nothing } from 'lit';
import { drawMark } from '../core/badge.js';
import {
  KEYS, drawDoes, drawKey, drawWhyNot,
} from '../core/choices.js';
import { drawChips } from '../core/law.js';
import { handOf } from '../core/lying.js';
import { say } from '../core/say.js';
import { switches } from '../core/switches.js';
import {
  choicesOfCards, choosable, moveOf, pickingOf, picks, plainChoices,
} from './picking.js';

function drawPlay(view, host, picking) {
  const made = moveOf(view, picking.picked);
  if (!made) return html`<p class="quiet prompt">${host.furniture.prompt(view)}</p>`;
  const { choice, move } = made;
  return html`<button class="choice play ${host.advised === move ? 'advised' : ''}" data-play=${move}
    aria-describedby=${choice.does ? 'does-play' : nothing} ?disabled=${host.busy} @click=${() => host.act(move)}>
    <span class="label">${host.furniture.drawMove(view, choice, picking.picked)}</span>${drawDoes('does-play', choice.does)}</button>`;
}

/** Draw a button for a move, with the key that makes it, if it has one. */
function drawMove(move, words, host, { key = null, first = false, does = null } = {}) {
  return html`<button class="choice ${host.advised === move ? 'advised' : ''}" data-move=${move} ?data-first=${first}
    data-hotkey=${key ?? nothing} aria-keyshortcuts=${switches.keys && key ? key : nothing}
    aria-describedby=${does ? `does-${move}` : nothing} ?disabled=${host.busy} @click=${() => host.act(move)}>
    <span class="label">${words}</span>${drawDoes(`does-${move}`, does)}${key ? drawKey(key) : nothing}</button>`;
}

/** Draw a button for what is done without a card. */
const drawPlain = ({ move, label, does }, number, host) => drawMove(move, label, host, { key: number === 0 ? '0' : null, does });

/** Say why the card that is looked at may not be played; while none is, why what needs no card may not be done. */
function drawWhy(view, host, looked) {
  const refused = view.refused.find(({ move }) => move.split(':')[1] === (looked ?? undefined));
  return html`<div class="why" role="status">${refused
    ? html`<p>${refused.why}${drawChips(refused, host)}${drawMark(refused.status)}</p>` : nothing}</div>`;
}

/** Draw a button for each move with one card, where the hand is told in words. */
function drawOne(card, number, view, host) {
  const { choice, move } = moveOf(view, [card]);
  const key = number < KEYS ? number + 1 : null;
  return drawMove(move, host.furniture.drawMove(view, choice, [card]), host, { key, first: number === 0 });
}

function drawInWords(view, host, plain) {
  const free = choosable(view);
  const cards = handOf(view, view.seat).cards.map(({ card }) => card).filter((card) => free.has(card));
  return html`<section class="choices in-text" aria-label=${say('Your choices')}>
    <div class="allowed" role="group" aria-label=${say('You may')}>
      ${cards.map((card, number) => drawOne(card, number, view, host))}${plain.map((choice, number) => drawPlain(choice, number, host))}
    </div>${drawWhyNot(view, host)}</section>`;
}

/** Draw what may be done now, under the hand. */
export function drawCardChoices(view, host) {
  if (!picks(view)) return nothing;
  const picking = pickingOf(host, view);
  const plain = plainChoices(view);
  if (switches.text) return drawInWords(view, host, plain);
  return html`<section class="choices" aria-label=${say('Your choices')}>
    <div class="allowed" role="group" aria-label=${say('You may')}>
      ${choicesOfCards(view).length ? drawPlay(view, host, picking) : nothing}
      ${plain.map((choice, number) => drawPlain(choice, number, host))}
    </div>
    ${drawWhy(view, host, picking.looked)}
  </section>`;
}
