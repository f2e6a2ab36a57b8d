// Text mode: the same view as a table of words, one row a seat, for those who would rather read it.
import { html, nothing } from 'lit';
import { markOf } from './lying.js';
import { countsInWords } from './middle.js';
import { say } from './say.js';
import { stands } from './seats.js';

function standing(view, seat, speech, furniture) {
  const said = speech.get(seat);
  const parts = [
    ...stands(view, seat),
    view.to_move === seat && say('to move'),
    ...furniture.marksInWords?.(view, seat) ?? [],
    markOf(view, 'dealer', seat)?.text,
  ].filter(Boolean);
  return html`${parts.join(', ')}${said ? html`${parts.length ? ': ' : nothing}<q lang=${said.lang}>${said.words}</q>${
    said.gloss ? ` (${said.gloss})` : nothing}` : nothing}`;
}

/** Draw the seats as a table, starting with the one at the screen; `speech` maps seats to cries. */
export function drawInWords(view, speech, furniture) {
  const [held, counted] = furniture.columns(view);
  const first = view.near;
  const order = view.players.map((_, step) => (first + step) % view.players.length);
  return html`<div class="in-words" data-scrolled tabindex="0" role="group" aria-label=${say('The table in words')}>
    <table>
      <caption>${furniture.middleInWords?.(view) ?? countsInWords(view)}</caption>
      <thead><tr>
        <th scope="col">${say('Seat')}</th>
        <th scope="col">${held}</th>
        <th scope="col">${counted}</th>
        <th scope="col">${say('Standing')}</th>
      </tr></thead>
      <tbody>${order.map((seat) => html`<tr aria-current=${view.to_move === seat ? 'true' : nothing}
          class=${seat === view.seat ? 'mine' : ''} data-seat=${seat}>
        <th scope="row">${view.players[seat].name}</th>
        <td>${furniture.heldInWords(view, seat)}</td>
        <td>${furniture.scoreInWords(view, seat)}</td>
        <td>${standing(view, seat, speech, furniture)}</td>
      </tr>`)}</tbody>
    </table>
  </div>`;
}
