// What a question, a set-up or house rules are made of, as they come in by an address or are kept:
// each part by its kind, made from what the engine says there is.
import {
  byName, fields, list, oneOf, only, or, some, text, whole,
} from './door.js';

const LONGEST_NAME = 60;
const LONGEST_SEED = 100;
const MOST_SEATS = 37;
const MOST_LAWS = 40;

/** The names at the seats. */
export const namesOfSeats = list(text(LONGEST_NAME), MOST_SEATS);

const ids = (sources) => sources.map(({ id }) => id);

const eachBy = (things, name, kind) => Object.fromEntries(things.map((thing) => [thing[name], kind(thing)]));

/** How a source is read: options by the names of its cruces. */
const readingsOf = ({ cruces }) => only(eachBy(cruces, 'name', ({ options }) => oneOf(options.map(({ value }) => value))));

/** A number as it stands in an address. */
const written = (kind) => (value) => kind(/^\d{1,9}$/.test(value) ? Number(value) : value);

/** A set-up as an address asks for it; more seats than its source has are the engine's to refuse. */
export const setUpOf = (sources) => {
  const named = fields({ rules: oneOf(ids(sources)) });
  return (value) => {
    const { rules } = named(value);
    return some({
      rules: oneOf([rules]),
      players: written(whole(1, 99)),
      dealer: written(whole(0, 98)),
      seed: text(LONGEST_SEED),
      reading: readingsOf(sources.find(({ id }) => id === rules)),
    })(value);
  };
};

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
