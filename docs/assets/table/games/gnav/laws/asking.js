// What the pages that ask the sources of Gnav have in common: its sources, clauses and pieces.
import { client } from '../../../core/client.js';
import { Asking, askingStyles } from '../../../core/asking.js';
import { language } from '../../../core/say.js';
import piecesCss from '../css/pieces.css';
import { sourcesOfGnav } from '../sources.js';

/** The styles of a page that asks of Gnav, with its own. */
export const stylesWith = (own) => askingStyles(piecesCss, own);

/** Ask the sources of Gnav; a page may learn more besides. */
export class AskingOfGnav extends Asking {
  pieces = null;

  async learn() {
    const [sources, clauses, pieces] = await Promise.all([
      sourcesOfGnav(), client.call('clauses'), client.call('pieces', { language: language() }),
    ]);
    Object.assign(this, { clauses, pieces, sources });
  }
}
