// House rules as sources among the others: those of a link, and those that this browser keeps.
import { packedIn } from '../../../core/address.js';
import { Refused, client } from '../../../core/client.js';
import { housesKept } from '../../../core/kept/houses.js';
import { language } from '../../../core/say.js';

/** Take the house rules out of the page's address, as they are packed there; null where there are none. */
export function takenFromAddress() {
  const text = packedIn(location.hash, 'house');
  if (text !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return text;
}

/** Tell of the house rules of a link; a damaged link is refused in one sentence. */
async function fromLink(text) {
  return text === null ? null : asSource(await client.call('unpack', { kind: 'house', text }));
}

/** Tell of house rules as of a source. Throws why no score can be kept by them. */
async function asSource(house) {
  const { source, error } = await client.call('house_check', { house, language: language() });
  if (error) throw new Refused(error);
  return { ...source, id: `house ${source.short}` };
}

/**
 * List the house rules as sources, those of the link first, and what is `wrong` with the link. Of
 * those that are kept, the ones whose choices clash can keep no score, and are left out.
 */
export async function houseSources(link) {
  let wrong = null;
  const linked = await fromLink(link).catch((error) => {
    wrong = error;
    return null;
  });
  const kept = await Promise.all(housesKept().map((house) => asSource(house).catch(() => null)));
  const others = kept.filter((source) => source && source.id !== linked?.id);
  return { sources: linked ? [linked, ...others] : others, linked, wrong };
}

/** Name the rules of a ledger, in brief. */
export function shortOf(ledger, sources) {
  if (ledger.house) return ledger.house.name || sources.find(({ house }) => house)?.short || 'house';
  return sources.find(({ id }) => id === ledger.rules)?.short ?? ledger.rules;
}

/** What a ledger says of its rules. */
export const rulesOf = ({ id, house }) => (house ? { rules: 'house', house } : { rules: id });
