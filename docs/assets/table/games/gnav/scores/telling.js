// What is being told just now, until it is entered: who asked the cat, who shows the lowest piece,
// or what each shows. Frozen objects; what may be told, and how many, the engine's page says.

/** Tell who met a piece, or tapped: one touch at a seat tells it. */
export const tellCause = (cause) => ({ kind: 'cause', cause });

/** Tell who is hit in a showing with so many fools. */
export const tellLosers = (fools) => ({ kind: 'losers', fools, seats: {}, best: false, at: 0 });

/** Tell what each shows, the first to be dealt to first. */
export const tellPieces = (view) => ({
  kind: 'pieces', pieces: view.players.map(() => null), at: view.dealt_in[0],
});

/** What a showing asks that can be answered at all. */
export function asksOf(telling, view) {
  const showing = view.showings.find(({ fools }) => fools === telling.fools);
  return (showing?.asks ?? []).filter(({ most }) => most > 0);
}

/** The entry that the telling makes, for the ledger. */
export function entryOf(telling) {
  if (telling?.kind === 'losers') {
    const { fools, seats, best } = telling;
    return { tell: 'lost', fools, seats, best };
  }
  if (telling?.kind === 'pieces') return { tell: 'shown', pieces: telling.pieces };
  return null;
}

/** The label of what a seat is told to be hit by, or null. */
export function markOf(telling, seat, view) {
  if (telling?.kind !== 'losers') return null;
  const ask = asksOf(telling, view).find(({ who }) => telling.seats[who]?.includes(seat));
  return ask ? ask.label : null;
}

/** Point at a seat while who is hit is told: it answers the question in turn, or no longer does. */
export function pickLoser(telling, seat, view) {
  const asks = asksOf(telling, view);
  const { who, most } = asks[telling.at];
  const had = telling.seats[who] ?? [];
  const seats = Object.fromEntries(Object.entries(telling.seats).map(
    ([name, told]) => [name, told.filter((other) => other !== seat)],
  ));
  if (had.includes(seat)) return { ...telling, seats };
  seats[who] = [...had, seat].slice(-most);
  const open = asks.findIndex((ask) => (seats[ask.who] ?? []).length < ask.least);
  const full = seats[who].length >= most;
  return { ...telling, seats, at: full && open >= 0 ? open : telling.at };
}

/** Give a seat a piece, or none, and go on to the next that was dealt in and is not told of. */
export function placePiece(telling, piece, view) {
  const pieces = telling.pieces.with(telling.at, piece);
  const order = view.dealt_in;
  const from = order.indexOf(telling.at);
  const later = [...order.slice(from + 1), ...order.slice(0, from)];
  const next = later.find((seat) => pieces[seat] === null);
  return { ...telling, pieces, at: piece === null || next === undefined ? telling.at : next };
}

/** How many of a piece are left to be told. */
export const leftOf = (telling, piece, view) => view.copies
  - telling.pieces.filter((told, seat) => told === piece && seat !== telling.at).length;
