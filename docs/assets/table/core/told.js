// What the set-up is made of, as the build has written it from the rules: it is there before Python is.
import {
  WrongKind, byName, fields, list, oneOf, or, read, some, text, truth, whole,
} from './door.js';

const MOST = 1_000_000; // letters of the whole
const MANY = 500; // things in a list
const word = text(100);
const line = text(4000);
const number = whole(0, 100_000);
const names = list(word, MANY);
const seats = list(number, 2, 2);
const claimed = { text: line, clauses: names };

const game = fields({
  id: word, name: word, line, seats, uses: names, one_deal: truth,
});

const crux = fields({
  id: word, name: word, kind: word, default: word, switchable: truth, lang: word, question: line, options: list(fields({ value: word, text: line }), MANY),
});

const source = fields({
  id: word,
  title: line,
  lang: word,
  short: word,
  year: word,
  told: or(word),
  called: word,
  family: word,
  line,
  summary: list(fields(claimed), MANY),
  lives: fields({ ...claimed, called: word, crux: or(word) }),
  by: or(word),
  lengths: byName(word, number, MANY),
  lesson: or(number),
  match: or(fields({ to: number, won: truth, dealer: fields(claimed) })),
  unit: word,
  seats,
  cruces: list(crux, MANY),
});

const player = fields({
  family: word, kind: word, name: word, how: line, usual: truth,
});

const named = {
  id: word, label: word, text: line, lang: word, href: text(200), kind: word,
};
const clause = some({ ...named, reason: line }, Object.keys(named)); // of a crux why it is read so

/** What was written goes with the rules that the engine will come with, and with no others. */
const setUp = fields({
  rules: oneOf([RULES]), games: list(game, MANY), sources: list(source, MANY, 1), players: list(player, MANY), clauses: byName(word, clause, MANY),
});

const coming = new Map(); // by language

async function fetched(language) {
  const address = new URL(`./told.${language}.json`, import.meta.url);
  for (const cache of ['default', 'reload']) { // one of other rules may be what the browser kept
    const answer = await fetch(address, { cache, priority: 'high' }).catch(() => null);
    if (!answer?.ok) return null;
    try {
      return read(await answer.text(), setUp, MOST);
    } catch (error) {
      if (!(error instanceof WrongKind)) return null; // it broke off
    }
  }
  return null;
}

/** Give what the set-up is made of in a language, or null where that is not to be had and the engine must be asked. */
export async function told(language) {
  if (!coming.has(language)) coming.set(language, fetched(language));
  const found = await coming.get(language);
  if (!found) coming.delete(language); // the network may come back
  return found;
}
