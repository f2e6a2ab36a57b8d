// How a match stands: in a line while a deal is played, and at its end what it brought, who leads, or who has
// won; and the way to the next deal.
import { html, nothing } from 'lit';
import { signed } from '../acts/sums.js';
import { listed, seatName } from '../names.js';
import { say } from '../say.js';
import { session } from '../session.js';
import { drawWhose } from './length.js';

const FEW = 4; // so many are told in a line

/** Whether a deal of the match is still to come after the one that is over. */
export const goesOn = ({ match }) => Boolean(match?.next) && !session.onShow;

/** Say which deal of the match it is. */
const dealInWords = ({ number, of }) => (of ? say('Deal {deal} of {deals}', { deal: number, deals: of }) : say('Deal {deal}', { deal: number }));

/** The seats in the order of what they have. */
const ranked = (has) => has.map((_, seat) => seat).sort((a, b) => has[b] - has[a] || a - b);

/** Say in a line which deal of the match is played, and how it stood before. */
export function matchInShort(view) {
  const { match } = view;
  const told = ranked(match.score).slice(0, FEW).map((seat) => `${seatName(view, seat)} ${signed(match.score[seat])}`);
  return [dealInWords(match), ...match.number > 1 ? [told.join(', ')] : []].join(' · ');
}

function head({ match, players, yours }) {
  const { winners, number: deal, of: deals } = match;
  if (!winners.length) return deals ? say('The match after deal {deal} of {deals}', { deal, deals }) : say('The match after deal {deal}', { deal });
  if (winners.length === 1 && winners[0] === yours) return say('You have won the match');
  if (winners.length === players.length) return say('The match is drawn');
  const names = listed(winners.map((seat) => players[seat].name));
  return winners.length > 1 ? say('{winners} have won the match', { winners: names }) : say('{winners} has won the match', { winners: names });
}

const drawRow = ({ brought, now, winners }, name, seat) => html`<tr class=${winners.includes(seat) ? 'won' : ''}>
  <th scope="row">${name}</th><td>${brought[seat] > 0 ? '+' : ''}${signed(brought[seat])}</td><td>${signed(now[seat])}</td></tr>`;

/** Draw, at the end of a deal, how the match stands or who has won it. */
export function drawMatch(view, host) {
  const { match } = view;
  if (!match?.brought) return nothing;
  return html`<section class="panel match ${match.winners.length ? 'over' : ''}" aria-labelledby="match-head">
    <h2 id="match-head">${head(view)}</h2>
    <table>
      <thead><tr><td></td><th scope="col">${say('This deal')}</th><th scope="col">${match.to ? say('In all, to {n}', { n: match.to }) : say('In all')}</th></tr></thead>
      <tbody>${ranked(match.now).map((seat) => drawRow(match, seatName(view, seat), seat))}</tbody>
    </table>
    ${host.source?.match ? drawWhose(host.source.match, host) : nothing}
  </section>`;
}

/** Draw the way to the next deal of the match. */
export function drawNextDeal({ players, yours, match: { next: { dealer, match: { number, of } } } }, host) {
  return html`<button class="main" data-first data-next-deal ?disabled=${host.busy} @click=${host.nextDeal}>${
    of ? say('Next deal ({n} of {of})', { n: number, of }) : say('Next deal')} ${drawDealer(dealer, players, yours)}</button>`;
}

/** Say, under the way on, who deals. */
export const drawDealer = (dealer, players, yours) => html`<span class="does">${dealer === yours ? say('you deal') : say('{name} deals', players[dealer])}</span>`;
