// On a page that leads to a deal: the engine starts while the link is still being pressed. The
// worker outlives the turning of the page, and the table finds it at work.
import { client } from './client.js';

function start({ target }) {
  const link = target.closest?.('a.deal');
  if (link) client.start(link.href);
}

for (const kind of ['pointerdown', 'click']) document.addEventListener(kind, start);
