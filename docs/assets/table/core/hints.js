// What is told of a move when it is asked for and never before: a hint, which is the move that the
// engine advises, why, and by which clauses; and the odds of each move, with what was assumed. A part
// of the table's element.
import { html, nothing } from 'lit';
import { drawChips } from './law.js';
import { say } from './say.js';
import { session } from './session.js';

export class Hints {
  #host;
  #of = null; // the view that they were asked of
  #told = {};

  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  /** The hint that holds for the moment at the screen, or null. */
  get hint() { return this.#now.hint ?? null; }

  /** The odds that hold for it, or null. */
  get odds() { return this.#now.odds ?? null; }

  /** Whether either was asked for. */
  get shown() { return Boolean(this.hint ?? this.odds); }

  get #now() { return this.#of === session.view ? this.#told : {}; }

  ask = () => this.#ask('hint');

  askOdds = () => this.#ask('odds');

  async #ask(call) {
    const of = session.view;
    const told = await session.ask(call, { seat: of.seat });
    if (!told || session.view !== of) return;
    this.#told = { ...this.#now, [call]: told };
    this.#of = of;
    this.#host.requestUpdate();
  }
}

const drawButton = (host, key, words, ask) => html`<button type="button" class="plain" data-hotkey=${key}
  aria-keyshortcuts=${key} ?disabled=${host.busy} @click=${ask}>${words}</button>`;

/** Draw the odds: a row a move, and under it what they rest on. */
const drawOdds = (odds) => html`<table class="odds">
    <thead><tr>${odds.heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${odds.rows.map((row) => html`<tr>
      <th scope="row">${row.label}</th><td>${row.loses}</td><td>${row.costs}</td></tr>`)}</tbody>
  </table>
  <p class="odds-basis">${odds.lowest} ${odds.how} ${odds.assumed}</p>`;

/** Draw the buttons that ask, and what is told once it is there. */
export function drawHint(view, host) {
  if (view.waiting !== 'seat' || view.to_move !== view.seat || view.seat === null || view.advised) return nothing;
  const { hint, odds } = host.hints;
  const told = hint ?? odds;
  return html`<section class="hint" aria-label=${say('A hint')}>
    ${hint ? nothing : drawButton(host, 'h', say('Ask for a hint'), host.hints.ask)}
    ${odds || view.phase === 'appeal' ? nothing : drawButton(host, 'o', say('Odds'), host.hints.askOdds)}
    <div role="status">${hint ? html`<p><strong>${hint.label}.</strong> ${hint.why}</p>` : nothing}${odds ? drawOdds(odds) : nothing}</div>
    ${told ? html`<p class="basis">${drawChips(told, host)}</p>` : nothing}
  </section>`;
}
