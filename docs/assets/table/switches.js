// What a player switches at the table for good: the keys, and text mode. Remembered in this browser.
const FIRST = { keys: true, text: false };

class Switches extends EventTarget {
  #set = { ...FIRST };

  constructor() {
    super();
    for (const name of Object.keys(FIRST)) {
      try {
        const kept = localStorage.getItem(`gnav.${name}`);
        if (kept) this.#set[name] = kept === 'on';
      } catch {
        // A browser that keeps nothing begins each visit anew.
      }
    }
  }

  get keys() { return this.#set.keys; }

  get text() { return this.#set.text; }

  /** Turn a switch over. */
  turn(name) {
    this.#set[name] = !this.#set[name];
    try {
      localStorage.setItem(`gnav.${name}`, this.#set[name] ? 'on' : 'off');
    } catch {
      // It holds for this visit.
    }
    this.dispatchEvent(new Event('change'));
  }
}

export const switches = new Switches();
