// A table to which several devices come: what this one is there (whoever hosts, a guest, an onlooker),
// how the line to it stands, and what was told of it last. Whoever hosts does so by a server, or in this
// browser; a guest comes by a server’s link, or by an invitation from browser to browser.
import { putInAddress } from '../answered-address.js';
import { client } from '../client.js';
import { forGood, forTab } from '../kept/drawers.js';
import { Line, SILENT } from './line.js';
import { oneAtATime } from './one-at-a-time.js';
import { drawn, ownSecret } from './secrets.js';
import { ServerLine } from './server-line.js';
import { asGuest, asHost } from './told.js';

const LINK = /^#(host|join|watch)=([\w-]{22,100})$/;
const INVITATION = /^#meet=([\w-]{20,4000})$/;
const KEPT = 'gnav.table.link';
const NAME = 'gnav.own-name';

/** The line of a guest who has not answered his invitation yet. */
class NoLine extends Line {
  async exchange() { return { error: { why: SILENT } }; }
}

class Together extends EventTarget {
  role = null; // host, join, watch; here: this browser is the table; meet: invited to such a one; null at a table of one's own
  line = null;
  table = null; // what was told last
  links = null; // those that a server's host may give away: { join, watch }
  invitation = null; // that this device is to answer
  name = '';
  asked = false; // whether this device has asked to be let in
  closed = false; // whether its link leads nowhere any more
  error = null;
  #invited = null; // the invitation that came last

  /** Whether others can come to the table, or it is another's. */
  get on() { return this.role !== null; }
  get hosts() { return this.role === 'host' || this.role === 'here'; }
  get quiet() { return this.line?.quiet ?? false; }
  get you() { return this.table?.you ?? null; }

  /** The name of who sits at this screen, for the invitations. */
  get ownName() { return this.table?.seats.find(({ kind }) => kind === 'human')?.name ?? ''; }

  /** Whether others can be invited from browser to browser. */
  get meets() { return this.role !== 'host' && Boolean(globalThis.RTCPeerConnection); }

  /** Whether no game is played yet, and none is set up here: others are waited for, or the host is. */
  get waits() { return this.on && !this.table?.begun && (!this.hosts || Boolean(this.table?.rules)); }

  /** Take up the link that the address holds, or that this tab came by before; says whether there is one. */
  arrive() {
    const invited = INVITATION.exec(location.hash);
    const linked = LINK.exec(location.hash);
    if (invited || linked) putInAddress(''); // a secret does not stay in the address
    this.name ||= forGood.read(NAME) ?? '';
    if (invited) this.#beInvited(invited[1]);
    if (this.on) return this.role !== 'here';
    const [link, role, token] = LINK.exec(linked?.[0] ?? forTab.read(KEPT) ?? '') ?? [];
    if (!role) return false;
    forTab.write(KEPT, link);
    this.role = role;
    this.#goBy(new ServerLine({ role, token, device: ownSecret() }));
    this.#comeBack();
    return true;
  }

  /** An invitation to a table in another's browser: it is answered once this device has said its name, or at once where it comes back. */
  #beInvited(text) {
    if (text === this.#invited) return; // the theme puts an address back that was taken away
    this.#invited = text;
    const back = this.asked;
    this.line?.close();
    Object.assign(this, {
      role: 'meet', line: null, table: null, invitation: text, asked: false, error: null,
    });
    client.goBy(new NoLine(), { seated: true }); // no engine is wanted here
    this.changed();
    if (back) this.meet(this.name);
  }

  /** Answer the invitation under a name; what this gives is shown to whoever invited. */
  async meet(name) {
    this.name = name;
    forGood.write(NAME, name);
    try {
      const { ChannelLine } = await import('./channel-line.js');
      const line = await ChannelLine.answering(this.invitation);
      this.invitation = null;
      this.#goBy(line);
      line.addEventListener('open', () => this.#comeBack());
    } catch (error) {
      this.error = error;
    }
    this.changed();
  }

  /** From now on all that is asked goes by this line. */
  #goBy(line) {
    this.line = line;
    if (this.role !== 'here') client.goBy(line, { seated: !this.hosts });
    line.addEventListener('news', () => this.renew());
    line.addEventListener('again', () => this.#comeBack());
    for (const name of ['quiet', 'change', 'lost']) line.addEventListener(name, () => this.changed());
    line.addEventListener('gone', () => {
      this.closed = true;
      forTab.remove(KEPT);
      this.changed();
    });
  }

  async #comeBack() {
    if (this.role === 'host') this.links = await this.#ask('links');
    else if (this.name && !this.hosts) await this.join(this.name);
    await this.renew();
  }

  /** Ask to be let in under a name. */
  async join(name) {
    this.name = name;
    forGood.write(NAME, name);
    const told = await this.#ask('join', { name, key: ownSecret(), looks: this.role === 'watch' });
    if (!told) return;
    this.asked = true;
    this.#take(told);
  }

  /** Ask how all stands; asked once more where something changes meanwhile. */
  renew = oneAtATime(() => this.#renewed());

  async #renewed() {
    if (!this.hosts && !this.asked) return;
    const told = await this.#ask(this.hosts ? 'lobby' : 'table');
    if (told) this.#take(told);
    else if (!this.hosts && !this.quiet) this.#standUp();
    await this.#add();
    this.dispatchEvent(new Event('news'));
  }

  /** This device is at the table no more: it may ask again. */
  #standUp() {
    this.asked = false;
    this.table = null;
  }

  /** Add to the chance of the game to come, once its seed has been committed to. */
  async #add() {
    const { you, table } = this;
    if (!you?.admitted || you.seat === null || you.added || table.begun || !table.commitment) return;
    const told = await this.#ask('add', { nonce: drawn(), commitment: table.commitment });
    if (told) this.#take(told);
  }

  /** Open the table for a game that is set up; of a seed that was chosen nothing is told. */
  async open({ seed, ...game }) {
    await this.beHere();
    return this.lead('host', game);
  }

  /** Let this browser be the table to which others come, unless a server is. */
  async beHere() {
    if (this.on) return;
    const [{ OwnLine }] = await Promise.all([import('./own-line.js'), import('./company.js')]);
    if (this.on) return;
    this.role = 'here';
    this.#goBy(new OwnLine());
    await this.renew();
  }

  /** Make a call of whoever hosts, which tells how all stands then. */
  async lead(call, args) {
    const told = await this.#ask(call, args);
    if (told) this.#take(told);
    this.line.tellOthers?.();
    return Boolean(told);
  }

  /** Begin the game; it is shown once it is told of. */
  async begin() {
    if (await this.#ask('begin')) await this.renew();
  }

  /** Close the table to other devices: another game can be set up. */
  async close() {
    await this.#ask('close');
    if (this.role === 'here') this.#end();
    else await this.renew();
  }

  /** Get up for good, and come back to one's own archive. */
  async leave() {
    if (!this.hosts && !this.quiet) await this.#ask('leave');
    forTab.remove(KEPT);
    this.line?.close();
    location.reload();
  }

  #end() {
    this.line?.close();
    Object.assign(this, { role: null, line: null, table: null, error: null });
    this.changed();
  }

  #take(told) {
    try {
      this.table = (this.hosts ? asHost : asGuest)(told);
    } catch {
      // what cannot be read is as if it had not been said
    }
    this.changed();
  }

  async #ask(call, args) {
    try {
      const told = await this.line.call(call, args);
      this.error = null;
      return told;
    } catch (error) {
      this.error = error;
      this.changed();
      return null;
    }
  }

  changed() { this.dispatchEvent(new Event('change')); }
}

export const together = new Together();
