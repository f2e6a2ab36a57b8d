// What a table in another's browser answers to the calls of a seat, as it is read here: by the names
// below and no others, since whoever answers may be a stranger.
import {
  byName, byType, fields, list, or, pattern, real, some, text, truth, whole,
} from '../door.js';

const MANY = 2000; // things in a list; a long game has some hundreds of events
const MOST = 1_000_000;
const word = text(200);
const line = text(4000);
const name = pattern(/^(?!__)[\w.:-]{1,60}$/);
const number = whole(-MOST, MOST);
const cost = real(-1000, 1000); // what a move may cost on average, in strokes or tokens

/** What says no more than it shows: words, numbers, and lists of such, by plain names. */
const plain = byType({
  boolean: truth,
  number: real(-MOST, MOST),
  string: line,
  list: list(or((value) => plain(value)), MANY),
  object: byName(name, or((value) => plain(value)), MANY),
});

const clauses = list(word, MANY);
const numbers = list(number, MANY);
const small = byType({ number, string: word });
const grounds = { clauses, status: word, supplied: or(word), either: truth };
const said = some({ text: line, ...grounds });

const card = some({
  card: word, name: word, by: number, covered: truth,
});
const zone = some({
  id: word, kind: word, place: or(small), takes: or(word), text: or(line), to: or(numbers), unknown: number, cards: list(card, MANY),
});
const mark = some({
  id: word, text: line, unit: word, value: or(small), gone: number, place: or(small),
});
const after = some({
  afresh: truth, in: list(truth, MANY), turn: or(number), marks: list(mark, MANY), zones: list(zone, MANY),
});
const moved = some({
  from: word, to: word, unknown: number, cards: list(word, MANY),
});

/** An event has some parts of its own kind beside those that all have. */
const ofEvent = {
  after, brief: line, cry: or(line), deal: number, done: line, gloss: or(line), kind: word, last: truth, marked: list(mark, MANY),
  move: number, moved: list(moved, MANY), n: number, text: line, why: line, ...grounds,
};
const event = (value) => {
  const own = Object.entries(value ?? {}).filter(([part]) => !Object.hasOwn(ofEvent, part));
  return { ...byName(name, or(plain), MANY)(Object.fromEntries(own)), ...some(ofEvent, ['n', 'kind'])(value) };
};

const choice = some({
  move: word, label: line, cry: or(line), gloss: or(line), why: line, does: said, takes: list(word, MANY), untrue: truth,
  args: list(list(some({ least: number, most: number, words: list(word, MANY) }), MANY), MANY), cards: list(word, MANY),
  ...grounds,
});
const logged = some({
  text: line, lead: number, events: numbers, ...grounds,
});
const log = some({
  gone: or(line),
  deals: list(some({
    deal: number, head: line, brought: line, lines: list(logged, MANY),
  }), MANY),
});
const counted = { after: number, before: number, by: number };
const row = some({
  text: line, why: line, by: list(some({ by: number, of: word, seat: or(number) }), MANY), ...grounds,
});
const trick = some({
  text: line, cards: list(card, MANY), seat: number, unknown: number, with: or(word), ...grounds,
});
const sheet = some({
  deal: number, unit: word, taking: or(word), lies: list(said, MANY), next: or(said), pool: or(fields(counted)),
  rows: list(row, MANY), seats: list(some({ ...counted, took: number }), MANY), took: list(trick, MANY),
});

/** The table as a seat may see it. What no seat elsewhere is given (a lesson, what was taken back) is read as plain things. */
const view = some({
  at: number, choices: list(choice, MANY), deal: number, devices: truth, events: list(event, MANY), family: word, from: number,
  decision: or(some({ asks: line, why: line, left: list(line, MANY), ...grounds })),
  ending: or(plain), law: list(word, MANY), left_out: truth, lines: list(plain, MANY), log: or(log), marks: list(mark, MANY), match: or(plain),
  moves: number, next: or(plain), open: truth, otherwise: or(said), phase: or(word),
  players: list(some({ name: text(60), kind: word, in: truth }), MANY),
  readings: byName(name, word, MANY), reason: or(line), reason_clauses: clauses, refused: list(choice, MANY), remarks: list(plain, MANY),
  rules: word, seat: or(number), sheets: list(sheet, MANY), shown: truth, shows: list(plain, MANY), steps: list(plain, MANY),
  taken_back: list(plain, MANY), taught: truth, to_move: or(small), undoable: truth, waiting: word, winners: list(plain, MANY),
  zones: list(zone, MANY), advised: or(plain), astray: or(plain), lesson: or(plain), source: or(plain), then: or(plain),
  title: or(line), title_da: or(line),
}, ['rules', 'players', 'zones', 'events', 'choices', 'waiting']);

const odds = byName(name, cost, MANY);
const advice = some({
  move: word, label: line, why: line, odds, clauses, exact: truth, error: odds, loses: odds,
});
const told = some({
  heads: list(line, 3), lowest: line, exact: truth, ways: number, how: line, assumed: line, clauses,
  rows: list(some({
    move: word, label: line, loses: word, costs: word, mean: cost, error: cost, chance: cost, chance_error: cost, by_cost: odds,
  }), MANY),
});
const reviewed = some({
  at: number, best: word, chosen: word, good: truth, odds, exact: truth, text: line, clauses,
});

/** A clause leads to its page in this archive, and nowhere else. */
const clause = some({
  id: word, label: line, text: line, lang: word, href: pattern(/^[\w-][\w/.-]{0,200}(#[\w.-]{1,100})?$/), kind: word, reason: line,
}, ['id', 'href']);

const KINDS = new Map(Object.entries({
  view,
  look: view,
  act: view,
  continue: view,
  hint: or(advice),
  odds: or(told),
  key: or(plain),
  review: list(reviewed, MANY),
  clauses: byName(name, clause, MANY),
  quotes: byName(name, list(line, MANY), MANY),
  export: text(2_000_000),
}));

/** Read the answer to a call. How a device stands at the table is read where that is kept, by `told.js`. */
export const readAnswer = (call, value) => (KINDS.get(call) ?? or(plain))(value);
