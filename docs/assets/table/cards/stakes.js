// What is played for: the pool as a heap of counters in the middle, with what the engine says of it, and
// beside a name the beets that lie there, each a small stack with its number.
import { html, nothing, svg } from 'lit';
import { markOf } from '../core/lying.js';
import { say } from '../core/say.js';
import { drawShort, isLong } from './large.js';

// Where the counters of a heap lie, in a field 96 wide and 50 high, from the lowest on.
const HEAP = [[48, 37], [26, 37], [70, 37], [37, 24], [59, 24], [13, 30], [83, 30], [48, 12]];
const STACK = 3; // a stack of more looks no higher

/** Find what is played for: the pool, or what a deal is for. */
export const potOf = (view) => markOf(view, 'pool') ?? markOf(view, 'pot');

/** Whether counters have lain in the middle in this game. */
const hadPool = ({ events }) => events.some(({ marked }) => marked.some(({ id }) => id === 'pool'));

/** Whether it is played for counters in the middle, if none lie there at the moment too. */
export const isStaked = (view) => Boolean(potOf(view)) || hadPool(view);

const drawCounter = ([x, y]) => svg`<g transform="translate(${x} ${y})"><circle r="11.5" /><circle class="inner" r="7" /></g>`;

function drawHeap(value) {
  const n = Math.min(Number(value), HEAP.length);
  const lie = HEAP.slice(0, n).sort(([, one], [, other]) => one - other);
  return html`<svg class="counters" viewBox="0 0 96 50" aria-hidden="true">${lie.map(drawCounter)}</svg>`;
}

/** Draw what is played for; its place too while what lay there is paid out. */
export function drawStakes(view) {
  const pot = potOf(view);
  if (!pot) return view.act?.kind === 'pay' && hadPool(view) ? html`<span class="stakes gone">${drawHeap(1)}</span>` : nothing;
  return html`<span class="stakes chalked ${isLong(pot.value) ? 'long' : ''}">${drawHeap(pot.value)} <span class="told">${pot.text}</span><b class="short" aria-hidden="true">${drawShort(pot.value)}</b><span class="called" aria-hidden="true">${
    pot.id === 'pool' ? say('pool') : say('to win')}</span></span>`;
}

/** The amounts of the beets that lie at a seat, oldest first. */
const amountsOf = ({ value }) => String(value).split(' ');

function drawStack(amount, isPlayed) {
  const n = Math.min(Number(amount), STACK);
  return html`<span class="beet ${isPlayed ? 'played' : ''}"><svg viewBox="0 0 24 22" aria-hidden="true">${Array.from({ length: n }, (_, at) => svg`<ellipse
    cx="12" cy=${16 - at * 4.5} rx="10.5" ry="5" />`)}</svg><b>${drawShort(amount)}</b>${isPlayed ? html`<i>${say('played for')}</i>` : nothing}</span>`;
}

/** Beets as one number, where there is room for no more: “3×6”, or the oldest and how many more. */
function brief([first, ...others]) {
  if (!others.length) return drawShort(first);
  return others.every((one) => one === first) ? html`${others.length + 1}×${drawShort(first)}` : html`${drawShort(first)}+${others.length}`;
}

/** Draw what lies at a seat for its beets; where it lies in the pool, whose it is is said. */
export function drawBeets(view, seat) {
  const beet = markOf(view, 'beet', seat);
  if (!beet) return nothing;
  if (markOf(view, 'pool')) return html`<span class="beets owed"><svg viewBox="0 0 24 24" aria-hidden="true">${drawCounter([12, 12])}</svg><span class="told">${beet.text}</span></span>`;
  const amounts = amountsOf(beet);
  const now = amounts.indexOf(String(markOf(view, 'beet-played', seat)?.value));
  return html`<span class="beets chalked"><span class="beet brief ${now < 0 ? '' : 'played'}"><b>${brief(amounts)}</b></span>${amounts.map((amount, at) => drawStack(amount, at === now))}</span>`;
}
