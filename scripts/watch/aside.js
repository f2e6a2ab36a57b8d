// In the place of sw.js, while the site is edited: what a browser kept of it goes, and so does this.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const led = await self.clients.matchAll({ type: 'window' }); // only those that were given what was kept
  const kept = (await caches.keys()).filter((name) => name.startsWith('gnav-archive '));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await self.registration.unregister();
  for (const page of led) page.navigate(page.url).catch(() => {});
})()));
