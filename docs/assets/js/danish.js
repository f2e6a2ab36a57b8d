// The site's labels in Danish, by its English. Where the word LABELS stands, the build puts
// what the catalogues have for the pages; {x} stands for what is filled in: a number, a name.
const entries = Object.entries(LABELS);
const named = (english) => new RegExp(`^${english.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  .replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`);

export const danish = {
  words: new Map(entries.filter(([english]) => !english.includes('{'))),
  patterns: entries.filter(([english]) => english.includes('{'))
    .map(([english, told]) => [named(english), told]),
};
