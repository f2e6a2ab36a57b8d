// The game at the screen: what was last seen, who sits before it, and to whom it must be handed.
// It outlives the element, so the table is there at once when a reader comes back to it.
import { LARGEST } from './chosen-file.js';
import { client } from './client.js';
import { fields, read } from './door.js';
import { Course } from './acts/course.js';
import { Furnishing } from './furnishing.js';
import { Handover } from './handover.js';
import { atTable, forgetTable, gameAtTable } from './kept/remembered.js';
import {
  language, onLanguage, say, sayAll,
} from './say.js';
import { Catalogue } from './catalogue.js';

const SLOW = 150; // ms: only what takes longer is shown to be under way

const LOOKS = new Set(['read', 'open']);

const isThere = (value) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
const forReaders = fields({ title: isThere, remarks: isThere, lesson: (value) => value !== undefined });

/** Whether a record is there to be read; a lesson is there to be played, and no record to be refused. */
function hasReaders(text) {
  try {
    const { title, remarks, lesson } = read(text, forReaders, LARGEST);
    return !lesson && (title || remarks);
  } catch {
    return false;
  }
}

const isPerson = (player) => player.kind === 'human';

class Session extends Catalogue {
  course = new Course(() => this.#next()); // what is still to be shown, act by act
  past = null; // the moment gone by that is looked at, or null
  onShow = false; // a record is looked at that nobody has played on from yet
  device = new Handover(); // in whose hands it is
  furnishing = new Furnishing();
  busy = false;
  arriving = false; // the address asks for a game that is not there yet
  #view = null; // the game as it is
  #engine = 0; // which engine has the game at its table
  #record = null; // how the record on show came: { call, args }

  constructor() {
    super();
    client.addEventListener('change', () => {
      if (client.state === 'failed') this.course.end();
      this.changed();
    });
    onLanguage(() => this.retell());
    client.addEventListener('kept', ({ detail }) => {
      if (detail.game && (this.view || this.furnishing.missing) && !this.onShow) atTable(detail.game);
      const notice = detail.why ? sayAll(detail.why, detail.parts) : null;
      if (this.notice === notice) return;
      this.notice = notice;
      this.changed();
    });
  }

  get furniture() { return this.furnishing.furniture; }

  /** The game as far as it has been shown: as it is, once no act is still to come. */
  get view() { return this.course.view ?? this.#view; }

  /** Whether an act is shown, and the table does not wait for anybody yet. */
  get acting() { return this.course.running; }

  /** What has just happened: in the act that is shown, or since the reader looked last. */
  get fresh() { return this.course.act?.events ?? this.device.fresh; }

  /** The same for those who listen: nothing is told to them twice. */
  get told() { return this.course.told(this.device.fresh); }

  /** The events whose cries are still to be seen. */
  get cries() { return (this.past ? null : this.view?.act?.chain) ?? this.device.fresh; }

  get missed() { return this.acting ? [] : this.device.missed; }
  get handover() { return this.acting ? null : this.device.handover; }

  /** Wait until nothing is being played or fetched any more. */
  async done() {
    while (this.busy) await new Promise((resolve) => { this.addEventListener('change', resolve, { once: true }); });
  }

  /** What the screen shows: the moment looked at, or the game as it is. */
  get shown() { return this.past ?? this.view; }

  #familyOf(rules) { return this.sources?.find(({ id }) => id === rules)?.family; }

  get persons() {
    const seats = this.view.players.map((player, seat) => (isPerson(player) ? seat : -1));
    return seats.filter((seat) => seat >= 0);
  }

  /** Wait until the last act has been shown. */
  async played() {
    while (this.acting) await new Promise((resolve) => { this.addEventListener('change', resolve, { once: true }); });
  }

  /** End the act that is shown, and no more. */
  goOn = () => this.course.goOn();

  /** Start a new engine; the game that the lost one had comes back as it was kept. */
  async retry() {
    client.retry();
    if (this.#view) return this.#busily(() => this.#regain());
    await this.open();
    return this.sources && gameAtTable() ? this.resume(gameAtTable()) : false;
  }

  start(game) {
    this.furnishing.expect(this.#familyOf(game.rules));
    return this.#play('start', game);
  }

  resume(id) {
    const kept = this.saved.games.find((game) => game.id === id);
    this.furnishing.expect(this.#familyOf(kept?.summary?.rules));
    return this.#play('resume', { id });
  }

  /** Take a record from a file: one with remarks is there to be read, another to be played on. */
  load(text) { return hasReaders(text) ? this.read(text) : this.#play('load', { text }); }
  act(move) {
    const { seat, events } = this.#view;
    return this.#play('act', { seat, move, since: events.length });
  }

  /** Deal the next deal. With several persons nobody is known to look until he says so. */
  next() {
    const seat = this.persons.length > 1 ? null : this.#view.seat;
    const since = seat === this.#view.seat ? this.#view.events.length : 0;
    return this.#play('continue', { seat, since });
  }

  /** The person at `seat` has said that the device is in his hands. */
  sit(seat) { return this.#play('view', { seat }); }

  /** Take the pieces off the screen before it is handed on. */
  cover() {
    this.device.handover = { ...this.handover, covered: true };
    this.#forget();
    this.changed();
  }

  undo() { return this.#play('undo', { seat: this.view.seat }); }
  rewind(at) { return this.#play('rewind', { seat: this.view.seat, at }); }
  switchTo(line) { return this.#play('switch', { seat: this.view.seat, line }); }

  /** Open a record to be looked at, `packed` as in a link or as its JSON; it is not kept. */
  async read(text, packed = false) {
    if (!await this.#play(packed ? 'open' : 'read', { text })) return false;
    forgetTable();
    await this.look(Math.min(this.view.from ?? 0, this.view.moves));
    return true;
  }

  export() { return this.ask('export'); }
  share() { return this.ask('share'); }

  /** Go back to the set-up; the game stays saved. */
  async leave() {
    forgetTable();
    this.course.leave();
    Object.assign(this, { past: null, onShow: false, error: null });
    this.#view = null;
    this.device.clear();
    this.changed();
    client.call('leave').catch(() => {});
    await this.open();
  }

  /** Show the game as it was after `at` moves; whoever asks last is shown what he asked for. */
  async look(at) {
    this.course.end();
    if (!await this.#regain()) return;
    this.wanted = at;
    const view = this.#view;
    const from = this.shown.at;
    const now = at === view.moves && !(this.onShow && this.#allMove());
    const looked = now ? null : await this.ask('look', { seat: this.#looker(), at });
    if (this.wanted !== at || this.#view !== view || (!looked && !now)) return;
    this.course.leave();
    this.past = looked && this.#whole(looked, view.events.filter(({ move }) => move < at));
    const last = Math.max(Math.min(from, at - 1), 0);
    this.device.fresh = this.shown.events.filter(({ move }) => move >= last && move < at);
    this.device.missed = [];
    this.changed();
  }

  /** Whether the reader moves for every seat, all pieces face up. */
  #allMove() { return this.view.open && this.view.waiting === 'seat'; }

  /** Then he keeps one place at the table, whoever is to move. */
  #looker() { return this.#allMove() ? 0 : this.view.seat; }

  /** Say everything anew in the language of the interface. */
  async retell() {
    if (!this.sources) return; // nothing has been told yet
    if (this.busy) {
      this.addEventListener('change', () => this.retell(), { once: true });
      return;
    }
    this.course.end();
    if (this.sources && this.spoken !== language()) await this.open();
    const [view, { past }] = [this.#view, this];
    if (!view || this.handover?.covered) return; // whoever sits down is told everything then
    const told = await this.ask('view', { seat: view.seat });
    if (!told) return;
    if (this.#view !== view) return this.retell();
    this.#view = this.#whole(told, told.events);
    this.device.retell(told.events);
    if (past) await this.look(past.at);
    this.changed();
  }

  /** Ask the engine for something that leaves the game as it is. */
  async ask(call, args = {}) {
    return await this.#regain() ? super.ask(call, args) : null;
  }

  async #play(call, args) {
    return this.#busily(async () => {
      if (!await this.#regain()) return false;
      await this.#call(call, args);
      return true;
    }, call);
  }

  /** Do one thing at a time; what is refused is said, and only what takes long is shown to be under way. */
  async #busily(act, call = null) {
    if (this.busy) return false;
    this.course.end();
    this.busy = true;
    const slow = setTimeout(() => this.changed(), SLOW);
    try {
      return await act();
    } catch (error) {
      this.refused(error);
      if (call === 'resume' && !error.stopped) this.saved = await client.call('saved').catch(() => this.saved);
      return false;
    } finally {
      clearTimeout(slow);
      this.busy = false;
      this.changed();
    }
  }

  async #call(call, args) {
    const answer = await client.call(call, args);
    const { seats } = answer.source ?? this.sources.find(({ id }) => id === answer.rules);
    if (!seats) await this.open(answer.rules);
    if (!this.furnishing.has(answer.family)) await this.furnishing.come(answer.family);
    this.#receive(call, args, answer);
    this.#engine = client.engines;
    if (LOOKS.has(call)) this.#record = { call, args };
    if (this.#mustLook()) {
      const seat = this.persons[0];
      this.#receive('view', { seat }, await client.call('view', { seat }));
    }
  }

  /**
   * A new engine has no game at its table: the one that was there is taken up as it was kept, or
   * as it came. Says whether the table is as it was before.
   */
  async #regain() {
    const [before, { past }] = [this.#view, this];
    if (!before || (this.#engine === client.engines && client.state !== 'idle')) return true;
    try {
      const { call, args } = this.onShow ? this.#record : { call: 'resume', args: { id: gameAtTable(), again: true } };
      await this.#call(call, args);
    } catch (error) {
      if (!error.stopped) await this.#giveUp(error);
      else this.refused(error);
      return false;
    }
    Object.assign(this.device, { fresh: [], missed: [] });
    const same = ['moves', 'seat', 'at'].every((key) => this.#view[key] === before[key])
      && this.#view.events.length === before.events.length;
    if (past && same) await this.look(past.at);
    if (!same) this.fail({ why: say('The engine was started again; the game goes on from where it was kept last.') });
    return same;
  }

  /** A game that cannot be taken up again has gone with its engine, or is elsewhere. */
  async #giveUp(error) {
    const kept = gameAtTable() || this.onShow;
    await this.leave();
    this.fail(kept ? error : { why: say('The game at the table is gone: this browser had not been able to keep it.') });
  }

  /** A game with one person needs no handing over: the screen is his. */
  #mustLook() {
    const [{ persons }, view] = [this, this.#view];
    return !this.device.handover && !view.open && persons.length === 1 && view.seat !== persons[0];
  }

  #receive(call, args, answer) {
    const before = this.#view;
    const known = args.since ? before.events : [];
    const view = this.#whole(answer, [...known, ...answer.events]);
    this.course.leave();
    this.#view = view;
    Object.assign(this, { past: null, error: null });
    if (call !== 'view') this.onShow = LOOKS.has(call);
    this.device.follow(call, before, view, this.persons, this.furniture);
    if (this.onShow) this.device.handover = null; // nobody sits down to a game that is shown
    this.#view = { ...view, act: this.onShow ? null : this.course.begin(call, before, view, this.device, this.furniture) };
    if (!this.acting && this.device.handover?.covered) this.#forget();
  }

  /** Another act is shown; once the last has been, the device may have to go on. */
  #next() {
    if (!this.acting && this.device.handover?.covered) this.#forget();
    this.changed();
  }

  /** Say of a view what it leaves open: who is near, and the deal that is looked at. */
  #whole(view, events) {
    if (view.source) this.adopt(view.source);
    // After a showing the position is already the next deal's; what is looked at is the last one.
    const all = view.open && view.players.every(isPerson); // the reader moves for every seat
    const places = { near: all ? 0 : view.seat ?? 0, yours: all ? null : view.seat };
    return { ...view, ...places, events, lastDeal: events.at(-1)?.deal ?? view.deal };
  }

  /** Under the cover nothing of the seat that had the device is left on the page. */
  #forget() {
    this.#view = { ...this.#view, act: null, seat: null, zones: [], choices: [], refused: [], events: [], next: null };
    this.past = null;
    Object.assign(this.device, { fresh: [], missed: [] });
  }
}

export const session = new Session();
