"""The house knows a game by its record alone: shared code has no name of one game's rules.

Such names are the verbs of keys, prompts, kinds of action and of event, windows, buzzers, the rules
themselves and the ids of statements. What all games or the kernel call so is no game's own.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from fhtagn.games import GAMES, load
from fhtagn.kernel.rules import RULES
from fhtagn.rulebook.book import book
from tests.architecture.sources import ROOT, Breach, Source, planted, sources, told

HOUSE: Final = ("bots", "host", "tui", "server", "cli")
CLIENT: Final = ROOT / "web" / "src"
SAID: Final = {"Saying": (0, "verb"), "Decision": (1, "prompt"), "window": (9, "prompt")}
HEAD: Final = re.compile(r"[:@>~]")  # what sets the verb of a key off
QUOTED: Final = re.compile(r"""(["'`])((?:(?!\1)[^\\\n])*)\1""")
COMMENT: Final = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
PYTHON_WORDS: Final = frozenset(
    (
        *("command", "look", "offer", "play"),  # commands and routes of the server
        *("none", "played", "result", "shared", "spawn", "token"),  # columns, labels, settings
        *("doom", "faction", "option", "replace", "restore"),  # arguments of our own commands
        *("end", "enter", "save", "x"),  # keys of the keyboard, parts of saves
    )
)  # everyday words with which the house means something else
CLIENT_WORDS: Final = frozenset(
    (
        *("offer", "play"),  # commands of the server
        *("book", "option", "result", "tokens"),  # parts of what it is sent
        *("end", "enter", "next", "save", "skip", "start"),  # buttons and keys of the keyboard
        *("done", "find", "keep", "kept", "nobody", "shared"),  # parts of names of messages
        *("first", "none", "round"),  # values of HTML and SVG, directions
        *("faction", "location", "signs"),  # sorts of things and of rules for decks
    )
)


# -- what games call their own ---------------------------------------------------------------------


def said(source: Source) -> Iterator[str]:
    """The verbs and prompts that a file says."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAID:
            place, keyword = SAID[node.func.id]
            given = [*node.args[place : place + 1]]
            given += [one.value for one in node.keywords if one.arg == keyword]
            yield from (one.value for one in given if isinstance(one, ast.Constant))


@cache
def names_of(game: str) -> frozenset[str]:
    record = load(game)
    plays, shows = record.rules, record.display
    listed = {*plays.actions, *plays.waits, *plays.buzzers, *shows.events, *shows.windows}
    rules = {name.rpartition(".")[2] for name in RULES if name.startswith(f"{game}.")}
    spoken = {name for source in sources(f"games/{game}") for name in said(source)}
    statements = set(book(game).statements)
    return frozenset(listed | spoken | statements | {name for name in rules if "_" in name})


@cache
def own_names() -> dict[str, str]:
    """By name, the games that call something so."""
    common = frozenset.intersection(*map(names_of, GAMES))
    common |= {name for source in sources("kernel") for name in said(source)}
    found: dict[str, list[str]] = {}
    for game in GAMES:
        for name in names_of(game) - common:
            found.setdefault(name, []).append(game)
    return {name: ", ".join(games) for name, games in found.items()}


def named(texts: Iterable[str], words: frozenset[str]) -> Iterator[str]:
    """Those of the texts that are a game's names, or keys that begin so."""
    own = own_names().keys() - words
    return (one for one in texts if HEAD.split(one)[0] in own)


# -- Python ----------------------------------------------------------------------------------------


def is_shared(source: Source) -> bool:
    """Whether it serves all games: the terminal has a folder for each of them."""
    return not set(source.module.split(".")) & set(GAMES)


def shared() -> list[Source]:
    return [source for source in sources(*HOUSE) if is_shared(source)]


def texts_of(source: Source) -> list[ast.Constant]:
    nodes = ast.walk(source.tree)
    return [one for one in nodes if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def names_in(source: Source) -> list[Breach]:
    return [
        source.at(node, f"{name!r} is a name of {own_names()[HEAD.split(name)[0]]}")
        for node in texts_of(source)
        for name in named([node.value], PYTHON_WORDS)
    ]


# -- the client ------------------------------------------------------------------------------------


def client_files() -> list[Path]:
    """What serves all games, but for tests, their scenes, and what is generated."""
    found = [path for end in ("*.ts", "*.svelte") for path in sorted(CLIENT.rglob(end))]
    return [
        path
        for path in found
        if not set(path.relative_to(CLIENT).parts) & set(GAMES)
        and not re.search(r"(\.test|\.parity|\bexample.*)\.(svelte\.)?ts$", path.name)
        and not path.read_text("utf-8").startswith("/* Generated")
    ]


def quoted(text: str) -> list[str]:
    return [inner for _, inner in QUOTED.findall(COMMENT.sub("", text))]


# -- the tests -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        'if "nobody" not in answers: pass',
        'keys = [f"first:{seat}"]',
        'tell(["no_more"])',
        'if asked.prompt == "who_cried": pass',
        'wait = {"time_up": 60}',
        '@cites("MH 3.17")\ndef at_once(): pass',
    ],
)
def test_a_name_of_a_game_is_found(line):
    assert len(names_in(planted(line, "fhtagn.server.room.scheduler"))) == 1


@pytest.mark.parametrize("line", ['x = "resign"', 'x = "pass"', 'x = "buzz"', 'x = "no more"'])
def test_what_all_games_or_the_kernel_say_is_nobodys_own(line):
    assert names_in(planted(line)) == []


def test_a_name_of_a_game_is_found_in_the_client():
    text = """<!-- 'no_more' --> if (asked === "who_cried") // "time_up"\n play(`cried:1`)"""
    assert list(named(quoted(text), CLIENT_WORDS)) == ["who_cried", "cried:1"]


def test_shared_code_names_nothing_of_one_game():
    assert not told(names_in, *shared())


def test_the_client_names_nothing_of_one_game():
    files = client_files()
    assert len(files) > 100
    found = {path: list(named(quoted(path.read_text("utf-8")), CLIENT_WORDS)) for path in files}
    assert {str(path): names for path, names in found.items() if names} == {}


def test_each_word_that_is_allowed_is_needed():
    in_python = {node.value for source in shared() for node in texts_of(source)}
    in_client = {one for path in client_files() for one in quoted(path.read_text("utf-8"))}
    assert PYTHON_WORDS - (in_python & own_names().keys()) == set()
    assert CLIENT_WORDS - (in_client & own_names().keys()) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_question_to_the_table_is_a_buzzer(game):
    """Only the clock answers for the table's seat, and it knows nothing but buzzers."""
    asked = {
        ast.literal_eval(node.args[1])
        for source in sources(f"games/{game}")
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) == "Decision"
        and ast.unparse(node.args[0]) == "TABLE"
    }
    assert asked == set(load(game).rules.buzzers)
