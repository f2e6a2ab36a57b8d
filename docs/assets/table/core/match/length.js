// How long it is played where the text tells of one deal: so many deals, or until somebody has counted so
// much. No clause says so: the house chooses.
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { drawChips, drawWords } from '../law.js';
import { count, say } from '../say.js';
import {
  MOST, MOST_DEALS, ONE_DEAL, numberIn,
} from './deals.js';

const DEALS = 3; // what stands there to begin with

/** Say how long it is, in short; of one deal nothing. */
export function lengthInWords({ of, to }) {
  if (of) return count(of, '{n} deal', '{n} deals');
  return to ? say('until somebody has {n}', { n: to }) : null;
}

/** What is counted, as it stands before a number. */
function counted({ unit, match: { won } }) {
  if (won) return say('Until somebody has won so many deals');
  if (unit === 'points') return say('To so many points');
  return unit === 'stakes' ? say('Until somebody has won so many stakes') : say('Until somebody has counted so many');
}

function drawOption({ name, text, usual }, length, change) {
  const now = name ? length[name] !== null : !length.of && !length.to;
  return html`<label class="option"><input type="radio" name="length" value=${name ?? 'one'} .checked=${live(now)}
    @change=${() => change({ ...ONE_DEAL, ...(name ? { [name]: usual } : {}) })} /><span>${text}</span></label>`;
}

function drawNumber({ name, text, limits: [least, most] }, length, change) {
  return html`<input type="number" inputmode="numeric" name="length-${name}" aria-label=${text} min=${least} max=${most}
    .value=${live(String(length[name]))} @change=${({ target }) => change({ ...ONE_DEAL, [name]: numberIn(target, least, most) })} />`;
}

/** Ask how long, where the text tells of one deal; says whose choice more is, and who deals next. */
export function drawLength(source, length, change, host) {
  const { match } = source;
  if (!match) return nothing;
  const several = [
    { name: 'of', text: say('Several deals'), usual: DEALS, limits: [2, MOST_DEALS] },
    { name: 'to', text: counted(source), usual: match.to, limits: [1, MOST] },
  ];
  return html`<fieldset class="length">
    <legend>${say('How long?')}</legend>
    <p class="so-long">${drawOption({ name: null, text: say('One deal: the text tells of no more') }, length, change)}</p>
    ${several.map((option) => html`<p class="so-long">${drawOption(option, length, change)} ${
    length[option.name] ? drawNumber(option, length, change) : nothing}</p>`)}
    ${length.of || length.to ? html`${drawWhose(match, host)}${match.dealer.clauses.includes(host.unfolded) ? drawWords(host.unfolded, host) : nothing}` : nothing}
  </fieldset>`;
}

/** Say whose choice a match is, and who deals next, by which clause if by one. */
export const drawWhose = ({ dealer }, host) => html`<p class="quiet how">${say('More than one deal is a choice of the house: no clause says so.')} ${dealer.text}${drawChips(dealer, host)}</p>`;
