// The screens between the moves: starting the engine, and a deal that is over.
import { html, nothing } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { pace } from './acts/pace.js';
import { drawChips } from './law.js';
import { reload } from './renewed.js';
import { drawReview } from './review.js';
import { say, sayAll } from './say.js';
import { session } from './session.js';
import { drawShareMoment } from './sharing.js';
import { drawRows, drawSheet, sheetOf } from './sheet.js';
import { dealDone } from './status.js';
import { drawReady } from './together/ready.js';

export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** What stopped the engine in the middle of things is brought before the reader, wherever he is. */
const bring = (panel) => panel && requestAnimationFrame(() => panel.querySelector('button')?.focus());

function drawFailure({ why, parts, begun, stage }, retry) {
  const head = begun ? say('The engine stopped') : say('The engine did not start');
  return html`<section class="panel failed" role="alert" aria-label=${head} ${begun ? ref(bring) : nothing}>
    <h2>${head}</h2>
    <p class="why">${sayAll(why, parts)}</p>
    ${begun ? html`<p class="quiet">${say('Nothing that was kept is lost; it goes on from there.')}</p>` : nothing}
    ${stage === 'renewed' ? html`<button class="main" @click=${reload}>${say('Reload the page')}</button>`
      : html`<button class="main" @click=${retry}>${begun ? say('Start the engine again') : say('Try again')}</button>`}
  </section>`;
}

/** Draw how far the engine has come, or what failed and a way to try again. */
export function drawBoot(client, retry) {
  if (client.state === 'failed') return drawFailure(client.failure, retry);
  const { stage, done, total } = client.boot;
  return html`<section class="panel boot" aria-label=${say('The engine starts')}>
    <p role="status">${say(stage)} …</p>
    <progress max=${total || 1} value=${total ? done : 0} aria-label=${say('Loading the engine')}></progress>
    <p class="quiet">${total ? say('{done} of {total}', { done: megabytes(done), total: megabytes(total) })
      : say('The rules run in your browser; nothing is sent anywhere.')}</p>
  </section>`;
}

/** Over what is shown already: what stopped the engine, or how far a new one has come. */
export const drawRestart = (client, retry) => (['failed', 'booting'].includes(client.state) ? drawBoot(client, retry) : nothing);

/** Beside the set-up, which needs no engine: what stopped one, else what was refused. */
export const drawRefused = (client, error, host) => (client.state === 'failed' ? drawFailure(client.failure, host.retry) : drawError(error, host));

export function drawError(error, host) {
  if (!error) return nothing;
  return html`<p class="error" role="alert">${error.why ?? error.message}${
    error.clauses?.length ? drawChips(error, host) : nothing}</p>`;
}

/** Say at one’s own loss what another choice would have brought. */
const drawOtherwise = ({ otherwise }, host) => (otherwise ? html`<p class="otherwise">${otherwise.text}${drawChips(otherwise, host)}</p>` : nothing);

/** Between the showing and the next deal somebody may have to answer: what was shown stays told. */
export function drawShown(view, host) {
  const sheet = sheetOf(view, view.lastDeal);
  return sheet ? html`<section class="panel" aria-label=${say('What the showing brought')}>${drawRows(sheet, host)}${drawOtherwise(view, host)}</section>` : nothing;
}

/** Whoever is out, or tired of the game and `plays`, sees at once how it ends. */
const drawFinish = (plays, host) => html`<button class=${plays ? 'plain' : ''} data-finish ?disabled=${host.busy} @click=${host.finish}>${
  plays ? say('Let the computer finish') : say('Play on to the end')}</button>`;

/** After a deal: the way on, and the deal summed up. */
export function drawShowing(view, host) {
  const sheet = sheetOf(view, view.lastDeal);
  const plays = view.players.some((player) => player.kind === 'human' && player.in);
  const finish = view.lesson === null && !view.devices ? drawFinish(plays, host) : nothing;
  return html`<section class="panel showing" aria-labelledby="showing-head">
      <h2 id="showing-head">${dealDone(view)}</h2>
      ${sheet ? drawSheet(sheet, view, host) : nothing}
      ${drawOtherwise(view, host)}
      ${drawReview(view, host)}
      <p class="buttons">${pace.once ? nothing : html`<button class="plain" data-again @click=${session.seeAgain}>${say('See the deal again')}</button>`}
        ${view.devices ? nothing : drawShareMoment(host)}${plays ? finish : nothing}</p>
    </section>
    <p class="buttons onward">
      ${view.devices ? drawReady(host) : html`<button class="main" data-first ?disabled=${host.busy} @click=${host.next}>${say('Next deal')}</button>`}
      ${plays ? nothing : finish}
    </p>`;
}
