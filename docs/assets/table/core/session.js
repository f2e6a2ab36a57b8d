// The session: all that whoever sits at the screen may ask for. It outlives the element, so the table is
// there at once when a reader comes back to it.
import { hasReaders } from './chosen-file.js';
import { forgetTable } from './kept/remembered.js';
import { onLanguage } from './say.js';
import { TakingBack } from './taking-back.js';
import { oneAtATime } from './together/one-at-a-time.js';
import { together } from './together/together.js';

/** Whether a computer player sits in, or does no more, at a seat where that is not shown yet. */
const sitsOtherwise = ({ players }, { seats }) => players.some(({ kind, name }, at) => name !== seats[at]?.name
  || (seats[at].kind === 'elsewhere' && (seats[at].stand_in ?? '') !== (['human', 'elsewhere'].includes(kind) ? '' : kind)));

class Session extends TakingBack {
  arriving = false; // the address asks for a game that is not there yet
  byLink = false; // what was opened last came by a link
  example = null; // the id of the worked example that was opened last, if what was opened is one

  constructor() {
    super();
    onLanguage(() => this.retell());
    together.addEventListener('news', () => this.follow());
    together.addEventListener('change', () => this.changed());
  }

  /** Show what has been done at other devices; what is shown just now comes to its end first. */
  follow = oneAtATime(async () => {
    await this.#until(() => !this.busy && !this.acting);
    await this.#catchUp();
  });

  async #catchUp() {
    const { table } = together;
    if (!table?.begun) {
      if (this.now && table) this.clear();
      this.changed();
      return;
    }
    if (!this.sources) await this.open();
    if (!this.now || this.now.moves !== table.moves || table.rules !== this.now.rules || sitsOtherwise(this.now, table)) await this.renew();
  }

  /** Wait until nothing is being played or fetched any more. */
  done() { return this.#until(() => !this.busy); }

  /** End the act that is shown, and no more. */
  goOn = () => this.course.goOn();

  /** End all the acts that are to be shown: the table is as it is. */
  skip = () => this.course.end();

  /** Deal a game; where somebody is to play from elsewhere, the table is opened to him first. */
  start(game) {
    this.expect(game.rules);
    return game.players.some(({ kind }) => kind === 'elsewhere') ? together.open(game) : this.play('start', game);
  }

  /** Take a record from a file: one with remarks is there to be read, another to be played on. */
  load(text) { return hasReaders(text) ? this.read(text) : this.play('load', { text }); }

  /** Take up a game that is kept; others come back to one that was played with them. */
  async resume(id) {
    const taken = await super.resume(id);
    if (this.now?.devices) await together.beHere();
    return taken;
  }

  act(move) {
    const { seat, events } = this.now;
    return this.play('act', { seat, move, since: events.length });
  }

  /** Deal the next deal. With several persons nobody is known to look until he says so. */
  next() {
    const seat = this.persons.length > 1 ? null : this.now.seat;
    const since = seat === this.now.seat ? this.now.events.length : 0;
    return this.play('continue', { seat, since });
  }

  /** Let computers move for everybody to the end of the game. */
  finish() { return this.play('finish', { seat: this.now.seat, since: this.now.events.length }); }

  /** The person at `seat` has said that the device is in his hands. */
  sit(seat) { return this.play('view', { seat }); }

  undo() { return this.takeBack('undo', {}); }
  rewind(at) { return this.takeBack('rewind', { at }, at); }
  switchTo(line) { return this.takeBack('switch', { line }, this.view.lines[line].parts_at); }

  /**
   * Open a record to be looked at, as its JSON or as the text of a link; it is not kept. A link names the
   * `moment` at which it opens, `{ at, seat }`; else it opens where its editor begins, or at its end.
   */
  async read(text, moment = null, example = null) {
    this.onlooker = moment?.seat ?? null;
    if (!await this.play(moment ? 'open' : 'read', { text })) return false;
    forgetTable();
    this.example = example;
    this.byLink = moment !== null;
    const { from, moves, remarks } = this.view;
    const usual = moment && !from && !remarks.length ? moves : from ?? 0;
    await this.look(Math.min(moment?.at ?? usual, moves));
    return true;
  }

  /** Play the acts of the last deal once more, at the pace chosen. */
  seeAgain = () => {
    if (this.course.again(this.now, this.furniture)) this.changed();
  };

  export() { return this.ask('export'); }

  /** Give the game as the text of a link, and where in it this moment stands. */
  share(at = null) { return this.ask('share', at === null ? {} : { at }); }


  async #until(isSo) {
    while (!isSo()) await new Promise((resolve) => { this.addEventListener('change', resolve, { once: true }); });
  }
}

export const session = new Session();
