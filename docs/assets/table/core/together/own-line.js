// A table in this browser, to which others come by channels of their own: what each says is passed to the
// engine's gate, and what it answers goes back. The game is kept here after each move, as ever.
import { client } from '../client.js';
import { Channel, NoChannel } from './channel.js';
import { NoInvitation } from './invitation.js';
import { NEWS } from './channel-line.js';

const MOST = 6; // devices by channel: each is answered by this one alone

/** Events: `news` (something has changed), `change` (of the invitations). */
export class OwnLine extends EventTarget {
  invitation = null; // the channel whose answer is waited for
  wrong = null; // why the last invitation or answer was none
  #channels = new Map(); // by the name of the connection
  #number = 0;

  constructor() {
    super();
    client.addEventListener('kept', this.#goesOn);
  }

  #goesOn = () => this.tellOthers(); // the game has gone on here

  call(name, args) { return client.call(name, args); }

  /** Whether somebody else can still be invited. */
  get hasRoom() { return this.#channels.size < MOST; }

  /** Make an invitation; `stun` is the address of a server, or empty. */
  async invite({ stun, name }) {
    this.withdraw();
    await this.#try(async () => { this.invitation = await Channel.invite({ stun, name }); });
    if (this.invitation) this.#follow(this.invitation);
  }

  /** Withdraw the invitation: an answer to it comes to nothing. */
  withdraw() {
    this.invitation?.close();
    this.invitation = null;
    this.wrong = null;
    this.#changed();
  }

  /** Take the answer to the invitation, as a text or as a link that holds it; says whether it was one. */
  async accept(text) {
    const { invitation } = this;
    return this.#try(() => invitation.accept(text.trim().replace(/^.*#answer=/, '')));
  }

  async #try(does) {
    this.wrong = null;
    try {
      await does();
    } catch (error) {
      if (!(error instanceof NoInvitation || error instanceof NoChannel)) throw error;
      this.wrong = error.message;
    }
    this.#changed();
    return this.wrong === null;
  }

  #follow(channel) {
    this.#number += 1;
    const guest = `channel ${this.#number} ${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
    channel.addEventListener('open', () => {
      this.#channels.set(guest, channel);
      if (this.invitation === channel) this.invitation = null;
      this.#changed();
    });
    channel.addEventListener('hear', ({ detail }) => this.#hear(guest, channel, detail));
    for (const name of ['quiet', 'gone']) channel.addEventListener(name, () => this.#lose(guest, name === 'gone'));
  }

  async #hear(guest, channel, said) {
    try {
      const answered = await client.call('hear', { guest, said });
      channel.say(answered.said);
      if (answered.changed && !answered.moved) this.tellOthers(); // a game that has moved is told of once it is kept
    } catch {
      // the engine is lost: the guest waits, and is told that the table is silent
    }
  }

  async #lose(guest, forGood) {
    if (forGood) this.#channels.delete(guest);
    await client.call('gone', { guest }).catch(() => {});
    this.tellOthers();
    this.#changed();
  }

  /** Tell all that something has changed. */
  tellOthers() {
    for (const channel of this.#channels.values()) channel.say(NEWS);
    this.dispatchEvent(new Event('news'));
  }

  #changed() { this.dispatchEvent(new Event('change')); }

  close() {
    client.removeEventListener('kept', this.#goesOn);
    this.invitation?.close();
    for (const channel of this.#channels.values()) channel.close();
  }
}
