// The evening to take home: the slate as plain text, to copy, share, print or keep as a file.
import { html, nothing } from 'lit';
import { say } from '../../../core/say.js';

/** Hand the text to whatever the device shares with; gives false where it cannot. */
async function share(text) {
  try {
    await navigator.share({ text });
  } catch {
    // Whoever changes his mind has not failed.
  }
}

/** Draw the plain text and what can be done with it. */
export function drawSheet(host) {
  return html`<details class="sheet" @toggle=${({ target }) => host.unfoldSheet(target.open)}>
    <summary>${say('The evening as plain text')}</summary>
    <p class="buttons">
      <button type="button" ?disabled=${!host.sheet} @click=${host.copy}>${say('Copy')}</button>
      ${navigator.share ? html`<button type="button" ?disabled=${!host.sheet} @click=${() => share(host.sheet)}>${say('Share')}</button>` : nothing}
      <button type="button" ?disabled=${!host.sheet} @click=${() => window.print()}>${say('Print')}</button>
      <button type="button" @click=${host.export}>${say('Keep the ledger as a file')}</button>
    </p>
    <pre tabindex="0" role="group" aria-label=${say('The evening as plain text')}>${host.sheet}</pre>
  </details>`;
}
