// Beside the set-up, which is there before the engine: how much of it has come, and, where a game waits
// to be dealt, for what.
import { LitElement, html, nothing, unsafeCSS } from 'lit';
import { client } from './client.js';
import base from './css/base.css';
import comingCss from './css/coming.css';
import { megabytes } from './panels.js';
import { Speaking, say } from './say.js';

/** How much of the whole has come, once that is known. */
const drawMuch = ({ done, total }) => (total ? html`: <span class="much">${say('{done} of {total}', { done: megabytes(done), total: megabytes(total) })}</span>` : nothing);

class Watching extends LitElement {
  static styles = [base, comingCss].map(unsafeCSS);

  #redraw = () => this.requestUpdate();

  constructor() {
    super();
    new Speaking(this);
  }

  connectedCallback() {
    super.connectedCallback();
    client.addEventListener('change', this.#redraw);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    client.removeEventListener('change', this.#redraw);
  }
}

/** The line at the head of the set-up; it keeps its place once all has come. */
export class GnavComing extends Watching {
  render() {
    const { state, boot } = client;
    if (state !== 'booting') return html`<p>${say('The rules run in your browser.')}</p>`;
    return html`<p>${say('The rules are on their way')}${drawMuch(boot)}</p>
      <progress max=${boot.total || 1} value=${boot.total ? boot.done : nothing} aria-label=${say('Loading the engine')}></progress>`;
  }
}

/** What stands before the button; while a game is `due` that cannot be dealt yet, what it waits for. */
export class GnavDue extends Watching {
  static properties = { due: { type: Boolean } };

  render() {
    if (!this.due || client.state !== 'booting') return html`<slot></slot>`;
    return html`<p><span role="status">${say('It waits for the rules')}</span>${drawMuch(client.boot)}</p>`;
  }
}

customElements.define('gnav-coming', GnavComing);
customElements.define('gnav-due', GnavDue);
