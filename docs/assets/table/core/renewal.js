// <gnav-renewal>: says once, on whatever page, that a newer version of the archive has come. It says
// nothing while a game is at the table.
import './danish.js';
import { LitElement, html, nothing, unsafeCSS } from 'lit';
import base from './css/base.css';
import renewalCss from './css/renewal.css';
import { forTab } from './kept/drawers.js';
import { gameAtTable } from './kept/remembered.js';
import { useNewest } from './newest.js';
import { Speaking, count, say } from './say.js';

const TOLD = 'gnav.renewal'; // in this tab: `told` once the reader has put it away

class GnavRenewal extends LitElement {
  static properties = { others: { state: true }, busy: { state: true } };

  static styles = [base, renewalCss].map(unsafeCSS);

  constructor() {
    super();
    this.speaking = new Speaking(this);
    this.others = 0; // tabs that keep the newer version from being used
    this.busy = false;
    this.look = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('gnav:table', this.look);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('gnav:table', this.look);
  }

  #use = async () => {
    this.busy = true;
    this.others = await useNewest();
    this.busy = false;
    if (!this.others) location.reload();
  };

  #putAway = () => {
    forTab.write(TOLD, 'told');
    this.remove();
  };

  render() {
    if (gameAtTable()) return nothing;
    return html`<aside aria-label=${say('A newer version')}>
      <p role="status">${say('A newer version of the archive has come.')}
        ${this.others ? count(this.others, 'It is used once the other tab of the archive is closed.', 'It is used once the {n} other tabs of the archive are closed.') : nothing}</p>
      <p class="buttons"><button type="button" class="main" data-use ?disabled=${this.busy} @click=${this.#use}>${say('Use it now')}</button>
        <button type="button" class="plain" data-later @click=${this.#putAway}>${say('At my next visit')}</button></p></aside>`;
  }
}

customElements.define('gnav-renewal', GnavRenewal);
if (!forTab.read(TOLD)) document.body.append(document.createElement('gnav-renewal'));
