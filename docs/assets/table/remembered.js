// What this browser remembers of how one likes to play: the names, and the game at this tab's table.

const NAMES = 'gnav.names';
const TABLE = 'gnav.table';

/** Read or write a store that the browser may refuse. */
function trying(act) {
  try {
    return act();
  } catch {
    return null;
  }
}

/** The names last played with, by seat. */
export function namesRemembered() {
  const names = trying(() => JSON.parse(localStorage.getItem(NAMES)));
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/** Remember the names of those who sit down; seats beyond them keep theirs. */
export function rememberNames(names) {
  const all = [...names, ...namesRemembered().slice(names.length)];
  trying(() => localStorage.setItem(NAMES, JSON.stringify(all)));
}

/** Remember in this tab which game is at the table, so that a reload comes back to it. */
export const atTable = (id) => trying(() => sessionStorage.setItem(TABLE, id));

/** The game that was at the table of this tab, or null. */
export const gameAtTable = () => trying(() => sessionStorage.getItem(TABLE));

/** There is no game at the table any more. */
export const forgetTable = () => trying(() => sessionStorage.removeItem(TABLE));
