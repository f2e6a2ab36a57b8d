// What a set-up is made of, as it comes in by an address: each part by its kind, made from what the
// engine says there is.
import {
  WrongKind, oneOf, only, text, whole,
} from './door.js';

const LONGEST_SEED = 100;

/** The ids of the sources. */
export const ids = (sources) => sources.map(({ id }) => id);

/** A kind for each of some things, by what it is called. */
export const eachBy = (things, name, kind) => Object.fromEntries(things.map((thing) => [thing[name], kind(thing)]));

const optionOf = ({ options }) => oneOf(options.map(({ value }) => value));

/** How a source is read: options by the names of its cruces. */
export const readingsOf = ({ cruces }) => only(eachBy(cruces, 'name', optionOf));

/** A number as it stands in an address. */
const written = (kind) => (value) => kind(/^\d{1,9}$/.test(value) ? Number(value) : value);

const NUMBER = written(whole(0, 999_999_999));
const PARTS = { players: NUMBER, dealer: NUMBER, seed: text(LONGEST_SEED) };

/** Part what is asked into what is of the kind that its name has, and the names of the rest. */
function sifted(asked, kinds) {
  const [taken, unfit] = [{}, []];
  for (const [name, value] of Object.entries(asked)) {
    try {
      taken[oneOf(Object.keys(kinds))(name)] = kinds[name](value);
    } catch (error) {
      if (!(error instanceof WrongKind)) throw error;
      unfit.push(name);
    }
  }
  return [taken, unfit];
}

/**
 * A set-up as an address asks for it: `{ rules, players, dealer, seed, readings, unfit }`. What of it the
 * rules do not have is left out and named in `unfit`: parts of the set-up, and readings.
 */
export function setUpOf({ id: rules, cruces }, { reading = {}, ...asked }) {
  const { players, dealer, seed } = asked;
  const said = Object.entries({ players, dealer, seed }).filter(([, value]) => value !== undefined);
  const [taken, parts] = sifted(Object.fromEntries(said), PARTS);
  const [readings, others] = sifted(reading, eachBy(cruces.filter(({ switchable }) => switchable), 'name', optionOf));
  return { rules, ...taken, readings, unfit: { parts, readings: others } };
}
