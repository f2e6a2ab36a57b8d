// What one is after: three sentences of the game's summary with their clauses, there at the first deal until
// whoever looks has done something; drawn the same over a table in words, and heard once.
import { html, nothing } from 'lit';
import { drawChips, drawFirstChip } from '../core/law.js';
import { say } from '../core/say.js';
import { session } from '../core/session.js';
import { isLongOrder } from './order.js';

const SENTENCES = 3;
const LOW = '(max-width: 699px) and (max-height: 799px)'; // there they wait folded

/** Whether something has been done that is not dealt: by whoever looks, or by anybody if he looks on. */
const hasBegun = ({ events, yours }, { DEALING }) => events.some(({ kind, seat }) => !DEALING.has(kind) && (yours === null || seat === yours));

/** The sentences that stand at this moment, each with its clauses. */
export function aimsOf(view, host) {
  const looks = host.lesson.on || session.onShow || session.past;
  if (looks || view.lastDeal > 1 || view.waiting === 'over' || hasBegun(view, host.furniture)) return [];
  return host.source?.house ? [] : (host.source?.summary ?? []).slice(0, SENTENCES);
}

/** A sentence with its clauses; where each must be as large as a finger's tip, with the first. */
const drawAim = (claim, host) => html`<span>${claim.text}${
  host.touch ? drawChips({ clauses: claim.clauses.slice(0, 1) }, host) : drawFirstChip(claim, host)}</span> `;

/** Draw them. */
export function drawAims(view, host) {
  const aims = aimsOf(view, host);
  if (!aims.length) return nothing;
  const drawn = aims.map((claim) => drawAim(claim, host));
  const name = say('What one is after');
  const folds = matchMedia(LOW).matches || isLongOrder(host.furniture.beats(view));
  return folds ? html`<details class="aims"><summary>${name}</summary><p role="note" aria-label=${name}>${drawn}</p></details>`
    : html`<p class="aims" role="note" aria-label=${name}>${drawn}</p>`;
}
