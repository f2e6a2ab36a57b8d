#!/bin/sh
# Start the archive: macOS runs this at a double click.
cd "$(dirname "$0")" || exit
exec python3 serve.py
