// A newer version of the archive that lies on this device whole, and waits until no page of the old
// one is open: it is used at once where this is the only one.
import { reaching, registered, send } from './kept/shelves.js';

const PATIENCE = 30_000; // ms for a version that is on its way

const late = () => new Promise((resolve) => { setTimeout(resolve, PATIENCE); });

/** Use the newest version there is; gives how many other tabs keep it from that. */
export async function useNewest() {
  const registration = await registered();
  if (!registration) return 0;
  await registration.update().catch(() => {}); // without a network, what has come will do
  if (registration.installing) await Promise.race([reaching(registration.installing, 'installed'), late()]);
  const { waiting } = registration;
  if (!waiting) return 0;
  return new Promise((resolve) => {
    send(waiting, { takeOver: true }, ({ others }) => resolve(others));
    reaching(waiting, 'activated').then(() => resolve(0));
  });
}
