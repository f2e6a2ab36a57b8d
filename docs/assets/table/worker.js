// The worker: it holds the engine and the saved games. Messages are JSON strings, in both
// directions; what leaves it is only what the engine says the seat at the screen may see.
import { BootFailure, boot, faultOf } from './boot.js';
import { claim, release } from './claims.js';
import {
  asideText, bringBack, fetchGame, finishedText, keep, putAway, setAside, summaries,
} from './saves.js';
import { sentence } from './say.js';

const post = (message) => self.postMessage(JSON.stringify(message));
// What makes or changes a game, which is then kept; `read` and `open` only look at a record.
const CHANGES = new Set(['start', 'act', 'continue', 'resume', 'load', 'undo', 'rewind', 'switch']);
const OTHERS = new Set(['start', 'load', 'read', 'open']); // another game comes to the table
let game = null; // the id under which the game at the table is kept, once it is

const engine = boot((stage, done, total) => post({ boot: { stage, done, total } }));
engine.then(
  () => post({ boot: { stage: 'ready', done: 1, total: 1 } }),
  (error) => post({
    failed: error instanceof BootFailure
      ? { stage: error.stage, why: error.message, parts: error.parts }
      : { stage: 'python', why: sentence('Python could not start ({fault}).'), parts: { fault: faultOf(error) } },
  }),
);

/** A sentence for the page, which says it in its own language with its `{parts}` filled. */
class Refusal extends Error {
  constructor(why, parts = {}, clauses = []) {
    super(why);
    Object.assign(this, { parts, clauses });
  }
}

/** Ask the rules, and give their answer as the text that it is; a fault becomes a sentence. */
async function askText(id, call, args) {
  const answer = await engine;
  try {
    return answer(JSON.stringify({ id, call, args }));
  } catch (error) {
    throw new Refusal(sentence('The engine failed at “{call}” ({fault}); the game is as it was.'),
      { call, fault: faultOf(error) });
  }
}

/** Ask the rules; a refusal of theirs is thrown, and names what it rests on. */
async function ask(call, args = {}) {
  const { ok, error } = JSON.parse(await askText(null, call, args));
  if (error) throw Object.assign(new Refusal(error.why, {}, error.clauses), { byRules: true });
  return ok;
}

/** What the page may know of a saved game: who plays what, and how far it has come. */
function summaryOf(view) {
  const { rules, terminal, title = null } = view;
  const deal = view.events.at(-1)?.deal ?? view.deal;
  const players = view.players.map(({ name, kind }) => ({ name, kind }));
  return { rules, deal, over: terminal, title, players };
}

async function store(view) {
  try {
    if (!game) {
      game = `${new Date().toISOString()} ${Math.random().toString(36).slice(2, 8)}`;
      await claim(game);
    }
    await keep(game, textOf(await ask('save')), summaryOf(view));
    post({ kept: { game } });
  } catch (error) {
    const full = error?.name === 'QuotaExceededError';
    post({ kept: {
      why: full
        ? sentence('This browser could not save the game (its storage is full); you can play on, but a reload would lose it.')
        : sentence('This browser could not save the game ({fault}); you can play on, but a reload would lose it.'),
      parts: { fault: faultOf(error ?? 'storage is blocked') },
    } });
  }
}

const textOf = (ok) => (typeof ok === 'string' ? ok : ok.text ?? JSON.stringify(ok));

async function listSaved() {
  try {
    return await summaries();
  } catch (error) {
    const why = sentence('Saved games cannot be read in this browser ({fault}).');
    return { games: [], damaged: [], aside: [], blocked: { why, parts: { fault: faultOf(error) } } };
  }
}

const lost = () => new Refusal(sentence('That saved game is no longer in this browser.'));

async function resume({ id }) {
  const entry = await fetchGame(id).catch(() => undefined);
  if (!entry) throw lost();
  if (!await claim(id)) {
    throw new Refusal(sentence('This game is open in another tab; go on there, or close it there first.'));
  }
  try {
    const view = await ask('resume', { text: entry.text });
    game = id;
    return view;
  } catch (error) {
    release();
    if (!error.byRules) throw error; // the engine is at fault, not the record
    await setAside(entry, error.message).catch(() => {});
    throw new Refusal(sentence('The saved game is damaged: {why} Its text is kept aside in this browser, and nothing else is lost.'),
      { why: error.message }, error.clauses);
  }
}

async function forget({ id }) {
  if (id !== game && !await claim(id, { held: false })) {
    throw new Refusal(sentence('This game is open in another tab, and is kept while it is.'));
  }
  await putAway(id);
  return listSaved();
}

async function restore({ id }) {
  if (!await bringBack(id)) throw lost();
  return listSaved();
}

/** The game at the table has been left: another tab may have it. */
async function leave() {
  release();
  game = null;
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
  resume,
  forget,
  restore,
  leave,
  finished: ({ id }) => give(finishedText(id)),
  aside: ({ id }) => give(asideText(id)),
};

async function serve({ id, call, args = {} }) {
  try {
    if (OWN[call]) return JSON.stringify({ id, ok: await OWN[call](args) });
    const text = await askText(id, call === 'read' ? 'load' : call, args);
    if (OTHERS.has(call) && isAnswer(text)) await leave();
    return text;
  } catch (error) {
    const { message: why, parts, clauses } = error instanceof Refusal ? error
      : new Refusal(sentence('The worker failed ({fault}).'), { fault: faultOf(error) });
    return JSON.stringify({ id, error: { why, parts, clauses } });
  }
}

const isAnswer = (text) => 'ok' in JSON.parse(text);

let queue = Promise.resolve();
self.onmessage = ({ data }) => {
  queue = queue.then(async () => {
    const message = JSON.parse(data);
    const text = await serve(message);
    self.postMessage(text); // as the engine wrote it: a move must not wait for it to be read twice
    if (!CHANGES.has(message.call)) return;
    const { ok } = JSON.parse(text);
    if (ok) await store(ok);
  });
};
