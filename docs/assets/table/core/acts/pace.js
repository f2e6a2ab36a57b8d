// How fast an act is played, and how long it stands to be read: the four paces, remembered for good.
// They serve the replay too.
import { choose, chosen } from '../kept/remembered.js';

/** How long each kind of act takes, in milliseconds: its motion, and the time to read it. */
const TIMES = {
  __proto__: null,
  ask: { slow: 1500, normal: 900, fast: 450 },
  exchange: { slow: 1700, normal: 1100, fast: 600 },
  brief: { slow: 1100, normal: 700, fast: 350 },
  past: { slow: 1100, normal: 700, fast: 350 },
  cry: { slow: 1800, normal: 1000, fast: 600 },
  stroke: { slow: 1500, normal: 1000, fast: 500 },
  won: { slow: 1300, normal: 840, fast: 420 },
  undo: { slow: 2000, normal: 1300, fast: 700 },
  stand: { slow: 900, normal: 600, fast: 300 },
  draw: { slow: 1700, normal: 1100, fast: 600 },
  raise: { slow: 650, normal: 400, fast: 200 },
  lift: { slow: 1200, normal: 760, fast: 430 },
  note: { slow: 1500, normal: 900, fast: 450 },
  play: { slow: 900, normal: 600, fast: 300 },
  trick: { slow: 1700, normal: 1080, fast: 550 },
  pay: { slow: 2100, normal: 1300, fast: 650 },
  away: { slow: 1300, normal: 860, fast: 430 },
  takeUp: { slow: 1700, normal: 1100, fast: 550 },
  turnUp: { slow: 1400, normal: 900, fast: 450 },
  meld: { slow: 1500, normal: 900, fast: 450 },
};

/** What is done one after the other: how long one takes, when the next comes, how long all stands. */
const ROWS = {
  __proto__: null,
  deal: { slow: [340, 220, 240], normal: [220, 140, 240], fast: [120, 70, 120], most: 1200 },
  run: { slow: [300, 90, 300], normal: [180, 60, 180], fast: [90, 30, 90], most: 900 },
  show: { slow: [300, 260, 1000], normal: [200, 160, 720], fast: [120, 80, 360], most: 1500 },
  draws: { slow: [360, 180, 240], normal: [240, 120, 180], fast: [120, 60, 90], most: 1500 },
};

const MANY = 10; // more than this share the time that all have together

/** How long the motion of an act takes at pace Normal; the other paces are slower and faster. */
const MOVES = {
  __proto__: null, exchange: 420, brief: 420, undo: 520, draw: 620, stroke: 520, won: 360, raise: 260, lift: 260, ask: 260, past: 300,
  play: 280, trick: 320, pay: 420, away: 500, takeUp: 400, turnUp: 300, meld: 300,
};
const RING = 400; // ms at pace Normal that the card that takes a trick is ringed before the trick goes
const ANSWERED = 600; // and that a meld has been claimed and answered before it is counted
const FACTOR = { slow: 1.6, normal: 1, fast: 0.5 };

/** How long a moment of the replay stands, in milliseconds. */
const STANDS = { slow: 2800, normal: 1400, fast: 450, once: 300 };

class Pace extends EventTarget {
  value = chosen('pace') ?? 'normal';

  /** Whether nothing is played: the end is painted at once. */
  get once() { return this.value === 'once'; }

  /** How long a moment of the replay stands. */
  get stands() { return STANDS[this.value]; }

  /** Choose a pace, for good. */
  choose(value) {
    this.value = value;
    choose('pace', value);
    this.dispatchEvent(new Event('change'));
  }

  /** For an act in which `n` things come one after the other: how long each, how far apart, how long all. */
  row(kind, n) {
    const row = ROWS[kind];
    if (!row) return { each: this.moves(kind), apart: 0, all: this.once ? 0 : (TIMES[kind] ?? TIMES.note)[this.value] };
    const [each, next, rest] = row[this.once ? 'normal' : this.value];
    const most = row.most * (FACTOR[this.value] ?? 1);
    const apart = n > MANY ? Math.min(next, (most - each) / n) : next;
    return { each, apart, all: each + apart * (n - 1) + rest };
  }

  /** How long the motion of an act takes. */
  moves(kind) { return (MOVES[kind] ?? 220) * (FACTOR[this.value] ?? 1); }

  /** How long an act stands before it moves. */
  stays(kind) { return ({ trick: RING, meld: ANSWERED }[kind] ?? 0) * (FACTOR[this.value] ?? 1); }
}

export const pace = new Pace();
