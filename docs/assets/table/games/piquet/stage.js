// What the table is about at a moment: buying, announcing, or playing; told by what has happened so far.
import { session } from '../../core/session.js';
import { hasLed, rowsOf } from './ledger.js';

/** Name the stage: `buying`, `announcing` or `playing`. */
export function stageOf(view) {
  if (hasLed(view)) return 'playing';
  if (rowsOf(view).some(({ of }) => of !== 'open')) return 'announcing';
  return view.phase === 'play' && !session.acting ? 'playing' : 'buying'; // nobody had anything to announce
}
