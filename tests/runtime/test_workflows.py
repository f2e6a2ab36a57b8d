"""Two hosts run `make test` by every Python that we name, with pinned actions and least rights."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PINNED = re.compile(r"uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
PYTHON = re.compile(r"Programming Language :: Python :: (3\.\d+)")
#: What a job may do beside reading the files; whoever adds one says in the workflow what for.
RIGHTS = {
    "pages.yml": {"build": {"pages": "read"}, "deploy": {"pages": "write", "id-token": "write"}},
}


def read(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text("utf-8"))


def steps(workflow: Any) -> Iterator[Any]:
    for job in workflow["jobs"].values():
        yield from job["steps"]


def pythons() -> list[str]:
    """The Pythons that the package is said to run on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [said[1] for one in project["classifiers"] if (said := PYTHON.fullmatch(one))]


def gitlab_tests() -> dict[str, Any]:
    jobs = read(".gitlab-ci.yml")
    return {name: job for name, job in jobs.items() if name.startswith("test-")}


def images() -> dict[str, str]:
    jobs = read(".gitlab-ci.yml")
    return {name: job["image"] for name, job in jobs.items() if "image" in job}


def test_both_hosts_try_every_python_that_the_package_names():
    named = pythons()
    assert len(named) > 1
    assert read(".github/workflows/test.yml")["jobs"]["test"]["strategy"]["matrix"] == {
        "python": named
    }
    assert [*gitlab_tests()] == [f"test-{python}" for python in named]
    for name, image in images().items():
        if name.startswith("test-"):
            tag = image.partition("@")[0]
            assert tag == f"python:{name.removeprefix('test-')}-bookworm"


def test_what_is_run_on_a_push_is_make_test_and_nothing_else():
    (job,) = read(".github/workflows/test.yml")["jobs"].values()
    assert [step["run"] for step in job["steps"] if "run" in step] == ["make test"]
    assert read(".gitlab-ci.yml")[".test"] == {"script": ["make test"]}
    for job in gitlab_tests().values():
        assert {*job} == {"extends", "image"}
        assert job["extends"] == ".test"


def test_the_site_is_published_by_the_oldest_python():
    used = [step["with"] for step in steps(read(".github/workflows/pages.yml")) if "with" in step]
    (python,) = [one["python-version"] for one in used if "python-version" in one]
    assert python == pythons()[0]
    assert images()["pages"] == images()[f"test-{python}"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_pinned_to_a_commit_with_its_version_beside_it(path):
    lines = [line.strip() for line in path.read_text("utf-8").splitlines() if "uses:" in line]
    assert lines
    loose = [line for line in lines if not PINNED.fullmatch(line.removeprefix("- "))]
    assert loose == []


def test_an_action_has_one_pin_wherever_it_is_used():
    used = {step["uses"] for path in WORKFLOWS for step in steps(read(str(path))) if "uses" in step}
    assert len({one.partition("@")[0] for one in used}) == len(used)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_job_has_no_right_but_those_that_are_given_to_it(path):
    workflow = read(str(path))
    assert workflow["permissions"] == {}
    for name, job in workflow["jobs"].items():
        given = {key: value for key, value in job["permissions"].items() if key != "contents"}
        assert given == RIGHTS.get(path.name, {}).get(name, {}), name
        assert job["permissions"].get("contents", "read") == "read"


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_no_job_keeps_the_key_it_fetched_the_files_with(path):
    fetching = [
        one for one in steps(read(str(path))) if one.get("uses", "").startswith("actions/checkout")
    ]
    assert fetching
    assert all(step["with"]["persist-credentials"] is False for step in fetching)


def test_pins_of_actions_and_images_are_renewed_with_the_rest():
    renewed = json.loads((ROOT / "renovate.json").read_text("utf-8"))
    assert {"github-actions", "gitlabci"} <= {*renewed["enabledManagers"]}
    assert {"helpers:pinGitHubActionDigests", "docker:pinDigests"} <= {*renewed["extends"]}
