// Ask the theme's search, as it runs in its worker, without a browser: the worker, an index, and what is
// asked as a list in JSON; the answer is, for each, the places of the results, best first.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const [worker, index, asked] = process.argv.slice(2);
const SETUP = 0;
const QUERY = 2;
const listeners = [];
let answer;
const scope = vm.createContext({
  console,
  addEventListener: (_, listener) => listeners.push(listener),
  postMessage: (message) => answer(message),
});
scope.self = scope;
vm.runInContext(readFileSync(worker, 'utf8'), scope);

function send(type, data) {
  return new Promise((resolve) => {
    answer = ({ data: found }) => resolve(found);
    const event = { data: { type, data } };
    for (const listener of listeners) listener(event);
  });
}

const best = (parts) => parts.reduce((one, other) => (other.score > one.score ? other : one)).location;

await send(SETUP, { ...JSON.parse(readFileSync(index, 'utf8')), options: { suggest: false } });
const found = {};
for (const query of JSON.parse(asked)) {
  const { items } = await send(QUERY, query);
  found[query] = items.map(best);
}
process.stdout.write(JSON.stringify(found));
