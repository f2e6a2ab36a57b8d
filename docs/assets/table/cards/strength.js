// What beats what as a strip under the hand, where it is no plain order of the ranks: groups with a word
// under each, best first, and of them what is held ringed. The engine gives the groups, and says them.
import { html, nothing } from 'lit';
import { handOf, markOf, zoneOf } from '../core/lying.js';
import { say, sentence } from '../core/say.js';
import { indexOf } from './faces.js';
import { nearest } from './seats.js';
import { drawSuit } from './suits.js';

// What each kind of group is called.
const CALLED = {
  __proto__: null,
  led: sentence('if led'),
  these: sentence('in this order'),
  alike: sentence('of two alike the first wins'),
  later: sentence('of two alike the last wins'),
  plain: sentence('of a plain suit led'),
  suit: sentence('the suit led'),
};

const MANY = 6; // of more ranks of the suit that is led the first and the last stand for all
const isCard = (token) => /^[shdc](?:10|[akqj2-9])$/.test(token);

/** The groups that a mark of the order holds: `{ kind, tokens }`. */
const groupsOf = ({ value }) => String(value).split(' / ').map((group) => {
  const [kind, ranks] = group.split(': ');
  return { kind, tokens: ranks.split(' ') };
});

/** Which card of a hand each token is, each card where it first stands: token -> cards. */
function heldIn(groups, cards, suits) {
  const left = new Set(cards);
  return groups.map(({ kind, tokens }) => tokens.map((token) => {
    if (kind === 'suit' || kind === 'plain') return false;
    const meant = isCard(token) ? [token] : suits.map((suit) => `${suit}${token}`);
    const held = meant.filter((card) => left.has(card));
    for (const card of held) left.delete(card);
    return held.length > 0;
  }));
}

function drawToken(token, isHeld) {
  const words = isCard(token) ? html`${indexOf(token)}${drawSuit(token[0])}` : indexOf(`s${token}`);
  return html`<span class="kind-of-card ${isHeld ? 'held-kind' : ''}">${words}</span> `;
}

/** The suits before a group of ranks: the trumps, or the suit that is led. */
function suitsOf({ kind, tokens }, suits, led) {
  if (isCard(tokens[0]) || kind === 'plain') return nothing;
  const shown = kind === 'suit' ? [led].filter(Boolean) : suits;
  return shown.map((suit) => drawSuit(suit));
}

function drawTokens({ kind, tokens }, held) {
  if (kind !== 'suit' || tokens.length <= MANY) return tokens.map((token, at) => drawToken(token, held[at]));
  return html`${drawToken(tokens[0], false)}… ${drawToken(tokens.at(-1), false)}`;
}

/** Draw the strip; in words the engine says it, for those who listen. */
export function beats(view) {
  const mark = markOf(view, 'order', 'beside');
  if (!mark) return '';
  const suits = String(markOf(view, 'trumps')?.value ?? '').split(' ').filter(Boolean);
  const cards = (handOf(view, nearest(view))?.cards ?? []).map(({ card }) => card);
  const groups = groupsOf(mark);
  const held = heldIn(groups, cards, suits);
  const led = zoneOf(view, 'trick')?.cards[0]?.card[0];
  return html`<span class="unseen">${mark.text}</span><span class="strength" aria-hidden="true">${groups.map((group, at) => html`<span class="group">
    <span class="ranks">${suitsOf(group, suits, led)} ${drawTokens(group, held[at])}</span><span class="called">${say(CALLED[group.kind])}</span></span>`)}</span>`;
}
