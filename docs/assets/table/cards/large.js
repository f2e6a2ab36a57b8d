// Numbers that have become too long for where they stand: in short, as so much times a power of ten.
import { html } from 'lit';
import { signed } from '../core/acts/sums.js';
import { language } from '../core/say.js';

const LONG = 1_000_000n;

/** Whether a number has become too long for a small place. */
export const isLong = (n) => BigInt(n ?? 0) >= LONG || BigInt(n ?? 0) <= -LONG;

/** Draw a number in short where it has become too long. */
export function drawShort(n) {
  if (!isLong(n)) return html`${signed(n)}`;
  const [about, power] = Number(n).toExponential(2).split('e+');
  return html`${Number(about).toLocaleString(language()).replace('-', '−')}·10<sup>${power}</sup>`;
}
