// Who sits where: a name and a kind for each seat, a person or a computer player.
import { html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { namesRemembered } from './kept/remembered.js';
import { count, say } from './say.js';
import { NAMES } from './names.js';

const FOLDED = 8; // more seats than this fold away, so that the way to Deal stays short
export const USUAL = 4;
const COMPUTER = 'computer'; // whichever is usual in the game that is played

const nameOf = (seat) => say('Seat {seat}', { seat: seat + 1 });

/** Give `number` seats: those there are, then the names last played with; one person, else computers. */
export function seated(number, now = []) {
  const remembered = namesRemembered();
  return Array.from({ length: number }, (_, seat) => now[seat] ?? {
    name: remembered[seat] || NAMES[seat] || nameOf(seat),
    kind: seat ? COMPUTER : 'human',
  });
}

/** The seats as the engine wants them: a seat without a name is called by its number. */
export const players = (seats) => seats.map(({ name, kind }, seat) => ({
  name: name.trim() || nameOf(seat), kind,
}));

/** Let the usual computer player of a game sit where one sits that does not play it. */
export const seatedAmong = (seats, kinds) => seats.map((row) => (row.kind === 'human' || kinds.some(({ kind }) => kind === row.kind)
  ? row : { ...row, kind: COMPUTER }));

/** The name that two seats have, or null: whose turn it is must be plain. */
export function nameTwice(seats) {
  const names = players(seats).map(({ name }) => name);
  const fold = (name) => name.toLowerCase();
  return names.find((name, seat) => names.findIndex((other) => fold(other) === fold(name)) < seat) ?? null;
}

function drawSeat({ name, kind: asked }, seat, kinds, change) {
  const kind = asked === COMPUTER ? kinds.find(({ usual }) => usual)?.kind : asked;
  return html`<li class="row">
    <span class="at" aria-hidden="true">${seat + 1}</span>
    <input aria-label=${say('Name at seat {seat}', { seat: seat + 1 })} .value=${name} maxlength="30" autocomplete="off"
      @input=${({ target }) => change(seat, { name: target.value })} />
    <select aria-label=${say('Who plays seat {seat}', { seat: seat + 1 })} .value=${kind}
      @change=${({ target }) => change(seat, { kind: target.value })}>
      <option value="human" ?selected=${kind === 'human'}>${say('person')}</option>
      ${kinds.map((computer) => html`<option value=${computer.kind} ?selected=${computer.kind === kind}>${computer.name}</option>`)}
    </select>
  </li>`;
}

// A list of players that changes under a choice would let the browser choose: each game has rows of its own.
function drawRows(seats, kinds, acts) {
  return html`<p class="buttons small">
      <button type="button" @click=${() => acts.all(COMPUTER)}>${say('One person, the rest computers')}</button>
      <button type="button" @click=${() => acts.all('human')}>${say('All persons')}</button>
    </p>
    <ol class="rows">${repeat(seats, (_, seat) => [seat, ...kinds.map(({ kind }) => kind)].join(), (row, seat) => drawSeat(row, seat, kinds, acts.change))}</ol>
    <p class="quiet kinds">${kinds.map(({ name, how }) => html`<span>${say('{name} {how}.', { name, how })}</span> `)}</p>`;
}

/** Draw the seats: how many, and who plays each. */
export function drawSeating({ seats, kinds, limits: [least, most] }, acts) {
  const number = seats.length;
  const persons = seats.filter(({ kind }) => kind === 'human').length;
  const rows = drawRows(seats, kinds, acts);
  return html`<fieldset class="seats">
    <legend>${say('Who plays?')}</legend>
    <div class="stepper">
      <button type="button" aria-label=${say('One seat fewer')} ?disabled=${number <= least}
        @click=${() => acts.resize(number - 1)}>−</button>
      <label>${say('Number of seats')} <input name="number" type="number" inputmode="numeric" .value=${String(number)}
        @change=${({ target }) => acts.resize(Number(target.value))} /></label>
      <button type="button" aria-label=${say('One seat more')} ?disabled=${number >= most}
        @click=${() => acts.resize(number + 1)}>+</button>
      <span class="quiet">${say('{least} to {most}', { least, most })}</span>
    </div>
    ${number > FOLDED ? html`<details><summary>${say('{persons}, {computers}: names and kinds', {
      persons: count(persons, '{n} person', '{n} persons'),
      computers: count(number - persons, '{n} computer', '{n} computers'),
    })}</summary>${rows}</details>` : rows}
  </fieldset>`;
}
