// The page's end of the worker. One worker serves the whole visit: this module is evaluated
// once in a document, so it outlives instant navigation, and so does the game in the worker. A
// worker that ends or hangs is noticed: whoever waits is told, and the next one asks a new worker.
import { gameAsked } from './game-asked.js';
import { keepPlayed } from './kept/shelves.js';
import { whyNoFile, whyNoScript } from './missing.js';
import { PATIENCE, Pulse } from './pulse.js';
import { RENEWED } from './renewed.js';
import {
  language, onLanguage, say, sayAll, sentence,
} from './say.js';

export const siteRoot = new URL('../../', import.meta.url);
const workerUrl = new URL('./worker.js', import.meta.url);
const SILENCE = 30_000; // a boot that says nothing for so long has failed
const SETTLED = 5_000; // ms: by then the worker holds its lock, if it lives
const ENDED = sentence('The engine has ended: the browser stopped its worker, perhaps for want of memory.');

// What the worker answers without the engine.
const KEEPING = new Set(['saved', 'forget', 'restore', 'finished', 'aside', 'keep-all', 'take-in', 'lay-in', 'delete-all']);

export class Refused extends Error {
  constructor({ why, parts = {}, clauses = [], newer = false, stopped = false }) {
    super(sayAll(why, parts));
    this.why = this.message;
    this.clauses = clauses;
    this.newer = newer; // what was refused was made by a newer version of the archive
    this.stopped = stopped; // nobody refused: there is no engine
  }
}

class Client extends EventTarget {
  state = 'idle'; // of the engine: idle, booting, ready, failed
  boot = { stage: sentence('Starting the worker'), done: 0, total: 0 };
  failure = null; // { stage, why, parts, begun }
  engines = 0; // how many there have been: a new one has no game at its table
  #worker = null;
  #game = null; // which came with the engine
  #next = 0;
  #waiting = new Map();
  #watchdog = 0;
  #pulse = new Pulse(() => this.#post({ ping: 1 }), () => this.#hang());
  #line = null; // to a table that is not in this browser
  #ended = null; // called off, the end of the worker is not waited for any more

