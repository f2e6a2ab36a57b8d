// One evening of the booklet: games played one after the other by one party. What it is stands in the
// address, so that a reload goes on with it, and a link to it begins where it stands.
import { putInAddress } from '../answered-address.js';
import { client } from '../client.js';
import { matchOf } from '../match/deals.js';
import { goesOn } from '../match/panel.js';
import { session } from '../session.js';
import { booklet, eveningOf, seatings } from './seatings.js';

/** The games of an evening: `{ rules, name, line, seats }`. */
function gamesOf({ games }) {
  const all = booklet(session.games, session.sources);
  return games.map((rules) => all.find((game) => game.rules === rules));
}

class Programme {
  planning = false; // it is asked which games are played, and by whom
  now = null; // { games, deals, players, won, kept }
  #coming = null; // the same, while its next game is dealt
  #here = new Set(); // what was kept in this visit

  constructor() {
    client.addEventListener('kept', ({ detail }) => this.#isKept(detail.game));
  }

  /** The games of this evening. */
  get games() { return gamesOf(this.now); }

  /** Which game is played, from 0. */
  get at() { return this.now.won.length; }

  /** Who plays each game, by places in the party. */
  get seatings() { return seatings(this.now.players, this.games); }

  /** Whether the game that is played is kept in this browser. */
  get isKept() {
    const { kept } = this.now;
    return this.#here.has(kept) || session.saved.games.some(({ id, newer }) => id === kept && !newer);
  }

  /** Who has won the game at the table, or the match that it is the last deal of, by places in the party. */
  get winners() {
    const { winners } = session.now.match ?? session.now;
    return winners.map((seat) => this.seatings[this.at][seat]);
  }

  /** Whether the game at the table has another deal. */
  get goesOn() { return goesOn(session.now); }

  /** Ask which games are played, and by whom. */
  async plan() {
    Object.assign(this, { now: null, planning: true });
    return session.view ? session.leave() : session.changed();
  }

  /** Begin with the first of these games, of some of which several deals are played. */
  begin({ games, deals, players }) {
    return this.#play({ games, deals, players, won: [], kept: null });
  }

  /** Play the game that is due: what was kept of it, or dealt anew. */
  goOn = () => (this.isKept ? session.resume(this.now.kept) : this.#play(this.now));

  /** The game at the table is over: note who has won, and play the next. */
  next() {
    return this.#play({ ...this.now, won: [...this.now.won, this.winners], kept: null });
  }

  /** Take up an evening as an address holds it. Raises `WrongKind`. */
  async open(value) {
    const now = eveningOf(booklet(session.games, session.sources))(value);
    if (session.view) await session.leave();
    Object.assign(this, { now, planning: false });
    return this.isKept ? this.goOn() : session.changed();
  }

  /** Say no more of it, and give what it was; the game at the table stays. */
  forget() {
    const { now } = this;
    Object.assign(this, { now: null, planning: false });
    return now;
  }

  /** Go on with it as it was: what was asked for instead could not be shown. */
  remain(now) {
    this.now = now;
    return this.tell();
  }

  /** The evening is over: back to the set-up. */
  end() {
    this.forget();
    putInAddress('');
    return session.view ? session.leave() : session.changed();
  }

  async #play(coming) {
    this.#coming = coming;
    const at = coming.won.length;
    const players = seatings(coming.players, gamesOf(coming))[at].map((who) => coming.players[who]);
    const rules = coming.games[at];
    const begun = await session.start({ rules, players, readings: {}, ...matchOf({ of: coming.deals[rules] }) });
    if (begun) Object.assign(this, { now: this.#coming, planning: false });
    this.#coming = null;
    if (begun) await this.tell();
    session.changed();
    return begun;
  }

  #isKept(game) {
    const evening = this.#coming ?? this.now;
    if (!game || !evening || (!this.#coming && !session.view)) return;
    this.#here.add(game);
    if (evening.kept === game) return;
    const kept = { ...evening, kept: game };
    if (this.#coming) this.#coming = kept;
    else {
      this.now = kept;
      this.tell();
    }
  }

  /** Write it into the address. */
  async tell() {
    const { now } = this;
    if (!now) return;
    const text = await session.ask('pack', { kind: 'evening', value: now });
    if (text && now === this.now) putInAddress(`#evening=${text}&${now.games[this.at]}`); // the engine comes with that game
  }
}

export const programme = new Programme();
