// What is to be done at Narrespillet's table: what is picked says what it may be used for, each use a button;
// a picture for which something is named waits until that is tapped.
import { html, nothing } from 'lit';
import { drawMark } from '../../core/badge.js';
import { drawAdvice, drawDoes, drawKey } from '../../core/choices.js';
import { describedBy, drawDecision } from '../../core/decision.js';
import { drawChips } from '../../core/law.js';
import { say } from '../../core/say.js';
import { switches } from '../../core/switches.js';
import { picks } from '../../cards/picking.js';
import { isAdvisedUse } from './advised.js';
import {
  composedIn, openHouse, placementOf, play, putBack,
} from './composing.js';
import { waitsByItself } from './hermit.js';
import { drawInWords } from './in-words.js';
import {
  actions, calls, forfeits, plain, ways,
} from './moves.js';
import { drawNaming } from './naming.js';
import { actionInWords, forfeitInWords, placeInWords } from './uses.js';
import { prompt } from './words.js';

/** Draw a button: what it does is told in it, where the engine tells it. */
export function drawButton(host, {
  words, act, move = null, does = null, key = null, is = '', advised = move !== null && move === host.advised,
}) {
  const id = does ? `does-${move ?? key}` : null;
  return html`<button type="button" class="choice ${is} ${advised ? 'advised' : ''}" data-move=${move ?? nothing} data-hotkey=${key ?? nothing} aria-keyshortcuts=${switches.keys && key ? key : nothing}
    aria-describedby=${id ?? nothing} ?disabled=${host.busy} @click=${act}><span class="label">${words}</span>${does ? drawDoes(id, does) : nothing}${drawAdvice(advised)}${key ? drawKey(key) : nothing}</button>`;
}

/** The letters that press what may be done with picked cards, in its order. */
const LETTERS = 'abcdefg';

/** Draw each use of the picked cards that names no field. */
function drawUses(view, host, { cards }) {
  const uses = actions(view, cards);
  return uses.map((action, at) => drawButton(host, {
    words: actionInWords(view, action, cards), move: action.move, does: uses.length < 3 ? action.choice.does : null, key: LETTERS[at], advised: isAdvisedUse(view, host, action),
    act: () => (action.move ? host.act(action.move) : play(view, host, action)),
  }));
}

/** Draw the button of what has been picked: a couple on the picked fields, or a field to be forfeited. */
function drawPicked(view, host, composed) {
  const place = composed.cards.length ? placementOf(view) : null;
  if (place && composed.fields.length) return drawButton(host, { words: placeInWords(view, place), move: place.move, does: place.choice.does, key: 'p', is: 'play', act: () => host.act(place.move) });
  const forfeit = composed.cards.length ? null : forfeits(view).get(composed.fields[0]);
  return forfeit ? drawButton(host, { words: forfeitInWords(view, composed.fields[0]), move: forfeit.move, does: forfeit.choice.does, key: 'f', is: 'play', act: () => host.act(forfeit.move) }) : nothing;
}

const drawPlain = (view, host) => plain(view).map(({ move, label, does }, at) => drawButton(host, { words: label, move, does, key: String(at + 1), act: () => host.act(move) }));

/** Say why the picked card cannot be placed where it was tapped to. */
function drawWhy({ looked }, host) {
  return html`<div class="why" role="status">${looked ? html`<p>${looked.why}${drawChips(looked, host)}${drawMark(looked.status)}</p>` : nothing}</div>`;
}

/** The choice that is made up so far, or null: what binds it is the law of the moment. */
export function picked(view) {
  if (!picks(view)) return null;
  const composed = composedIn(view);
  if (composed.playing) return composed.playing.choice;
  return placementOf(view)?.choice ?? actions(view, composed.cards)[0]?.choice ?? null;
}

function drawNow(view, host, composed) {
  const called = calls(view) ? { card: null, named: 'called' } : null;
  const naming = composed.playing ?? called;
  if (naming) {
    return html`${drawNaming(view, host, naming, { ways: ways(view, naming.card), house: composed.house, openHouse })}
      ${composed.playing ? drawButton(host, { words: say('Back'), key: '0', is: 'not-yet', act: () => putBack(view, host) }) : drawPlain(view, host)}`;
  }
  const isBare = !composed.cards.length && !composed.fields.length;
  return html`${isBare && plain(view).length === view.choices.length ? nothing : html`<p class="quiet prompt" role="status">${prompt(view, composed)}</p>`}
    ${drawPicked(view, host, composed)}${composed.cards.length ? drawUses(view, host, composed) : nothing}${isBare ? drawPlain(view, host) : nothing}`;
}

/** Draw what may be done now, under the hand. */
export function drawNarreChoices(view, host) {
  if (!picks(view) || waitsByItself(view, host)) return nothing;
  const composed = composedIn(view);
  return html`<section class="choices ${switches.text ? 'in-text' : ''}" aria-label=${say('Your choices')}>
    ${drawDecision(view)}
    ${switches.text ? drawInWords(view, host, composed) : nothing}
    <div class="allowed" role="group" aria-label=${say('You may')} aria-describedby=${describedBy(view)}>${drawNow(view, host, composed)}</div>
    ${drawWhy(composed, host)}
  </section>`;
}
