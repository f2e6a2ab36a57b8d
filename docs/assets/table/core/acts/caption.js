// The middle of the table says in a sentence what the act that is shown is, or what is asked of one.
import { html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { handOf } from '../lying.js';
import { quoted } from '../log.js';
import { say } from '../say.js';
import { session } from '../session.js';
import { turn } from '../status.js';
import { chooses } from '../turn.js';
import { toCome } from './track.js';

const MOST = 3; // more sentences than this are too many for the middle of a table

const nameOf = (view, seat) => view.players[seat].name;
const isReader = (view, seat) => seat === view.yours;

/** What a seat has laid open: “Bo has a 4.” */
function laidOpen(view, seat) {
  const [lying] = handOf(view, seat)?.cards ?? [];
  if (!lying) return '';
  return isReader(view, seat) ? say('You have {thing}.', { thing: lying.name })
    : say('{name} has {thing}.', { name: nameOf(view, seat), thing: lying.name });
}

/** Who deals; nobody where the pieces are dealt by none. */
function dealing(view, dealer) {
  if (dealer === null) return '';
  return isReader(view, dealer) ? say('You deal.') : say('{name} deals.', { name: nameOf(view, dealer) });
}

/** What another choice would have brought, said where the stroke of a showing is one's own. */
const otherwise = (view, act) => (act.kind === 'stroke' && act.lifted.includes(view.yours) ? view.otherwise?.text : null);

/** Say of an act what happened, and what came of it. */
function said(view, act, furniture) {
  const { caption, events } = act;
  if (caption.dealer !== undefined) return [dealing(view, caption.dealer)];
  if (caption.lifted) return [caption.lifted.slice(0, MOST).map((seat) => caption.why.get(seat) ?? laidOpen(view, seat)).join(' ')];
  if (!caption.main) return [''];
  if (caption.then.length >= MOST) return [furniture.SUMS[events[0].kind]?.(caption.then.length + 1, view) ?? caption.main];
  const instead = otherwise(view, act);
  if (instead) return [caption.main, ...caption.then, instead]; // the slates show what is left
  const more = caption.more.map(({ seat, text }) => `${isReader(view, seat) ? say('You') : nameOf(view, seat)}: ${text}.`);
  return [caption.main, ...caption.then, ...more];
}

/** What the table asks, or waits for, once all has been shown. */
function asked(view, furniture) {
  if (chooses(view)) {
    return [session.persons.length > 1 ? turn(view) : say('Your turn'), furniture.asked?.(view) ?? view.choices.map(({ label }) => label).join(' · ')];
  }
  if (view.waiting === 'over') return [view.reason ?? turn(view)];
  return view.act && view.waiting !== 'past' ? said(view, view.act, furniture) : [turn(view)];
}

/** Draw what the middle of the table says. */
export function drawCaption(view, furniture, lang) {
  const [main, ...more] = session.acting ? said(view, view.act, furniture) : asked(view, furniture);
  const later = session.acting ? toCome(view, furniture) : '';
  return html`<div class=${classMap({ caption: true, asks: !session.acting && chooses(view) })}><p class="main">${quoted(main ?? '', lang)}</p>
    ${more.some(Boolean) ? html`<p class="more">${more.filter(Boolean).map((one) => html`<span>${typeof one === 'string' ? quoted(one, lang) : one} </span>`)}</p>` : nothing}
    ${later ? html`<p class="later">${later}</p>` : nothing}</div>`;
}

/** Draw the way on while an act is shown: it ends this act, and no more. */
export function drawGoOn() {
  return html`<p class="buttons onward acting"><button class="go-on" data-first @click=${session.goOn}>${say('Go on')}
    <kbd class="hotkey" aria-hidden="true">${say('Space')}</kbd></button></p>`;
}
