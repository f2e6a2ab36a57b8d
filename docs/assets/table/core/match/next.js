// How a match goes on.
import { sameTable } from '../ending.js';
import { session } from '../session.js';

/** Whether a game kept here is this deal of this match, after the same deals before it. */
const isDeal = ({ id, number, score }) => ({ summary }) => {
  const kept = summary?.match;
  return kept?.id === id && kept.number === number && String(kept.score) === String(score);
};

/** Play the next deal: the one kept here, where it has been begun already, else one dealt at the same table. */
export function nextDeal() {
  const { next } = session.now.match;
  const kept = session.saved.games.find(isDeal(next.match));
  return kept ? session.resume(kept.id) : session.start({ ...sameTable(session.now), ...next });
}
