// <gnav-device>: how much of the archive is kept on this device for when the network goes; all of it
// kept, or none.
import { LitElement, html, nothing, unsafeCSS } from 'lit';
import base from '../css/base.css';
import keptCss from '../css/kept.css';
import { Speaking, language, say } from '../say.js';
import { choose } from './remembered.js';
import { register, registered, send } from './shelves.js';

const BESIDE = ['pages', 'engine', 'rest']; // the shelves that are no game's
const MEGA = 1e6;

const megabytes = (bytes) => new Intl.NumberFormat(language() === 'da' ? 'da-DK' : 'en-GB', { maximumFractionDigits: bytes < 10 * MEGA ? 1 : 0 })
  .format(bytes / MEGA);
const sizeOf = (bytes) => say('{n} MB', { n: megabytes(bytes) });

/** Why not all could be kept. */
function troubleOf(failed) {
  if (failed === 'QuotaExceededError') return say('There is no room for the whole archive in the browser’s storage; what was kept before is still there.');
  if (failed === 'AbortError') return say('Stopped; what was kept before is still there.');
  return say('Not all of the archive could be kept; the network may be down, or there is no room. What was kept before is still there.');
}

class GnavDevice extends LitElement {
  static properties = { shelves: { state: true }, going: { state: true }, said: { state: true } };

  static styles = [base, keptCss].map(unsafeCSS);

  constructor() {
    super();
    this.speaking = new Speaking(this);
    this.state = null; // what the service worker tells: the shelves, and the bytes of all and of what is kept
    this.going = null; // { done, total } while all is being kept
    this.said = null;
    this.stop = () => {};
  }

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  async #look() {
    const { active } = await registered() ?? {};
    if (!active) this.state = null;
    else send(active, { tell: true }, (state) => { this.state = state; this.requestUpdate(); });
    this.requestUpdate();
  }

  #keepAll = async () => {
    Object.assign(this, { said: null, going: { done: 0, total: 0 } });
    choose('offline', 'on');
    navigator.storage?.persist?.().catch(() => {}); // the browser may clear it away all the same
    try {
      const active = await register();
      send(active, { tell: true }, ({ shelves }) => {
        this.stop = send(active, { keep: shelves.map(({ name }) => name) }, (told) => this.#hear(told));
      });
    } catch (error) {
      this.#hear({ failed: error.name });
    }
  };

  #hear({ done, total, failed }) {
    this.going = total ? { done, total } : null;
    if (failed) this.said = troubleOf(failed);
    if (!total) this.#look();
  }

  #remove = async () => {
    choose('offline', 'off');
    const { scope } = await registered() ?? {};
    if (scope) await this.#empty(scope);
    this.said = say('Nothing of the archive is kept any more; it is read from the network.');
    this.#look();
  };

  async #empty(scope) {
    const ours = (await caches.keys()).filter((name) => name.startsWith(`gnav-archive ${new URL(scope).pathname} `));
    await Promise.all(ours.map((name) => caches.delete(name)));
    await (await registered()).unregister();
  }

  #drawShelf({ bytes, kept }, term) {
    return html`<dt>${term}</dt><dd>${kept ? sizeOf(bytes) : html`<span class="quiet">${say('not kept')}</span>`}</dd>`;
  }

  #drawShelves() {
    const of = (name) => this.state.shelves.find((shelf) => shelf.name === name);
    const games = this.state.shelves.filter(({ name }) => !BESIDE.includes(name));
    return html`<dl>
      ${this.#drawShelf(of('pages'), say('Pages and search'))}
      ${this.#drawShelf(of('engine'), say('The engine'))}
      <dt>${say('Played or asked here')}</dt><dd>${say('{n} of {all}', { n: games.filter(({ kept }) => kept).length, all: games.length })}</dd>
      ${this.#drawShelf(of('rest'), say('Examples and files'))}
    </dl>`;
  }

  #drawGoing({ done, total }) {
    return html`<p><progress max=${total || 1} value=${done} aria-label=${say('How much has come')}></progress>
        ${total ? say('{done} of {total} MB', { done: megabytes(done), total: megabytes(total) }) : say('Looking …')}</p>
      <p class="buttons"><button type="button" data-stop ?disabled=${!total} @click=${() => this.stop()}>${say('Stop')}</button></p>`;
  }

  #drawButtons({ bytes, keptBytes } = {}) {
    return html`<p class="buttons">
      ${bytes && bytes === keptBytes ? nothing : html`<button type="button" class="main" data-keep-all @click=${this.#keepAll}>${
    bytes ? say('Keep the whole archive on this device ({n} MB)', { n: megabytes(bytes) }) : say('Keep the whole archive on this device')}</button>`}
      ${keptBytes ? html`<button type="button" data-remove @click=${this.#remove}>${say('Remove it ({n} MB)', { n: megabytes(keptBytes) })}</button>` : nothing}</p>`;
  }

  render() {
    if (!navigator.serviceWorker) return html`<p class="notice">${say('This browser keeps no pages here for when the network goes; the address may not be secure (https), or the window private.')}</p>`;
    return html`${this.state?.keptBytes ? this.#drawShelves() : html`<p>${say('Nothing of the archive is kept on this device.')}</p>`}
      ${this.said ? html`<p class="notice" role="status">${this.said}</p>` : nothing}
      ${this.going ? this.#drawGoing(this.going) : this.#drawButtons(this.state ?? {})}`;
  }
}

customElements.define('gnav-device', GnavDevice);
