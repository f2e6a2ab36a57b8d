// The device goes from hand to hand: the screens between two persons, and what the next one missed.
import { html, nothing } from 'lit';
import { quoted } from './log.js';
import { numberOf } from './match/deals.js';
import { linesMissed, openOf } from './missed.js';
import { say } from './say.js';

/** Say what is asked of a person: by whom, and about which of his moves. */
function askedOf(name, by, { moves, label }) {
  if (by === null) {
    return label === null ? say('Shall {n} moves that {name} made be taken back?', { n: moves, name })
      : say('Shall the move “{move}” that {name} made be taken back?', { move: label, name });
  }
  return label === null ? say('{by} would like to take back {n} moves that {name} made.', { by, n: moves, name })
    : say('{by} would like to take back the move “{move}” that {name} made.', { by, move: label, name });
}

/** Draw the question to a person whose move another would take back: no piece is on it. */
function drawAsk(view, host) {
  const { to, asking: { by, asked: [asked] } } = host.handover;
  const [name, wishes] = [to, by].map((seat) => view.players[seat]?.name ?? null);
  const press = (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    host.stay();
  };
  return html`<section class="panel cover asked-back" aria-labelledby="cover-head" @keydown=${press}>
    <p class="quiet">${say('Deal {deal}', { deal: numberOf(view) })}</p>
    <h2 id="cover-head">${say('Ask {name}', { name })}</h2>
    <p id="cover-asks">${askedOf(name, wishes, asked)}</p>
    <p class="quiet">${say('Hand the device to {name}. All lies covered, and nothing is taken back unless {name} agrees.', { name })}</p>
    <p class="buttons"><button data-stays data-first aria-describedby="cover-asks" ?disabled=${host.busy} @click=${host.stay}>${say('No, it stays')}</button>
      <button data-agrees aria-describedby="cover-asks" ?disabled=${host.busy} @click=${host.agree}>${say('{name} agrees: take it back', { name })}</button></p>
  </section>`;
}

/** Draw what lies over the table until the next person has the device: no piece is on it. */
export function drawCover(view, host) {
  if (host.handover.asking) return drawAsk(view, host);
  const seat = host.handover.to;
  const { name } = view.players[seat];
  return html`<section class="panel cover" aria-labelledby="cover-head">
    <p class="quiet">${say('Deal {deal}', { deal: numberOf(view) })}</p>
    <h2 id="cover-head">${say('Hand the device to {name}', { name })}</h2>
    <p>${say('All lies covered until {name} has it.', { name })}</p>
    <button class="main" data-first @click=${() => host.sit(seat)}>${say('I am {name}', { name })}</button>
    <p><button class="plain" data-leave @click=${host.leave}>${say('Leave')}</button></p>
  </section>`;
}

/** Draw the last look: whose piece has just changed may see it before he hands the device on. */
export function drawHandOn(view, host) {
  const { name } = view.players[host.handover.to];
  return html`<section class="panel hand-on">
    <p>${say('It is {name}’s turn. You hold what the table shows.', { name })}</p>
    <p class="buttons"><button class="main" data-first @click=${host.cover}>${
      say('Hand the device to {name}', { name })}</button></p>
  </section>`;
}

/** Draw what has happened since the person at the screen last looked, folded: the middle of the table says what was done to him. */
export function drawMissed(view, { missed, furniture, lang }) {
  const lines = linesMissed(view, missed, furniture);
  if (lines.length === openOf(lines).length) return nothing;
  return html`<details class="missed"><summary>${say('Since you last looked: {n} things', { n: lines.length })}</summary>
    <ul>${lines.map(({ text }) => html`<li>${quoted(text, lang)}</li>`)}</ul></details>`;
}
