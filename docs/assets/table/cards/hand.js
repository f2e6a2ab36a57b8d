// The hand before you: a toolbar of cards, along which the arrows move. A click plays where one card
// is chosen; a finger lifts it first, unless its player has it otherwise. The space bar picks, Enter plays.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { KEYS } from '../core/choices.js';
import { handOf } from '../core/lying.js';
import { say } from '../core/say.js';
import { switches } from '../core/switches.js';
import { drawBack, drawFace, drawGap } from './faces.js';
import {
  choicesOfCards, choosable, moveOf, mostOf, rangeOf,
} from './moves.js';
import { pickingOf, picks } from './picking.js';

const FAN = 6; // up to so many lie in a wide fan
const ROWS = { desk: 12, phone: 7 }; // up to so many lie in one row: on a phone no more than a thumb can part
const FULL = { desk: 18, phone: 10 }; // so many in each row, where there are several

const STEPS = {
  __proto__: null, ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity,
};

const perRow = (n, where) => (n <= ROWS[where] ? n : Math.ceil(n / Math.max(2, Math.ceil(n / FULL[where]))));

/** Where a card lies in the fan: how many places from the middle. */
const place = (at, n) => (at - (n - 1) / 2).toFixed(1);

/** Whether a finger clicked: its slip must be no move yet. A key that presses a card makes no slip. */
const byFinger = ({ pointerType, detail }, host) => (pointerType === undefined ? detail > 0 && host.touch : pointerType === 'touch');

/** Say that a card is picked, and where that is counted, with how many. */
const pickedInWords = (card, n, range) => (range ? say('{card}, picked, {n} of {least} to {most}', {
  card, n, least: range.least, most: range.most,
}) : say('{card}, picked', { card }));

class Hand {
  constructor(view, host, seat) {
    const hand = handOf(view, seat);
    Object.assign(this, { view, host, zone: hand });
    this.picking = pickingOf(host, view);
    this.mine = picks(view) && choicesOfCards(view).length > 0;
    this.free = this.mine ? choosable(view) : new Set();
    this.most = this.mine ? mostOf(view) : 0;
    this.range = this.mine ? rangeOf(view) : null;
    this.fresh = new Set(host.furniture.fresh?.(view) ?? []);
    this.advised = new Set(host.advised?.split(':').slice(1).flatMap((words) => words.split('+')));
    this.cards = hand?.cards ?? [];
    this.first = this.cards.find(({ card }) => this.free.has(card))?.card ?? this.cards[0]?.card;
    if (!this.cards.some(({ card }) => card === this.picking.at)) this.picking.at = null;
    if (host.moveFocus && !host.busy && this.mine && this.free.size) this.picking.reach(this.first);
  }

  /** What Enter plays: this card, with what is picked; where the picked are counted, those alone. */
  #chosen(card) {
    if (this.most === 1) return [card];
    return this.range ? this.picking.picked : [...new Set([...this.picking.picked, card])];
  }

  #play(card) {
    const made = this.free.has(card) && moveOf(this.view, this.#chosen(card));
    if (made) this.host.act(made.move);
    else this.picking.look(card);
  }

  #click = (card, event) => {
    if (!this.mine || this.host.busy) return;
    const { picked } = this.picking;
    const plays = switches.tap || !byFinger(event, this.host) || picked.includes(card);
    if (!this.free.has(card)) this.picking.look(card);
    else if (this.most === 1 && plays) this.#play(card);
    else this.picking.turn(card);
  };

  press = (event) => {
    const card = event.target.closest('[data-held]')?.dataset.held;
    if (!card || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key in STEPS) this.#move(event, card);
    else if (event.key === ' ' && this.free.has(card)) this.picking.turn(card);
    else if (event.key === 'Enter' && this.mine) this.#play(card);
    else return;
    event.preventDefault();
  };

  #move(event, card) {
    const at = this.cards.findIndex((one) => one.card === card) + STEPS[event.key];
    const { card: next } = this.cards[Math.min(Math.max(at, 0), this.cards.length - 1)];
    event.currentTarget.querySelector(`[data-held="${next}"]`).focus();
  }

  #drawCard = (one, at) => {
    const { picking, mine, cards } = this;
    const { card, name } = one;
    const free = this.free.has(card);
    const picked = picking.picked.includes(card);
    const number = mine && free ? cards.filter((other) => this.free.has(other.card)).indexOf(one) : -1;
    const kind = mine ? (free ? 'legal' : 'barred') : '';
    const move = free && this.most === 1 ? moveOf(this.view, [card]).move : null;
    const advised = free && this.advised.has(card);
    const fresh = this.fresh.has(card);
    const key = number >= 0 && number < KEYS && !picking.askedAgain ? number + 1 : nothing;
    return html`<button type="button" class="held ${kind} ${picked ? 'picked' : ''} ${advised ? 'advised' : ''} ${fresh ? 'fresh' : ''}"
      style="--at: ${place(at, cards.length + (this.zone?.unknown ?? 0))}" data-held=${card} data-first=${mine && this.free.size && card === this.first ? '' : nothing}
      data-move=${move ?? nothing}
      data-hotkey=${key} aria-keyshortcuts=${switches.keys ? key : nothing}
      tabindex=${card === (picking.at ?? this.first) ? 0 : -1} aria-disabled=${free ? nothing : 'true'}
      @click=${(event) => this.#click(card, event)} @focus=${() => picking.at !== card && picking.look(card)}>${drawFace(one, true)}<span
      class="unseen">${picked ? pickedInWords(name, picking.picked.length, this.range) : name}${fresh ? ` (${say('new')})` : nothing}${advised ? ` (${say('advised')})` : nothing}</span></button>`;
  };

  /** A card that lies covered has its place in the fan too. */
  #drawCovered = (n, at) => html`<span class="held" style="--at: ${place(at, n)}">${drawBack()}</span>`;

  draw() {
    const covered = this.zone?.unknown ?? 0;
    const seen = this.cards.length;
    const n = seen + covered;
    const rows = (where) => (n > ROWS[where] ? `rows-${where}` : '');
    const size = (where) => `--per-${where}: ${perRow(n, where)}; --lines-${where}: ${Math.ceil(n / Math.max(1, perRow(n, where)))}`;
    const isGone = !n && ['deal', 'over'].includes(this.view.waiting); // nothing comes to it before the next deal
    return html`<div class="hand ${isGone ? 'gone' : ''} ${n > FAN ? 'flat' : 'fan'} ${rows('desk')} ${rows('phone')} ${this.mine ? 'choosing' : ''}"
        data-zone=${this.zone?.id ?? nothing} style="${size('desk')}; ${size('phone')}"
        role="toolbar" aria-label=${say('Your cards')} @keydown=${this.press}>
      ${repeat(this.cards, ({ card }) => card, this.#drawCard)}
      ${Array.from({ length: covered }, (_, at) => this.#drawCovered(n, seen + at))}${drawGap()}
    </div>`;
  }
}

/** Draw the cards of a seat before the reader, to be chosen from when it is his turn. */
export const drawHand = (view, host, seat) => new Hand(view, host, seat).draw();
