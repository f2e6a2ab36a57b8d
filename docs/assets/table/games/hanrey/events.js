// What the kinds of Hanrey's events mean to the table.

/** Which act each kind of event makes at the table (core/acts/acts.js). */
export const ACTS = {
  __proto__: null,
  led: { act: 'play', to: 'to' },
  beat: { act: 'play' },
  'took-up': { act: 'takeUp' },
  'put-away': { act: 'away' },
  out: { act: 'note' },
  lost: { act: 'note' },
  'broken-off': { act: 'note' },
};
