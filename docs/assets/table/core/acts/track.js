// The track under the table while an act is shown: whose turns have been, whose is now, whose are to
// come. It is for eyes alone, and says nothing of what comes of a turn.
import { html, nothing } from 'lit';
import { FEW } from '../places.js';
import { count, say } from '../say.js';

const MOST = 7; // of more names than this those of no account are counted

const nameOf = (view, seat) => (seat === view.yours ? say('You') : view.players[seat].name);

/** Say whose turn it is: “Bo asks Carl”, or “Bo”. */
function turnOf(view, seat, to) {
  if (typeof to !== 'number' || to === seat) return nameOf(view, seat);
  if (seat === view.yours) return say('You ask {name}', { name: view.players[to].name });
  const name = view.players[seat].name;
  return to === view.yours ? say('{name} asks you', { name }) : say('{name} asks {other}', { name, other: view.players[to].name });
}

/** Put seats that follow one another, and are neither yours nor whose turn it is, together. */
function gathered(round, keep) {
  const groups = [];
  round.forEach((seat, at) => {
    const alone = keep(seat, at);
    if (!alone && groups.at(-1)?.seats && !groups.at(-1).alone) groups.at(-1).seats.push(seat);
    else groups.push({ seats: [seat], at, alone });
  });
  return groups;
}

/** Where in the round the table stands: -1 before it, its length once all show. */
function standsAt({
  act, shown, events, deal,
}, round) {
  if (act.kind === 'deal') return -1;
  if (shown) return round.length;
  const acted = act.trace?.row?.at(-1) ?? act.chain[0]?.seat;
  const last = events.findLast((event) => event.deal === deal && typeof event.seat === 'number')?.seat;
  return round.lastIndexOf(typeof acted === 'number' ? acted : last);
}

/** Say how far a round of many has come: when your turn is, or how many have still to choose. */
export function toCome(view, furniture) {
  const round = furniture.round?.(view) ?? [];
  const now = view.act && round.length > FEW ? standsAt(view, round) : -1;
  const before = round.indexOf(view.yours) - now - 1;
  const left = round.length - 1 - now;
  if (now < 0 || left <= 0) return '';
  if (before === 0) return say('Your turn is next.');
  return before > 0 ? count(before, 'Your turn comes after one other.', 'Your turn comes after {n} others.')
    : count(left, 'One has still to choose.', '{n} have still to choose.');
}

/** Give the steps of a round: it is dealt, then whose turns come, and at last all show. */
function stepsOfRound(view, round) {
  const now = standsAt(view, round);
  const many = round.length > MOST;
  const groups = gathered(round, (seat, at) => !many || at === now || at === now + 1 || seat === view.yours || at === round.length - 1);
  const { trace, kind } = view.act;
  const asked = kind === 'run' || kind === 'undo' ? null : trace?.to;
  const is = (at) => (at === now ? 'now' : at < now ? 'been' : 'next');
  const turns = groups.map(({ seats, at }) => ({
    is: is(at),
    words: seats.length > 1 ? say('{n} others', { n: seats.length }) : at === now ? turnOf(view, seats[0], asked) : nameOf(view, seats[0]),
  }));
  return [{ words: say('Dealt'), is: now < 0 ? 'now' : 'been' }, ...turns, { words: say('All show'), is: is(round.length) }];
}

/** Give the steps of the deal, `{ words, is }`, been, now or next: those that its game names, or, where it goes round, whose turns they are. */
export function stepsOf(view, furniture) {
  const own = view.act ? furniture.track?.(view) ?? [] : [];
  const round = view.act && !own.length ? furniture.round?.(view) ?? [] : [];
  return round.length ? stepsOfRound(view, round) : own;
}

/** Draw the track of the deal. */
export function drawTrack(view, furniture) {
  const steps = stepsOf(view, furniture);
  return steps.length ? html`<ol class="track" aria-hidden="true">${steps.map(({ words, is }) => html`<li class=${is}><span>${words}</span></li>`)}</ol>` : nothing;
}
