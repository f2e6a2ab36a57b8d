// What only Hanrey says at the table: how many cards are put away.
import { zoneOf } from '../../core/lying.js';

export {
  asked, doesWith, drawMove, outcome,
} from '../../cards/beating.js';

/** Say how far it has come. */
export const progress = (view) => zoneOf(view, 'away')?.text ?? '';
