// The games this browser keeps: the last unfinished one is offered first.
import { html, nothing } from 'lit';
import { count } from './words.js';

const LISTED = 8;

function when(changed) {
  const time = new Date(changed);
  return Number.isNaN(time.valueOf()) ? '' : time.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}

function tell({ summary, changed }, sources) {
  const { rules, deal, over, players } = summary;
  const source = sources.find(({ id }) => id === rules)?.short ?? rules;
  const names = players.slice(0, 4).map(({ name }) => name).join(', ');
  const more = players.length > 4 ? ` and ${players.length - 4} more` : '';
  return `${source}, deal ${deal}${over ? ', over' : ''}: ${names}${more} (${when(changed)})`;
}

function drawDamaged({ summary, why }, sources) {
  const which = summary ? `The saved game ${tell({ summary, changed: null }, sources).replace(/ \(\)$/, '')},` : 'A saved game';
  return html`<p class="error" role="alert" data-damaged>${which} is damaged and cannot be resumed (${why}); its text is kept aside in this browser.</p>`;
}

/** Draw the offer to resume; a saved game's pieces stay in the worker until it is opened. */
export function drawSaved({ games, damaged }, sources, busy, resume) {
  const [last, ...earlier] = games.filter(({ summary }) => summary);
  const button = (game, words, style) => html`<button type="button" class=${style} ?disabled=${busy}
    data-game=${game.id} @click=${() => resume(game.id)}>${words}</button>`;
  return html`${damaged.map((game) => drawDamaged(game, sources))}
    ${last ? html`<section class="saved" aria-labelledby="saved-head">
      <h2 id="saved-head">${last.summary.over ? 'Your last game is over' : 'A game is waiting'}</h2>
      <p>${tell(last, sources)}</p>
      <p class="buttons">${button(last, last.summary.over ? 'See how it ended' : 'Resume', 'main')}</p>
      ${earlier.length ? html`<details><summary>${count(earlier.length, 'earlier game')}</summary>
        <ul>${earlier.slice(0, LISTED).map((game) => html`<li>${tell(game, sources)} ${button(game, 'Resume', 'plain')}</li>`)}</ul>
      </details>` : nothing}
    </section>` : nothing}`;
}
