// Reads what devices were answered, a JSON list of [call, answer] in a file: each comes through the
// door of a page as it was; cut, changed and foreign ones come as what they are, or are refused.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { WrongKind } from '../../docs/assets/table/core/door.js';
import { readAnswer } from '../../docs/assets/table/core/together/answers.js';

const [file] = process.argv.slice(2);
const heard = JSON.parse(readFileSync(file, 'utf8'));
const plainly = (value) => JSON.parse(JSON.stringify(value));
for (const [call, said] of heard) {
  assert.deepEqual(plainly(readAnswer(call, said) ?? null), said, call);
}

const STRANGE = [
  null, true, -1, 1e99, 'x'.repeat(5000), [], {}, [[[[]]]], { href: 'javascript:alert(1)' }, { then: 'x' },
  JSON.parse('{"__proto__": {"seat": 1}}'), [null], 'https://evil.example/',
];
let seed = 1;
const draw = (most) => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * most);
};

/** Put something strange in one place of a value. */
function mutate(value) {
  const keys = value !== null && typeof value === 'object' ? Object.keys(value) : [];
  if (!keys.length || draw(4) === 0) return STRANGE[draw(STRANGE.length)];
  const key = keys[draw(keys.length)];
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (draw(12) === 0) delete copy[key];
  else copy[key] = mutate(value[key]);
  return copy;
}

let refused = 0;
for (let tried = 0; tried < 1000; tried += 1) {
  const [call, said] = heard[draw(heard.length)];
  try {
    readAnswer(call, mutate(said));
  } catch (error) {
    assert(error instanceof WrongKind, error);
    refused += 1;
  }
}
assert(refused > 250, `${refused} of 1000 were refused`);
const [, clauses] = heard.find(([call]) => call === 'clauses');
const [id, clause] = Object.entries(clauses)[0];
for (const href of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)', '/gnav/', '../x', 'a b']) {
  assert.throws(() => readAnswer('clauses', { [id]: { ...clause, href } }), WrongKind, href);
}
for (const [call, said] of heard.filter(([one]) => one === 'view').slice(0, 20)) {
  const more = readAnswer(call, { ...said, unasked: 1 });
  assert(!('unasked' in more));
}
console.log(`${heard.length} answers read`);
