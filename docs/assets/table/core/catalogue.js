// What stands ready before a game: the games, their sources and clauses, the computer players, the games
// kept in this browser; and how the engine is asked for what leaves the game as it is.
import { Refused, client } from './client.js';
import { language, sayAll } from './say.js';
import { told } from './told.js';

/** Ask the engine what the set-up is made of. */
async function asked(wanted) {
  const [games, sources, clauses, players] = await Promise.all([
    client.call('games'), client.call('sources', { wanted }), client.call('clauses'), client.call('players'),
  ]);
  return {
    games, sources, clauses, players,
  };
}

export class Catalogue extends EventTarget {
  games = []; // what is played here, by name, whether it has come or not
  sources = null;
  kinds = []; // the computer players: kind, name, how
  clauses = {};
  saved = { games: [], damaged: [], aside: [] };
  error = null; // { why, clauses }
  notice = null;
  wish = null; // the set-up that the address asks for
  spoken = null; // the language in which the sources were told
  asking = false; // whether the engine is asked what the set-up is made of
  learning = false; // whether the words of clauses are still to come that the table names
  #wanted = null; // the rules whose game is to come
  #learnt = new Set(); // of which families all clauses are here, in that language

  constructor() {
    super();
    client.addEventListener('change', () => this.#fetch());
  }

  /**
   * Load what the set-up needs, which is there before the engine. Called when it is shown, and after a
   * new boot; and, where the engine had to be asked, for a source that is `wanted`, of which only its
   * name is known until its game has been fetched.
   */
  async open(wanted = null) {
    client.start();
    const saved = client.call('saved').catch(() => null); // why not has been told
    try {
      const spoken = language();
      const found = (wanted ? null : await told(spoken)) ?? await this.#ask(wanted);
      this.#keep(await saved); // with the rest: it stands above it
      this.#take(found, spoken);
      if (wanted) this.error = null;
    } catch (error) {
      if (client.state !== 'failed') this.error = error;
    }
    this.changed();
  }

  async #ask(wanted) {
    this.asking = true;
    this.changed();
    try {
      return await asked(wanted);
    } finally {
      this.asking = false;
    }
  }

  #keep(saved) {
    if (!saved) return;
    this.saved = saved;
    if (saved.blocked) this.notice = sayAll(saved.blocked.why, saved.blocked.parts);
  }

  #take({
    games, sources, clauses, players: kinds,
  }, spoken) {
    if (this.spoken !== spoken) {
      this.clauses = {};
      this.#learnt.clear();
    }
    const houses = this.sources?.filter(({ house }) => house) ?? [];
    Object.assign(this, {
      games, sources: [...sources, ...houses], kinds, clauses: { ...clauses, ...this.clauses }, spoken,
    });
  }

  /** Learn the words of every clause of the game at the table, which nobody waits for. */
  async learn(family) {
    const { spoken } = this;
    if (this.#learnt.has(family)) return;
    this.#learnt.add(family);
    this.learning = true;
    try {
      const clauses = await client.call('clauses');
      if (spoken === this.spoken) this.clauses = { ...this.clauses, ...clauses };
    } catch {
      this.#learnt.delete(family);
    }
    this.learning = false;
    this.changed();
  }

  /** Let the game of these rules come, which is chosen: whoever then plays it waits for less. */
  bring(rules) {
    if (!this.sources.find(({ id }) => id === rules).seats) return this.open(rules);
    this.#wanted = rules;
    return this.#fetch();
  }

  /** Ask for the game chosen last once the engine is there: what needs none must not wait behind it. */
  #fetch() {
    const rules = this.#wanted;
    if (!rules || client.state !== 'ready') return;
    this.#wanted = null;
    client.call('come', { rules }).catch(() => {}); // it is said when it is played
  }

  /** Offer house rules beside the sources, in place of those offered before. */
  adopt(source) {
    this.sources = [...this.sources.filter(({ house }) => !house), source];
  }

  /** Delete a saved game, or bring it back. */
  async keepers(call, id) {
    const saved = await this.ask(call, { id });
    if (saved) this.saved = saved;
    this.changed();
  }

  /** Ask the engine for something that leaves the game as it is. */
  async ask(call, args = {}) {
    try {
      const answer = await client.call(call, args);
      this.error = null;
      return answer;
    } catch (error) {
      this.refused(error);
      return null;
    }
  }

  /** Say what the engine or the worker refused. */
  refused(error) {
    if (!(error instanceof Refused)) throw error;
    this.error = error.stopped ? null : error; // what stopped the engine is said once, over the table
    if (error.clauses.some((id) => !Object.hasOwn(this.clauses, id))) this.learn(error.clauses.join());
    this.changed();
  }

  /** Say what went wrong; the game is as it was. */
  fail(error) {
    this.error = error.stopped ? null : { why: error.why ?? error.message, clauses: error.clauses ?? [] };
    this.changed();
  }

  changed() {
    this.dispatchEvent(new Event('change'));
  }
}
