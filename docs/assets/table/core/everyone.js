// The table for everyone: its keys, its answers in words, what it says aloud, its help sheet and its
// text mode. A part of the table's element, which draws it with the rest.
import { html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { Announcer } from './announce.js';
import { drawHelp } from './help.js';
import { Keys } from './keys.js';
import { session } from './session.js';
import { switches } from './switches.js';

export class Everyone {
  #host;
  #announcer;
  #answer = '';
  #asked = 0;
  #of = null; // the view that was asked of
  #redraw = () => this.#host.requestUpdate();

  constructor(host) {
    this.#host = host;
    this.#announcer = new Announcer(host);
    new Keys(host, this);
    host.addController(this);
  }

  hostConnected() { switches.addEventListener('change', this.#redraw); }

  hostDisconnected() { switches.removeEventListener('change', this.#redraw); }

  /** An answer holds for the moment it was asked of. */
  hostUpdate() {
    const now = this.#host.handover?.covered ? null : this.#host.shown;
    if (now !== this.#of) this.#answer = '';
    this.#of = now;
  }

  /** Answer in words, for eyes and ears. */
  answer(words) {
    this.#answer = words;
    this.#asked += 1;
    this.#redraw();
  }

  /** Take the answer away; whether there was one. */
  hush() {
    if (!this.#answer) return false;
    this.answer('');
    return true;
  }

  /** Open the help sheet, or close it. */
  help = () => {
    const sheet = this.#host.renderRoot.querySelector('dialog.help');
    if (sheet?.open) sheet.close();
    else sheet?.showModal();
  };

  /** The source at the table; rules of the house are none. */
  get #source() { return session.sources?.find(({ id }) => id === session.view?.rules); }

  /** Draw what is heard, what was asked, and the sheet that waits. */
  draw() {
    return html`${this.#announcer.draw()}
      <div class="answer" role="status">${keyed(this.#asked, html`<p>${this.#answer}</p>`)}</div>
      ${drawHelp(this.#source)}`;
  }
}
