// At thumb's reach: what may be told now. The engine's page has the questions and their clauses;
// what is told becomes an entry, and the engine says what it costs.
import { html, nothing } from 'lit';
import { drawChips } from '../../../core/law.js';
import { drawPiece } from '../piece.js';
import { say } from '../../../core/say.js';
import { asksOf, leftOf, tellCause, tellLosers, tellPieces } from './telling.js';
import { pieceName } from '../words.js';

const drawCancel = (host) => html`<button type="button" @click=${() => host.turn(null)}>${say('Cancel')}</button>`;

const drawTool = (name, sign, label, idle, act) => html`<button type="button" data-act=${name} aria-label=${label}
  title=${label} ?disabled=${idle} @click=${act}>${sign}<span class="word" aria-hidden="true"> ${label}</span></button>`;

/** Undo and redo, and the one thing that leads on. */
function drawTools(host, main) {
  const { ledger, undone } = host.evening;
  return html`<p class="tools">
    ${drawTool('undo', '↶', say('Undo'), host.busy || !ledger.entries.length, host.undo)}
    ${drawTool('redo', '↷', say('Redo'), host.busy || !undone.length, host.redo)}
    ${main}</p>`;
}

function drawWarnings(view, host) {
  return view.warnings.map((warning) => html`<p class="warning">${warning.text}${drawChips(warning, host)}</p>`);
}

/** Between two showings: who met what, and the way to the showing. */
function drawDeal(host) {
  const { view } = host;
  return html`${drawWarnings(view, host)}
    ${view.causes.length ? html`<div class="causes" role="group" aria-label=${say('In play')}>${view.causes.map((cause) => html`
      <button type="button" class="cause" data-piece=${cause.piece} ?disabled=${host.busy}
        @click=${() => host.turn(tellCause(cause))}>${
        cause.cry ? html`<span class="cry" lang=${view.lang}>${cause.cry}</span>` : nothing}
        <span class="label">${cause.label}</span></button>`)}</div>` : nothing}
    ${drawTools(host, html`<button type="button" class="main" data-first ?disabled=${host.busy}
      @click=${() => host.turn(tellLosers(view.showings[0].fools))}>${say('All show')}</button>`)}`;
}

function drawCause(host) {
  const { cause } = host.telling;
  return html`<p class="question" tabindex="-1" data-first>${cause.question}</p>
    <p class="quiet">${say('Tap the name on the slate.')}${drawChips(cause, host)}</p>
    <p class="buttons">${drawCancel(host)}</p>`;
}

/** What the entry would come to, or why it cannot be made yet. */
function drawDraft(host) {
  const { draft, telling } = host;
  if (!draft) return nothing;
  const none = telling.kind === 'losers' && !Object.values(telling.seats).flat().length;
  if (!draft.lines && none) return html`<p class="hint" role="status" id="missing">${say('Tap a name on the slate; then it can be written up.')}</p>`;
  if (!draft.lines) return html`<p class="hint" role="status" id="missing">${draft.why}${drawChips(draft, host)}</p>`;
  return html`<div role="status"><ul class="draft" aria-label=${say('What it comes to')}>${draft.lines
    .filter(({ kind }) => kind !== 'showed' && kind !== 'dealer')
    .map((line) => html`<li>${line.text}${drawChips(line, host)}</li>`)}</ul></div>`;
}

function drawEnter(host, words, telling) {
  return html`<p class="buttons">${drawCancel(host)}<button type="button" class="main"
      aria-describedby=${host.draft?.lines ? nothing : 'missing'} ?disabled=${host.busy || !host.draft?.lines} @click=${host.enter}>${say('Write it up')}</button></p>
    <p class="other"><button type="button" class="plain" @click=${() => host.turn(telling)}>${words}</button></p>`;
}

const drawSpared = (spared, host) => html`<label class="spared"><input type="checkbox" .checked=${host.telling.best}
  @change=${({ target }) => host.turn({ ...host.telling, best: target.checked })} /> ${spared.label}</label>${drawChips(spared, host)}`;

