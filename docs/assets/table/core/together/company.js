// <gnav-company>: who is at a table to which several devices come. Before the game it is the way in (for
// a guest) or the waiting room (for whoever hosts); during it a strip that says who is not there.
import {
  LitElement, html, nothing, unsafeCSS,
} from 'lit';
import { copied } from '../clipboard.js';
import base from '../css/base.css';
import companyCss from '../css/company.css';
import { keepKeys } from '../fields.js';
import { listed } from '../names.js';
import { Speaking, say } from '../say.js';
import './invite.js';
import { drawQr } from './qr.js';
import { Redrawn } from './redrawn.js';
import { together } from './together.js';

const LONGEST_NAME = 60;
const isAway = ({ kind }) => kind === 'elsewhere';

export class GnavCompany extends LitElement {
  static properties = {
    sources: { attribute: false },
    kinds: { attribute: false },
    playing: { type: Boolean },
    busy: { type: Boolean },
    copied: { state: true },
  };

  static styles = [base, companyCss].map(unsafeCSS);

  constructor() {
    super();
    this.speaking = new Speaking(this);
    this.addEventListener('keydown', keepKeys);
    new Redrawn(this);
    this.copied = null;
  }

  get #game() {
    const { table } = together;
    const source = this.sources.find(({ id }) => id === table?.rules);
    return source?.called ?? '';
  }

  #tell(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }

  // What stands in the way, for whoever it concerns.

  #drawTrouble() {
    const {
      closed, quiet, hosts, error, line, asked,
    } = together;
    const trouble = closed ? say('This link leads to no table any more. Ask whoever hosts for another.')
      : line?.lost ? say('The connection has ended. Ask whoever hosts for another invitation, and open it here: you come back to your seat.')
        : line?.answer && !asked ? null
      : quiet && hosts ? say('The table does not answer. Is “gnav host” still running? The game goes on from its last move when it is started again.')
        : quiet ? say('The host’s device does not answer. Leave this page open: it goes on by itself when that is back.')
          : error?.why ?? null;
    return html`${trouble ? html`<p class="error" role="alert">${trouble}</p>` : nothing}
      ${hosts && line?.trouble ? html`<p class="error" role="alert">${line.trouble}</p>` : nothing}`;
  }

  // A guest, before the game.

  #join(event) {
    event.preventDefault();
    const name = new FormData(event.target).get('name').trim();
    if (name && together.invitation) together.meet(name);
    else if (name) together.join(name);
  }

  #drawDoor() {
    const looks = together.role === 'watch';
    return html`<form @submit=${this.#join}>
      <p>${looks ? say('You may look on, and see what lies open to everybody.')
        : say('Whoever hosts lets you in and gives you a seat. Your cards are shown to you alone; his device holds the whole game, so he has to be trusted.')}</p>
      <p class="ask"><label for="own-name">${say('Your name')}</label>
        <input id="own-name" name="name" required maxlength=${LONGEST_NAME} autocomplete="nickname" .value=${together.name} />
        <button class="main">${looks ? say('Look on') : say('Ask for a seat')}</button></p>
    </form>`;
  }

  /** The answer to an invitation, which has to come to whoever invited. */
  #drawAnswer() {
    const { answer: text, host } = together.line;
    return html`<p role="status">${host ? say('Show this code to {name}, or send this answer. Leave the page open: it goes on by itself.', { name: host })
      : say('Show this code to whoever invited you, or send this answer. Leave the page open: it goes on by itself.')}</p>
      <div class="qr">${drawQr(text, say('The code of the answer'))}</div>
      ${this.#drawLink(text, say('The answer'), say('It fits this one invitation.'))}`;
  }

  #drawWaiting() {
    const { you, table } = together;
    if (!you?.admitted) return html`<p role="status">${say('{name}, you have asked for a seat. Whoever hosts has to let you in.', { name: you?.name ?? together.name })}</p>`;
    const lacking = table.seats.filter((seat) => isAway(seat) && !seat.here).length;
    return html`<p role="status">${you.seat === null ? say('You look on.') : say('You sit at seat {seat} as {name}.', { seat: you.seat + 1, name: table.seats[you.seat].name })}
      ${lacking ? say('Others are still waited for.') : say('The game begins when whoever hosts says so.')}</p>
      ${this.#drawSeats(table.seats, you.seat)}`;
  }

  #drawGuest() {
    const { asked, closed, line } = together;
    return html`<section class="panel door" aria-labelledby="company-head">
      <h2 id="company-head">${this.#game ? say('A table of {game}', { game: this.#game }) : say('A table of the Gnav Archive')}</h2>
      ${closed || line?.lost ? nothing : line?.answer && line.quiet && !asked ? this.#drawAnswer() : asked ? this.#drawWaiting() : this.#drawDoor()}
      <p class="buttons"><button class="plain" data-leave @click=${() => this.#tell('leave')}>${say('Leave')}</button></p>
    </section>`;
  }

  #drawSeats(seats, own = null) {
    return html`<ol class="seats">${seats.map((seat, at) => html`<li class=${isAway(seat) && !seat.here ? 'away' : ''}>
      <span class="name">${seat.name}${at === own ? html` <span class="quiet">${say('(you)')}</span>` : nothing}</span>
      <span class="quiet">${this.#whereabouts(seat)}</span></li>`)}</ol>`;
  }

  #whereabouts(seat) {
    if (!isAway(seat)) return seat.kind === 'human' ? say('at the host’s screen') : say('a computer player');
    if (seat.stand_in) return say('away; a computer player sits in');
    return seat.here ? say('is here') : say('is waited for');
  }

  // Whoever hosts.

  #copy = async (link) => { this.copied = { link, done: await copied(link) }; };

  #drawLink(link, label, help) {
    return html`<div class="link">
      <p><label>${label} <input readonly .value=${link} @focus=${({ target }) => target.select()} /></label>
        <button type="button" class="plain" @click=${() => this.#copy(link)}>${say('Copy')}</button></p>
      <p class="quiet">${help} ${this.copied?.link === link ? html`<span role="status">${this.copied.done ? say('The link is copied.') : say('Copy the link from here.')}</span>` : nothing}</p>
    </div>`;
  }

  #drawInvitation() {
    const { links } = together;
    if (together.role === 'here') return html`<section class="invitation" aria-labelledby="invite-head"><h3 id="invite-head">${say('Invite the others')}</h3><gnav-invite></gnav-invite></section>`;
    if (!links) return nothing;
    const here = /\/\/(127\.0\.0\.1|localhost)[:/]/.test(links.join);
    return html`<section class="invitation" aria-labelledby="invite-head">
      <h3 id="invite-head">${say('Invite the others')}</h3>
      ${here ? html`<p class="notice">${say('This table is served to this machine alone. Start it with “--network”, and other devices of the home network can come.')}</p>`
        : html`<div class="qr">${drawQr(links.join, say('The code of the link by which others come'))}</div>`}
      ${this.#drawLink(links.join, say('To play'), say('Scan the code with a phone in the same network, or open the link there.'))}
      ${this.#drawLink(links.watch, say('To look on'), say('Whoever follows this link sees what lies open, and can do nothing else.'))}
    </section>`;
  }

  #drawAsking({ guest, name, looks }) {
    const { table } = together;
    const free = table.seats.map((seat, at) => [seat, at]).filter(([seat]) => isAway(seat) && !seat.here);
    return html`<li class="asks"><span class="name">${looks ? say('{name} would like to look on', { name }) : say('{name} asks for a seat', { name })}</span>
      <span class="buttons">
        ${looks ? nothing : free.map(([seat, at], nth) => html`<button class=${nth ? 'plain' : ''} data-admit=${at}
          @click=${() => together.lead('admit', { guest, seat: at })}>${say('Give seat {seat}', { seat: at + 1 })}</button>`)}
        <button class="plain" @click=${() => together.lead('admit', { guest, seat: null })}>${say('Let look on')}</button>
        <button class="plain" data-dismiss @click=${() => together.lead('dismiss', { guest })}>${say('Send away')}</button>
      </span></li>`;
  }

  #drawAskings() {
    const asking = together.table.guests.filter(({ admitted }) => !admitted);
    return asking.length ? html`<div role="status"><ul class="askings">${asking.map((one) => this.#drawAsking(one))}</ul></div>` : nothing;
  }

  /** What can be done about a seat whose device is not there, or that is to be somebody else’s. */
  #drawSeatOfHost(seat, at) {
    const { table } = together;
    const guest = table.guests.find((one) => one.seat === at);
    const usual = this.kinds.find(({ usual: is, family }) => is && family === this.sources.find(({ id }) => id === table.rules)?.family)?.kind;
    return html`<li class=${isAway(seat) && !seat.here ? 'away' : ''}><span class="name">${seat.name}</span> <span class="quiet">${this.#whereabouts(seat)}</span>
      ${isAway(seat) && table.begun ? html`<span class="buttons">${seat.stand_in
        ? html`<button class="plain" data-back=${at} @click=${() => together.lead('stand-in', { seat: at })}>${say('Give the seat back')}</button>`
        : html`<button class="plain" data-stand-in=${at} @click=${() => together.lead('stand-in', { seat: at, kind: usual })}>${say('A computer sits in')}</button>`}</span>` : nothing}
      ${guest ? html`<span class="buttons"><button class="plain" data-unseat=${at} @click=${() => together.lead('dismiss', { guest: guest.guest })}>${say('Unseat')}</button></span>` : nothing}</li>`;
  }

  #drawRoom() {
    const { table } = together;
    const lacking = table.seats.filter((seat) => isAway(seat) && !seat.here);
    return html`<section class="panel room" aria-labelledby="company-head">
      <h2 id="company-head">${say('A table of {game}', { game: this.#game })}</h2>
      ${this.#drawAskings()}
      <div class="parts">
        ${this.#drawInvitation()}
        <section aria-labelledby="seats-head"><h3 id="seats-head">${say('Who sits where')}</h3>
          <ol class="seats">${table.seats.map((seat, at) => this.#drawSeatOfHost(seat, at))}</ol>
        </section>
      </div>
      <p class="quiet chance">${say('What is dealt is bound already, and each device adds to it: nobody can choose it. Its mark: {mark}', { mark: table.commitment?.slice(0, 16) ?? '' })}</p>
      <p class="buttons"><button class="main" data-begin ?disabled=${this.busy || lacking.length > 0} @click=${() => together.begin()}>${say('Begin the game')}</button>
        <button class="plain" data-close @click=${() => together.close()}>${say('Set up another game')}</button></p>
      ${lacking.length ? html`<p class="quiet" role="status">${say('Still waited for: {names}.', { names: listed(lacking.map(({ name }) => name)) })}</p>` : nothing}
    </section>`;
  }

  // During the game.

  #drawStrip() {
    const { table, hosts, you } = together;
    const away = table.seats.filter((seat) => isAway(seat) && !seat.here && !seat.stand_in);
    const asking = hosts ? table.guests.filter(({ admitted }) => !admitted).length : 0;
    const absent = away.length ? say('Away: {names}. The seat waits.', { names: listed(away.map(({ name }) => name)) }) : null;
    const own = you?.seat !== null && table.seats[you?.seat]?.stand_in ? say('A computer player sits in for you; whoever hosts can give you the seat back.') : null;
    if (!hosts) return absent || own ? html`<p class="strip" role="status">${own ?? absent}</p>` : nothing;
    return html`<details class="strip" ?open=${asking > 0}><summary>${absent ?? say('Who is at the table')}</summary>
      <ol class="seats">${table.seats.map((seat, at) => this.#drawSeatOfHost(seat, at))}</ol>
      ${this.#drawAskings()}
      <details class="more"><summary>${say('Invite the others')}</summary>${this.#drawInvitation()}</details></details>`;
  }

  render() {
    const { on, hosts, table, waits } = together;
    if (!on) return nothing;
    const drawn = this.playing && table?.begun ? this.#drawStrip()
      : waits ? hosts ? this.#drawRoom() : this.#drawGuest() : nothing;
    return html`${this.#drawTrouble()}${drawn}`;
  }
}

customElements.define('gnav-company', GnavCompany);
