// What is to be done with the hand: the picked cards played by a button, what needs no card, and why
// a card may not be played.
import { html, nothing } from 'lit';
import { drawMark } from '../core/badge.js';
import {
  KEYS, drawAdvice, drawDoes, drawKey, drawWhyNot,
} from '../core/choices.js';
import { describedBy, drawDecision } from '../core/decision.js';
import { drawChips } from '../core/law.js';
import { handOf } from '../core/lying.js';
import { count, say } from '../core/say.js';
import { switches } from '../core/switches.js';
import { drawWords } from './bids.js';
import { drawExchange } from './exchange.js';
import { drawLookBack } from './last-trick.js';
import { drawTally } from './tally.js';
import {
  choicesOfCards, choosable, moveOf, mostOf, plainChoices, rangeOf,
} from './moves.js';
import { pickingOf, picks } from './picking.js';
import { ask, drawAskedAgain, isSaidForGood } from './said-for-good.js';

/** The choice that the picked cards make, or null: what binds it is the law of the moment. */
export const picked = (view, host) => (picks(view) ? moveOf(view, pickingOf(host, view).picked)?.choice ?? null : null);

/** Say what is to be picked, or how many are, while they make no move yet. */
function drawPrompt(view, host, { picked }) {
  const many = picked.length && mostOf(view) > 1 && !rangeOf(view);
  return html`<p class="quiet prompt" role="status">${many ? html`<b class="picked-so-far">${count(picked.length, 'One picked', '{n} picked')}</b> ` : nothing}${
    host.furniture.prompt(view)}</p>`;
}

/** What playing the picked cards does, where the game says it. */
const doesOf = ({ choice }, view, host, picked) => host.furniture.doesWith?.(view, choice, picked) ?? choice.does;

function drawPlay(view, host, picking) {
  const made = moveOf(view, picking.picked);
  if (!made) return drawPrompt(view, host, picking);
  const { choice, move } = made;
  const many = picking.picked.length > 1 && !rangeOf(view);
  const does = doesOf(made, view, host, picking.picked);
  const advised = host.advised === move;
  return html`<button class="choice play ${advised ? 'advised' : ''}" data-play=${move}
    aria-describedby=${does ? 'does-play' : nothing} ?disabled=${host.busy} @click=${() => host.act(move)}>
    <span class="label">${host.furniture.drawMove(view, choice, picking.picked)}</span>${
  many ? html` <span class="picked-so-far">${count(picking.picked.length, 'One picked', '{n} picked')}</span>` : nothing}${
    drawDoes('does-play', does)}${drawAdvice(advised)}</button>`;
}

/** Draw a button for a move, with the key that makes it, if it has one; `act` where pressing it does not make the move yet, `slight` where nothing can come of it. */
function drawMove(move, words, host, {
  key = null, first = false, does = null, act = () => host.act(move), slight = false,
} = {}) {
  const advised = host.advised === move;
  return html`<button class="${slight ? 'plain slight' : 'choice'} ${advised ? 'advised' : ''}" data-move=${move} ?data-first=${first}
    data-hotkey=${key ?? nothing} aria-keyshortcuts=${switches.keys && key ? key : nothing}
    aria-describedby=${does ? `does-${move}` : nothing} ?disabled=${host.busy} @click=${act}>
    <span class="label">${words}</span>${drawDoes(`does-${move}`, does)}${drawAdvice(advised)}${key && !slight ? drawKey(key) : nothing}</button>`;
}

/** Draw a button for what is done without a card, `alone` where nothing else may be; of what is said for good it asks once more, and what would not be true, or would undo what is picked, is no button like others. */
function drawPlain(choice, number, view, host, picking, alone = false) {
  const { move, label, does, untrue } = choice;
  const counts = rangeOf(view) !== null && picking.picked.length > 0;
  const asks = isSaidForGood(choice, host);
  const first = number === 0 ? '0' : null;
  return drawMove(move, html`${drawExchange(choice)}${label}`, host, {
    key: alone ? String(number + 1) : first, does: asks || counts ? null : does, slight: untrue || counts, ...asks ? { act: () => ask(picking, choice, host) } : {},
  });
}

