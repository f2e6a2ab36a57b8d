// What the kinds of Fem Kort's events mean to the table.

/** Which act each kind of event makes at the table (core/acts/acts.js). */
export const ACTS = {
  __proto__: null,
  dealer: null,
};
