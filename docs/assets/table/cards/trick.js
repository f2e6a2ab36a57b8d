// The trick as it was laid: each seat's cards together under its name, the last on top. The engine says
// which card takes it; where it says which card beats which, that lies on it.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { say } from '../core/say.js';
import { drawCovered } from './covered.js';
import { drawFace, drawGap } from './faces.js';
import { trickOf } from './last-trick.js';

const CLOSE = 4; // of more, or where more sit, the names stand above and below in turn: none jumps as a trick grows

/** Say of the card that takes a trick that it does, as far as it is laid. */
const marked = (one, takes) => (one.card === takes ? { ...one, takes: true, name: say('{card} takes the trick so far', { card: one.name }) } : one);

/** What lies in a trick, a card that was led face down too, whose face who looks may not see. */
function laidIn(view, zone) {
  const { cards = [], unknown = 0, takes = null } = zone ?? {};
  const by = view.events.findLast(({ kind, deal }) => kind === 'laid' && deal === view.lastDeal)?.seat;
  const covered = Array.from({ length: unknown }, (_, at) => ({ card: `covered ${at}`, by, unseen: true }));
  return [...covered, ...cards.map((one) => marked(one, takes))];
}

/** The cards of one seat that were laid one after the other: `{ by, cards }`. */
function groupsOf(cards) {
  const groups = [];
  for (const card of cards) {
    if (groups.at(-1)?.by === card.by && card.by !== undefined) groups.at(-1).cards.push(card);
    else groups.push({ by: card.by, cards: [card] });
  }
  return groups;
}

/** Which card lies on which, as the event says by which they came: beaten -> beating. */
function lyingOn(view, cards) {
  const laid = new Set(cards.map(({ card }) => card));
  const pairs = view.events.findLast(({ pairs: told, deal }) => told && deal === view.lastDeal)?.pairs ?? [];
  return new Map(pairs.filter((pair) => pair.every((card) => laid.has(card))));
}

/** Draw the cards of one seat, and on each what beats it. */
function drawCards({ cards }, on, all) {
  return cards.map((one) => {
    if (one.unseen || one.covered) return drawCovered(one.unseen ? null : one);
    const over = all.find(({ card }) => card === on.get(one.card));
    return over ? html`<span class="beaten">${drawFace(one)}${drawFace(over)}</span>` : drawFace(one);
  });
}

/** Draw the trick, or the last one in its place. */
export function drawTrick(view, host) {
  const { zone, isLast } = trickOf(view, host);
  const cards = laidIn(view, zone);
  const on = lyingOn(view, cards);
  const over = new Set(on.values());
  const groups = groupsOf(cards).map((group) => ({ ...group, cards: group.cards.filter(({ card }) => !over.has(card)), own: group.cards }));
  const places = groups.reduce((sum, group) => sum + Math.max(group.cards.length, 1), 0);
  const name = ({ by }) => view.players[by]?.name ?? '';
  const close = groups.length > CLOSE || (view.players.length > CLOSE && !on.size);
  const many = groups.some((group) => group.own.length > 1);
  return html`<ol class="trick ${close ? 'close' : ''} ${many ? 'grouped' : ''} ${on.size ? 'covers' : ''} ${isLast ? 'gone-by' : ''}" data-zone="trick" style="--n: ${Math.max(1, places)}; --groups: ${Math.max(1, groups.length)}" aria-label=${isLast ? say('Last trick') : say('On the table')}>
    ${repeat(groups, ({ own }) => own[0].card, (group, at) => html`<li class=${group.cards.length ? '' : 'all-over'} data-by=${group.by ?? nothing} style="--at: ${at}; --k: ${group.cards.length}">
      <span class="by">${name(group)}</span>${drawCards(group, on, cards)}</li>`)}
    ${cards.length ? nothing : html`<li aria-hidden="true">${drawGap()}</li>`}
  </ol>`;
}
