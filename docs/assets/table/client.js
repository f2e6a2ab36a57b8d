// The page's end of the worker. One worker serves the whole visit: this module is evaluated
// once in a document, so it outlives instant navigation, and so does the game in the worker.
import { language, onLanguage, say, sentence } from './say.js';

export const siteRoot = new URL('../../', import.meta.url);
const workerUrl = new URL('./worker.js', import.meta.url);
const SILENCE = 30_000; // a boot that says nothing for so long has failed

export class Refused extends Error {
  constructor({ why, parts = {}, clauses = [] }) {
    super(say(why, parts));
    this.why = this.message;
    this.clauses = clauses;
  }
}

function modulesInWorkers() {
  let asked = false;
  const options = {
    get type() {
      asked = true;
      return 'module';
    },
  };
  try {
    new Worker('data:text/javascript,', options).terminate();
  } catch {
    // A policy may forbid this trial worker; whether its type was asked for is all we need.
  }
  return asked;
}

class Client extends EventTarget {
  state = 'idle'; // idle, booting, ready, failed
  boot = { stage: sentence('Starting the worker'), done: 0, total: 0 };
  failure = null;
  #worker = null;
  #next = 0;
  #waiting = new Map();
  #watchdog = 0;

  constructor() {
    super();
    onLanguage(() => {
      if (this.#worker) this.#speak();
      this.dispatchEvent(new Event('change'));
    });
  }

  /** Start the worker unless it runs already. */
  start() {
    if (this.state === 'booting' || this.state === 'ready') return;
    this.boot = { stage: sentence('Starting the worker'), done: 0, total: 0 };
    this.failure = null;
    this.#enter('booting');
    if (location.protocol === 'file:') {
      this.#fail('worker', sentence('This page was opened as a file, and browsers run no workers from'
        + ' files; serve the site (for instance with “make serve”) and open its address.'));
    } else if (!window.Worker || !modulesInWorkers()) {
      this.#fail('worker', sentence('This browser has no module workers, which the engine needs;'
        + ' any browser from 2023 or later has them.'));
    } else this.#open();
  }

  /** Try a failed boot again with a new worker. */
  retry() {
    if (this.state === 'failed') this.start();
  }

  /** Ask the worker; resolves to its answer or rejects with `Refused`. */
  call(name, args = {}) {
    this.start();
    if (this.state === 'failed') return Promise.reject(new Refused(this.failure));
    const id = ++this.#next;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage(JSON.stringify({ id, call: name, args }));
    });
  }

  #open() {
    try {
      this.#worker = new Worker(workerUrl, { type: 'module' });
    } catch (error) {
      this.#fail('worker', sentence('The browser refused to start worker.js ({fault}).'), { fault: error.message });
      return;
    }
    this.#worker.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#explain(event.message);
    };
    if (language() !== 'en') this.#speak();
    this.#watch();
  }

  /** Let the engine speak the language of the interface; what is asked after this is told in it. */
  #speak() {
    this.call('speak', { language: language() }).catch(() => {});
  }

  #hear(message) {
    if ('boot' in message) {
      this.boot = message.boot;
      if (message.boot.stage === 'ready') this.#ready();
      else this.#watch();
      this.dispatchEvent(new Event('change'));
    } else if ('failed' in message) {
      const { stage, why, parts } = message.failed;
      this.#fail(stage, why, parts);
    } else if ('kept' in message) {
      this.dispatchEvent(new CustomEvent('kept', { detail: message.kept }));
    } else {
      const asked = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if ('error' in message) asked?.reject(new Refused(message.error));
      else asked?.resolve(message.ok);
    }
  }

  #ready() {
    clearTimeout(this.#watchdog);
    this.#enter('ready');
  }

  #watch() {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#fail(
      'silence',
      sentence('The engine has said nothing for {n} seconds while it was at this: {stage}.'),
      { n: SILENCE / 1000, stage: say(this.boot.stage).toLowerCase() },
    ), SILENCE);
  }

  /** A worker that dies without a word: was its file there at all? */
  async #explain(message) {
    if (message) {
      this.#fail('worker', sentence('The worker stopped: {fault}.'), { fault: message });
      return;
    }
    const answer = await fetch(workerUrl).catch((error) => error);
    const missing = answer instanceof Response && !answer.ok;
    this.#fail('worker', missing
      ? sentence('The file {file} is missing (the server answered {status}).')
      : sentence('The browser could not start worker.js; its content security policy may forbid workers,'
        + ' or the network is down.'), { file: 'worker.js', status: answer.status });
  }

  #fail(stage, why, parts = {}) {
    clearTimeout(this.#watchdog);
    this.#worker?.terminate();
    this.#worker = null;
    this.failure = { stage, why, parts, clauses: [] };
    for (const { reject } of this.#waiting.values()) reject(new Refused(this.failure));
    this.#waiting.clear();
    this.#enter('failed');
  }

  #enter(state) {
    this.state = state;
    this.dispatchEvent(new Event('change'));
  }
}

export const client = new Client();
