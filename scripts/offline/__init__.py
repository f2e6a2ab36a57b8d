"""What lets the built site stay when the network goes, and be installed.

- ``shelves``: which of its files are kept together, by size and checksum;
- ``sw.js``: the service worker that keeps them, to which the build gives that list;
- ``drawing``, ``png``: the icons, drawn from ``favicon.svg``;
- ``manifest``: what an installed archive is called, and where it starts.

``python -m scripts.offline SITE`` is the last step of a build: a file changed after it is no longer
the one on the list, and the site is then read from the network alone.
"""
