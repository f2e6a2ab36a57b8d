// The law of the moment and of the event looked at: each clause in the reader's layer and
// language, the words that decide marked. Clauses as chips are here too, for every other part.
import { html, nothing } from 'lit';
import { drawBadge, drawOurs } from './badge.js';
import { siteRoot } from './client.js';
import { meaning, ours } from './crux.js';
import { LAYERS, layerName, layers } from './layers.js';
import { operative } from './operative.js';
import { count, say } from './say.js';
import { chooses } from './turn.js';

/**
 * Follow a link as the site does: a click inside this element's shadow tree would escape the
 * theme's instant navigation and throw the running engine away.
 */
export function follow(event) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const link = document.createElement('a');
  link.href = event.currentTarget.href;
  document.body.append(link);
  link.click();
  link.remove();
}

export const hrefOf = (clause) => new URL(clause.href, siteRoot).href;

const sourceOf = (id) => id.split('.')[0];
const yearOf = (id) => sourceOf(id).replace(/^gnav-/, '');

/** Say where a borrowed clause comes from, for instance “supplied from 1774”. */
export function suppliedFrom(event, id) {
  return event.supplied && sourceOf(id) === event.supplied
    ? say('supplied from {source}', { source: yearOf(id) }) : null;
}

/** Do something when the pointer moves, but not when the page moves under a pointer at rest. */
export const whenPointing = (act) => (event) => {
  if (event.movementX || event.movementY) act(event);
};

/** Find a clause or crux by its id, which a record may name as it likes. */
export const clauseOf = (id, { clauses }) => (Object.hasOwn(clauses, id) ? clauses[id] : null);

/** Whether an id is of what is asked of a text. */
export const isCrux = (id) => id.includes('.q.');

/**
 * Name a clause; within the game of its own source its number is enough: “3[b]” for “1774:3[b]”. What is
 * asked of a text has no name at the table: there it is the way to the reason.
 */
function named(id, { label }, { view, aside }) {
  if (aside && isCrux(id)) return say('why?');
  return sourceOf(id) === (view?.source?.house?.base ?? view?.rules) ? label.replace(/^[^:,]+[:,] ?/, '') : label;
}

/**
 * Draw one clause as a quiet reference. At the table it opens beside it, with `others` that are cited
 * with it; elsewhere it leads to its page. `host` is told what is pointed at. It is called by its name,
 * or by other `words`.
 */
export function drawChip(id, host, others = [], words = null) {
  const clause = clauseOf(id, host);
  if (!clause) return html`<span class="chip unknown">${id}</span>`;
  const point = () => host.point(id);
  const press = (event) => {
    if (host.aside && !(event.metaKey || event.ctrlKey || event.shiftKey)) {
      event.preventDefault();
      host.aside.show(id, others);
    // A finger cannot point: its touch shows the words, whose heading leads to the page.
    } else if (event.pointerType === 'touch' || host.touch) {
      event.preventDefault();
      host.unfold(id);
    } else follow(event);
  };
  return html`<a class="chip" href=${hrefOf(clause)} data-clause=${id} title=${!isCrux(id) ? nothing : host.aside ? clause.text : meaning(clause)}
    @mousemove=${whenPointing(point)} @focus=${point} @click=${press}>${words ?? named(id, clause, host)}</a>`;
}

const lentBy = (event, ids) => ids.map((id) => suppliedFrom(event, id)).find(Boolean);
const drawLent = (lent) => (lent ? html` <span class="supplied">${lent}</span>` : nothing);

/** Draw the references of an event or a choice, and say once if its rule is lent by another source. */
export function drawChips(event, host) {
  const ids = event.clauses ?? [];
  return html`${ids.map((id) => html` ${drawChip(id, host)}`)}${drawLent(lentBy(event, ids))}`;
}

/** Draw the clauses of a remark or an ending, and one way to why we read them so, however many readings it rests on. */
export function drawGrounds(line, host, why = say('Why?')) {
  const { clauses } = line;
  const readings = clauses.filter(isCrux);
  return html`${clauses.filter((id) => !isCrux(id)).map((id) => html` ${drawChip(id, host)}`)}${
    readings.length ? html` ${drawChip(readings[0], host, readings, why)}` : nothing}${drawLent(lentBy(line, clauses))}`;
}

/**
 * Draw the first reference, whether the rule is our reading, and the others behind their number. Where what is
 * asked of the text comes first, that it is our reading is itself the way to the reason.
 */
