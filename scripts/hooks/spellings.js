/* Before the theme's search, in its worker: every entry gets a field `norm` with the other spellings of
 * its words, which is searched and never shown. They follow from its title and text and from the
 * families of words that come with the index, as in scripts/pages/search_spellings.py; what does not
 * follow has come in `norm`. `theirs` says which words of a text are a source's: all may be, or those
 * of its first paragraph; else only those that are quoted. */
{
  const SETUP = 0;
  const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;
  const QUOTED = /“[^”]*”|»[^«]*«|\[[^\]]*\]/gu;
  const ACCENTED = { "ß": "ss", "é": "e", "è": "e", "ù": "u" };
  const FOLDS = [
    { "ø": "o", "å": "a", "æ": "ae", "ä": "a", "ö": "o", "ü": "u", ...ACCENTED },
    { "ø": "oe", "å": "aa", "æ": "ae", "ä": "ae", "ö": "oe", "ü": "ue", ...ACCENTED },
    { "ø": "ö", "æ": "ä" },
  ];

  const words = (text) => text.toLowerCase().replaceAll("ſ", "s").replaceAll("ß", "ss").match(WORD) ?? [];
  const bare = (text) => text.replace(/<[^>]*>/g, " ");
  const folded = (word) => FOLDS.map((fold) => [...word].map((letter) => fold[letter] ?? letter).join(""));

  function theirs({ title, text, theirs }) {
    const said = theirs === "all" ? [bare(text)] : bare(text).match(QUOTED) ?? [];
    if (theirs === "first") said.push(bare(/<p>.*?<\/p>/s.exec(text)?.[0] ?? ""));
    return new Set([...words(title), ...said.flatMap(words)]);
  }

  function spelled(entry, families, sought) {
    const own = new Set(words(bare(entry.text)));
    const every = new Set(entry.norm ? entry.norm.split(" ") : []);
    const of = theirs(entry);
    for (const word of [...of, ...own]) for (const other of sought.get(word) ?? []) every.add(other);
    for (const word of of) {
      const forms = new Set((families.get(word) ?? [word]).flatMap((form) => [form, ...folded(form)]));
      if (forms.size > 1) for (const form of forms) every.add(form);
    }
    return [...every].filter((word) => !own.has(word)).sort().join(" ");
  }

  addEventListener("message", ({ data: message }) => {
    if (message.type !== SETUP) return;
    const { families, sought } = message.data.config.spellings;
    const by = new Map(families.map((family) => family.split(" ")).flatMap((family) => family.map((one) => [one, family])));
    const others = new Map(Object.entries(sought));
    for (const entry of message.data.docs) {
      entry.norm = spelled(entry, by, others);
      delete entry.theirs;
    }
  });
}
