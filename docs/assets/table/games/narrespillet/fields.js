// A field of a participant, and what lies on it: the cards placed there, that it is forfeited, or nothing yet.
// Where something can be done on it, it can be tapped.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { markOf } from '../../core/lying.js';
import { say } from '../../core/say.js';
import { isAdvisedField } from './advised.js';
import { fieldAim } from './composing.js';
import { drawFace } from './faces.js';
import { drawHouse, houseInWords } from './houses.js';
import {
  forfeitedBy, lyingOn, nameOf, winnersOf,
} from './participants.js';

const names = (cards) => cards.map(({ name }) => name).join(', ');

/** Say what lies on a field of a participant. */
export function fieldInWords(view, who, house) {
  const { cards } = lyingOn(view, who, house);
  if (cards.length) return names(cards);
  return forfeitedBy(view, who).includes(house) ? say('forfeited') : say('nothing');
}

const WHAT = {
  __proto__: null,
  place: (parts) => say('Place them on {field}', parts),
  choose: (parts) => say('Choose {field}', parts),
  forfeit: (parts) => say('Forfeit {field}', parts),
  play: (parts) => say('{field} of {who}', parts),
  why: (parts) => say('{field}: why not?', parts),
};

/** Let a part of the table be tapped, where something comes of it: a button round what is drawn there, named for those who listen. */
export function drawAimed(aim, named, drawn, host, advised = false) {
  if (!aim) return html`<div class="lies">${drawn}</div>`;
  return html`<button type="button" class="lies aim ${aim.does} ${advised ? 'advised' : ''}" aria-pressed=${aim.picked === undefined ? nothing : String(aim.picked)}
    data-move=${aim.move ?? nothing} ?disabled=${host.busy} @click=${aim.press}>${drawn}<span class="unseen">${named}${advised ? ` (${say('advised')})` : nothing}</span></button>`;
}

/** Draw a field of a participant. */
export function drawField(view, host, who, house) {
  const { cards, echo } = lyingOn(view, who, house);
  const forfeited = !cards.length && forfeitedBy(view, who).includes(house);
  const aim = fieldAim(view, host, who, house);
  const is = [cards.length ? 'laid' : forfeited ? 'forfeited' : 'bare', echo && 'echo', aim?.picked && 'chosen', aim && 'aimed',
    winnersOf(view).get(house) === who && 'wins', markOf(view, 'closed')?.value === house && 'closed'].filter(Boolean).join(' ');
  const field = houseInWords(house);
  const what = say('{field}: {what}', { field, what: fieldInWords(view, who, house) });
  const drawn = html`<span class="unseen">${what}. </span>
    <span class="ground" aria-hidden="true">${drawHouse(house)}</span>
    ${echo ? cards.map((one) => html`<span class="twin" aria-hidden="true">${drawFace(one, true)}</span>`) : repeat(cards, ({ card }) => card, (one) => drawFace(one, true))}
    ${forfeited ? html`<span class="gone" aria-hidden="true">${say('forfeited')}</span>` : nothing}`;
  const named = aim ? WHAT[aim.does]({ field, who: nameOf(view, who) }) : '';
  return html`<div class="field ${is}" data-zone=${`field-${house}:${who}`} data-field=${house} style="--n: ${Math.max(1, cards.length)}">${
    drawAimed(aim, named, drawn, host, isAdvisedField(view, host, house, aim))}</div>`;
}
