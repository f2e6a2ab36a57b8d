"""Build what the browser runs: Python, its standard library and gnav_core, compiled and trimmed.

`python -m scripts.runtime` writes build/runtime/, and does nothing if no input changed:

- `pyodide.mjs`, `pyodide.asm.mjs`, `pyodide.asm.wasm`: Pyodide as its npm package gives it;
- `python_stdlib.zip`: the standard library without what `trim.py` leaves out, as bytecode;
- `gnav_core.zip`: the wheel of gnav_core as bytecode, less the games, to be put on `sys.path`;
- `gnav_core.games.NAME.zip`: the package of each game but its `__init__`, fetched when the game is
  opened, to be appended to the package's `__path__`;
- `gnav_core.cards.zip`: what only games of cards share, fetched with the first of them, and laid in
  in the same way;
- `pyodide-lock.json`: Pyodide's list of packages, which names gnav-core alone;
- `manifest.json`: each file with its size and SHA-256, for the progress a reader sees; the games,
  what they share, and one hash of all rules, by which an archive renewed in mid-visit is noticed.

The bytecode must be that of Pyodide's own Python, so pyodide-build's command line runs inside
Pyodide under node (`inside.mjs`): the host's Python may be any from 3.11.
`boot.mjs` shows how a worker loads the result; the tests run it under node.

The zips are deflated, so that a host which does not compress `.zip` still sends few bytes;
a stored zip, gzipped as a whole, would save 2 % of all bytes and need `blob:` in the policy.
"""
