// Which tab has a game: two tabs that kept one game would each undo what the other did. A browser
// without locks (it has none on a plain http address either) asks the other tabs, who answer if
// they have it. Nothing is lost even so: `games.js` stores nothing over what it has not seen.

const nameOf = (id) => `gnav-archive ${id}`;
const ANSWERED = 400; // ms in which another tab says that it has the game
let held = null; // { id, letGo }

const me = Math.random().toString(36).slice(2);
const tabs = globalThis.navigator.locks || !globalThis.BroadcastChannel ? null : new BroadcastChannel('gnav-archive claims');

tabs?.addEventListener('message', ({ data }) => {
  if (held && data?.wants === held.id && data.from !== me) tabs.postMessage({ has: held.id, to: data.from });
});

/** Ask the other tabs whether one of them has the game. */
function isFree(id) {
  if (!tabs) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hear = ({ data }) => { if (data?.has === id && data.to === me) answer(false); };
    const late = setTimeout(() => answer(true), ANSWERED);
    function answer(free) {
      clearTimeout(late);
      tabs.removeEventListener('message', hear);
      resolve(free);
    }
    tabs.addEventListener('message', hear);
    tabs.postMessage({ wants: id, from: me });
  });
}

/** Let another tab have the game that this one had. */
export function letGame() {
  held?.letGo();
  held = null;
}

/** Take the lock of a game; gives what lets it go, or null where another tab has it. */
function lock(id, wait) {
  const late = new AbortController();
  if (wait) setTimeout(() => late.abort(), wait);
  const how = wait ? { signal: late.signal } : { ifAvailable: true };
  return new Promise((resolve) => {
    navigator.locks.request(nameOf(id), how, (taken) => {
      if (!taken) return resolve(null);
      return new Promise((letGo) => resolve(letGo));
    }).catch((error) => resolve(error.name === 'AbortError' ? null : () => {})); // locks are forbidden
  });
}

/**
 * Whether this tab may have the game `id`; it keeps it unless `held` is false. An engine that was
 * called off may hold it a while yet: `wait` says how many milliseconds that is waited for.
 */
export async function takeGame(id, { held: keeps = true, wait = 0 } = {}) {
  if (held?.id === id) return true;
  const letGo = navigator.locks ? await lock(id, wait) : await isFree(id) && (() => {});
  if (!letGo) return false;
  if (keeps) {
    letGame();
    held = { id, letGo };
  } else letGo();
  return true;
}
