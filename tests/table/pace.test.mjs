// Acts are shown one after the other, each for as long as its pace says.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';

globalThis.document = Object.assign(new EventTarget(), { hidden: false });
const { pace } = await import('../../docs/assets/table/core/acts/pace.js');
const { Queue } = await import('../../docs/assets/table/core/acts/queue.js');

const act = (kind, n, more = {}) => ({ kind, events: [{ n, moved: [] }], ...more });
const KINDS = ['ask', 'exchange', 'brief', 'past', 'cry', 'stroke', 'won', 'undo', 'stand', 'draw', 'raise', 'lift', 'note',
  'play', 'trick', 'pay', 'away', 'takeUp', 'turnUp', 'meld', 'deal', 'run', 'show', 'draws'];

let queue;
let ended;

/** Begin to show these acts; each is shown over a view that is its number. */
function begin(...acts) {
  queue.begin(acts, acts.map((_, at) => at));
}

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  document.hidden = false;
  pace.value = 'normal';
  ended = [];
  queue = new Queue((last, rest) => ended.push([last.events[0].n, rest.map(({ n }) => n)]));
});

afterEach(() => {
  queue.drop();
  mock.timers.reset();
});

/** The times of a deal of four and of one who stands, in milliseconds. */
const TIMES = { slow: [1240, 900], normal: [880, 600], fast: [450, 300] };

for (const [name, [deal, stand]] of Object.entries(TIMES)) {
  test(`at pace ${name} an act stands as long as its pace says`, () => {
    pace.choose(name);
    const dealt = { kind: 'deal', events: Array.from({ length: 4 }, (_, n) => ({ n })) };
    begin(dealt, act('stand', 4));
    mock.timers.tick(deal - 1);
    assert.equal(queue.act, dealt);
    mock.timers.tick(1);
    assert.equal(queue.act.kind, 'stand');
    mock.timers.tick(stand - 1);
    assert(queue.running);
    mock.timers.tick(1);
    assert(!queue.running);
    assert.deepEqual(ended, [[0, []], [4, []]]);
  });
}

test('each pace is slower than the next, for every kind of act and however many do it', () => {
  for (const kind of KINDS) {
    for (const n of [1, 2, 10, 11, 37]) {
      const all = ['slow', 'normal', 'fast'].map((value) => {
        pace.value = value;
        return pace.row(kind, n).all;
      });
      assert.deepEqual(all, all.toSorted((one, other) => other - one), `${kind} of ${n}`);
      assert.equal(new Set(all).size, 3, `${kind} of ${n}`);
      assert(all[2] > 0);
    }
  }
});

test('what thirty-seven do at once is over in a second and a half, and a moment to read it', () => {
  for (const kind of ['deal', 'show', 'run', 'draws']) {
    const { each, apart, all } = pace.row(kind, 37);
    assert(each + apart * 36 <= 1500, kind);
    assert(all <= 2500, kind);
  }
});

test('at once nothing takes any time', () => {
  pace.value = 'once';
  assert.equal(pace.row('ask', 1).all, 0);
  assert(pace.once);
});

test('going on ends one act and no more', () => {
  begin(act('ask', 1), act('cry', 2), act('stand', 3));
  queue.goOn();
  assert.deepEqual([queue.act.events[0].n, queue.view, ended], [2, 1, [[1, []]]]);
  mock.timers.tick(999);
  assert.equal(queue.act.events[0].n, 2, 'the act begins anew, whatever was left of the one before');
  mock.timers.tick(1);
  assert.equal(queue.act.events[0].n, 3);
});

test('what ends them all tells what was not shown, and shows nothing more', () => {
  begin(act('ask', 1), act('cry', 2), act('stand', 3));
  queue.end();
  assert.deepEqual(ended, [[1, [2, 3]]]);
  assert.deepEqual([queue.running, queue.act, queue.view], [false, null, null]);
  mock.timers.tick(1e6);
  queue.end();
  queue.goOn();
  assert.equal(ended.length, 1);
});

test('what drops them tells nothing', () => {
  begin(act('ask', 1), act('cry', 2));
  queue.drop();
  mock.timers.tick(1e6);
  assert.deepEqual([queue.running, ended], [false, []]);
});

test('a page that is hidden ends them all', () => {
  begin(act('ask', 1), act('cry', 2));
  document.dispatchEvent(new Event('visibilitychange'));
  assert(queue.running, 'it came into sight');
  document.hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  assert.deepEqual([queue.running, ended], [false, [[1, [2]]]]);
});

test('another pace holds from the act that is shown on', () => {
  begin(act('stand', 1), act('stand', 2));
  mock.timers.tick(500);
  pace.choose('slow');
  mock.timers.tick(899);
  assert.equal(queue.act.events[0].n, 1);
  mock.timers.tick(1);
  assert.equal(queue.act.events[0].n, 2);
  pace.choose('once');
  assert(!queue.running);
});

test('an act that waits is played, and then stands until the reader goes on', () => {
  begin(act('stand', 1, { waits: true }), act('stand', 2));
  mock.timers.tick(599);
  assert(queue.plays);
  mock.timers.tick(1);
  assert.deepEqual([queue.plays, queue.act.events[0].n, ended], [false, 1, [[1, []]]]);
  mock.timers.tick(1e6);
  document.hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  pace.choose('once');
  assert.equal(queue.act.events[0].n, 1);
  queue.goOn();
  assert.deepEqual([queue.plays, queue.act.events[0].n], [true, 2]);
});

test('whoever goes on while it is played comes to where it stands, and does not pass it', () => {
  begin(act('stand', 1, { waits: true }), act('stand', 2, { waits: true }));
  queue.goOn();
  assert.deepEqual([queue.plays, queue.act.events[0].n], [false, 1]);
  queue.goOn();
  assert.deepEqual([queue.plays, queue.act.events[0].n], [true, 2]);
});

test('at once what waits stands from the first', () => {
  pace.value = 'once';
  begin(act('stand', 1, { waits: true }));
  assert(queue.running && !queue.plays);
});

test('an act that stays is played, and then stands; going on ends it, also while it is played', () => {
  begin(act('meld', 1, { stays: true }), act('play', 2));
  mock.timers.tick(5000);
  assert.deepEqual([queue.plays, queue.act.events[0].n], [false, 1]);
  queue.goOn();
  assert.deepEqual([queue.plays, queue.act.events[0].n], [true, 2]);
  begin(act('meld', 1, { stays: true }), act('play', 2));
  queue.goOn();
  assert.equal(queue.act.events[0].n, 2);
});

test('a page that is hidden keeps what stands', () => {
  begin(act('meld', 1, { stays: true }), act('play', 2));
  mock.timers.tick(5000);
  document.hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  assert.equal(queue.act.events[0].n, 1);
});

test('whoever is in haste is not kept', () => {
  pace.value = 'fast';
  begin(act('meld', 1, { stays: true }), act('play', 2));
  mock.timers.tick(460);
  assert.equal(queue.act.events[0].n, 2);
});
