// Text mode: the same view as a table of words, one row a seat, for those who would rather read it.
import { html, nothing } from 'lit';
import { countsInWords } from './middle.js';
import { say } from './say.js';
import { pieceName, scoreWords, withCards } from './words.js';

function piece(view, seat) {
  const held = view.held[seat];
  if (held === null || held === undefined) return say('none');
  if (held === 'hidden') return say('face down');
  return pieceName(held);
}

function standing(view, seat, speech) {
  const { in: plays } = view.players[seat];
  const said = speech.get(seat);
  const parts = [
    seat === view.yours && say('you'),
    view.to_move === seat && say('to move'),
    seat === view.dealer && (withCards(view) ? say('has the pack and deals') : say('has the bag and deals')),
    view.winners.includes(seat) && say('has won'),
    !plays && say('out'),
  ].filter(Boolean);
  return html`${parts.join(', ')}${said ? html`${parts.length ? ': ' : nothing}<q lang=${said.lang}>${said.words}</q>${
    said.gloss ? ` (${said.gloss})` : nothing}` : nothing}`;
}

function score(view, seat) {
  const plus = view.plus[seat];
  const words = scoreWords(view.unit, view.score[seat]);
  return plus ? say('{score}, {n} plus', { score: words, n: plus }) : words;
}

/** Draw the seats as a table, starting with the one at the screen; `speech` maps seats to cries. */
export function drawInWords(view, speech) {
  const first = view.near;
  const order = view.players.map((_, step) => (first + step) % view.players.length);
  return html`<div class="in-words" data-scrolled tabindex="0" role="group" aria-label=${say('The table in words')}>
    <table>
      <caption>${countsInWords(view)}</caption>
      <thead><tr>
        <th scope="col">${say('Seat')}</th>
        <th scope="col">${withCards(view) ? say('Card') : say('Piece')}</th>
        <th scope="col">${withCards(view) ? say('Tokens') : say('Strokes')}</th>
        <th scope="col">${say('Standing')}</th>
      </tr></thead>
      <tbody>${order.map((seat) => html`<tr aria-current=${view.to_move === seat ? 'true' : nothing}
          class=${seat === view.seat ? 'mine' : ''} data-seat=${seat}>
        <th scope="row">${view.players[seat].name}</th>
        <td>${piece(view, seat)}</td>
        <td>${score(view, seat)}</td>
        <td>${standing(view, seat, speech)}</td>
      </tr>`)}</tbody>
    </table>
  </div>`;
}
