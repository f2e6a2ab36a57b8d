// What one deal comes to under every source: where they part, what it costs, and step by step.
import { html, nothing } from 'lit';
import { drawDoubt } from '../../../core/doubt.js';
import { drawChips } from '../../../core/law.js';
import { drawPiece } from '../piece.js';
import { say } from '../../../core/say.js';
import { listed } from '../../../core/names.js';

const UNTOLD = new Set(['dealt', 'dealer']);

/** Name laws by their numbers. */
export const labels = (laws, found) => listed(laws.map((at) => found.laws[at].label));

/** Put together what comes to the same, each with the numbers of its laws. */
export function together(laws, key) {
  const groups = new Map();
  laws.forEach((law, at) => groups.set(key(law), [...(groups.get(key(law)) ?? []), at]));
  return [...groups.values()];
}

const yearOf = (source) => source.replace(/^gnav-/, '');

/** Say of laws told together with others which of them are lent what they do. */
function drawLent(lent, found) {
  return Object.entries(lent).map(([at, source]) => html`<p class="supplied">${
    say('{law}: supplied from {source}', { law: found.laws[at].label, source: yearOf(source) })}</p>`);
}

/** Tell laws together by one that stands on its own words, and say which of the others do not. */
function spokesman(group, eventsOf) {
  const lender = (at) => eventsOf(at).find(({ supplied }) => supplied)?.supplied;
  const own = group.find((at) => !lender(at)) ?? group[0];
  const lent = group.filter((at) => at !== own && lender(at)).map((at) => [at, lender(at)]);
  return { own, lent: Object.fromEntries(lent) };
}

/** Draw the pieces of one law by seat; who lost is marked. */
export function drawHands(held, names, cards, net = [], press = null) {
  return html`<div class="small-pieces">${held.map((piece, seat) => {
    const how = net[seat] < 0 ? 'hit' : net[seat] > 0 ? 'won' : '';
    const face = piece === '?' ? html`<span class="piece tile open" aria-hidden="true">?</span>` : drawPiece(piece === '.' ? null : piece, cards);
    return html`<figure class=${how}>${press ? html`<button type="button" class="changeable" data-card=${seat}
      aria-label=${press(seat).label} @click=${press(seat).open}>${face}</button>` : face}
      <figcaption>${names[seat]}</figcaption></figure>`;
  })}</div>`;
}

function drawCost(group, found) {
  const { own, lent } = spokesman(group, (at) => found.laws[at].hits);
  const law = found.laws[own];
  return html`<li data-letter=${law.letter}>
    <h3 class="name-of-law">${labels(group, found)}</h3>
    ${law.result.map((line) => html`<p class="said">${line}</p>`)}
    ${drawLent(lent, found)}
    ${drawHands(law.held, found.names, law.cards, law.net)}
  </li>`;
}

/** Say in a line what the deal costs by each source; the pieces stand further down. */
export function drawCostsInShort(found) {
  const groups = together(found.laws, ({ result }) => JSON.stringify(result));
  return html`<p class="in-short" aria-hidden="true">${groups.map((group) => html`<span><span class="name-of-law">${
    labels(group, found)}</span> ${found.laws[group[0]].result.join(' ')}</span>`)}</p>`;
}

function drawCosts(found) {
  const groups = together(found.laws, (law) => JSON.stringify([law.letter, law.cards, law.result, law.held]));
  return html`<section aria-labelledby="costs-head"><h2 id="costs-head">${say('What it costs')}</h2>
    <ul class="costs">${groups.map((group) => drawCost(group, found))}</ul></section>`;
}

function drawOther(other, found, host, part) {
  const laws = { laws: labels(other.laws, found), others: labels(other.goes_with, found), reads: other.reads };
  return html`<p class="otherwise">${other.laws.length > 1
    ? say('With the reading “{reads}” {laws} go with {others}.', laws)
    : say('With the reading “{reads}” {laws} goes with {others}.', laws)}${drawChips({ clauses: [other.crux] }, host.within(part))}</p>`;
}

