// The game at the table as it is kept: stored after each change under the id that this tab has
// claimed, taken up again, and left.
import { letGame, takeGame } from './locks.js';
import { Overtaken, fetchGame, freshId, isNewerGame, keep, setAside } from './games.js';
import { troubleOf } from './store.js';
import { Refusal } from '../engine.js';
import { sentence } from '../say.js';

/** Which deal of a match it is, and whether another is to come after it. */
const dealOf = ({ id, number, of = null, score, next }) => ({ id, number, of, score, on: Boolean(next) });

/** What the page may know of a saved game: who plays what, and how far it has come. */
function summaryOf(view) {
  const { rules, waiting, title = null, match } = view;
  const deal = view.events.at(-1)?.deal ?? view.deal;
  const players = view.players.map(({ name, kind }) => ({ name, kind }));
  return { rules, deal, over: waiting === 'over', title, players, match: match && dealOf(match) };
}

const textOf = (ok) => (typeof ok === 'string' ? ok : ok.text ?? JSON.stringify(ok));

const CALLED_OFF = 10_000; // ms: a worker that hangs takes its time to end, though it is told to

export const lost = () => new Refusal(sentence('That saved game is no longer in this browser.'));

export class Seated {
  id = null; // under which the game at the table is kept, once it is
  #mark = null; // what was stored last under it
  #engine;

  constructor(engine) {
    this.#engine = engine;
  }

  /** Store the game as it now is; gives what the page is told of it. */
  async store(view) {
    try {
      const record = textOf(await this.#engine.ask('save'));
      return { kept: await this.#keep(record, summaryOf(view)) };
    } catch (error) {
      return { kept: {
        why: sentence('This browser could not save the game ({fault}); you can play on, but a reload would lose it.'),
        parts: { fault: troubleOf(error) },
      } };
    }
  }

  async #begin() {
    this.id = freshId();
    this.#mark = null;
    await takeGame(this.id);
  }

  async #keep(record, summary) {
    if (!this.id) await this.#begin();
    try {
      this.#mark = await keep({ id: this.id, over: this.#mark }, record, summary);
      return { game: this.id };
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      await this.#begin();
      this.#mark = await keep({ id: this.id, over: null }, record, summary);
      return { game: this.id, why: sentence('This game has been played on in another tab; what is played here is kept as a game of its own.') };
    }
  }

  /** Take up a game that is kept; `again`, where an engine of this tab had it that is no more. */
  async resume(id, again = false) {
    const entry = await fetchGame(id).catch((error) => {
      throw new Refusal(sentence('Saved games cannot be read in this browser ({fault}).'), { fault: troubleOf(error) });
    });
    if (!entry) throw lost();
    if (isNewerGame(entry)) {
      throw new Refusal(sentence('This game was made by a newer version of the archive; it stays kept here, and can be played on there.'), {}, { newer: true });
    }
    if (!await takeGame(id, { wait: again ? CALLED_OFF : 0 })) {
      throw new Refusal(sentence('This game is open in another tab; go on there, or close it there first.'));
    }
    try {
      const view = await this.#engine.ask('resume', { text: entry.text });
      this.id = id;
      this.#mark = entry.mark ?? null;
      return view;
    } catch (error) {
      this.leave();
      if (!error.byRules || error.newer) throw error; // the engine is at fault, or younger; not the record
      await setAside(id, error.message).catch(() => {});
      throw new Refusal(sentence('The saved game is damaged: {why} Its text is kept aside in this browser, and nothing else is lost.'),
        { why: error.message }, { clauses: error.clauses });
    }
  }

  /** The game at the table has been left: another tab may have it. */
  leave() {
    letGame();
    this.id = null;
    this.#mark = null;
  }
}
