// What a lesson says, in a dock at the lower edge of the screen with what is to be done: back and on, the
// choices where one is due, and at its end the ways on from it. Over the table stands how far it has come.
import { html, nothing } from 'lit';
import { drawPace } from './acts/pace-choice.js';
import { drawGrounds } from './law.js';
import {
  addressOf, addressOfLesson, astray, goTo, isAstray,
} from './lesson.js';
import { inWords, titleOf } from './remarks.js';
import { say } from './say.js';
import { session } from './session.js';
import { drawHelpButton } from './tools.js';

/** Draw the line over the table: the way out, which deal, which step; and a stroke for each step. */
export function drawLessonHead(view, host) {
  const { deal, deals, step, steps } = host.lesson.where;
  const title = deals > 1 ? say('Deal {deal} of {deals}', { deal, deals }) : titleOf(view);
  return html`<div class="lesson-head">
    <p class="status"><button class="plain" data-leave @click=${host.leave}>${say('Leave')}</button>
      <span class="source" id="lesson-head">${title}</span>
      <span class="told">${say('{step} of {steps}', { step, steps })}</span>
      <span class="acts">${drawPace()}${drawHelpButton(host)}</span></p>
    <ol class="so-far" aria-hidden="true">${Array.from({ length: steps }, (_, at) => html`<li class=${at < step ? 'been' : ''}></li>`)}</ol>
  </div>`;
}

const drawBack = ({ lesson }) => html`<button class="back" data-hotkey="ArrowLeft" aria-keyshortcuts="ArrowLeft"
  ?disabled=${!lesson.mayGoBack} @click=${lesson.back}>${say('Back')}</button>`;

/** Draw the way on; at the end of a deal it deals the next. */
const drawNext = (host) => html`<button class="main next" data-first data-hotkey="ArrowRight" aria-keyshortcuts="ArrowRight"
  aria-disabled=${host.busy} @click=${host.lesson.next}>${say('Next')}</button>`;

/** The lesson that comes after this one, `{ href, called }`: the one it names, else that of the source listed next. */
function following(view) {
  if (view.then) return { href: addressOfLesson(view.then.lesson), called: titleOf(view.then) };
  const { sources } = session;
  const at = sources.findIndex(({ id }) => id === view.rules);
  const next = sources.slice(at + 1).find(({ house }) => !house);
  return next ? { href: addressOf(next.id), called: next.short } : null;
}

/** Draw the ways on from the end of a lesson. */
function drawEnd(view, host) {
  const next = following(view);
  return html`<button class="main free" data-first ?disabled=${host.busy} @click=${host.freeGame}>${say('A free game')}</button>
    <p class="others">${next ? html`<a data-next-lesson href=${next.href} @click=${goTo}>${say('The next lesson:')} ${next.called}</a>` : nothing}
      <button class="plain" ?disabled=${host.busy} @click=${host.lesson.playOn}>${say('Play on from here')}</button></p>`;
}

function drawRemark(remark, host) {
  return html`<p class="remark" data-at=${session.now.remarks.indexOf(remark)}>${inWords(remark)} <span class="basis">${
    drawGrounds(remark, host)}</span></p>`;
}

function drawAstray(below) {
  return html`<div class="lesson-dock"><section class="lesson astray" aria-label=${say('The lesson')}><p class="remark">${astray()}</p>
    <button data-back @click=${() => session.rewind(session.now.astray)}>${say('Back to the lesson')}</button></section>${below}</div>`;
}

/** Draw the dock, with the choices in it where one is due: `below` is what would stand there without a lesson. */
export function drawLessonDock(view, host, below) {
  if (isAstray(session.now)) return drawAstray(below);
  const { remark, said } = host.lesson;
  const ends = said && session.now.taught;
  const asks = host.lesson.asks(view);
  return html`<div class="lesson-dock ${asks ? 'asks' : ''} ${ends ? 'ends' : ''}">
    <section class="lesson" aria-labelledby="lesson-head">${remark ? drawRemark(remark, host) : nothing}</section>
    ${drawBack(host)}${asks ? below : ends ? drawEnd(view, host) : drawNext(host)}
  </div>`;
}
