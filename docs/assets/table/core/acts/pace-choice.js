// The choice of a pace, wherever acts are shown.
import { html } from 'lit';
import { say } from '../say.js';
import { pace } from './pace.js';

const names = () => ({
  slow: say('Slow'), normal: say('Normal'), fast: say('Fast'), once: say('At once'),
});

/** Draw the choice of a pace: one of four, and where there is no room for all, a list of them. */
export function drawPace() {
  return html`<label class="pace-list"><span class="pace-name">${say('Pace')}</span><select
      @change=${({ target }) => pace.choose(target.value)}>${Object.entries(names()).map(([value, name]) => html`<option
      value=${value} ?selected=${pace.value === value}>${name}</option>`)}</select></label>
    <span class="pace" role="radiogroup" aria-label=${say('Pace')}>
    <span class="pace-name" aria-hidden="true">${say('Pace')}</span>${
    Object.entries(names()).map(([value, name]) => html`<label><input type="radio" name="pace" value=${value}
      .checked=${pace.value === value} @change=${() => pace.choose(value)} /><span>${name}</span></label>`)}</span>`;
}
