// What was counted for the seats, and what events changed of it: read from their marks, and never worked
// out by a rule; and who paid whom, as far as that is clear.

const isOfSeat = ({ place }) => typeof place === 'number';

/** How it stood before these events: the values of a mark by seat, as far as those before tell. */
function before(all, events, id) {
  const first = events[0]?.n ?? Infinity;
  const marks = all.filter(({ n }) => n < first).flatMap(({ after, marked }) => [...after?.afresh ? after.marks : [], ...marked]);
  return new Map(marks.filter((mark) => mark.id === id && isOfSeat(mark)).map(({ place, value }) => [place, value]));
}

/** What these events changed of a mark, by seat; `all` are the events so far. */
export function changes(all, events, id = 'score') {
  const stood = before(all, events, id);
  const marks = events.flatMap(({ marked }) => marked).filter((mark) => mark.id === id && isOfSeat(mark));
  const stands = new Map(marks.map(({ place, value }) => [place, value]));
  return new Map([...stands].map(([seat, value]) => [seat, value - (stood.get(seat) ?? 0)]).filter(([, by]) => by));
}

/** Who pays whom, and how much: `{ from, to, by }`; nobody where several pay several. */
export function payments(changed) {
  const all = [...changed];
  const [gives, gets] = [all.filter(([, by]) => by < 0), all.filter(([, by]) => by > 0)];
  if (gets.length === 1) return gives.map(([from, by]) => ({ from, to: gets[0][0], by: -by }));
  return gives.length === 1 ? gets.map(([to, by]) => ({ from: gives[0][0], to, by })) : [];
}

/** A number with its sign, as it is written in chalk. */
export const signed = (n) => (n < 0 ? `−${-n}` : String(n ?? ''));