function drawParting(parting, number, found, host) {
  const part = `parting-${number}`;
  const name = found.names[parting.seat];
  const where = parting.seat === null ? say('When all show') : say('{name}’s turn', { name });
  return html`<section class="parting" data-parting=${parting.step} aria-label=${say('Where they part')}>
    <h3>${where}</h3>
    <ul class="parted">${parting.groups.map((group) => html`<li>
      <p class="name-of-law">${labels(group.laws, found)}</p>
      <p class="said">${group.text}${drawDoubt(group)}${drawChips(group, host.within(part))}</p>
      ${drawLent(group.lent, found)}
    </li>`)}</ul>
    ${parting.otherwise.map((other) => drawOther(other, found, host, part))}
    ${host.drawUnfolded(part)}
  </section>`;
}

function drawPartings(found, host) {
  const [first, ...later] = found.partings;
  return html`<section class="partings" aria-labelledby="found-head">
    ${first ? drawParting(first, 0, found, host) : nothing}
    ${later.length ? html`<details><summary>${say('Where they part again')}</summary>${
      later.map((parting, at) => drawParting(parting, at + 1, found, host))}</details>` : nothing}
  </section>`;
}

function drawEvents(step, host, part) {
  return html`${step.text ? html`<p class="said barred">${step.text}${drawChips(step, host.within(part))}</p>` : nothing}
    ${step.events.filter(({ kind }) => !UNTOLD.has(kind)).map((event) => html`<p class="said">${event.text}${
      drawDoubt(event)}${drawChips(event, host.within(part))}</p>`)}`;
}

function drawStep(step, at, found, host) {
  if (step.kind === 'deal') return nothing;
  const groups = together(found.laws, ({ steps }) => JSON.stringify([steps[at].text ?? null,
    steps[at].events.map(({ text, clauses }) => [text, clauses])]));
  const parts = found.partings.findIndex((parting) => parting.step === at);
  const name = found.names[step.seat];
  const open = parts === 0 || matchMedia('(min-width: 60em)').matches;
  return html`<details class="step ${parts === 0 ? 'first' : ''}" data-step=${at} ?open=${open}>
    <summary><span>${step.seat === null ? say('All show') : say('{name}’s turn', { name })}${
      parts >= 0 ? html` <span class="here">${parts === 0 ? say('here they part') : say('here some part again')}</span>` : nothing}</span></summary>
    <div class="courses">${groups.map((group) => {
      const part = `step-${at}-${group[0]}`;
      const { own, lent } = spokesman(group, (law) => found.laws[law].steps[at].events);
      return html`<div class="course"><p class="name-of-law">${labels(group, found)}</p>
        ${drawEvents(found.laws[own].steps[at], host, part)}${drawLent(lent, found)}${host.drawUnfolded(part)}</div>`;
    })}</div>
  </details>`;
}

function drawCards(found, host) {
  const german = found.laws.find(({ cards }) => cards);
  if (!german) return nothing;
  return html`<details class="cards"><summary>${say('The cards in place of the pieces')}</summary>
    <p>${host.pieces.note} ${say('Touch a card to choose another.')}</p>
    ${drawHands(german.dealt, found.names, true, [], (seat) => ({
      label: say('{name} has {piece}: change it', { name: found.names[seat], piece: host.pieces.names[german.dealt[seat]] }),
      open: () => host.pickCard(seat, german.dealt),
    }))}
    ${host.cards.length ? html`<p><button type="button" @click=${() => host.change({ cards: [] })}>${say('Take our cards again')}</button></p>` : nothing}
  </details>`;
}

/** Draw what the deal comes to. */
export function drawComparison(found, host) {
  return html`${drawPartings(found, host)}
    ${drawCosts(found)}
    ${found.left_out.map((out) => html`<p class="quiet">${say('{law} is left out.', { law: out.label })} ${out.why}${drawChips(out, host.within('out'))}</p>`)}
    ${host.drawUnfolded('out')}
    <section class="steps" aria-labelledby="steps-head"><h2 id="steps-head">${say('Step by step')}</h2>
      ${found.steps.map((step, at) => drawStep(step, at, found, host))}</section>
    ${drawCards(found, host)}`;
}
