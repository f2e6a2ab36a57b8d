// What the page itself keeps, as it stands in a file: by the names of the parts, each thing with the
// id it lies under and its value, or its text where it is no JSON.
import {
  byName, fields, list, or, some, text,
} from '../door.js';
import { names } from './kinds.js';

const LONGEST = 4_000_000; // letters of one thing
const MANY = 5000;

const things = or(list(some({ id: text(300), value: (value) => value, text: text(LONGEST) }, ['id']), MANY), []);

export const restKind = fields({
  evenings: things, evenings_aside: things, houses: things, choices: or(byName(text(20), text(20), 20), {}), names: or(names, []),
});
