// House rules as sources among the others: those of a link, and those that this browser keeps.
import { client } from '../client.js';
import { housesKept } from '../laws/houses.js';
import { language } from '../say.js';

const LINK = '#house=';

/** The house rules in the page's address, or null. A damaged link is refused in one sentence. */
async function fromLink() {
  if (!location.hash.startsWith(LINK)) return null;
  const text = decodeURIComponent(location.hash.slice(LINK.length));
  history.replaceState(history.state, '', location.pathname + location.search);
  return client.call('unpack', { kind: 'house', text });
}

/** Tell of house rules as of a source; those whose choices clash can keep no score. */
async function asSource(house) {
  const { source } = await client.call('house_check', { house, language: language() }).catch(() => ({}));
  return source ? { ...source, id: `house ${source.short}` } : null;
}

/** List the house rules as sources, those of the link first. Throws what is wrong with the link. */
export async function houseSources() {
  const linked = await fromLink();
  const kept = housesKept().filter(({ name }) => name !== linked?.name);
  const found = await Promise.all([...(linked ? [linked] : []), ...kept].map(asSource));
  const sources = found.filter(Boolean);
  return { sources, linked: linked ? sources[0] ?? null : null };
}

/** Name the rules of a ledger, in brief. */
export function shortOf(ledger, sources) {
  if (ledger.house) return ledger.house.name || sources.find(({ house }) => house)?.short || 'house';
  return sources.find(({ id }) => id === ledger.rules)?.short ?? ledger.rules;
}

/** What a ledger says of its rules. */
export const rulesOf = ({ id, house }) => (house ? { rules: 'house', house } : { rules: id });
