// What one browser must know of another to connect, taken out of a description (SDP) and put into
// one again. A description is written from a form, of parts that were read: no line of what
// somebody sent comes into it.
import { WrongKind } from '../door.js';
import { addressOf, addressText } from './addresses.js';

/** Who opens the secured connection: whoever offers leaves it to the other. */
export const SETUPS = ['actpass', 'active', 'passive'];
/** How many ways to reach a browser are told at most, and how many of them as it is seen from outside. */
export const MOST_WAYS = 6;
const MOST_OUTER = 2;

const SECRETS = { ufrag: /^[A-Za-z\d+/]{4,64}$/, pwd: /^[A-Za-z\d+/]{22,128}$/ };
const FINGERPRINT = /^sha-256 ([\dA-F]{2}(?::[\dA-F]{2}){31})$/i;
const WAY = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d{1,5}) typ (host|srflx)\b/i;
/** The first preference of each type of way, by RFC 8445. */
const PREFERENCE = { host: 126, srflx: 100 };

/** A port that somebody can be reached at. Throws `WrongKind`. */
export function port(number) {
  if (!(number > 0 && number < 65_536)) throw new WrongKind();
  return number;
}

/** A short-lived name or password of a connection. Throws `WrongKind`. */
export function secret(name, text) {
  if (!SECRETS[name].test(text)) throw new WrongKind();
  return text;
}

function waysIn(lines) {
  const found = lines.map((line) => WAY.exec(line)).filter(Boolean)
    .map(([, address, number, type]) => ({ type: type.toLowerCase(), port: Number(number), address: addressOf(address) }))
    .filter(({ address, port: number }) => address && number);
  const outer = found.filter(({ type }) => type === 'srflx').slice(0, MOST_OUTER);
  const inner = found.filter(({ type }) => type === 'host').slice(0, MOST_WAYS - outer.length);
  return [...inner, ...outer];
}

/** Take the parts out of a browser's own description: `{ setup, ufrag, pwd, fingerprint, ways }`. Throws `WrongKind`. */
export function partsOf({ sdp }) {
  const lines = sdp.split(/\r?\n/);
  const value = (name) => lines.find((line) => line.startsWith(`a=${name}:`))?.slice(name.length + 3) ?? '';
  const [, fingerprint] = FINGERPRINT.exec(value('fingerprint')) ?? [];
  if (!fingerprint || !SETUPS.includes(value('setup')) || value('mid') !== '0') throw new WrongKind();
  return {
    setup: value('setup'),
    ufrag: secret('ufrag', value('ice-ufrag')),
    pwd: secret('pwd', value('ice-pwd')),
    fingerprint: Uint8Array.from(fingerprint.split(':'), (two) => parseInt(two, 16)),
    ways: waysIn(lines),
  };
}

function wayLine({ type, port: number, address }, at) {
  const priority = PREFERENCE[type] * 2 ** 24 + (65_535 - at) * 2 ** 8 + 255;
  const inner = type === 'srflx' ? ' raddr 0.0.0.0 rport 0' : ''; // its address within is asked for there, and not told
  return `a=candidate:${at + 1} 1 udp ${priority} ${addressText(address)} ${number} typ ${type}${inner}`;
}

/** Write the description that has these parts. */
export function sdpOf({
  setup, ufrag, pwd, fingerprint, ways,
}) {
  return [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...ways.map(wayLine),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${[...fingerprint].map((byte) => byte.toString(16).padStart(2, '0')).join(':').toUpperCase()}`,
    `a=setup:${setup}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:65536',
    '',
  ].join('\r\n');
}
