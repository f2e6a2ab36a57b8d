// What every line to a table elsewhere has in common: a call is answered, refused, or asked again where this
// device has asked too much at once.
import { Refused } from '../client.js';
import { sentence } from '../say.js';

const AGAIN = 300; // ms until what was too much is asked again
const TRIES = 20;

export const SILENT = sentence('The table does not answer.');
export const STRANGE = sentence('The table answered with something that is no answer.');

/** A line says of itself how it stands (`quiet`, `trouble`), and has `exchange`, which gives `{ ok }` or `{ error }`. */
export class Line extends EventTarget {
  trouble = null; // what whoever hosts must be told
  quiet = false; // whether nobody answers

  /** Make a call; rejects with `Refused`. */
  async call(name, args = {}) {
    for (let tries = 1; ; tries += 1) {
      const { ok, error } = await this.exchange(name, args);
      if (!error) return ok;
      if (!error.wait || tries === TRIES) throw new Refused(error);
      await new Promise((resolve) => { setTimeout(resolve, AGAIN); });
    }
  }
}
