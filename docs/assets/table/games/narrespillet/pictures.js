// The twenty-one pictures and the Fool, each an emblem in a square of 100, cut for this archive.
import {
  cut, disc, full, line, rays, star, tint, twice,
} from './strokes.js';

const stars = (...places) => full(places.map(([x, y, r = 5]) => star(x, y, r, r * 0.4, 5)).join(''));
const spokes = (x, y, r, n) => line(rays(x, y, r * 0.22, r, n));
const wheel = (x, y, r, n) => tint(disc(x, y, r)) + line(disc(x, y, r - 7)) + spokes(x, y, r - 7, n) + full(disc(x, y, r * 0.22));

const vessel = (x, y, turn) => `<g transform="translate(${x} ${y}) rotate(${turn})">${
  full('M-13-30H13L9-18C24-11 27 4 20 16 17 21 12 23 11 30H-11C-12 23-17 21-20 16-27 4-24-11-9-18z')}${cut('M-21-3H21V4H-21z')}</g>`;

const key = (turn) => `<g transform="rotate(${turn} 50 50)">${full(`M45 34H55V100H45zM55 80H70V87H64V92H70V99H55z${disc(50, 18, 18)}`)}${cut(disc(50, 18, 9))}</g>`;

const leaf = (turn) => `<g transform="rotate(${turn} 50 50)">${full('M50 0C61 4 63 14 54 22 48 18 46 8 50 0zM46 22C38 20 34 12 37 5 46 8 48 14 46 22z')}</g>`;
const WREATH = line(disc(50, 50, 38)) + [...Array(10).keys()].map((k) => leaf(36 * k)).join('');

