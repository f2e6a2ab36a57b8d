// The site's furniture in Danish, by its English. Where the word FURNITURE stands, the build puts
// what the catalogues have for the pages; {x} stands for what is filled in: a number, a name.
const entries = Object.entries(FURNITURE);
const named = (english) => new RegExp(`^${english.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  .replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`);

export const danish = {
  words: new Map(entries.filter(([english]) => !english.includes('{'))),
  patterns: entries.filter(([english]) => english.includes('{'))
    .map(([english, told]) => [named(english), told]),
};
