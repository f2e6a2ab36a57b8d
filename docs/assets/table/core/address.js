// What an address says: what is packed into it, the text after `#letter=`, and what it asks of the table.

/** Give what stands packed in a fragment under this letter, up to a `&`, or null. */
export function packedIn(hash, letter) {
  const before = `#${letter}=`;
  if (!hash.startsWith(before)) return null;
  const [text] = hash.slice(before.length).split('&');
  try {
    return decodeURIComponent(text); // some programs write a link in %-signs when they pass it on
  } catch {
    return text; // it is damaged, and the engine says so
  }
}

/** Give the moment that a fragment names after what is packed: `{ at, seat }`, each a number or null. */
export function momentIn(hash) {
  const named = new URLSearchParams(hash.split('&').slice(1).join('&'));
  const [at, seat] = ['at', 'seat'].map((name) => (/^\d{1,5}$/.test(named.get(name) ?? '') ? Number(named.get(name)) : null));
  return { at, seat };
}

/** What an address says of a set-up: `rules`, `players`, `seed`, `dealer`, `reading.NAME`. */
function setupOf(asked) {
  const said = ['players', 'dealer', 'seed'].filter((name) => asked.has(name)).map((name) => [name, asked.get(name)]);
  const readings = [...asked].filter(([name]) => name.startsWith('reading.'));
  return {
    ...Object.fromEntries(said),
    rules: asked.get('rules') ?? asked.get('source'),
    reading: Object.fromEntries(readings.map(([name, value]) => [name.slice('reading.'.length), value])),
  };
}

/** Read an address: `{ deal }`, `{ plan }`, `{ evening }`, `{ text }`, `{ house }`, `{ example }`, `{ lesson }`, `{ setup }`, or null. */
export function wishOf({ hash, search }) {
  if (hash === '#deal') return { deal: true };
  if (hash === '#evening') return { plan: true };
  const [text, house, packed] = ['g', 'house', 'evening'].map((letter) => packedIn(hash, letter));
  if (text !== null) return { text, moment: momentIn(hash) };
  if (house !== null) return { house };
  if (packed !== null) return { evening: packed };
  const asked = new URLSearchParams(hash.slice(1) || search);
  if (asked.has('example')) return { example: asked.get('example') };
  if (asked.has('lesson')) return { lesson: asked.get('lesson') };
  return asked.has('rules') || asked.has('source') ? { setup: setupOf(asked) } : null;
}
