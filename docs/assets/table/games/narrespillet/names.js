// What the cards are called, where they do not lie on the table and the engine has named none: those that may be
// called or played.
import { language, say, sentence } from '../../core/say.js';
import { houseInWords } from './houses.js';


const RANKS = {
  __proto__: null, q: sentence('the Queen of {house}'), k: sentence('the King of {house}'), n: sentence('the Knight of {house}'), p: sentence('the Page of {house}'), a: sentence('the ace of {house}'),
};

const PICTURES = {
  __proto__: null,
  magician: sentence('the Magician'), priestess: sentence('the High Priestess'), empress: sentence('the Empress'), emperor: sentence('the Emperor'),
  priest: sentence('the High Priest'), lovers: sentence('the Lovers'), chariot: sentence('the Chariot'), justice: sentence('Justice'), hermit: sentence('the Hermit'),
  wheel: sentence('the Wheel of Fortune'), strength: sentence('Strength'), hanged: sentence('the Hanged Man'), death: sentence('Death'), temperance: sentence('Temperance'),
  demons: sentence('the Demons'), tower: sentence('the Tower'), star: sentence('the Star'), moon: sentence('the Moon'), sun: sentence('the Sun'),
  judgement: sentence('Judgement'), world: sentence('the World'), fool: sentence('the Fool'),
};

/** Name a card. */
export function cardInWords(card) {
  if (PICTURES[card]) return say(PICTURES[card]);
  const [house, rank] = [houseInWords(card[0]), card.slice(1)];
  return RANKS[rank] ? say(RANKS[rank], { house }) : say('the {number} of {house}', { number: rank, house });
}

/** List names, or other words. */
export const listed = (words) => new Intl.ListFormat(language() === 'en' ? 'en-GB' : language()).format(words);

/** Name several cards. */
export const namesOf = (cards) => listed(cards.map(cardInWords));
