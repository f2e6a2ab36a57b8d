// The furniture of each family of games: what its scripts draw and say at the table, fetched when a
// game of that family is opened, and for the one that the address asks for with the engine.

/** What a game of cards has of its own, laid over what all of them have; the acts of its events stand beside theirs. */
export const laidOver = (all, own) => ({ ...all, ...own, ACTS: { __proto__: null, ...all.ACTS, ...own.ACTS } });

const ofCards = async (own) => laidOver(...await Promise.all([import('./cards/furniture.js'), own]));

const FAMILIES = {
  __proto__: null,
  gnav: () => import('./games/gnav/furniture.js'),
  byd: () => ofCards(import('./games/byd/furniture.js')),
  fem_kort: () => ofCards(import('./games/fem_kort/furniture.js')),
  hanrey: () => ofCards(import('./games/hanrey/furniture.js')),
  lang_hanrey: () => ofCards(import('./games/lang_hanrey/furniture.js')),
  hundrede_og_eet: () => ofCards(import('./games/hundrede_og_eet/furniture.js')),
  mariage: () => ofCards(import('./games/mariage/furniture.js')),
  polsk_pas: () => ofCards(import('./games/polsk_pas/furniture.js')),
  piquet: () => ofCards(import('./games/piquet/furniture.js')),
  styrvolt: () => ofCards(import('./games/styrvolt/furniture.js')),
  tre_kort: () => ofCards(import('./games/tre_kort/furniture.js')),
  narrespillet: () => ofCards(import('./games/narrespillet/furniture.js')),
};

/** Fetch the furniture of a family. */
export const furnitureOf = async (family) => FAMILIES[family]();
