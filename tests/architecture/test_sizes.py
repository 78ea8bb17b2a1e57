"""The kernel stays small; what is larger than the house likes has its reason written here."""

from __future__ import annotations

from typing import Final

from tests.architecture.sizes import LIMITS, Size, lines_of_code, measured, summary
from tests.architecture.sources import planted, sources

KERNEL, KERNEL_FILE = 1550, 300  # what games had by hand: docs/decisions/0011, 0012 and 0013
COMMAND = "each option of the command is a parameter, given by name"
HANDED_ON = "takes the options of a command, by name"
REASONS: Final = {
    ("parameters", "fhtagn.cli.grammar.read_match"): HANDED_ON,
    ("parameters", "fhtagn.cli.lab.fuzz"): COMMAND,
    ("parameters", "fhtagn.cli.lab.bench"): COMMAND,
    ("parameters", "fhtagn.cli.lab.arena"): COMMAND,
    ("parameters", "fhtagn.cli.table.play"): COMMAND,
    ("parameters", "fhtagn.cli.table.watch"): COMMAND,
    ("parameters", "fhtagn.lab.arena.arena"): HANDED_ON,
    ("parameters", "fhtagn.lab.fuzz.run_fuzz"): HANDED_ON,
    ("parameters", "fhtagn.tui.run.run_play"): HANDED_ON,
    (
        "function",
        "fhtagn.server.store.migrations.versions.0001_the_first_schema.upgrade",
    ): "a migration is a list of what changes",
}  # by kind and name: why it may be so large


def test_the_kernel_is_small():
    assert sum(len(lines_of_code(source)) for source in sources("kernel")) <= KERNEL


def test_no_file_of_the_kernel_is_long():
    long = {one.path: len(one.text.splitlines()) for one in sources("kernel")}
    assert {path: lines for path, lines in long.items() if lines > KERNEL_FILE} == {}


def test_what_is_very_large_says_why():
    beyond = {(one.kind, one.name): one.size for one in measured(sources()) if one.is_beyond}
    assert {name: size for name, size in beyond.items() if name not in REASONS} == {}


def test_every_reason_is_needed():
    beyond = {(one.kind, one.name) for one in measured(sources()) if one.is_beyond}
    assert set(REASONS) <= beyond


# -- the measure itself ----------------------------------------------------------------------------

TEXT = '''
"""Of the module,

in three lines."""


@decorated
def one(g, seat, *, me):
    """Said."""

    # why
    return (
        seat
    )


class Two:
    """Said."""

    def three(self, a, b): return a
'''


def test_how_things_are_measured():
    found = {(one.kind, one.name.split("turn")[-1]): one.size for one in measured([planted(TEXT)])}
    assert found == {
        ("file", ""): 20,
        ("function", ".one"): 5,
        ("parameters", ".one"): 2,
        ("class", ".Two"): 2,
        ("function", ".three"): 1,
        ("parameters", ".three"): 2,
    }


def test_a_long_function_is_beyond():
    text = "def f():\n" + "    x = 1\n" * 40
    assert [one.kind for one in measured([planted(text)]) if one.is_beyond] == ["function"]


def test_seven_parameters_are_beyond():
    text = "def f(g, a, b, c, d, e, f, h): pass\n"
    assert [one.kind for one in measured([planted(text)]) if one.is_beyond] == ["parameters"]


def test_the_summary_names_the_largest():
    sizes = [Size(kind, f"{kind}-{size}", size) for kind in LIMITS for size in range(1, 11)]
    assert all(f"{kind}-10" in line for kind, line in zip(LIMITS, summary(sizes)[1:], strict=True))