  constructor() {
    super();
    onLanguage(() => {
      if (this.#line || this.state === 'booting' || this.state === 'ready') this.#speak();
      this.dispatchEvent(new Event('change'));
    });
  }

  /**
   * From now on whatever is asked goes by a line to a table elsewhere; no engine is needed here. At a
   * table where this device is `seated`, its seat is known there, and no call names one.
   */
  goBy(line, { seated }) {
    this.#line = { line, seated };
    this.#enter('ready');
    this.#speak();
  }

  /** Start the engine, with the game that an address asks for, unless it runs already. */
  start(address = location.href) {
    if (this.state === 'booting' || this.state === 'ready') return;
    this.boot = { stage: sentence('Starting the worker'), done: 0, total: 0 };
    this.failure = null;
    this.engines += 1;
    this.#enter('booting');
    if (!this.#open()) return;
    this.#speak();
    this.#game = gameAsked(address);
    this.#post({ start: this.#game });
    this.#watch();
  }

  /** Try again with a new worker. */
  retry() {
    if (this.state === 'failed') this.start();
  }

  /** Ask the worker; resolves to its answer or rejects with `Refused`. A file is handed over as it is. */
  call(name, args = {}, file = null) {
    if (this.#line) return this.#ask(name, args);
    if (!KEEPING.has(name) && this.state === 'idle') this.start();
    if (!KEEPING.has(name) && this.state === 'failed') return Promise.reject(this.#refused());
    if (!this.#open()) return Promise.reject(this.#refused());
    const id = ++this.#next;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      if (file) this.#worker.postMessage(file);
      this.#post({ id, call: name, args });
      this.#pulse.watch(true);
    });
  }

  /** Ask the table elsewhere; of the games kept in this browser none is wanted there. */
  async #ask(name, { seat, ...args }) {
    if (name === 'saved') return { games: [], damaged: [], aside: [] };
    if (KEEPING.has(name) || name === 'leave') return null;
    const { line, seated } = this.#line;
    return line.call(name, seated || seat === undefined ? args : { ...args, seat });
  }

  #post(message) { this.#worker?.postMessage(JSON.stringify(message)); }

  #refused() { return new Refused({ ...this.failure, stopped: true }); }

  /** Start a worker, unless there is one; says whether there is. */
  #open() {
    if (this.#worker) return true;
    if (location.protocol === 'file:') {
      this.#fail('worker', sentence('This page was opened as a file, and browsers run no workers from'
        + ' files; serve the site (for instance with “make serve”) and open its address.'));
      return false;
    }
    let asked = false;
    const module = { get type() { asked = true; return 'module'; } }; // an old browser does not ask
    try {
      this.#worker = new Worker(workerUrl, module);
    } catch (error) {
      this.#fail('worker', sentence('The browser refused to start worker.js ({fault}).'), { fault: error.message });
      return false;
    }
    if (!asked) {
      this.#fail('worker', sentence('This browser has no module workers, which the engine needs;'
        + ' any browser from 2023 or later has them.'));
      return false;
    }
    this.#listen(this.#worker);
    return true;
  }

  #listen(worker) {
    worker.onmessage = ({ data }) => {
      if (worker === this.#worker) this.#hear(JSON.parse(data));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#explain(event.message);
    };
  }

  /** Let the engine speak the language of the interface; what is asked after this is told in it. */
  #speak() {
    if (this.#line) this.#line.line.call('speak', { language: language() }).catch(() => {}); // it is quiet
    else this.#post({ speak: language() });
  }

  #hear(message) {
    this.#pulse.heard();
    if ('boot' in message) this.#progress(message.boot);
    else if ('failed' in message) this.#fail(message.failed.stage, message.failed.why, message.failed.parts);
    else if ('fatal' in message) this.#stop('fatal', message.fatal.why, message.fatal.parts);
    else if ('kept' in message) this.dispatchEvent(new CustomEvent('kept', { detail: message.kept }));
    else if ('made' in message) this.#meet(message);
    else if ('alive' in message) this.#awaitEnd(message.alive);
    else if ('id' in message) this.#answer(message);
  }

  #answer({ id, ok, error }) {
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#rest();
    if (error) asked?.reject(new Refused(error));
    else asked?.resolve(ok);
  }

  #rest() { this.#pulse.watch(this.#waiting.size > 0); }

  #progress({ stage, done, total }) {
    if (stage === 'ready') {
      clearTimeout(this.#watchdog);
      this.#enter('ready');
      keepPlayed(this.#game);
    } else {
      this.boot = { stage, done, total };
      this.#watch();
      this.dispatchEvent(new Event('change'));
    }
  }

  #watch() {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#fail(
      'silence',
      sentence('The engine has said nothing for {n} seconds while it was at this: {stage}.'),
      { n: SILENCE / 1000, stage: say(this.boot.stage).toLowerCase() },
    ), SILENCE);
  }

  #hang() {
    this.#stop('silence', sentence('The engine has not answered for {n} seconds.'), { n: PATIENCE / 1000 });
  }

  /** The worker's first word: of which making it is, and by which lock its life is known. */
  #meet({ made, life }) {
    const worker = this.#worker;
    if (made !== MADE) this.#fail('renewed', RENEWED);
    else if (life) setTimeout(() => worker === this.#worker && this.#awaitEnd(life), SETTLED);
  }

  /** The worker holds a lock as long as it lives; once this page is given it, the worker has ended. */
  #awaitEnd(life) {
    if (this.#ended) return;
    const worker = this.#worker;
    this.#ended = new AbortController();
    navigator.locks.request(life, { signal: this.#ended.signal }, () => {
      if (worker === this.#worker) this.#stop('ended', ENDED);
    }).catch(() => {}); // called off: this page has ended the worker itself
  }

  /** An error that nobody caught, or a worker whose file does not run: was it there at all? */
  async #explain(message) {
    if (message) {
      this.#stop('worker', sentence('The worker stopped: {fault}.'), { fault: message });
      return;
    }
    const worker = this.#worker;
    const answer = await fetch(workerUrl).catch(() => null);
    if (worker === this.#worker) this.#fail('worker', ...whyNot(answer));
  }

  /** The engine is lost: whoever waits is told; if nobody does, the next one gets another. */
  #stop(stage, why, parts = {}) {
    if (this.#waiting.size || this.state === 'booting') this.#fail(stage, why, parts);
    else {
      this.#end();
      this.#enter('idle');
    }
  }

  #end() {
    clearTimeout(this.#watchdog);
    this.#ended?.abort();
    this.#ended = null;
    this.#worker?.terminate();
    this.#worker = null;
  }

  #fail(stage, why, parts = {}) {
    this.#end();
    this.failure = { stage, why, parts, begun: this.state === 'ready' };
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#rest();
    this.#enter('failed');
    for (const { reject } of waiting) reject(this.#refused());
  }

  #enter(state) {
    this.state = state;
    document.documentElement.dataset.engine = state; // nothing is kept while it starts: js/keeping.js
    this.dispatchEvent(new Event('change'));
  }
}

/** Why a worker whose file does not run did not: the sentence and its parts. */
const whyNot = (answer) => whyNoFile('worker.js', answer) ?? whyNoScript('worker.js', answer)
  ?? [sentence('The browser could not start worker.js; its content security policy may forbid workers.')];

export const client = new Client();
