// Picking a piece: a sheet of all of them, opened from whatever piece is to be changed.
import { html, nothing } from 'lit';
import { drawPiece } from '../piece.js';
import { say } from '../../../core/say.js';

/** Give a set its rows, as one lays them out: figures, numbers, figures. */
const rows = (pieces) => {
  const high = pieces.findIndex((piece) => /\d/.test(piece));
  const low = pieces.findLastIndex((piece) => /\d/.test(piece)) + 1;
  return [pieces.slice(0, high), pieces.slice(high, low), pieces.slice(low)];
};

/** A sheet of pieces, a part of the element that shows it. */
export class Picker {
  asked = null; // { title, pieces, cards, more, now, take }

  constructor(host) {
    this.host = host;
  }

  /** Open the sheet; `take` gets the piece picked. */
  async open(asked) {
    this.asked = asked;
    this.host.requestUpdate();
    await this.host.updateComplete;
    const sheet = this.host.renderRoot.querySelector('dialog.picker');
    sheet.showModal();
    (sheet.querySelector('[aria-pressed="true"]') ?? sheet.querySelector('button'))?.focus();
  }

  #close() {
    this.host.renderRoot.querySelector('dialog.picker')?.close();
  }

  #take(piece) {
    const { take } = this.asked;
    this.#close();
    take(piece);
  }

  #drawButton(piece) {
    const { cards, now, names } = this.asked;
    return html`<button type="button" class="pick" aria-pressed=${piece === now} aria-label=${names[piece] ?? piece}
      data-pick=${piece} @click=${() => this.#take(piece)}>${drawPiece(piece, cards)}</button>`;
  }

  #drawMore({ value, words }) {
    return html`<button type="button" data-pick=${value} @click=${() => this.#take(value)}>${words}</button>`;
  }

  draw() {
    const { asked } = this;
    return html`<dialog class="picker" aria-labelledby="picker-head" @close=${() => { this.asked = null; this.host.requestUpdate(); }}>
      ${asked ? html`<h2 id="picker-head">${asked.title}</h2>
        ${rows(asked.pieces).map((row) => html`<p class="row">${row.map((piece) => this.#drawButton(piece))}</p>`)}
        <p class="buttons">${(asked.more ?? []).map((one) => this.#drawMore(one))}
          <button type="button" class="plain" @click=${() => this.#close()}>${say('Close')}</button></p>` : nothing}
    </dialog>`;
  }
}

/** Draw a piece that can be changed; an unnamed one is a question mark, an empty place a plus. */
export function drawChangeable(piece, { cards = false, label, press, name }) {
  const face = piece === '?' || piece === '' ? html`<span class="piece tile open" aria-hidden="true">${piece || '+'}</span>`
    : drawPiece(piece, cards);
  return html`<button type="button" class="changeable" data-change=${name ?? nothing} aria-label=${label}
    @click=${press}>${face}</button>`;
}
