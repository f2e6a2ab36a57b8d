// The answer key of the game in play: how its pieces rank and what each does when it is asked, as the
// engine tells it; and the one piece that is told of now. A part of the table's element.
import { client } from '../client.js';
import { painted } from '../frames.js';
import { whenPointing } from '../law.js';
import { language } from '../say.js';
import { session } from '../session.js';
import { chooses } from '../turn.js';

const RESTS = 450; // ms: a pointer that only passes over a piece asks nothing
const LEAST = 200; // px: what is told of a piece is no lower
const LEAVES = 250; // ms: time to come from the piece to what is told of it
const TELLS = '[data-kind], .seat .piece.face[data-piece]'; // what is told of: a kind in the strip, a piece face up

/** What identifies the pieces and rules in play, as they are told. */
const gameOf = ({ rules, readings, source }) => JSON.stringify([rules, readings, source?.house ?? null, language()]);

const pieceOf = (one) => one?.dataset.kind ?? one?.dataset.piece ?? null;

export class Key {
  told = null; // the kind told of now: { piece, at, pinned }
  #host;
  #game = null; // what was told of last
  #of = null; // the view that the seat's own piece was told of
  #key = null;
  #now = null; // the game as it was when a piece was told of
  #timer = 0;
  #from = null; // what had the focus when a piece was asked for

  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {
    const { renderRoot } = this.#host;
    for (const kind of ['mousemove', 'mouseout', 'keydown']) renderRoot.addEventListener(kind, this[kind]);
    renderRoot.addEventListener('click', this.click, { capture: true });
    window.addEventListener('keydown', this.escape, { capture: true });
    window.addEventListener('scroll', this.follow, { passive: true });
  }

  hostDisconnected() {
    const { renderRoot } = this.#host;
    for (const kind of ['mousemove', 'mouseout', 'keydown']) renderRoot.removeEventListener(kind, this[kind]);
    renderRoot.removeEventListener('click', this.click, { capture: true });
    window.removeEventListener('keydown', this.escape, { capture: true });
    window.removeEventListener('scroll', this.follow);
  }

  /** The kinds and groups of the game in play, or null while they are not there. */
  get whole() { return this.#game && session.view && this.#game === gameOf(session.view) ? this.#key : null; }

  /** What is told of the seat's own piece at this moment, or null. */
  get mine() { return this.whole && this.#of === session.view ? this.#key.mine : null; }

  /** The kind that is told of now, with all the engine says of it. */
  get kind() { return this.told && this.whole?.kinds.find(({ piece }) => piece === this.told.piece); }

  hostUpdate() {
    const covered = session.handover?.covered;
    if (this.told && (this.#now !== session.now || covered)) this.told = null;
  }

  hostUpdated() {
    this.#ask();
    const card = this.#card;
    if (!card) return;
    if (!card.matches(':popover-open')) card.showPopover();
    this.#place(card);
    if (this.told.focus) {
      this.told.focus = false;
      card.focus();
    }
  }

  get #card() { return this.#host.renderRoot.querySelector('.piece-told'); }

  /** What is told of a piece stays beside it when the page is moved. */
  follow = () => {
    if (this.#card) this.#place(this.#card);
  };

  /** Ask once a game, and anew at each of the seat's own turns, after the table stands. */
  #ask() {
    const { view, furniture } = session;
    if (!view || !furniture?.key || session.busy || session.acting || session.handover) return;
    const game = gameOf(view);
    if (game === this.#game && (this.#of === view || !chooses(view))) return;
    [this.#game, this.#of] = [game, view];
    if (this.#key?.game !== game) this.#key = null;
    painted().then(() => client.call('key', { seat: view.seat })).then((key) => {
      if (this.#of !== view) return;
      this.#key = key && { ...key, game };
      this.#host.requestUpdate();
    }, () => { this.#game = null; });
  }

  /** Tell of a piece, for as long as it is pointed at or until it is put away. */
  tell(at, { pinned = false, focus = false } = {}) {
    clearTimeout(this.#timer);
    if (!this.whole?.kinds.some(({ piece }) => piece === pieceOf(at))) return;
    if (!this.told) this.#from = this.#host.renderRoot.activeElement;
    this.told = { piece: pieceOf(at), at, pinned, focus };
    this.#now = session.now;
    this.#host.requestUpdate();
  }

  /** Put away what is told; whether there was anything. */
  hush = () => {
    clearTimeout(this.#timer);
    if (!this.told) return false;
    const within = this.#host.renderRoot.activeElement?.closest('.piece-told');
    this.told = null;
    this.#host.requestUpdate();
    if (within) this.#host.updateComplete.then(() => this.#from?.focus({ preventScroll: true }));
    return true;
  };

  escape = (event) => {
    if (event.key !== 'Escape' || !this.hush()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** A pointer that moves asks; a page that moves under a pointer at rest does not. */
  mousemove = whenPointing(({ target }) => {
    if (this.#host.touch || this.told?.pinned) return;
    const at = target.closest(TELLS);
    const same = at ? this.told?.at === at : target.closest('.piece-told');
    if (at || same) clearTimeout(this.#timer);
    if (!at || same) return;
    this.#timer = setTimeout(() => this.tell(at), RESTS);
  });

  mouseout = ({ target, relatedTarget }) => {
    if (this.#host.touch || this.told?.pinned || !target.closest(`${TELLS}, .piece-told`)) return;
    if (relatedTarget?.closest?.('.piece-told')) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.hush, LEAVES);
  };

  /** A click tells of a piece, a second one puts it away, as does one elsewhere. */
  click = (event) => {
    const { target } = event;
    if (target.closest('.piece-told')) return;
    const at = target.closest(TELLS) ?? target.closest('.run')?.querySelector('[data-kind]');
    const again = this.told?.pinned && (!at || this.told.at === at);
    if (again) this.hush();
    else if (at) this.tell(at, { pinned: true });
    // What is told of a piece is no move, and ends no act.
    if (at && (this.told || again)) event.stopPropagation();
  };

  keydown = (event) => {
    const { target, key } = event;
    if (![' ', 'Enter'].includes(key) || !target.matches('.piece.face[data-piece]')) return;
    event.preventDefault();
    this.tell(target, { pinned: true, focus: true });
  };

  /** Lay what is told over the piece or, where there is more room, under it: within the window, and not on the piece. */
  #place(card) {
    if (!this.told.at.isConnected) return;
    const to = this.told.at.getBoundingClientRect();
    card.style.maxHeight = '';
    const { width, height } = card.getBoundingClientRect();
    const left = Math.max(8, Math.min(to.left + to.width / 2 - width / 2, innerWidth - width - 8));
    const [above, below] = [to.top - 18, innerHeight - to.bottom - 18];
    const isOver = above >= Math.min(height, below);
    const high = Math.min(height, Math.max(isOver ? above : below, LEAST));
    const top = isOver ? to.top - 10 - high : to.bottom + 10;
    Object.assign(card.style, { left: `${left}px`, maxHeight: `${high}px`, top: `${Math.max(8, Math.min(top, innerHeight - high - 8))}px` });
  }
}
