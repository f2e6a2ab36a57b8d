// What is said of an act in the middle of the table.
import { handOf } from '../lying.js';
import { listed } from '../names.js';
import { say } from '../say.js';

const MOST = 3; // more sentences than this are too many for the middle of a table

const nameOf = (view, seat) => view.players[seat].name;
const isReader = (view, seat) => seat === view.yours;

/** What a seat has laid open: “Bo has a 4.” */
function laidOpen(view, seat) {
  const [lying] = handOf(view, seat)?.cards ?? [];
  if (!lying) return '';
  return isReader(view, seat) ? say('You have {thing}.', { thing: lying.name })
    : say('{name} has {thing}.', { name: nameOf(view, seat), thing: lying.name });
}

/** Who deals; nobody where the pieces are dealt by none. */
function dealing(view, dealer) {
  if (dealer === null) return '';
  return isReader(view, dealer) ? say('You deal.') : say('{name} deals.', { name: nameOf(view, dealer) });
}

/** What another choice would have brought, said where the stroke of a showing is one's own. */
const otherwise = (view, act) => (act.kind === 'stroke' && act.lifted.includes(view.yours) ? view.otherwise?.text : null);

const isAlike = (one, other) => ['kind', 'by', 'what', 'amount'].every((key) => one[key] === other[key]);

/** What several lost, gained or paid alike, in one sentence, whoever looks first; null where it is not alike. What is left to each the slates show. */
function shared(view, events) {
  const [first, ...others] = [...events].sort((one, other) => isReader(view, other.seat) - isReader(view, one.seat));
  if (!others.length || !others.every((event) => isAlike(event, first))) return null;
  const what = (first.brief ?? first.text).replace(/\.$/, '');
  const names = others.map(({ seat }) => nameOf(view, seat));
  return names.length > 1 ? say('{what}, and so do {names}.', { what, names: listed(names) }) : say('{what}, and so does {name}.', { what, name: names[0] });
}

/** Say of an act what happened, and what came of it: a list of sentences. */
export function sentencesOf(view, act, furniture) {
  const { caption, events } = act;
  if (caption.dealer !== undefined) return [dealing(view, caption.dealer)];
  if (caption.lifted) return [caption.lifted.slice(0, MOST).map((seat) => caption.why.get(seat) ?? laidOpen(view, seat)).join(' ')];
  if (!caption.main) return [''];
  if (caption.then.length >= MOST) return [furniture.SUMS[events[0].kind]?.(caption.then.length + 1, view) ?? caption.main];
  const [instead, together] = [otherwise(view, act), act.lifted.length ? shared(view, act.own) : null];
  if (together) return [together, instead].filter(Boolean);
  if (instead) return [caption.main, ...caption.then, instead]; // the slates show what is left
  const more = caption.more.map(({ seat, text }) => `${isReader(view, seat) ? say('You') : nameOf(view, seat)}: ${text}.`);
  return [caption.main, ...caption.then, ...more];
}

/** Say what has come of a deal that is over: all that was paid or counted since its last other act. */
export function broughtBy(view, { ACTS }) {
  const events = view.waiting === 'deal' ? view.events.filter(({ deal }) => deal === view.lastDeal) : [];
  const last = events.findLastIndex(({ kind }) => (ACTS[kind]?.act ?? 'pay') !== 'pay');
  const counts = ({ marked }) => marked.some(({ id, place }) => id === 'score' && typeof place === 'number');
  const groups = Map.groupBy(events.slice(last + 1).filter(counts), ({ kind }) => kind);
  return [...groups.values()].flatMap((alike) => shared(view, alike) ?? alike.map(({ text }) => text));
}
