// Which acts are heard, where the reader has switched sound on; what makes the sounds is fetched then,
// and not before. A part of the table's element.
import { session } from '../session.js';
import { switches } from '../switches.js';
import { pace } from './pace.js';

const SOUNDS = {
  __proto__: null,
  deal: 'wood', exchange: 'wood', brief: 'wood', undo: 'wood', draw: 'wood', draws: 'wood', show: 'wood',
  play: 'wood', turnUp: 'wood', takeUp: 'wood', trick: 'wood',
  stroke: 'chalk', won: 'chalk', pay: 'chalk', meld: 'chalk',
};
const MOST = 12; // more at once is a din
const ONE_BY_ONE = new Set(['deal', 'draws', 'show']);

export class Heard {
  #last = null;

  constructor(host) { host.addController(this); }

  hostUpdated() {
    const { act } = session.course;
    if (act === this.#last) return;
    this.#last = act;
    if (act && switches.sound && SOUNDS[act.kind] && navigator.userActivation?.hasBeenActive) this.#hear(act);
  }

  async #hear({ kind, events }) {
    const { play } = await import('../sound.js');
    const pieces = kind === 'show' ? events[0].moved.length : events.length;
    const times = ONE_BY_ONE.has(kind) ? Math.min(pieces, MOST) : 1;
    play(SOUNDS[kind], times, pace.row(kind, pieces).apart);
  }
}
