"""The process that draws single pages: it has read the program, and waits for what was saved.

One process serves one saving, so that nothing that it has read of the texts is ever old: it reads
them when told, draws what is looked at, and then every page that is asked for, until the next.

It is told by lines of JSON: first ``{"saved": [...], "looked": [...]}``, then ``{"looked": [...]}``
for each page asked for. It answers ``{"waits": true}``, ``{"seen": [...]}`` for what is another in
the site, ``{"said": "..."}``, ``{"trouble": "..."}``, ``{"well": true}`` when the pages looked at
are drawn, and ``{"ready": true}`` when all is done but for pages that nobody has looked at yet.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from typing import Any

from scripts.watch.sentence import sentence, since

Tell = Callable[[dict[str, Any]], None]


def lines() -> Iterator[dict[str, Any]]:
    """Yield what this process is told, until there is nobody left to tell it."""
    for line in sys.stdin:
        yield json.loads(line)


def serve(tell: Tell, saved: list[str]) -> None:
    """Wait for what was saved, and draw until there is nothing left to be asked."""
    from scripts.watch.drawing import Drawing
    from scripts.watch.saving import Saving  # here, so that what is wrong in a module is told

    drawing = Drawing()
    tell({"waits": True})
    told = lines()
    begun = next(told, None)
    if begun is None:
        return
    saved += begun["saved"]
    saving = Saving(saved, tell, drawing)
    saving.first(begun["looked"])
    tell({"well": True})
    saving.then()
    tell({"ready": True})
    for more in told:
        for one in more["looked"]:
            saving.look(one)


def main() -> int:
    """Serve one saving; whatever goes wrong is told in one sentence."""
    own = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def tell(said: dict[str, Any]) -> None:
        print(json.dumps(said), file=own, flush=True)

    saved: list[str] = []
    with redirect_stdout(sys.stderr):
        try:
            serve(tell, saved)
        except KeyboardInterrupt:
            return 1
        except BaseException as error:
            tell({"trouble": since(sentence(error), saved)})
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
