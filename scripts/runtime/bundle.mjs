// Bundles docs/assets/table into the folder that bundle.py names.
// An entry of PAGE is a script that a page loads; what several entries share goes into chunks, so
// that client.js, and with it the worker, is one in a document whichever elements it has.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const require = createRequire(path.join(root, 'package.json'));
const { build } = require('esbuild');

/** `import cat from 'game-icons:cat'` gives that one picture's SVG, not the whole set. */
const gameIcons = {
  name: 'game-icons',
  setup(bundle) {
    bundle.onResolve({ filter: /^game-icons:/ }, ({ path: wanted }) => ({
      path: wanted.slice('game-icons:'.length),
      namespace: 'game-icons',
    }));
    bundle.onLoad({ filter: /.*/, namespace: 'game-icons' }, ({ path: name }) => {
      const { icons } = require('@iconify-json/game-icons/icons.json');
      if (!icons[name]) throw new Error(`game-icons has no picture called ${name}`);
      return { contents: icons[name].body, loader: 'text' };
    });
  },
};

const PAGE = {
  table: 'element.js',
  start: 'start.js',
  scores: 'scores/scores.js',
  compare: 'laws/compare.js',
  ruling: 'laws/ruling.js',
  house: 'laws/house.js',
};
const WORKER = { worker: 'worker.js' };

const source = path.join(root, 'docs/assets/table');
const bundle = (entries, how) => build({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [name, path.join(source, file)]),
  ),
  outdir: path.resolve(process.argv[2]),
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  legalComments: 'eof',
  loader: { '.css': 'text' },
  plugins: [gameIcons],
  logLevel: 'warning',
  ...how,
});

// The chunks lie beside the entries: addresses made from import.meta.url hold in both.
await bundle(PAGE, { splitting: true, chunkNames: 'part-[hash]' });
// A worker answers for its whole file: it is fetched alone, and says so if it is missing.
await bundle(WORKER, {});
