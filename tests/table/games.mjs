// The games that test_scripts.py has had played, as a page is told of them; what each game's events mean.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as ofCards from '../../docs/assets/table/cards/events.js';
import { laidOver } from '../../docs/assets/table/furniture.js';

const { GAMES } = process.env;
const TABLE = new URL('../../docs/assets/table/', import.meta.url);

/** A view as the table has it: all events so far, who is near, and the deal that is looked at. */
const whole = (view, events) => ({
  ...view, events, near: view.seat ?? 0, yours: view.seat, lastDeal: events.at(-1)?.deal ?? view.deal,
});

/** What the events of a family mean to the table. */
async function eventsOf(family) {
  const own = await import(new URL(`games/${family}/events.js`, TABLE));
  return family === 'gnav' ? own : laidOver(ofCards, own);
}

/** One game: `{ rules, family, furniture, calls: [{ call, before, view, fresh }] }`. */
async function told(file) {
  const { rules, family, calls } = JSON.parse(readFileSync(path.join(GAMES, file), 'utf8'));
  const known = calls.map((_, at) => calls.slice(0, at + 1).flatMap(({ view: { events } }) => events));
  const views = calls.map(({ view }, at) => whole(view, known[at]));
  return {
    rules,
    family,
    furniture: await eventsOf(family),
    calls: calls.map(({ call }, at) => ({
      call, view: views[at], before: views[at - 1] ?? null, fresh: calls[at].view.events,
    })),
  };
}

const files = readdirSync(GAMES);

/** A game of every source. */
export const games = await Promise.all(files.filter((name) => !/^(?:deal|lesson)-/.test(name)).map(told));

/** Every lesson, gone through by its advice. */
export const lessons = () => Promise.all(files.filter((name) => name.startsWith('lesson-')).map(told));

/** The deal of this name. */
export const dealOf = (name) => told(`deal-${name}.json`);
