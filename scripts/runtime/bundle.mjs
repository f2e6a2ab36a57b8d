// Bundles the table: docs/assets/table/{element,worker}.js -> OUT/{table,worker}.js.
// Called by bundle.py with the folder to write to.
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

const source = path.join(root, 'docs/assets/table');
await build({
  absWorkingDir: root,
  entryPoints: {
    table: path.join(source, 'element.js'),
    worker: path.join(source, 'worker.js'),
  },
  outdir: path.resolve(process.argv[2]),
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  legalComments: 'eof',
  loader: { '.css': 'text' },
  plugins: [gameIcons],
  logLevel: 'warning',
});
