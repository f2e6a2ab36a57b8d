// What is not plainly stated is marked: our reading, or, where the chips do not say so, a loan.
import { nothing } from 'lit';
import { drawMark } from '../../../core/badge.js';

/** Draw the mark of what rests on more than the source's own words. */
export function drawDoubt({ status, supplied }) {
  return status === 'inferred' || (status === 'supplied' && !supplied) ? drawMark(status) : nothing;
}
