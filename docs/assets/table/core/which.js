// Which game, and by whose rules: two questions, whose answers stand in rows under one another. A
// game of one source asks the first alone.
import { html, nothing } from 'lit';
import { say, sentence } from './say.js';

const LANGUAGES = { __proto__: null, da: sentence('Danish'), de: sentence('German') };

/** How long a game by a source is. */
export const about = (length) => say('about {n} deals', { n: length });

const seatsOf = ([least, most]) => say('{least}–{most} seats', { least, most });

function drawRow(name, { id, short, line = nothing, facts, begin = false }, now, choose) {
  return html`<label class="source">
    <input type="radio" name=${name} value=${id} .checked=${now} @change=${() => choose(id)} />
    <span class="head"><span class="short">${short}</span>${begin ? html` <span class="begin">${say('start here')}</span>` : nothing}
      <span class="facts">${facts.filter(Boolean).join(' · ')}</span></span>
    <span class="line">${line}</span>
  </label>`;
}

/** Ask which game: only the chosen one says what it is. */
export function drawGames(games, now, choose) {
  return html`<fieldset class="asked games">
    <legend>${say('Which game?')}</legend>
    ${games.map(({ id, name, line, seats }) => drawRow('game', {
      id, short: name, line, facts: [seatsOf(seats)],
    }, id === now, choose))}
  </fieldset>`;
}

/** Ask by whose rules it is played; `usual` is where who plays for the first time begins. */
export function drawSources(sources, { now, usual }, choose) {
  return html`<fieldset class="asked sources">
    <legend>${say('By whose rules?')}</legend>
    ${sources.map(({ id, short, line, year, lang, length }) => drawRow('rules', {
      id, short, line, facts: length ? [about(length)] : [year !== short && year, say(LANGUAGES[lang] ?? lang)], begin: id === usual,
    }, id === now, choose))}
    ${sources.some(({ length }) => length) ? html`<p class="quiet how">${say('Typical lengths, for four players at Medium.')}</p>` : nothing}
  </fieldset>`;
}
