"""What the pages and the workflow tell one to type exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):.*## ", MAKEFILE, re.MULTILINE))
PAGES = [
    *ROOT.glob("*.md"),
    *ROOT.glob("docs/*.md"),
    *ROOT.glob(".github/workflows/*.yml"),
    ROOT / ".ci" / "run",
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_target_that_is_named_is_there(page):
    text = page.read_text("utf-8")
    code = re.findall(r"`([^`\n]+)`", text) + re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    if page.suffix != ".md":
        code = [text.partition("\n\n")[2] if page.suffix == ".yml" else text]
    named = {word for one in code for word in re.findall(r"\bmake (?:\w+=\S+ )*([a-z-]+)", one)}
    assert named - TARGETS == set()


def test_ci_and_the_workflow_run_what_one_types():
    assert "exec make test\n" in (ROOT / ".ci" / "run").read_text("utf-8")
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    assert re.findall(r"- run: (.*)", workflow) == ["make test", "make versions"]
    assert "It has not been run" in workflow


def test_every_target_is_declared_as_no_file():
    declared = set(" ".join(re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)).split())
    assert declared == TARGETS
