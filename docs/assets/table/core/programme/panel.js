// What an evening of the booklet shows: its games and who has won them, and the way to the next.
import { html, nothing } from 'lit';
import { lengthInWords } from '../match/length.js';
import { listed } from '../names.js';
import { say } from '../say.js';
import { programme } from './programme.js';
import { sittingOut } from './seatings.js';

const namesOf = (who) => listed(who.map((at) => programme.now.players[at].name));

/** Say who sits a game out, or nothing. */
export const sitOut = (players) => (players.length > 1 ? say('{names} sit out', { names: listed(players.map(({ name }) => name)) })
  : players.length ? say('{name} sits out', players[0]) : '');

const numbered = (at) => ({ name: programme.games[at].name, n: at + 1, of: programme.games.length });

/** The name of a game, and how many deals of it are played, where it is more than one. */
function named(rules, name) {
  const deals = lengthInWords({ of: programme.now.deals[rules] });
  return deals ? `${name}, ${deals}` : name;
}

/** What a game brought, or what is to be known before it. */
function brought(at, winners) {
  if (winners) return winners.length ? say('won by {names}', { names: namesOf(winners) }) : say('nobody has won');
  return sitOut(sittingOut(programme.now.players, programme.seatings[at]));
}

/** Draw the games of the evening in their order, and what each brought. */
export function drawProgramme(isOver = false) {
  const won = isOver ? [...programme.now.won, programme.winners] : programme.now.won;
  return html`<ol class="programme">${programme.games.map(({ rules, name }, at) => html`<li aria-current=${at === programme.at ? 'step' : nothing}>
    <span class="game">${named(rules, name)}</span> <span class=${won[at] ? 'won' : 'quiet'}>${brought(at, won[at])}</span></li>`)}</ol>`;
}

/** Draw, at the end of a game, the way to the next one; after the last, the way out. */
export function drawNext(host) {
  const next = programme.at + 1;
  return next < programme.games.length
    ? html`<button class="main" data-first ?disabled=${host.busy} @click=${host.nextGame}>${say('Next: {name} ({n} of {of})', numbered(next))}</button>`
    : html`<button class="main" data-first @click=${host.endEvening}>${say('End the evening')}</button>`;
}

/** Draw what each game of the evening brought. */
export const drawEvening = () => html`<section class="panel evening" aria-labelledby="evening-head">
  <h2 id="evening-head">${say('This evening')}</h2>
  ${drawProgramme(!programme.goesOn)}
</section>`;

/** Draw the evening while nothing lies on the table. */
export function drawBetween(host, error) {
  const { at, isKept } = programme;
  return html`<section class="panel evening between" aria-labelledby="evening-head">
    <h2 id="evening-head">${say('One evening of the booklet')}</h2>
    ${drawProgramme()}
    ${error}
    <p class="buttons"><button class="main" data-first ?disabled=${host.busy} @click=${host.goOnWithEvening}>${
  isKept ? say('Go on with {name} ({n} of {of})', numbered(at)) : say('Play {name} ({n} of {of})', numbered(at))}</button>
      <button class="plain" data-end-evening @click=${host.endEvening}>${say('End the evening')}</button></p>
  </section>`;
}
