// What has happened is parted into acts, and at each of them the table stands as it stood then.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actsOf } from '../../docs/assets/table/core/acts/acts.js';
import { broughtBy, sentencesOf } from '../../docs/assets/table/core/acts/sentences.js';
import { newEvents, viewsOf } from '../../docs/assets/table/core/acts/standing.js';
import { isAtTheEnd, recalled, waiting } from '../../docs/assets/table/core/acts/steps.js';
import { stepsOf, toCome } from '../../docs/assets/table/core/acts/track.js';
import { dealOf, games } from './games.mjs';

/** What each call of a game brought, act by act: `{ rules, before, view, fresh, acts, views }`. */
function* shown({ rules, furniture, calls }) {
  for (const { before, view, fresh } of calls) {
    const acts = actsOf(newEvents(fresh), view, furniture);
    yield {
      rules, before, view, fresh, acts, views: viewsOf(acts, before, view),
    };
  }
}

const every = () => games.flatMap((game) => [...shown(game)]);
const numbers = (events) => events.map(({ n }) => n);
const byId = (things, key) => Object.fromEntries(things.map((thing) => [key(thing), thing]));
const sorted = (zone) => ({ ...zone, cards: zone.cards.toSorted((one, other) => (one.card < other.card ? -1 : 1)) });
const lying = (zones) => byId(zones.map(sorted), ({ id }) => id);
const keyOf = ({ id, place }) => `${id} ${place}`;

test('every event is told in one act, in the order in which it happened', () => {
  for (const { rules, fresh, acts } of every()) {
    assert.deepEqual(numbers(acts.flatMap(({ events }) => events)), numbers(fresh), rules);
  }
});

test('after the last act the table stands as the engine says it stands', () => {
  for (const { rules, view, views } of every().filter(({ acts }) => acts.length)) {
    const last = views.at(-1);
    const isNext = view.waiting === 'deal'; // the position is already the next deal's
    if (!isNext && view.waiting !== 'over') assert.deepEqual(lying(last.zones), lying(view.zones), rules);
    if (!isNext) assert.deepEqual(byId(last.marks, keyOf), byId(view.marks, keyOf), rules);
    assert.deepEqual(last.players.map((one) => one.in), view.players.map((one) => one.in), rules);
  }
});

test('at each act the events up to it are known, and no later one', () => {
  for (const { rules, view, acts, views } of every()) {
    let known = view.events.length - numbers(acts.flatMap(({ events }) => events)).length;
    acts.forEach(({ events }, at) => {
      known += events.length;
      assert.deepEqual(numbers(views[at].events), numbers(view.events.slice(0, known)), rules);
    });
  }
});

test('while acts are shown nothing can be chosen, and nobody has won', () => {
  for (const { rules, views } of every()) {
    for (const { waiting: waits, choices, refused, winners, reason, law, next, undoable } of views) {
      assert.deepEqual([waits, choices, refused, winners, reason, law, next, undoable], ['acts', [], [], [], null, [], null, false], rules);
    }
  }
});

test('a card that another holds is told by no act before it is seen', () => {
  for (const { rules, view, views } of every()) {
    for (const { zones, events } of views) {
      const seen = new Set(events.flatMap(({ moved }) => moved.flatMap(({ cards }) => cards)));
      for (const { kind, place, cards } of zones) {
        const hidden = kind === 'hand' && place !== view.seat ? cards.filter(({ card }) => !seen.has(card)) : [];
        assert.deepEqual(hidden, [], rules);
      }
    }
  }
});

test('whoever begins to look after the game began is shown no less', () => {
  for (const { rules, view, furniture } of games.map(({ calls, ...game }) => ({ ...game, view: calls[0].view }))) {
    const acts = actsOf(newEvents(view.events), view, furniture);
    assert(acts.length, rules);
    assert.equal(acts[0].events[0].after.afresh, true, rules);
  }
});

