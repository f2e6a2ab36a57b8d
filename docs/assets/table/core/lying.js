// What lies on the table and what is kept there, found in a view: its zones and its marks.

/** Find a zone by its id, or null. */
export const zoneOf = (view, id) => view.zones.find((zone) => zone.id === id) ?? null;

/** Find the hand of a seat; null where it has none. */
export const handOf = (view, seat) => view.zones.find(({ kind, place }) => kind === 'hand' && place === seat) ?? null;

/** Find what the cards are dealt from. */
export const stockOf = (view) => view.zones.find(({ kind }) => kind === 'stock');

/** How many cards lie in a zone, seen or not. */
export const lyingIn = ({ cards, unknown }) => cards.length + unknown;

/** Find what is kept under a name for a seat, or for the whole table; null where nothing is. */
export const markOf = (view, id, place = null) => view.marks.find((mark) => mark.id === id && mark.place === place) ?? null;

/** Find the seat, or whatever else, that bears a mark of which there is one; null where there is none. */
export const bearerOf = (view, id) => view.marks.find((mark) => mark.id === id)?.place ?? null;
