// An element that is drawn anew at every change of the table to which several devices come.
import { together } from './together.js';

export class Redrawn {
  #redraw;

  constructor(host) {
    this.#redraw = () => host.requestUpdate();
    host.addController(this);
  }

  hostConnected() { together.addEventListener('change', this.#redraw); }

  hostDisconnected() { together.removeEventListener('change', this.#redraw); }
}
