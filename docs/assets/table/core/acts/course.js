// What an answer of the engine brought, shown act by act before the table is as it is.
import { actsOf } from './acts.js';
import { pace } from './pace.js';
import { Queue } from './queue.js';
import { newEvents, viewsOf } from './standing.js';
import { waiting } from './steps.js';

const PLAYS = new Set(['start', 'act', 'continue', 'renew']); // the calls that bring something to be shown

export class Course {
  tables = 0; // how many there are to show it: where there is none, nobody would see an act
  #queue;
  #told = null; // what the last act told, or what its end left untold
  #unseen = false; // a deal was dealt that nobody has looked at yet

  /** `changed` is told whenever another act is shown, and when the last has been. */
  constructor(changed) {
    this.#queue = new Queue((last, rest) => {
      if (!this.running) this.#told = rest.length ? rest : last.events;
      changed();
    });
  }

  /** Whether an act is shown. */
  get running() { return this.#queue.running; }

  /** Whether an act is being played; one that a lesson speaks of stands when it is over. */
  get plays() { return this.#queue.plays; }

  /** Whether more acts are to be shown than the one that is. */
  get more() { return this.#queue.more; }

  /** The act that is shown, or null. */
  get act() { return this.#queue.act; }

  /** The table as it is at that act, or null. */
  get view() { return this.#queue.view; }

  /** What is to be heard: of the act that is shown, or of what is `fresh`; nothing twice. */
  told(fresh) { return this.act?.events ?? this.#told ?? fresh; }

  /** End the act that is shown, and no more. */
  goOn() { this.#queue.goOn(); }

  /** End all acts. */
  end() { this.#queue.end(); }

  /** Something else is shown from now on. */
  leave() {
    this.#queue.drop();
    this.#told = null;
  }

  /** Begin to show a deal once more, where it is known from its beginning how the table stood; says whether. */
  again(view, furniture) {
    const events = newEvents(view.events.filter(({ deal }) => deal === view.lastDeal));
    if (!events[0]?.after.afresh || pace.once || !this.tables) return false;
    const acts = actsOf(events, view, furniture);
    this.#queue.begin(acts, viewsOf(acts, null, view));
    return true;
  }

  /**
   * Begin to show what the answer to a call brought, where there is something to be seen, and it is
   * known how the table stood; gives the act that stays marked in the end, or null.
   */
  begin(call, before, view, device, furniture) {
    const events = newEvents(device.fresh);
    const plays = PLAYS.has(call) || (call === 'view' && this.#unseen) || (call === 'load' && view.lesson !== null);
    const sees = call === 'act' || !device.handover?.covered;
    const knows = events[0]?.after.afresh || (before?.seat === view.seat && before.events.length);
    this.#unseen = PLAYS.has(call) && !sees;
    if (!events.length || !plays || !sees || !knows) return null;
    const acts = waiting(actsOf(events, view, furniture), view);
    const last = acts.at(-1);
    const waits = acts.some((act) => act.waits);
    if (((pace.once || document.hidden) && !waits) || !this.tables) return { ...last, chain: device.fresh };
    const views = viewsOf(acts, before, view).filter(({ act }) => act.waits || !pace.once);
    this.#queue.begin(views.map(({ act }) => act), views);
    return last;
  }
}
