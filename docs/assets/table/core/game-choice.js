// By whose rules it is played, and folded under that which game, for whoever comes for another one:
// their answers stand in rows under one another. A game of one source asks for no rules.
import { html, nothing } from 'lit';
import { say, sentence } from './say.js';

const LANGUAGES = { __proto__: null, da: sentence('Danish'), de: sentence('German') };

const LONG = 50; // deals: a longer game is told in tens

/** How long a game by a source is for so many players, where that is known. */
export function typicalLength({ lengths = {} }, players) {
  const length = lengths[players];
  return length ? say('about {n} deals', { n: length < LONG ? length : Math.round(length / 10) * 10 }) : null;
}

/** Say for how many a game is. */
export const seatsOf = ([least, most]) => (least === most ? say('{n} seats', { n: least }) : say('{least}–{most} seats', { least, most }));

function drawRow(name, { id, short, line = nothing, facts, begin = false }, now, choose) {
  return html`<label class="source">
    <input type="radio" name=${name} value=${id} .checked=${now} @change=${() => choose(id)} />
    <span class="head"><span class="short">${short}</span>${begin ? html` <span class="begin">${say('start here')}</span>` : nothing}
      <span class="facts">${facts.filter(Boolean).join(' · ')}</span></span>
    <span class="line">${line}</span>
  </label>`;
}

/** Ask which game, folded until another than the first is chosen: only the chosen one says what it is. */
export function drawGames(games, { now, unfolded }, choose) {
  const [, ...others] = games;
  return html`<details class="another" ?open=${unfolded}>
    <summary><span><b>${say('Another game')}</b> <span class="quiet">${others.map(({ name }) => name).join(', ')}</span></span></summary>
    <fieldset class="asked games">
    <legend>${say('Which game?')}</legend>
    ${games.map(({ id, name, line, seats }) => drawRow('game', {
      id, short: name, line, facts: [seatsOf(seats)],
    }, id === now, choose))}
    </fieldset>
  </details>`;
}

/** Ask by whose rules so many play; `usual` is where who plays for the first time begins. */
export function drawSources(sources, { now, usual, players }, choose) {
  return html`<fieldset class="asked sources">
    <legend>${say('By whose rules?')}</legend>
    ${sources.map((source) => drawRow('rules', {
      ...source, facts: source.lengths ? [typicalLength(source, players)] : [source.year !== source.short && source.year, say(LANGUAGES[source.lang] ?? source.lang)], begin: source.id === usual,
    }, source.id === now, choose))}
    ${sources.some((source) => typicalLength(source, players)) ? html`<p class="quiet how">${say('Typical lengths, for {n} players at Medium.', { n: players })}</p>` : nothing}
  </fieldset>`;
}
