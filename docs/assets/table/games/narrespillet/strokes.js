// What the drawings of Narrespillet are cut with: shapes of four inks, and the few forms that recur.

// What is said of an ink stands on the path itself: no rule of a page's styles need reach into a sign that is used.
const of = (ink) => (path) => `<path ${ink} d="${path}"/>`;

/** A shape in full ink, one in the wash with an inked edge, one cut out of what lies under it, and a line. */
export const full = of('fill-rule="evenodd"');
export const tint = of('fill="var(--wash)" stroke="currentColor" stroke-width="4"');
export const cut = of('fill="var(--cut)"');
export const line = of('fill="none" stroke="currentColor" stroke-width="4"');

const rounded = (n) => Math.round(n * 10) / 10;
const at = (x, y, r, turn) => `${rounded(x + r * Math.sin(turn))} ${rounded(y - r * Math.cos(turn))}`;

/** A disc, as a path. */
export const disc = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A star of `n` points, from `r` inside to `R` outside. */
export const star = (x, y, R, r, n = 8) => `M${Array.from({ length: 2 * n }, (_, k) => at(x, y, k % 2 ? r : R, (k * Math.PI) / n)).join('L')}z`;

/** `n` rays from `r` to `R`, as lines. */
export const rays = (x, y, r, R, n, from = 0) => Array.from({ length: n }, (_, k) => {
  const turn = ((k + from) * 2 * Math.PI) / n;
  return `M${at(x, y, r, turn)}L${at(x, y, R, turn)}`;
}).join('');

/** The same shape at its left and, seen from `x` = 50, at its right. */
export const twice = (drawn) => `${drawn}<g transform="matrix(-1 0 0 1 100 0)">${drawn}</g>`;
