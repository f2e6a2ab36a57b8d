// What stands ready below the table: text mode, the link to share, the way out; and above it help.
import { html, nothing } from 'lit';
import { siteRoot } from './client.js';
import { follow } from './law.js';
import { say } from './say.js';
import { session } from './session.js';
import { switches } from './switches.js';
import { icon } from './timeline.js';

/** Draw the button that opens the help sheet with the keys; a narrow screen says it in a word. */
export const drawHelpButton = (host) => html`<button type="button" class="plain" aria-haspopup="dialog" aria-label=${say('Help and keys')}
  @click=${host.everyone.help}><span class="whole">${say('Help and keys')}</span><span class="brief">${say('Help')}</span></button>`;

/** Draw the way to the site’s front page, for where its header has given way to the game. */
export const drawToSite = () => html`<a class="to-site" href=${siteRoot.href} aria-label=${say('To the archive’s front page')}
  title=${say('To the archive’s front page')} @click=${follow}>${icon('back')}</a>`;

/** Draw the quiet buttons; they say what they do, and whether they are on. */
export function drawTools(host) {
  const shares = !session.onShow && !session.view.devices && !session.acting && session.shown.waiting !== 'over'; // at its end a game is shared there
  return html`<p class="tools"><button type="button" class="plain" aria-pressed=${switches.text}
      @click=${() => switches.turn('text')}>${say('Text mode')}</button>
    ${shares ? html`<button class="plain" data-share @click=${host.sharing.make}>${say('Share')}</button>` : nothing}
    <button class="plain" data-leave @click=${host.leave}>${say('Leave')}</button></p>`;
}
