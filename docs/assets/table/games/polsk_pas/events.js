// What the kinds of Polsk Pas's events mean to the table.

/** Which act each kind of event makes at the table (core/acts/acts.js). */
export const ACTS = {
  __proto__: null,
  staked: { act: 'pay' },
  declared: { act: 'note' },
  took: { act: 'takeUp' },
  left: { act: 'note' },
  discarded: { act: 'play' },
  vole: { act: 'note' },
  won: { act: 'pay' },
  'vole-paid': { act: 'pay' },
  beet: { act: 'pay' },
  ompas: { act: 'note' },
  clear: { act: 'note' },
  dealer: null,
};
