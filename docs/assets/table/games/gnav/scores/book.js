// The evening at the screen: its ledger, the page the engine makes of it, undo and redo. It
// outlives the element, so the slates are there at once when one comes back. It holds no rule.
import { LARGEST } from '../../../core/chosen-file.js';
import { Refused, client } from '../../../core/client.js';
import { WrongKind, read } from '../../../core/door.js';
import { evenings, fetchEvening, forget, freshId, freshMark, isOf, keep, setAside } from '../../../core/kept/evenings.js';
import { sourcesOfGnav } from '../sources.js';
import { houseSources, takenFromAddress } from './houses.js';
import { asLedger } from './ledger.js';
import { language, onLanguage, say } from '../../../core/say.js';

class Book extends EventTarget {
  sources = null;
  clauses = {};
  kept = { whole: [], newer: [], damaged: 0, left: 0 };
  wish = null; // the id of the source that a link asks for
  evening = null; // { id, ledger, undone, trail, changed, deal, over }
  view = null; // what the engine makes of the ledger
  draft = null; // what the entry being told would come to
  fresh = []; // the lines of the log that the last entry has brought
  deleted = null; // the evening deleted last, until another is opened
  error = null; // { why, clauses }
  notice = null;
  busy = false;
  #drafts = 0;
  #told = []; // what was told, or taken back, in this tab: told again where another tab overtakes it
  #takingUp = Promise.resolve();
  #link = null; // the house rules of the link that was followed last, as packed there
  #wrong = null; // why they are refused
  #loading = Promise.resolve();

