// Two devices that speak to each other: whether the other side is still there, and one answer at a time.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { Heartbeat } from '../../docs/assets/table/core/together/heartbeat.js';
import { oneAtATime } from '../../docs/assets/table/core/together/one-at-a-time.js';

let said;
let now;
let heart;

/** Let so many seconds pass, in each of which the page looks once. */
function seconds(number) {
  for (let second = 0; second < number; second += 1) {
    now += 1000;
    mock.timers.tick(1000);
  }
}

beforeEach(() => {
  mock.timers.enable({ apis: ['setInterval'] });
  now = 0;
  mock.method(performance, 'now', () => now);
  said = [];
  heart = new Heartbeat({
    beat: () => said.push('beat'), quiet: () => said.push('quiet'), again: () => said.push('again'),
  });
  heart.start();
});

afterEach(() => {
  heart.stop();
  mock.timers.reset();
  mock.restoreAll();
});

test('each says every two seconds that it is there', () => {
  seconds(5);
  assert.deepEqual(said, ['beat', 'beat']);
});

test('whoever was not heard for more than six seconds is quiet, once, until he is heard again', () => {
  const told = () => said.filter((what) => what !== 'beat');
  seconds(6);
  assert.deepEqual(told(), []);
  seconds(4);
  assert.deepEqual(told(), ['quiet']);
  heart.heard();
  assert.deepEqual(told(), ['quiet', 'again']);
  seconds(6);
  assert.deepEqual(told(), ['quiet', 'again']);
});

test('while this page slept nobody was silent', () => {
  seconds(2);
  now += 3_600_000; // the lid was shut
  seconds(1);
  assert(!said.includes('quiet'));
});

test('what is asked for again while it is done is done once more, and never beside itself', async () => {
  const done = [];
  let ends = null;
  const again = oneAtATime(() => new Promise((end) => {
    assert.equal(ends, null);
    ends = () => { ends = null; done.push('done'); end(); };
  }));
  const [first, second, third] = [again(), again(), again()];
  assert.equal(first, third);
  ends();
  await Promise.resolve();
  assert.notEqual(ends, null);
  ends();
  await second;
  assert.deepEqual(done, ['done', 'done']);
});
