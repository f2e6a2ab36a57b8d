// Where the seats are. Yours is at the bottom; play goes to the left, clockwise from above.
// No more than ten sit round a circle; more sit along the sides of a long table, and so do the few
// where the table is narrow.

export const FEW = 10;

/** How many sit at the bottom, on each side and at the top of a long table. */
export function sides(seats) {
  if (seats <= FEW) {
    const top = seats === 3 ? 0 : seats % 2 ? 2 : 1;
    return { bottom: 1, side: (seats - 1 - top) / 2, top };
  }
  const bottom = seats < 14 ? 3 : seats < 28 ? 5 : 7;
  const others = seats - bottom;
  const wanted = Math.min(10, Math.round(others * 0.45));
  const top = wanted - (others - wanted) % 2;
  return { bottom, side: (others - top) / 2, top };
}

// You and your neighbours sit closer to the eye, and take more of the bottom side than the others;
// so do, on every side, those who ask and are asked.
const NEAR = [2.3, 1.8];
const engaged = (side, places) => (side === 'top' || side === 'bottom' ? 1.65 : places > 6 ? 2.4 : 1.4);

/** Give the side of the seat `step` places to the left of yours, its place there, and how many there are. */
function seatOn(step, seats) {
  const { bottom, side, top } = sides(seats);
  const half = (bottom - 1) / 2;
  if (step <= half) return ['bottom', half - step, bottom];
  const left = step - half - 1;
  if (left < side) return ['left', side - 1 - left, side];
  if (left < side + top) return ['top', left - side, top];
  const right = left - side - top;
  return right < side ? ['right', right, side] : ['bottom', bottom - 1 - (right - side), bottom];
}

/** Give that side, and how far along it the seat is, 0 to 1; the seats of the steps `wide` get more room. */
function alongSides(step, seats, wide = []) {
  const [side, at, places] = seatOn(step, seats);
  const rooms = Array.from({ length: places }, (_, place) => (side === 'bottom' && NEAR[Math.abs(place - (places - 1) / 2)]) || 1);
  for (const other of wide) {
    const [on, place] = seatOn(other, seats);
    if (on === side) rooms[place] = Math.max(rooms[place], engaged(side, places));
  }
  const before = rooms.slice(0, at).reduce((sum, room) => sum + room, rooms[at] / 2);
  return [side, before / rooms.reduce((sum, room) => sum + room)];
}

const turned = (step, seats) => Math.PI / 2 + (2 * Math.PI * step) / seats;

// Round a table of radius 1 the names stand outside the rim: beside their seats, and those of the
// topmost and of your own seat in the corner that the circle leaves free.
const HIGHEST = -0.945;
const LOWEST = 0.93;
const HALF = 0.07; // half the height of a name
const APART = 0.84; // the corner is taken where one sits straight above, or below

function beside(step, seats) {
  const angle = turned(step, seats);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const hand = step === 0 || cos > 0.01 ? 1 : -1;
  const highest = hand < 0 && seats % 2 === 0 ? -APART : HIGHEST;
  const lowest = hand > 0 ? 0.785 : LOWEST;
  const y = step === 0 ? LOWEST : sin < -0.99 ? HIGHEST : Math.min(Math.max(sin, highest), lowest);
  return { hand, x: hand * Math.sqrt(1 - Math.max(Math.abs(y) - HALF, 0) ** 2), y };
}

const downAt = (angle) => (Math.sin(angle) > 0.4 ? 'low' : Math.sin(angle) < -0.4 ? 'high' : 'level');

/** Place the seat `step` places to the left of yours: on the circle, and along the sides. */
export function place(step, seats, wide = []) {
  const angle = turned(step, seats);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [side, along] = alongSides(step, seats, wide);
  const { hand, x, y } = beside(step, seats);
  return {
    side,
    // On which hand his name stands; who sits straight above or below speaks towards the middle.
    hand: hand < 0 ? 'west' : 'east',
    across: Math.abs(cos) < 0.5 ? 'mid' : 'aside',
    down: downAt(angle),
    style: {
      '--c': cos.toFixed(4),
      '--s': sin.toFixed(4),
      '--x': x.toFixed(4),
      '--y': y.toFixed(4),
      '--u': along.toFixed(4),
      '--b': ((2 * along - 1) ** 8).toFixed(4), // near the corners one sits further in
    },
  };
}

const BESIDE = 37 * (Math.PI / 180); // how far before whoever has it the stock lies
const OF_TWO = Math.PI / 3; // between two it lies out of the way of what is said
const WIDER = 0.035; // your own piece is larger, so between it and the next one it lies further off

/** Place the stock beside the seat `step` places to the left of yours. */
export function placeOfStock(step, seats) {
  const off = seats > 7 ? { 0: -WIDER, 1: WIDER }[step] ?? 0 : 0;
  const angle = turned(step, seats) - Math.min(seats === 2 ? OF_TWO : BESIDE, Math.PI / seats) + off;
  const [side, along] = alongSides(step, seats);
  const style = { '--c': Math.cos(angle).toFixed(4), '--s': Math.sin(angle).toFixed(4), '--u': along.toFixed(4) };
  return { side, style, down: downAt(angle) };
}

/** Order the seats of a strip, in the order of play, so that you sit in its middle. */
export const stripOrder = (step, seats) => (step > seats / 2 ? step - seats : step);
