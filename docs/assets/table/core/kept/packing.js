// Texts packed so that nobody reads at a glance what is hidden in them: deflated, in base64url. It
// is no lock; whoever wants to unpacks it.

const CHUNK = 0x8000;

/** Something is not packed as it should be, or would swell beyond all measure. */
export class NotPacked extends Error {}

function toLetters(bytes) {
  let letters = '';
  for (let at = 0; at < bytes.length; at += CHUNK) letters += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

const toBytes = (letters) => Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

/** Read a stream to its end, or until it is larger than anything honest. */
async function readAll(stream, most) {
  const parts = [];
  let length = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    parts.push(value);
    length += value.length;
    if (length > most) throw new NotPacked();
  }
}

const through = (bytes, change, most = Infinity) => readAll(new Blob([bytes]).stream().pipeThrough(change), most);

/** Pack a text: `packed`, and `how`; a browser that cannot deflate packs it as it is. */
export async function packed(text) {
  const bytes = new TextEncoder().encode(text);
  if (!globalThis.CompressionStream) return { how: 'plain', packed: toLetters(bytes) };
  return { how: 'deflate', packed: toLetters(await through(bytes, new CompressionStream('deflate'))) };
}

/** Unpack a text of at most so many bytes. Throws `NotPacked`. */
export async function unpacked({ how, packed: letters }, most) {
  try {
    const bytes = toBytes(letters);
    const whole = how === 'deflate' ? await through(bytes, new DecompressionStream('deflate'), most) : bytes;
    return new TextDecoder('utf-8', { fatal: true }).decode(whole);
  } catch {
    throw new NotPacked();
  }
}
