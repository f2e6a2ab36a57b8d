// The language of the interface, as it is chosen in the site's header. Every sentence of the table's own stands in the code in English,
// `say('It is {name}’s turn.', { name })`; da.js gives each in Danish. The sources' words are never
// translated here: they come from the engine with their language.
import { DANISH } from './da.js';

const LANGUAGES = { en: {}, da: DANISH };
const page = globalThis.document?.documentElement; // a worker has none, and tells nothing itself

/** The language of the interface: `en` or `da`. */
export const language = () => (Object.hasOwn(LANGUAGES, page?.dataset.language ?? '') ? page.dataset.language : 'en');

/** Do something whenever another language is chosen. */
export function onLanguage(act) {
  document.addEventListener('gnav:language', act);
}

/** Mark an element of ours with the language it speaks, and draw it anew in another. */
export class Speaking {
  #host;
  #speak = () => {
    this.#host.setAttribute('lang', language());
    this.#host.requestUpdate();
  };

  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {
    onLanguage(this.#speak);
    this.#speak();
  }

  hostDisconnected() { document.removeEventListener('gnav:language', this.#speak); }
}

/** Mark a sentence that is said later; what it gives is the sentence itself. */
export const sentence = (english) => english;

/** Say one of two sentences by their `{n}`: one, or many. */
export const count = (n, one, many, parts = {}) => say(n === 1 ? one : many, { n, ...parts });

/** Say a sentence in the language of the interface, `{name}` in it filled from `parts`. */
export function say(english, parts = {}) {
  const told = LANGUAGES[language()];
  const sentence = Object.hasOwn(told, english) ? told[english] : english;
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(parts, name) ? parts[name] : null) ?? whole);
}

/** Say a sentence that came from the worker; the fault it names may be a sentence too. */
export function sayAll(english, parts = {}) {
  return say(english, 'fault' in parts ? { ...parts, fault: say(String(parts.fault)) } : parts);
}

function time(told, how) {
  const moment = new Date(told ?? NaN);
  return Number.isNaN(moment.valueOf()) ? '' : moment.toLocaleString(language() === 'da' ? 'da-DK' : 'en-GB', how);
}

/** Say a day, or nothing where it is none. */
export const dayOf = (told) => time(told, { dateStyle: 'medium' });

/** Say a day and its hour. */
export const hourOf = (told) => time(told, { dateStyle: 'medium', timeStyle: 'short' });
