// What was counted for the seats, and what events changed of it: read from their marks, and never worked
// out by a rule; and who paid whom, or into the pool, as far as that is clear.
import { language } from '../say.js';

const isOfSeat = ({ place }) => typeof place === 'number';

/** The sum of what a mark tells: a number, its digits where it is too large for one, or several amounts. */
const total = (value) => (typeof value === 'string' ? value.split(' ').reduce((sum, one) => sum + BigInt(one), 0n) : value ?? 0);

/** One whole number less another, however large they are. */
function less(one, other) {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const by = BigInt(one) - BigInt(other);
  return Number.isSafeInteger(Number(by)) ? Number(by) : by;
}

/** How it stood before these events: the values of a mark by its place, as far as those before tell. */
function before(all, events, wanted) {
  const first = events[0]?.n ?? Infinity;
  const marks = all.filter(({ n }) => n < first).flatMap(({ after, marked }) => [...after?.afresh ? after.marks : [], ...marked]);
  return new Map(marks.filter(wanted).map(({ place, value }) => [place, total(value)]));
}

function changed(all, events, wanted) {
  const stood = before(all, events, wanted);
  const stands = new Map(events.flatMap(({ marked }) => marked).filter(wanted).map(({ place, value }) => [place, total(value)]));
  return new Map([...stands].map(([place, value]) => [place, less(value, stood.get(place) ?? 0)]).filter(([, by]) => by));
}

/** What these events changed of a mark, by seat; `all` are the events so far. */
export const changes = (all, events, id = 'score') => changed(all, events, (mark) => mark.id === id && isOfSeat(mark));

const isPool = ({ id, place }) => id === 'pool' && place === null;

/**
 * What these events changed for whoever pays and is paid: a seat, the `pool`, or, where there is none, what
 * lies at a seat as its `beet:N`.
 */
export function accounts(all, events) {
  const seats = changes(all, events);
  if (all.some(({ marked }) => marked.some(isPool))) return new Map([...seats, ...[...changed(all, events, isPool)].map(([, by]) => ['pool', by])]);
  return new Map([...seats, ...[...changes(all, events, 'beet')].map(([seat, by]) => [`beet:${seat}`, by])]);
}

/** Who pays whom, and how much: `{ from, to, by }`; nobody where several pay several. */
export function payments(changed) {
  const all = [...changed];
  const [gives, gets] = [all.filter(([, by]) => by < 0), all.filter(([, by]) => by > 0)];
  if (gets.length === 1) return gives.map(([from, by]) => ({ from, to: gets[0][0], by: -by }));
  return gives.length === 1 ? gets.map(([to, by]) => ({ from: gives[0][0], to, by })) : [];
}

/** A whole number, however large, with its thousands apart; a line may end between them. */
export const grouped = (n) => new Intl.NumberFormat(language() === 'da' ? 'da-DK' : 'en-GB').format(BigInt(n)).replace(/[.,]/g, '$&\u200b');

/** A number with its sign, as it is written in chalk. */
export function signed(n) {
  const number = BigInt(n ?? 0);
  return number < 0n ? `−${grouped(-number)}` : grouped(number);
}
