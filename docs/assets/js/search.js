/* What is searched for is kept small. In the search's own language “~2” after a word asks for words
 * that are two letters off; asked for a hundred, its worker would never answer again. The words in
 * an address are kept small in the theme's main.html, before the theme takes them. A place is sought
 * without its brackets, 3d for 3[d], since a letter alone begins every other word. */

const LETTERS = 200;

function keepSmall({ target }) {
  if (!target.matches?.(".md-search__input")) return;
  const small = target.value.slice(0, LETTERS).replace(/~(?:\d\d+|[3-9])/g, "~2")
    .replace(/(\d)\[([a-z])\]/gi, "$1$2");
  if (small !== target.value) target.value = small;
}

/* Each language has an index of its own, fetched when a search is first opened, or with a page that
 * marks what was sought: who has changed his language since has the page fetched anew when he comes
 * to search, with the search open. */
let fetched = new URL(location).searchParams.has("h") ? document.documentElement.dataset.language : null;

function searchAnew({ target }) {
  if (!target.matches?.(".md-search__input")) return;
  const { language } = document.documentElement.dataset;
  fetched ??= language;
  if (language === fetched) return;
  const url = new URL(location);
  url.searchParams.set("q", target.value);
  location.replace(url);
}

document.addEventListener("focusin", searchAnew);
for (const kind of ["input", "keyup"]) document.addEventListener(kind, keepSmall, { capture: true });
