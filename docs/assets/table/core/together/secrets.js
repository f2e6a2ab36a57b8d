// The secret by which this device is known at a table of another's, and what it adds to the chance.
import { forGood } from '../kept/drawers.js';

const BYTES = 16;
const KEY = 'gnav.device';
const KNOWN = /^[\w-]{22,100}$/;

/** Draw 128 bits, in letters that an address can hold. */
export function drawn() {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** The secret of this browser: whoever follows the link once more comes back to his seat. */
export function ownSecret() {
  const kept = forGood.read(KEY);
  if (KNOWN.test(kept ?? '')) return kept;
  const secret = drawn();
  forGood.write(KEY, secret);
  return secret;
}
