// What beats what, under the hand: how much room it takes there.

const LONG = 120; // letters: more take more than two lines of a phone

/** Whether what beats what takes more room than most games give it. */
export const isLongOrder = (beats) => typeof beats !== 'string' || beats.length > LONG;
