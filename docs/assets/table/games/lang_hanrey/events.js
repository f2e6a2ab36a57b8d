// What the kinds of Lang Hanrey's events mean to the table.

/** Which act each kind of event makes at the table (core/acts/acts.js). */
export const ACTS = {
  __proto__: null,
  led: { act: 'play', to: 'to' },
  beat: { act: 'play' },
  kept: { act: 'trick' },
  'took-up': { act: 'takeUp' },
  collected: { act: 'takeUp' },
  out: { act: 'note' },
  lost: { act: 'note' },
};
