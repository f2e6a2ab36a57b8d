// What `make serve` sends with every page, and with no other: it hears which files of the site are
// others than before. A style is put in the place of the old one; a page that is another itself, or
// has loaded something that is, is loaded again and stands where it stood.
const HERE = new URL(import.meta.url);
const KEPT = 'edit.stood';
const { performance } = globalThis;
const marked = () => document.querySelector('meta[name="edit"]');
let mark = marked().content;
let news = null;

/** The file of the site that an address stands for. */
const file = (address) => {
  const { origin, pathname } = new URL(address, location);
  if (origin !== location.origin) return null;
  return decodeURI(pathname).slice(1).replace(/(^|\/)$/, '$1index.html');
};

/** Where the reader is: by the last place with a name above the upper edge, since words may have come. */
function standing() {
  const above = [...document.querySelectorAll('main [id]')].filter((one) => one.getBoundingClientRect().top <= 1 && one.offsetHeight);
  const near = above.at(-1);
  return {
    page: location.pathname,
    id: near?.id,
    from: near ? near.getBoundingClientRect().top : 0,
    y: scrollY,
    open: [...document.querySelectorAll('main details')].map((one) => one.open),
  };
}

function stand({ id, from, y, open }) {
  const folds = [...document.querySelectorAll('main details')];
  if (folds.length === open.length) folds.forEach((one, at) => { one.open = open[at]; });
  const near = id && document.getElementById(id);
  scrollTo(0, near ? scrollY + near.getBoundingClientRect().top - from : y);
}

function reload() {
  sessionStorage.setItem(KEPT, JSON.stringify(standing()));
  location.reload();
}

/** Put a style in the place of the old ones of its address, once it has come. */
function restyle(address, old) {
  const newer = old[0].cloneNode();
  newer.href = `${address}?${Date.now()}`;
  newer.addEventListener('load', () => old.forEach((link) => link.remove()));
  old.at(-1).after(newer);
}

function renew(changed) {
  const others = new Set(changed);
  const has = ({ name }) => others.has(file(name)) && !file(name).endsWith('.css');
  if (others.has(file(location)) || performance.getEntriesByType('resource').some(has)) {
    reload();
    return;
  }
  const links = [...document.querySelectorAll('link[rel="stylesheet"]')].filter(({ href }) => others.has(file(href)));
  const styles = Map.groupBy(links, ({ href }) => new URL(href).pathname);
  styles.forEach((old, address) => restyle(address, old));
}

function complain(sentence) {
  document.getElementById('edit-trouble')?.remove();
  if (!sentence) return;
  const said = document.createElement('p');
  said.id = 'edit-trouble';
  said.role = 'alert';
  said.textContent = sentence;
  said.style = 'position:fixed;inset:0 0 auto;z-index:99;margin:0;padding:.6em 1em;background:#8b1a1a;color:#fff;font:16px/1.4 monospace;white-space:pre-wrap';
  document.body.append(said);
}

function hear({ data }) {
  const said = JSON.parse(data);
  if (said.mark) mark = said.mark;
  if (said.all) reload();
  else if (said.changed) renew(said.changed);
  else complain(said.trouble);
}

/** A page that nobody sees holds no line: a browser has few for one host. */
function listen() {
  news?.close();
  news = null;
  if (document.hidden) return;
  news = new EventSource(new URL(`news?since=${mark}`, HERE));
  news.addEventListener('message', hear);
  news.addEventListener('error', () => { listening = setTimeout(listen, 1000); });
}

let listening = 0;
document.addEventListener('visibilitychange', () => { clearTimeout(listening); listen(); });
listen();

// A browser that kept the archive before keeps it no longer: it would show what was.
navigator.serviceWorker?.getRegistrations().then((all) => all.forEach((one) => one.unregister()));

const stood = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
sessionStorage.removeItem(KEPT);
if (stood?.page === location.pathname) {
  const again = () => stand(stood);
  again();
  if (document.readyState === 'complete') setTimeout(again);
  else addEventListener('load', () => setTimeout(again), { once: true });
}
