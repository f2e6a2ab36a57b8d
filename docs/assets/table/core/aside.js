// A reference opens here: the clause in its layers, its whole rule and the open questions it is cited
// with, beside the table at a desk, in a sheet over its lower part on a phone. The game stays where it
// is; a link leads on to the page. Escape and a button give the focus back.
import { html, nothing } from 'lit';
import { drawExplained } from './crux.js';
import {
  clauseOf, drawReading, drawWords, follow, hrefOf, isCrux,
} from './law.js';
import { say } from './say.js';

/** The rule that a clause is part of; null for a rule itself, and for a crux. */
const ruleOf = (id) => /^(.+\.r\d+)\..+$/.exec(id)?.[1] ?? null;

/** What is read beside the table: a part of the table's element. */
export class Aside {
  ids = null; // the reference that was opened, and those cited with it
  #host;
  #from = null; // what had the focus
  #came = false;

  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  get open() { return Boolean(this.ids && clauseOf(this.ids[0], this.#host)); }

  /** Show a clause or crux, before those that are cited with it. */
  show(id, others = []) {
    if (!this.open) this.#from = this.#host.renderRoot.activeElement;
    this.ids = [id, ...others.filter((other) => other !== id)];
    this.#came = true;
    this.#host.requestUpdate();
  }

  /** Put it away; the focus goes back to where it was. Says whether there was anything. */
  close = ({ back = true } = {}) => {
    if (!this.ids) return false;
    this.ids = null;
    const from = this.#from;
    this.#from = null;
    this.#host.requestUpdate();
    if (back) this.#host.updateComplete.then(() => from?.isConnected && from.focus({ preventScroll: true }));
    return true;
  };

  hostUpdated() {
    if (!this.#came) return;
    this.#came = false;
    const sheet = this.#host.renderRoot.querySelector('.leaflet');
    sheet?.querySelector('h2').focus({ preventScroll: true });
    if (sheet) sheet.querySelector('.pages').scrollTop = 0;
  }
}

function drawRule(id, host) {
  const rule = clauseOf(ruleOf(id) ?? '', host);
  return rule ? html`<details class="whole"><summary>${say('The whole rule')}</summary>${drawWords(rule.id, host)}</details>` : nothing;
}

/** Draw what is read, or nothing. */
export function drawAside(host) {
  const { aside } = host;
  if (!aside?.open) return nothing;
  const [id, ...others] = aside.ids;
  const clause = clauseOf(id, host);
  const leave = (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    aside.close();
  };
  return html`<section class="leaflet" role="dialog" aria-labelledby="leaflet-head" @keydown=${leave}>
    <header>${isCrux(id) ? html`<h2 id="leaflet-head" class="asked" tabindex="-1" lang=${clause.lang}>${clause.text}</h2>`
    : html`<h2 id="leaflet-head" tabindex="-1">${clause.label}</h2>`}
      <button type="button" class="plain" data-close @click=${aside.close}>${say('Close')}</button></header>
    <div class="pages" tabindex="0" role="group" aria-labelledby="leaflet-head">
      <h3 class="unseen">${say('The law')}</h3>
      ${drawWords(id, host)}
      ${clause.reason ? drawExplained(clause, host) : nothing}
      ${drawRule(id, host)}
      ${others.length ? html`<h3 class="on">${say('Cited with it')}</h3>${others.map((other) => drawWords(other, host))}` : nothing}
      ${drawReading(id.split('.')[0])}
      <p><a href=${hrefOf(clause)} @click=${follow}>${say('Read it on its page')}</a></p>
    </div>
  </section>`;
}
