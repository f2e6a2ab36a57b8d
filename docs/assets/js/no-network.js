// On the page that stands in place of one that is not kept: which page that is, and its coming when
// the network is back. The page itself, asked for by its own address, stands for no other.
const own = new URL("../../offline/", import.meta.url);

if (location.pathname !== own.pathname) {
  for (const place of document.querySelectorAll("[data-asked]")) place.textContent = location.pathname;
  addEventListener("online", () => location.reload());
}
