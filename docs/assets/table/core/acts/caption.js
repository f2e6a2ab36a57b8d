// The middle of the table says in a sentence what the act that is shown is, or what is asked of one.
import { html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { drawKey } from '../choices.js';
import { quoted } from '../log.js';
import { linesMissed, openOf } from '../missed.js';
import { say } from '../say.js';
import { session } from '../session.js';
import { turn } from '../status.js';
import { chooses } from '../turn.js';
import { broughtBy, sentencesOf } from './sentences.js';
import { toCome } from './track.js';

/** What was done to the seat that chooses while it did not look. */
const doneTo = (view, furniture) => (chooses(view) ? openOf(linesMissed(view, session.missed, furniture)).map(({ text }) => text) : []);

/** What is said besides to the seat that chooses: what was done to it, and what it is asked, where no decision asks it. */
function besides(view, furniture) {
  const done = doneTo(view, furniture);
  if (view.decision) return done;
  const asked = furniture.asked?.(view);
  return done.length ? [...done, asked] : [asked ?? view.choices.map(({ label }) => label).join(' · ')];
}

/** What the table asks, or waits for, once all has been shown. */
function asked(view, furniture) {
  if (chooses(view)) return [session.persons.length > 1 ? turn(view) : say('Your turn'), ...besides(view, furniture)];
  if (view.waiting === 'over') return [view.reason ?? turn(view)];
  return view.act && view.waiting !== 'past' ? sentencesOf(view, view.act, furniture) : [turn(view)];
}

/** Draw what the middle of the table says. */
export function drawCaption(view, furniture, lang) {
  const brought = session.acting ? [] : broughtBy(view, furniture);
  const [main, ...more] = session.acting ? sentencesOf(view, view.act, furniture) : brought.length ? brought : asked(view, furniture);
  const later = session.acting ? toCome(view, furniture) : '';
  const asks = !session.acting && chooses(view);
  return html`<div class=${classMap({ caption: true, asks, brought: brought.length > 0, done: asks && doneTo(view, furniture).length > 0 })}><p class="main">${quoted(main ?? '', lang)}</p>
    ${more.some(Boolean) ? html`<p class="more">${more.filter(Boolean).map((one) => html`<span>${typeof one === 'string' ? quoted(one, lang) : one} </span>`)}</p>` : nothing}
    ${later ? html`<p class="later">${later}</p>` : nothing}</div>`;
}

/** Draw the way on while an act is shown: it ends this act, and no more; and beside it the way past all that are still to come. */
export function drawGoOn() {
  return html`<p class="buttons onward acting"><button class="go-on" data-first @click=${session.goOn}>${say('Go on')}
    ${drawKey(say('Space'))}</button>${
    session.course.more ? html`<button class="plain skip" @click=${session.skip}>${say('Skip ahead')}</button>` : nothing}</p>`;
}
