// In every lesson each remark is made once, in its order, and none before the act it tells of is over.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

globalThis.document = Object.assign(new EventTarget(), { hidden: false });
const { actsOf } = await import('../../docs/assets/table/core/acts/acts.js');
const { pace } = await import('../../docs/assets/table/core/acts/pace.js');
const { Queue } = await import('../../docs/assets/table/core/acts/queue.js');
const { newEvents } = await import('../../docs/assets/table/core/acts/standing.js');
const { isAtTheEnd, waiting } = await import('../../docs/assets/table/core/acts/steps.js');
const { lessons } = await import('./games.mjs');

const timeOf = ({ kind, events }) => pace.row(kind, kind === 'show' ? events[0].moved.length : events.length).all;

/** The numbers of the remarks that a call brings, in order; the reader goes on wherever an act stands. */
function* made({ view, fresh }, furniture) {
  const acts = waiting(actsOf(newEvents(fresh), view, furniture), view);
  const queue = new Queue(() => {});
  if (acts.length) queue.begin(acts, acts);
  while (queue.running) {
    const { act } = queue;
    mock.timers.tick(timeOf(act) - 1);
    assert(queue.plays && queue.act === act, 'it is not over');
    mock.timers.tick(1);
    assert.equal(queue.act === act, act.waits, 'what nothing is said of goes by');
    if (act.waits) {
      assert(!queue.plays);
      yield* act.tells;
      queue.goOn();
    }
  }
  for (const [number, remark] of view.remarks.entries()) if (isAtTheEnd(remark, view)) yield number;
}

test('each remark is made once, in its order, and none before the act it tells of is over', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  pace.value = 'normal';
  const every = await lessons();
  assert(every.length >= 15);
  for (const { rules, calls, furniture } of every) {
    const said = calls.flatMap((call) => [...made(call, furniture)]);
    assert.deepEqual(said, calls.at(-1).view.remarks.map((_, number) => number), rules);
  }
});
