// The furniture of each family of games: what its scripts draw and say at the table, fetched when a
// game of that family is opened, and for the one that the address asks for with the engine.
const FAMILIES = {
  __proto__: null,
  gnav: () => import('./games/gnav/furniture.js'),
  byd: () => import('./games/byd/furniture.js'),
  fem_kort: () => import('./games/fem_kort/furniture.js'),
  hanrey: () => import('./games/hanrey/furniture.js'),
  lang_hanrey: () => import('./games/lang_hanrey/furniture.js'),
  hundrede_og_eet: () => import('./games/hundrede_og_eet/furniture.js'),
  mariage: () => import('./games/mariage/furniture.js'),
  polsk_pas: () => import('./games/polsk_pas/furniture.js'),
  piquet: () => import('./games/piquet/furniture.js'),
  styrvolt: () => import('./games/styrvolt/furniture.js'),
  tre_kort: () => import('./games/tre_kort/furniture.js'),
};

/** Fetch the furniture of a family. */
export const furnitureOf = async (family) => FAMILIES[family]();
