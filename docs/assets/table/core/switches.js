// What a player switches at the table for good: the keys, text mode, sound, the rank, what one tap does. Remembered in this browser.
import { choose, chosen } from './kept/remembered.js';

const FIRST = {
  keys: true, text: false, sound: false, rank: true, tap: false,
};

class Switches extends EventTarget {
  #set = { ...FIRST };

  constructor() {
    super();
    for (const name of Object.keys(FIRST)) {
      const kept = chosen(name);
      if (kept) this.#set[name] = kept === 'on';
    }
  }

  get keys() { return this.#set.keys; }

  get text() { return this.#set.text; }

  get sound() { return this.#set.sound; }

  /** Whether the rank of the pieces lies open at one's turn. */
  get rank() { return this.#set.rank; }

  /** Whether one tap of a finger plays a card, which else it lifts first. */
  get tap() { return this.#set.tap; }

  /** Turn a switch over. */
  turn(name) {
    this.#set[name] = !this.#set[name];
    choose(name, this.#set[name] ? 'on' : 'off');
    this.dispatchEvent(new Event('change'));
  }
}

export const switches = new Switches();
