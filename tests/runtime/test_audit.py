"""What the advisory services say is read as it is meant: silence is not a good answer."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from scripts import audit

ROOT = Path(__file__).resolve().parents[2]
LIT = {"name": "lit", "severity": "high", "via": [{"title": "a fault", "url": "https://a.example"}]}
NPM_KNOWS = json.dumps({"auditReportVersion": 2, "vulnerabilities": {"lit": LIT}, "metadata": {}})
NPM_CLEAN = json.dumps({"auditReportVersion": 2, "vulnerabilities": {}, "metadata": {}})
NPM_REFUSED = json.dumps({"message": "405 Method Not Allowed - POST https://a.example/bulk"})
LXML = {"name": "lxml", "version": "6.1.3"}
PIP_KNOWS = json.dumps({"dependencies": [{**LXML, "vulns": [{"id": "PYSEC-1"}]}], "fixes": []})
PIP_CLEAN = json.dumps({"dependencies": [{**LXML, "vulns": []}], "fixes": []})
PIP_SKIPS = json.dumps(
    {"dependencies": [{"name": "lxml", "skip_reason": "Dependency not found on PyPI"}]}
)


@pytest.mark.parametrize(
    ("answer", "status", "words"),
    [
        (audit.of_npm(NPM_KNOWS, 1), audit.FAULTY, "1 known: lit: high"),
        (audit.of_npm(NPM_CLEAN, 1), audit.CLEAN, "1 packages, none with a known fault"),
        (audit.of_npm(NPM_REFUSED, 1), audit.UNANSWERED, "(405 Method Not Allowed): unaudited"),
        (audit.of_npm("", 1), audit.UNANSWERED, "(it could not be reached): unaudited"),
        (audit.of_pip(PIP_KNOWS, 1), audit.FAULTY, "1 known: lxml 6.1.3: PYSEC-1"),
        (audit.of_pip(PIP_CLEAN, 1), audit.CLEAN, "1 packages, none with a known fault"),
        (audit.of_pip(PIP_SKIPS, 1), audit.UNANSWERED, "(it does not know them): unaudited"),
        (audit.of_pip("Connection refused", 1), audit.UNANSWERED, "(it could not be reached)"),
    ],
)
def test_each_answer_is_read_as_it_is_meant(answer, status, words):
    assert audit.verdict([answer]) == status
    assert words in str(answer)


def test_a_fault_counts_more_than_silence_and_silence_more_than_good_news():
    known, clean = audit.of_pip(PIP_KNOWS, 1), audit.of_pip(PIP_CLEAN, 1)
    silent = audit.of_npm("", 1)
    assert audit.verdict([clean, silent, known]) == audit.FAULTY
    assert audit.verdict([clean, silent]) == audit.UNANSWERED
    assert len({audit.CLEAN, audit.FAULTY, audit.UNANSWERED, 2}) == 4, "make itself ends with 2"


def test_the_update_bot_is_told_of_every_lock_file():
    settings = json.loads((ROOT / "renovate.json").read_text("utf-8"))
    (form,) = settings["pip_requirements"]["managerFilePatterns"]
    pattern = re.compile(form.strip("/"))
    locks = {path.name for path in ROOT.glob("requirements*.lock")}
    assert {name for name in locks if pattern.search(name)} == locks - {"requirements-pyodide.lock"}
    assert "npm" in settings["enabledManagers"]
