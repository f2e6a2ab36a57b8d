"""Hold an engine of Gnav against this suite: ``python3 check.py my-engine replay -``.

The command reads records from its standard input, one a line, and answers each with one line of
JSON. Standard library only; exit status 0 if every answer is right, 1 if one is not, 2 if the
command cannot be run or answers too few or too many.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
SUITES = ("examples.jsonl", "games.jsonl", "malformed.jsonl")
LEFT_OUT = ("events", "why", "clauses")


def lines() -> Iterator[dict[str, Any]]:
    """Read the suite: each line has an id, a record or a text, and the answer."""
    for name in SUITES:
        for line in (HERE / name).read_text("utf-8").splitlines():
            yield json.loads(line)


def rules(clauses: list[str]) -> list[str]:
    """Drop the letters of clauses; a crux keeps its name."""
    found = (c if ".q." in c else ".".join(c.split(".")[:2]) for c in clauses)
    return list(dict.fromkeys(found))


def difference(must: dict[str, Any], got: dict[str, Any]) -> str:
    """Say in what an answer differs from what it must be; empty if in nothing."""
    for key, wanted in must.items():
        if key == "clauses":
            if rules(got.get(key, [])) != wanted:
                return f"clauses: {rules(got.get(key, []))}, not {wanted}"
        elif key not in LEFT_OUT and got.get(key, "nothing") != wanted:
            return f"{key}: {got.get(key, 'nothing')}, not {wanted}"
    return ""


def main(command: list[str]) -> int:
    """Run the command on the whole suite, and print every difference."""
    suite = list(lines())
    texts = [one["text"] if "text" in one else json.dumps(one["record"]) for one in suite]
    said = "".join(f"{text}\n" for text in texts)
    try:
        done = subprocess.run(
            command, input=said, capture_output=True, encoding="utf-8", check=False
        )
    except OSError as error:
        print(f"{command[0]} cannot be run: {error}", file=sys.stderr)
        return 2
    answers = done.stdout.splitlines()
    if len(answers) != len(suite):
        print(f"{len(answers)} answers to {len(suite)} records", file=sys.stderr)
        return 2
    wrong = 0
    for one, answer in zip(suite, answers, strict=True):
        try:
            found = difference(one["answer"], json.loads(answer))
        except ValueError:
            found = "the answer is not JSON"
        if found:
            wrong += 1
            print(f"{one['id']}: {found}")
    print(f"{len(suite) - wrong} of {len(suite)} answers are right")
    return int(bool(wrong))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: python3 check.py COMMAND [ARGUMENT …]")
    sys.exit(main(sys.argv[1:]))
