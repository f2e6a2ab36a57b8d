// What the address asks of the table: a game to be dealt, a shared one, an example, or a set-up.
import { wishOf } from './address.js';
import { isAnswered, noteAnswered, putInAddress } from './answered-address.js';
import { Refused, client, siteRoot } from './client.js';
import { WrongKind } from './door.js';
import { programme } from './programme/programme.js';
import { gameAtTable } from './kept/remembered.js';
import { setUpOf } from './kinds.js';
import { language, say } from './say.js';
import { session } from './session.js';
import { together } from './together/together.js';

const EXAMPLE = /^[a-z0-9][a-z0-9-]{0,79}$/;
const SHOWN = 40; // letters of what an address says that are said again

const clean = () => putInAddress('');

/** Whether what was asked for waits until the engine, which did not start, is tried again. */
const waits = () => client.state === 'failed' && !client.failure.begun;

const shortened = (id) => (id.length > SHOWN ? `${id.slice(0, SHOWN)}…` : id);

async function fetchExample(id, missing = say('There is no example called {id}.', { id: shortened(id) })) {
  if (!EXAMPLE.test(id)) throw new Error(missing);
  const answer = await fetch(new URL(`examples/${id}.json`, siteRoot)).catch(() => null);
  if (!answer) throw new Error(say('The example {id} could not be fetched; the network may be down.', { id }));
  if (!answer.ok) throw new Error(missing);
  return answer.text();
}

async function loadLesson(id) {
  try {
    const text = await fetchExample(id, say('There is no lesson called {id}.', { id: shortened(id) }));
    const begun = await session.load(text);
    if (!waits()) clean();
    return begun;
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
    return await session.read(await fetchExample(id), null, id);
  } catch (error) {
    session.fail(error);
    return false;
  }
}

/** What cannot be shown leaves the table as it was: the game of this tab comes back, and its evening. */
async function comeBack(before) {
  if (waits()) return;
  const { error } = session;
  clean();
  const game = gameAtTable();
  if (!session.view && game) await session.resume(game);
  await programme.remain(before);
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

const noRules = (id) => {
  const { place } = new WrongKind(id);
  return new Error(place ? say('There are no rules called {id} here.', { id: place }) : say('The rules that this address asks for are not here.'));
};

/** Lay out the set-up that an address asks for; what its game can be asked is known once it has come. */
async function setUp(asked) {
  const source = () => session.sources.find(({ id }) => id === asked.rules);
  if (!source()) return session.fail(noRules(asked.rules));
  if (!source().seats) await session.open(asked.rules);
  if (!source().seats) return session.changed(); // why it has not come is said already
  session.wish = setUpOf(source(), asked);
  return session.view ? session.leave() : session.changed();
}

/** Take up the evening that a link holds, with the game of it that this browser keeps. */
async function comeToEvening(text) {
  try {
    await programme.open(await client.call('unpack', { kind: 'evening', text }));
  } catch (error) {
    const { place } = error;
    session.fail(!(error instanceof WrongKind) ? error : new Error(place
      ? say('This link holds an evening that cannot be played: what stands at “{place}” does not belong there.', { place })
      : say('This link holds an evening that cannot be played.')));
    await comeBack(programme.now);
  }
}

async function answer(wish, usual) {
  await session.done();
  session.error = null;
  if (wish.plan) return programme.plan();
  if (wish.evening !== undefined) return comeToEvening(wish.evening);
  const before = programme.forget();
  if (wish.deal) {
    await session.start(usual());
    return waits() || clean();
  }
  if (wish.house !== undefined) return offer(wish.house);
  if (wish.setup) return setUp(wish.setup);
  if (wish.lesson !== undefined) return await beginLesson(wish.lesson) || comeBack(before);
  const shown = wish.text !== undefined ? await session.read(wish.text, wish.moment) : await showExample(wish.example);
  return shown || comeBack(before);
}

async function answerAddress(usual) {
  if (together.arrive()) {
    await Promise.all([import('./together/company.js'), session.open()]);
    return;
  }
  const address = location.hash || location.search;
  const wish = wishOf(location);
  const again = isAnswered(address) && session.view;
  noteAnswered(address);
  if (!session.sources || !session.view) await session.open();
  if (!session.sources || again) return;
  if (wish) await answer(wish, usual);
  else if (session.view) await programme.tell();
  else await comeWithoutWish();
}

/** Without a wish the game of this tab comes back. */
async function comeWithoutWish() {
  programme.forget();
  if (gameAtTable()) await session.resume(gameAtTable());
}

/** Whether the engine must have started for what the address asks, or for the game of this tab. */
export function asksEngine() {
  const { plan, setup, ...asked } = wishOf(location) ?? {};
  return !session.sources || Boolean(gameAtTable()) || Object.keys(asked).length > 0;
}

let last = Promise.resolve(); // the arrival before

/**
 * Do what the address asks; without a wish, come back to the game that was at this tab's table.
 * `usual` gives the game that is dealt to who asks for nothing else. The theme may set the page anew
 * while an address is being answered: one arrival waits for the other.
 */
export async function arrive(usual) {
  session.arriving = Boolean(gameAtTable() || wishOf(location));
  const come = () => answerAddress(usual);
  const mine = last.then(come, come);
  last = mine;
  try {
    await mine;
  } finally {
    if (mine === last) session.arriving = false;
    session.changed();
  }
}

/** Once somebody plays on or gets up, the address no longer says what is at the table. */
export function tidyAddress() {
  const { text, example } = wishOf(location) ?? {};
  const shown = session.onShow || session.busy || session.arriving;
  if (!shown && isAnswered(location.hash) && (text ?? example) !== undefined) clean();
}
