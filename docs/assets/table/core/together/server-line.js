// The line to a table that a server holds: calls are posted to it, and it is asked for news all the time.
import { siteRoot } from '../client.js';
import { sentence } from '../say.js';
import { Line, SILENT, STRANGE } from './line.js';
import { answer, news } from './told.js';

const AGAIN = 1000; // ms between two tries of a server that does not answer
const PATIENCE = 8000; // ms: within so long a call is answered, or the server is silent

const CLOSED = sentence('This link leads to no table any more; ask whoever hosts for another.');

/** Events: `news` (something has changed), `quiet`, `again`, `gone` (the link is none any more). */
export class ServerLine extends Line {
  #headers;
  #path;
  #known = 0;
  #open = true;
  #id = 0;

  /** `role` is `host`, `join` or `watch`; the token is that of the link, `device` the secret of this one. */
  constructor({ role, token, device }) {
    super();
    this.#path = role === 'host' ? 'table/host' : 'table/device';
    this.#headers = { Authorization: `Bearer ${token}`, ...(role === 'host' ? {} : { 'Gnav-Device': device }) };
    this.#listen();
  }

  async exchange(call, args) {
    this.#id += 1;
    const body = JSON.stringify({ id: this.#id, call, args });
    const text = await this.#fetch(this.#path, { method: 'POST', body });
    if (text === null) return { error: { why: this.#open ? SILENT : CLOSED } };
    try {
      return answer(text);
    } catch {
      return { error: { why: STRANGE } };
    }
  }

  close() { this.#open = false; }

  /** Fetch a text; null where nothing comes. */
  async #fetch(path, how) {
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const response = await fetch(new URL(path, siteRoot), { ...how, headers: this.#headers, cache: 'no-store', signal });
      if (response.status === 403) this.#end();
      this.#heard();
      return response.ok ? await response.text() : null;
    } catch {
      this.#silent();
      return null;
    }
  }

  async #listen() {
    while (this.#open) {
      const text = await this.#fetch(`table/news?after=${this.#known}`, {});
      if (!this.#open) return;
      if (text === null) await new Promise((resolve) => { setTimeout(resolve, AGAIN); });
      else this.#take(text);
    }
  }

  #take(text) {
    try {
      const { changes, trouble } = news(text);
      const isNew = changes !== this.#known || trouble !== this.trouble;
      this.trouble = trouble;
      this.#known = changes;
      if (isNew) this.dispatchEvent(new Event('news'));
    } catch {
      this.#silent();
    }
  }

  #heard() {
    if (!this.quiet) return;
    this.quiet = false;
    this.#known = 0; // a server that was started again counts from the beginning
    this.dispatchEvent(new Event('again'));
  }

  #silent() {
    if (this.quiet || !this.#open) return;
    this.quiet = true;
    this.dispatchEvent(new Event('quiet'));
  }

  #end() {
    if (!this.#open) return;
    this.#open = false;
    this.dispatchEvent(new Event('gone'));
  }
}
