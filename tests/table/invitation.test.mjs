// An invitation is short, says what was packed, and is refused in one sentence where it is none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumOf, toBytes, toLetters } from '../../docs/assets/table/core/together/bytes.js';
import {
  NoInvitation, packAnswer, packOffer, unpack,
} from '../../docs/assets/table/core/together/invitation.js';

const UNREAD = 'This is not a whole invitation, or it was made by another version of the archive.';
const NOT_THIS = 'This is an invitation, and an answer to yours is wanted here.';
const NOT_THAT = 'This is an answer to an invitation, and an invitation is wanted here.';
const ELSEWHERE = 'This answer belongs to another invitation.';
// What every way to be reached looks like in a description that a browser may write.
const LOCAL = '0d8ab1c2-1111-4f00-9abc-00112233445f.local 47287 typ host';
const IPV4 = '192.168.1.20 50000 typ host';
const IPV6 = 'fe80:0000:0000:0000:0202:b3ff:fe1e:8329 65535 typ host';
const OUTSIDE = '203.0.113.7 1 typ srflx raddr 0.0.0.0 rport 0';
const WAYS = [LOCAL, IPV4, IPV6, OUTSIDE];

const fingerprint = (first) => Array.from({ length: 32 }, (_, at) => (first + at).toString(16).toUpperCase().padStart(2, '0')).join(':');

const described = (ways = [], {
  ufrag = 'p6hU', pwd = 'ol3AcaurHbw0SAV8a8pjwPzf', setup = 'actpass', first = 100,
} = {}) => ({
  sdp: [
    'v=0', 'o=- 42 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0',
    `a=fingerprint:sha-256 ${fingerprint(first)}`,
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0',
    ...ways.map((way, at) => `a=candidate:${at} 1 UDP 2113937151 ${way}`),
    `a=ice-ufrag:${ufrag}`, `a=ice-pwd:${pwd}`, `a=setup:${setup}`, 'a=mid:0', 'a=sctp-port:5000', '',
  ].join('\n'),
});

const offered = packOffer(described([IPV4]), { seat: 1, name: 'Bo' });

const saidOf = (act) => {
  try {
    return act();
  } catch (error) {
    return error instanceof NoInvitation ? error.message : `a fault: ${error.stack}`;
  }
};

const saidOfAll = (texts) => [...new Set(texts.map((text) => saidOf(() => `it was taken: ${unpack(text).sdp}`)))];

test('an offer with two names of the network has some 135 letters', () => {
  const offer = packOffer(described([LOCAL, LOCAL]));
  assert.ok(offer.length <= 135, offer);
  assert.ok(toBytes(offer.slice(1)).length <= 101);
});

test('what was packed is unpacked', () => {
  const said = { seat: 36, name: 'Søren Ærø 🂡' };
  const offer = packOffer(described(WAYS), said);
  const found = unpack(offer);
  assert.equal(found.type, 'offer');
  assert.deepEqual({ seat: found.seat, name: found.name }, said);
  const lines = found.sdp.split('\r\n');
  for (const line of ['a=ice-ufrag:p6hU', 'a=ice-pwd:ol3AcaurHbw0SAV8a8pjwPzf', `a=fingerprint:sha-256 ${fingerprint(100)}`]) {
    assert.ok(lines.includes(line), line);
  }
  for (const way of WAYS) assert.ok(found.sdp.includes(way), way);
  assert.equal(packOffer(found, said), offer);
});

test('secrets of the length that Firefox has are packed too', () => {
  const secrets = { ufrag: '3fa1b2c4', pwd: '0123456789abcdef'.repeat(2) };
  const { sdp } = unpack(packOffer(described([OUTSIDE], secrets)));
  assert.ok(sdp.includes('a=ice-ufrag:3fa1b2c4\r\n'));
  assert.ok(sdp.includes(`a=ice-pwd:${secrets.pwd}\r\n`));
});

test('of many ways six are told, and those from outside among them', () => {
  const inside = Array.from({ length: 9 }, (_, at) => `10.0.0.${at} 4000 typ host`);
  const outside = Array.from({ length: 3 }, (_, at) => `203.0.113.${at} 4000 typ srflx raddr 10.0.0.1 rport 9`);
  const { sdp } = unpack(packOffer(described([...inside, ...outside])));
  assert.equal(sdp.split('typ host').length - 1, 4);
  assert.equal(sdp.split('typ srflx').length - 1, 2);
  assert.ok(!sdp.includes('10.0.0.1 rport'));
});

test('an offer without a seat and a name is one', () => {
  const { seat, name } = unpack(packOffer(described(), { name: '' }));
  assert.deepEqual({ seat, name }, { seat: null, name: '' });
});

