// What is told of one kind of piece, when it is asked for: its name, its rank, what it does when it is
// asked and what at the showing, each with what it rests on.
import { html, nothing } from 'lit';
import { drawOurs } from '../badge.js';
import { drawChips, drawWords } from '../law.js';
import { say } from '../say.js';

function drawPart(part, host) {
  const words = part.clauses.includes(host.unfolded) ? drawWords(host.unfolded, host) : nothing;
  return html`<li>${part.text}${part.cry ? html` <q class="cry" lang=${host.lang}>${part.cry}</q>` : nothing}${
    part.gloss ? html` <span class="gloss">(${part.gloss})</span>` : nothing}${drawChips(part, host)}${drawOurs(part.status)}${words}</li>`;
}

/** Draw what is told of the piece that is asked for. */
export function drawTold(host) {
  const { kind, hush, told } = host.key;
  if (!kind) return nothing;
  const name = host.furniture.kindInWords(kind.piece);
  return html`<div class="piece-told" popover="manual" role="dialog" aria-label=${name} tabindex="-1">
    <p class="of"><span class="glyph" aria-hidden="true">${host.furniture.drawKind(kind.piece)}</span>
      <strong>${name}</strong>${told.pinned ? html`<button type="button" class="plain shut" aria-label=${say('Close')} @click=${hush}>×</button>` : nothing}</p>
    <p>${kind.rank.text}${drawChips(kind.rank, host)}${drawOurs(kind.rank.status)}</p>
    <h3>${say('When it is asked')}</h3>
    <ul>${kind.asked.map((part) => drawPart(part, host))}</ul>
    <h3>${say('At the showing')}</h3>
    <ul>${kind.shown.map((part) => drawPart(part, host))}</ul>
  </div>`;
}
