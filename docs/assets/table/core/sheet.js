// A deal summed up, as the engine tells it: who took what, each row of the score with the clause it
// rests on, how all stood and stand, what stays lying, and who deals next.
import { html, nothing } from 'lit';
import { signed } from './acts/sums.js';
import { drawFirstChip } from './law.js';
import { seatName } from './names.js';
import { quoted } from './quoted.js';
import { say } from './say.js';

const MANY = 6; // at a table of more seats nobody has a column, since each row says whom it is about

/** The sheet of a deal, or null while it is played. */
export const sheetOf = ({ sheets = [] }, deal) => sheets.find((one) => one.deal === deal) ?? null;

const drawLine = (line, host) => html`${quoted(line.text, host.lang)}${line.why ? ` ${line.why}` : nothing}${drawFirstChip(line, host)}`;

/** A number as a change: with its sign. */
export const change = (n) => (BigInt(n) > 0n ? `+${signed(n)}` : signed(n));

/** What stands at the head of a column: the seats, and what lies on the table where something changed there. */
function columnsOf({ pool, rows }, view) {
  const seats = view.players.map((_, seat) => ({ seat, name: seatName(view, seat) }));
  const moves = rows.some(({ by }) => by.some(({ of }) => of === 'pool'));
  return pool && moves ? [...seats, { seat: null, name: say('On the table') }] : seats;
}

const of = (sheet, seat) => (seat === null ? sheet.pool : sheet.seats[seat]);

function drawRow(row, columns, host) {
  const changed = new Map(row.by.filter(({ of: what }) => what !== 'plus').map(({ seat, by }) => [seat, by])); // a plus is no part of the score
  if (!changed.size) return html`<tr><th scope="row" colspan=${columns.length + 1}>${drawLine(row, host)}</th></tr>`;
  return html`<tr class="by-seat"><th scope="row">${drawLine(row, host)}</th>${columns.map(({ seat }) => html`<td>${
    changed.has(seat) ? change(changed.get(seat)) : nothing}</td>`)}</tr>`;
}

const drawSum = (kind, name, values) => html`<tr class="by-seat ${kind}"><th scope="row">${name}</th>${values.map((value) => html`<td>${value}</td>`)}</tr>`;

function drawScore(sheet, view, host) {
  const columns = columnsOf(sheet, view);
  const isKept = sheet.seats.some(({ after }) => after !== undefined);
  const hadAny = columns.some(({ seat }) => of(sheet, seat).before);
  const told = (key) => columns.map(({ seat }) => signed(of(sheet, seat)[key]));
  return html`<table class="score" style="--columns: ${columns.length}">
    <thead><tr class="by-seat"><td>${isKept ? sheet.unit : nothing}</td>${columns.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${sheet.took.length ? drawSum('took', sheet.taking, columns.map(({ seat }) => sheet.seats[seat]?.took ?? '')) : nothing}${
  hadAny ? drawSum('before', say('Before'), told('before')) : nothing}${sheet.rows.map((row) => drawRow(row, columns, host))}</tbody>
    ${isKept ? html`<tfoot>${drawSum('after', say('Now'), told('after'))}</tfoot>` : nothing}
  </table>`;
}

/** Say how those stand now for whom something changed, where nobody has a column. */
function drawChanged({ seats, unit }, view) {
  const changed = seats.map(({ by, after }, seat) => ({ by, after, seat })).filter(({ by }) => by);
  return changed.length ? html`<p class="stand">${say('Now ({unit}):', { unit })} ${changed.map(({ by, after, seat }, at) => html`${at ? ' · ' : ''}${
    seatName(view, seat)} <b>${signed(after)}</b> (${change(by)})`)}</p>` : nothing;
}

/** Draw the rows alone: what has come of a deal so far. */
export const drawRows = (sheet, host) => html`<ul class="losses">${sheet.rows.map((row) => html`<li>${drawLine(row, host)}</li>`)}</ul>`;

const drawTaken = (taken, host) => html`<li>${taken.text}${drawFirstChip(taken, host)} ${host.furniture.drawTaken?.(taken) ?? nothing}</li>`;

/** Draw the sheet of a deal; on `paper` all of it lies open. */
export function drawSheet(sheet, view, host, paper = false) {
  const { lies, next, took } = sheet;
  return html`<div class="deal-sheet">
    ${view.players.length > MANY ? html`${drawRows(sheet, host)}${drawChanged(sheet, view)}` : drawScore(sheet, view, host)}
    ${took.length ? html`<details class="took" ?open=${paper}><summary>${say('Who took what')}</summary>
      <ol>${took.map((taken) => drawTaken(taken, host))}</ol></details>` : nothing}
    ${lies.map((line) => html`<p class="lies">${drawLine(line, host)}</p>`)}
    ${next ? html`<p class="next-dealer">${drawLine(next, host)}</p>` : nothing}
  </div>`;
}
