// The rule sheet: the house rules as they are played, each with the words it rests on.
import { html, nothing } from 'lit';
import { drawMark } from '../../../core/badge.js';
import { clauseOf, follow, hrefOf } from '../../../core/law.js';
import { layers } from '../../../core/layers.js';
import { say } from '../../../core/say.js';

/** Draw the words of a clause that decide, and what the clause says in the reader's language. */
function drawSource({ clause: id, quotes }, host) {
  const clause = clauseOf(id, host);
  if (!clause) return nothing;
  const { translation } = layers.words(clause);
  return html`<span class="rests"><a href=${hrefOf(clause)} @click=${follow}>${clause.label}</a>
    ${quotes.map((quote) => html`<q lang=${clause.lang}>${quote}</q> `)}${
      translation ? html`<span class="trans" lang=${translation.lang}>${translation.text}</span>` : nothing}</span>`;
}

function drawRow(row, host) {
  return html`<li class="rule" data-question=${row.question} data-lent=${row.lent}>
    <p class="asks">${row.asks}</p>
    <p class="answers">${row.text} <span class="whose"><span class="name-of-law">${row.label}</span>${drawMark(row.status)}</span></p>
    ${row.words.map((words) => drawSource(words, host))}
    ${row.cruces.map((crux) => html`<span class="rests"><a href=${hrefOf(host.clauses[crux])} @click=${follow}>◊ ${host.clauses[crux].label}</a></span>`)}
  </li>`;
}

/** Draw the sheet, for the screen and for paper. */
export function drawSheet({ sheet, house, source }, host) {
  const groups = [...new Set(sheet.map(({ group }) => group))];
  return html`<section class="sheet" aria-labelledby="sheet-head">
    <h2 id="sheet-head">${house.name || say('House rules')}</h2>
    <p class="told">${source.line} ${say('For {least} to {most} players.', { least: source.seats[0], most: source.seats[1] })}</p>
    ${groups.map((group) => html`<section class="part"><h3>${group}</h3>
      <ul>${sheet.filter((row) => row.group === group).map((row) => drawRow(row, host))}</ul></section>`)}
  </section>`;
}
