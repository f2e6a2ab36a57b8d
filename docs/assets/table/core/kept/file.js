// `gnav-kept/1`: all that a browser keeps, in one file. The worker writes and reads it, since a game
// that is not over holds pieces nobody may see yet: those are packed, and never come to the page.
import {
  WrongKind, fields, list, oneOf, or, read, text,
} from '../door.js';
import { Refusal } from '../engine.js';
import { takeGame } from './locks.js';
import { KEPT, isNewer, parsed } from './formats.js';
import {
  damage, deleteAll, everyEntry, isNewerGame, takeIn,
} from './games.js';
import { NotPacked, packed, unpacked } from './packing.js';
import { restKind } from './rest-kinds.js';
import { troubleOf } from './store.js';
import { sentence } from '../say.js';

const LARGEST = 64_000_000; // bytes of a file
const RECORD = 16_000_000; // bytes of one entry, unpacked
const MANY = 20_000;

const entryKind = fields({ id: text(300) });
const packedKind = fields({ how: oneOf(['deflate', 'plain']), packed: text(RECORD) });
const things = list((value) => value, MANY);
const fileKind = fields({ format: oneOf([KEPT]), games: or(things, []), aside: or(things, []), rest: restKind });

const isOver = ({ summary, text: record }) => summary?.over === true && typeof record === 'string';

/** Write an entry: one that is over as it stands, any other packed. */
async function written(entry) {
  const { id, changed = null } = entry;
  return isOver(entry) && !isNewerGame(entry) ? { id, changed, entry } : { id, changed, ...await packed(JSON.stringify(entry)) };
}

/** Write all that is kept to a file, `rest` being what the page keeps; gives its address in this browser. */
export async function keepAll({ rest }) {
  const { games, aside } = await everyEntry().catch((error) => {
    throw new Refusal(sentence('Saved games cannot be read in this browser ({fault}).'), { fault: troubleOf(error) });
  });
  const whole = {
    format: KEPT,
    made: new Date().toISOString(),
    games: await Promise.all(games.map(written)),
    aside: await Promise.all(aside.map(async (entry) => ({ id: entry.id, ...await packed(JSON.stringify(entry)) }))),
    rest,
  };
  const file = new Blob([JSON.stringify(whole, null, 1)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return { address };
}

const wrong = (at) => new Refusal(sentence('This file holds something that is not what it should be (at “{at}”); nothing was taken in.'), { at });

/** Read one entry of the file. */
async function entryOf(value, at) {
  try {
    const entry = value?.entry ?? parsed(await unpacked(packedKind(value), RECORD));
    entryKind(entry);
    return entry;
  } catch (error) {
    if (error instanceof WrongKind || error instanceof NotPacked) throw wrong(at);
    throw error;
  }
}

/** Read a game: named fields alone, unless a newer version has made it. */
async function gameOf(value, at) {
  const entry = await entryOf(value, at);
  if (isNewerGame(entry)) return entry;
  if (damage(entry)) throw wrong(at);
  const {
    id, version = 1, mark = null, text: record, summary = null, changed = null,
  } = entry;
  return { id, version, mark, text: record, summary, changed };
}

async function asideOf(value, at) {
  const {
    id, text: record = null, summary = null, changed = null, moved = null, why = null,
  } = await entryOf(value, at);
  return { id, text: record, summary, changed, moved, why };
}

async function textOf(file) {
  if (!(file instanceof Blob) || file.size > LARGEST) {
    throw new Refusal(sentence('This file is too large: the archive takes {n} megabytes at most.'), { n: LARGEST / 1e6 });
  }
  return file.text().catch(() => { throw new Refusal(sentence('This file cannot be read.')); });
}

let waiting = null; // what a file holds of games, until the page has taken in the rest

/** Read a file: what the page takes in itself is given to it, the games wait here. */
export async function readFile(file) {
  const json = await textOf(file);
  const format = parsed(json)?.format;
  if (isNewer(format, KEPT)) throw new Refusal(sentence('This file was made by a newer version of the archive; nothing was taken in.'));
  let found;
  try {
    found = read(json, fileKind, LARGEST);
  } catch (error) {
    if (!(error instanceof WrongKind)) throw error;
    throw format === KEPT ? wrong(error.place ?? error.at)
      : new Refusal(sentence('This is no file of what a browser keeps; nothing was taken in.'));
  }
  const each = (values, of, name) => Promise.all(values.map((value, at) => of(value, `${name}.${at}`)));
  waiting = { games: await each(found.games, gameOf, 'games'), aside: await each(found.aside, asideOf, 'aside') };
  return { rest: found.rest };
}

/** Take in the games of the file that was read. */
export async function layIn() {
  const entries = waiting;
  waiting = null;
  return takeIn(entries).catch((error) => {
    throw new Refusal(sentence('The games of the file could not be stored ({fault}); nothing was taken in.'), { fault: troubleOf(error) });
  });
}

/** Delete all games but those open at a table, and all that was kept aside; gives how many stay. */
export async function deleteEverything(seated) {
  try {
    const { games } = await everyEntry();
    const open = new Set();
    for (const { id } of games) if (id === seated || !await takeGame(id, { held: false })) open.add(id);
    await deleteAll(open);
    return { open: open.size };
  } catch (error) {
    throw new Refusal(sentence('The saved games could not be deleted ({fault}).'), { fault: troubleOf(error) });
  }
}
