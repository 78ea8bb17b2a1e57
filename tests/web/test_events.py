"""What the client reads of events is what the games declare.

A board takes the events as the type that is made of its game's records, in one place. From there on
`npm run check` proves that it names no kind and no field that is not there. Here is proved that no
board goes around that type, and that what the log of all games names is in all of them.
"""

import re

import pytest

from fhtagn.games import GAMES, load
from fhtagn.kernel.events import shape_of
from tests.web.npm import WEB
from tests.web.test_views import is_code

PLACE = "seen.ts"  # where a board takes the events as its game's
UNTYPED = re.compile(
    r"\btable\.events\b(?!\.length\b)"  # as any game's
    r"|\{[^{}]*\bevents\b[^{}]*\}(?: = (?:this\.)?table\b|: Table\b)"
    r"|\bas (?:unknown as )?(?:readonly )?Told\b"  # as what somebody says it is
    r"|import[^;]*\bTold\b[^;]*/net/book"
)


def around(code):
    """Where code reads events as something else than what its game declares."""
    return [found.group() for found in UNTYPED.finditer(code)]


@pytest.mark.parametrize("game", GAMES)
def test_a_board_takes_the_events_as_its_games_in_one_place(game):
    files = [one for one in (WEB / "src/boards" / game).rglob("*.*") if is_code(one)]
    found = {one.name: around(one.read_text("utf-8")) for one in files}
    assert found.pop(PLACE) == ["table.events", "as readonly Told"]
    assert {name: some for name, some in found.items() if some} == {}


@pytest.mark.parametrize(
    "code",
    [
        'table.events.filter(({ kind }) => kind === "drew")',
        "const { seat, events } = this.table;",
        "function where({ view, events }: Table): string[] {",
        "const last = events.at(-1) as Told;",
        "const last = found as unknown as Told[];",
        'import type { Book, Told } from "../../net/book.ts";',
    ],
)
def test_what_goes_around_the_types_is_found(code):
    assert around(code)


def test_what_the_log_names_is_in_every_game():
    code = "".join(one.read_text("utf-8") for one in (WEB / "src/table").glob("*.ts"))
    named = set(re.findall(r'told\.kind === "(\w+)"', code))
    assert named == {"turn"}
    for game in GAMES:
        for kind in named:
            assert "seat" in shape_of(load(game).display.events[kind]).told
