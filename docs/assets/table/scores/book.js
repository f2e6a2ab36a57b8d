// The evening at the screen: its ledger, the page the engine makes of it, undo and redo. It
// outlives the element, so the slates are there at once when one comes back. It holds no rule.
import { LARGEST } from '../chosen-file.js';
import { Refused, client } from '../client.js';
import { WrongKind, read } from '../door.js';
import { evenings, fetchEvening, forget, freshId, isOf, keep, setAside } from './evenings.js';
import { houseSources } from './houses.js';
import { asLedger } from './ledger.js';
import { language, onLanguage, say } from '../say.js';

class Book extends EventTarget {
  sources = null;
  clauses = {};
  kept = { whole: [], damaged: 0 };
  wish = null; // the id of the source that a link asks for
  evening = null; // { id, ledger, undone, changed, deal, over }
  view = null; // what the engine makes of the ledger
  draft = null; // what the entry being told would come to
  fresh = []; // the lines of the log that the last entry has brought
  deleted = null; // the evening deleted last, until another is opened
  error = null; // { why, clauses }
  notice = null;
  busy = false;
  #drafts = 0;

  constructor() {
    super();
    client.addEventListener('change', () => this.#changed());
    onLanguage(() => this.retell());
    window.addEventListener('storage', (event) => {
      if (this.evening && isOf(event, this.evening.id)) this.#reread();
    });
  }

  /** Load what the page needs; an evening left open is opened again. */
  async open() {
    client.start();
    this.error = null;
    this.#list();
    try {
      const [sources, clauses] = await Promise.all([client.call('sources'), client.call('clauses')]);
      Object.assign(this, { sources, clauses });
      await this.#addHouses(sources);
      const last = this.kept.whole.find(({ open }) => open);
      if (last && !this.evening && !this.wish) await this.resume(last);
    } catch (error) {
      if (client.state !== 'failed') this.error = error;
    }
    this.#changed();
  }

  /** Add the house rules to the sources; those of a link are chosen. */
  async #addHouses(sources) {
    const { sources: houses, linked, wrong } = await houseSources();
    Object.assign(this, { sources: [...sources, ...houses], wish: linked?.id ?? this.wish });
    if (linked && this.evening) this.leave();
    if (wrong && client.state !== 'failed') this.error = wrong;
  }

  retry() {
    client.retry();
    return this.open();
  }

