// The worker: it holds the engine and the saved games. Messages are JSON strings, in both
// directions; what leaves it is only what the engine says the seat at the screen may see.
import { BootFailure, boot, faultOf } from './boot.js';
import { fetchGame, keep, setAside, summaries } from './saves.js';

const post = (message) => self.postMessage(JSON.stringify(message));
const PLAY = new Set(['start', 'act', 'continue', 'resume', 'load']);
let game = null; // the id under which the game in play is kept

const engine = boot((stage, done, total) => post({ boot: { stage, done, total } }));
engine.then(
  () => post({ boot: { stage: 'ready', done: 1, total: 1 } }),
  (error) => post({
    failed: error instanceof BootFailure
      ? { stage: error.stage, why: error.message }
      : { stage: 'python', why: `Python could not start (${faultOf(error)}).` },
  }),
);

const refuse = (why, clauses = []) => ({ error: { why, clauses } });

/** Ask the rules; a fault of theirs becomes a sentence, never a silence. */
async function ask(call, args) {
  const answer = await engine;
  try {
    return JSON.parse(answer(JSON.stringify({ call, args })));
  } catch (error) {
    const why = `The engine failed at “${call}” (${faultOf(error)}); the game is as it was.`;
    return { ...refuse(why), fault: true };
  }
}

/** What the page may know of a saved game: who plays what, and how far it has come. */
function summaryOf(view) {
  const { rules, terminal } = view;
  const deal = view.events.at(-1)?.deal ?? view.deal;
  return { rules, deal, over: terminal, players: view.players.map(({ name, kind }) => ({ name, kind })) };
}

async function store(view) {
  const saved = await ask('save', {});
  try {
    if (saved.error) throw new Error(saved.error.why);
    await keep(game, textOf(saved.ok), summaryOf(view));
    post({ kept: { game } });
  } catch (error) {
    const why = error?.name === 'QuotaExceededError'
      ? 'its storage is full' : faultOf(error ?? 'storage is blocked');
    post({ kept: { why: `This browser could not save the game (${why}); you can play on, but a`
      + ' reload would lose it.' } });
  }
}

const textOf = (ok) => (typeof ok === 'string' ? ok : ok.text ?? JSON.stringify(ok));

async function listSaved() {
  try {
    return { ok: await summaries() };
  } catch (error) {
    return { ok: { games: [], damaged: [], blocked: `Saved games cannot be read in this browser (${faultOf(error)}).` } };
  }
}

async function resume({ id }) {
  const entry = await fetchGame(id).catch(() => undefined);
  if (!entry) return refuse('That saved game is no longer in this browser.');
  const answer = await ask('resume', { text: entry.text });
  if (answer.error && !answer.fault) { // the record is at fault, not the engine
    await setAside(entry, answer.error.why).catch(() => {});
    return refuse(`The saved game is damaged: ${answer.error.why} Its text is kept aside in this`
      + ' browser, and nothing else is lost.', answer.error.clauses);
  }
  game = id;
  return answer;
}

async function serve({ call, args = {} }) {
  if (call === 'saved') return listSaved();
  if (call === 'save') return refuse('A record that is not over stays in the worker.');
  if (call === 'resume') return resume(args);
  const answer = await ask(call, args);
  if (answer.ok && (call === 'start' || call === 'load')) {
    game = `${new Date().toISOString()} ${Math.random().toString(36).slice(2, 8)}`;
  }
  return answer;
}

let queue = Promise.resolve();
self.onmessage = ({ data }) => {
  queue = queue.then(async () => {
    const message = JSON.parse(data);
    const answer = await serve(message);
    post({ ...answer, id: message.id });
    if (answer.ok && PLAY.has(message.call)) await store(answer.ok);
  }).catch((error) => post({ id: JSON.parse(data).id, ...refuse(`The worker failed (${faultOf(error)}).`) }));
};