/** One question of the showing: whole while it is asked, else what was answered. */
function drawAsk(ask, at, host) {
  const { telling, view } = host;
  const told = (telling.seats[ask.who] ?? []).map((seat) => view.players[seat].name).join(', ');
  const now = at === telling.at;
  return html`<li class=${now ? 'now' : ''}>
    <button type="button" class="ask" aria-pressed=${now} @click=${() => host.turn({ ...telling, at })}>
      <span>${ask.question}</span> <span class="names">${told || '–'}</span></button>
    ${now ? html`<span class="basis">${ask.note ? html`<span class="quiet">${ask.note}</span>` : nothing}${drawChips(ask, host)}
      ${ask.spared ? drawSpared(ask.spared, host) : nothing}</span>` : nothing}
  </li>`;
}

/** At the showing: who is hit, by the rules' own questions. */
function drawLosers(host) {
  const { telling, view } = host;
  const words = view.cards ? say('Tell the cards instead') : say('Tell the pieces instead');
  return html`
    ${view.showings.length > 1 ? html`<div class="fools" role="group" aria-label=${
      view.cards ? say('Was the joker shown?') : say('Were fools shown?')}>${view.showings.map(({ fools, label }) => html`<button
      type="button" data-fools=${fools} aria-pressed=${fools === telling.fools}
      @click=${() => host.turn(tellLosers(fools))}>${label}</button>`)}</div>` : nothing}
    <ol class="asks">${asksOf(telling, view).map((ask, at) => drawAsk(ask, at, host))}</ol>
    ${drawDraft(host)}${drawEnter(host, words, tellPieces(view))}`;
}

function drawPad(host) {
  const { telling, view } = host;
  return html`<div class="pad" role="group" aria-label=${say('What {name} shows', { name: view.players[telling.at].name })}>${
    view.pieces.map((piece) => html`<button type="button" data-piece=${piece} aria-label=${pieceName(piece)}
      aria-pressed=${telling.pieces[telling.at] === piece} ?disabled=${leftOf(telling, piece, view) < 1}
      @click=${() => host.place(piece)}>${drawPiece(piece, view.cards)}</button>`)}</div>`;
}

/** At the showing: what each shows; the engine says who is hit. */
function drawPieces(host) {
  const { telling, view } = host;
  const { name } = view.players[telling.at];
  return html`<p class="question" tabindex="-1" data-first>${say('What does {name} show?', { name })}
      ${telling.pieces[telling.at] === null ? nothing : html`<button type="button" class="plain"
        @click=${() => host.place(null)}>${say('Take it back')}</button>`}</p>
    ${drawPad(host)}
    ${telling.pieces.some(Boolean) ? drawDraft(host) : html`<p class="quiet" id="missing">${say('Only what decides need be told.')}</p>`}${drawEnter(host, say('Tell who lost instead'), tellLosers(view.showings[0].fools))}`;
}

function drawAppeal(host) {
  const { appeal } = host.view;
  return html`<p class="question">${appeal.question}</p>
    <p class="quiet">${appeal.words}${drawChips(appeal, host)}</p>
    <ul class="answers">${appeal.answers.map((answer, number) => html`<li><button type="button" data-verb=${answer.verb}
      ?data-first=${number === 0} ?disabled=${host.busy} @click=${() => host.answer(answer.verb)}>${answer.label}</button><span
      class="basis">${drawChips(answer, host)}</span></li>`)}</ul>
    ${drawTools(host)}`;
}

function drawEnd(host) {
  const { view } = host;
  return html`<h2 class="ends">${view.outcome}</h2><p>${drawChips({ ...view.log.at(-1), clauses: view.outcome_clauses }, host)}</p>
    ${drawTools(host, html`<button type="button" class="main" data-first ?disabled=${host.busy}
      @click=${host.again}>${say('The same people again')}</button>`)}`;
}

/** Draw what may be told now. */
export function drawPanel(host) {
  const { telling, view } = host;
  const kinds = { cause: drawCause, losers: drawLosers, pieces: drawPieces };
  const phases = { deal: drawDeal, appeal: drawAppeal, over: drawEnd };
  return html`<section class="tell" aria-label=${say('What happened')} data-tells=${telling?.kind ?? view.phase}>${
    host.trouble}${(telling ? kinds[telling.kind] : phases[view.phase])(host)}</section>`;
}
