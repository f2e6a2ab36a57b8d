// What this browser remembers of how one likes to read and play: choices, the names, and the game
// at this tab's table. Only what is known here is taken; anything else stays where it is.
import { WrongKind, list, read } from '../door.js';
import { forGood, forTab } from './drawers.js';

const NAMES = 'gnav.names';
const TABLE = 'gnav.table';
const LONGEST = 20_000; // letters of JSON that the names may have
const LONGEST_NAME = 60;
const SEATS = 99;

const nameOrNone = (value) => (typeof value === 'string' && value.length <= LONGEST_NAME ? value : '');

/** What can be chosen for good, and the values known; theme/main.html reads some of them too. */
export const CHOICES = {
  layer: ['diplomatic', 'corrected', 'normalised'],
  translation: ['en', 'da', 'both', 'none'],
  letters: ['roman', 'blackletter'],
  notes: ['closed', 'open'],
  language: ['en', 'da'],
  keys: ['on', 'off'],
  text: ['on', 'off'],
  sound: ['on', 'off'],
  rank: ['on', 'off'],
  tap: ['on', 'off'],
  offline: ['on', 'off'],
  pace: ['slow', 'normal', 'fast', 'once'],
};

/** What was chosen, or null. */
export function chosen(key) {
  const kept = forGood.read(`gnav.${key}`);
  return CHOICES[key].includes(kept) ? kept : null;
}

/** Remember a choice; a browser that keeps nothing holds it for this visit. */
export const choose = (key, value) => forGood.write(`gnav.${key}`, value);

/** The names last played with, by seat. */
export function namesRemembered() {
  try {
    return read(forGood.read(NAMES), list(nameOrNone, SEATS), LONGEST);
  } catch (error) {
    if (!(error instanceof WrongKind)) throw error;
    return [];
  }
}

/** Remember the names of those who sit down; seats beyond them keep theirs. */
export function rememberNames(names) {
  return forGood.write(NAMES, JSON.stringify([...names, ...namesRemembered().slice(names.length)]));
}

const tell = () => globalThis.document?.dispatchEvent(new Event('gnav:table')); // a game has come to it, or gone

/** Remember in this tab which game is at the table, so that a reload comes back to it. */
export function atTable(id) {
  forTab.write(TABLE, id);
  tell();
}

/** The game that was at the table of this tab, or null. */
export const gameAtTable = () => forTab.read(TABLE);

/** There is no game at the table any more. */
export function forgetTable() {
  forTab.remove(TABLE);
  tell();
}
