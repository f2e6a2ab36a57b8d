// What is told of a table to which other devices come, as it is read here: whoever tells it may be a
// stranger. What another's browser answers of the game itself is read by `answers.js`; a server's own page
// comes from the server, as its answers do.
import {
  fields, list, or, read, some, text, truth, whole,
} from '../door.js';

const MOST = 2_000_000; // letters of an answer
const SEATS = 99;
const DEVICES = 100;
const word = text(100);
const name = text(60);
const seat = whole(0, SEATS - 1);

const seated = fields({
  name, kind: word, here: truth, stand_in: or(word), ready: truth,
});

const common = {
  rules: or(word), commitment: or(word), begun: truth, moves: whole(0, 100_000), seats: list(seated, SEATS),
};

const you = fields({
  name, seat: or(seat), looks: truth, admitted: truth, added: truth,
});

/** What a device is told. */
export const asGuest = fields({ you, ...common });

const guest = fields({
  guest: word, name, seat: or(seat), looks: truth, admitted: truth, here: truth,
});

/** What whoever hosts is told. */
export const asHost = fields({ ...common, guests: list(guest, DEVICES) });

const refusal = some({
  why: text(4000), clauses: list(word, DEVICES), newer: truth, wait: truth,
}, ['why']);

const anything = (value) => value;
const number = whole(0, Number.MAX_SAFE_INTEGER);

/** An answer to a call: `{ id, ok }` or `{ id, error }`. */
export const answer = (json) => read(json, some({ id: number, ok: anything, error: refusal }, ['id']), MOST);

/** What is new: how often something has changed, and what is in the way of keeping it. */
export const news = (json) => read(json, fields({ changes: number, trouble: or(text(4000)) }), 10_000);
