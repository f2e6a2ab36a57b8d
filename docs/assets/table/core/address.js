// What is packed into an address: the text after `#letter=`.

/** Give what stands packed in a fragment under this letter, or null. */
export function packedIn(hash, letter) {
  const before = `#${letter}=`;
  if (!hash.startsWith(before)) return null;
  const text = hash.slice(before.length);
  try {
    return decodeURIComponent(text); // some programs write a link in %-signs when they pass it on
  } catch {
    return text; // it is damaged, and the engine says so
  }
}
