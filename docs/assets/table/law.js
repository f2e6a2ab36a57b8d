// Clauses as chips and as words. Every word shown comes from the engine's copy of the sources.
import { html, nothing } from 'lit';
import { siteRoot } from './client.js';

/**
 * Follow a link as the site does: a click inside this element's shadow tree would escape the
 * theme's instant navigation and throw the running engine away.
 */
export function follow(event) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const link = document.createElement('a');
  link.href = event.currentTarget.href;
  document.body.append(link);
  link.click();
  link.remove();
}

export const hrefOf = (clause) => new URL(clause.href, siteRoot).href;

const sourceOf = (id) => id.split('.')[0];
const yearOf = (id) => sourceOf(id).replace(/^gnav-/, '');

/** Say where a borrowed clause comes from, for instance “supplied from 1774”. */
export function suppliedFrom(event, id) {
  return event.supplied && sourceOf(id) === event.supplied ? `supplied from ${yearOf(id)}` : null;
}

/** Do something when the pointer moves, but not when the page moves under a pointer at rest. */
export const whenPointing = (act) => ({ movementX, movementY }) => {
  if (movementX || movementY) act();
};

/** Draw one clause as a chip that leads to its page; `desk` is told what is pointed at. */
function drawChip(id, desk) {
  const clause = desk.clauses[id];
  if (!clause) return html`<span class="chip unknown">${id}</span>`;
  const point = () => desk.point(id);
  const press = (event) => {
    // A finger cannot point: its touch shows the words, whose heading leads to the page.
    if (event.pointerType === 'touch' || desk.touch) {
      event.preventDefault();
      desk.unfold(id);
    } else follow(event);
  };
  return html`<a class="chip" href=${hrefOf(clause)} data-clause=${id}
    @mousemove=${whenPointing(point)} @focus=${point} @click=${press}>${clause.label}</a>`;
}

/** Draw the chips of an event or a choice, and say once if its rule is lent by another source. */
export function drawChips(event, desk) {
  const ids = event.clauses ?? [];
  const lent = ids.map((id) => suppliedFrom(event, id)).find(Boolean);
  return html`${ids.map((id) => html` ${drawChip(id, desk)}`)}${
    lent ? html` <span class="supplied">${lent}</span>` : nothing}`;
}

/** Draw the words of one clause, or a crux's question and why we read it as we do. */
export function drawWords(id, desk, supplied = null) {
  const clause = desk.clauses[id];
  if (!clause) return nothing;
  const crux = id.includes('.q.');
  return html`<section class="words ${crux ? 'crux' : ''} ${desk.pointed === id ? 'pointed' : ''}"
      data-words=${id}>
    <h3><a href=${hrefOf(clause)} @click=${follow}>${clause.label}</a>${
      supplied ? html` <span class="supplied">${supplied}</span>` : nothing}</h3>
    <p class="text" lang=${crux ? 'en' : clause.lang}>${clause.text}</p>
    ${crux && clause.reason ? html`<p class="reason" lang="en">Our reading: ${clause.reason}</p>` : nothing}
  </section>`;
}

/** Draw the law of this moment and of the event looked at. */
export function drawLaw(view, event, desk) {
  const ofEvent = event?.clauses ?? [];
  const ofMoment = view.law.filter((id) => !ofEvent.includes(id));
  const shown = new Set([...ofEvent, ...ofMoment]);
  const apart = desk.pointed && !desk.touch && !shown.has(desk.pointed) ? desk.pointed : null;
  return html`<section class="law" aria-labelledby="law-head">
    <h2 id="law-head">The law</h2>
    ${apart ? html`<h3 class="on">Pointed at</h3>${drawWords(apart, desk)}` : nothing}
    ${event ? html`<h3 class="on">${event.text}</h3>
      ${ofEvent.map((id) => drawWords(id, desk, suppliedFrom(event, id)))}` : nothing}
    ${ofMoment.length ? html`<h3 class="on">${view.waiting === 'deal' ? 'What rules the next deal' : 'What rules this moment'}</h3>
      ${ofMoment.map((id) => drawWords(id, desk))}` : nothing}
  </section>`;
}
