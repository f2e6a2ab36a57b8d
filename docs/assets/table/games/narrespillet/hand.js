// The cards that may be picked: those of the hand before the table, and what lies open on it.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { drawBack, drawGap } from '../../cards/faces.js';
import { picks } from '../../cards/picking.js';
import { KEYS } from '../../core/choices.js';
import { say } from '../../core/say.js';
import { switches } from '../../core/switches.js';
import { isAdvisedCard } from './advised.js';
import { composedIn, tapCard } from './composing.js';
import { drawFace } from './faces.js';
import { takable } from './moves.js';
import {
  DEMONS, actorOf, heldBy, zoneAt,
} from './participants.js';

const STEPS = { __proto__: null, ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Draw a card; a button where it may be picked, `key` the number that presses it. */
export function drawCard(view, host, one, key = nothing) {
  if (!picks(view) || !takable(view).has(one.card)) return html`<span class="held">${drawFace(one)}</span>`;
  const picked = composedIn(view).cards.includes(one.card);
  const advised = isAdvisedCard(view, host, one.card);
  return html`<button type="button" class="held legal ${picked ? 'picked' : ''} ${advised ? 'advised' : ''}" data-held=${one.card} aria-pressed=${String(picked)}
    data-first=${key === 1 ? '' : nothing} data-hotkey=${key} aria-keyshortcuts=${switches.keys ? key : nothing} ?disabled=${host.busy}
    @click=${() => tapCard(view, host, one.card)}>${drawFace(one, true)}<span class="unseen">${one.name}${advised ? ` (${say('advised')})` : nothing}</span></button>`;
}

/** Let the arrows go from card to card. */
function press(event) {
  const step = STEPS[event.key];
  const cards = [...event.currentTarget.querySelectorAll('[data-held]')];
  const at = cards.indexOf(event.target.closest('[data-held]'));
  if (!step || at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  cards[Math.min(Math.max(at + step, 0), cards.length - 1)].focus();
}

/** Draw the hand of whoever is nearest, or that of the Demons while he plays for them. */
export function drawHand(view, host, seat) {
  const who = actorOf(view) === DEMONS && view.to_move === seat && picks(view) ? DEMONS : seat;
  const hand = heldBy(view, who);
  const open = (who === DEMONS ? null : zoneAt(view, 'open', who))?.cards ?? [];
  const cards = hand?.cards ?? [];
  const covered = hand?.unknown ?? 0;
  const n = cards.length + open.length + covered;
  const draw = (one, at) => drawCard(view, host, one, at < KEYS ? at + 1 : nothing);
  return html`<div class="hand ${who === DEMONS ? 'of-demons' : ''}" role="toolbar" aria-label=${who === DEMONS ? say('The Demons’ hand') : say('Your cards')} style="--n: ${Math.max(1, n)}" @keydown=${press}>
    <span class="closed-cards" data-zone=${hand?.id ?? nothing}>${repeat(cards, ({ card }) => card, draw)}${Array.from({ length: covered }, drawBack)}${n ? nothing : who === DEMONS ? html`<span class="none">${say('The Demons hold no card.')}</span>` : drawGap()}</span>
    ${open.length ? html`<span class="open-cards" data-zone=${`open:${who}`}>${repeat(open, ({ card }) => card, (one, at) => draw(one, cards.length + at))}</span>` : nothing}
  </div>`;
}
