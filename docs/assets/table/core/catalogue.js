// What stands ready before a game: the games, their sources and clauses, the computer players, the games
// kept in this browser; and how the engine is asked for what leaves the game as it is.
import { Refused, client } from './client.js';
import { language, sayAll } from './say.js';

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

  /**
   * Load what the set-up needs. Called when it is shown, and after a new boot; and for a source that
   * is `wanted`, of which only its name is known until its game has been fetched.
   */
  async open(wanted = null) {
    client.start();
    try {
      const [saved, games, sources, clauses, kinds] = await Promise.all([
        client.call('saved'), client.call('games'), client.call('sources', { wanted }), client.call('clauses'), client.call('players'),
      ]);
      if (wanted) this.error = null;
      const houses = this.sources?.filter(({ house }) => house) ?? [];
      Object.assign(this, {
        saved, games, sources: [...sources, ...houses], clauses, kinds,
      });
      this.spoken = language();
      if (saved.blocked) this.notice = sayAll(saved.blocked.why, saved.blocked.parts);
    } catch (error) {
      if (client.state !== 'failed') this.error = error;
    }
    this.changed();
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
    this.changed();
  }

  /** Say what went wrong; the game is as it was. */
  fail(error) {
    this.error = { why: error.why ?? error.message, clauses: error.clauses ?? [] };
    this.changed();
  }

  changed() {
    this.dispatchEvent(new Event('change'));
  }
}
