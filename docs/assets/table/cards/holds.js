// What of the parts of a table for cards the styles lay it out by (core/holds.js).

export const HOLDS = {
  'aims': ':scope > .aims',
  'cards': ':scope > .card-table',
  'claim': '.claim',
  'close': '.trick.close',
  'counts': '.board .counts',
  'counts-of-few': '.counts:not([data-seats="4"], .pairs)',
  'covers': '.trick.covers',
  'many-choices': ':scope > .choices :is(.swap, .suits, .allowed > :nth-child(3))',
  'own-heap': '.kept.yours',
  'pairs': '.board .pairs',
  'slate': '.slate',
  'staked': '.staked',
  'two-rows': '.rows-phone',
};