  #list() {
    this.kept = evenings();
    if (this.kept.damaged) {
      this.notice = say('A kept evening was damaged and cannot be opened; its text is put aside in this browser, and nothing else is lost.');
    }
  }

  /** Begin an evening; a ledger that the engine refuses is not kept. */
  begin(ledger) {
    return this.#take({ id: freshId(), ledger, undone: [] });
  }

  /** Begin again with the same people by the same rules. */
  again() {
    const { ledger } = this.evening;
    return this.begin({ ...ledger, entries: [] });
  }

  /** Go on with an evening that was kept here. */
  async resume(evening) {
    const refused = await this.#take(evening, evening.ledger);
    if (!refused || client.state === 'failed') return;
    setAside(evening.id);
    this.#list();
    this.evening = null;
    this.error = { why: say('This evening is damaged: {why} Its text is put aside in this browser, and nothing else is lost.', { why: refused.why }), clauses: refused.clauses };
    this.#changed();
  }

  /** Open a ledger from a file as an evening of its own. */
  async import(text) {
    try {
      return await this.#take({ id: freshId(), ledger: read(text, asLedger, LARGEST), undone: [] });
    } catch (error) {
      if (!(error instanceof WrongKind)) throw error;
      const { place } = error;
      return this.refuse(place ? say('That file holds no ledger of an evening: what stands at “{place}” does not belong there.', { place })
        : say('That file holds no ledger of an evening.'));
    }
  }

  /** Say in a sentence why something is not done; the book stays as it is. */
  refuse(why) {
    this.error = { why, clauses: [] };
    this.#changed();
    return this.error;
  }

  /** Close the evening; it stays kept. */
  leave() {
    if (this.evening) keep({ ...this.evening, open: false });
    Object.assign(this, { evening: null, view: null, draft: null, error: null, fresh: [] });
    this.#list();
    this.#changed();
  }

  remove(evening) {
    forget(evening.id);
    this.deleted = evening;
    this.#list();
    this.#changed();
  }

  restore() {
    this.notice = keep(this.deleted);
    this.deleted = null;
    this.#list();
    this.#changed();
  }

  /** Tell one thing more. */
  tell(entry) {
    const { ledger } = this.evening;
    return this.#take({ ...this.evening, ledger: { ...ledger, entries: [...ledger.entries, entry] }, undone: [] });
  }

  undo() {
    const { ledger, undone } = this.evening;
    if (!ledger.entries.length) return null;
    const last = ledger.entries.at(-1);
    return this.#take({
      ...this.evening, ledger: { ...ledger, entries: ledger.entries.slice(0, -1) }, undone: [...undone, last],
    }, null);
  }

  redo() {
    const { ledger, undone } = this.evening;
    if (!undone.length) return null;
    return this.#take({
      ...this.evening, ledger: { ...ledger, entries: [...ledger.entries, undone.at(-1)] }, undone: undone.slice(0, -1),
    });
  }

  /** Ask what an entry would come to. Only the answer to the last question counts. */
  async consider(draft) {
    this.#drafts += 1;
    const asked = this.#drafts;
    if (!draft) this.draft = null;
    else {
      const view = await client.call('keep', { ledger: this.evening.ledger, language: language(), draft })
        .catch((error) => ({ draft: error }));
      if (asked !== this.#drafts) return;
      this.draft = view.draft;
    }
    this.#changed();
  }

  /** The evening as plain text. */
  sheet() { return client.call('sheet', { ledger: this.evening.ledger, language: language() }); }

  /** Say everything in the language now chosen. */
  async retell() {
    if (!this.sources) return;
    Object.assign(this, { error: null, notice: null });
    const ask = (call, args) => client.call(call, args).catch(() => null);
    const [sources, clauses, view] = await Promise.all([
      ask('sources'), ask('clauses'), this.evening && ask('keep', { ledger: this.evening.ledger, language: language() }),
    ]);
    Object.assign(this, { sources: sources ?? this.sources, clauses: clauses ?? this.clauses });
    if (sources) await this.#addHouses(sources);
    if (view && this.evening) Object.assign(this, { view, draft: null, fresh: [] });
    this.#changed();
  }

  /** Let the engine keep an evening; gives the refusal, if there is one, and then nothing changes. */
  async #take(evening, before = this.evening?.ledger ?? null) {
    if (this.busy) return null;
    this.busy = true;
    this.error = null;
    this.#changed();
    try {
      this.#receive(evening, await client.call('keep', { ledger: evening.ledger, language: language() }), before);
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.error = error;
      return error;
    } finally {
      this.busy = false;
      this.#changed();
    }
  }

  #receive(evening, view, before) {
    const told = before ? before.entries.length : Infinity;
    this.evening = { ...evening, changed: new Date().toISOString(), deal: view.deal, over: view.phase === 'over', open: true };
    this.view = view;
    this.fresh = view.log.filter(({ entry }) => entry >= told);
    this.draft = null;
    this.deleted = null;
    this.#drafts += 1;
    this.notice = keep(this.evening);
  }

  /** Another tab has told something: what it has kept is what counts. */
  async #reread() {
    const evening = fetchEvening(this.evening.id);
    if (!evening || JSON.stringify(evening.ledger) === JSON.stringify(this.evening.ledger)) return;
    const view = await client.call('keep', { ledger: evening.ledger, language: language() }).catch(() => null);
    if (!view) return;
    Object.assign(this, { evening, view, draft: null, fresh: [] });
    this.#changed();
  }

  #changed() { this.dispatchEvent(new Event('change')); }
}

export const book = new Book();
