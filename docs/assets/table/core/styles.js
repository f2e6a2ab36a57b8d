// The styles of the table, each of one subject.
import { unsafeCSS } from 'lit';
import acts from './css/acts.css';
import advice from './css/advice.css';
import base from './css/base.css';
import choices from './css/choices.css';
import circle from './css/circle.css';
import evening from './css/evening.css';
import everyone from './css/everyone.css';
import law from './css/law.css';
import lesson from './css/lesson.css';
import long from './css/long.css';
import oblong from './css/oblong.css';
import rank from './css/rank.css';
import seats from './css/seats.css';
import sheet from './css/sheet.css';
import strip from './css/strip.css';
import table from './css/table.css';
import time from './css/time.css';

const sheets = (texts) => texts.map((text) => unsafeCSS(text));
const ROOM = sheets([base, table]);
const SEATS = sheets([seats, circle, oblong, long, strip, acts, choices, sheet, rank, law, everyone, evening, time, advice]);
const LESSON = sheets([lesson]);

/** The styles of the table before a game is opened. */
export const tableStyles = [...ROOM, ...SEATS];

/**
 * The same with those of the game in play: a seat is laid out after what stands at it is drawn. Those of a
 * lesson look through all of the play at each change, and are worn in lessons alone.
 */
export const stylesWith = (furniture, taught) => [
  ...ROOM, ...(furniture ? sheets(furniture.styles) : []), ...SEATS, ...(taught ? LESSON : []),
];
