// Makes the memory that the next start begins from, in a worker that is made for it and then thrown
// away: no game has ever been at its table.
import { boot } from './boot.js';
import { keep, mayBeKept } from './kept/memory.js';

/** Keep the memory of Python at rest, with the rules of this game, if it may be kept here. */
export async function remember(game) {
  if (!await mayBeKept()) return;
  const rules = await boot(game, () => {}, { making: true });
  await keep(await rules.memory());
}
