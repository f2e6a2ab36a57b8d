// Texts of any length in pieces that every browser lets through, and texts out of them again. The
// first byte of a piece says what it is; the rest is UTF-8, which may break off within a letter.
import { WrongKind } from '../door.js';

export const MOST = 2_000_000; // letters of a text
const LARGEST = 16_384; // bytes of a piece

const MORE = 0;
const LAST = 1;
const BEAT = 2;
const GOODBYE = 3;

/** A piece that only says that who sends it is there. */
export const beat = Uint8Array.of(BEAT);
/** A piece that says that who sends it leaves. */
export const goodbye = Uint8Array.of(GOODBYE);

/** Give the pieces of a text. Throws a `RangeError` where it is longer than the other side takes. */
export function piecesOf(text) {
  if (text.length > MOST) throw new RangeError(`${text.length} letters are too many`);
  const bytes = new TextEncoder().encode(text);
  const pieces = [];
  for (let at = 0; at === 0 || at < bytes.length; at += LARGEST - 1) {
    const part = bytes.subarray(at, at + LARGEST - 1);
    const piece = new Uint8Array(part.length + 1);
    piece[0] = at + part.length < bytes.length ? MORE : LAST;
    piece.set(part, 1);
    pieces.push(piece);
  }
  return pieces;
}

/** Put together what comes from the other side, a stranger. */
export class Pieces {
  #text = '';
  #decoder = null;

  /** Take a piece: `{ text }` where a text is whole, `{ left: true }` for a goodbye, else `{}`. Throws `WrongKind`. */
  take(data) {
    if (!(data instanceof ArrayBuffer) || data.byteLength < 1 || data.byteLength > LARGEST) throw new WrongKind();
    const [kind] = new Uint8Array(data, 0, 1);
    const isEmpty = data.byteLength === 1;
    if (kind === LAST) return { text: this.#add(data, { stream: false }) };
    if (kind === MORE && data.byteLength === LARGEST) this.#add(data, { stream: true });
    else if (!isEmpty || (kind !== BEAT && kind !== GOODBYE)) throw new WrongKind();
    return kind === GOODBYE ? { left: true } : {};
  }

  #add(data, how) {
    this.#decoder ??= new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    try {
      this.#text += this.#decoder.decode(new Uint8Array(data, 1), how);
    } catch {
      throw new WrongKind();
    }
    if (this.#text.length > MOST) throw new WrongKind();
    const text = this.#text;
    if (!how.stream) {
      this.#text = '';
      this.#decoder = null;
    }
    return text;
  }
}
