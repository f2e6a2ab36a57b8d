// Which tab has a game: two tabs that kept one game would each undo what the other did.
// A browser without locks lets every tab have it.

const nameOf = (id) => `gnav-archive ${id}`;
let held = null; // { id, letGo }

/** Let another tab have the game that this one had. */
export function release() {
  held?.letGo();
  held = null;
}

/** Whether this tab may have the game `id`; it keeps it unless `held` is false. */
export async function claim(id, { held: keeps = true } = {}) {
  if (held?.id === id || !navigator.locks) return true;
  let letGo;
  const until = new Promise((resolve) => { letGo = resolve; });
  const granted = await new Promise((resolve) => {
    navigator.locks.request(nameOf(id), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && keeps ? until : undefined;
    }).catch(() => resolve(true));
  });
  if (granted && keeps) {
    release();
    held = { id, letGo };
  }
  return granted;
}