test('every act that is told says what happened', () => {
  for (const { rules, view, acts } of every()) {
    const { furniture } = games.find((game) => game.rules === rules);
    for (const act of acts) {
      const [main] = sentencesOf(view, act, furniture);
      assert(main || act.kind === 'deal', `${rules}: ${act.kind}`);
      assert(!/undefined|null|\{/.test(sentencesOf(view, act, furniture).join(' ')), `${rules}: ${main}`);
    }
  }
});

test('the track says whose turns have been and whose is now', async () => {
  const game = await dealOf('fool-and-alike');
  const now = [...shown(game)].flatMap(({ views }) => views).map((view) => stepsOf(view, game.furniture));
  const [you, ...others] = game.calls[0].view.players.map(({ name }) => name);
  assert(you);
  assert.deepEqual(now[0].map(({ words }) => words), ['Dealt', 'You', ...others, 'All show']);
  assert.equal(now[0][0].is, 'now');
  const told = [...new Set(now.map((steps) => steps.find(({ is }) => is === 'now').words))];
  assert.deepEqual(told.slice(0, 3), ['Dealt', 'You', `${others[0]} asks ${others[1]}`]);
  assert.equal(told.at(-1), 'All show');
  for (const steps of now) {
    const kinds = steps.map(({ is }) => ['been', 'now', 'next'].indexOf(is));
    assert.deepEqual(kinds, kinds.toSorted());
    assert.equal(kinds.filter((kind) => kind === 1).length, 1);
  }
});

test('of a round of many seats those of no account are counted', () => {
  const seats = Array.from({ length: 37 }, (_, seat) => seat);
  const view = {
    players: seats.map((seat) => ({ name: `P${seat}` })), yours: 20, events: [], deal: 1, act: { kind: 'ask', chain: [{ seat: 3 }], trace: { to: 4 } },
  };
  const steps = stepsOf(view, { round: () => seats });
  assert.deepEqual(steps.map(({ words }) => words), ['Dealt', '3 others', 'P3 asks P4', 'P4', '15 others', 'You', '15 others', 'P36', 'All show']);
  assert.equal(toCome(view, { round: () => seats }), 'Your turn comes after 16 others.');
  assert.equal(toCome({ ...view, yours: 4 }, { round: () => seats }), 'Your turn is next.');
  assert.equal(toCome({ ...view, yours: 1 }, { round: () => seats }), '33 have still to choose.');
  assert.equal(toCome(view, { round: () => seats.slice(0, 10) }), '');
});

test('the steps that a game names itself come before those of a round', () => {
  const own = [{ words: 'Buying', is: 'now' }];
  assert.deepEqual(stepsOf({ act: {} }, { track: () => own, round: () => [0] }), own);
  assert.deepEqual(stepsOf({ act: null }, { track: () => own, round: () => [0] }), []);
});

/** The acts in which pieces are lifted, with how many, and what is said of each. */
async function lifts(name) {
  const game = await dealOf(name);
  return [...shown(game)].flatMap(({ acts, views }) => acts.map((act, at) => [act, views[at]]))
    .filter(([{ kind }]) => kind === 'raise' || kind === 'lift')
    .map(([act, view]) => ({ kind: act.kind, seats: act.lifted.length, said: sentencesOf(view, act, game.furniture)[0] }));
}

test('the fool is lifted before the lowest, and those alike are lifted together', async () => {
  // gnav-1774.r5.a, r6.a: in the order in which it is told whom it costs a stroke.
  const [fool, all, ...more] = await lifts('fool-and-alike');
  assert.deepEqual([fool.kind, fool.seats, all.kind, all.seats, more], ['raise', 1, 'lift', 2, []]);
  assert(fool.said.endsWith('has the fool.'), fool.said);
});

test('the showing goes from the dealer’s left', async () => {
  const { calls } = await dealOf('fool-and-alike');
  const { moved } = calls.at(-1).view.events.find(({ kind }) => kind === 'showed');
  assert.deepEqual(moved.map(({ from }) => from), ['hand:0', 'hand:1', 'hand:2', 'hand:3']);
});

test('two alike are lifted in one act', async () => {
  // gnav-1774.r6.a
  assert.deepEqual((await lifts('alike')).map(({ kind, seats }) => [kind, seats]), [['lift', 2]]);
});

test('a request that stops is an act of its own, and its way ends before whom it asked', async () => {
  // gnav-1774.r3.d
  const game = await dealOf('cat');
  const cries = [...shown(game)].flatMap(({ acts }) => acts).filter(({ kind }) => kind === 'cry');
  assert(cries.length);
  for (const { trace, own } of cries) {
    assert.equal(trace.from, own[0].seat);
    assert.equal(typeof trace.to, 'number');
  }
});

const GNAV = games.find(({ rules }) => rules === 'gnav-1774');

test('at a table of many seats what others do as usual is told in short', () => {
  const players = Array.from({ length: 20 }, (_, seat) => ({ name: `P${seat}` }));
  const view = { players, near: 0, seat: 0, zones: [], marks: [], events: [] };
  const event = (n, kind, seat, more = {}) => ({ n, kind, seat, text: `${n}.`, moved: [], marked: [], ...more });
  const events = [event(0, 'stood', 0), ...[5, 6, 7].map((seat, at) => event(1 + at, 'stood', seat)), event(4, 'asked', 8, { of: 9 }), event(5, 'exchanged', 8, { with: 9 })];
  const acts = actsOf(events, view, GNAV.furniture);
  assert.deepEqual(acts.map(({ kind, events: { length } }) => [kind, length]), [['stand', 1], ['run', 3], ['brief', 2]]);
  assert.equal(acts[1].caption.main, '3 seats stand.');
});

test('what two lose alike is said in one sentence, whoever looks first', () => {
  const view = { players: [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Carl' }], yours: 2 };
  const lost = (seat, text, by = 1) => ({ kind: 'lost', seat, text, by });
  const told = (own) => sentencesOf(view, {
    kind: 'stroke', events: own, own, lifted: own.map(({ seat }) => seat),
    caption: { main: own[0].text, then: own.slice(1).map(({ text }) => text), more: [] },
  }, { SUMS: {} });
  assert.deepEqual(told([lost(0, 'Anna loses 1 stroke.'), lost(1, 'Bo loses 1 stroke.')]), ['Anna loses 1 stroke, and so does Bo.']);
  assert.deepEqual(told([lost(0, 'Anna loses 1 stroke.'), lost(2, 'You lose 1 stroke.')]), ['You lose 1 stroke, and so does Anna.']);
  assert.deepEqual(told([0, 1, 2].map((seat) => lost(seat, `${'ABC'[seat]} loses 1 stroke.`))), ['C loses 1 stroke, and so do Anna and Bo.']);
  assert.deepEqual(told([lost(0, 'Anna loses 2 strokes.', 2), lost(1, 'Bo loses 1 stroke.')]).length, 2);
});

test('an event that makes no act of its own is told with the one before it', () => {
  const view = { players: [{}, {}], near: 0, seat: 0, zones: [], marks: [], events: [] };
  const event = (n, kind, more = {}) => ({ n, kind, seat: 0, text: `${n}.`, moved: [], marked: [], ...more });
  const furniture = { __proto__: null, ACTS: { __proto__: null, led: { act: 'play' }, counted: { act: 'meld' }, 'counted lead': null }, SUMS: {} };
  const acts = actsOf([event(0, 'led'), event(1, 'counted', { what: 'lead:1' }), event(2, 'counted', { what: 'point' }), event(3, 'constructor')], view, furniture);
  assert.deepEqual(acts.map(({ kind, events }) => [kind, numbers(events)]), [['play', [0, 1]], ['meld', [2, 3]]]);
});

test('a remark of a lesson is made at the act that it names, and the table waits there', () => {
  const acts = [{ events: [{ n: 0, move: 0, kind: 'dealt' }] }, { events: [{ n: 1, move: 1, kind: 'asked' }, { n: 2, move: 1, kind: 'stopped' }] }, { events: [{ n: 3, move: 2, kind: 'stood' }] }];
  const remarks = [{ at: 1 }, { at: 2, on: 'stopped' }, { at: 3 }];
  const told = waiting(acts, { lesson: 0, at: 3, remarks });
  assert.deepEqual(told.map(({ tells }) => tells), [[0], [1], []]);
  assert.deepEqual(told.map(({ waits }) => waits), [true, true, false]);
  assert(isAtTheEnd(remarks[2], { at: 3 }));
  assert.equal(waiting(acts, { lesson: null }), acts);
});

test('a table that was shown is shown again as it was', () => {
  const { calls, furniture } = GNAV;
  const { view } = calls.find(({ view: { at } }) => at > 5);
  const then = recalled({ at: 5 }, view, furniture);
  const last = view.events.findLast(({ move }) => move < 5);
  assert(numbers(then.act.events).includes(last.n));
  assert.equal(then.waiting, 'acts');
});

test('what came of a deal that is over is all that was paid in it, and what several pay alike is said once', () => {
  const scored = (kind, seat, text, more = {}) => ({
    kind, seat, text, deal: 1, moved: [], marked: [{ id: 'score', place: seat, value: 1 }], ...more,
  });
  const events = [
    scored('paid', 0, 'You pay 3.'), { kind: 'trick', deal: 1, marked: [], moved: [] }, scored('paid', 1, 'Bo pays 1 to you.'),
    scored('beet', 2, 'Carl is beet.', { amount: 3 }), scored('beet', 3, 'Dorte is beet.', { amount: 3 }), { kind: 'dealer', deal: 1, marked: [], moved: [] },
  ];
  const view = { waiting: 'deal', lastDeal: 1, yours: 0, events, players: [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Carl' }, { name: 'Dorte' }] };
  const furniture = { ACTS: { trick: { act: 'trick' }, paid: { act: 'pay' }, beet: { act: 'pay' }, dealer: null } };
  assert.deepEqual(broughtBy(view, furniture), ['Bo pays 1 to you.', 'Carl is beet, and so does Dorte.']);
  assert.deepEqual(broughtBy({ ...view, waiting: 'seat' }, furniture), []);
});

test('of acts that stay the last stands where another follows it', () => {
  const event = (n, kind) => ({ n, kind, moved: [], marked: [], deal: 1, seat: 0, text: '' });
  const view = { seat: 0, near: 0, players: [{}, {}], zones: [], marks: [], events: [] };
  const furniture = { ACTS: { counted: { act: 'meld', stays: true }, led: { act: 'play' } } };
  const stays = (...kinds) => actsOf(kinds.map((kind, n) => event(n, kind)), view, furniture).map((act) => act.stays);
  assert.deepEqual(stays('counted', 'counted', 'led'), [false, true, false]);
  assert.deepEqual(stays('counted', 'counted'), [false, false]);
});
