"""What is made from other files and committed all the same: of what, by which command, how long.

``make what`` reads here what a change touches, ``make fix`` what to make again. Whoever writes a
command that makes a committed file adds it here. In patterns ``*`` stands for one name, ``**`` for
any folders, and ``{game}`` for the package of a game: what is read of one game touches what is made
of it alone. A pattern that begins with ``!`` takes files out again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

CHEAP: Final = 150
"""What takes no more processor seconds is made by ``make fix``."""

Patterns = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """Files that a command makes; ``seconds`` are a processor's, on a machine with two cores.

    ``always``: the command looks itself whether there is anything to write, and takes a moment.
    ``told`` is what else whoever runs it has to know or do; ``tests`` a pattern of those that hold
    what is made against what it is made of.
    """

    what: str
    writes: Patterns
    reads: Patterns
    command: str
    seconds: int
    always: bool = False
    told: str = ""
    tests: str = ""

    @property
    def cheap(self) -> bool:
        """Whether it is made at once."""
        return self.seconds <= CHEAP


#: The rules that run, without what only words them or plays by them.
RULES: Final = (
    "gnav_core/core/*.py",
    "gnav_core/cards/**/*.py",
    "gnav_core/games/__init__.py",
    "gnav_core/games/{game}/**/*.py",
)
NO_WORDS: Final = tuple(
    f"!gnav_core/games/*/{name}"
    for name in (
        *("words.py", "summaries.py", "consequences.py", "decision.py", "otherwise.py", "plain.py"),
        *("hit.py", "hints.py", "key.py", "log.py", "sheet.py", "glosses.py", "commands/*"),
        *("compare/*", "concordance/*", "house_rules/*", "rulings/*", "scorekeeper/*"),
    )
)
NO_PLAYERS: Final = tuple(
    f"!gnav_core/games/*/{name}"
    for name in ("players.py", "keeping.py", "reckoning.py", "guessing.py", "odds/*", "review.py")
)
OF_GNAV: Final = "gnav_core/games/gnav/"
#: What the laboratory compiles into numbers: the values of Gnav's sources, and how it counts.
IN_BULK: Final = (
    "gnav_core/lab/*.py",
    f"{OF_GNAV}sources/*.py",
    *(f"{OF_GNAV}{name}.py" for name in ("ruleset", "pieces", "slate", "appeals", "bag", "pool")),
    *(f"{OF_GNAV}{name}.py" for name in ("showing", "causes", "actions", "keeping")),
    *(f"{OF_GNAV}odds/behaviour.py", "gnav_core/core/cited.py"),
)
EXAMPLES: Final = "sources/{game}/examples/*.json"

MADE: Final = (
    Made(
        what="the locks of all packages",
        writes=("requirements*.lock", "package-lock.json", "tests/site/nu/package-lock.json"),
        reads=("pyproject.toml", "package.json", "tests/site/nu/package.json", "scripts/lock.py"),
        command="scripts.lock",
        tests="tests/runtime/test_re*.py",
        seconds=300,
        told="it takes newer packages too; the next `make` installs them",
    ),
    Made(
        what="the text as the engine has it, the list of clauses, and what each change speaks of",
        writes=(
            *("gnav_core/core/text.json", "gnav_core/games/{game}/text.json"),
            *("sources/README.md", "sources/revised.toml"),
        ),
        reads=(
            *("sources/*.xml", "sources/{game}/*.xml", "sources/{game}/how-to-play/*.md"),
            "scripts/tei/*.py",
        ),
        command="scripts.tei.text",
        tests="tests/sources/test_*.py",
        seconds=4,
        always=True,
        told="words that change want a `change` in the revisionDesc",
    ),
    Made(
        what="the citations",
        writes=("gnav_core/core/citations.json",),
        reads=(
            *("sources/**/*.xml", "scripts/tei/*.py", "scripts/cite/*", "releases/*"),
            "requirements.lock",
        ),
        command="scripts.cite",
        tests="tests/cite/test_c*.py",
        seconds=5,
        always=True,
    ),
    Made(
        what="what the worked examples come to, and the day of their last change",
        writes=(EXAMPLES, "sources/examples.toml"),
        reads=(EXAMPLES, "scripts/examples/*.py", *RULES, *NO_WORDS, *NO_PLAYERS),
        command="scripts.examples",
        tests="tests/examples/test_*.py",
        seconds=4,
        always=True,
        told="read the diff",
    ),
    Made(
        what="the golden games, the playthroughs and the counts of positions",
        writes=(
            *("sources/conformance/games.jsonl", "sources/conformance/perft.jsonl"),
            "sources/conformance/playthroughs/*.txt",
        ),
        reads=(
            *("scripts/conformance/*.py", *RULES, *NO_WORDS, *NO_PLAYERS),
            "gnav_core/games/{game}/words.py",
        ),
        command="scripts.conformance",
        tests="tests/conformance/*.py",
        seconds=12,
        told="read the diff",
    ),
    Made(
        what="what proves each clause",
        writes=("tests/coverage.json",),
        reads=(
            *("scripts/coverage/*.py", "tests/games/{game}/rules/*.py", "tests/games/*.py"),
            *("tests/games/{game}/table.py", EXAMPLES, *RULES, *NO_WORDS, *NO_PLAYERS),
        ),
        command="scripts.coverage",
        tests="tests/coverage/test_coverage.py",
        seconds=31,
        told="read the diff",
    ),
    Made(
        what="what notices a change of each rule",
        writes=("tests/mutation.json", "tests/killers.json"),
        reads=(
            *("scripts/mutation/*", "tests/games/{game}/rules/*.py", "tests/games/*.py"),
            *("tests/games/{game}/table.py", EXAMPLES, *RULES, *NO_WORDS, *NO_PLAYERS),
        ),
        command="scripts.mutation --write",
        tests="tests/mutation/*.py",
        seconds=120,
        told="whoever survives wants a test, or a reason in scripts/mutation/survivors.toml",
    ),
    Made(
        what="which pieces a computer player of Gnav keeps",
        writes=(f"{OF_GNAV}thresholds.json",),
        reads=("scripts/thresholds.py", *IN_BULK),
        command="scripts.thresholds",
        tests="tests/lab/test_thresholds.py",
        seconds=3600,
        told="only after a rule that a deal goes by; remove that source's tables from it first",
    ),
    Made(
        what="how many deals a game of Gnav takes",
        writes=(f"{OF_GNAV}lengths.json",),
        reads=(
            *("scripts/lengths.py", f"{OF_GNAV}**/*.py", f"{OF_GNAV}thresholds.json"),
            *("gnav_core/core/*.py", "gnav_core/play/session.py", *NO_WORDS),
        ),
        command="scripts.lengths",
        tests="tests/games/test_summaries.py",
        seconds=75,
    ),
    Made(
        what="what every deal of Gnav shows",
        writes=("tests/proofs.json",),
        reads=("scripts/proofs/*.py", *IN_BULK),
        command="scripts.proofs",
        tests="tests/lab/test_proofs.py",
        seconds=1800,
    ),
    Made(
        what="the findings of the laboratory, and their pictures",
        writes=(
            *("docs/laboratory/what-each-rule-does.json", "docs/laboratory/pictures/*.svg"),
            *("docs/laboratory/what-each-rule-does.sha256", "docs/laboratory/measured.json"),
        ),
        reads=(
            "docs/laboratory/what-each-rule-does.toml",
            *(f"scripts/laboratory/{name}.py" for name in ("__main__", "keeping", "kept")),
            *(f"scripts/laboratory/{name}.py" for name in ("measure", "pictures", "plain_svg")),
            *IN_BULK,
        ),
        command="scripts.laboratory --measure",
        tests="tests/laboratory/*.py",
        seconds=7200,
        told="`make findings` also sets up what it needs",
    ),
    Made(
        what="what came of the card games as computers play them",
        writes=("docs/laboratory/card-games.json",),
        reads=(
            *("scripts/laboratory/cards.py", *RULES, "!gnav_core/games/gnav/**"),
            *("!gnav_core/games/narrespillet/**", *NO_WORDS),
        ),
        command="scripts.laboratory.cards",
        tests="tests/laboratory/*.py",
        seconds=7200,
        told="only after a rule or a player of these games",
    ),
)
