// The log: one line an event, the clause it rests on at its end, the others behind it, and whether it
// is our reading; one part for each deal.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { drawOurs } from './badge.js';
import { drawFirstChip, drawWords, suppliedFrom, whenPointing } from './law.js';
import { say } from './say.js';

/** Mark the source's own words, which stand in “ ”, with their language. */
export function quoted(text, lang) {
  return text.split(/(“[^”]*”)/).map((part) => (part.startsWith('“')
    ? html`<q class="cry" lang=${lang}>${part.slice(1, -1)}</q>` : part));
}

function byDeal(events) {
  const deals = new Map();
  for (const event of events) {
    if (!deals.has(event.deal)) deals.set(event.deal, []);
    deals.get(event.deal).push(event);
  }
  return [...deals];
}

/** Touched by a finger, the words open under the line whose chip was touched. */
function wordsBelow(event, host) {
  const { selected, unfolded } = host;
  if (selected !== event.n || !event.clauses?.includes(unfolded)) return nothing;
  return drawWords(unfolded, host, suppliedFrom(event, unfolded));
}

/** The way to the table as it was; an evening told by people has none. */
const drawMoment = (event, host) => html`<button class="plain moment" data-moment=${event.move}
  aria-label=${say('Show the table after this')} title=${say('Show the table after this')}
  @click=${() => host.jump(event)}>${say('show')}</button>`;

function drawLine(event, host) {
  const select = ({ target }) => {
    host.select(event.n);
    const chip = target.closest?.('.chip');
    if (chip) host.point(chip.dataset.clause); // another line was looked at, now this chip is
  };
  const later = host.at !== null && event.move >= host.at;
  return html`<li class="line ${host.selected === event.n ? 'selected' : ''} ${later ? 'later' : ''}" data-event=${event.n}
      data-kind=${event.kind} @mousemove=${whenPointing(select)} @focusin=${select} @click=${select}>
    <span class="said">${quoted(event.text, host.lang)}</span>${
      event.gloss ? html` <span class="gloss">(${event.gloss})</span>` : nothing}${
      drawFirstChip(event, host)}${drawOurs(event.status)}
    ${event.move === undefined ? nothing : drawMoment(event, host)}
    ${wordsBelow(event, host)}
  </li>`;
}

function drawDeal([deal, events], current, host) {
  const open = host.opened.get(deal) ?? deal === current;
  const turn = (event) => {
    event.preventDefault();
    host.toggle(deal, !open);
  };
  return html`<details class="deal" ?open=${open} data-deal=${deal}>
    <summary @click=${turn}>${say('Deal {deal}', { deal })}</summary>
    ${open ? html`<ol>${repeat(events, (event) => event.n, (event) => drawLine(event, host))}</ol>` : nothing}
  </details>`;
}

/** Draw the whole log; deals gone by are folded away until they are opened. */
export function drawLog(view, host) {
  const deals = byDeal(view.events);
  const current = deals.length ? deals[deals.length - 1][0] : 0;
  return html`<section class="log" aria-labelledby="log-head">
    <h2 id="log-head">${say('The log')}</h2>
    <div class="lines" tabindex="0" role="group" aria-labelledby="log-head">
      ${deals.length ? repeat(deals, ([deal]) => deal, (deal) => drawDeal(deal, current, host))
        : html`<p class="quiet">${say('Nothing has happened yet.')}</p>`}
    </div>
  </section>`;
}
