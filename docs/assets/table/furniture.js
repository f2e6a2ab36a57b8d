// The furniture of each family of games: what its scripts draw and say at the table, fetched when a
// game of that family is opened.
const FAMILIES = {
  __proto__: null,
  gnav: () => import('./games/gnav/furniture.js'),
  hanrey: () => import('./games/hanrey/furniture.js'),
};

// Families whose rules run, and whose furniture is still to come: no table is laid for them yet.
const TO_COME = new Set();

/** Whether a table can be laid for a family. */
export const isOffered = (family) => !TO_COME.has(family);

/** Fetch the furniture of a family. */
export const furnitureOf = async (family) => FAMILIES[family]();
