// The game as the screen has it: as it was told last and as far as it has been shown, the moment gone by
// that is looked at, and in whose hands the device is.
import { Course } from './acts/course.js';
import { Catalogue } from './catalogue.js';
import { Furnishing } from './furnishing.js';
import { Handover } from './handover.js';
import { joined, joinedSheets } from './lines.js';

/** The calls that only look at a record. */
export const LOOKS = new Set(['read', 'open']);

const isPerson = (player) => player.kind === 'human';

export class Screen extends Catalogue {
  now = null; // the game as it is
  past = null; // the moment gone by that is looked at, or null
  recalled = null; // the act gone by that a lesson goes back to, or null
  onShow = false; // a record is looked at that nobody has played on from yet
  course = new Course(() => this.#next()); // what is still to be shown, act by act
  device = new Handover(); // in whose hands it is
  furnishing = new Furnishing();

  get furniture() { return this.furnishing.furniture; }

  /** The game as far as it has been shown: as it is, once no act is still to come. */
  get view() { return this.course.view ?? this.now; }

  /** What the screen shows: the moment looked at, or the game. */
  get shown() { return this.past ?? this.recalled ?? this.view; }

  /** Whether an act is shown, and the table does not wait for anybody yet. */
  get acting() { return this.course.running; }

  /** Whether an act is being played, and is not over yet. */
  get plays() { return this.course.plays; }

  /** What has just happened: in the act that is shown, or since the reader looked last. */
  get fresh() { return this.course.act?.events ?? this.device.fresh; }

  /** The same for those who listen: nothing is told to them twice. */
  get told() { return this.course.told(this.device.fresh); }

  /** The events whose cries are still to be seen. */
  get cries() { return (this.past ? null : (this.recalled ?? this.view)?.act?.chain) ?? this.device.fresh; }

  get missed() { return this.acting ? [] : this.device.missed; }
  get handover() { return this.acting ? null : this.device.handover; }

  /** The seats at which persons sit. */
  get persons() {
    const seats = this.view.players.map((player, seat) => (isPerson(player) ? seat : -1));
    return seats.filter((seat) => seat >= 0);
  }

  /** Whether the reader moves for every seat, all pieces face up. */
  get movesForAll() { return this.view.open && this.view.waiting === 'seat'; }

  /** The seat that must look at once: where one person plays alone, the screen is his. */
  get mustLook() {
    const { now: { open, seat }, persons: [alone, ...others] } = this;
    return !this.device.handover && !open && alone !== undefined && !others.length && seat !== alone ? alone : null;
  }

  /** Take in what a call has brought. */
  receive(call, args, answer) {
    const { now: before, device, furniture } = this;
    const known = args.since ? before.events : [];
    const log = joined(args.since ? before.log : null, answer.log);
    const sheets = joinedSheets(args.since ? before.sheets : [], answer.sheets);
    const view = this.whole({ ...answer, log, sheets }, [...known, ...answer.events]);
    this.course.leave();
    Object.assign(this, { now: view, past: null, recalled: null, error: null });
    if (call !== 'view') this.onShow = LOOKS.has(call);
    device.follow(call, before, view, this.persons, furniture);
    if (this.onShow) device.handover = null; // nobody sits down to a game that is shown
    this.now = { ...view, act: this.onShow ? null : this.course.begin(call, before, view, device, furniture) };
    this.#hide();
  }

  /** Show nothing more of a game. */
  clear() {
    this.course.leave();
    Object.assign(this, { now: null, past: null, recalled: null, onShow: false, error: null });
    this.device.clear();
  }

  /** Take the pieces off the screen before it is handed on, or somebody is asked. */
  cover(handover = this.handover) {
    this.device.handover = { ...handover, covered: true };
    this.#hide();
    this.changed();
  }

  /** Say of a view what it leaves open: who is near, and the deal that is looked at. */
  whole(view, events) {
    if (view.source) this.adopt(view.source);
    // After a showing the position is already the next deal's; what is looked at is the last one.
    const all = view.open && view.players.every(isPerson); // the reader moves for every seat
    const places = { near: all ? 0 : view.seat ?? 0, yours: all ? null : view.seat };
    return { ...view, ...places, events, lastDeal: events.at(-1)?.deal ?? view.deal };
  }

  /** Another act is shown; once the last has been, the device may have to go on. */
  #next() {
    this.#hide();
    this.changed();
  }

  /** Under the cover nothing of the seat that had the device is left on the page. */
  #hide() {
    if (!this.handover?.covered) return;
    this.now = { ...this.now, act: null, seat: null, zones: [], choices: [], decision: null, refused: [], events: [], log: null, sheets: [], ending: null, next: null, otherwise: null };
    this.past = null;
    Object.assign(this.device, { fresh: [], missed: [] });
  }
}
