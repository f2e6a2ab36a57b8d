// Which cards of the hand may be picked, and which move those that are picked make: read from the
// engine's choices, and never worked out by a rule.
import { handOf } from '../core/lying.js';

const partsOf = ({ args }) => args.flat();

/** Whether a choice takes cards of the hand, and not another word. */
function takesCards(view, choice) {
  const held = new Set(handOf(view, view.seat)?.cards.map(({ card }) => card));
  return partsOf(choice).some(({ words }) => words.some((word) => held.has(word)));
}

/** The choices of cards, those of another word, such as a bid, and those that take nothing. */
export const choicesOfCards = (view) => view.choices.filter((choice) => takesCards(view, choice));
export const choicesOfWords = (view) => view.choices.filter((choice) => partsOf(choice).length && !takesCards(view, choice));
export const plainChoices = (view) => view.choices.filter((choice) => !partsOf(choice).length);

/** The moves that a choice of one word makes: `{ move, word }`. */
export const wordsOf = (choice) => partsOf(choice).flatMap(({ words }) => words).map((word) => ({ word, move: `${choice.move}:${word}` }));

/** All cards that some choice takes. */
export const choosable = (view) => new Set(choicesOfCards(view).flatMap(partsOf).flatMap(({ words }) => words));

/** How many cards are chosen at most. */
export const mostOf = (view) => Math.max(0, ...choicesOfCards(view)
  .map((choice) => partsOf(choice).reduce((sum, { most }) => sum + most, 0)));

/** How many are picked of cards that all go together, `{ least, most }`: what is counted while they are picked; null where they do not. */
export function rangeOf(view) {
  const choices = choicesOfCards(view);
  const [part, ...others] = choices.flatMap(partsOf);
  return choices.length === 1 && !others.length && part.most > 1 && part.words.length > part.most ? part : null;
}

/** The part of an argument that the picked cards make, or null. */
function argument(parts, picked) {
  const words = parts.map((part) => part.words.filter((word) => picked.includes(word)));
  const fits = parts.every(({ least, most }, at) => words[at].length >= least && words[at].length <= most);
  return fits ? words.flat() : null;
}

/** The move that the picked cards make, with its choice; null where they make none. */
export function moveOf(view, picked) {
  for (const choice of choicesOfCards(view)) {
    const args = choice.args.map((parts) => argument(parts, picked));
    const taken = args.flat();
    if (!args.includes(null) && taken.length && picked.every((card) => taken.includes(card))) {
      return { choice, move: [choice.move, ...args.map((words) => words.join('+'))].join(':') };
    }
  }
  return null;
}

/** Whether these cards are among those of one choice that may be played together. */
const goTogether = (view, cards) => choicesOfCards(view).some(({ args }) => args.some((parts) => {
  const taken = parts.map(({ words }) => words.filter((word) => cards.includes(word)).length);
  return parts.every(({ most }, at) => taken[at] <= most) && taken.reduce((sum, n) => sum + n, 0) === cards.length;
}));

/** The cards that must be chosen where nothing else may be done: they are picked already. */
export function onlyOnes(view) {
  const [only] = view.choices.length === 1 ? choicesOfCards(view) : [];
  const parts = only ? partsOf(only) : [];
  return parts.every(({ words, least }) => words.length === least) ? parts.flatMap(({ words }) => words) : [];
}

/** What is picked once a card is picked or put back; it takes the place of others that it cannot be played with, but of none where they are too many. */
export function turned(view, picked, card) {
  const rest = picked.filter((other) => other !== card);
  const range = rangeOf(view);
  if (mostOf(view) === 1) return [card];
  if (rest.length < picked.length) return rest;
  if (range) return [...rest, card].slice(0, range.most);
  return goTogether(view, [...rest, card]) ? [...rest, card] : [card];
}
