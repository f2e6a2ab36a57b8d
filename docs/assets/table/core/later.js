// What is done for the next start when this one has nothing to do: a second worker, no other than
// this one, keeps Python's memory. It gives way to whoever asks.

export class Later {
  #worker = null;
  #done = false;

  /** Begin, unless it was done or has been tried in vain. */
  begin(game) {
    if (this.#done || this.#worker || !globalThis.Worker) return;
    this.#worker = new Worker(new URL('#memory', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }) => { if ('remembered' in JSON.parse(data)) this.#end(); };
    this.#worker.onerror = () => this.#end();
    this.#worker.postMessage(JSON.stringify({ remember: game }));
  }

  /** Give way: what was begun begins anew another time. */
  stop() {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #end() {
    this.#done = true;
    this.stop();
  }
}
