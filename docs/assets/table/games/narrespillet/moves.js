// Which cards, fields and people a move of Narrespillet names: read from the engine's choices, and never
// worked out by a rule.

/** What is named beside a picture that is played: a field of one's own, somebody, a field of somebody, or a word. */
const NAMED = {
  __proto__: null, temperance: 'field', priestess: 'who', hanged: 'who', tower: 'lying', judgement: 'lying',
  wheel: 'number', priest: 'kind', strength: 'size', star: 'called', moon: 'called', sun: 'called',
};

/** Which arguments of a move are cards that lie before the player, and which are fields, by its word. */
const PARTS = {
  __proto__: null, place: { fields: 0, cards: [1] }, discard: { cards: [0] }, load: { cards: [0] }, throw: { cards: [0] },
  forfeit: { fields: 0, cards: [] }, play: { cards: [0] }, call: { cards: [] },
};

const read = new WeakMap(); // what has been read of a view's choices

function entryOf(choice) {
  const part = PARTS[choice.move] ?? { cards: [] };
  const [first] = choice.args[0]?.[0]?.words ?? [];
  const takes = choice.move === 'play' && first === 'chariot' && choice.args.length > 1 ? [0, 1] : part.cards;
  return {
    choice, takes, cards: takes.flatMap((at) => choice.args[at]), fields: part.fields === undefined ? null : choice.args[part.fields],
    named: choice.move === 'call' ? 'called' : choice.args.length > takes.length && choice.move === 'play' ? NAMED[first] : null,
  };
}

function entriesOf(view) {
  if (!read.has(view)) read.set(view, view.choices.map(entryOf));
  return read.get(view);
}

/** The words of these parts that are taken, in their order; null where they do not make up an argument. */
function argument(parts, words) {
  const taken = parts.map((part) => part.words.filter((word) => words.includes(word)));
  const fits = parts.every(({ least, most }, at) => taken[at].length >= least && taken[at].length <= most);
  return fits && taken.flat().length === words.length ? taken.flat() : null;
}

/** Whether more words could be taken with these. */
function canGrow(parts, words) {
  const taken = parts.map((part) => part.words.filter((word) => words.includes(word)).length);
  return parts.every(({ most }, at) => taken[at] <= most) && taken.reduce((sum, n) => sum + n, 0) === words.length;
}

const written = (choice, args) => [choice.move, ...args.map((words) => words.join('+'))].join(':');

/** The cards that some move takes. */
export const takable = (view) => new Set(entriesOf(view).flatMap(({ cards }) => cards.flatMap(({ words }) => words)));

/** What is picked once a card is tapped: with those it can go with, else alone; tapped again it is put back. */
export function tapped(view, picked, card) {
  const rest = picked.filter((other) => other !== card);
  if (rest.length < picked.length) return rest;
  return entriesOf(view).some(({ cards }) => canGrow(cards, [...rest, card])) ? [...rest, card] : [card];
}

const made = (view, picked) => entriesOf(view).filter(({ takes, cards }) => takes.length && argument(cards, picked));

/** The moves that place the picked cards: `{ move, fields, choice }`. */
export function placements(view, picked) {
  return made(view, picked).filter(({ fields }) => fields).flatMap(({ choice, fields, cards }) => {
    const words = argument(cards, picked);
    const sets = fields.length === 1 ? setsOf(fields[0]) : [fields.flatMap((part) => part.words)];
    return sets.map((set) => ({ move: written(choice, [set, words]), fields: set, choice }));
  });
}

function setsOf({ words, least, most }) {
  const one = least <= 1 ? words.map((word) => [word]) : [];
  return most < 2 ? one : [...one, ...words.flatMap((word, at) => words.slice(at + 1).map((other) => [word, other]))];
}

/** What else may be done with the picked cards: `{ move, choice }`, or `{ card, named, choice }` where more is to be named. */
export function actions(view, picked) {
  const found = made(view, picked).filter(({ fields }) => !fields).map(({ choice, takes, named }) => (named ? { card: picked[0], named, choice }
    : { choice, move: written(choice, takes.map((at) => argument(choice.args[at], picked.filter((card) => choice.args[at].some(({ words }) => words.includes(card))))) )}));
  return found.filter(({ card }, at) => !card || found.findIndex((other) => other.card === card) === at);
}

const waysOfArgs = ([parts, ...rest]) => (parts ? parts.flatMap(({ words }) => words).flatMap((word) => waysOfArgs(rest).map((more) => [word, ...more])) : [[]]);

/** What may be named beside a card that is played, or called: the moves by what they name, joined by a colon. */
export function ways(view, card) {
  const named = entriesOf(view).filter((one) => one.named && (card === null ? one.choice.move === 'call' : one.choice.args[0].some(({ words }) => words.includes(card))));
  return new Map(named.flatMap(({ choice, takes }) => waysOfArgs(choice.args.slice(takes.length)).map((words) => (
    [words.join(':'), [choice.move, ...takes.map(() => card), ...words].join(':')]))));
}

/** The fields that may be forfeited, with their moves. */
export const forfeits = (view) => new Map(entriesOf(view).filter(({ choice }) => choice.move === 'forfeit')
  .flatMap(({ choice, fields }) => fields.flatMap(({ words }) => words).map((field) => [field, { move: `forfeit:${field}`, choice }])));

/** The choices that name nothing. */
export const plain = (view) => view.choices.filter(({ args }) => !args.length);

/** Whether a card is called at this moment. */
export const calls = (view) => view.choices.some(({ move }) => move === 'call');
