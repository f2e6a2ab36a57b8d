// The game at the screen: what was last seen, who sits before it, and to whom it must be handed.
// It outlives the element, so the table is there at once when a reader comes back to it.
import { Refused, client } from './client.js';

const isPerson = (player) => player.kind === 'human';

class Session extends EventTarget {
  sources = null;
  clauses = {};
  saved = { games: [], damaged: [] };
  view = null;
  fresh = []; // the events since this person last looked
  handover = null; // { to: seat, covered: bool } while the device goes from hand to hand
  busy = false;
  error = null; // { why, clauses }
  notice = null;

  constructor() {
    super();
    client.addEventListener('change', () => this.#changed());
    client.addEventListener('kept', ({ detail }) => {
      this.notice = detail.why ?? null;
      this.#changed();
    });
  }

  /** Load what the set-up form needs. Called when it is shown, and after a new boot. */
  async open() {
    client.start();
    try {
      const [saved, sources, clauses] = await Promise.all([
        client.call('saved'), client.call('sources'), client.call('clauses'),
      ]);
      Object.assign(this, { saved, sources, clauses });
      if (saved.blocked) this.notice = saved.blocked;
    } catch (error) {
      if (client.state !== 'failed') this.error = error;
    }
    this.#changed();
  }

  /** Start a new worker; a game that the lost one held is saved, and is offered again. */
  retry() {
    client.retry();
    return this.leave();
  }

  start(game) { return this.#play('start', game); }
  resume(id) { return this.#play('resume', { id }); }
  load(text) { return this.#play('load', { text }); }
  act(move) { return this.#play('act', { seat: this.view.seat, move, since: this.view.events.length }); }

  /** Deal the next deal. With several persons nobody is known to look until he says so. */
  next() {
    const seat = this.persons.length > 1 ? null : this.view.seat;
    const since = seat === this.view.seat ? this.view.events.length : 0;
    return this.#play('continue', { seat, since });
  }

  /** The person at `seat` has said that the device is in his hands. */
  sit(seat) { return this.#play('view', { seat }); }

  /** Take the pieces off the screen before it is handed on. */
  cover() {
    this.handover = { ...this.handover, covered: true };
    this.#changed();
  }

  export() { return this.#ask('export', {}); }

  /** Go back to the set-up form; the game stays saved. */
  async leave() {
    Object.assign(this, { view: null, handover: null, error: null, fresh: [] });
    this.#changed();
    await this.open();
  }

  get persons() {
    const seats = this.view.players.map((player, seat) => (isPerson(player) ? seat : -1));
    return seats.filter((seat) => seat >= 0);
  }

  async #play(call, args) {
    const before = this.view;
    const answer = await this.#ask(call, args);
    if (!answer) return;
    const view = this.#whole(answer, args.since ?? 0);
    this.#receive(view, call === 'act' || call === 'continue' ? before : null, call);
    if (this.#mustLook(view)) await this.#play('view', { seat: this.persons[0] });
    this.#changed();
  }

  /** Join the events since the last look to those before, and name what the view leaves open. */
  #whole(view, since) {
    const events = since ? [...this.view.events, ...view.events] : view.events;
    const { unit } = this.sources.find(({ id }) => id === view.rules);
    // After a showing the position is already the next deal's; what is looked at is the last one.
    return { ...view, events, unit, lastDeal: events.at(-1)?.deal ?? view.deal };
  }

  /** A game with one person needs no handing over: the screen is his. */
  #mustLook(view) {
    return !this.handover && this.persons.length === 1 && view.seat !== this.persons[0];
  }

  #receive(view, before, call) {
    const seen = before && before.seat === view.seat ? before.events.length : 0;
    if (call !== 'view') this.fresh = view.events.slice(seen);
    else if (!this.fresh.length) this.fresh = view.events.slice(-1);
    this.view = view;
    this.handover = null;
    const asked = view.waiting === 'seat' ? view.to_move : null;
    if (asked === null || this.persons.length < 2 || (asked === view.seat && call !== 'continue')) return;
    // Whose piece has just changed may look at it before the device goes on.
    const changed = before && call === 'act' && before.seat === view.seat
      && before.held[view.seat] !== view.held[view.seat];
    this.handover = { to: asked, covered: !changed };
  }

  async #ask(call, args) {
    if (this.busy && call !== 'view') return null;
    this.busy = true;
    this.error = null;
    this.#changed();
    try {
      return await client.call(call, args);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.error = error;
      if (call === 'resume') this.saved = await client.call('saved').catch(() => this.saved);
      return null;
    } finally {
      this.busy = false;
      this.#changed();
    }
  }

  #changed() {
    this.dispatchEvent(new Event('change'));
  }
}

export const session = new Session();
