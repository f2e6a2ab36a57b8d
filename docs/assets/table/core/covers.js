// The device goes from hand to hand: the screens between two persons, and what the next one missed.
import { html, nothing } from 'lit';
import { narrow } from './key/rank.js';
import { quoted } from './log.js';
import { say } from './say.js';

const TOLD = 4; // so much of what was missed is told at once; one more is no reason to fold

/** Draw what lies over the table until the next person has the device: no piece is on it. */
export function drawCover(view, host) {
  const seat = host.handover.to;
  const { name } = view.players[seat];
  return html`<section class="panel cover" aria-labelledby="cover-head">
    <p class="quiet">${say('Deal {deal}', { deal: view.lastDeal })}</p>
    <h2 id="cover-head">${say('Hand the device to {name}', { name })}</h2>
    <p>${say('The pieces are covered until {name} has it.', { name })}</p>
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

/** Draw what has happened since the person at the screen last looked; on a phone, where the table has no room to give, folded. */
export function drawMissed(host) {
  const { missed } = host;
  if (!missed.length) return nothing;
  const row = (event) => html`<li>${quoted(event.text, host.lang)}</li>`;
  if (narrow() && missed.length > 1) {
    return html`<details class="missed folded"><summary>${say('Since you last looked: {n} things', { n: missed.length })}</summary>
      <ul>${missed.map(row)}</ul></details>`;
  }
  const before = missed.length > TOLD + 1 ? missed.slice(0, -TOLD) : [];
  return html`<section class="missed" aria-labelledby="missed-head">
    <h3 id="missed-head">${say('Since you last looked')}</h3>
    ${before.length ? html`<details><summary>${say('{n} things before these', { n: before.length })}</summary>
      <ul>${before.map(row)}</ul></details>` : nothing}
    <ul>${missed.slice(before.length).map(row)}</ul>
  </section>`;
}