const EMBLEMS = {
  __proto__: null,

  // a pointed hat
  magician: full('M57 0C62 24 70 50 80 72H22C32 52 42 26 57 0z') + cut('M24 66 27 59H74L77 66z') + cut(star(52, 42, 10, 4, 5))
    + full('M2 82C10 70 20 74 50 74S90 70 98 82C88 96 12 96 2 82z'),

  // an open book under the horned moon
  priestess: full('M18 6A34 34 0 0 0 82 6 38 26 0 0 1 18 6z') + full('M2 56 50 66 98 56V94L50 100 2 94z')
    + twice(tint('M50 65C40 53 20 50 8 52V88C22 85 40 88 50 96z') + line('M17 61C28 61 36 63 43 68M17 69C28 69 36 71 43 76M17 77C28 77 36 79 43 84')),

  // a lily
  empress: full('M50 2C60 16 68 26 66 40 64 52 58 58 57 66H43C42 58 36 52 34 40 32 26 40 16 50 2z')
    + twice(full('M43 66C44 48 34 32 20 32 8 32 2 42 5 52 8 60 20 60 22 52 30 52 32 60 32 66z'))
    + tint('M26 67H74V78H26z') + full('M43 79H57C57 88 60 94 64 100 58 98 54 97 50 92 46 97 42 98 36 100 40 94 43 88 43 79z') + cut('M48 18H52V50H48z'),

  // an orb with its cross
  emperor: full('M44 0H56V10H68V21H56V34H44V21H32V10H44z') + tint(disc(50, 66, 32)) + full('M19 58C38 66 62 66 81 58V69C62 77 38 77 19 69z')
    + full('M44 34H56V64H44z') + cut(disc(50, 67.5, 4)),

  // the crossed keys
  priest: key(38) + key(-38),

  // a heart pierced by an arrow
  lovers: tint('M50 96C42 76 8 60 8 32 8 16 20 6 32 6 40 6 47 11 50 20 53 11 60 6 68 6 80 6 92 16 92 32 92 60 58 76 50 96z')
    + full('M0 78 18 62 12 58 14 52 26 54 40 42 45 48 31 60 34 72 28 74 23 68 8 84zM62 24 78 18 74 4 100 0 94 26 82 24 68 31 60 37 56 32z'),

  // a car with its wheel
  chariot: full('M62 6C78 0 90 8 88 24 86 42 80 56 72 64H14C8 60 6 54 6 48H36C52 44 58 26 62 6z') + cut(star(72, 28, 10, 4, 5)) + line('M63 10C46 8 32 18 30 46')
    + full('M70 54C84 56 92 50 96 38L100 40C98 56 88 66 70 64z') + tint(disc(40, 72, 26)) + spokes(40, 72, 25, 8) + full(disc(40, 72, 7)),

  // the scales
  justice: full('M46 10H54V84H46zM30 92C34 86 40 84 50 84S66 86 70 92V98H30z') + full(disc(50, 8, 8)) + line('M12 22H88')
    + twice(line('M16 24 4 56M16 24 28 56') + full('M0 56H32C30 70 22 74 16 74S2 70 0 56z')),

  // a lantern
  hermit: line('M50 12C30 12 34-2 50 2 66-2 70 12 50 12') + full('M50 8 76 28H24z') + tint('M28 30H72V80H28z') + line('M28 80V30M72 80V30')
    + full('M22 80H78V92H22zM30 92H70V98H30z') + full('M50 36C58 48 62 54 61 62 60 70 55 74 50 74S40 70 39 62C38 54 46 50 50 36z') + line('M6 40 18 44M94 40 82 44M4 62H18M96 62H82'),

  // a wheel, and what rises and falls with it
  wheel: wheel(50, 54, 38, 8) + full('M34 0 42 8 50 0 58 8 66 0 63 18H37z') + twice(full(disc(12, 54, 8))) + full(disc(50, 92, 8)),

  // a lion
  strength: full(star(50, 50, 50, 39, 11)) + tint('M50 22C70 22 76 36 74 50 72 66 62 82 50 84 38 82 28 66 26 50 24 36 30 22 50 22z')
    + twice(full('M32 42C38 38 44 42 46 46 42 50 34 48 32 42z') + line('M46 44C45 54 44 58 41 62M50 70C44 76 38 74 35 70')) + full('M40 60H60C59 67 54 70 50 72 46 70 41 67 40 60z'),

  // one who hangs by a foot
  hanged: full('M0 0H100V9H92V100H84V9H16V100H8V9H0z') + full('M45 8H55V48H45z') + full('M50 44 68 33 52 24 56 16 82 33 56 52z') + full('M38 46H62L66 74H34z')
    + twice(full('M40 48 20 64 35 80 40 74 30 65 42 56z')) + full(disc(50, 86, 11)),

  // a skull before the scythe
  death: full('M84 100 16 6 23 1 91 94z') + full('M16 6C40-4 76 0 94 30 78 14 50 10 24 16z')
    + tint('M44 28C66 28 76 42 74 58 73 65 68 68 66 72V86H24V72C20 68 14 64 14 54 14 38 26 28 44 28z')
    + full(`${disc(34, 54, 8.5)}${disc(56, 54, 8.5)}M45 64 51 73H39z`) + line('M35 86V77M45 86V77M55 86V77'),

  // from one vessel into another
  temperance: vessel(26, 26, 115) + vessel(70, 70, 0) + line('M58 36C68 36 72 40 72 46M56 43C62 43 67 43 67 48'),

  // a horned head
  demons: twice(full('M50 30H30C14 28 4 16 8 0 14 12 24 16 38 18 44 19 48 22 50 24zM28 34C18 32 8 36 4 44 14 48 22 48 30 46z'))
    + full('M26 28H74C78 48 72 72 50 100 28 72 22 48 26 28z') + twice(cut('M30 44 45 52C42 58 32 56 30 44z')) + cut('M44 72H56L50 80z') + cut(star(50, 36, 6, 2.4, 5)),

  // a tower that is struck
  tower: full('M26 34H74V46H70L74 90H84V100H16V90H26L30 46H26z') + full('M22 22H32V28H38V22H46V28H54V22H62V34H24z')
    + cut('M44 100V84A6 6 0 0 1 56 84V100zM38 54H45V66H38zM55 54H62V66H55z') + full('M100 0 72 16 80 20 60 40 90 22 82 17z') + line('M12 18 20 28M8 44 18 46'),

  // a star of eight points
  star: full(star(50, 50, 50, 19, 8)) + tint(star(50, 50, 31, 13, 8)) + full(disc(50, 50, 6)),

  // the moon with a face
  moon: full('M62 2A49 49 0 1 0 92 76 40 40 0 0 1 58 68C52 64 55 60 55 57 50 56 46 54 50 49 54 44 56 41 54 36 50 24 52 12 62 2z')
    + cut('M36 36C42 32 46 34 48 38 44 42 39 41 36 36zM38 66C44 64 48 64 52 67 48 71 42 71 38 66z') + stars([80, 28, 11], [86, 54, 7]),

  // the sun with a face
  sun: full(star(50, 50, 50, 28, 12)) + tint(disc(50, 50, 26)) + twice(full(disc(41, 45, 4)) + line('M35 39C38 36 43 36 45 39M50 64C44 64 40 61 38 57')) + line('M50 46 48 54H52'),

  // a trumpet with its banner
  judgement: full('M2 6 8 0 60 44C72 50 86 54 100 52L66 94C66 80 60 68 52 54z') + cut('M70 84C70 74 76 66 88 60z') + tint('M10 14 46 46 36 92 20 78 2 88z') + full('M16 48H22V58H32V64H22V76H16V64H8V58H16z')
    + line('M80 10V32M56 4 66 24M98 26 86 38'),

  // a globe in a wreath
  world: WREATH + tint(disc(50, 50, 24)) + line('M26 50H74M50 26V74M50 26C34 38 34 62 50 74M50 26C66 38 66 62 50 74M31 36H69M31 64H69'),

  // a cap with bells
  // a cap with bells
  fool: twice(full('M18 74C24 50 18 40 5 44 8 20 38 16 46 48L44 74z') + full(disc(7, 51, 7))) + tint('M33 74C35 44 41 26 50 12 59 26 65 44 67 74z') + full(disc(50, 8, 7))
    + full('M12 76H88V94H12z') + cut('M18 82 25 88 32 82 39 88 46 82 54 88 61 82 68 88 75 82 82 88V84L75 80 68 86 61 78 54 84 46 78 39 84 32 78 25 84 18 80z'),
};

/** The pictures by their numbers; the Fool has none. */
export const PICTURES = Object.keys(EMBLEMS);

/** Draw the emblem of a picture. */
export const emblem = (card) => EMBLEMS[card];
