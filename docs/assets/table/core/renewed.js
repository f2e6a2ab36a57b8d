// The archive may be renewed while a page of it stands open: then page, worker and rules are no
// longer of one making, and only a new page helps.
import { useNewest } from './newest.js';
import { sentence } from './say.js';

export const RENEWED = sentence('The archive has been renewed since this page was opened; reload the page.');

/** Load the page anew, with nothing of its scripts as the browser, or the archive itself, may have kept them. */
export async function reload() {
  await useNewest();
  const folder = new URL('.', import.meta.url).href;
  const scripts = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.startsWith(folder));
  await Promise.allSettled([...new Set([...scripts, `${folder}worker.js`])].map((script) => fetch(script, { cache: 'reload' })));
  location.reload();
}
