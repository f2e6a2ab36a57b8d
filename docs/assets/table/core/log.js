// The log: what belongs together in one line, the clause it rests on at its end, the others behind it,
// and whether it is our reading; one part for each deal, and those gone by in a sum.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { drawFirstChip, drawWords, suppliedFrom, whenPointing } from './law.js';
import { leftOutInWords } from './left-out.js';
import { dealsOf, lately } from './lines.js';
import { numberOf } from './match/deals.js';
import { quoted } from './quoted.js';
import { say } from './say.js';
import { drawSheet, sheetOf } from './sheet.js';

export { quoted };

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
  return html`<li class="line ${host.selected === event.n ? 'selected' : ''} ${later ? 'later' : ''}" data-event=${event.n} data-events=${event.events.join(' ')}
      data-kind=${event.kind} @mousemove=${whenPointing(select)} @focusin=${select} @click=${select}>
    <span class="said">${quoted(event.text, host.lang)}</span>${
      event.gloss ? html` <span class="gloss">(${event.gloss})</span>` : nothing}${
      drawFirstChip(event, host)}
    ${event.move === undefined ? nothing : drawMoment(event, host)}
    ${wordsBelow(event, host)}
  </li>`;
}

/** What was taken back here after seeing: a note of ours, which rests on no clause. */
const drawNote = ({ note, at }, host) => html`<li class="taken-back ${host.at !== null && at > host.at ? 'later' : ''}">${note}</li>`;

const drawEither = (line, host) => (line.note ? drawNote(line, host) : drawLine(line, host));
const keyOf = (line, place) => (line.note ? `note ${place}` : line.events[0]);

/** What a deal is called: the one in play by who deals, one gone by by what it brought. */
function nameOf({ deal: at, head, brought }, isLast, view) {
  const deal = numberOf(view, at);
  if (isLast ? !head : !brought) return say('Deal {deal}', { deal });
  return isLast ? say('Deal {deal}. {head}', { deal, head }) : say('Deal {deal}: {brought}', { deal, brought });
}

/** Draw something folded that is drawn within only once it is open. */
function drawFold(kind, key, { name, open: usual, within }, host) {
  const open = host.paper || (host.opened.get(key) ?? usual);
  const turn = (event) => {
    event.preventDefault();
    host.toggle(key, !open);
  };
  return html`<details class=${kind} ?open=${open} data-deal=${key}>
    <summary @click=${turn}>${name}</summary>${open ? within() : nothing}</details>`;
}

/** Draw a deal summed up, folded after its lines. */
function drawSummed({ deal }, view, host) {
  const sheet = sheetOf(view, deal);
  return sheet ? drawFold('summed', `summed ${deal}`, {
    name: say('Deal {deal} summed up', { deal: numberOf(view, deal) }),
    open: false,
    within: () => drawSheet(sheet, view, host, host.paper),
  }, host) : nothing;
}

const drawDeal = (one, isLast, view, host) => drawFold('deal', one.deal, {
  name: nameOf(one, isLast, view),
  open: isLast,
  within: () => html`<ol>${repeat(one.lines, keyOf, (line) => drawEither(line, host))}</ol>${drawSummed(one, view, host)}`,
}, host);

const drawDeals = (deals, last, view, host) => repeat(deals, ({ deal }) => deal, (one) => drawDeal(one, one === last, view, host));

/** Draw the deals gone by: folded away until they are opened, and in a sum where there are several. */
function drawGone(gone, view, host) {
  const within = () => drawDeals(gone, null, view, host);
  const sum = view.log?.gone;
  return gone.length < 2 || !sum ? within() : drawFold('gone', 'gone', { name: sum, open: false, within }, host);
}

const withoutGloss = (text) => text.replace(/(?<=[”«]) \([^()]*\)/g, '');

const ROOM = 140; // letters in three lines of a narrow screen

/** The last sentences of a line, as many as have room. */
function lastOf(text) {
  const sentences = text.split(/(?<=[.!?”«]) (?=\p{Lu})/u);
  while (sentences.length > 1 && sentences.join(' ').length > ROOM) sentences.shift();
  return sentences.join(' ');
}

/**
 * Draw what has happened last, for a narrow screen, where the log lies below it: for eyes alone, since it is
 * heard as it happens. The newest is drawn first and lies lowest; what has no room is left out whole. What a
 * cry means stands with the cry.
 */
export const drawLately = (view, host) => html`<ol class="lately" aria-hidden="true">${
  lately(view).reverse().map(({ text }) => html`<li>${quoted(lastOf(withoutGloss(text)), host.lang)}</li>`)}</ol>`;

/** Draw the whole log. */
export function drawLog(view, host) {
  const deals = dealsOf(view);
  const last = deals.at(-1);
  return html`<section class="log" aria-labelledby="log-head">
    <h2 id="log-head">${say('The log')}</h2>
    <div class="lines" tabindex="0" role="group" aria-labelledby="log-head">
      ${last ? html`${drawGone(deals.slice(0, -1), view, host)}${drawDeals([last], last, view, host)}`
    : html`<p class="quiet">${leftOutInWords(view) ?? say('Nothing has happened yet.')}</p>`}
    </div>
  </section>`;
}
