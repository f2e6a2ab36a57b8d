// What the kinds of Hundrede og Eet's events mean to the table: what is counted is told with the trick.

/** Which act each kind of event makes at the table (core/acts/acts.js). */
export const ACTS = {
  __proto__: null,
  dealer: null,
};
