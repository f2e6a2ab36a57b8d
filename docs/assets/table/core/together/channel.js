// A channel between two browsers, for texts in both directions. Nobody stands between them: what
// each must know of the other is carried by hand, as an invitation and its answer. Nothing is asked
// of any server unless the address of one is given (STUN), which tells a browser how it is seen from
// outside its network.
import { say, sentence } from '../say.js';
import { Heartbeat } from './heartbeat.js';
import {
  NoInvitation, packAnswer, packOffer, unpack,
} from './invitation.js';
import { Pieces, beat, goodbye, piecesOf } from './pieces.js';

const PATIENCE = 2000; // ms to look for ways; a server that is not there would be waited for much longer
const FULL = 262_144; // bytes that the browser holds for us at most
const LOW = 65_536;
const MOST_WAITING = 2_000; // pieces, of 16 kB at most: whoever takes no more is not waited for
const PARTING = 1000; // ms for a goodbye to leave
const ANSWERED = sentence('This invitation has been answered already, or taken back.');

/** This browser does not connect; the message is the sentence that says so. */
export class NoChannel extends Error {}

function connection(stun) {
  if (!globalThis.RTCPeerConnection) throw new NoChannel(say('This browser does not connect to others.'));
  try {
    return new RTCPeerConnection({ iceServers: stun ? [{ urls: stun }] : [] });
  } catch {
    throw new NoChannel(say('This is not the address of a STUN server: {address}.', { address: stun }));
  }
}

/**
 * One end of a channel. It tells `open`; `hear` with a text; `quiet` when nothing has been heard for
 * six seconds, and `again`; and once, at its end, `gone` with why: `closed` here, `left` there,
 * `lost` on the way, or `nonsense` when the other side was cut off for what it sent.
 */
export class Channel extends EventTarget {
  state = 'waiting'; // waiting, open, quiet, gone
  offer = null; // the text that invites
  answer = null; // the text that answers
  seat = null; // what the invitation says
  name = '';
  #connection;
  #channel;
  #id = null; // of our invitation
  #ways = null; // to who invited, until it opens
  #knocks = 0;
  #queue = [];
  #pieces = new Pieces();
  #heart = new Heartbeat({
    beat: () => this.#send(beat),
    quiet: () => this.#enter('quiet', 'quiet'),
    again: () => this.#enter('open', 'again'),
  });

  /** Use `invite` or `answer`. */
  constructor(stun) {
    super();
    this.#connection = connection(stun);
    // Both ends know of this one channel, and none that the other side may open is listened to.
    this.#channel = this.#connection.createDataChannel('gnav', { negotiated: true, id: 0 });
    this.#channel.binaryType = 'arraybuffer';
    this.#channel.bufferedAmountLowThreshold = LOW;
    this.#channel.onopen = () => this.#open();
    this.#channel.onmessage = ({ data }) => this.#take(data);
    this.#channel.onbufferedamountlow = () => this.#pump();
    this.#channel.onclose = () => this.#end('lost');
    this.#connection.onconnectionstatechange = () => this.#look();
    addEventListener('pagehide', this.close);
  }

  /** Invite: give a channel whose `offer` is to be handed over. Throws `NoChannel`. */
  static async invite({ stun = '', seat = null, name = '' } = {}) {
    const channel = new Channel(stun);
    return channel.#begin(async () => {
      Object.assign(channel, { seat, name });
      channel.offer = packOffer(await channel.#describe(), { seat, name });
      channel.#id = unpack(channel.offer).id;
    });
  }

  /** Answer an invitation: give a channel whose `answer` is to be handed back; it opens when that is accepted. Throws `NoInvitation`, `NoChannel`. */
  static async answer(text, { stun = '' } = {}) {
    const { sdp, id, seat, name } = unpack(text, { type: 'offer' });
    const channel = new Channel(stun);
    return channel.#begin(async () => {
      Object.assign(channel, { seat, name });
      await channel.#learn({ type: 'offer', sdp });
      channel.answer = packAnswer(await channel.#describe(), { to: id });
      channel.#ways = sdp.match(/candidate:.*/g) ?? [];
    });
  }

  /** Take the answer to our invitation. Throws `NoInvitation`, after which another may be tried. */
  async accept(text) {
    const { sdp } = unpack(text, { type: 'answer', to: this.#id });
    if (this.state !== 'waiting' || this.#connection.signalingState !== 'have-local-offer') throw new NoInvitation(ANSWERED);
    await this.#learn({ type: 'answer', sdp });
  }

  /** Send a text; whether the channel still stands. What is said before it opens waits. Throws a `RangeError` for one that is too long. */
  say(text) {
    const pieces = piecesOf(text);
    if (this.state === 'gone') return false;
    this.#queue.push(...pieces);
    if (this.#queue.length > MOST_WAITING) this.#end('lost');
    else this.#pump();
    return this.state !== 'gone';
  }

  /** Take leave, so that the other side knows at once. */
  close = () => this.#end('closed');

  /** What fails on the way leaves no connection behind. */
  async #begin(does) {
    try {
      await does();
    } catch (error) {
      this.#end('closed');
      throw error;
    }
    return this;
  }

  async #learn(description) {
    try {
      await this.#connection.setRemoteDescription(description);
    } catch {
      throw new NoInvitation();
    }
  }

  /** Describe this end, with the ways to it that are found in time. */
  async #describe() {
    const found = this.#connection;
    await found.setLocalDescription();
    await new Promise((done) => {
      const look = () => (found.iceGatheringState === 'complete' ? done() : undefined);
      found.onicegatheringstatechange = look;
      setTimeout(done, PATIENCE);
      look();
    });
    return found.localDescription;
  }

  /** Try the ways to who invited anew: he hears of us only when our answer has been carried to him, and a browser gives up after 15 seconds. */
  #knock() {
    this.#knocks += 1; // a way that bears a number known already would not be tried again
    for (const way of this.#ways) {
      const candidate = way.replace(/\d+/, (number) => `${this.#knocks}${number}`);
      this.#connection.addIceCandidate({ candidate, sdpMid: '0' }).catch(() => {}); // it is closed meanwhile
    }
  }

  #open() {
    this.#ways = null;
    this.#heart.start();
    this.#enter('open', 'open');
    this.#pump();
  }

  #look() {
    const { connectionState } = this.#connection;
    if (connectionState === 'failed' && this.#ways) this.#knock();
    else if (connectionState === 'failed' || connectionState === 'closed') this.#end('lost');
  }

  #take(data) {
    if (this.state === 'gone') return;
    let found;
    try {
      found = this.#pieces.take(data);
    } catch {
      this.#end('nonsense');
      return;
    }
    this.#heart.heard();
    if (found.left) this.#end('left');
    else if ('text' in found) this.dispatchEvent(new CustomEvent('hear', { detail: found.text }));
  }

  #send(piece) {
    if (this.#channel.readyState === 'open') this.#channel.send(piece);
  }

  #pump() {
    while (this.#queue.length && this.#channel.readyState === 'open' && this.#channel.bufferedAmount < FULL) {
      this.#channel.send(this.#queue.shift());
    }
  }

  #enter(state, event, detail = null) {
    this.state = state;
    this.dispatchEvent(new CustomEvent(event, { detail }));
  }

  #end(why) {
    if (this.state === 'gone') return;
    removeEventListener('pagehide', this.close);
    this.#heart.stop();
    this.#queue = [];
    this.#send(goodbye);
    this.#channel.close();
    setTimeout(() => this.#connection.close(), PARTING);
    this.#enter('gone', 'gone', why);
  }
}
