"""CHANGELOG.md is in the form of Keep a Changelog, for users; its last release is the version."""

import re

from croupier import __version__
from tests.structure.tree import read

RELEASE = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$", re.MULTILINE)
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
# Figures belong in benchmarks/RESULTS.md, and how the work went belongs nowhere.
MEASURED = re.compile(
    r"\d (?:ms|µs|GB|rounds a second|commands a second)\b|where things stand", re.I
)


def test_the_version_is_the_last_release() -> None:
    (version, _), *_ = RELEASE.findall(read("CHANGELOG.md"))
    assert version == __version__


def test_releases_are_dated_latest_first() -> None:
    text = read("CHANGELOG.md")
    headings = re.findall(r"^## .*$", text, re.MULTILINE)
    assert headings[0] == "## [Unreleased]"
    assert len(RELEASE.findall(text)) == len(headings) - 1
    days = [day for _, day in RELEASE.findall(text)]
    assert days == sorted(days, reverse=True)


def test_changes_are_grouped_and_are_one_line_each() -> None:
    text = read("CHANGELOG.md")
    assert set(re.findall(r"^### (.*)$", text, re.MULTILINE)) <= KINDS
    changes = re.findall(r"^- .*$", text, re.MULTILINE)
    assert len(changes) == len(set(changes))


def test_a_changelog_has_no_measurements() -> None:
    assert MEASURED.findall(read("CHANGELOG.md")) == []


def test_the_citation_names_the_version_and_its_date() -> None:
    (version, day), *_ = RELEASE.findall(read("CHANGELOG.md"))
    citation = read("CITATION.cff")
    assert re.findall(r"^version: (.*)$", citation, re.MULTILINE) == [version]
    assert re.findall(r"^date-released: (.*)$", citation, re.MULTILINE) == [day]


def test_the_workflow_calls_check() -> None:
    assert re.search(r"^ +- run: \./check$", read(".github/workflows/check.yml"), re.MULTILINE)
