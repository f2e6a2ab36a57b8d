// The slate of the evening: a name a line, the strokes in chalk beside it. While something is told,
// the lines are buttons that answer who.
import { html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { drawChalk, drawRubbed } from '../../../core/chalk.js';
import { drawPiece } from '../piece.js';
import { say } from '../../../core/say.js';
import { markOf } from './telling.js';
import { drawDealer } from '../middle.js';
import { drawTokens } from '../slate.js';

const CROWD = 6; // more people than this stand in two columns on a phone

function drawStrokes(player, view) {
  const { score, plus, limit } = player;
  // Strokes rubbed out stay to be seen, as on a slate.
  const gone = view.unit === 'strokes left' ? Math.max(0, view.start - score) : 0;
  return html`${drawChalk(score)}${drawRubbed(gone)}${score || gone ? nothing : html`<span class="no-marks">–</span>`}${
    plus ? html`<span class="plus">${'+'.repeat(plus)}</span>` : nothing}${
    view.unit === 'strokes taken' ? html`<span class="limit">/ ${limit}</span>` : nothing}`;
}

function drawScore(player, view) {
  const { plus, words } = player;
  const said = plus ? say('{score}, {n} plus', { score: words, n: plus }) : words;
  return html`<span class="marks" role="img" aria-label=${said} title=${said}>${
    view.cards ? drawTokens(player.score) : drawStrokes(player, view)}</span>`;
}

/** The piece told of a seat, while pieces are told. */
function drawTold(seat, host) {
  const { view, telling } = host;
  return telling?.kind === 'pieces' && view.dealt_in.includes(seat)
    ? html`<span class="told">${drawPiece(telling.pieces[seat], view.cards)}</span>` : nothing;
}

const drawDeals = ({ cards }) => (cards ? drawDealer('pack', say('has the pack and deals'))
  : drawDealer('bag', say('has the bag and deals')));

function drawLine(seat, host) {
  const { view, telling } = host;
  const player = view.players[seat];
  const mark = markOf(telling, seat, view);
  const inner = html`<span class="who">
      <span class="name">${player.name}</span>${seat === view.dealer ? drawDeals(view) : nothing}
      ${mark ? html`<span class="told mark">${mark}</span>` : nothing}
      ${player.standing ? html`<span class="standing">${player.standing}</span>` : nothing}
    </span>${drawTold(seat, host)}${drawScore(player, view)}`;
  const state = classMap({
    seat: true, out: !player.in, won: view.winners.includes(seat), fresh: host.isFresh(seat),
    asked: view.appeal?.asked === seat,
  });
  if (!telling || !view.dealt_in.includes(seat)) return html`<li class=${state} data-seat=${seat}><div class="line-of">${inner}</div></li>`;
  const chosen = telling.kind === 'pieces' ? telling.at === seat : mark !== null;
  return html`<li class=${state} data-seat=${seat}><button type="button" class="line-of" aria-pressed=${chosen}
    ?disabled=${host.busy} @click=${() => host.pick(seat)}>${inner}</button></li>`;
}

/** Draw the slate: everybody's name and strokes, in the order of the seats. */
export function drawSlate(host) {
  const { view } = host;
  const many = view.players.length > CROWD;
  return html`<ol class="board ${many ? 'crowd' : ''} ${host.telling ? 'picking' : ''}"
    aria-label=${say('The slate')}>${view.players.map((_, seat) => drawLine(seat, host))}</ol>`;
}
