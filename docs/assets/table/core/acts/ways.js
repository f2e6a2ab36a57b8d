// The ways that arrows go over the table, in points of its overlay: from the edge of one piece to the edge
// of another along the ring of the pieces, or round what lies there. A place is `{ at, reach, own }`: its
// middle, how far it reaches, and the overlay it is measured in.

export const GAP = 9; // px between a piece and its ring, and between the ring and the arrow
const CLEAR = 9; // px between an arrow and what it goes past
const WIDE = 4; // px to either side that an arrow takes
const RIM = 12; // px that the rim of the wood takes
const CLOSE = 56; // px: nearer than this there is no room for an arrow between two pieces

export const between = ([x1, y1], [x2, y2]) => Math.hypot(x2 - x1, y2 - y1);
const toward = ([x1, y1], [x2, y2], share) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];

const edge = ({ at, reach }, bend, more = 0) => toward(at, bend, (reach + GAP + more) / Math.max(between(at, bend), reach + GAP + more));

/** How far an arrow may bend for what it should not cross, as shares of the way. */
const BENDS = Array.from({ length: 97 }, (_, n) => Math.ceil(n / 2) * (n % 2 ? -0.025 : 0.025));

/** Another bend of the way: so much of its length to one side. */
function shifted({ at: [x1, y1] }, { at: [x2, y2] }, [x, y], by) {
  return [x + (y2 - y1) * by, y - (x2 - x1) * by];
}

const covers = ({ left, right, top, bottom }, [x, y], clear = 0) => x > left - clear && x < right + clear && y > top - clear && y < bottom + clear;

/** Where a way is after this share of it. */
export const alongIt = ([start, bend, end], share) => toward(toward(start, bend, share), toward(bend, end, share), share);

/** So many points of a way, in the window, from its beginning to its end. */
const pointsOf = (way, { left, top }, n = 41) => Array.from({ length: n }, (_, at) => alongIt(way, at / (n - 1))).map(([x, y]) => [x + left, y + top]);

const inset = ({ left, right, top, bottom }, by) => ({ left: left + by, right: right - by, top: top + by, bottom: bottom - by });

/** At how many of its points a way lies on things, or leaves the wood. */
const crossings = (way, things, wood, own) => pointsOf(way, own)
  .filter((at) => !covers(wood, at, -RIM) || things.some((box) => covers(box, at, CLEAR))).length;

/** Whether a way keeps within a box of the window. */
const isWithin = (way, box, own) => pointsOf(way, own).every((at) => covers(box, at));

/** Whether a way lies on something all the same. */
export const isCrossed = (way, things, own) => pointsOf(way, own).some((at) => things.some((box) => covers(box, at, WIDE)));

/** Half-way it is as far from the middle as the pieces are; across the table it goes straight through. */
function control(one, other, middle) {
  const along = toward(one.at, other.at, 0.5);
  const chord = between(one.at, other.at);
  if (chord < one.reach + other.reach + CLOSE) { // between two so near it goes round, on the inner side
    const out = chord < 2.4 * Math.max(one.reach, other.reach) ? 1.5 : 0.8;
    const ways = [-out, out].map((by) => shifted(one, other, along, by));
    return ways.sort((here, there) => between(here, middle) - between(there, middle))[0];
  }
  const radius = (between(one.at, middle) + between(other.at, middle)) / 2;
  const out = between(along, middle);
  const lift = out > 8 ? (2 * (radius - out)) / out : 0;
  return toward(along, middle, -Math.min(lift, chord / Math.max(out, 1)));
}

/** Whether there is room for an arrow between two places that no ring bends round. */
export const hasRoom = (one, other) => between(one.at, other.at) > one.reach + other.reach + CLOSE;

/**
 * Give the way from one place to another, `[start, bend, end]`: of those near the one preferred, the nearest
 * that crosses least of the `things` there, boxes of the window, and stays on the `wood`; null where none
 * goes past all of them. A way `inward` bends towards the `middle`; it ends `before` the other place.
 */
export function wayOf(one, other, {
  inward, middle, things, wood, before,
}) {
  const ends = [one, other].map(({ at: [x, y], own }) => [x + own.left, y + own.top]);
  const crossable = things.filter((box) => box.width > 1 && !ends.some((end) => covers(box, end)));
  const preferred = inward ? toward(toward(one.at, other.at, 0.5), middle, 0.45) : control(one, other, middle);
  const ways = BENDS.map((by) => shifted(one, other, preferred, by))
    .filter((bend) => [one, other].every(({ at, reach }) => between(at, bend) > reach + GAP)) // a bend in a ring is none
    .map((bend) => [edge(one, bend), bend, edge(other, bend, before)]);
  const room = [one, other].reduce(({ left, right, top, bottom }, { reach }, at) => {
    const [x, y] = ends[at]; // who sits beside the wood is led to all the same
    return { left: Math.min(left, x - reach), right: Math.max(right, x + reach), top: Math.min(top, y - reach), bottom: Math.max(bottom, y + reach) };
  }, inset(wood, 2 * WIDE));
  room.top = Math.max(room.top, one.own.top + 2 * WIDE); // above the table are buttons
  let [best, least] = [null, Infinity];
  for (const way of ways) {
    if (least === 0) break; // no other is nearer and crosses less
    if (!isWithin(way, room, one.own) || isCrossed(way, crossable, one.own)) continue;
    const crossed = crossings(way, crossable, wood, one.own);
    if (crossed < least) [best, least] = [way, crossed];
  }
  return best;
}
