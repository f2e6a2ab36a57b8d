// A match: deals played one after the other, each a game with a record of its own that says which deal it is
// and what those before it brought. The engine adds up; here the next deal begins.
import { say } from '../say.js';
import { session } from '../session.js';

/** Whether a deal of the match is still to come after the one that is over. */
export const goesOn = ({ match }) => Boolean(match?.next) && !session.onShow;

/** Say which deal of the match it is. */
export const dealInWords = ({ number, of }) => (of ? say('Deal {deal} of {deals}', { deal: number, deals: of }) : say('Deal {deal}', { deal: number }));

/** Whether a game kept here is this deal of this match, after the same deals before it. */
const isDeal = ({ id, number, score }) => ({ summary }) => {
  const kept = summary?.match;
  return kept?.id === id && kept.number === number && String(kept.score) === String(score);
};

/** Play the next deal: the one kept here, where it has been begun already, else one dealt anew at the same table. */
export function nextDeal({ rules, players, readings, source, match: { next } }) {
  const kept = session.saved.games.find(isDeal(next.match));
  if (kept) return session.resume(kept.id);
  const seats = players.map(({ name, kind }) => ({ name, kind }));
  return session.start({ rules, players: seats, readings, ...(source?.house && { house: source.house }), ...next });
}
