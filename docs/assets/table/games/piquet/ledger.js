// The ledger of what is announced before the first lead, class by class: what each claims, what is beaten
// struck through, what it counts, and a ring for an honour. Read from the events, and never worked out.
import { html, nothing } from 'lit';
import { nearest } from '../../cards/seats.js';
import { zoneOf } from '../../core/lying.js';
import { say } from '../../core/say.js';
import { pace } from '../../core/acts/pace.js';
import { session } from '../../core/session.js';
import { classOf, drawMeld, headOf } from './melds.js';

const LONG = 6; // rows; of more each is lower

/** The number that a mark had once an event had been, or null. */
const markAfter = ({ marked }, id, seat) => marked.find((mark) => mark.id === id && mark.place === seat)?.value ?? null;

/** What an event tells, as a row: whose it is, what each claims, what counts; null where nothing is announced. */
function rowOf(event) {
  const {
    kind, seat, what, number, against = null, by = null,
  } = event;
  if (kind === 'laid-open') {
    return {
      event, seat, what: 'open', of: 'open', against: null, by: null, rings: 0,
    };
  }
  if (kind !== 'counted' && kind !== 'equal') return null;
  const of = classOf(what);
  return of && {
    event, seat: kind === 'equal' ? null : seat, what, number, of, against, by, rings: 0,
  };
}

/** The rows of the ledger, in the order in which they were announced. */
export function rowsOf(view) {
  const rows = [];
  for (const event of view.events) {
    if (event.deal === view.lastDeal) {
      const row = rowOf(event);
      if (row) rows.push(row);
      else if (event.kind === 'honour' && rows.length) rows.at(-1).rings += 1;
    }
  }
  return rows;
}

/** Whether somebody has led: what was announced lies folded then. */
export const hasLed = (view) => view.events.some(({ kind, deal }) => kind === 'led' && deal === view.lastDeal) || Boolean(zoneOf(view, 'trick')?.cards.length);

/** What counted to thirty: “37 without a lead, and the other has none”; where there is little room, with its name and in short. */
function drawReached({ of, event, seat, by }) {
  const n = (markAfter(event, 'count', seat) ?? by) - by;
  const [whole, short] = of === 'ninety'
    ? [say('{n} without a lead, and the other has none', { n }), say('{n} without a lead', { n })]
    : [say('{n} with leads, and the other has none', { n }), say('{n} with leads', { n })];
  return html`<span class="whole">${whole}</span><span class="short" aria-hidden="true"><b>${headOf(of)}</b> ${short}</span>`;
}

/** What one of both claims in this row. */
function drawClaim(row, seat) {
  if (row.seat === null || row.seat === seat) return drawMeld(row.what, row.number, true);
  if (!row.against) return nothing;
  return html`<s>${drawMeld(row.against)}</s><span class="unseen"> (${say('beaten')})</span>`;
}

const drawRings = (rings) => (rings ? html`<span class="ring" aria-hidden="true"></span><span class="unseen"> ${say('and an honour')}</span>` : nothing);

/** What a row counts: nothing where both are equal. */
function drawCount(row) {
  if (row.seat === null) return html`<td class="by equal">${say('equal')}</td>`;
  const plus = row.of === 'ninety' || row.of === 'sixty' ? '+' : '';
  return html`<td class="by">${row.by === null ? nothing : html`${plus}${row.by}`}${drawRings(row.rings)}</td>`;
}

function drawRow(row, at, rows, view, order) {
  const before = rows[at - 1];
  const named = before?.of === row.of && before.seat === row.seat ? nothing : headOf(row.of);
  const now = session.acting && view.act?.events.includes(row.event);
  const whole = row.of === 'ninety' || row.of === 'sixty';
  const claims = whole
    ? html`<td class="says" colspan="2">${row.seat === order[0] ? nothing : html`${view.players[row.seat].name}: `}${drawReached(row)}</td>`
    : order.map((seat) => html`<td class="${row.seat === null || row.seat === seat ? 'says' : 'answer'}">${drawClaim(row, seat)}</td>`);
  return html`<tr class="${now ? 'now' : ''} ${row.of}" data-row=${row.what}><th scope="row">${named}</th>${claims}${drawCount(row)}</tr>`;
}

/** Draw the ledger. */
export function drawLedger(view) {
  const first = nearest(view);
  const order = [first, 1 - first];
  const rows = rowsOf(view);
  const name = (seat) => (seat === view.yours ? say('You') : view.players[seat].name);
  return html`<table class="ledger ${rows.length > LONG ? 'long' : ''}" style="--beat: ${pace.stays('meld') / 2}ms">
    <caption class="unseen">${say('What was announced')}</caption>
    <thead><tr><td></td>${order.map((seat) => html`<th scope="col">${name(seat)}</th>`)}<th scope="col" class="by">${say('counts')}</th></tr></thead>
    <tbody>${rows.map((row, at) => drawRow(row, at, rows, view, order))}</tbody>
  </table>`;
}

const STEPS = ['rommel', 'sequences', 'fours', 'ninety'];

/** The steps of the announcing, for the track under the board: been, now and next; nothing before and after it. */
export function track(view) {
  const dealer = view.marks.find(({ id }) => id === 'dealer')?.place;
  const row = rowsOf(view).find(({ event }) => view.act.events.includes(event));
  if (!row || row.of === 'open' || row.of === 'sixty' || hasLed(view)) return [];
  const forehand = 1 - dealer;
  const isDealers = row.seat === dealer;
  const now = isDealers ? STEPS.length : STEPS.indexOf(row.of);
  const yours = (seat) => seat === view.yours;
  const words = [
    ...STEPS.map(headOf),
    yours(dealer) ? say('You count the rest') : say('{name} counts the rest', { name: view.players[dealer].name }),
    yours(forehand) ? say('You lead') : say('{name} leads', { name: view.players[forehand].name }),
  ];
  return words.map((one, at) => ({ words: one, is: at === now ? 'now' : at < now ? 'been' : 'next' }));
}
