// Who takes part: the seats and, once they are played, the Demons, whose turns come right before those of
// the seat that leads them; and whose turn it is.
import { handOf, markOf, zoneOf } from '../../core/lying.js';
import { say } from '../../core/say.js';

export const DEMONS = 'demons';

/** The fields, by the letters of their houses. */
export const HOUSES = ['s', 'b', 'c', 'd'];

/** The seat that leads the Demons; null where they are not in play. */
export const leaderOf = (view) => view.zones.find(({ id, cards }) => id.startsWith('before:') && cards.some(({ card }) => card === DEMONS))?.place ?? null;

/** The participants in the order of play, from a seat on. */
export function circle(view, first) {
  const seats = Array.from({ length: view.players.length }, (_, step) => (first + step) % view.players.length);
  const leader = leaderOf(view);
  return seats.flatMap((seat) => (seat === leader ? [DEMONS, seat] : [seat]));
}

/** Name a participant. */
export const nameOf = (view, who) => (who === DEMONS ? say('The Demons') : view.players[who].name);

/** What a participant holds: the hand of a seat, or that of the Demons, which all see. */
export const heldBy = (view, who) => (who === DEMONS ? zoneOf(view, DEMONS) : handOf(view, who));

/** A zone that each participant has: `open`, `chariot`, `before`, or a field. */
export const zoneAt = (view, name, who) => zoneOf(view, `${name}:${who}`);

/** The fields that a participant has forfeited. */
export function forfeitedBy(view, who) {
  const mark = who === DEMONS ? markOf(view, 'demons-forfeit') : markOf(view, 'forfeit', who);
  return String(mark?.value ?? '').split(' ').filter(Boolean);
}

/** The two fields on which one couple lies, where a participant has placed one so. */
export function coupleOf(view, who) {
  const mark = who === DEMONS ? markOf(view, 'demons-couple') : markOf(view, 'couple', who);
  return String(mark?.value ?? '').split(' ').filter(Boolean);
}

/** What lies on a field of a participant: `{ cards, echo }`; of a couple on two fields the second has it too. */
export function lyingOn(view, who, house) {
  const cards = zoneAt(view, `field-${house}`, who)?.cards ?? [];
  const couple = coupleOf(view, who);
  if (cards.length || !couple.includes(house)) return { cards, echo: false };
  const other = couple.find((field) => field !== house);
  return { cards: zoneAt(view, `field-${other}`, who)?.cards ?? [], echo: true };
}

const wordsOf = (view, verb) => view.choices.filter(({ move }) => move === verb).flatMap(({ args }) => args[0].flatMap(({ words }) => words));
const isOpen = (view, who, house) => !lyingOn(view, who, house).cards.length && !forfeitedBy(view, who).includes(house);

/** For whom the seat whose turn it is plays: itself, or the Demons that it leads. */
export function actorOf(view) {
  const seat = view.to_move;
  if (leaderOf(view) !== seat || seat === null) return seat;
  const [own, theirs] = [seat, DEMONS].map((who) => new Set(heldBy(view, who)?.cards.map(({ card }) => card)));
  const thrown = wordsOf(view, 'discard');
  if (thrown.some((card) => theirs.has(card))) return DEMONS;
  if (thrown.some((card) => own.has(card))) return seat;
  if (own.size || theirs.size) return own.size ? DEMONS : seat;
  const open = wordsOf(view, 'forfeit').sort().join();
  return open === HOUSES.filter((house) => isOpen(view, seat, house)).sort().join() ? seat : DEMONS;
}

/** Who won each field, as far as it has been told in the round that is looked at: a field -> a participant. */
export function winnersOf(view) {
  const told = view.events.filter(({ kind, deal }) => kind === 'field-won' && deal === view.lastDeal);
  return new Map(told.map(({ field, seat, acting }) => [field, acting ?? seat]));
}
