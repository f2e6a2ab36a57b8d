// What the page itself keeps (evenings, house rules, choices, names), gathered for a file, laid in
// from one, and deleted. Nothing that is there is ever overwritten, and what cannot be laid in
// whole is taken out again.
import { WrongKind } from '../door.js';
import { forGood, forTab } from './drawers.js';
import { HOUSE, LEDGER, isLater, isNewer, parsed } from './formats.js';
import { oldList } from './houses.js';
import { evening as eveningKind, house as houseKind } from './kinds.js';
import {
  CHOICES, choose, chosen, namesRemembered, rememberNames,
} from './remembered.js';

const EVENINGS = 'gnav.evening.';
const EVENINGS_ASIDE = 'gnav.evening-aside.';
const HOUSES = 'gnav.house.';
const LONGEST_NAME = 60;

/** A text that comes from outside, or another where it is none. */
export const textOr = (value, other) => (typeof value === 'string' ? value : other);

const isOf = (kind, value) => {
  try {
    kind(value);
    return true;
  } catch (error) {
    if (!(error instanceof WrongKind)) throw error;
    return false;
  }
};

/** Whether a newer version of the archive has made an evening, or house rules. */
export const isNewerThing = (value) => isLater(value?.version)
  || isNewer(value?.ledger?.format, LEDGER) || isNewer(value?.house?.format, HOUSE);

const isEvening = (value) => isNewerThing(value) || isOf(eveningKind, { undone: [], ...value });
const isHouse = (value) => isNewerThing(value) || (value?.house?.format === HOUSE && isOf(houseKind, value.house));

function thing(id, seen) {
  const value = parsed(seen);
  return value === undefined ? { id, text: seen } : { id, value };
}

const inDrawer = (start) => forGood.keys(start).map((key) => thing(key.slice(start.length), forGood.read(key)));

const housesOnce = () => (oldList() ?? []).map((house) => ({ id: textOr(house?.name, ''), value: { house } }));

/** Gather all that the page keeps. */
export function gather() {
  const evenings = inDrawer(EVENINGS);
  const whole = ({ value }) => isEvening(value);
  const spoilt = evenings.filter((one) => !whole(one)).map(({ id }) => ({ id, text: forGood.read(EVENINGS + id) }));
  const choices = Object.keys(CHOICES).map((key) => [key, chosen(key)]).filter(([, value]) => value !== null);
  return {
    evenings: evenings.filter(whole),
    evenings_aside: [...spoilt, ...forGood.keys(EVENINGS_ASIDE).map((key) => ({ id: key.slice(EVENINGS_ASIDE.length), text: forGood.read(key) }))],
    houses: [...inDrawer(HOUSES), ...housesOnce()],
    choices: Object.fromEntries(choices),
    names: namesRemembered(),
  };
}

/** Say at which place something is not what it should be, or null. */
export function faultIn({ evenings, evenings_aside: aside, houses }) {
  const first = (list, name, isRight) => {
    const at = list.findIndex((one) => !isRight(one));
    return at < 0 ? null : `${name}.${at}`;
  };
  return first(evenings, 'evenings', ({ value }) => isEvening(value))
    ?? first(aside, 'evenings_aside', ({ text }) => text !== undefined)
    ?? first(houses, 'houses', ({ value, text }) => (text === undefined ? isHouse(value) : true));
}

/** What must be the same for two things to be one: of an evening what was told, of house rules what they say. */
const heart = (value) => JSON.stringify(value?.ledger ?? value?.house ?? value);

/** Lays things in one after the other, and takes all out again if one finds no room. */
class Laying {
  anew = 0;
  here = 0;
  trouble = null;
  #laid = [];

  put(key, text) {
    if (this.trouble) return;
    this.trouble = forGood.write(key, text);
    if (this.trouble) return;
    this.#laid.push(key);
    this.anew += 1;
  }

  /** Put a thing under `start` and its id, or as `another` says where a different one lies there. */
  beside(start, one, another, there = (id) => parsed(forGood.read(start + id))) {
    for (let [now, number] = [one, 1]; ; number += 1, now = another(one, number)) {
      const found = there(now.id) ?? forGood.read(start + now.id);
      if (found === null) return this.put(start + now.id, now.text ?? JSON.stringify(now.value));
      if (now.text === undefined ? heart(found) === heart(now.value) : found === now.text) {
        this.here += 1;
        return undefined;
      }
    }
  }

  /** Take out again all that was laid in. */
  undo() {
    for (const key of this.#laid) forGood.remove(key);
  }
}

const numbered = (one, number) => ({ ...one, id: `${one.id} ${number}` });

/** House rules go by their names: others of the same name get a number. */
function renamed(one, number) {
  const name = one.value?.house?.name;
  if (typeof name !== 'string') return numbered(one, number);
  const ending = ` (${number})`;
  const another = name.slice(0, LONGEST_NAME - ending.length) + ending;
  return { id: another, value: { ...one.value, house: { ...one.value.house, name: another } } };
}

const shut = (one) => ({ ...one, value: { ...one.value, open: false } });

/** Lay in what a file holds, or nothing of it; what is here stays as it is. */
export function layIn({ evenings, evenings_aside: aside, houses }) {
  const laying = new Laying();
  for (const one of evenings) laying.beside(EVENINGS, shut(one), numbered);
  for (const one of aside) laying.beside(EVENINGS_ASIDE, one, numbered, () => null);
  const once = new Map(housesOnce().map(({ id, value }) => [id, value]));
  const house = (id) => parsed(forGood.read(HOUSES + id)) ?? once.get(id);
  for (const one of houses) laying.beside(HOUSES, one, renamed, house);
  if (laying.trouble) laying.undo();
  return laying;
}

/** Choose what a file chose, where nothing has been chosen here. */
export function layChoices({ choices, names }) {
  for (const [key, value] of Object.entries(choices)) {
    if (Object.hasOwn(CHOICES, key) && CHOICES[key].includes(value) && chosen(key) === null) choose(key, value);
  }
  if (names.length && !namesRemembered().length) rememberNames(names);
}

/** Delete all that the page keeps, and what the theme keeps of the light. */
export function deleteRest() {
  const ours = (key) => key.startsWith('gnav.') || key.endsWith('.__palette');
  for (const drawer of [forGood, forTab]) drawer.keys('').filter(ours).forEach((key) => drawer.remove(key));
}
