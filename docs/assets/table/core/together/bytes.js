// Bytes in a row, written and read by number, and the letters that an address holds them in.
import { WrongKind } from '../door.js';

/** Write bytes one after another. */
export class Writer {
  #bytes = [];

  byte(value) { this.#bytes.push(value); }

  pair(value) { this.#bytes.push(value >> 8, value & 255); }

  all(bytes) { this.#bytes.push(...bytes); }

  get bytes() { return Uint8Array.from(this.#bytes); }
}

/** Read bytes one after another. Throws `WrongKind` where there are fewer than are asked for. */
export class Reader {
  #bytes;
  #at = 0;

  constructor(bytes) { this.#bytes = bytes; }

  all(number) {
    if (this.#at + number > this.#bytes.length) throw new WrongKind();
    this.#at += number;
    return this.#bytes.subarray(this.#at - number, this.#at);
  }

  byte() { return this.all(1)[0]; }

  pair() { return this.byte() * 256 + this.byte(); }

  /** Throws `WrongKind` if something is left. */
  end() {
    if (this.#at < this.#bytes.length) throw new WrongKind();
  }
}

/** Two bytes that tell whether others are as they were: CRC-16, which notices every change of one letter, or of two side by side. */
export function sumOf(bytes) {
  let sum = 0xffff;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return sum;
}

/** Give bytes as letters that an address may hold. */
export const toLetters = (bytes) => btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

/** Give the bytes of such letters. Throws `WrongKind` unless they are written as we write them. */
export function toBytes(letters) {
  if (!/^[\w-]*$/.test(letters) || letters.length % 4 === 1) throw new WrongKind();
  const bytes = Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  if (toLetters(bytes) !== letters) throw new WrongKind();
  return bytes;
}
