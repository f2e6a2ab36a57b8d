/* What is searched for is kept small. In the search's own language “~2” after a word asks for words
 * that are two letters off; asked for a hundred, its worker would never answer again. The words in
 * an address are kept small in the theme's main.html, before the theme takes them. */

const LETTERS = 200;

function keepSmall({ target }) {
  if (!target.matches?.(".md-search__input")) return;
  const small = target.value.slice(0, LETTERS).replace(/~(?:\d\d+|[3-9])/g, "~2");
  if (small !== target.value) target.value = small;
}

for (const kind of ["input", "keyup"]) document.addEventListener(kind, keepSmall, { capture: true });
