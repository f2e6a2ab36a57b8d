// Picking a card: a sheet of the whole pack, a row for each suit; what lies on the table is not offered.
import { html, nothing } from 'lit';
import { say } from '../../core/say.js';
import { drawFace } from '../faces.js';

/** A sheet of cards, a part of the element that shows it. */
export class Sheet {
  asked = null; // { title, pack, now, taken, take }

  /** `draw` draws a card of the pack. */
  constructor(host, draw = drawFace) { Object.assign(this, { host, face: draw }); }

  /** Open the sheet; `take` gets the card picked. */
  async open(asked) {
    this.asked = asked;
    this.host.requestUpdate();
    await this.host.updateComplete;
    const sheet = this.host.renderRoot.querySelector('dialog.picker');
    sheet.showModal();
    sheet.querySelector('[aria-pressed="true"]')?.focus();
  }

  #close() { this.host.renderRoot.querySelector('dialog.picker')?.close(); }

  #take(card) {
    const { take } = this.asked;
    this.#close();
    take(card);
  }

  #drawCard([card, name]) {
    const { now, taken } = this.asked;
    return html`<button type="button" class="pick" aria-pressed=${card === now} ?disabled=${card !== now && taken.includes(card)}
      data-pick=${card} @click=${() => this.#take(card)}>${this.face({ card, name }, true)}<span class="unseen">${name}</span></button>`;
  }

  draw() {
    const { asked } = this;
    const cards = Object.entries(asked?.pack ?? {});
    const suits = [...new Set(cards.map(([card]) => card[0]))];
    return html`<dialog class="picker cards" aria-labelledby="sheet-head" @close=${() => { this.asked = null; this.host.requestUpdate(); }}>
      ${asked ? html`<h2 id="sheet-head">${asked.title}</h2>
        ${suits.map((suit) => html`<p class="row">${cards.filter(([card]) => card[0] === suit).map((one) => this.#drawCard(one))}</p>`)}
        <p class="buttons"><button type="button" class="plain" @click=${() => this.#close()}>${say('Close')}</button></p>` : nothing}
    </dialog>`;
  }
}
