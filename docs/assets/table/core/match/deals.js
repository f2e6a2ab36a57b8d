// How long a match is: so many deals (`of`), or until somebody has come `to` so much.
export const MOST_DEALS = 100;
export const MOST = 10_000;

/** One deal, and nothing chosen. */
export const ONE_DEAL = { of: null, to: null };

/** The number of a deal, of the last unless another is named: in a match each of its deals is a game. */
export const numberOf = ({ match, lastDeal }, deal = lastDeal) => match?.number ?? deal;

/** The match as the engine is asked for it; one deal is none. */
export function matchOf({ of, to }) {
  if (of) return { match: { of } };
  return to ? { match: { to } } : {};
}

/** The whole number in a field, or the nearest that may stand there. */
export const numberIn = ({ valueAsNumber: n }, least, most) => (n > least ? Math.min(most, Math.floor(n)) : least);
