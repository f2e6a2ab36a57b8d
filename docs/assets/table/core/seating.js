// Who sits where: a name and a kind for each seat, a person or a computer player.
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { namesRemembered } from './kept/remembered.js';
import { count, language, say } from './say.js';
import { NAMES } from './names.js';
import { drawSmallTable } from './small-table.js';

const FOLDED = 8; // more seats than this fold away, so that the way to Deal stays short
const FEW = 6; // so many are told by name
export const USUAL = 4;
export const ELSEWHERE = 'elsewhere'; // a person too, at a device of his own
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

/** As many of so many as can sit where there are seats for `least` to `most`. */
export const fitting = ([least, most], number) => Math.min(most, Math.max(least, number));

/** The seats as the engine wants them: a seat without a name is called by its number. */
export const players = (seats) => seats.map(({ name, kind }, seat) => ({
  name: name.trim() || nameOf(seat), kind,
}));

/** Let the usual computer player of a game sit where one sits that does not play it. */
export const seatedAmong = (seats, kinds) => seats.map((row) => (['human', ELSEWHERE].includes(row.kind) || kinds.some(({ kind }) => kind === row.kind)
  ? row : { ...row, kind: COMPUTER }));

/** The name that two seats have, or null: whose turn it is must be plain. */
export function nameTwice(seats) {
  const names = players(seats).map(({ name }) => name);
  // As the engine reckons: an accent may stand after its letter, and what has no width is not seen.
  const fold = (name) => name.replace(/\p{Cf}/gu, '').normalize('NFKC').toLowerCase();
  return names.find((name, seat) => names.findIndex((other) => fold(other) === fold(name)) < seat) ?? null;
}

function drawSeat({ name, kind: asked }, seat, { kinds, others }, change) {
  const kind = asked === COMPUTER ? kinds.find(({ usual }) => usual)?.kind : asked;
  return html`<li class="row">
    <span class="at" aria-hidden="true">${seat + 1}</span>
    <input aria-label=${say('Name at seat {seat}', { seat: seat + 1 })} .value=${name} maxlength="30" autocomplete="off"
      @input=${({ target }) => change(seat, { name: target.value })} />
    <select aria-label=${say('Who plays seat {seat}', { seat: seat + 1 })} .value=${kind}
      @change=${({ target }) => change(seat, { kind: target.value })}>
      <option value="human" ?selected=${kind === 'human'}>${say('person')}</option>
      ${others ? html`<option value=${ELSEWHERE} ?selected=${kind === ELSEWHERE}>${say('on another device')}</option>` : nothing}
      ${kinds.map((computer) => html`<option value=${computer.kind} ?selected=${computer.kind === kind}>${computer.name}</option>`)}
    </select>
  </li>`;
}

// A list of players that changes under a choice would let the browser choose: each game has rows of its own.
function drawRows({ seats, kinds, others }, acts) {
  return html`<p class="buttons small">
      <button type="button" @click=${() => acts.all(COMPUTER)}>${say('One person, the rest computers')}</button>
      <button type="button" @click=${() => acts.all('human')}>${say('All persons')}</button>
    </p>
    <ol class="rows">${repeat(seats, (_, seat) => [seat, ...kinds.map(({ kind }) => kind)].join(), (row, seat) => drawSeat(row, seat, { kinds, others }, acts.change))}</ol>
    <p class="quiet kinds">${kinds.map(({ name, how }) => html`<span>${say('{name} {how}.', { name, how })}</span> `)}</p>`;
}

// Of two ways to write a list in English the archive has the one without a comma before “and”.
const listed = (names) => new Intl.ListFormat(language() === 'en' ? 'en-GB' : language()).format(names);

