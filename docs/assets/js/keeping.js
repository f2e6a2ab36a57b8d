/* The page rests: the service worker keeps the archive on the device, but not where data is saved or
 * the reader has put it away, and not while the engine starts. A newer version waits until no page of
 * the old one is open; that it has come is told by renewal.js. */

const root = document.documentElement;
const { serviceWorker } = navigator; // there is none over plain http
const AGAIN = 3000; // ms

const tell = () => import(new URL("../table/renewal.js", import.meta.url));

function hear({ target }) {
  if (target.state === "installed") tell();
}

function isPutAway() {
  try {
    return localStorage.getItem("gnav.offline") === "off";
  } catch {
    return false;
  }
}

async function keep() {
  if (isPutAway()) return;
  if (root.dataset.engine === "booting") {
    setTimeout(keep, AGAIN);
    return;
  }
  try {
    const registration = await serviceWorker.register(new URL("../../sw.js", import.meta.url));
    if (!registration.active) return;
    const follow = () => registration.installing?.addEventListener("statechange", hear);
    registration.addEventListener("updatefound", follow);
    follow();
    if (registration.waiting) tell();
    registration.active.postMessage({ keep: ["pages"] }); // what the browser has cleared away
  } catch {
    // A browser that keeps nothing is read from the network.
  }
}

if (serviceWorker?.controller || (serviceWorker && !navigator.connection?.saveData)) keep();
