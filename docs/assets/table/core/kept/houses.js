// The house rules that this browser keeps, each under a key of its own, so that two tabs lose
// none. The archive once kept them all in one list; that list is still read, and what cannot be
// read in it stays in it.
import { WrongKind, read } from '../door.js';
import { forGood } from './drawers.js';
import { HOUSE, VERSION, isLater, isNewer, parsed } from './formats.js';
import { house as houseKind } from './kinds.js';

const LIST = 'gnav.houses';
const KEY = 'gnav.house.';
const LONGEST = 200_000; // letters of one set of house rules

const nameOf = (value) => (typeof value?.name === 'string' ? value.name.slice(0, 60) : '');

/** Look at a value: a `house`, or house rules that are `newer` or `damaged`. */
function look(value) {
  if (isNewer(value?.format, HOUSE)) return { newer: true, name: nameOf(value) };
  try {
    const house = read(JSON.stringify(value) ?? '', houseKind, LONGEST);
    if (house.format === HOUSE) return { house: { name: '', ...house } };
  } catch (error) {
    if (!(error instanceof WrongKind)) throw error;
  }
  return { damaged: true, name: nameOf(value) };
}

function lookAt(key) {
  const value = parsed(forGood.read(key) ?? '');
  const kept = typeof value?.kept === 'string' ? value.kept : '';
  const found = isLater(value?.version) ? { newer: true, name: nameOf(value?.house) } : look(value?.house);
  return { ...found, key, kept };
}

/** The list in which the archive once kept all house rules, as it is; null where it is none. */
export function oldList() {
  const value = parsed(forGood.read(LIST) ?? '[]');
  return Array.isArray(value) ? value : null; // then nobody touches it
}

function everything() {
  const own = forGood.keys(KEY).map(lookAt).sort((a, b) => (a.kept < b.kept ? 1 : -1));
  const names = new Set(own.map(({ house }) => house?.name));
  const old = (oldList() ?? []).map((value) => ({ ...look(value), key: LIST }));
  return [...own, ...old.filter(({ house }) => !names.has(house?.name) || !house)];
}

/** List the house rules kept here, the last one kept first. */
export const housesKept = () => everything().map(({ house }) => house).filter(Boolean);

/** Name the house rules that cannot be read here: `newer` ones, and damaged ones. */
export const housesUnread = () => everything().filter(({ house }) => !house);

/** Keep house rules, in place of those of the same name; gives null, or why the browser did not. */
export function keepHouse(house) {
  const text = JSON.stringify({ version: VERSION, kept: new Date().toISOString(), house });
  let [key, number] = [KEY + house.name, 1];
  while (forGood.read(key) !== null && lookAt(key).house?.name !== house.name) {
    number += 1; // what lies there is newer, or cannot be read
    key = `${KEY}${house.name} ${number}`;
  }
  return forGood.write(key, text);
}

/** Forget the house rules of this name; gives null, or why the browser did not. */
export function forgetHouse(name) {
  const old = oldList();
  const left = old?.filter((value) => look(value).house?.name !== name);
  const trouble = old && left.length < old.length ? forGood.write(LIST, JSON.stringify(left)) : null;
  if (trouble) return trouble;
  for (const { key, house } of forGood.keys(KEY).map(lookAt)) {
    if (house?.name === name) forGood.remove(key);
  }
  return null;
}
