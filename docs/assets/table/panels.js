// The screens between the moves: starting the engine, handing the device on, a deal shown, the end.
import { html, nothing } from 'lit';
import { drawChips } from './law.js';
import { count, scoreWords, withCards } from './words.js';

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Draw how far the engine has come, or what failed and a way to try again. */
export function drawBoot(client, retry) {
  if (client.state === 'failed') {
    return html`<section class="panel failed" role="alert" aria-label="The engine did not start">
      <h2>The engine did not start</h2>
      <p class="why">${client.failure.why}</p>
      <button class="main" @click=${retry}>Try again</button>
    </section>`;
  }
  const { stage, done, total } = client.boot;
  return html`<section class="panel boot" aria-label="The engine starts">
    <p role="status">${stage} …</p>
    <progress max=${total || 1} value=${total ? done : 0} aria-label="Loading the engine"></progress>
    <p class="quiet">${total ? `${megabytes(done)} of ${megabytes(total)}` : 'The rules run in your browser; nothing is sent anywhere.'}</p>
  </section>`;
}

export function drawError(error, desk) {
  if (!error) return nothing;
  return html`<p class="error" role="alert">${error.why ?? error.message}${
    error.clauses?.length ? drawChips(error, desk) : nothing}</p>`;
}

/** The screen that lies over the table while the device goes from hand to hand: no piece on it. */
export function drawHandover(view, seat, sit) {
  const { name } = view.players[seat];
  return html`<section class="panel cover" aria-labelledby="cover-head">
    <h2 id="cover-head">Hand the device to ${name}</h2>
    <p>The pieces are covered until ${name} has it.</p>
    <button class="main" data-first @click=${() => sit(seat)}>I am ${name}</button>
  </section>`;
}

function drawLosses(view, desk) {
  const telling = ['lost', 'gained', 'plus', 'paid', 'took', 'void', 'out', 'won', 'playing-off'];
  const events = view.events.filter(({ deal, kind }) => deal === view.lastDeal && telling.includes(kind));
  return events.length
    ? html`<ul class="losses">${events.map((event) => html`<li>${event.text}${drawChips(event, desk)}</li>`)}</ul>`
    : html`<p>Nobody lost anything.</p>`;
}

/** Between the showing and the next deal somebody may have to answer: what was shown stays told. */
export function drawShown(view, desk) {
  return html`<section class="panel" aria-label="What the showing brought">${drawLosses(view, desk)}</section>`;
}

/** After a deal: who lost what and why, and the way on. */
export function drawShowing(view, desk) {
  const none = !view.players.some(({ kind, in: plays }) => kind === 'human' && plays);
  return html`<section class="panel showing" aria-labelledby="showing-head">
    <h2 id="showing-head">Deal ${view.lastDeal} is shown</h2>
    ${drawLosses(view, desk)}
    <p class="buttons">
      <button class="main" data-first ?disabled=${desk.busy} @click=${desk.next}>Next deal</button>
      ${none ? html`<button ?disabled=${desk.busy} @click=${desk.playOn}>Play on to the end</button>` : nothing}
    </p>
  </section>`;
}

/** The end: who has won and by which clause, and the record to take home. */
export function drawOutcome(view, desk) {
  const names = view.winners.map((seat) => view.players[seat].name);
  const won = view.events.filter(({ kind }) => kind === 'won').at(-1);
  return html`<section class="panel outcome" aria-labelledby="outcome-head">
    <h2 id="outcome-head">${names.length ? `${names.join(' and ')} ${names.length > 1 ? 'share the game' : 'has won'}` : 'The game is over'}</h2>
    <p class="reason">${names.join(' and ')} ${view.reason}.${drawChips({ ...won, clauses: view.reason_clauses }, desk)}</p>
    ${drawLosses(view, desk)}
    <p class="buttons">
      <button class="main" data-first @click=${desk.leave}>New game</button>
      <button @click=${desk.export}>Export the record</button>
    </p>
  </section>`;
}

/** The middle of the table: the deal, the bag or pack, and the pool. */
export function drawMiddle(view) {
  const cards = withCards(view);
  return html`
    <p class="deal-number">Deal ${view.lastDeal}</p>
    <p class="stock">${typeof view.bag === 'number' && !view.shown ? html`${count(view.bag, cards ? 'card' : 'piece')} in the ${cards ? 'pack' : 'bag'}` : nothing}
      ${view.pool ? html`<span>${cards ? scoreWords('tokens', view.pool) : count(view.pool, 'stake')} in the pool</span>` : nothing}</p>`;
}
