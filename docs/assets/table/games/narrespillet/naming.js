// What is named for a picture that is played: by a tap on the table, or here by a button: a number, what is to be
// shown, how Strength is taken, a card that is called.
import { html } from 'lit';
import { say, sentence } from '../../core/say.js';
import { drawFace } from './faces.js';
import { houseInWords } from './houses.js';
import { HOUSES } from './participants.js';
import { cardInWords } from './names.js';

const ASKS = {
  __proto__: null,
  field: sentence('Tap the field that is to be closed'),
  who: sentence('Tap a name'),
  lying: sentence('Tap a field'),
  number: sentence('How many cards?'),
  kind: sentence('What is to be shown?'),
  size: sentence('How is the hand to be larger?'),
  called: sentence('Which card is called?'),
};

const WORDS = {
  __proto__: null,
  pictures: sentence('The pictures but the Fool'), fool: sentence('The Fool'), closed: sentence('One closed card more'), open: sentence('Two open cards more'),
};

const inWords = (word) => (HOUSES.includes(word) ? houseInWords(word) : WORDS[word] ? say(WORDS[word]) : word);

const drawMove = ([word, move], host) => html`<button type="button" class="choice named ${move === host.advised ? 'advised' : ''}" data-move=${move} ?disabled=${host.busy} @click=${() => host.act(move)}><span class="label">${inWords(word)}</span></button>`;

const ORDER = ['q', 'k', 'n', 'p', '10', '9', '8', '7', '6', '5', '4', '3', '2', 'a'];
const placeOf = (card) => ORDER.indexOf(card.slice(1));

const groupOf = (card) => (/^[sbcd]([qknpa]|\d+)$/.test(card) ? card[0] : 'pictures');

/** Draw the cards that may be called: first by house, then each by its face. */
function drawCalled(view, host, { ways, house, openHouse }) {
  const groups = [...HOUSES, 'pictures'].filter((group) => [...ways.keys()].some((card) => groupOf(card) === group));
  if (!house) {
    return groups.map((group) => html`<button type="button" class="choice named" data-house=${group} @click=${() => openHouse(view, host, group)}><span class="label">${
      group === 'pictures' ? say('A picture') : houseInWords(group)}</span></button>`);
  }
  const cards = [...ways].filter(([card]) => groupOf(card) === house).sort(([one], [other]) => placeOf(one) - placeOf(other));
  return html`<span class="called-cards">${cards.map(([card, move]) => html`<button type="button" class="held legal" data-move=${move} ?disabled=${host.busy}
    @click=${() => host.act(move)}>${drawFace({ card, name: cardInWords(card) }, true)}<span class="unseen">${cardInWords(card)}</span></button>`)}</span>
    <button type="button" class="choice not-yet" @click=${() => openHouse(view, host, null)}><span class="label">${say('Another house')}</span></button>`;
}

/** Draw what is named beside the picture that is played. */
export function drawNaming(view, host, { named }, naming) {
  const asks = html`<p class="quiet prompt" role="status">${say(ASKS[named])}</p>`;
  if (named === 'called') return html`${asks}${drawCalled(view, host, naming)}`;
  if (['field', 'who', 'lying'].includes(named)) return asks;
  return html`${asks}<span class="row">${[...naming.ways].map((one) => drawMove(one, host))}</span>`;
}
