// What the kinds of Mariage's events mean to the table: what is counted is told with the trick or the meld.

/** Which act each kind of event makes at the table (core/acts/acts.js). */
export const ACTS = {
  __proto__: null,
  dealer: null,
  'said-out': { act: 'note' },
};
