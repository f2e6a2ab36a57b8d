// What the kinds of Tre-Kort's events mean to the table.

/** Which act each kind of event makes at the table (core/acts/acts.js). */
export const ACTS = {
  __proto__: null,
  joined: { act: 'note' },
  passed: { act: 'away' },
  nobody: { act: 'note' },
  unopposed: { act: 'note' },
  laid: { act: 'play' },
  paid: { act: 'pay' },
  'beet-paid': { act: 'pay' },
  beet: { act: 'pay' },
  dealer: null,
  ended: { act: 'note' },
};
