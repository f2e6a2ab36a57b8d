// The words of a clause on which a rule rests, found in whichever layer is shown. The engine quotes
// the text as received; a corrected or modern text is laid beside it word by word.

const fold = (text) => text.trim().replace(/\s+/g, ' ');
const STOP = /[,;:.]+$/;
const bare = (word) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** For each word of `from`, the place in `to` of the word that answers to it. */
function answering(from, to) {
  if (from.length === to.length) return from.map((_, at) => at);
  const [a, b] = [from.map(bare), to.map(bare)];
  // common[i][j]: how many words a[i…] and b[j…] have in common, in order
  const common = Array.from({ length: a.length + 1 }, () => new Array(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i][j] = a[i] === b[j] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
    }
  }
  const answers = [];
  for (let i = 0, j = 0; i < a.length; i += 1) {
    while (j < b.length && a[i] !== b[j] && common[i][j + 1] === common[i][j] && common[i + 1][j] < common[i][j]) j += 1;
    answers.push(Math.min(j, b.length - 1));
    if (j < b.length && (a[i] === b[j] || common[i + 1][j + 1] === common[i][j])) j += 1;
  }
  return answers;
}

/** Find the words of `received` that a quote covers: the places of the first and the last. */
function places(received, quote) {
  const start = received.indexOf(fold(quote));
  if (start < 0) return null;
  const words = (text) => (text.trim() ? text.trim().split(' ').length : 0);
  const before = received.slice(0, start);
  const first = words(before) - (before && !before.endsWith(' ') ? 1 : 0);
  return [first, words(received.slice(0, start + fold(quote).length)) - 1];
}

/**
 * Part a text into stretches, `[{ words, on }]`: those on which the quotes fall are on. `received`
 * is the text as received, in which the quotes stand verbatim.
 */
export function operative(text, received, quotes) {
  const [shown, from] = [fold(text).split(' '), fold(received).split(' ')];
  const answers = answering(from, shown);
  const on = new Array(shown.length).fill(false);
  for (const quote of quotes) {
    const found = places(fold(received), quote);
    if (!found) continue;
    const next = answers[found[1] + 1] ?? shown.length; // one word of old may be two of ours
    on.fill(true, answers[found[0]], Math.max(answers[found[0]] + 1, next));
  }
  const stops = quotes.some((quote) => STOP.test(quote)); // a quote that takes the stop with it
  const parts = [];
  const add = (words, isOn) => {
    if (parts.at(-1)?.on === isOn) parts.at(-1).words += words;
    else if (words) parts.push({ words, on: isOn });
  };
  shown.forEach((word, at) => {
    const stop = on[at] && !on[at + 1] && !stops ? STOP.exec(word)?.[0] ?? '' : '';
    add(at ? ' ' : '', Boolean(on[at - 1] && on[at]));
    add(word.slice(0, word.length - stop.length), on[at]);
    add(stop, false);
  });
  return parts;
}
