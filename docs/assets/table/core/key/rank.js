// The rank of the pieces, best first, which is the answer key too: in groups, what a piece does when it
// is asked. It stands under the table at one's turn, and can be folded once it is known.
import { html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { session } from '../session.js';
import { say } from '../say.js';
import { switches } from '../switches.js';
import { chooses } from '../turn.js';

/** Whether the window is a phone’s. */
export const narrow = () => matchMedia('(max-width: 699px)').matches;

/** Whether there is room for it besides what must be in sight; where there is not, it waits folded. */
export const roomy = ({ players }) => {
  const seats = players.length;
  if (!narrow()) return innerHeight >= (seats > 10 ? 960 : 720);
  return seats <= 10 && innerHeight >= (seats > 7 ? 890 : 800);
};

/** Whether the strip belongs to this moment: at one's own turn, in a game that has a key. */
export const ranks = (view, host) => Boolean(host.furniture.key) && !session.past && !session.acting
  && !session.onShow && !host.handover && chooses(view) && !view.shown;

const ours = (kind) => kind.asked.some(({ status }) => status === 'inferred');

function drawKind(piece, key, host) {
  const { mine } = host.key;
  const kind = key.kinds.find((one) => one.piece === piece);
  const own = mine?.piece === piece;
  const better = mine && kind.place > key.kinds.find((one) => one.piece === mine.piece).place;
  const told = host.key.told?.piece === piece && host.key.told.pinned;
  const words = [host.furniture.kindInWords(piece), own && say('your own'), ours(kind) && say('our reading')];
  return html`<span class=${classMap({ kind: true, own, below: Boolean(better), ours: ours(kind), active: host.rank.at === piece })}
    role="option" id="kind-${piece}" data-kind=${piece} aria-selected=${told ? 'true' : 'false'}
    aria-label=${words.filter(Boolean).join(', ')}>${host.furniture.drawKind(piece)}</span>`;
}

const drawRun = (run, key, host) => html`<span class="run ${run.kinds.length > 4 ? 'long' : ''}" role="group" aria-label=${run.text}
    style="--n: ${run.kinds.length}">${run.kinds.map((piece) => drawKind(piece, key, host))}<span
    class="effect" aria-hidden="true"><span class="effect-words">${run.text}</span></span></span>`;

/** The strip as a part of the table's element: which kind the keys have come to. */
export class Rank {
  at = null;
  open = null; // what the reader chose where there is no room for it
  #host;

  constructor(host) {
    this.#host = host;
    this.redraw = () => host.requestUpdate();
    host.addController(this);
  }

  hostConnected() { window.addEventListener('resize', this.redraw); }

  hostDisconnected() { window.removeEventListener('resize', this.redraw); }

  /** Whether the strip is unfolded. */
  unfolded(view) { return roomy(view) ? switches.rank : this.open ?? false; }

  turn = () => {
    const { view } = session;
    if (roomy(view)) switches.turn('rank');
    else this.open = !this.unfolded(view);
    this.redraw();
  };

  /** The arrows go along the strip, Home and End to its ends; Enter tells of the piece. */
  keydown = (event) => {
    const { whole, mine } = this.#host.key;
    const kinds = whole.kinds.map(({ piece }) => piece);
    const now = kinds.indexOf(this.at ?? mine?.piece);
    const to = {
      __proto__: null, ArrowRight: now + 1, ArrowDown: now + 1, ArrowLeft: now - 1, ArrowUp: now - 1, Home: 0, End: kinds.length - 1,
    }[event.key];
    if (to === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (to === undefined) {
      const at = this.#host.renderRoot.getElementById(`kind-${kinds[Math.max(now, 0)]}`);
      this.#host.key.tell(at, { pinned: true, focus: true });
      return;
    }
    this.at = kinds[Math.min(Math.max(to, 0), kinds.length - 1)];
    this.#host.key.hush();
    this.redraw();
  };

  away = () => {
    this.at = null;
    this.redraw();
  };
}

/** Draw the strip, or the line that unfolds it; a hint can be asked for there. */
export function drawRank(view, host, hint) {
  const { whole, mine } = host.key;
  const open = host.lesson.on || host.rank.unfolded(view);
  const at = host.rank.at ?? mine?.piece;
  const name = say('The rank, the best first');
  return html`<section class="ranking ${open ? 'open' : ''}" aria-label=${name}>
    <div class="rank-head"><button type="button" class="plain fold" aria-expanded=${open} @click=${host.rank.turn}><span
      class="heading">${open && mine ? mine.heading : say('The rank')}</span></button>
      ${hint}<span class="of-mine" role="status">${mine?.text ?? nothing}</span></div>
    ${open && whole ? html`<div class="runs" role="listbox" tabindex="0" aria-label=${name}
      aria-activedescendant=${at ? `kind-${at}` : nothing} @keydown=${host.rank.keydown} @blur=${host.rank.away}>${
      whole.groups.map((run) => drawRun(run, whole, host))}</div>` : nothing}
  </section>`;
}