  constructor() {
    super();
    client.addEventListener('change', () => this.#changed());
    onLanguage(() => this.retell());
    window.addEventListener('storage', (event) => {
      if (this.evening && isOf(event, this.evening.id)) this.#takeUp();
    });
  }

  /** Load what the page needs; an evening left open is opened again. */
  open() {
    this.error = null;
    return this.#inTurn(async () => {
      client.start();
      this.#list();
      try {
        const [sources, clauses] = await Promise.all([sourcesOfGnav(), client.call('clauses')]);
        Object.assign(this, { sources, clauses });
        await this.#addHouses(sources);
        const last = this.kept.whole.find(({ open }) => open);
        if (last && !this.evening && !this.wish) await this.resume(last);
      } catch (error) {
        if (client.state !== 'failed') this.error = error;
      }
    });
  }

  /** Follow the link to house rules that stands in the address. */
  follow() { return this.#inTurn(() => this.sources && this.#addHouses(this.sources)); }

  /** Load one thing after the other: what is told in another language must not forget a link that came meanwhile. */
  #inTurn(load) {
    const loaded = this.#loading.then(load).then(() => this.#changed());
    this.#loading = loaded.catch(() => {});
    return loaded;
  }

  /** Add the house rules to the sources; those of a link are chosen. */
  async #addHouses(sources) {
    const text = takenFromAddress();
    if (text !== null) {
      this.#link = text;
      this.error = null;
    }
    const { sources: houses, linked, wrong } = await houseSources(this.#link);
    const others = sources.filter(({ house }) => !house);
    Object.assign(this, { sources: [...others, ...houses], wish: linked?.id ?? this.wish });
    if (text !== null && linked && this.evening) this.leave();
    this.#wrong = wrong;
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
    } else if (this.kept.left) {
      this.notice = say('A kept evening is damaged and cannot be opened; its text stays where it is in this browser, and nothing else is lost.');
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
    if (!refused || refused.stopped) return;
    this.evening = null;
    if (refused.newer) return;
    const why = setAside(evening.id)
      ? say('This evening is damaged: {why} Its text is put aside in this browser, and nothing else is lost.', { why: refused.why })
      : say('This evening is damaged: {why} Its text stays where it is in this browser, and nothing else is lost.', { why: refused.why });
    this.#list();
    this.error = { why, clauses: refused.clauses };
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
    const { theirs } = this.evening ? keep({ ...this.evening, open: false }) : {};
    if (theirs) keep({ ...theirs, open: false });
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
    this.notice = keep(this.deleted).why;
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
        .catch((error) => ({ draft: error.stopped ? null : error }));
      if (asked !== this.#drafts) return;
      this.draft = view.draft;
    }
    this.#changed();
  }

  /** The evening as plain text. */
  sheet() { return client.call('sheet', { ledger: this.evening.ledger, language: language() }); }

  /** Say everything in the language now chosen; why a link is refused too, while that can be read. */
  retell() {
    return this.#inTurn(async () => {
      if (!this.sources) return;
      if (this.#wrong && this.error !== this.#wrong) this.#link = null;
      Object.assign(this, { error: null, notice: null });
      const ask = (call, args) => client.call(call, args).catch(() => null);
      const { evening } = this;
      const [sources, clauses, view] = await Promise.all([
        sourcesOfGnav().catch(() => null), ask('clauses'), evening && ask('keep', { ledger: evening.ledger, language: language() }),
      ]);
      Object.assign(this, { sources: sources ?? this.sources, clauses: clauses ?? this.clauses });
      if (sources) await this.#addHouses(sources);
      if (view && this.evening === evening) Object.assign(this, { view, draft: null, fresh: [] });
    });
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
      this.error = error.stopped ? null : error; // what stopped the engine is said once, over the slate
      return error;
    } finally {
      this.busy = false;
      this.#changed();
    }
  }

  #receive(evening, view, before) {
    const same = this.evening?.id === evening.id;
    if (!same) this.#told = [];
    const told = before ? before.entries.length : Infinity;
    const back = same && evening.ledger.entries.length < this.evening.ledger.entries.length;
    this.view = view;
    this.fresh = view.log.filter(({ entry }) => entry >= told);
    this.draft = null;
    this.deleted = null;
    this.#drafts += 1;
    this.#keep(evening, { entries: evening.ledger.entries.slice(told), back });
  }

  /** Store the evening as the engine has it now, its trail longer by what was just told. */
  #keep(evening, telling) {
    const mark = freshMark();
    this.#told.push({ ...telling, mark });
    const { deal, phase } = this.view;
    const trail = [...evening.trail ?? [], mark];
    const kept = keep({ ...evening, trail, changed: new Date().toISOString(), deal, over: phase === 'over', open: true });
    this.evening = kept.evening;
    this.notice = kept.why;
    if (kept.theirs) this.#takeUp();
  }

  /** Another tab has stored this evening: take up what it has told, one change after the other. */
  #takeUp() {
    this.#takingUp = this.#takingUp.then(() => this.#reread());
  }

  /** What was told here and is not in what another tab has stored. */
  #overtaken({ trail }) {
    const entries = [];
    for (const telling of this.#told.filter(({ mark }) => !trail.includes(mark))) {
      if (telling.back) entries.pop();
      else entries.push(...telling.entries);
    }
    return entries;
  }

  async #reread() {
    const theirs = this.evening && fetchEvening(this.evening.id);
    const entries = theirs ? this.#overtaken(theirs) : [];
    if (!theirs || (theirs.seen === this.evening.seen && !entries.length)) return;
    const ledger = { ...theirs.ledger, entries: [...theirs.ledger.entries, ...entries] };
    const view = await client.call('keep', { ledger, language: language() }).catch((error) => error);
    if (this.evening?.id !== theirs.id || view.stopped) return; // it was left, or is told again later
    if (view instanceof Error) this.#part();
    else {
      Object.assign(this, { evening: theirs, view, draft: null, fresh: [] });
      if (entries.length) this.#keep({ ...theirs, ledger, undone: [] }, { entries });
    }
    this.#changed();
  }

  /** What was told here cannot follow what another tab has told: it goes on as an evening of its own. */
  #part() {
    this.#told = [];
    const { evening, why } = keep({ ...this.evening, id: freshId() });
    this.evening = evening;
    this.notice = why ?? say('Another tab has told of this evening otherwise: what was told here is kept as an evening of its own.');
  }

  #changed() { this.dispatchEvent(new Event('change')); }
}

export const book = new Book();