/** Who is there, in a sentence: by name where they are few and one person plays, else their number. */
function company(seats, dealer) {
  const persons = seats.filter(({ kind }) => kind === 'human').length;
  const away = seats.filter(({ kind }) => kind === ELSEWHERE).length;
  if (away) {
    const computers = seats.length - persons - away;
    const told = { here: count(persons, '{n} person here', '{n} persons here'), away: count(away, '{n} elsewhere', '{n} elsewhere'), computers: count(computers, '{n} computer', '{n} computers') };
    return computers ? say('{here}, {away}, {computers}.', told) : say('{here}, {away}.', told);
  }
  const names = players(seats).map(({ name }) => name);
  if (persons === 1 && seats[0].kind === 'human' && seats.length > 1 && seats.length <= FEW) {
    const told = { others: listed(names.slice(1)), dealer: names[dealer === '' ? names.length - 1 : Number(dealer)] };
    return seats.length > 2 ? say('{others} sit round to your left; {dealer} deals first.', told)
      : say('{others} sits across from you; {dealer} deals first.', told);
  }
  return say('{persons}, {computers}.', {
    persons: count(persons, '{n} person', '{n} persons'),
    computers: count(seats.length - persons, '{n} computer', '{n} computers'),
  });
}

/** How well the computers play: one of three, and in a sentence what that means. */
function drawLevel(seats, kinds, level) {
  const computers = seats.map(({ kind }) => kind).filter((kind) => !['human', ELSEWHERE].includes(kind));
  if (kinds.length < 2 || !computers.length) return nothing;
  const usual = kinds.find((kind) => kind.usual)?.kind;
  const at = new Set(computers.map((kind) => (kind === COMPUTER ? usual : kind)));
  const now = at.size === 1 ? kinds.find(({ kind }) => at.has(kind)) : null;
  return html`<fieldset class="level">
    <legend>${say('How well the computer plays')}</legend>
    <div class="one-of">${kinds.map(({ kind, name }) => html`<label><input type="radio" name="level" value=${kind}
      .checked=${kind === now?.kind} @change=${() => level(kind)} /><span>${name}</span></label>`)}</div>
    <p class="quiet how">${now ? say('{name} {how}.', now) : say('Each plays in its own way: see More.')}</p>
  </fieldset>`;
}

/** Ask whether the others come with devices of their own. */
function drawOthers({ seats, others }, acts) {
  if (!others) return nothing;
  const all = seats.slice(1).every(({ kind }) => kind === ELSEWHERE);
  return html`<label class="elsewhere"><input type="checkbox" name="elsewhere" .checked=${all && seats.length > 1}
    @change=${({ target }) => acts.all(target.checked ? ELSEWHERE : COMPUTER)} /> <span>${say('The others play on their own phones or computers')}</span></label>`;
}

/** Ask how many others play, where from, and how well the computers do. */
export function drawSeating(seating, acts) {
  const {
    seats, kinds, limits: [least, most], dealer,
  } = seating;
  const number = seats.length;
  return html`<fieldset class="seats">
    <legend>${say('Who plays?')}</legend>
    <div class="party">
      <div>
        <label for="others">${say('You, and how many others?')}</label>
        <div class="stepper">
          <button type="button" aria-label=${say('One player fewer')} ?disabled=${number <= least}
            @click=${() => acts.resize(number - 1)}>−</button>
          <input id="others" name="number" type="number" inputmode="numeric" .value=${live(String(number - 1))}
            @change=${({ target }) => acts.resize(target.valueAsNumber + 1)} />
          <button type="button" aria-label=${say('One player more')} ?disabled=${number >= most}
            @click=${() => acts.resize(number + 1)}>+</button>
        </div>
        <p class="quiet how">${company(seats, dealer)}</p>
      </div>
      ${drawSmallTable(players(seats).map(({ name }) => name))}
    </div>
    ${drawOthers(seating, acts)}
    ${drawLevel(seats, kinds, acts.level)}
  </fieldset>`;
}

/** Ask for a name and a kind for each seat. */
export function drawNames(seating, acts) {
  const { seats } = seating;
  const rows = drawRows(seating, acts);
  return html`<fieldset class="seats">
    <legend>${say('Names and seats')}</legend>
    ${seats.length > FOLDED ? html`<details><summary>${say('Each seat')}</summary>${rows}</details>` : rows}
  </fieldset>`;
}
