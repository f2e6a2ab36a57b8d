// The room: the table with what is to be done at it, and beside it the law and the log.
import { html, nothing } from 'lit';
import { drawChoices } from './choices.js';
import { drawHandOn, drawMissed } from './covers.js';
import { drawHint } from './hints.js';
import { drawLaw } from './law.js';
import { drawLesson } from './lesson.js';
import { drawLog } from './log.js';
import { drawError, drawOutcome, drawShowing, drawShown } from './panels.js';
import { drawRemarks, drawTitle } from './remarks.js';
import { drawSeats } from './seats.js';
import { session } from './session.js';
import { drawSharing } from './sharing.js';
import { speechOf } from './speech.js';
import { drawStatus } from './status.js';
import { switches } from './switches.js';
import { drawInWords } from './text-mode.js';
import { drawTimeline } from './timeline.js';

/** What is to be done now: a choice, the way on, or the device to be handed on. */
function drawBelow(view, desk) {
  if (session.past) return nothing;
  if (session.onShow) return view.waiting === 'over' ? drawOutcome(view, desk) : nothing;
  if (desk.handover) return drawHandOn(view, desk);
  if (view.waiting === 'over') return drawOutcome(view, desk);
  if (view.waiting === 'deal') return drawShowing(view, desk);
  return html`${view.shown ? drawShown(view, desk) : nothing}${drawChoices(view, desk)}${drawHint(view, desk)}`;
}

/** The event whose law is shown: the one looked at, or the last that means something. */
function eventLookedAt(view, desk) {
  // Under a finger the law must not grow and push the log away: the words open in the line.
  const looked = desk.touch ? null : desk.selected;
  return view.events.find(({ n }) => n === looked)
    ?? view.events.findLast(({ kind }) => kind !== 'dealer');
}

/** Draw the game as the seat at the screen sees it. */
export function drawRoom(view, desk) {
  const taught = view.lesson !== null;
  return html`<div class="room ${taught ? 'taught' : ''}">
    ${taught ? drawLesson(view, desk) : nothing}
    <div class="play">
      ${drawStatus(view, desk)}
      ${drawSharing(desk.sharing)}
      ${session.onShow ? drawTitle(view, desk) : nothing}
      ${drawMissed(desk)}
      ${(switches.text ? drawInWords : drawSeats)(view, speechOf(desk.fresh, desk.lang))}
      ${drawTimeline(view)}
      ${taught || session.onShow ? nothing : drawRemarks(view, desk)}
      ${drawError(desk.error, desk)}
      ${drawBelow(view, desk)}
    </div>
    <div class="book">${drawLaw(view, eventLookedAt(view, desk), desk)}${drawLog(session.view, desk)}</div>
  </div>`;
}
