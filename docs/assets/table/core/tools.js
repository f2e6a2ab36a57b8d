// What stands ready above the table for everyone: text mode, and the help sheet with the keys.
import { html } from 'lit';
import { say } from './say.js';
import { switches } from './switches.js';

/** Draw the two buttons; they say what they do, and whether they are on. */
export function drawTools(host) {
  return html`<button type="button" class="plain" aria-pressed=${switches.text}
      @click=${() => switches.turn('text')}>${say('Text mode')}</button>
    <button type="button" class="plain" aria-haspopup="dialog" @click=${host.everyone.help}>${say('Help and keys')}</button>`;
}
