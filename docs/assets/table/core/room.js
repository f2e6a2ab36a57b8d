// The room: the table with what is to be done at it, and beside it the law and the log.
import { html, nothing } from 'lit';
import { drawCaption, drawGoOn } from './acts/caption.js';
import { drawAside } from './aside.js';
import { drawChoices } from './choices.js';
import { drawHandOn, drawMissed } from './covers.js';
import { drawEnding } from './ending.js';
import { drawDock, drawTitle, drawTrial } from './example.js';
import { drawHint } from './hints.js';
import {
  drawRank, narrow, ranks, roomy,
} from './key/rank.js';
import { drawLaw } from './law.js';
import { drawInShort } from './law-in-short.js';
import { drawLeftOut } from './left-out.js';
import { drawLessonDock, drawLessonHead } from './lesson-dock.js';
import { isTaught, ofRank } from './lesson.js';
import { lineTelling } from './lines.js';
import { drawLately, drawLog } from './log.js';
import { drawError, drawShowing, drawShown } from './panels.js';
import { drawRemarks } from './remarks.js';
import { drawSeats } from './seats.js';
import { session } from './session.js';
import { drawSharing } from './sharing.js';
import { speechOf } from './speech.js';
import { drawStatus } from './status.js';
import { switches } from './switches.js';
import { drawInWords } from './text-mode.js';
import { drawTimeline } from './timeline.js';
import { drawTrack } from './acts/track.js';
import { drawTools } from './tools.js';

/** What is to be done now: a choice, the way on, or the device to be handed on. */
function drawBelow(view, host) {
  if (session.past) return nothing;
  if (session.acting) return drawGoOn();
  if (session.onShow) return view.waiting === 'over' ? drawEnding(view, host) : drawLeftOut(view, host);
  if (host.handover) return drawHandOn(view, host);
  if (view.waiting === 'over') return drawEnding(view, host);
  if (view.left_out) return drawLeftOut(view, host);
  if (view.waiting === 'deal') return drawShowing(view, host);
  return html`${(host.furniture.drawChoices ?? drawChoices)(view, host)}${view.shown ? drawShown(view, host) : nothing}`;
}

/** The table in words, or drawn: by the furniture where its game is laid out in a way of its own. */
function drawTable(view, host) {
  const speech = speechOf(session.cries, host.lang);
  if (switches.text) return drawInWords(view, speech, host.furniture);
  return host.furniture.drawTable?.(view, host) ?? drawSeats(view, speech, host.furniture, host.lang);
}

/** What has happened whose law is shown: the line looked at, or that of the last event that means something. */
function eventLookedAt(view, host) {
  // Under a finger the law must not grow and push the log away: the words open in the line.
  const looked = host.touch ? null : host.selected;
  const last = view.events.findLast((event) => event.clauses.length > 0 && host.furniture.hasLaw(event));
  const told = looked === null ? null : lineTelling(view, looked);
  return (told?.clauses.length ? told : null) ?? (last ? lineTelling(view, last.n) : undefined);
}

const hinted = (host) => host.furniture.hints && !session.past && !session.acting && !session.onShow && !host.handover;

/** Whether the screen has no room for the rank beside the table: then it has the table's place while a lesson speaks of it alone. */
const isLow = (view) => narrow() && !roomy(view) && !switches.text;

/** Whether the rank stands there in a lesson. */
const isRanked = (view, { furniture, key, lesson }) => Boolean(furniture.key && key.whole)
  && (roomy(view) || (isLow(view) ? lesson.speaksOfRank(view) : ofRank(lesson.remark)));

/** Right under the table: whose turns have been, or how the pieces rank; a hint that was asked for lies on it. */
function drawBar(view, host) {
  if (host.lesson.on) return isRanked(view, host) ? html`<div class="bar">${drawRank(view, host, nothing)}</div>` : nothing;
  if (session.acting) return html`<div class="bar">${drawTrack(view, host.furniture)}${drawLately(view, host)}</div>`;
  const hint = hinted(host) ? drawHint(view, host) : nothing;
  if (host.hints.shown) return html`<div class="bar">${hint}</div>`;
  if (ranks(view, host)) return html`<div class="bar">${drawRank(view, host, narrow() ? nothing : hint)}</div>`;
  return narrow() || hint === nothing ? nothing : html`<div class="bar">${hint}</div>`;
}

/** What lies ready below all else, whatever is to be done: the way back, a hint where it has no room above, other ways to play, what was missed. */
const drawShelf = (view, host) => html`<div class="shelf">${host.lesson.on ? nothing : drawTimeline(view, host)}${
  narrow() && hinted(host) && !host.hints.shown ? drawHint(view, host) : nothing}${drawTools(host)}</div>${drawMissed(view, host)}`;

/** What explains, with its clauses: it lies under the table, and comes after what is to be done for whoever goes by Tab. */
const drawNotes = (view, event, host) => html`${host.furniture.drawAims?.(view, host) ?? nothing}${
  host.lesson.on ? nothing : drawInShort(view, event, host)}`;

/** Draw the game as the seat at the screen sees it. */
export function drawRoom(view, host) {
  const { on } = host.lesson;
  const taught = isTaught(host.lesson);
  const event = eventLookedAt(view, host);
  return html`<div class="room ${taught ? 'taught' : ''} ${on && isLow(view) && isRanked(view, host) ? 'of-rank' : ''}">
    <div class="play">
      ${on ? drawLessonHead(view, host) : drawStatus(view, host)}
      ${drawSharing(host.sharing)}
      ${session.onShow ? drawTitle(view, host) : drawTrial(view, host)}
      ${drawTable(view, host)}
      ${switches.text ? drawCaption(view, host.furniture, host.lang) : nothing}
      ${drawBar(view, host)}
      ${session.onShow ? drawDock(view, host) : taught ? nothing : drawRemarks(view, host)}
      ${drawError(host.error, host)}
      ${taught ? drawLessonDock(view, host, drawBelow(view, host)) : drawBelow(view, host)}
      ${drawNotes(view, event, host)}
      ${drawShelf(view, host)}
    </div>
    <div class="book"><div class="opened" ?inert=${host.aside.open}>${drawLaw(view, event, host)}${drawLog(session.view, host)}</div>${drawAside(host)}</div>
  </div>`;
}
