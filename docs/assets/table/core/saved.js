// The games this browser keeps: the last one is offered first, the others are listed below it.
import { html, nothing } from 'lit';
import { siteRoot } from './client.js';
import { follow } from './law.js';
import { count, hourOf, say } from './say.js';

const LISTED = 12; // so many are listed at once; the rest folds away

/** Whether nothing of it is left to be played: of a match no deal either. */
const isOver = (summary) => Boolean(summary?.over) && !summary.match?.on;

/** Whether a later deal of its match is among these games. */
const isGoneBy = ({ summary }, games) => Boolean(summary?.match)
  && games.some(({ summary: other }) => other?.match?.id === summary.match.id && other.match.number > summary.match.number);

const dated = (told, changed) => (hourOf(changed) ? `${told} (${hourOf(changed)})` : told);

function tell({ summary, changed }, sources) {
  if (!summary) return dated(say('A saved game'), changed);
  const { rules, match, players } = summary;
  const deal = match?.of ? say('{n} of {of}', { n: match.number, of: match.of }) : match?.number ?? summary.deal;
  const source = sources.find(({ id }) => id === rules)?.called ?? (rules === 'house' ? say('House rules') : rules);
  const some = players.slice(0, 4).map(({ name }) => name).join(', ');
  const names = players.length > 4 ? say('{names} and {n} more', { names: some, n: players.length - 4 }) : some;
  const told = summary.over ? say('{source}, deal {deal}, over: {names}', { source, deal, names })
    : say('{source}, deal {deal}: {names}', { source, deal, names });
  return dated(told, changed);
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
      <span class="told">${summary ? tell({ summary, changed: moved }, sources) : hourOf(moved)}<br />
        <span class="quiet">${say(why)}</span></span>
      <button type="button" class="plain" data-aside=${id} @click=${() => acts.take('aside', id)}>${say('Download its text')}</button>
    </li>`)}</ul>
  </details>`;
}

function drawActs(game, busy, acts, style, seen = isOver(game.summary)) {
  const over = Boolean(game.summary?.over);
  return html`${game.newer ? nothing : html`<button type="button" class=${style} ?disabled=${busy} data-game=${game.id}
      @click=${() => acts.resume(game.id)}>${seen ? say('See how it ended') : say('Resume')}</button>`}
    ${over && !game.newer ? html`<button type="button" class="plain" data-export=${game.id}
      @click=${() => acts.take('finished', game.id)}>${say('Export the record')}</button>` : nothing}
    <button type="button" class="plain" data-delete=${game.id} @click=${() => acts.forget(game)}>${say('Delete')}</button>`;
}

function drawDeleted(game, sources, acts) {
  return html`<p class="deleted" role="status">${say('Deleted: {game}', { game: tell({ ...game, changed: null }, sources) })}
    <button type="button" class="plain" data-restore=${game.id} @click=${() => acts.restore(game)}>${say('Undo')}</button></p>`;
}

const drawFolded = (head, rows) => (rows.length ? html`<details><summary>${head}</summary><ul>${rows}</ul></details>` : nothing);

function drawEarlier(earlier, games, { sources, busy }, acts) {
  if (!earlier.length) return nothing;
  const gone = earlier.filter((game) => isGoneBy(game, games));
  const row = (game, seen) => html`<li><span class="told">${tell(game, sources)}${game.newer
    ? html`<br /><span class="quiet" data-newer>${say('Made by a newer version of the archive; it stays kept here.')}</span>` : nothing}</span>
    <span class="acts">${drawActs(game, busy, acts, 'plain', seen)}</span></li>`;
  const rows = earlier.filter((game) => !gone.includes(game)).map((game) => row(game));
  return html`<details class="earlier" ?open=${earlier[0].newer}><summary>${count(earlier.length, '{n} earlier game', '{n} earlier games')}</summary>
    <ul>${rows.slice(0, LISTED)}</ul>
    ${drawFolded(say('The rest'), rows.slice(LISTED))}
    ${drawFolded(say('Earlier deals of a match'), gone.map((game) => row(game, true)))}
  </details>`;
}

/** Draw the way to all that the browser keeps. */
export const drawToKept = () => html`<p class="to-kept"><a href=${new URL('kept/', siteRoot).href} @click=${follow}>${say('What this browser keeps, and how to take it along')}</a></p>`;

function drawLast(last, { sources, busy }, acts) {
  return html`<h2 id="saved-head">${isOver(last.summary) ? say('Your last game is over') : say('A game is waiting')}</h2>
    <p>${tell(last, sources)}</p>
    <p class="buttons">${drawActs(last, busy, acts, 'main')}</p>`;
}

/** Draw the games kept here; a saved game's pieces stay in the worker until it is opened. */
export function drawSaved({ saved, sources, busy, deleted }, acts) {
  const { games, damaged, aside = [] } = saved;
  const last = games.find(({ newer }) => !newer);
  const earlier = games.filter((game) => game !== last);
  return html`${damaged.map((game) => drawDamaged(game, sources))}
    ${deleted.map((game) => drawDeleted(game, sources, acts))}
    ${games.length ? html`<section class="saved" aria-labelledby="saved-head">
      ${last ? drawLast(last, { sources, busy }, acts) : html`<h2 id="saved-head">${say('Games kept here')}</h2>`}
      ${drawEarlier(earlier, games, { sources, busy }, acts)}
      ${drawToKept()}
    </section>` : nothing}
    ${drawAside(aside, sources, acts)}`;
}
