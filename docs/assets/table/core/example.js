// A worked example among those of its source: where it stands, the one before and the one after, all in
// chapters; and "now you try": the reader chooses for the seat whose choice decides the example.
import { html, nothing } from 'lit';
import { siteRoot } from './client.js';
import { drawChips } from './law.js';
import { drawRemarks, remarksAt, titleOf } from './remarks.js';
import { language, say } from './say.js';
import { session } from './session.js';
import { sharedTitle } from './sharing.js';
import { time } from './time.js';

const lists = new Map(); // by source: its chapters, or null while they have not come
const addressOf = (id) => new URL(`play/#example=${id}`, siteRoot).href;
const told = (said) => said[language()];

/** What is tried: `{ id, title, at, seat, made }`, `made` what the example does there. */
let trial = null;

/** Give the chapters of a source; they are fetched when its first example is shown. */
function chaptersOf(source) {
  if (lists.has(source)) return lists.get(source);
  lists.set(source, null);
  fetch(new URL(`examples/chapters/${source}.json`, siteRoot)).then((answer) => answer.json()).then(({ chapters }) => {
    lists.set(source, chapters);
    session.changed();
  }).catch(() => {}); // without them the example is shown alone
  return null;
}

/** Where the example at the table stands: `{ chapters, every, at, chapter }`, or null. */
function placeOf({ rules }) {
  const chapters = session.example && chaptersOf(rules);
  const every = chapters?.flatMap(({ examples }) => examples) ?? [];
  const at = every.findIndex(({ id }) => id === session.example);
  if (at < 0) return null;
  return { chapters, every, at, chapter: chapters.find(({ examples }) => examples.includes(every[at])) };
}

/** The address follows, so that what is on show can be shared. The theme, which would set the page anew, is not told. */
function open(id) {
  history.pushState(null, '', `${location.pathname}#example=${id}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

function go(event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  const { id } = event.currentTarget.dataset;
  if (id) open(id);
}

/** A way to the example before or after; at the end it stays where it was, and leads nowhere. */
const drawWay = (entry, key, rel, label) => html`<a class="way" rel=${rel} tabindex="0" role="link" data-example=${rel}
  href=${entry ? addressOf(entry.id) : nothing} data-id=${entry?.id ?? ''} aria-disabled=${entry ? nothing : 'true'}
  data-hotkey=${key} aria-keyshortcuts=${key} @click=${go}>${label}</a>`;

const drawChapter = (chapter, every, now) => html`<optgroup label=${told(chapter)}>${chapter.examples.map((entry) => html`<option
  value=${entry.id} ?selected=${entry === now}>${every.indexOf(entry) + 1}. ${told(entry)}</option>`)}</optgroup>`;

/** Where the example stands, in words; all others of its source are chosen from there. */
function drawPlace({ chapters, every, at, chapter }, { called: source }) {
  return html`<label class="place"><span>${say('{n} of {all} in {source}', { n: at + 1, all: every.length, source })}<span class="chapter"> · ${told(chapter)}</span></span>
    <select aria-label=${say('All examples of this source')} .value=${every[at].id} @change=${({ target }) => open(target.value)}>${
      chapters.map((one) => drawChapter(one, every, every[at]))}</select></label>`;
}

/** Draw the way through the examples of a source, over the one that is shown. */
function drawWays(view, host) {
  const place = placeOf(view);
  if (!place) return nothing;
  const { every, at } = place;
  return html`<nav class="ways" aria-label=${say('Worked examples')}>
    ${drawWay(every[at - 1], 'p', 'prev', html`<span aria-hidden="true">‹</span> ${say('Previous')}`)}
    ${drawPlace(place, host.source)}
    ${drawWay(every[at + 1], 'n', 'next', html`${say('Next')} <span aria-hidden="true">›</span>`)}
  </nav>`;
}

/** Draw what a shown record is called, where it stands, and the way back to the rules it shows. */
export function drawTitle(view, host) {
  return html`<header class="shown-game">
    ${drawWays(view, host)}
    <div class="headed"><div role="status"><h2>${view.title ? titleOf(view) : sharedTitle(view)}</h2></div>
    ${view.shows.length ? html`<p class="shows">${say('It shows')}${drawChips({ clauses: view.shows }, host)}</p>` : nothing}</div>
  </header>`;
}

/** Put the table back to the moment before the choice that decides, for the reader to make it. */
async function begin(view, { id, try: at }, host) {
  const looked = await session.ask('look', { seat: session.movesForAll ? 0 : null, at });
  if (!looked || !await session.rewind(at)) return;
  trial = { id, title: view.title, at, seat: looked.next?.seat ?? looked.to_move, made: looked.next };
  host.moveFocus = true;
  host.requestUpdate();
  await host.updateComplete;
  host.scrollIntoView({ block: 'start' });
}

const drawStep = (name, label, path, act, off) => html`<button class="step" data-step=${name} aria-label=${label} title=${label}
  ?disabled=${off} @click=${act}><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg></button>`;

/** What the last move has brought, where no remark tells it; whoever listens has heard it. */
function drawHappened(view, { furniture }) {
  const happened = remarksAt(view).length ? [] : view.events.filter(({ move }) => move === view.at - 1);
  return happened.length ? html`<p class="happened">${happened.map((event) => furniture.inBrief(event) ?? event.text).join(' ')}</p>` : nothing;
}

/** Draw what is said of the moment shown, the way on from it, and the way to try it oneself. */
export function drawDock(view, host) {
  const place = placeOf(view);
  const entry = place?.every[place.at];
  if (!view.remarks.length && !place) return nothing;
  return html`<section class="dock" aria-label=${say('What is shown here')}>
    <div class="said">${drawRemarks(view, host)}${drawHappened(view, host)}</div>
    <p class="buttons">
      ${drawStep('back', say('One move back'), 'M15 6l-6 6 6 6', time.back, time.index === 0)}
      ${drawStep('forth', say('One move on'), 'M9 6l6 6-6 6', time.forth, time.index === time.moments.length - 1)}
      ${entry?.try === undefined ? nothing : html`<button data-try @click=${() => begin(view, entry, host)}>${say('Now you try')}</button>`}
    </p>
  </section>`;
}

/** What the reader chose has happened: what it brought, and what the example does instead. */
function drawChosen(view, host) {
  const [example] = view.lines;
  const events = view.events.filter(({ move }) => move === trial.at);
  return html`${events.map((event) => html`<p>${event.text}${drawChips(event, host)}</p>`)}
    ${!trial.made ? nothing : html`<p>${example.parts_at > trial.at ? say('So it goes in the example too.')
      : say('In the example {name} chooses: {move}.', { name: view.players[trial.seat].name, move: trial.made.label })}</p>`}`;
}

/** Draw, over a game that tries an example, what is asked, then what came of it; and the way back. */
export function drawTrial(view, host) {
  if (!trial || session.onShow || session.acting || view.title !== trial.title) return nothing;
  const chosen = session.view.moves > trial.at;
  return html`<section class="trial" aria-labelledby="trial-head">
    <h2 id="trial-head">${say('Now you try')}</h2>
    <div role="status">${chosen ? drawChosen(session.view, host)
      : html`<p>${say('You choose for {name}.', { name: view.players[trial.seat].name })}</p>`}</div>
    <p class="buttons">${chosen ? html`<button class="plain" data-try-again @click=${() => session.rewind(trial.at)}>${say('Try again')}</button>` : nothing}
      <button class="plain" data-back-to-example @click=${() => open(trial.id)}>${say('Back to the example')}</button></p>
  </section>`;
}
