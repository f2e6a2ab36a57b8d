// The language of the interface, as it is chosen in the site's header. Every sentence of the table's
// own stands in the code in English, `say('It is {name}’s turn.', { name })`; the catalogues that
// are learnt give each in Danish. The sources' words are never translated here: they come from the
// engine with their language.
const page = globalThis.document?.documentElement; // a worker has none, and tells nothing itself
const chosen = () => (page?.dataset.language === 'da' ? 'da' : 'en');

const danish = {}; // what is said in Danish, by its English
const lacking = new Set(); // what fetches the rest of it
const heard = new Set(); // what is done when another language is spoken
let spoken = 'en';

/** The language of the interface: `en`, or `da` once its sentences have come. */
export const language = () => spoken;

/** Do something whenever another language is spoken. */
export const onLanguage = (act) => heard.add(act);

/** Speak the language chosen; of the Danish, what has not come is fetched, and what does not come is said in English. */
async function speak() {
  if (chosen() === 'da') {
    await Promise.allSettled([...lacking].map(async (fetch) => {
      Object.assign(danish, (await fetch()).default);
      lacking.delete(fetch);
    }));
  }
  if (spoken === chosen()) return;
  spoken = chosen();
  for (const act of [...heard]) act();
}

/** Take a catalogue to what is said in Danish; done when the language chosen is spoken. */
export function learn(fetch) {
  lacking.add(fetch);
  document.addEventListener('gnav:language', speak); // the same one every time
  return speak();
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

  hostDisconnected() { heard.delete(this.#speak); }
}

/** Mark a sentence that is said later; what it gives is the sentence itself. */
export const sentence = (english) => english;

/** Say one of two sentences by their `{n}`: one, or many. */
export const count = (n, one, many, parts = {}) => say(n === 1 ? one : many, { n, ...parts });

/** Say a sentence in the language of the interface, `{name}` in it filled from `parts`. */
export function say(english, parts = {}) {
  const sentence = spoken === 'da' && Object.hasOwn(danish, english) ? danish[english] : english;
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
