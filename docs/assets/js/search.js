/* What is searched for is kept small. In the search's own language “~2” after a word asks for words
 * that are two letters off; asked for a hundred, its worker would never answer again. The theme
 * takes the words from the field, and at first from the address: this stands before it. */

(() => {
  const LETTERS = 200;
  const OFF = 2;

  const small = (words) => words.slice(0, LETTERS)
    .replace(/~(\d+)/g, (asked, off) => (Number(off) > OFF ? `~${OFF}` : asked));

  function keepSmall({ target }) {
    if (!target.matches?.(".md-search__input")) return;
    const words = small(target.value);
    if (words !== target.value) target.value = words;
  }

  for (const kind of ["input", "keyup"]) document.addEventListener(kind, keepSmall, { capture: true });

  const address = new URL(location.href);
  const asked = address.searchParams.get("q");
  if (asked !== null && small(asked) !== asked) {
    address.searchParams.set("q", small(asked));
    history.replaceState(history.state, "", address);
  }
})();
