// What is packed into an address: the text after `#letter=`.

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
