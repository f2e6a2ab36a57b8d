// How a game is played: the engine is asked one thing at a time. An engine that was lost is followed by
// another, which takes the game up as it was kept.
import { client } from './client.js';
import { atTable, forgetTable, gameAtTable } from './kept/remembered.js';
import { language, say, sayAll } from './say.js';
import { LOOKS, Screen } from './screen.js';

const SLOW = 150; // ms: only what takes longer is shown to be under way

export class Play extends Screen {
  busy = false;
  onlooker = null; // from which seat a game of a link is looked at: none, unless the link says so
  #engine = 0; // which engine has the game at its table
  #record = null; // how the record on show came: { call, args }
  #wanted = null; // the moment asked for last

  constructor() {
    super();
    client.addEventListener('change', () => {
      if (client.state === 'failed') this.course.end();
      this.changed();
    });
    client.addEventListener('kept', ({ detail }) => this.#isKept(detail));
  }

  /** Let the engine change or open a game, and show what comes of it; says whether it did. */
  async play(call, args) {
    return this.#busily(async () => {
      if (!await this.#regain()) return false;
      await this.#call(call, args);
      return true;
    }, call);
  }

  /** Ask the engine for something that leaves the game as it is. */
  async ask(call, args = {}) {
    return await this.#regain() ? super.ask(call, args) : null;
  }

  /** Start a new engine; the game that the lost one had comes back as it was kept. */
  async retry() {
    client.retry();
    if (this.now) return this.#busily(() => this.#regain());
    await this.open();
    return this.sources && gameAtTable() ? this.resume(gameAtTable()) : false;
  }

  /** Show what has happened at a table where others play from elsewhere. */
  renew() {
    const { seat = null, events = [] } = this.now ?? {};
    return this.play('renew', { seat, since: events.length });
  }

  /** Take up a game that this browser has kept. */
  resume(id) {
    const kept = this.saved.games.find((game) => game.id === id);
    this.expect(kept?.summary?.rules);
    return this.play('resume', { id });
  }

  /** Let the furniture come for the game of these rules. */
  expect(rules) { this.furnishing.expect(this.sources?.find(({ id }) => id === rules)?.family); }

  /** Go back to the set-up; the game stays saved. */
  async leave() {
    forgetTable();
    this.clear();
    this.changed();
    client.call('leave').catch(() => {});
    await this.open();
  }

  /** Show the game as it was after `at` moves; whoever asks last is shown what he asked for. */
  async look(at) {
    this.course.end();
    if (!await this.#regain()) return;
    this.#wanted = at;
    const { now: view, shown: { at: from }, movesForAll: forAll } = this;
    const asItIs = at === view.moves && !(this.onShow && forAll);
    // Who moves for all keeps one place at the table, whoever is to move.
    const looked = asItIs ? null : await this.ask('look', { seat: forAll ? 0 : view.seat, at });
    if (this.#wanted !== at || this.now !== view || (!looked && !asItIs)) return;
    this.course.leave();
    this.past = looked && this.whole(looked, view.events.filter(({ move }) => move < at));
    const last = Math.max(Math.min(from, at - 1), 0);
    this.device.fresh = this.shown.events.filter(({ move }) => move >= last && move < at);
    this.device.missed = [];
    this.changed();
  }

  /** Say everything anew in the language of the interface. */
  async retell() {
    if (!this.sources) return; // nothing has been told yet
    if (this.busy) {
      this.addEventListener('change', () => this.retell(), { once: true });
      return;
    }
    this.course.end();
    if (this.spoken !== language()) await this.open();
    const { now: view, past } = this;
    if (!view || this.handover?.covered) return; // whoever sits down is told everything then
    const told = await this.ask('view', { seat: view.seat });
    if (!told) return;
    if (this.now !== view) return this.retell();
    this.learn(view.family);
    this.now = Object.assign(this.whole(told, told.events), { retold: view.retold ?? view });
    this.device.retell(told.events);
    if (past) await this.look(past.at);
    this.changed();
  }

  /** Do one thing at a time; what is refused is said, and only what takes long is shown to be under way. */
  async #busily(act, call = null) {
    if (this.busy) return false;
    this.busy = true;
    const slow = setTimeout(() => this.changed(), SLOW);
    try {
      const done = act();
      this.course.end(); // drawn while the engine thinks, and not before it is asked
      return await done;
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
    const answer = await client.call(call === 'renew' ? 'view' : call, args);
    const { seats } = answer.source ?? this.sources.find(({ id }) => id === answer.rules);
    if (!seats) await this.open(answer.rules);
    if (!this.furnishing.has(answer.family)) await this.furnishing.come(answer.family);
    this.receive(call, args, answer);
    this.#engine = client.engines;
    if (LOOKS.has(call)) this.#record = { call, args };
    const { mustLook: seat } = this;
    if (call === 'open') await this.#lookOn(answer);
    else if (seat !== null) this.receive('view', { seat }, await client.call('view', { seat }));
    this.learn(answer.family);
  }

  /** Whoever opens a link is nobody at the table, unless the link shows it from a seat. */
  async #lookOn({ open, lesson, players, seat: shown }) {
    const seat = this.onlooker in players ? this.onlooker : null;
    if (open || lesson !== null || seat === shown) return;
    this.receive('view', { seat }, await client.call('view', { seat }));
  }

  /**
   * A new engine has no game at its table: the one that was there is taken up as it was kept, or
   * as it came. Says whether the table is as it was before.
   */
  async #regain() {
    const { now: before, past } = this;
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
    const same = ['moves', 'seat', 'at'].every((key) => this.now[key] === before[key])
      && this.now.events.length === before.events.length;
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

  /** The worker says which game it has kept, or why it could not. */
  #isKept({ game, why, parts }) {
    if (game && (this.view || this.furnishing.missing) && !this.onShow) atTable(game);
    const notice = why ? sayAll(why, parts) : null;
    if (this.notice === notice) return;
    this.notice = notice;
    this.changed();
  }
}
