// In place of sw.js: browsers forget what they keep of the archive, and read from the host alone.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  const ours = (await caches.keys()).filter((name) => name.startsWith('gnav-archive '));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await registration.unregister();
})()));
