// The browser's two drawers of texts by key: one for good, one for this tab. A browser may refuse
// them, at any word: nothing here throws.

/** Why a text could not be put in: the drawer is `full`, or the browser has `refused` it. */
const troubleOf = (error) => (/quota/i.test(error?.name) ? 'full' : 'refused');

class Drawer {
  #find;

  constructor(find) {
    this.#find = find;
  }

  /** The text under a key, or null. */
  read(key) {
    try {
      return this.#find().getItem(key);
    } catch {
      return null;
    }
  }

  /** List the keys that begin so. */
  keys(start) {
    try {
      return Object.keys(this.#find()).filter((key) => key.startsWith(start));
    } catch {
      return [];
    }
  }

  /** Put a text in, the old one staying whole until then; gives null, `full` or `refused`. */
  write(key, text) {
    try {
      this.#find().setItem(key, text);
      return null;
    } catch (error) {
      return troubleOf(error);
    }
  }

  /** Put a text under a key where nothing is yet, the first of `key`, `key 2`, …: gives the trouble. */
  writeBeside(key, text) {
    let [free, number] = [key, 1];
    while (![null, text].includes(this.read(free))) {
      number += 1;
      free = `${key} ${number}`;
    }
    return this.write(free, text);
  }

  remove(key) {
    try {
      this.#find().removeItem(key);
    } catch {
      // Where nothing can be put in, nothing is there to be taken out.
    }
  }
}

// The storage is asked for anew each time: merely to name it may be refused.
export const forGood = new Drawer(() => localStorage);
export const forTab = new Drawer(() => sessionStorage);
