// Let the search's worker make the other spellings of every entry of an index, and give them in order.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const [script, index] = process.argv.slice(2);
const listeners = [];
const scope = vm.createContext({ addEventListener: (_, listener) => listeners.push(listener) });
vm.runInContext(readFileSync(script, 'utf8'), scope);
const data = JSON.parse(readFileSync(index, 'utf8'));
for (const listener of listeners) listener({ data: { type: 0, data } });
process.stdout.write(JSON.stringify(data.docs));
