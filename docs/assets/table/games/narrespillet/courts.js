// The courts of the four houses: by rank a head, and what is worn under it, each in a square of 100.
import {
  cut, disc, full, line, star, tint, twice,
} from './strokes.js';

const FACE = tint('M50 34C66 34 71 46 69 60 67 74 58 84 50 84S33 74 31 60C29 46 34 34 50 34z')
  + twice(full('M36 54C39 51 44 52 46 55 43 58 38 58 36 54z')) + line('M50 56 48 67H52');
const MOUTH = line('M44 75C48 77 52 77 56 75');
const NECK = tint('M42 80H58V100H42z');

/** By rank, the head of a court card: Queen, King, Knight, Page. */
export const HEADS = {
  __proto__: null,
  q: full('M50 28C18 26 20 64 8 100H92C80 64 82 26 50 28z') + NECK + FACE + MOUTH + cut('M14 36H86V32H14z')
    + full(`M16 33 10 10 30 22 50 4 70 22 90 10 84 33z${disc(10, 8, 6)}${disc(50, 5, 6)}${disc(90, 8, 6)}`),
  k: full('M22 34H78C80 56 84 70 76 84 70 94 58 98 50 100 42 98 30 94 24 84 16 70 20 56 22 34z') + FACE
    + full('M31 58C30 80 38 94 50 98 62 94 70 80 69 58 66 68 60 70 56 70 52 68 48 68 44 70 40 70 34 68 31 58z') + cut('M43 75C48 73 52 73 57 75 54 79 46 79 43 75z')
    + cut('M14 38H86V34H14z') + full('M47 0H53V5H59V11H53V17L66 8 73 22 92 9 84 35H16L8 9 27 22 34 8 47 17V11H41V5H47z'),
  n: full('M50 14C24 14 18 38 20 62L16 84C28 96 40 98 50 100 60 98 72 96 84 84L80 62C82 38 76 14 50 14z') + cut('M24 48 46 52V58L25 55zM76 48 54 52V58L75 55z')
    + cut(`M48 62H52V92H48z${disc(36, 72, 2.6)}${disc(38, 82, 2.6)}${disc(64, 72, 2.6)}${disc(62, 82, 2.6)}`) + full('M46 14C42-2 66-6 98 12 90 14 84 14 80 18 86 22 90 28 92 36 78 24 66 18 46 14z'),
  p: full('M50 28C22 28 20 54 20 80L36 84H64L80 80C80 54 78 28 50 28z') + NECK + FACE + MOUTH
    + full('M10 36C12 14 40 4 66 12 80 16 88 26 90 36 64 28 36 30 10 36z') + line('M72 18C84 16 92 10 97 1'),
};

const ROBE = tint('M40 0C22 8 4 12 0 40V100H100V40C96 12 78 8 60 0z');

/** By rank, what is worn under it; the sign of the house lies on it. */
export const ROBES = {
  __proto__: null,
  q: full('M8 0H92L96 16C80 20 66 14 60 0H40C34 14 20 20 4 16z') + ROBE + line('M34 2C40 18 60 18 66 2') + full(disc(50, 18, 5)),
  k: ROBE + cut('M40 0C22 8 4 12 1 30 26 38 40 26 50 22 60 26 74 38 99 30 96 12 78 8 60 0z') + line('M1 30C26 38 40 26 50 22 60 26 74 38 99 30')
    + twice(full('M16 16 20 26 24 15zM31 12 36 22 39 10z')),
  n: ROBE + full('M36 0H64L70 14H30z') + twice(line('M2 44C14 34 28 40 30 54V100M4 26C16 18 28 22 34 30')),
  p: ROBE + line('M34 4 50 20 66 4') + full(star(50, 22, 5, 2, 5)) + twice(line('M16 16V100')),
};
