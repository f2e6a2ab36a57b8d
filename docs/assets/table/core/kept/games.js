// Saved games. Only the worker has them: a record holds every piece, so its text never comes to
// the page. What cannot be read is put aside, not deleted; what is newer stays on the list.
import { WrongKind, fields, or, text, whole } from '../door.js';
import { RECORD, VERSION, isLater, isNewer, parsed } from './formats.js';
import { summary as summaryKind } from './kinds.js';
import {
  asked, changing, changingMuch, looking,
} from './store.js';
import { sentence } from '../say.js';

const REGRET = 3_600_000; // ms: how long a deleted game can be brought back
const away = new Set(); // what was deleted in this visit can be, whatever the clock says

/** An id for a new game: its hour, and a few letters. */
export const freshId = () => `${new Date().toISOString()} ${Math.random().toString(36).slice(2, 8)}`;

const isOurs = (entry) => typeof entry?.id === 'string';

/** Whether a newer version of the archive made this entry. */
export function isNewerGame({ text: record, version }) {
  return isLater(version) || isNewer(parsed(record)?.format, RECORD);
}

/** Say in words why a stored entry is no record, or give null when it reads as one. */
export function damage({ text: record }) {
  if (typeof record !== 'string') return sentence('it holds no text');
  const value = parsed(record);
  if (value === undefined) return sentence('its text breaks off or is not JSON');
  return String(value?.format).startsWith('gnav-record/') ? null : sentence('it is no gnav-record');
}

function orNull(kind, value) {
  try {
    return kind(value);
  } catch (error) {
    if (!(error instanceof WrongKind)) throw error;
    return null;
  }
}

const shown = { changed: or(text(80)), moved: or(text(80)), why: or(text(500)), deleted: or(whole(0, Number.MAX_SAFE_INTEGER)) };

/** What the page may know of an entry. */
function told(entry) {
  const facts = Object.fromEntries(Object.entries(shown).map(([key, kind]) => [key, orNull(kind, entry[key])]));
  return { id: entry.id, summary: orNull(summaryKind, entry.summary), ...facts };
}

/** Another tab has played on in the game that was to be stored. */
export class Overtaken extends Error {}

const mark = () => Math.random().toString(36).slice(2, 10);

/**
 * Store the game `id` with its record's text and a summary that names no piece, over what was
 * stored under the mark `over` (null: nothing was). Gives the new mark. Throws `Overtaken`.
 */
export function keep({ id, over }, record, summary) {
  const entry = { id, version: VERSION, mark: mark(), text: record, summary, changed: new Date().toISOString() };
  return changing(async (games) => {
    const before = await asked(games.get(id));
    if (before && (before.mark ?? null) !== over) throw new Overtaken();
    games.put(entry);
    return entry.mark;
  });
}

/** Give a free id where a thing of this id lies already: one of them must not cost the other. */
async function freeIn(store, id) {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? id : `${id} ${number}`;
    if (!await asked(store.get(free))) return free;
  }
}

/** Move a damaged game aside, with what is wrong with it. */
export function setAside(id, why) {
  return changing(async (games, aside) => {
    const entry = await asked(games.get(id));
    if (!entry) return;
    aside.put({ ...entry, id: await freeIn(aside, id), why, moved: new Date().toISOString() });
    games.delete(id);
  });
}

/** Give one stored entry, text and all, or undefined. */
export async function fetchGame(id) {
  const entry = await looking((games) => asked(games.get(id)));
  return entry?.deleted ? undefined : entry;
}

async function change(id, anew) {
  return changing(async (games) => {
    const entry = await asked(games.get(id));
    if (entry) games.put(anew(entry));
    return Boolean(entry);
  });
}

/** Take a game off the list; it can be brought back for a while. */
export function putAway(id) {
  away.add(id);
  return change(id, (entry) => ({ ...entry, deleted: Date.now() }));
}

/** Put a deleted game on the list again; say whether it was still there. */
export const bringBack = (id) => change(id, ({ deleted, ...entry }) => entry);

/** Give the record of a game that is over; that of another holds pieces nobody may see yet. */
export async function finishedText(id) {
  const entry = await fetchGame(id);
  return entry?.summary?.over ? entry.text : undefined;
}

/** Give the text of a damaged game that was kept aside. */
export async function asideText(id) {
  const entry = await looking((_, aside) => asked(aside.get(id)));
  return typeof entry?.text === 'string' ? entry.text : undefined;
}

/** Delete for good what was deleted long ago. */
async function tidy(entries) {
  const old = entries.filter(({ id, deleted }) => deleted && !away.has(id) && Date.now() - deleted > REGRET);
  if (!old.length) return;
  await changing(async (games) => {
    for (const { id } of old) games.delete(id);
  });
}

/** Move the damaged aside; where there is no room for it, they are named all the same and stay. */
async function sortOut(damaged) {
  for (const { id, why } of damaged) await setAside(id, why).catch(() => {});
  return damaged;
}

const both = () => looking(async (games, aside) => Promise.all([asked(games.getAll()), asked(aside.getAll())]));

/**
 * List the summaries of all games, newest first; those found damaged now, which are moved aside
 * and named; and all that were ever kept aside.
 */
export async function summaries() {
  const here = (await both())[0].filter(isOurs);
  await tidy(here).catch(() => {}); // there is time for that
  const listed = here.filter(({ deleted }) => !deleted)
    .map((entry) => ({ ...told(entry), newer: isNewerGame(entry), why: damage(entry) }));
  const games = listed.filter(({ newer, why }) => newer || !why).map((game) => ({ ...game, why: null }));
  games.sort((a, b) => (String(a.changed) < String(b.changed) ? 1 : -1));
  const damaged = await sortOut(listed.filter(({ newer, why }) => !newer && why));
  const aside = (await both())[1].filter(isOurs).map(told);
  return { games, damaged, aside };
}

/** Give all that is stored, as it is stored, but for what was deleted. */
export async function everyEntry() {
  const [games, aside] = await both();
  return { games: games.filter((entry) => isOurs(entry) && !entry.deleted), aside: aside.filter(isOurs) };
}

/** Put an entry beside what is there, under an id of its own unless it is there already; says whether it was. */
async function putBeside(store, { deleted, ...entry }) {
  const there = await asked(store.get(entry.id));
  const same = there?.text === entry.text;
  if (same && !there.deleted) return true;
  store.put({ ...entry, id: same ? entry.id : await freeIn(store, entry.id) });
  return false;
}

/** Take in entries, all or none; gives how many came anew, and how many were here already. */
export function takeIn(entries) {
  return changingMuch(async (...stores) => {
    const count = { anew: 0, here: 0 };
    for (const [at, store] of [entries.games, entries.aside].map((list, n) => [list, stores[n]])) {
      for (const entry of at) count[await putBeside(store, entry) ? 'here' : 'anew'] += 1;
    }
    return count;
  });
}

/** Delete all games but those named, and all that was kept aside. */
export async function deleteAll(open) {
  await changing(async (games, aside) => {
    for (const id of await asked(games.getAllKeys())) if (!open.has(id)) games.delete(id);
    aside.clear();
  });
}
