// The line to a table in another's browser, by a channel between the two.
import { Refused } from '../client.js';
import { sentence } from '../say.js';
import { Channel } from './channel.js';
import { answer } from './told.js';

const PATIENCE = 15_000; // ms: within so long a call is answered, or the table is silent
const SILENT = sentence('The table does not answer.');
const STRANGE = sentence('The table answered with something that is no answer.');

/** What says that something has changed. */
export const NEWS = '{"news":true}';

/** Events: `news`, `open`, `quiet`, `again`, `lost` (the connection is gone; another invitation brings it back). */
export class ChannelLine extends EventTarget {
  trouble = null;
  quiet = true; // until it opens
  lost = false;
  #channel;
  #waiting = new Map();
  #id = 0;

  constructor(channel) {
    super();
    this.#channel = channel;
    channel.addEventListener('open', () => this.#enter({ quiet: false }, 'open'));
    channel.addEventListener('quiet', () => this.#enter({ quiet: true }, 'quiet'));
    channel.addEventListener('again', () => this.#enter({ quiet: false }, 'again'));
    channel.addEventListener('gone', () => this.#enter({ quiet: true, lost: true }, 'lost'));
    channel.addEventListener('hear', ({ detail }) => this.#hear(detail));
  }

  /** Answer an invitation: give the line that opens once the answer has been taken. Throws `NoInvitation`, `NoChannel`. */
  static async answering(invitation) { return new ChannelLine(await Channel.answer(invitation)); }

  /** The text that answers the invitation. */
  get answer() { return this.#channel.answer; }

  /** Who invites, as he says. */
  get host() { return this.#channel.name; }

  /** Make a call; rejects with `Refused`. */
  call(call, args = {}) {
    this.#id += 1;
    const id = this.#id;
    return new Promise((resolve, reject) => {
      const silent = setTimeout(() => this.#settle(id, { error: { why: SILENT } }), PATIENCE);
      this.#waiting.set(id, { resolve, reject, silent });
      this.#channel.say(JSON.stringify({ id, call, args }));
    });
  }

  close() { this.#channel.close(); }

  #hear(text) {
    if (text === NEWS) {
      this.dispatchEvent(new Event('news'));
      return;
    }
    try {
      const { id, ...said } = answer(text);
      this.#settle(id, said);
    } catch {
      this.#settle(this.#id, { error: { why: STRANGE } });
    }
  }

  #settle(id, { ok, error }) {
    const asked = this.#waiting.get(id);
    if (!asked) return;
    clearTimeout(asked.silent);
    this.#waiting.delete(id);
    if (error) asked.reject(new Refused(error));
    else asked.resolve(ok);
  }

  #enter(state, event) {
    Object.assign(this, state);
    this.dispatchEvent(new Event(event));
  }
}
