// Bundles docs/assets/table into the folder that bundle.py names.
// An entry of PAGE is a script that a page loads; what several entries share goes into chunks, so
// that client.js, and with it the worker, is one in a document whichever elements it has.
// Page and worker bear the mark of one making, and the worker the checksum of the rules it goes
// with: a page that was opened before the archive was renewed is noticed by that. The worker fetches
// the game that is wanted first with the rest of what it starts with. Beside the folder is written
// what each file fetches, for whoever weighs them.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
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

/** Where the Danish of the house lies, that of all games of cards, and that of each game. */
const SHARED = { __proto__: null, house: 'core', cards: 'cards' };
const catalogue = (place) => path.join(root, 'gnav_core', SHARED[place] ?? `games/${place}`, 'da.json');

/** `import('danish:house')` gives what the table's scripts say in Danish, by its English, and nothing else of that catalogue. */
const danish = {
  name: 'danish',
  setup(bundle) {
    bundle.onResolve({ filter: /^danish:/ }, ({ path: wanted }) => ({
      path: wanted.slice('danish:'.length), // no path of this machine: it goes into the chunk's name
      namespace: 'danish',
    }));
    bundle.onLoad({ filter: /.*/, namespace: 'danish' }, ({ path: place }) => {
      const said = Object.entries(JSON.parse(readFileSync(catalogue(place), 'utf8')));
      const ours = said.filter(([sayers]) => sayers.split(' ').includes('table')).flatMap(([, areas]) => Object.values(areas));
      return { contents: `export default ${JSON.stringify(Object.assign({}, ...ours))}`, loader: 'js' };
    });
  },
};

const PAGE = {
  table: 'table.js',
  start: 'core/start.js',
  scores: 'games/gnav/scores/scores.js',
  compare: 'games/gnav/laws/compare.js',
  ruling: 'games/gnav/laws/ruling.js',
  takes: 'cards/ruling/ruling.js',
  pile: 'games/canasta/pile.js',
  house: 'games/gnav/laws/house.js',
  kept: 'core/kept/page.js',
  renewal: 'core/renewal.js',
};
const WORKER = { worker: 'core/worker.js' };

const source = path.join(root, 'docs/assets/table');

/** The rules in build/runtime, which the worker will ask for: their checksum, what each game needs, which game each source tells of. */
const { rules, games, needs, sources } = JSON.parse(readFileSync(path.join(root, 'build/runtime/manifest.json'), 'utf8'));

/** A checksum of all scripts and styles, and of the rules they go with. */
function allMade() {
  const sum = createHash('sha256').update(rules);
  const files = readdirSync(source, { recursive: true }).filter((name) => /\.(js|css)$/.test(name)).sort();
  for (const name of files) sum.update(name).update(readFileSync(path.join(source, name)));
  return sum.digest('hex').slice(0, 16);
}

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
  define: { MADE: JSON.stringify(allMade()), RULES: JSON.stringify(rules), FIRST_GAME: JSON.stringify(games[0]), NEEDS: JSON.stringify(needs), GAME_OF: JSON.stringify(sources) },
  plugins: [gameIcons, danish],
  logLevel: 'warning',
  metafile: true,
  ...how,
});

// The chunks lie beside the entries: addresses made from import.meta.url hold in both.
const { metafile } = await bundle(PAGE, { splitting: true, chunkNames: 'part-[hash]' });
// A worker answers for its whole file: it is fetched alone, and says so if it is missing.
await bundle(WORKER, {});

/** Of each file: the script that it begins with, if one, and the files that come with it. */
const made = Object.entries(metafile.outputs).map(([file, { entryPoint, imports }]) => [path.basename(file), {
  begins: entryPoint ?? null,
  brings: imports.filter(({ kind }) => kind === 'import-statement').map((one) => path.basename(one.path)),
}]);
writeFileSync(`${path.resolve(process.argv[2])}.made.json`, JSON.stringify(Object.fromEntries(made), null, 1));
