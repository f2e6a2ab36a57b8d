// What kept things are made of, as the door reads them.
import {
  byName, fields, list, oneOf, or, some, text, truth, whole,
} from '../door.js';
import { HOUSE, LEDGER } from './formats.js';

const word = text(80);
const name = text(200);
const seat = whole(0, 99);
const SEATS = 99;
const ENTRIES = 5000;

const readings = byName(word, word, 200);

/** House rules; what else stands in them means nothing to the rules. */
export const house = some({
  format: oneOf([HOUSE]), name, base: word, choices: byName(word, word, 200), readings: byName(word, readings, 20),
});

const entry = some({
  tell: word, seat, piece: word, pieces: list(or(word), SEATS), fools: whole(0, 9),
  seats: byName(word, list(seat, SEATS), 20), best: truth, verb: word,
});

const ledger = some({
  format: oneOf([LEDGER]), rules: word, house, readings, names: list(name, SEATS), dealer: or(seat), entries: list(entry, ENTRIES),
}, ['format', 'names', 'entries']);

/** An evening: its ledger, what was taken back, and by which tellings it came to be as it is. */
export const evening = some({
  ledger, undone: list(entry, ENTRIES), trail: list(word, 4 * ENTRIES), changed: word, deal: whole(0, 1e6), over: truth, open: truth,
}, ['ledger', 'undone']);

/** Which deal of a match a saved game is, what those before it brought, and whether another is to come after it. */
const match = fields({
  id: word, number: whole(1, 1e6), of: or(whole(1, 1e6)), score: list(whole(-1e9, 1e9), SEATS), on: truth,
});

/** What is shown of a saved game. */
export const summary = fields({
  rules: word, deal: whole(0, 1e6), over: truth, title: or(text(300)), players: list(fields({ name, kind: word }), SEATS), match: or(match),
});

export const names = list(text(60), SEATS);
