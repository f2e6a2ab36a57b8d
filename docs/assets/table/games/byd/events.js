// What the kinds of Byd's events mean to the table.

/** Which act each kind of event makes at the table (core/acts/acts.js). */
export const ACTS = {
  __proto__: null,
  dealer: null,
  unbid: { act: 'note' },
  won: { act: 'pay' },
};
