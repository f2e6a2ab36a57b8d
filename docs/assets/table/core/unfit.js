// What was asked of a set-up and its rules do not have: told in a sentence beside the button.
import { html, nothing } from 'lit';
import { WrongKind } from './door.js';
import { listed } from './names.js';
import { say, sentence } from './say.js';

const PARTS = {
  __proto__: null, players: sentence('the number of players'), dealer: sentence('the first dealer'), seed: sentence('the seed'),
};

/** Name a reading that there is none of; who wrote the address may have named it as he liked. */
function called(reading) {
  const { place } = new WrongKind(reading);
  return place ? say('the reading “{name}”', { name: place }) : say('a reading');
}

/** Say that another number of players was asked for than the rules are for. */
function tellNumber({ seats: [least, most] }, { asked, fits }) {
  const told = {
    least, most, n: asked, fits,
  };
  return least === most ? say('These rules are for {least} players, not for {n}: the table is laid for {fits}.', told)
    : say('These rules are for {least} to {most} players, not for {n}: the table is laid for {fits}.', told);
}

/** Draw what of `{ number, parts, readings }` was asked for and is not as it was asked. */
export function drawUnfit(source, { number = null, parts = [], readings = [] }) {
  const what = [...parts.map((part) => say(PARTS[part])), ...readings.map(called)];
  const told = [number && tellNumber(source, number),
    what.length && say('What the address says of {what} does not fit, and is left out.', { what: listed(what) })].filter(Boolean);
  return told.length ? html`<p class="notice" role="status">${told.join(' ')}</p>` : nothing;
}
