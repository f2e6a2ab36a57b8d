// The time controls: back, forth, play again, the slider of moves, undo, and the lines played.
import { html, nothing, svg } from 'lit';
import { numberOf } from './match/deals.js';
import { say } from './say.js';
import { session } from './session.js';
import { drawShareMoment } from './sharing.js';
import { time } from './time.js';

const ICONS = {
  first: 'M18 6l-6 6 6 6M11 6l-6 6 6 6',
  back: 'M15 6l-6 6 6 6',
  play: 'M8 5.5v13l10-6.5z',
  pause: 'M9 6v12M15 6v12',
  forth: 'M9 6l6 6-6 6',
  last: 'M6 6l6 6-6 6M13 6l6 6-6 6',
};

/** Draw a sign of the time controls. */
export const icon = (name) => svg`<svg viewBox="0 0 24 24" aria-hidden="true" class=${name}><path d=${ICONS[name]} /></svg>`;

/** A key of the table presses the button that bears it. */
function drawButton(name, key, label, act, off = false) {
  return html`<button class="icon" data-time=${name} aria-label=${label} title=${label} ?disabled=${off}
    data-hotkey=${key} aria-keyshortcuts=${key} @click=${act}>${icon(name)}</button>`;
}

/** So many moves there were in so many steps: a deal told by its result is a step, and no move. */
const movesIn = (steps) => steps - session.view.events.filter(({ kind, move }) => kind === 'result' && move < steps).length;

/** Where in the game the table stands, in words. */
function whereabouts(view) {
  const parts = { at: movesIn(view.at), moves: movesIn(session.view.moves), deal: numberOf(view) };
  return say('Deal {deal}, move {at} of {moves}', parts);
}

function drawSlider(view) {
  return html`<input type="range" class="moves" aria-label=${say('Moves')} min="0" step="1"
    max=${time.moments.length - 1} .value=${String(time.index)} aria-valuetext=${whereabouts(view)}
    @input=${({ target }) => time.go(Number(target.value))} />`;
}

function lineName({ line, moves, deal, over, seen }) {
  const parts = { n: line + 1, moves, deal: numberOf(session.view, deal) };
  const name = over ? say('Line {n}: deal {deal}, {moves} moves, to the end', parts)
    : say('Line {n}: deal {deal}, {moves} moves', parts);
  return seen === null ? name : say('{line}; taken back after seeing', { line: name });
}

function drawLines(view) {
  if (view.lines.length < 2) return nothing;
  const current = view.lines.find((line) => line.current);
  return html`<label class="lines">${say('Lines played')}
    <select data-lines @change=${({ target }) => session.switchTo(Number(target.value))}>
      ${view.lines.map((line) => html`<option value=${line.line} ?selected=${line === current}>${lineName(line)}</option>`)}
    </select></label>`;
}

/** What one may do at a moment gone by: go on from it, or come back to the game. */
function drawPast(view, host) {
  const { onShow } = session;
  return html`<div class="then">
    <span class="where">${whereabouts(view)}</span>
    ${session.view.devices ? nothing : drawShareMoment(host)}
    ${session.view.devices || (session.view.left_out && !session.past) ? nothing : html`<button data-play-on @click=${time.playOn}>${say('Play on from here')}</button>`}
    ${onShow ? nothing : html`<button class="plain" data-now @click=${time.toEnd}>${say('Back to the game')}</button>`}
  </div>`;
}

/** Draw the time controls below the table. */
export function drawTimeline(view, host) {
  if (!time.open) return nothing;
  const last = time.moments.length - 1;
  const { index } = time;
  const walks = session.past || session.onShow || time.playing;
  return html`<section class="time ${walks ? 'walks' : ''}" aria-label=${say('Time')}>
    <div class="walk">
      ${session.onShow || session.view.devices ? nothing : html`<button class="plain undo" data-undo data-hotkey="u" aria-keyshortcuts="u"
        ?disabled=${!session.view.undoable} @click=${time.undo}>${say('Undo')}</button>`}
      <span class="steps">
        ${drawButton('first', 'Home', say('To the start'), time.toStart, index === 0)}
        ${drawButton('back', 'ArrowLeft', say('One move back'), time.back, index === 0)}
        ${time.playing ? drawButton('pause', 'r', say('Pause'), time.toggle)
          : drawButton('play', 'r', say('Play it again'), time.toggle)}
        ${drawButton('forth', 'ArrowRight', say('One move on'), time.forth, index === last)}
        ${drawButton('last', 'End', say('To the end'), time.toEnd, index === last)}
      </span>
      ${drawSlider(view)}
    </div>
    ${walks ? drawPast(view, host) : nothing}
    ${drawLines(session.view)}
  </section>`;
}