/** Whether several things may be done without a card, and nothing else: then they are numbered. */
const isAll = (plain, view) => plain.length > 1 && plain.length === view.choices.length;

/** Say to those who listen what a card does that a finger has lifted, and that it is not played yet. */
function liftedInWords(view, host, { picked }) {
  const made = mostOf(view) === 1 && host.touch && !switches.tap ? moveOf(view, picked) : null;
  return made ? [doesOf(made, view, host, picked)?.text, say('Tap it once more to play it.')].filter(Boolean).join('. ') : '';
}

/** Say why the card that is looked at may not be played; while none is, why what needs no card may not be done. */
function drawWhy(view, host, picking) {
  const { looked } = picking;
  const refused = view.refused.find(({ move }) => move.split(':')[1] === (looked ?? undefined));
  return html`<div class="why" role="status">${refused
    ? html`<p>${refused.why}${drawChips(refused, host)}${drawMark(refused.status)}</p>`
    : html`<span class="unseen">${liftedInWords(view, host, picking)}</span>`}</div>`;
}

/** Draw a button for each move with one card, where the hand is told in words. */
function drawOne(card, number, view, host) {
  const { choice, move } = moveOf(view, [card]);
  const key = number < KEYS ? number + 1 : null;
  return drawMove(move, host.furniture.drawMove(view, choice, [card]), host, { key, first: number === 0 });
}

/** Draw a card that is picked with others, where the hand is told in words. */
function drawPick(card, number, view, host, picking) {
  const { name } = handOf(view, view.seat).cards.find((one) => one.card === card);
  const key = number < KEYS ? number + 1 : null;
  return html`<button class="choice" data-pick=${card} ?data-first=${number === 0} aria-pressed=${String(picking.picked.includes(card))}
    data-hotkey=${key ?? nothing} @click=${() => picking.turn(card)}><span class="label">${name}</span>${key ? drawKey(key) : nothing}</button>`;
}

function drawInWords(view, host, picking, plain) {
  const free = choosable(view);
  const cards = (handOf(view, view.seat)?.cards ?? []).map(({ card }) => card).filter((card) => free.has(card));
  const many = mostOf(view) > 1;
  return html`<section class="choices in-text" aria-label=${say('Your choices')}>
    ${drawDecision(view)}${drawTally(view, host, picking.picked)}
    <div class="allowed" role="group" aria-label=${say('You may')} aria-describedby=${describedBy(view)}>
      ${cards.map((card, number) => (many ? drawPick(card, number, view, host, picking) : drawOne(card, number, view, host)))}
      ${many ? drawPlay(view, host, picking) : nothing}
      ${drawWords(view, host, !cards.length)}${plain.map((choice, number) => drawPlain(choice, number, view, host, picking, isAll(plain, view)))}
    </div>${drawWhyNot(view, host)}</section>`;
}

/** Draw what may be done now, under the hand. */
export function drawCardChoices(view, host) {
  if (!picks(view)) return nothing;
  const picking = pickingOf(host, view);
  const plain = plainChoices(view);
  const asked = plain.find(({ move }) => move === picking.askedAgain);
  if (asked) return html`<section class="choices" aria-label=${say('Your choices')}>${drawAskedAgain(asked, picking, host)}</section>`;
  if (switches.text) return drawInWords(view, host, picking, plain);
  const cards = choicesOfCards(view).length > 0;
  return html`<section class="choices" aria-label=${say('Your choices')}>
    ${drawDecision(view)}${drawTally(view, host, picking.picked)}
    <div class="allowed" role="group" aria-label=${say('You may')} aria-describedby=${describedBy(view)}>
      ${cards ? drawPlay(view, host, picking) : nothing}
      ${drawWords(view, host, !cards)}
      ${plain.map((choice, number) => drawPlain(choice, number, view, host, picking, isAll(plain, view)))}
    </div>
    ${drawWhy(view, host, picking)}
    ${cards ? drawLookBack(view, host, picking) : nothing}
  </section>`;
}
