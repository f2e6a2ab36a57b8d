// The worker: it holds the engine and the saved games. Messages are JSON strings, in both
// directions; what leaves it is only what the engine says the seat at the screen may see. Whether
// it still lives is answered at once, beside the queue of what it is asked.
import { faultOf } from './boot.js';
import { Engine, Refusal } from './engine.js';
import { takeGame } from './kept/locks.js';
import {
  asideText, bringBack, finishedText, putAway, summaries,
} from './kept/games.js';
import {
  deleteEverything, keepAll, layIn, readFile,
} from './kept/file.js';
import { Seated, lost } from './kept/seated.js';
import { troubleOf } from './kept/store.js';
import { sentence } from './say.js';
import { remember } from './snapshot.js';

const post = (message) => self.postMessage(JSON.stringify(message));
// What makes or changes a game, which is then kept; `read` and `open` only look at a record.
const CHANGES = new Set(['start', 'begin', 'act', 'continue', 'finish', 'resume', 'load', 'undo', 'rewind', 'switch']);
const OTHERS = new Set(['start', 'begin', 'load', 'read', 'open']); // another game comes to the table
const ELSEWHERE = new Set(['hear', 'admit', 'stand-in']); // what others have done, or had done, may have changed it

const engine = new Engine(post);
const seated = new Seated(engine);

async function listSaved() {
  try {
    return await summaries();
  } catch (error) {
    const why = sentence('Saved games cannot be read in this browser ({fault}).');
    return { games: [], damaged: [], aside: [], blocked: { why, parts: { fault: troubleOf(error) } } };
  }
}

async function forget({ id }) {
  if (id !== seated.id && !await takeGame(id, { held: false })) {
    throw new Refusal(sentence('This game is open in another tab, and is kept while it is.'));
  }
  await putAway(id);
  return listSaved();
}

async function restore({ id }) {
  if (!await bringBack(id)) throw lost();
  return listSaved();
}

function leave() {
  seated.leave();
  return null;
}

async function give(text) {
  const found = await text;
  if (found === undefined) throw new Refusal(sentence('That text is not in this browser.'));
  return found;
}

// What the worker answers itself. A record that is not over stays in it; a damaged one may be
// taken out by hand, since nobody can play it on.
const OWN = {
  saved: listSaved,
  save: () => { throw new Refusal(sentence('A record that is not over stays in the worker.')); },
  resume: ({ id, again }) => seated.resume(id, again),
  forget,
  restore,
  leave,
  finished: ({ id }) => give(finishedText(id)),
  aside: ({ id }) => give(asideText(id)),
  'keep-all': keepAll,
  'take-in': () => readFile(handed),
  'lay-in': layIn,
  'delete-all': () => deleteEverything(seated.id),
};

async function serve({ id, call, args = {} }) {
  try {
    if (Object.hasOwn(OWN, call)) return JSON.stringify({ id, ok: await OWN[call](args) });
    const text = await engine.askText(id, call === 'read' ? 'load' : call, args);
    if (OTHERS.has(call) && isAnswer(text)) leave();
    return text;
  } catch (error) {
    const { message: why, parts, clauses, newer } = error instanceof Refusal ? error
      : new Refusal(sentence('The worker failed ({fault}).'), { fault: faultOf(error) });
    return JSON.stringify({ id, error: { why, parts, clauses, newer } });
  }
}

const isAnswer = (text) => 'ok' in JSON.parse(text);

async function answer(message) {
  const text = await serve(message);
  self.postMessage(text); // as the engine wrote it: a move must not wait for it to be read twice
  if (!CHANGES.has(message.call) && !ELSEWHERE.has(message.call)) return;
  const { ok } = JSON.parse(text);
  if (!ok || (ELSEWHERE.has(message.call) && !ok.moved && !ok.begun)) return;
  post(await seated.store(ELSEWHERE.has(message.call) ? await engine.ask('view') : ok));
}

let queue = Promise.resolve();
let handed = null; // the file handed over last

self.onmessage = ({ data }) => {
  if (typeof data !== 'string') {
    handed = data;
    return;
  }
  const message = JSON.parse(data);
  if ('ping' in message) post({ pong: message.ping });
  else if ('start' in message) engine.start(message.start);
  else if ('speak' in message) engine.speak(message.speak);
  else if ('remember' in message) remember(message.remember).catch(() => {}).then(() => post({ remembered: true }));
  else queue = queue.then(() => answer(message)).catch((error) => post({ fatal: { why: sentence('The worker failed ({fault}).'), parts: { fault: faultOf(error) } } }));
};

// This lock is let go only when the worker ends, however it ends: the page waits for that.
const life = self.navigator.locks ? `gnav-archive worker ${Math.random().toString(36).slice(2)}` : null;
post({ made: MADE, life });
self.navigator.locks?.request(life, () => {
  post({ alive: life });
  return new Promise(() => {});
}).catch(() => {}); // a browser that forbids locks lets the page wait for answers alone
