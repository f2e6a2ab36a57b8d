// The line to a table in another's browser, by a channel between the two.
import { readAnswer } from './answers.js';
import { Channel } from './channel.js';
import { Line, SILENT, STRANGE } from './line.js';
import { answer } from './told.js';

const PATIENCE = 15_000; // ms: within so long a call is answered, or the table is silent

/** What says that something has changed. */
export const NEWS = '{"news":true}';

/** Events: `news`, `open`, `quiet`, `again`, `lost` (the connection is gone; another invitation brings it back). */
export class ChannelLine extends Line {
  quiet = true; // until it opens
  lost = false;
  #channel;
  #waiting = new Map();
  #id = 0;

  constructor(channel) {
    super();
    this.#channel = channel;
    for (const [told, quiet] of [['open', false], ['quiet', true], ['again', false]]) {
      channel.addEventListener(told, () => this.#enter(quiet, told));
    }
    channel.addEventListener('gone', () => {
      this.lost = true;
      this.#enter(true, 'lost');
    });
    channel.addEventListener('hear', ({ detail }) => this.#hear(detail));
  }

  /** Answer an invitation: give the line that opens once the answer has been taken. Throws `NoInvitation`, `NoChannel`. */
  static async answering(invitation) { return new ChannelLine(await Channel.answer(invitation)); }

  /** The text that answers the invitation. */
  get answer() { return this.#channel.answer; }

  /** Who invites, as he says. */
  get host() { return this.#channel.name; }

  exchange(call, args) {
    this.#id += 1;
    const id = this.#id;
    return new Promise((resolve) => {
      const silent = setTimeout(() => this.#settle(id, { error: { why: SILENT } }), PATIENCE);
      this.#waiting.set(id, { call, resolve, silent });
      this.#channel.say(JSON.stringify({ id, call, args }));
    });
  }

  close() { this.#channel.close(); }

  #hear(text) {
    if (text === NEWS) {
      this.dispatchEvent(new Event('news'));
      return;
    }
    let id = this.#id;
    try {
      const said = answer(text);
      id = said.id;
      const { call } = this.#waiting.get(id) ?? {};
      this.#settle(id, said.error ? { error: said.error } : { ok: readAnswer(call, said.ok) });
    } catch {
      this.#settle(id, { error: { why: STRANGE } });
    }
  }

  #settle(id, said) {
    const asked = this.#waiting.get(id);
    if (!asked) return;
    clearTimeout(asked.silent);
    this.#waiting.delete(id);
    asked.resolve(said);
  }

  #enter(quiet, event) {
    this.quiet = quiet;
    this.dispatchEvent(new Event(event));
  }
}