test('ways that nobody can take are left out', () => {
  const ways = [
    'printer.local 4000 typ host', '1.2.3.4 9 typ relay', '1.2.3.456 4000 typ host',
    '1::2::3 4000 typ host', 'fe80::zz 4000 typ host', '10.0.0.1 0 typ host',
  ];
  assert.ok(!unpack(packOffer(described(ways))).sdp.includes('candidate'));
});

test('no name is packed that is none', () => {
  for (const name of ['x'.repeat(61), 'Anna\nBo', '\x07']) {
    assert.throws(() => packOffer(described(), { name }), undefined, name);
  }
});

test('an answer fits one offer', () => {
  const to = (offer, first) => packAnswer(described([IPV4], { setup: 'active', first }), { to: unpack(offer).id });
  const another = packOffer(described([IPV4], { first: 50 }));
  const own = { type: 'answer', to: unpack(offered).id };
  const [right, wrong] = [to(offered, 10), to(another, 20)];
  assert.equal(unpack(right, own).type, 'answer');
  assert.equal(saidOf(() => unpack(wrong, own)), ELSEWHERE);
  assert.equal(saidOf(() => unpack(another, own)), NOT_THIS);
  assert.equal(saidOf(() => unpack(wrong, { type: 'offer' })), NOT_THAT);
});

test('every change of one letter is noticed', () => {
  const tries = [...offered].flatMap((letter, at) => [...'aAbz09-_+/= å']
    .filter((other) => other !== letter)
    .map((other) => offered.slice(0, at) + other + offered.slice(at + 1)));
  assert.deepEqual(saidOfAll(tries), [UNREAD]);
});

/** A thousand and more texts that are none: by chance, too long, cut, joined, and mutated. */
function texts(offers) {
  let seed = 1;
  const by = (n) => { seed = (seed * 48271) % 2147483647; return seed % n; };
  const LETTERS = 'ABCXYZabcxyz0189-_';
  const random = (length) => Array.from({ length }, () => LETTERS[by(LETTERS.length)]).join('');
  const odd = () => String.fromCharCode(by(65536));
  const ways = [
    () => random(by(200)),
    () => `a${random(by(400))}`,
    () => Array.from({ length: by(300) }, odd).join(''),
    (text) => text.slice(0, by(text.length)),
    (text) => text.slice(1 + by(text.length)),
    (text) => text + random(1 + by(9)),
    (text, at) => text.slice(0, at) + random(1 + by(40)) + text.slice(at),
    (text, at) => text.slice(0, at) + odd() + text.slice(at + 1),
    (text, at) => text.slice(0, at) + random(12) + text.slice(at + 12),
    (text, at) => text.slice(at) + text.slice(0, at),
    () => `a${random(4000 + by(9))}`,
  ];
  const tries = [null, undefined, 7, {}, [], ['a'], true, '', 'a', '__proto__', ' '.repeat(1e6)];
  while (tries.length < 1500) {
    const text = offers[by(offers.length)];
    const tried = ways[by(ways.length)](text, by(text.length));
    if (!offers.includes(tried)) tries.push(tried);
  }
  return tries;
}

test('whatever is no invitation is refused in one sentence', () => {
  const offer = packOffer(described([LOCAL]), { seat: 2, name: 'Åse' });
  const answer = packAnswer(described([LOCAL], { setup: 'active' }), { to: unpack(offer).id });
  assert.deepEqual(saidOfAll(texts([offer, answer])), [UNREAD]);
});

test('what is summed rightly and made wrongly is refused too: whoever can reckon the sum writes parts that are none', () => {
  const whole = toBytes(offered.slice(1)).subarray(0, -2);
  const forged = [...whole].flatMap((_, at) => [
    whole.subarray(0, at),
    ...Array.from({ length: 52 }, (__, step) => whole.with(at, step * 5)),
  ]);
  assert.ok(forged.length > 3000);
  const said = forged.map((bytes) => {
    const sum = sumOf(bytes);
    return saidOf(() => unpack(`a${toLetters([...bytes, sum >> 8, sum & 255])}`));
  });
  assert.ok(said.includes(UNREAD));
  for (const found of said.filter((one) => one !== UNREAD)) {
    assert.ok(['offer', 'answer'].includes(found.type), found);
    for (const line of found.sdp.split('\r\n').slice(0, -1)) assert.match(line, /^[vostmca]=[\x20-\x7e]*$/);
    assert.ok((found.name ?? '').length <= 60);
    assert.ok((found.seat ?? 0) <= 98);
  }
});
