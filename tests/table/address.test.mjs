// What an address asks of the table, and at which moment a game that it holds is opened.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentIn, packedIn, wishOf } from '../../docs/assets/table/core/address.js';

const wish = (hash, search = '') => wishOf({ hash, search });

test('what is packed stands after its letter, up to the next field', () => {
  assert.equal(packedIn('#g=1abc&at=5', 'g'), '1abc');
  assert.equal(packedIn('#g=', 'g'), '');
  for (const hash of ['', '#', '#gg=1', 'g=1', '#r=1']) assert.equal(packedIn(hash, 'g'), null);
});

test('a link that a program wrote in %-signs is read, and a damaged one left to the engine', () => {
  assert.equal(packedIn('#g=1a%2Db', 'g'), '1a-b');
  assert.equal(packedIn('#g=%E0%A4%A', 'g'), '%E0%A4%A');
});

test('a moment is two numbers, each of which may be wanting', () => {
  assert.deepEqual(momentIn('#g=1abc&at=12&seat=0'), { at: 12, seat: 0 });
  assert.deepEqual(momentIn('#g=1abc'), { at: null, seat: null });
});

test('a moment that is no number is none', () => {
  for (const said of ['-1', '1e3', 'x', '', '999999', '1.5', '٣', ' 1', '__proto__']) {
    assert.deepEqual(momentIn(`#g=1abc&at=${said}&seat=${said}`), { at: null, seat: null });
  }
  assert.deepEqual(momentIn('#g=1abc&&&&'), { at: null, seat: null });
});

test('an address that asks for nothing asks for nothing', () => {
  for (const hash of ['', '#', '#a-heading', '#constructor', '#__proto__=x', '#deal&x=1', '#deal%00', '#:~:text=Play', '#=&=&', `#${'x'.repeat(1e5)}`]) {
    assert.equal(wish(hash), null);
  }
});

test('what stands alone is a deal or an evening', () => {
  assert.deepEqual(wish('#deal'), { deal: true });
  assert.deepEqual(wish('#evening'), { plan: true });
});

test('what is packed is a game, house rules or an evening', () => {
  assert.deepEqual(wish('#g=1a&at=3'), { text: '1a', moment: { at: 3, seat: null } });
  assert.deepEqual(wish('#house=1a'), { house: '1a' });
  assert.deepEqual(wish('#evening=1a&byd-1774'), { evening: '1a' });
  assert.deepEqual(['#g=', '#house=', '#evening='].map((hash) => wish(hash)), [
    { text: '', moment: { at: null, seat: null } }, { house: '' }, { evening: '' },
  ]);
});

test('an example, a lesson and a set-up may stand after a question mark too', () => {
  assert.deepEqual(wish('#example=gnav-1774-01'), { example: 'gnav-1774-01' });
  assert.deepEqual(wish('', '?lesson=lesson-gnav'), { lesson: 'lesson-gnav' });
  assert.deepEqual(wish('', '?source=gnav-1774'), { setup: { rules: 'gnav-1774', reading: {} } });
});

test('a set-up is given as it was said, by its own fields', () => {
  const asked = 'rules=old&players=4&dealer=1&seed=%3Cb%3E&reading.cuckoo=x&other=1&__proto__=x';
  assert.deepEqual(wish(`#${asked}`), {
    setup: { rules: 'old', players: '4', dealer: '1', seed: '<b>', reading: { cuckoo: 'x' } },
  });
  const { reading } = wish('#rules=old&reading.__proto__=x').setup;
  assert.deepEqual(Object.keys(reading), ['__proto__']);
  assert.equal(Object.getPrototypeOf(reading), Object.prototype);
});
