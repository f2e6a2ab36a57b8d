// Which laws are asked: the five sources, each of them under other readings beside it, and the house
// rules that this browser keeps.
import { html, nothing } from 'lit';
import { housesKept } from '../../../core/kept/houses.js';
import { listed } from '../../../core/names.js';
import { say } from '../../../core/say.js';

export const lawKey = ({ rules, readings = {}, house }) => JSON.stringify([rules, readings, house ?? null]);

const has = (laws, law) => laws.some((one) => lawKey(one) === lawKey(law));

/** Put a law in or out. */
const toggled = (laws, law) => (has(laws, law) ? laws.filter((one) => lawKey(one) !== lawKey(law)) : [...laws, law]);

const plain = (source) => ({ rules: source.id, readings: {} });

const otherLaws = (laws, sources) => laws.filter((law) => !sources.some((source) => lawKey(plain(source)) === lawKey(law)));

/** Name a law: the source, and the readings that are not its usual ones. */
export function lawName({ rules, readings = {}, house }, sources) {
  if (house) return house.name || say('House rules');
  const { short } = sources.find(({ id }) => id === rules);
  const changed = Object.entries(readings).map(([crux, option]) => `${crux}: ${option}`);
  return [short, ...changed].join(', ');
}

function drawAdding(sources, laws, change) {
  const add = ({ target }) => {
    const [rules, crux, option] = target.value.split(' ');
    target.value = '';
    if (rules && !has(laws, { rules, readings: { [crux]: option } })) change([...laws, { rules, readings: { [crux]: option } }]);
  };
  const open = (source) => source.cruces.filter(({ switchable }) => switchable);
  return html`<label>${say('Beside it, a source read otherwise')} <select data-add-reading @change=${add}>
    <option value="">${say('choose a reading')}</option>
    ${sources.map((source) => html`<optgroup label=${source.short}>${open(source).map((crux) => crux.options
      .filter(({ value }) => value !== crux.default)
      .map(({ value, text }) => html`<option value=${`${source.id} ${crux.name} ${value}`}>${crux.name}: ${text}</option>`))}</optgroup>`)}
  </select></label>`;
}

function drawHouses(laws, change) {
  const kept = housesKept();
  if (!kept.length) return nothing;
  const add = ({ target }) => {
    const house = kept[Number(target.value)];
    if (target.value !== '' && !has(laws, { rules: 'house', house })) change([...laws, { rules: 'house', house }]);
    target.value = '';
  };
  return html`<label>${say('Beside it, house rules of yours')} <select data-add-house @change=${add}>
    <option value="">${say('choose house rules')}</option>
    ${kept.map((house, at) => html`<option value=${at}>${house.name || say('House rules')}</option>`)}
  </select></label>`;
}

/** The laws that are asked where none has been chosen: every source as we read it. */
export const everySource = (sources) => sources.map(plain);

/** Draw the choice of laws; `change` gets the new list. */
export function drawLaws(laws, sources, change) {
  const others = otherLaws(laws, sources);
  return html`<details class="laws">
    <summary><span>${say('Asked: {laws}', { laws: listed(laws.map((law) => lawName(law, sources))) })}</span></summary>
    <p class="row" role="group" aria-label=${say('Sources')}>${sources.map((source) => html`<button type="button"
      aria-pressed=${has(laws, plain(source))} data-law=${source.id}
      @click=${() => change(toggled(laws, plain(source)))}>${source.short}</button>`)}</p>
    ${others.length ? html`<p class="row">${others.map((law) => html`<button type="button" data-drop
      @click=${() => change(toggled(laws, law))}>${say('Leave out {law}', { law: lawName(law, sources) })}</button>`)}</p>` : nothing}
    <p class="adding">${drawAdding(sources, laws, change)}</p>
    <p class="adding">${drawHouses(laws, change)}</p>
  </details>`;
}
