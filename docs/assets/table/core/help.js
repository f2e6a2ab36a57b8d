// The help sheet: how one plays, the keys with their switch, and what the marks of the table mean.
import { html, nothing } from 'lit';
import { drawMark, meaning } from './badge.js';
import { siteRoot } from './client.js';
import { listed } from './keys.js';
import { follow } from './law.js';
import { say } from './say.js';
import { switches } from './switches.js';

const drawKeys = ([keys, does]) => html`<tr>
  <th scope="row">${keys.map((key, at) => html`${at ? ' ' : ''}<kbd>${key}</kbd>`)}</th><td>${does}</td></tr>`;

const drawSwitch = (name, words) => html`<label class="switch"><input type="checkbox" .checked=${switches[name]}
  @change=${() => switches.turn(name)} /> ${words}</label>`;

const drawHowTo = (source) => (source?.told
  ? html`<p><a href=${new URL(source.told, siteRoot).href} @click=${follow}>${say('How to play, in a minute')}</a></p>` : nothing);

/** Draw the sheet, for the game of a source; the browser keeps the focus in it while it is open. */
export function drawHelp(source) {
  return html`<dialog class="help" aria-labelledby="help-head" @click=${closeOutside} @keydown=${closeOnQuestion}>
    <div class="sheet">
      <h2 id="help-head" tabindex="-1" autofocus>${say('Help')}</h2>
      ${drawHowTo(source)}
      <p>${drawSwitch('keys', say('The keys are on'))}${drawSwitch('text', say('Text mode: the table in words'))}${
        drawSwitch('rank', say('The rank at your turn'))}${drawSwitch('sound', say('Sound: wood and chalk'))}${drawSwitch('tap', say('One tap plays a card; otherwise the first tap lifts it'))}</p>
      <table class="keys">
        <caption>${say('Keys; none of them acts while you type in a field')}</caption>
        <tbody>${listed().map(drawKeys)}</tbody>
      </table>
      <h3>${say('How a rule is known')}</h3>
      <dl>${['stated', 'inferred', 'supplied'].map((status) => html`<dt>${drawMark(status)}</dt><dd>${meaning(status)}</dd>`)}</dl>
      <p>${say('Marked words in a clause are those on which a rule of this game rests. “Why?” leads to where a source can be read in two ways, or is silent: the answer is ours.')}</p>
      <form method="dialog"><button class="main">${say('Close')}</button></form>
    </div>
  </dialog>`;
}

function closeOutside({ target, currentTarget }) {
  if (target === currentTarget) currentTarget.close();
}

function closeOnQuestion(event) {
  if (event.key !== '?') return;
  event.preventDefault();
  event.currentTarget.close();
}
