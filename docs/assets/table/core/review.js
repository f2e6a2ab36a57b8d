// After a deal, on demand: what one chose in it, and what was best by the odds as one knew them then.
// A part of the table's element.
import { html, nothing } from 'lit';
import { drawChips } from './law.js';
import { say } from './say.js';
import { session } from './session.js';

/** Whose choices can be gone over here: one's own, or those of the one person there is. */
function seatOf(view) {
  const [alone, ...others] = session.persons;
  return view.yours ?? (others.length ? null : alone ?? null);
}

export class Review {
  #host;
  #of = null; // the view that was asked of
  #told = null;

  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  /** What was told of the deal at the screen, or null. */
  get told() { return this.#of === session.now ? this.#told : null; }

  ask = async () => {
    const of = session.now;
    const told = await session.ask('review', { seat: seatOf(of), deal: of.lastDeal });
    if (!told || session.now !== of) return;
    [this.#of, this.#told] = [of, told];
    this.#host.requestUpdate();
  };
}

/** Draw the button that asks, and what is told once it is there. */
export function drawReview(view, host) {
  if (!host.furniture.hints || seatOf(view) === null) return nothing;
  const { told } = host.review;
  return html`<section class="review" aria-label=${say('Where could I have done better?')}>
    ${told ? nothing : html`<button type="button" class="plain" ?disabled=${host.busy} @click=${host.review.ask}>${
      say('Where could I have done better?')}</button>`}
    <div role="status">${told?.length === 0 ? html`<p>${say('In this deal there was nothing to choose between.')}</p>` : nothing}${
  told?.map((choice) => html`<p class=${choice.good ? 'good' : 'worse'}>${choice.text}${drawChips(choice, host)}</p>`)}</div>
  </section>`;
}
