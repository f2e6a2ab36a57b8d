// Where the seats are round the long board: yours below, play going to the left, clockwise from above.
// Up to four have a side each; more sit beside one another along the top and the two sides.

const FEW = {
  __proto__: null, 1: ['south'], 2: ['south', 'north'], 3: ['south', 'west', 'east'], 4: ['south', 'west', 'north', 'east'],
};

/** How many sit on either side: the others are along the top. */
const onSide = (seats) => (seats <= 7 ? 1 : seats <= 9 ? 2 : 3);

/** Say how crowded it is, for the sizes: the least of these numbers that holds all the seats. */
export const crowdOf = (seats) => [4, 7, 11].find((most) => seats <= most) ?? 11;

/** Place the seat `step` places to the left of yours: its side, which it is there of how many, from the left or from above. */
export function placeOf(step, seats) {
  if (seats in FEW) return { side: FEW[seats][step], at: 0, of: 1 };
  const side = onSide(seats);
  const top = seats - 1 - 2 * side;
  if (step === 0) return { side: 'south', at: 0, of: 1 };
  if (step <= side) return { side: 'west', at: side - step, of: side };
  if (step <= side + top) return { side: 'north', at: step - side - 1, of: top };
  return { side: 'east', at: step - side - top - 1, of: side };
}
