// Where the seats are. Yours is at the bottom; play goes to the left, clockwise from above.
// No more than ten sit round a circle; more sit along the sides of a long table, and so do the few
// where the table is narrow.

export const FEW = 10;

/** How many sit at the bottom, on each side and at the top of a long table. */
export function sides(seats) {
  if (seats <= FEW) {
    const top = seats % 2 ? 2 : 1;
    return { bottom: 1, side: (seats - 1 - top) / 2, top };
  }
  const bottom = seats < 14 ? 3 : seats < 28 ? 5 : 7;
  const others = seats - bottom;
  const wanted = Math.min(10, Math.round(others * 0.45));
  const top = wanted - (others - wanted) % 2;
  return { bottom, side: (others - top) / 2, top };
}

// You and your neighbours sit closer to the eye, and take more of the bottom side than the others.
const ROOM = [2.3, 1.8];

function alongBottom(bottom, place) {
  const rooms = Array.from({ length: bottom }, (_, at) => ROOM[Math.abs(at - (bottom - 1) / 2)] ?? 1);
  const before = rooms.slice(0, place).reduce((sum, room) => sum + room, rooms[place] / 2);
  return before / rooms.reduce((sum, room) => sum + room);
}

/** Give the side of the seat `step` places to the left of yours, and how far along it, 0 to 1. */
function alongSides(step, seats) {
  const { bottom, side, top } = sides(seats);
  const half = (bottom - 1) / 2;
  const evenly = (place, places) => (place + 0.5) / places;
  if (step <= half) return ['bottom', alongBottom(bottom, half - step)];
  const left = step - half - 1;
  if (left < side) return ['left', evenly(side - 1 - left, side)];
  if (left < side + top) return ['top', evenly(left - side, top)];
  const right = left - side - top;
  if (right < side) return ['right', evenly(right, side)];
  return ['bottom', alongBottom(bottom, bottom - 1 - (right - side))];
}

/** Place the seat `step` places to the left of yours: on the circle, and along the sides. */
export function place(step, seats) {
  const angle = Math.PI / 2 + (2 * Math.PI * step) / seats;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [side, along] = alongSides(step, seats);
  return {
    side,
    // Who sits low on the circle speaks below his name, the others above it.
    across: cos < -0.3 ? 'west' : cos > 0.3 ? 'east' : 'mid',
    down: sin > 0.4 ? 'low' : 'high',
    style: {
      '--c': cos.toFixed(4),
      '--s': sin.toFixed(4),
      '--u': along.toFixed(4),
      '--b': ((2 * along - 1) ** 8).toFixed(4), // near the corners one sits further in
    },
  };
}

/** Order the seats of a strip, in the order of play, so that you sit in its middle. */
export const stripOrder = (step, seats) => (step > seats / 2 ? step - seats : step);
