// An invitation to a table, and the answer to it, each as a short text that a code, a link or a
// message carries by hand. It has a letter for its version, then in base64: what it is and how many
// ways lead to its sender, his secrets, his fingerprint, his ways; of an offer the seat and the name
// of who invites, of an answer the offer that it fits; and a sum, so that a letter lost on the way
// is told at once and not waited for in vain. An offer is known by its fingerprint, which each
// connection has its own of.
import { WrongKind, text, whole } from '../door.js';
import { say, sentence } from '../say.js';
import { lengthOf } from './addresses.js';
import {
  Reader, Writer, sumOf, toBytes, toLetters,
} from './bytes.js';
import {
  MOST_WAYS, SETUPS, partsOf, port, sdpOf, secret,
} from './description.js';

const VERSION = 'a';
const LONGEST = 4_000; // letters
const LONGEST_NAME = 60;
const NO_SEAT = 255;
const ID = 8; // bytes
const TYPES = ['host', 'srflx'];
const UNREAD = sentence('This is not a whole invitation, or it was made by another version of the archive.');
const NOT_WANTED = {
  answer: sentence('This is an invitation, and an answer to yours is wanted here.'),
  offer: sentence('This is an answer to an invitation, and an invitation is wanted here.'),
};
const OF_ANOTHER = sentence('This answer belongs to another invitation.');

/** A text is no invitation, or not the one that is wanted; the message is the sentence that says so. */
export class NoInvitation extends WrongKind {
  constructor(english = UNREAD) {
    super();
    this.message = say(english);
  }
}

const seatOf = whole(0, 98);
const nameOf = (value) => {
  if (/\p{Cc}/u.test(text(LONGEST_NAME)(value))) throw new WrongKind();
  return value;
};

/** Secrets are letters of base64 themselves, and are packed as what they would stand for. */
const padded = (letters) => letters.padEnd(Math.ceil(letters.length / 4) * 4, 'A');

function writeSecrets(to, { ufrag, pwd }) {
  to.byte(ufrag.length);
  to.byte(pwd.length);
  to.all(Uint8Array.from(atob(padded(ufrag + pwd)), (letter) => letter.charCodeAt(0)));
}

function readSecrets(from) {
  const [first, second] = [from.byte(), from.byte()];
  const letters = btoa(String.fromCharCode(...from.all(Math.ceil((first + second) / 4) * 3)));
  const both = letters.slice(0, first + second);
  if (padded(both) !== letters) throw new WrongKind();
  return { ufrag: secret('ufrag', both.slice(0, first)), pwd: secret('pwd', both.slice(first)) };
}

function readWay(from) {
  const first = from.byte();
  const [kind, type] = [first >> 1, TYPES[first & 1]];
  const length = lengthOf(kind);
  if (!length) throw new WrongKind();
  return { type, address: { kind, bytes: from.all(length) }, port: port(from.pair()) };
}

function pack(description, finish) {
  const parts = partsOf(description);
  const to = new Writer();
  to.byte(SETUPS.indexOf(parts.setup) + SETUPS.length * parts.ways.length);
  writeSecrets(to, parts);
  to.all(parts.fingerprint);
  for (const { type, address, port: number } of parts.ways) {
    to.byte(address.kind * 2 + TYPES.indexOf(type));
    to.all(address.bytes);
    to.pair(number);
  }
  finish(to);
  to.pair(sumOf(to.bytes));
  return VERSION + toLetters(to.bytes);
}

/** Pack the offer of a connection, with the seat it is for and the name of who invites. Throws `WrongKind`. */
export function packOffer(description, { seat = null, name = '' } = {}) {
  return pack(description, (to) => {
    const bytes = new TextEncoder().encode(nameOf(name));
    to.byte(seat === null ? NO_SEAT : seatOf(seat));
    to.byte(bytes.length);
    to.all(bytes);
  });
}

/** Pack the answer to the offer that has this id. Throws `WrongKind`. */
export const packAnswer = (description, { to: id }) => pack(description, (to) => to.all(id.match(/../g).map((two) => parseInt(two, 16))));

const idOf = (bytes) => [...bytes.subarray(0, ID)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function readName(from) {
  try {
    return nameOf(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(from.all(from.byte())));
  } catch {
    throw new WrongKind();
  }
}

function readOffer(from, { fingerprint }) {
  const seat = from.byte();
  return { id: idOf(fingerprint), seat: seat === NO_SEAT ? null : seatOf(seat), name: readName(from) };
}

function read(letters) {
  const given = text(LONGEST)(letters);
  if (given[0] !== VERSION) throw new WrongKind();
  const bytes = toBytes(given.slice(1));
  const from = new Reader(bytes.subarray(0, -2));
  const first = from.byte();
  const setup = SETUPS[first % SETUPS.length];
  const ways = whole(0, MOST_WAYS)(Math.floor(first / SETUPS.length));
  const parts = { setup, ...readSecrets(from), fingerprint: from.all(32) };
  parts.ways = Array.from({ length: ways }, () => readWay(from));
  const type = setup === 'actpass' ? 'offer' : 'answer';
  const more = type === 'offer' ? readOffer(from, parts) : { to: idOf(from.all(ID)) };
  from.end();
  if (sumOf(bytes.subarray(0, -2)) !== new Reader(bytes.subarray(-2)).pair()) throw new WrongKind();
  return { type, sdp: sdpOf(parts), ...more };
}

/**
 * Unpack a text: `{ type: 'offer', sdp, id, seat, name }` or `{ type: 'answer', sdp, to }`, where the
 * seat may be null. Throws `NoInvitation`, also where one of another `type` is wanted, or the answer
 * `to` another offer.
 */
export function unpack(letters, { type, to } = {}) {
  let found;
  try {
    found = read(letters);
  } catch (error) {
    if (!(error instanceof WrongKind)) throw error;
    throw new NoInvitation();
  }
  if (type && found.type !== type) throw new NoInvitation(NOT_WANTED[type]);
  if (to && found.to !== to) throw new NoInvitation(OF_ANOTHER);
  return found;
}
