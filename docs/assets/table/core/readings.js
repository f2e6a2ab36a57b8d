// The readings of a source: each open question with its options in words, and the number of lives.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { siteRoot } from './client.js';
import { drawChips, follow } from './law.js';
import { count, say } from './say.js';

const cruxAddress = (source, name) => new URL(`${source.id}/cruces/#${name}`, siteRoot).href;
const switchable = (source) => source.cruces.filter((crux) => crux.switchable);

/** The crux that leaves the number of lives open in this source, if one does. */
const cruxOfLives = (source) => switchable(source).find(({ name }) => name === source.lives?.crux);

/** What was chosen otherwise than the source's defaults. */
export function chosen(source, readings) {
  const others = switchable(source).filter(({ name, default: usual }) => (readings[name] ?? usual) !== usual);
  return Object.fromEntries(others.map(({ name }) => [name, readings[name]]));
}

function drawOption(crux, { value, text }, readings, choose) {
  const now = (readings[crux.name] ?? crux.default) === value;
  return html`<label class="option"><input type="radio" name="reading:${crux.name}" value=${value}
    .checked=${now} @change=${() => choose(crux.name, value)} />
    <span>${text || value}${value === crux.default ? html` <span class="quiet">${say('(default)')}</span>` : nothing}</span></label>`;
}

function drawLink(source, crux) {
  return html`<a class="to-crux" href=${cruxAddress(source, crux.name)} @click=${follow}
    aria-label=${crux.kind === 'gap' ? say('The gap {name} in the edition', { name: crux.name })
      : say('The crux {name} in the edition', { name: crux.name })}>◊ ${crux.name}</a>`;
}

function drawCrux(source, crux, readings, choose) {
  return html`<li><fieldset class="crux">
    <legend>${crux.question}</legend>
    ${crux.options.map((option) => drawOption(crux, option, readings, choose))}
    ${drawLink(source, crux)}
  </fieldset></li>`;
}

/** Draw how many lives each has: a choice where the source leaves one, else its own words for it. */
export function drawLives(source, readings, choose, host) {
  const crux = cruxOfLives(source);
  if (!source.lives) return nothing;
  return html`<fieldset class="lives">
    <legend>${source.lives.called}</legend>
    ${crux ? html`<p class="options" role="radiogroup" aria-label=${crux.question}>${
      crux.options.map((option) => drawOption(crux, option, readings, choose))}</p>
      <p class="quiet">${source.lives.text}${drawChips(source.lives, host)} ${drawLink(source, crux)}</p>`
      : html`<p>${source.lives.text}${drawChips(source.lives, host)}</p>`}
  </fieldset>`;
}

/** Draw the open questions of a source, folded away: each has a default. */
export function drawReadings(source, readings, choose) {
  if (!source.cruces.length) return nothing; // house rules say themselves how they are read
  const open = switchable(source).filter((crux) => crux !== cruxOfLives(source));
  const settled = source.cruces.length - switchable(source).length;
  const changed = open.filter(({ name, default: usual }) => (readings[name] ?? usual) !== usual).length;
  return html`<details class="readings">
    <summary><span>${say('Readings: where the source does not say, or can be read in two ways ({n})', { n: open.length })}${
      changed ? html` <b>${count(changed, '{n} is changed', '{n} are changed')}</b>` : nothing}</span></summary>
    <ul>${repeat(open, ({ name }) => `${source.id} ${name}`, (crux) => drawCrux(source, crux, readings, choose))}</ul>
    ${settled ? html`<p class="quiet">${count(settled, '{n} more question has one answer only.', '{n} more questions have one answer only.')} <a
      href=${new URL(`${source.id}/cruces/`, siteRoot).href} @click=${follow}>${say('All stand in the edition')}</a>.</p>` : nothing}
  </details>`;
}
