// What stands round the emblem of a picture where there is room for it: 60 wide and 133 high, in thin lines.
import {
  cut, disc, full, line, rays, star, tint,
} from './strokes.js';

const mirrored = (drawn) => `${drawn}<g transform="matrix(-1 0 0 1 60 0)">${drawn}</g>`;
const wave = (y, x = 0) => `M${x} ${y}q3.75-4 7.5 0t7.5 0 7.5 0 7.5 0 7.5 0 7.5 0 7.5 0 7.5 0`;
const sign = (house, x, y) => `<use href="#house-${house}" x="${x - 7}" y="${y - 7}" width="14" height="14"/>`;
const stars = (...places) => full(places.map(([x, y, r = 3.5]) => star(x, y, r, r * 0.4, 5)).join(''));
const flower = (x, y) => line(`M${x} ${y}C${x - 2} ${y + 8} ${x + 2} ${y + 14} ${x} 133M${x} ${y + 12}q-5-1-6-6M${x} ${y + 15}q5-1 6-6`)
  + full(star(x, y, 5, 2.4, 6)) + tint(disc(x, y, 1.8));

const CURTAIN = full('M0 0H60V10C56 24 47 24 45 12 42 24 33 24 30 12 27 24 18 24 15 12 13 24 4 24 0 10z') + cut('M0 3H60V5H0z');
const STEPS = full('M0 133V125H60V133zM7 123H53V116H7zM14 114H46V107H14z');
const FLOOR = full([0, 1, 2].flatMap((row) => [0, 1, 2].map((n) => `M${20 * n + 10 * (row % 2)} ${112 + 7 * row}h10v7h-10z`)).join('')) + line('M0 112H60');
const HILLS = full('M0 133V118C12 106 24 108 32 116 42 106 52 106 60 112V133z') + cut('M8 120l1.5-4 1.5 4zM44 118l1.5-4 1.5 4zM22 126l1.5-4 1.5 4zM52 126l1.5-4 1.5 4z');
const PEAKS = full('M0 133V124L13 102 24 118 41 94 60 122V133z') + cut('M13 102 17.5 109 14 112 11 109 9 109zM41 94 47 103 43 109 39 104 35 103z');
const WATER = line([112, 118, 124, 130].map((y, n) => wave(y, n % 2 ? -4 : 0)).join(''));
const CLOUDS = tint('M-2 18C2 8 12 8 14 15 18 6 32 6 34 15 38 8 54 6 62 16V-2H-2z') + line('M5 12C7 9 10 9 12 12M22 10C25 7 29 7 31 11M43 11C46 8 50 8 53 11');
const NIGHT = line('M0 3H60M0 7H60M0 12H60M0 18H60M0 25H60');
const FLAMES = full('M0 133V108C4 114 6 118 5 124 9 114 8 106 14 98 14 110 20 112 19 122 24 114 22 104 30 92 38 104 36 114 41 122 40 112 46 110 46 98 52 106 51 114 55 124 54 118 56 114 60 108V133z')
  + tint('M8 133C8 126 14 124 14 116 19 122 20 128 18 133zM25 133C25 124 30 120 30 110 36 120 37 126 35 133zM42 133C42 126 46 122 46 116 51 122 52 128 50 133z');
const PILLARS = mirrored(tint('M1 14H8V122H1z') + line('M3.3 16V120M5.7 16V120') + full('M0 6H11L8 14H0zM0 122H8L11 130H0z'));
const SUN = tint(disc(30, 0, 11)) + line(rays(30, 0, 14, 26, 24));
const ENDLESS = line('M30 14C26 8 18 8 18 14S26 20 30 14 42 8 42 14 34 20 30 14z');
const FLOWERS = flower(10, 112) + flower(30, 117) + flower(50, 111);

const SCENES = {
  __proto__: null,
  magician: ENDLESS + full('M0 116H60V119H0zM4 119H8V133H4zM52 119H56V133H52z') + sign('s', 9, 108) + sign('b', 23, 108) + sign('c', 37, 108) + sign('d', 51, 108),
  priestess: PILLARS + line('M8 14C20 30 40 30 52 14M8 18C20 34 40 34 52 18'),
  empress: stars([8, 26], [17, 16], [30, 12, 4.5], [43, 16], [52, 26]) + FLOWERS,
  emperor: CURTAIN + STEPS,
  priest: full('M28.5 8H31.5V12H36V15H31.5V19H39V22H31.5V26H42V29H31.5V36H28.5V29H18V26H28.5V22H21V19H28.5V15H24V12H28.5z') + STEPS,
  lovers: SUN + FLOWERS,
  chariot: CURTAIN + stars([10, 32, 2.5], [30, 28, 2.5], [50, 32, 2.5]) + line('M0 107H60M4 112H24M32 112H56M0 118H14M22 118H44M50 118H60M8 125H30M38 125H60'),
  justice: CURTAIN + FLOOR,
  hermit: NIGHT + stars([12, 33], [46, 36, 2.5], [30, 31, 2]) + PEAKS,
  wheel: CLOUDS + `<g transform="matrix(1 0 0 -1 0 133)">${CLOUDS}</g>`,
  strength: ENDLESS + FLOWERS,
  hanged: line(rays(30, 0, 6, 30, 20)) + HILLS,
  death: tint(disc(30, 112, 13)) + line(rays(30, 112, 16, 26, 24)) + HILLS + stars([8, 14], [50, 20, 2.5]),
  temperance: SUN + WATER,
  demons: NIGHT + FLAMES,
  tower: CLOUDS + full('M8 42l4 3-3 3-4-2zM50 74l5 2-2 4-5-1zM4 86l4 1-1 4-4-1z') + PEAKS,
  star: stars([8, 14], [50, 12, 2.6], [30, 22, 4], [10, 102, 2.6], [51, 100], [14, 34, 2.4], [48, 34]) + WATER,
  moon: stars([10, 16, 2.5], [30, 10], [50, 18, 2.5]) + mirrored(full('M2 133V106H0V98H3V101H6V98H9V101H12V98H15V106H13V133z') + cut('M6 110H9V116H6z')) + line('M20 133C22 124 32 124 30 112M40 133C38 124 30 122 30 112'),
  sun: line(rays(30, 66, 33, 60, 24, 0.5)) + full('M0 133V119H60V133z') + cut('M0 124.5H60V125.5H0zM0 129H60V130H0zM14 119.5H15V124.5H14zM34 119.5H35V124.5H34zM24 125H25V129H24zM46 125H47V129H46z'),
  judgement: CLOUDS + full('M0 133V126H60V133z') + mirrored(tint('M2 126V112C2 104 14 104 14 112V126z')) + tint('M22 126V110C22 101 38 101 38 110V126z') + full('M29 108H31V111H34V113H31V119H29V113H26V111H29z'),
  world: sign('s', 10, 14) + sign('b', 50, 14) + sign('c', 10, 119) + sign('d', 50, 119),
  fool: SUN + HILLS,
};

/** Draw what stands round the emblem of a picture. */
export const scene = (card) => SCENES[card];
