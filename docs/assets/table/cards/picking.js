// Which cards of the hand are picked at the table, kept for the moment they were picked in.
import { session } from '../core/session.js';
import { chooses } from '../core/turn.js';
import { onlyOnes, turned } from './moves.js';

const pickings = new WeakMap(); // by the table's element

/** The view by which this moment was told first: another language tells of it anew. */
const firstTold = (view) => view.retold ?? view;

class Picking {
  picked = [];
  looked = null; // the card whose reason is told
  at = null; // the card that the arrows have reached
  askedAgain = null; // the move that is asked about once more before it is made
  back = false; // whether the last trick is looked at
  #of = null;

  constructor(host) { this.host = host; }

  /** The same for this moment, in any language: whatever was picked in another is put back. */
  now(view) {
    const before = this.#of && firstTold(this.#of);
    if (before !== firstTold(view)) Object.assign(this, {
      picked: picks(view) ? onlyOnes(view) : [], looked: null, at: null, askedAgain: null, back: false,
    });
    this.#of = view;
    return this;
  }

  /** Pick a card or put it back. */
  turn(card) {
    this.picked = turned(this.#of, this.picked, card);
    this.look(card);
  }

  /** Ask once more about a move before it is made; null takes it back. */
  ask(move) {
    this.askedAgain = move;
    this.host.requestUpdate();
  }

  /** Show the last trick in the place of this one, until a card is looked at. */
  lookBack() {
    this.back = !this.back;
    this.host.requestUpdate();
  }

  /** Tell of a card why it may not be played, if it may not. */
  look(card) {
    this.reach(card);
    this.host.requestUpdate();
  }

  /** The same for a card that the focus comes to once it is drawn: all that it brings is drawn at once. */
  reach(card) { Object.assign(this, { back: false, looked: card, at: card }); }
}

/** What is picked at this table now. */
export function pickingOf(host, view) {
  if (!pickings.has(host)) pickings.set(host, new Picking(host));
  return pickings.get(host).now(view);
}

/** Whether cards may be picked now: a record that is only shown takes none. */
export const picks = (view) => chooses(view) && !session.onShow;