export function drawFirstChip(event, host) {
  const [first, ...others] = event.clauses ?? [];
  const isOurs = event.status === 'inferred';
  const known = first && clauseOf(first, host);
  const words = isOurs && known && isCrux(first) ? say('our reading') : null;
  const basis = html`${first ? html` ${drawChip(first, host, others, words)}` : nothing}${words ? nothing : drawOurs(event.status)}${drawLent(lentBy(event, event.clauses ?? []))}`;
  if (others.length === 0) return basis;
  const more = count(others.length, '{n} more clause', '{n} more clauses');
  return html`${basis} <details class="rest"><summary aria-label=${more}>${say('{n} more', { n: others.length })}</summary>${
    others.map((id) => html`${drawChip(id, host, event.clauses)} `)}</details>`;
}

/** What binds whoever chooses: by the move that is picked, or by any that may be made; else what bears on the moment. */
export function lawOfMoment(view, host) {
  if (view.decision?.clauses.length) return [...new Set([...view.decision.clauses, ...view.law])];
  const choices = [host.furniture.picked?.(view, host) ?? view.choices].flat();
  const [first, ...others] = choices.map(({ clauses }) => clauses[0]);
  return first && others.every((id) => id === first) ? [...new Set([...choices[0].clauses, ...view.law])] : view.law;
}

const NEARLY = 0.7; // where more of a clause decides than this, a mark would mark nothing

/** Draw a clause's own words, those that decide marked unless nearly all do, and its translation under it. */
function drawText(clause, host) {
  const { text, received, translation } = layers.words(clause);
  const parts = operative(text, received, host.quotes?.[clause.id] ?? []);
  const decide = parts.filter(({ on }) => on).reduce((sum, { words }) => sum + words.length, 0);
  const marks = decide <= NEARLY * text.length;
  return html`<p class="text" lang=${clause.lang} data-layer=${layers.layer}>${parts.map(({ words, on }) => (on && marks ? html`<mark>${words}</mark>` : words))}</p>
    ${translation ? html`<p class="trans" lang=${translation.lang}>${translation.text}</p>` : nothing}`;
}

/** Draw an open question and our reading of it. */
const drawCrux = (clause) => html`<p class="text" lang=${clause.lang}>${clause.text}</p>
  ${clause.reason ? html`<p class="reason">${ours(clause)} <span lang=${clause.lang}>${clause.reason}</span></p>` : nothing}`;

/** At the table the name of a clause opens it beside the table, unless it is open there. */
function opening(id, host) {
  return (event) => {
    if (host.aside.ids?.includes(id) || event.metaKey || event.ctrlKey || event.shiftKey) return follow(event);
    event.preventDefault();
    return host.aside.show(id);
  };
}

/** Draw the words of one clause, or a crux's question and why we read it as we do. */
export function drawWords(id, host, supplied = null) {
  const clause = clauseOf(id, host);
  if (!clause) return nothing;
  const crux = id.includes('.q.');
  return html`<section class="words ${crux ? 'crux' : ''} ${host.pointed === id ? 'pointed' : ''}"
      data-words=${id}>
    <h4><a href=${hrefOf(clause)} title=${crux && !host.aside ? meaning(clause) : nothing} @click=${host.aside ? opening(id, host) : follow}>${clause.label}</a>${
      supplied ? html` <span class="supplied">${supplied}</span>` : nothing}</h4>
    ${crux ? drawCrux(clause) : drawText(clause, host)}
  </section>`;
}

function drawChoice(key, value, words) {
  const now = layers[key] === value;
  return html`<button type="button" aria-pressed=${now} data-key=${key} data-value=${value}
    @click=${() => layers.choose(key, value)}>${words}</button>`;
}

const LANGUAGES = { __proto__: null, en: () => say('English'), da: () => say('Danish') };

/** Draw the reader's choices, the same as in the reading room: the layer, and what stands beside. */
export function drawReading(source) {
  const beside = layers.translations(source).filter((lang) => LANGUAGES[lang]);
  return html`<details class="reading">
    <summary>${say('How it is shown')}</summary>
    <p role="group" aria-label=${say('The text')}>${LAYERS.map((layer) => drawChoice('layer', layer, layerName(layer)))}</p>
    <p role="group" aria-label=${say('Beside it')}>${beside.map((lang) => drawChoice('translation', lang, LANGUAGES[lang]()))}${
      drawChoice('translation', 'none', say('No translation'))}</p>
  </details>`;
}

/** The first sentence of why we read a text as we do. */
const inShort = (reason) => /^.+?[.?!](?=\s|$)/s.exec(reason)?.[0] ?? reason;

