// What of the archive lies on this device for when the network goes: sw.js keeps it, shelf by shelf.
// A game that is played is kept with the engine, once the page rests.
const RESTS = 5_000; // ms
const siteRoot = new URL('../../', import.meta.url);

const played = new Set(); // and not yet asked for
let resting = 0;

/** The registration of the archive's service worker, or null where there is none. */
export async function registered() {
  return await navigator.serviceWorker?.getRegistration(siteRoot).catch(() => null) ?? null;
}

/** Wait until a worker has come to a state, or to nothing. */
export function reaching(worker, state) {
  return new Promise((resolve) => {
    const look = () => [state, 'activated', 'redundant'].includes(worker.state) && resolve(worker.state);
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Let a browser that keeps nothing begin to; gives the service worker. Throws where it cannot. */
export async function register() {
  const registration = await navigator.serviceWorker.register(new URL('sw.js', siteRoot));
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (await reaching(worker, 'activated') === 'redundant') throw new Error('the pages could not be kept');
  return worker;
}

/** Send a message to a service worker; `hear` is told each answer. Gives what stops it. */
export function send(worker, message, hear) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => hear(data);
  worker.postMessage(message, [port2]);
  return () => port1.postMessage('stop');
}

async function ask() {
  const { active } = await navigator.serviceWorker?.ready ?? {}; // in a first visit the pages come before
  active?.postMessage({ keep: ['engine', ...played] });
  played.clear();
}

/** Keep the engine and a game that is played; what was saved for, or put away, is not kept. */
export function keepPlayed(game) {
  if (navigator.connection?.saveData) return;
  played.add(game);
  clearTimeout(resting);
  resting = setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(ask), RESTS);
}
