// The trick that was taken last, as it lay before it went: read from what has happened.
import { zoneOf } from '../core/lying.js';

const laysIn = ({ moved }) => moved.some(({ from, to }) => to === 'trick' && from !== to);
const goesFrom = ({ moved }) => moved.some(({ from, to }) => from === 'trick' && to !== from);

/** Find the last trick of this deal, `{ zone, said }`: as it lay, and what was said when it went; null where none has gone. */
export function lastTrick(view) {
  const events = view.events.filter(({ after, deal }) => after && deal === view.lastDeal);
  const gone = events.findLastIndex(goesFrom);
  const laid = events.findLastIndex((event, at) => at < gone && laysIn(event));
  return laid < 0 ? null : { zone: zoneOf(events[laid].after, 'trick'), said: events[gone].text };
}
