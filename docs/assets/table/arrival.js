// What the address asks of the table: a game to be dealt, a shared one, an example, or a set-up.
import { Refused, client, siteRoot } from './client.js';
import { gameAtTable } from './remembered.js';
import { language, say } from './say.js';
import { session } from './session.js';

const EXAMPLE = /^[a-z0-9][a-z0-9-]*$/;
let served = null; // the address that was answered last

function clean() {
  history.replaceState(history.state, '', location.pathname);
  served = null;
}

/** A set-up as an address asks for it: `rules`, `players`, `seed`, `dealer`, `reading.NAME`. */
function setupOf(asked) {
  const number = (name) => (asked.has(name) ? Number(asked.get(name)) : undefined);
  const readings = [...asked].filter(([name]) => name.startsWith('reading.'));
  return {
    rules: asked.get('rules') ?? asked.get('source'),
    players: number('players'),
    dealer: number('dealer'),
    seed: asked.get('seed') ?? undefined,
    readings: Object.fromEntries(readings.map(([name, value]) => [name.slice('reading.'.length), value])),
  };
}

/** Read an address: `{ deal }`, `{ text }`, `{ example }`, `{ lesson }`, `{ setup }`, or null. */
export function wishOf({ hash, search }) {
  if (hash === '#deal') return { deal: true };
  if (hash.startsWith('#g=')) return { text: hash.slice(3) };
  if (hash.startsWith('#house=')) return { house: hash.slice(7) };
  const asked = new URLSearchParams(hash.slice(1) || search);
  if (asked.has('example')) return { example: asked.get('example') };
  if (asked.has('lesson')) return { lesson: asked.get('lesson') };
  return asked.has('rules') || asked.has('source') ? { setup: setupOf(asked) } : null;
}

async function fetchExample(id) {
  const missing = say('There is no example called {id}.', { id });
  if (!EXAMPLE.test(id)) throw new Error(missing);
  const answer = await fetch(new URL(`examples/${id}.json`, siteRoot)).catch(() => null);
  if (!answer) throw new Error(say('The example {id} could not be fetched; the network may be down.', { id }));
  if (!answer.ok) throw new Error(missing);
  return answer.text();
}

async function loadLesson(id) {
  try {
    const text = await fetchExample(id);
    clean();
    return await session.load(text);
  } catch (error) {
    session.fail(error);
    return false;
  }
}

let beginning = null;

/** A lesson is played, and kept, like any other game; however often it is asked for, it begins once. */
function beginLesson(id) {
  beginning ??= loadLesson(id).finally(() => { beginning = null; });
  return beginning;
}

async function showExample(id) {
  try {
    return await session.read(await fetchExample(id));
  } catch (error) {
    session.fail(error);
    return false;
  }
}

/** A record that cannot be shown leaves the table as it was: the game of this tab comes back. */
async function comeBack() {
  const { error } = session;
  clean();
  const game = gameAtTable();
  if (!session.view && game) await session.resume(game);
  session.fail(error);
}

/** Offer the house rules of a link as one more source, chosen already. */
async function offer(text) {
  try {
    const house = await client.call('unpack', { kind: 'house', text });
    const { source, error } = await client.call('house_check', { house, language: language() });
    if (error) throw new Refused(error);
    session.adopt(source);
    session.wish = { rules: source.id };
    return session.view ? session.leave() : session.changed();
  } catch (error) {
    return session.fail(error);
  }
}

async function answer(wish, usual) {
  if (wish.deal) {
    clean();
    return session.start(usual());
  }
  if (wish.house !== undefined) return offer(wish.house);
  if (wish.setup) {
    session.wish = wish.setup;
    return session.view ? session.leave() : session.changed();
  }
  if (wish.lesson !== undefined) return await beginLesson(wish.lesson) || comeBack();
  const shown = wish.text !== undefined ? await session.read(wish.text, true) : await showExample(wish.example);
  return shown || comeBack();
}

async function come(usual) {
  const address = location.hash || location.search;
  const wish = wishOf(location);
  const again = address === served && session.view;
  served = address;
  if (!session.sources || !session.view) await session.open();
  if (!session.sources || again) return;
  if (wish) await answer(wish, usual);
  else if (!session.view && gameAtTable()) await session.resume(gameAtTable());
}

/**
 * Do what the address asks; without a wish, come back to the game that was at this tab's table.
 * `usual` gives the game that is dealt to who asks for nothing else.
 */
export async function arrive(usual) {
  session.arriving = Boolean(gameAtTable()) || Boolean(wishOf(location) && !wishOf(location).setup);
  await come(usual);
  session.arriving = false;
  session.changed();
}

/** Once somebody plays on or gets up, the address no longer says what is at the table. */
export function tidyAddress() {
  const { text, example } = wishOf(location) ?? {};
  const shown = session.onShow || session.busy || session.arriving;
  if (!shown && served === location.hash && (text ?? example) !== undefined) clean();
}
