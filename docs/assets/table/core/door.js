// The door: what comes from outside (a link, a file, what the browser kept, a message) is read here
// once, by named fields and kinds. A kind is a function that gives the value it was handed, if that
// is one of its kind, and throws `WrongKind` if it is not. Keys that nobody asked for are left
// outside, so that none of them ever becomes a property of ours.

/** Something is not of the kind that belongs in its place: `at` names the place, as `deal.2`. */
export class WrongKind extends Error {
  constructor(at = '') {
    super(at);
    this.at = at;
  }

  /** The place, if it can be told in a sentence: who sent the thing may have named it as he liked. */
  get place() { return TELLABLE.test(this.at) ? this.at : ''; }
}

const DEEPEST = 40; // brackets within brackets
const TELLABLE = /^[\w-]{1,24}(\.[\w-]{1,24}){0,3}$/;

const refuse = () => { throw new WrongKind(); };

/** Read a part; what is wrong in it is told with the place it stands in. */
function inside(at, kind, value) {
  try {
    return kind(value);
  } catch (error) {
    if (!(error instanceof WrongKind)) throw error;
    throw new WrongKind(error.at ? `${at}.${error.at}` : String(at));
  }
}

/** A text of at most so many letters. */
export const text = (most) => (value) => (typeof value === 'string' && value.length <= most ? value : refuse());

/** A whole number from `least` to `most`. */
export const whole = (least, most) => (value) => (
  Number.isInteger(value) && value >= least && value <= most ? value : refuse());

/** A number from `least` to `most`. */
export const real = (least, most) => (value) => (
  typeof value === 'number' && value >= least && value <= most ? value : refuse());

/** A text of a form. */
export const pattern = (form) => (value) => (typeof value === 'string' && form.test(value) ? value : refuse());

/** True or false. */
export const truth = (value) => (typeof value === 'boolean' ? value : refuse());

/** One of the values known. */
export const oneOf = (known) => (value) => ([...known].includes(value) ? value : refuse());

/** A list of at most so many things of a kind, and of no fewer than `least`. */
export const list = (kind, most, least = 0) => (value) => (
  Array.isArray(value) && value.length <= most && value.length >= least
    ? value.map((part, at) => inside(at, kind, part)) : refuse());

/** Things of a kind by names of a kind: an object without a prototype, so that no name is special. */
export const byName = (name, kind, most) => (value) => {
  const entries = isObject(value) ? Object.entries(value) : refuse();
  if (entries.length > most) refuse();
  const found = Object.create(null);
  for (const [key, part] of entries) found[inside(key, name, key)] = inside(key, kind, part);
  return found;
};

/** An object with these fields and no other: what else it has is left outside. */
export const fields = (kinds) => (value) => {
  if (!isObject(value)) refuse();
  return Object.fromEntries(Object.entries(kinds).map(
    ([key, kind]) => [key, inside(key, kind, Object.hasOwn(value, key) ? value[key] : undefined)],
  ));
};

/** An object with these fields and no other, of which all but the `needed` ones may be wanting. */
export const some = (kinds, needed = []) => (value) => {
  if (!isObject(value) || needed.some((key) => !Object.hasOwn(value, key))) refuse();
  return Object.fromEntries(Object.entries(kinds).filter(([key]) => Object.hasOwn(value, key))
    .map(([key, kind]) => [key, inside(key, kind, value[key])]));
};

/** An object with none but these fields, each of which may be wanting; one with another is refused. */
export const only = (kinds) => (value) => {
  const found = some(kinds)(value);
  for (const key of Object.keys(value)) inside(key, oneOf(Object.keys(kinds)), key);
  return found;
};

/** A thing of a kind, or `usual` where nothing stands. */
export const or = (kind, usual = null) => (value) => (value === undefined || value === null ? usual : kind(value));

const typeOf = (value) => (Array.isArray(value) ? 'list' : typeof value);

/** A thing of the kind that is given for its type: boolean, number, string, list or object. */
export const byType = (kinds) => (value) => (
  value !== null && Object.hasOwn(kinds, typeOf(value)) ? kinds[typeOf(value)](value) : refuse());

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether brackets stand within brackets deeper than anything honest does. */
function isTooDeep(json) {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at];
    if (quoted) {
      if (letter === '\\') at += 1;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Read JSON of at most so many letters, as a thing of a kind. */
export function read(json, kind, most) {
  if (typeof json !== 'string' || json.length > most || isTooDeep(json)) return refuse();
  let value;
  try {
    value = JSON.parse(json);
  } catch {
    return refuse();
  }
  return kind(value);
}
