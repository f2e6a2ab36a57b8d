// A ledger as it comes from a file: the fields that it has, and what each may hold. Whether an evening
// can have gone like that is the engine's to say.
import {
  byName, fields, list, or, some, text, truth, whole,
} from '../../../core/door.js';

const FORMAT = 'gnav-ledger/1';
const MOST_SEATS = 99;
const MOST_ENTRIES = 5000;
const word = text(100);
const name = text(200);
const seat = whole(0, MOST_SEATS);

const readings = byName(word, word, 100);

const entry = some({
  tell: word,
  seat,
  piece: word,
  pieces: list(or(word), MOST_SEATS),
  fools: whole(0, 2),
  seats: byName(word, list(seat, MOST_SEATS), 20),
  best: truth,
  verb: word,
});

const house = some({
  format: word, name, base: word, choices: byName(word, word, 100), readings: byName(word, readings, 20),
});

// What the page itself looks at is there in every ledger.
const ours = (value) => ({
  ...some({ format: word, rules: word, house: or(house), readings })(value),
  ...fields({ names: or(list(name, MOST_SEATS), []), dealer: or(seat), entries: or(list(entry, MOST_ENTRIES), []) })(value),
});

const named = fields({ format: or(word) });

/** A ledger; of what is none of ours, its format alone, by which the engine says what it is. */
export const asLedger = (value) => (named(value).format === FORMAT ? ours(value) : named(value));
