// Keeps the screen on while an evening is open, where the browser can; elsewhere nothing happens.

let lock = null;
let wanted = false;

async function hold() {
  if (!wanted || lock || document.visibilityState !== 'visible') return;
  try {
    lock = await navigator.wakeLock?.request('screen') ?? null;
    lock?.addEventListener('release', () => { lock = null; });
  } catch {
    lock = null; // a low battery may forbid it
  }
}

document.addEventListener('visibilitychange', hold);

/** Keep the screen on, or let it go dark as it likes. */
export function stayAwake(awake) {
  if (wanted === awake) return;
  wanted = awake;
  if (awake) hold();
  else lock?.release().catch(() => {});
}
