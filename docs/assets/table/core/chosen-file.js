// A file that somebody has chosen: read if it is small enough to be what belongs here.
import { fields, read } from './door.js';
import { language, say } from './say.js';

/** Bytes of a record or a ledger at most; a long evening takes a fiftieth of them. */
export const LARGEST = 1_000_000;

/** Say how large a file is, never as less than it is. */
const size = (bytes) => say('{n} MB', {
  n: (Math.ceil(bytes / 1e4) / 100).toLocaleString(language(), { maximumFractionDigits: 2 }),
});

/** Give the text of the file chosen in a field, null if none was. Throws why it is not read. */
export async function chosenText(field) {
  const [file] = field.files;
  field.value = '';
  if (!file) return null;
  if (file.size > LARGEST) {
    throw new Error(say('This file is too large: it has {size}, where {most} is the most.', { size: size(file.size), most: size(LARGEST) }));
  }
  try {
    return await file.text();
  } catch {
    throw new Error(say('This file could not be read.'));
  }
}

const isThere = (value) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
const forReaders = fields({ title: isThere, remarks: isThere, lesson: (value) => value !== undefined });

/** Whether a record is there to be read; a lesson is there to be played, and no record to be refused. */
export function hasReaders(text) {
  try {
    const { title, remarks, lesson } = read(text, forReaders, LARGEST);
    return !lesson && (title || remarks);
  } catch {
    return false;
  }
}
