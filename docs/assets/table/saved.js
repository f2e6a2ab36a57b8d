// The games this browser keeps: the last one is offered first, the others are listed below it.
import { html, nothing } from 'lit';
import { count, language, say } from './say.js';

const LISTED = 12; // so many are listed at once; the rest folds away

function when(changed) {
  const time = new Date(changed);
  return Number.isNaN(time.valueOf()) ? '' : time.toLocaleString(language() === 'da' ? 'da-DK' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}

function tell({ summary, changed }, sources) {
  const { rules, deal, over, players } = summary;
  const source = sources.find(({ id }) => id === rules)?.short ?? (rules === 'house' ? say('House rules') : rules);
  const some = players.slice(0, 4).map(({ name }) => name).join(', ');
  const names = players.length > 4 ? say('{names} and {n} more', { names: some, n: players.length - 4 }) : some;
  const told = over ? say('{source}, deal {deal}, over: {names}', { source, deal, names })
    : say('{source}, deal {deal}: {names}', { source, deal, names });
  return changed ? `${told} (${when(changed)})` : told;
}

function drawDamaged({ summary, why }, sources) {
  const game = summary ? tell({ summary, changed: null }, sources) : null;
  return html`<p class="error" role="alert" data-damaged>${game
    ? say('The saved game {game}, is damaged and cannot be resumed ({why}); its text is kept aside in this browser.', { game, why: say(why) })
    : say('A saved game is damaged and cannot be resumed ({why}); its text is kept aside in this browser.', { why: say(why) })}</p>`;
}

/** What was kept aside can be taken out as it is: somebody may be able to mend it. */
function drawAside(aside, sources, acts) {
  if (!aside.length) return nothing;
  return html`<details class="aside"><summary>${count(aside.length, '{n} damaged game is kept aside', '{n} damaged games are kept aside')}</summary>
    <ul>${aside.map(({ id, summary, why, moved }) => html`<li>
      <span class="told">${summary ? tell({ summary, changed: moved }, sources) : when(moved)}<br />
        <span class="quiet">${say(why)}</span></span>
      <button type="button" class="plain" data-aside=${id} @click=${() => acts.take('aside', id)}>${say('Download its text')}</button>
    </li>`)}</ul>
  </details>`;
}

function drawActs(game, busy, acts, style) {
  const { over } = game.summary;
  return html`<button type="button" class=${style} ?disabled=${busy} data-game=${game.id}
      @click=${() => acts.resume(game.id)}>${over ? say('See how it ended') : say('Resume')}</button>
    ${over ? html`<button type="button" class="plain" data-export=${game.id}
      @click=${() => acts.take('finished', game.id)}>${say('Export the record')}</button>` : nothing}
    <button type="button" class="plain" data-delete=${game.id} @click=${() => acts.forget(game)}>${say('Delete')}</button>`;
}

function drawDeleted(game, sources, acts) {
  return html`<p class="deleted" role="status">${say('Deleted: {game}', { game: tell({ ...game, changed: null }, sources) })}
    <button type="button" class="plain" data-restore=${game.id} @click=${() => acts.restore(game)}>${say('Undo')}</button></p>`;
}

function drawEarlier(earlier, { sources, busy }, acts) {
  if (!earlier.length) return nothing;
  const row = (game) => html`<li><span class="told">${tell(game, sources)}</span>
    <span class="acts">${drawActs(game, busy, acts, 'plain')}</span></li>`;
  return html`<details class="earlier"><summary>${count(earlier.length, '{n} earlier game', '{n} earlier games')}</summary>
    <ul>${earlier.slice(0, LISTED).map(row)}</ul>
    ${earlier.length > LISTED ? html`<details><summary>${say('The rest')}</summary><ul>${earlier.slice(LISTED).map(row)}</ul></details>` : nothing}
  </details>`;
}

/** Draw the games kept here; a saved game's pieces stay in the worker until it is opened. */
export function drawSaved({ saved, sources, busy, deleted }, acts) {
  const { games, damaged, aside = [] } = saved;
  const [last, ...earlier] = games.filter(({ summary }) => summary);
  return html`${damaged.map((game) => drawDamaged(game, sources))}
    ${deleted.map((game) => drawDeleted(game, sources, acts))}
    ${last ? html`<section class="saved" aria-labelledby="saved-head">
      <h2 id="saved-head">${last.summary.over ? say('Your last game is over') : say('A game is waiting')}</h2>
      <p>${tell(last, sources)}</p>
      <p class="buttons">${drawActs(last, busy, acts, 'main')}</p>
      ${drawEarlier(earlier, { sources, busy }, acts)}
    </section>` : nothing}
    ${drawAside(aside, sources, acts)}`;
}
