// <gnav-invite>: how whoever hosts in this browser brings another in: an invitation to be scanned or sent,
// and the answer to it, scanned, chosen as a picture or pasted.
import {
  LitElement, html, nothing, unsafeCSS,
} from 'lit';
import { siteRoot } from '../client.js';
import { copied } from '../clipboard.js';
import base from '../css/base.css';
import companyCss from '../css/company.css';
import formCss from '../css/form.css';
import { keepKeys } from '../fields.js';
import { Speaking, say } from '../say.js';
import { drawQr } from './qr.js';
import { Redrawn } from './redrawn.js';
import { NoCode, Scan, readPicture } from './scan.js';
import { together } from './together.js';

const SHORT = 20; // letters of a name: with more of them the code grows too fine for a poor camera
const ANSWER = /(?:^|#answer=)(a[\w-]{20,3999})\s*$/;

export class GnavInvite extends LitElement {
  static properties = {
    copied: { state: true }, scanning: { state: true }, wrong: { state: true },
  };

  static styles = [base, formCss, companyCss].map(unsafeCSS);

  #scan = null;

  constructor() {
    super();
    this.speaking = new Speaking(this);
    this.addEventListener('keydown', keepKeys);
    new Redrawn(this);
    this.copied = null;
    this.scanning = false;
    this.wrong = null;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#scan?.stop();
  }

  #invite = (event) => {
    event.preventDefault();
    this.wrong = null;
    this.copied = null;
    const stun = new FormData(event.target).get('stun').trim();
    together.line.invite({ stun, name: [...together.ownName].slice(0, SHORT).join('') });
  };

  #copy = async (link) => { this.copied = await copied(link); };

  async #accept(text) {
    this.wrong = null;
    if (await together.line.accept(ANSWER.exec(text)?.[1] ?? text)) this.#scan?.stop();
  }

  #paste = ({ target }) => { if (target.value.trim()) this.#accept(target.value); };

  #look = async () => {
    this.wrong = null;
    this.scanning = true;
    await this.updateComplete;
    this.#scan = new Scan((text) => ANSWER.test(text));
    try {
      const text = await this.#scan.read(this.renderRoot.querySelector('video'));
      if (text !== null) await this.#accept(text);
    } catch (error) {
      if (!(error instanceof NoCode)) throw error;
      this.wrong = error.message;
    }
    this.scanning = false;
  };

  #choose = async ({ target }) => {
    const [file] = target.files;
    if (!file) return;
    this.wrong = null;
    try {
      await this.#accept(await readPicture(file, (text) => ANSWER.test(text)));
    } catch (error) {
      if (!(error instanceof NoCode)) throw error;
      this.wrong = error.message;
    }
    target.value = '';
  };

  #drawAsk() {
    return html`<form @submit=${this.#invite}>
      <ul class="told">
        <li>${say('Each sees his own cards on his own device and nobody else’s. Your device holds the whole game: the others have to trust you.')}</li>
        <li>${say('The devices speak to each other directly; no server stands between. So whoever plays learns the network address of your device, and you theirs.')}</li>
        <li>${say('An invitation is for one person. It is scanned or sent, and the answer comes back to you the same way.')}</li>
      </ul>
      <details class="more"><summary>${say('Somebody plays from another network')}</summary>
        <p><label>${say('Address of a STUN server, if you have one')} <input name="stun" placeholder="stun:stun.example.org" autocomplete="off" spellcheck="false" /></label></p>
        <p class="quiet">${say('It tells a device how it is seen from outside; then it works where both networks allow it. None is asked unless you write one here.')}</p></details>
      <p class="buttons"><button class=${together.line.hasRoom ? 'main' : ''} data-invite ?disabled=${!together.line.hasRoom}>${say('Invite somebody')}</button></p>
      ${together.line.hasRoom ? nothing : html`<p class="quiet">${say('Six others can come so; for more, “gnav host” serves a table on the home network.')}</p>`}
    </form>`;
  }

  #drawInvitation(offer) {
    const link = new URL(`play/#meet=${offer}`, siteRoot).href;
    return html`<ol class="steps">
      <li><p>${say('Let the other scan this code, or send the link.')}</p>
        <div class="qr">${drawQr(link, say('The code of the invitation'))}</div>
        <p class="link"><label>${say('The link')} <input readonly data-link .value=${link} @focus=${({ target }) => target.select()} /></label>
          <button type="button" class="plain" @click=${() => this.#copy(link)}>${say('Copy')}</button>
          ${this.copied === null ? nothing : html`<span role="status">${this.copied ? say('The link is copied.') : say('Copy the link from here.')}</span>`}</p></li>
      <li><p>${say('The other’s device then shows an answer. Scan it, or paste what you are sent.')}</p>
        ${this.scanning ? html`<video muted playsinline></video><p><button type="button" class="plain" @click=${() => this.#scan?.stop()}>${say('Stop')}</button></p>`
          : html`<p class="buttons"><button type="button" data-scan @click=${this.#look}>${say('Scan the answer')}</button>
            <label class="file">${say('Choose a picture of it')} <input type="file" accept="image/*" @change=${this.#choose} /></label></p>
            <p class="quiet">${say('While a page may use the camera, the browser writes the real address of this device into invitations.')}</p>`}
        <p><label>${say('The answer')} <input data-answer autocomplete="off" spellcheck="false" @change=${this.#paste} /></label></p></li>
    </ol>
    <p><button type="button" class="plain" data-withdraw @click=${() => together.line.withdraw()}>${say('Withdraw the invitation')}</button></p>`;
  }

  render() {
    const { line } = together;
    const wrong = this.wrong ?? line?.wrong;
    const { offer = null } = line?.invitation ?? {};
    return html`${wrong ? html`<p class="error" role="alert">${wrong}</p>` : nothing}
      ${offer ? this.#drawInvitation(offer) : this.#drawAsk()}`;
  }
}

customElements.define('gnav-invite', GnavInvite);
