// What a set-up is made of, as it comes in by an address: each part by its kind, made from what the
// engine says there is.
import {
  fields, oneOf, only, some, text, whole,
} from './door.js';

const LONGEST_SEED = 100;

/** The ids of the sources. */
export const ids = (sources) => sources.map(({ id }) => id);

/** A kind for each of some things, by what it is called. */
export const eachBy = (things, name, kind) => Object.fromEntries(things.map((thing) => [thing[name], kind(thing)]));

/** How a source is read: options by the names of its cruces. */
export const readingsOf = ({ cruces }) => only(eachBy(cruces, 'name', ({ options }) => oneOf(options.map(({ value }) => value))));

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
