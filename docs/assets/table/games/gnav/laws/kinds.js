// What a question or house rules are made of, as they come in by an address or are kept: each part by
// its kind, made from what the engine says there is.
import {
  byName, fields, list, oneOf, only, or, text,
} from '../../../core/door.js';
import { eachBy, ids, readingsOf } from '../../../core/kinds.js';

const LONGEST_NAME = 60;
const MOST_SEATS = 37;
const MOST_LAWS = 40;

/** The names at the seats. */
export const namesOfSeats = list(text(LONGEST_NAME), MOST_SEATS);

/** House rules: a base, the source whose answer is taken to each question, and how each is read. */
export const houseOf = (sources, question = text(40)) => fields({
  format: or(oneOf(['gnav-house/1']), 'gnav-house/1'),
  name: or(text(LONGEST_NAME), ''),
  base: or(oneOf(ids(sources)), 'gnav-1774'),
  choices: or(byName(question, oneOf(ids(sources)), 100), {}),
  readings: or(only(eachBy(sources, 'id', readingsOf)), {}),
});

/** The laws that are asked: sources, each under readings of its own, and house rules. */
export const lawsOf = (sources) => {
  const named = fields({ rules: oneOf([...ids(sources), 'house']) });
  const readings = eachBy(sources, 'id', (source) => fields({ readings: or(readingsOf(source), {}) }));
  const house = fields({ house: houseOf(sources) });
  return list((value) => {
    const { rules } = named(value);
    return { rules, ...(rules === 'house' ? house : readings[rules])(value) };
  }, MOST_LAWS);
};
