// What picked cards and fields are used for, in the words of the button that does it.
import { say } from '../../core/say.js';
import { cardInWords, listed, namesOf } from './names.js';
import { houseInWords } from './houses.js';


const USES = {
  __proto__: null,
  discard: (cards) => say('Throw {cards} on the pile', { cards }),
  throw: (cards) => say('Throw {cards} on the pile', { cards }),
  load: (cards) => say('Put {cards} into the Chariot', { cards }),
  play: (cards) => say('Play {cards}', { cards }),
};

/** Say what the picked cards are used for. */
export function actionInWords(view, { choice, card }, picked) {
  if (card) return say('Play {cards} …', { cards: cardInWords(card) });
  const others = picked.filter((one) => one !== 'chariot');
  if (choice.move === 'play' && others.length < picked.length && others.length) return say('Play the Chariot with {cards}', { cards: namesOf(others) });
  return USES[choice.move](namesOf(picked));
}

/** Say what a placement does. */
export const placeInWords = (view, { fields }) => say('Place them on {fields}', { fields: listed(fields.map(houseInWords)) });

/** Say that a field is forfeited. */
export const forfeitInWords = (view, field) => say('Forfeit {field}', { field: houseInWords(field) });
