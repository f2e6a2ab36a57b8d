// A link that holds the whole game: copied where the browser lets us, and always there to be taken.
import { html, nothing } from 'lit';
import { siteRoot } from './client.js';
import { copied } from './clipboard.js';
import { numberOf } from './match/deals.js';
import { say } from './say.js';
import { session } from './session.js';

/** The address that opens this packed record. */
export const linkOf = (text) => new URL(`play/#g=${text}`, siteRoot).href;

/** The link to the game at the screen, once it has been asked for. */
export class Sharing {
  link = null; // { href, leftOut, byResult, copied }

  constructor(host) {
    this.host = host;
  }

  /** Make the link and copy it; whoever looks at a moment gone by shares that one. */
  make = () => (session.past ? this.makeOfMoment() : this.#make());

  /** Make a link that opens at the moment shown, and copy it. */
  makeOfMoment = () => {
    const { at, seat } = session.shown;
    return this.#make(at, seat !== null && session.persons.length === 1 ? `&seat=${seat}` : '');
  };

  #make = async (at = null, seat = '') => {
    const packed = await session.share(at);
    if (packed) {
      const { text, left_out: leftOut, by_result: byResult } = packed;
      const href = at === null ? linkOf(text) : `${linkOf(text)}&at=${packed.at}${seat}`;
      this.link = { href, leftOut, byResult, copied: await copied(href), of: session.view };
    }
    this.host.requestUpdate();
  };

  close = () => {
    this.link = null;
    this.host.requestUpdate();
  };
}

/** Say whose game is shown that came by a link, which deal, and from whose seat it is seen. */
export function sharedTitle(view) {
  const { players, seat, open } = view;
  const deal = numberOf(view);
  const [owner, ...others] = players.filter(({ kind }) => kind === 'human');
  if (!owner || others.length) return say('A game shared with you');
  if (seat === null || open) return say('{name}’s game, deal {deal}', { name: owner.name, deal });
  return say('{name}’s game, deal {deal}, seen from the seat of {seat}', { name: owner.name, deal, seat: players[seat].name });
}

/** Draw the link under the line above the table; it goes when the game goes on. */
export function drawSharing({ link, close }) {
  if (!link || link.of !== session.view) return nothing;
  return html`<section class="sharing" aria-label=${say('Share')}>
    <p role="status">${link.copied ? say('A link to this game is copied.') : say('Copy this link to share the game:')}
      ${link.leftOut ? say('The deal in play is left out, since nothing hidden may leave the table.') : nothing}
      ${link.byResult ? say('A deal in which not everything was shown is told by its result.') : nothing}</p>
    <p class="buttons"><input readonly aria-label=${say('Link to this game')} .value=${link.href}
        @focus=${({ target }) => target.select()} />
      <button class="plain" @click=${close}>${say('Close')}</button></p>
  </section>`;
}

/** Draw the button that makes a link to the moment shown. */
export const drawShareMoment = (host) => html`<button type="button" class="plain" data-share-moment
  @click=${host.sharing.makeOfMoment}>${say('Share this moment')}</button>`;
