// What is picked at Narrespillet's table before a move is made: cards, one's own fields, and the picture that
// is played while something is named for it; kept for the moment it was picked in.
import { picks } from '../../cards/picking.js';
import { actorOf } from './participants.js';
import {
  forfeits, placements, tapped, ways,
} from './moves.js';

const composed = new WeakMap(); // by the view

const told = (view) => view.retold ?? view; // another language tells of the same moment anew

/** What is picked at this moment: `{ cards, fields, playing, house, looked }`. */
export function composedIn(view) {
  if (!composed.has(told(view))) composed.set(told(view), { cards: [], fields: [], playing: null, house: null, looked: null });
  return composed.get(told(view));
}

function change(view, host, change) {
  Object.assign(composedIn(view), change);
  host.requestUpdate();
}

/** Pick a card, or put it back. */
export const tapCard = (view, host, card) => change(view, host, {
  cards: tapped(view, composedIn(view).cards, card), fields: [], playing: null, house: null, looked: null,
});

/** Begin to name what a picture is played on; null ends it. */
export const play = (view, host, action) => change(view, host, { playing: action, house: null, looked: null });

/** Look at the cards of a house, to call one of them. */
export const openHouse = (view, host, house) => change(view, host, { house });

/** Put everything back. */
export const putBack = (view, host) => change(view, host, { cards: [], fields: [], playing: null, house: null, looked: null });

/** What tapping a field does: `{ does, move, picked, press }`, or null where nothing can come of it. */
export function fieldAim(view, host, who, house) {
  if (!picks(view)) return null;
  const { cards, fields, playing } = composedIn(view);
  if (playing) return playedAim(view, host, who, house);
  if (who !== actorOf(view)) return null;
  const places = placements(view, cards);
  if (cards.length) return placeAim(view, host, house, { cards, fields, places });
  const forfeit = forfeits(view).get(house);
  return forfeit ? { does: 'forfeit', picked: fields.includes(house), press: () => change(view, host, { fields: fields.includes(house) ? [] : [house], looked: null }) } : null;
}

function playedAim(view, host, who, house) {
  const { playing } = composedIn(view);
  const key = { lying: `${who}:${house}`, field: who === actorOf(view) ? house : null }[playing.named];
  const move = key && ways(view, playing.card).get(key);
  return move ? { does: 'play', move, press: () => host.act(move) } : null;
}

function placeAim(view, host, house, { cards, fields, places }) {
  const here = places.filter((place) => place.fields.includes(house));
  if (!here.length) {
    const refused = cards.length === 1 && view.refused.find(({ move }) => move === `place:${house}:${cards[0]}`);
    return refused ? { does: 'why', press: () => change(view, host, { looked: refused }) } : null;
  }
  if (places.every((place) => place.fields.length === 1)) return { does: 'place', move: here[0].move, press: () => host.act(here[0].move) };
  const next = fields.includes(house) ? fields.filter((one) => one !== house) : [...fields.slice(-1), house];
  return { does: 'choose', picked: fields.includes(house), press: () => change(view, host, { fields: next, looked: null }) };
}

/** What tapping a participant does: what fieldAim gives. */
export function whoAim(view, host, who) {
  const { playing } = picks(view) ? composedIn(view) : {};
  const move = playing?.named === 'who' ? ways(view, playing.card).get(String(who)) : null;
  return move ? { does: 'play', move, press: () => host.act(move) } : null;
}

/** The placement of the picked cards on the picked fields, where they are chosen one after the other; null where there is none. */
export function placementOf(view) {
  const { cards, fields } = composedIn(view);
  return placements(view, cards).find((place) => place.fields.length === fields.length && place.fields.every((field) => fields.includes(field))) ?? null;
}
