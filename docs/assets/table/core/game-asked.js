// Which game comes with the engine: the one that an address asks for, and no other pays for it.
/** The game of the source that an address names, in its set-up, its lesson or its example; else the first there is. */
export function gameAsked(address = globalThis.location?.href ?? '') {
  const source = Object.keys(GAME_OF).find((id) => address.includes(id));
  return source ? GAME_OF[source] : FIRST_GAME;
}

/** The packages that a game needs. */
export const needsOf = (game) => (Object.hasOwn(NEEDS, game) ? NEEDS[game] : NEEDS[FIRST_GAME]);
