// The words of the sources in the reader's layer and language: as chosen in the reading room, and
// kept in the same place. What the engine has, the text as received, is there at once and offline.
import { siteRoot } from './client.js';
import { choose } from './kept/remembered.js';
import { language, say } from './say.js';

export const LAYERS = ['diplomatic', 'corrected', 'normalised'];
const TRANSLATIONS = ['en', 'da', 'none']; // `both` is for the reading room
const FIRST = { layer: 'corrected', translation: 'en' };
const root = document.documentElement;

const sourceOf = (id) => id.split('.')[0];

/** Say what a layer is called, as in the reading room. */
export function layerName(layer) {
  return {
    diplomatic: say('As received'), corrected: say('Corrected'), normalised: say('Modern'),
  }[layer];
}

class Layers extends EventTarget {
  #texts = new Map(); // source -> { lang, translations, clauses: Map }, or null while it comes

  get layer() { return LAYERS.includes(root.dataset.layer) ? root.dataset.layer : FIRST.layer; }

  /** The language asked for beside the text; the interface's own, unless one was chosen. */
  get translation() {
    const chosen = root.dataset.translation ?? language();
    return TRANSLATIONS.includes(chosen) ? chosen : FIRST.translation;
  }

  /** Choose a layer or a translation, for the reading room too. */
  choose(key, value) {
    root.dataset[key] = value;
    choose(key, value);
    this.dispatchEvent(new Event('change'));
  }

  /** List the translations that a source has; none before its text has come. */
  translations(source) { return this.#text(source)?.translations ?? []; }

  /**
   * Give a clause, or a whole rule, in the layer chosen: `text`, the text as received, and the
   * translation or null. Before the source's text has come, or offline, it is the engine's.
   */
  words(clause) {
    const found = this.#parts(clause.id);
    if (!found.length) return { text: clause.text, received: clause.text, translation: null };
    const joined = (give) => found.map(give).filter(Boolean).join(' ');
    const translation = joined((part) => part.translations[this.translation]);
    return {
      text: joined((part) => part[this.layer] ?? part.corrected),
      received: joined((part) => part.diplomatic),
      translation: translation ? { text: translation, lang: this.translation } : null,
    };
  }

  #parts(id) {
    const clauses = this.#text(sourceOf(id))?.clauses;
    if (!clauses) return [];
    if (clauses.has(id)) return [clauses.get(id)];
    return [...clauses.values()].filter((part) => part.id.startsWith(`${id}.`));
  }

  #text(source) {
    if (!this.#texts.has(source)) {
      this.#texts.set(source, null);
      this.#fetch(source);
    }
    return this.#texts.get(source);
  }

  async #fetch(source) {
    try {
      const answer = await fetch(new URL(`api/${source}/text.json`, siteRoot));
      if (!answer.ok) return;
      const { clauses, translations, lang } = await answer.json();
      const byId = new Map(clauses.map((clause) => [clause.id, clause]));
      this.#texts.set(source, { lang, translations, clauses: byId });
      this.dispatchEvent(new Event('change'));
    } catch {
      // Offline: the engine's words stand, as received; the next visit asks again.
    }
  }
}

export const layers = new Layers();
