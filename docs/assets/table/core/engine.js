// The engine as the worker asks it: Python is loaded when it is first wanted. A fault of the rules
// is told and the game stays as it was; a Python that broke down cannot be asked again.
import { BootFailure, boot, faultOf } from './boot.js';
import { gameAsked } from './game-asked.js';
import { forget } from './kept/memory.js';
import { Later } from './later.js';
import { sentence } from './say.js';

/** A sentence for the page, which says it in its own language with its `{parts}` filled. */
export class Refusal extends Error {
  constructor(why, parts = {}, { clauses = [], newer = false, byRules = false } = {}) {
    super(why);
    Object.assign(this, { parts, clauses, newer, byRules });
  }
}

const RESTS = 1000; // ms without a question: then what a game will want is imported
const LONG = 5000; // ms without a question: then the next start is seen to
const DEALS = new Set(['start', 'begin', 'act', 'continue']);
const SHORT = 200; // letters: an answer that names what is to be fetched is no longer

const isOfPython = (error) => typeof error?.type === 'string'; // what Python raised; else it is lost itself

function breakdown(error) {
  const fault = faultOf(error);
  return error?.type === 'MemoryError' || /memory|allocation/i.test(fault)
    ? { why: sentence('The engine ran out of memory.'), parts: {} }
    : { why: sentence('The engine broke down ({fault}).'), parts: { fault } };
}

function failureOf(error) {
  return error instanceof BootFailure ? { stage: error.stage, why: error.message, parts: error.parts }
    : { stage: 'python', why: sentence('Python could not start ({fault}).'), parts: { fault: faultOf(error) } };
}

export class Engine {
  #post;
  #rules = null;
  #game = null;
  #warming = 0;
  #language = 'en'; // that of the interface
  #spoken = null; // the one that the rules speak
  #keeping = 0;
  #dealt = false;
  #later = new Later();

  /** `post` tells the page how the start goes, and of a breakdown. */
  constructor(post) {
    this.#post = post;
  }

  /** Load Python and a game, unless that is done or under way. */
  start(game = gameAsked()) {
    if (this.#rules) return;
    this.#game = game;
    this.#rules = boot(game, (stage, done, total) => this.#post({ boot: { stage, done, total } }));
    this.#rules.then(
      (rules) => {
        this.#post({ boot: { stage: 'ready', done: 1, total: 1 } });
        this.#rest(rules); // the set-up asks for nothing before the first deal
      },
      (error) => this.#post({ failed: failureOf(error) }),
    );
  }

  /** Let the rules speak this language from now on; nobody waits for it who asks for something else. */
  speak(language) { this.#language = language; }

  /**
   * Ask the rules, and give their answer as the text that it is; a fault becomes a sentence. What
   * they need is fetched, and they are asked again.
   */
  async askText(id, call, args) {
    this.start();
    const rules = await this.#rules;
    this.#wake();
    try {
      this.#tellLanguage(rules);
      return await this.#answerText(rules, { id, call, args });
    } finally {
      this.#dealt ||= DEALS.has(call);
      this.#rest(rules);
    }
  }

  async #answerText(rules, asked) {
    for (;;) {
      const text = this.#answer(rules, asked);
      const { needs } = text.length < SHORT ? JSON.parse(text) : {};
      if (!needs) return text;
      await rules.fetch(needs).catch((error) => {
        throw error instanceof BootFailure ? new Refusal(error.message, error.parts) : error;
      });
    }
  }

  #wake() {
    clearTimeout(this.#warming);
    clearTimeout(this.#keeping);
    this.#later.stop();
  }

  #rest(rules) {
    this.#warming = setTimeout(() => Engine.#warm(rules), RESTS);
    if (this.#dealt && !rules.remembered) this.#keeping = setTimeout(() => this.#later.begin(this.#game), LONG);
  }

  /** Let Python import, while it rests, what would make the first turn wait. */
  static #warm(rules) {
    try {
      rules.warm();
    } catch {
      // what is wrong is said when it is asked for
    }
  }

  #tellLanguage(rules) {
    const language = this.#language;
    if (language === this.#spoken) return;
    this.#answer(rules, { id: null, call: 'speak', args: { language } });
    this.#spoken = language;
  }

  #answer(rules, { id, call, args }) {
    try {
      return rules.call(JSON.stringify({ id, call, args }));
    } catch (error) {
      if (!isOfPython(error) || error.type === 'MemoryError') {
        forget(); // it may have come from there
        this.#post({ fatal: breakdown(error) });
      }
      throw new Refusal(sentence('The engine failed at “{call}” ({fault}); the game is as it was.'),
        { call, fault: faultOf(error) });
    }
  }

  /** Ask the rules; a refusal of theirs is thrown, and names what it rests on. */
  async ask(call, args = {}) {
    const { ok, error } = JSON.parse(await this.askText(null, call, args));
    if (error) throw new Refusal(error.why, {}, { ...error, byRules: true });
    return ok;
  }
}