/** Draw in a sentence that it is our reading, and the way to the reason. */
function drawOurReading(id, host) {
  const clause = clauseOf(id, host);
  if (!clause?.reason) return drawWords(id, host);
  return html`<section class="words crux brief ${host.pointed === id ? 'pointed' : ''}" data-words=${id}>
    <p class="text" lang=${clause.lang}>${clause.text}</p>
    <p class="reason">${ours(clause)} <span lang=${clause.lang}>${inShort(clause.reason)}</span>
      <a class="why" href=${hrefOf(clause)} @click=${opening(id, host)}>${say('Why?')}</a></p></section>`;
}

/** The clause of another text that the first of these, one of the text that is played by, borrows: it comes right after it. */
export function borrowed([first, next], { rules }) {
  const lends = first && next && !isCrux(first) && !isCrux(next);
  return lends && sourceOf(first) === rules && sourceOf(next) !== rules ? next : null;
}

/** Draw a clause among others; at the table what is asked of a text is told as our reading. */
const drawLawOf = (id, host, lent) => (host.aside && isCrux(id) ? drawOurReading(id, host) : drawWords(id, host, lent));

/** Draw what decides: one clause in its own words, what it borrows, and our reading where it rests on one. */
function drawDeciding(ids, event, host) {
  const pointed = ids.includes(host.pointed) && !host.touch ? host.pointed : null;
  const [first, ...others] = [...new Set([pointed, ...ids.filter((id) => !isCrux(id)), ...ids].filter(Boolean))];
  if (!first) return { drawn: nothing, rest: [] };
  const reading = host.aside ? [first, ...others].find(isCrux) : null;
  const lent = (id) => (event ? suppliedFrom(event, id) : null);
  const words = first === reading ? nothing : drawLawOf(first, host, lent(first));
  const lender = borrowed([first, ...others], host.view ?? {});
  return {
    drawn: html`${words}${lender ? drawWords(lender, host, lent(lender)) : nothing}${reading ? drawOurReading(reading, host) : nothing}`,
    rest: others.filter((id) => id !== reading && id !== lender).map((id) => drawLawOf(id, host, lent(id))),
  };
}

/** Draw all that rules this deal besides, folded until it is asked for. */
function drawAll(within, host) {
  if (!host.toggle) return within;
  const open = host.opened.get('law') ?? false;
  const turn = (event) => {
    event.preventDefault();
    host.toggle('law', !open);
  };
  return html`<details class="all" ?open=${open}><summary @click=${turn}>${say('All that rules this deal')}</summary>${within}</details>`;
}

/** Draw the law of this moment and of the event looked at; what is asked of one comes first. */
export function drawLaw(view, event, host) {
  const ofEvent = event?.clauses ?? [];
  const first = chooses(view) && (host.touch || host.selected === null);
  const ofMoment = first ? lawOfMoment(view, host) : view.law.filter((id) => !ofEvent.includes(id));
  const now = first || !event ? { ids: ofMoment } : { ids: ofEvent, event };
  const then = first || !event ? { ids: ofEvent.filter((id) => !ofMoment.includes(id)), event } : { ids: ofMoment };
  const apart = host.pointed && !host.touch && !now.ids.includes(host.pointed) ? host.pointed : null;
  const { drawn, rest } = drawDeciding(now.ids, now.event, host);
  const further = then.ids.filter((id) => id !== apart).map((id) => drawLawOf(id, host, then.event ? suppliedFrom(then.event, id) : null));
  return html`<section class="law" aria-labelledby="law-head">
    <h2 id="law-head" tabindex="-1">${say('The law')}</h2>
    <div class="statutes" tabindex="0" role="group" aria-labelledby="law-head">
      ${apart ? html`<h3 class="on">${say('Pointed at')}</h3>${drawLawOf(apart, host)}` : nothing}
      <h3 class="on">${now.event ? html`${event.text}${drawBadge(event.status, 'event')}` : momentName(view)}</h3>
      ${now.event?.either ? html`<p class="quiet either">${
      say('It rests on one or more of these; on which depends on what is hidden from you.')}</p>` : nothing}
      ${now.event?.plain ? html`<p class="rule">${now.event.plain}</p>` : nothing}
      ${drawn}
      ${rest.length || further.length ? drawAll(html`${rest}${further.length ? html`<h3 class="on">${
      then.event ? html`${event.text}${drawBadge(event.status, 'event')}` : momentName(view)}</h3>${further}` : nothing}`, host) : nothing}
    </div>
    ${drawReading(view.source?.house.base ?? view.rules)}
  </section>`;
}

const momentName = ({ waiting }) => (waiting === 'deal' ? say('What rules the next deal') : say('What rules this moment'));
