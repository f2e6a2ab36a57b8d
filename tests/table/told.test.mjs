// What the build wrote of the set-up is taken whole, or not at all: then the engine is asked.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const BUILT = new URL('../../build/site/assets/table/told.en.json', import.meta.url);
const TEXT = readFileSync(BUILT, 'utf-8');
globalThis.RULES = JSON.parse(TEXT).rules;

const whole = (text) => ({ ok: true, text: async () => text });
const changed = (change) => {
  const value = JSON.parse(TEXT);
  change(value);
  return whole(JSON.stringify(value));
};
const OF_OTHER_RULES = changed((told) => { told.rules = '0'.repeat(64); });

let visits = 0;
/** What a page that is loaded now is told, where the server answers so, one time after another. */
async function told(...answers) {
  const asked = [];
  globalThis.fetch = async (address, { cache }) => {
    asked.push(cache);
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  visits += 1;
  const page = await import(`../../docs/assets/table/core/told.js?${visits}`);
  return { found: await page.told('en'), asked, again: () => page.told('en') };
}

test('nothing that was written is lost at the door', async () => {
  const { found } = await told(whole(TEXT));
  assert.deepEqual(JSON.parse(JSON.stringify(found)), JSON.parse(TEXT));
});

const UNFIT = {
  missing: { ok: false },
  'not to be reached': new TypeError('no network'),
  damaged: whole('{"games": [1, 2'),
  'of other rules': OF_OTHER_RULES,
  'of another kind': changed(({ sources }) => { sources[0].seats = 'many'; }),
};

for (const [how, answer] of Object.entries(UNFIT)) {
  test(`a file that is ${how} is none, and is asked for again another time`, async () => {
    const { found, asked, again } = await told(answer);
    assert.equal(found, null);
    const before = asked.length;
    await again();
    assert.ok(asked.length > before);
  });
}

test('one of other rules that the browser kept is asked for anew', async () => {
  const { found, asked } = await told(OF_OTHER_RULES, whole(TEXT));
  assert.equal(found.rules, RULES);
  assert.deepEqual(asked, ['default', 'reload']);
});
