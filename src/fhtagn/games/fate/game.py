"""Fate of the Elder Gods as a Game record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from fhtagn.games.fate import (  # noqa: F401  (they register their steps and actions)
    artifacts,
    captives,
    ceremony,
    columns,
    cultists,
    gathering,
    investigators,
    library,
    monsters,
    museum,
    other_worlds,
    placement,
    spells,
    streets,
)
from fhtagn.games.fate.activation import check_control_action, check_die
from fhtagn.games.fate.asides import asides, check_cast, check_command, check_resign, check_use
from fhtagn.games.fate.content import Content, read
from fhtagn.games.fate.curses import settle, unsettled
from fhtagn.games.fate.events import KINDS
from fhtagn.games.fate.judge import judge
from fhtagn.games.fate.knowledge import hidden, invented, pieces, redeal, totals
from fhtagn.games.fate.legality import ANSWERS, check_answer
from fhtagn.games.fate.moment import moment
from fhtagn.games.fate.movement import check_gate, check_move, check_pair
from fhtagn.games.fate.preparing import check_prepare, check_prepare_with
from fhtagn.games.fate.printed import printed
from fhtagn.games.fate.setup import COLOURS, LEVELS, OFFERED, gods_for, lay_out, set_up
from fhtagn.games.fate.solo import check_ransom
from fhtagn.games.fate.sorts import ARGUMENTS
from fhtagn.games.fate.state import Fate
from fhtagn.games.fate.view import views
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.events import sorts
from fhtagn.kernel.game import Display, Game, Option, Proof, Rules, Settings
from fhtagn.kernel.legality import Check
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Hooks

VERSION: Final = "1"
YES_NO: Final = (True, False)
ALONE: Final = {"seats": (1,)}
TOGETHER: Final = {"seats": (2, 3, 4)}

ACTIONS: Final[Mapping[str, Check]] = {
    "move": check_move,
    "move_pair": check_pair,
    "move_gate": check_gate,
    "cast": check_cast,
    "use": check_use,
    "command": check_command,
    "roll_for_control": check_die,
    "control_action": check_control_action,
    "buy_off": check_ransom,
    "prepare": check_prepare,
    "prepare_with": check_prepare_with,
    "resign": check_resign,
    **{kind: partial(check_answer, kind) for kind in ANSWERS},
}


@cites("FG 19.1.1", "FG 19.2.1", "FG 19.2.2", "FG 18.3.1", "FG 17.5.4", "FG 40.1.69")
def table_options(content: Content) -> tuple[Option, ...]:
    """Variants, the expansion part by part, and what concerns the solo game alone."""
    return (
        Option("goal", 9, (9, 10, 13)),
        Option("investigators", 1, (1, 2)),
        Option("monsters", False, YES_NO),
        *(Option(god.id, False, YES_NO) for god in content.gods.values() if god.box != "base"),
        Option("level", "adept", tuple(LEVELS), only=ALONE),
        Option("strict", False, YES_NO, only=ALONE),
        Option("everything", False, YES_NO, only=ALONE),
        Option("leavers", "stand_in", ("stand_in", "skip"), only=TOGETHER),
    )


def seat_options(content: Content) -> tuple[Option, ...]:
    return (Option("god", "", ("", *content.gods)), Option("colour", "", ("", *COLOURS)))


@cites("FG 2.1.1", "FG 2.1.3", "FG 40.1.68")
def complaints(content: Content, chosen: Settings) -> list[Complaint]:
    """No god and no colour twice, and no god that does not fit this table."""
    gods = [name for seat in range(chosen.seats) if (name := chosen.of(seat, "god"))]
    colours = [name for seat in range(chosen.seats) if (name := chosen.of(seat, "colour"))]
    at_hand = gods_for(content, chosen)
    found = [Complaint("god-not-here", god=name) for name in gods if name not in at_hand]
    found += [Complaint("same-god", god=name) for name in doubles(gods)]
    found += [Complaint("same-colour", colour=name) for name in doubles(colours)]
    choosing = chosen.seats - len(gods)
    if not found and len(at_hand) - len(gods) < choosing * OFFERED:
        found.append(Complaint("too-few-gods", found=len(at_hand), needed=choosing * OFFERED))
    return found


def doubles(names: Sequence[str]) -> list[str]:
    return [name for number, name in enumerate(names) if name in names[:number]]


def variants(content: Content, options: Sequence[Option], seats: int) -> Sequence[Settings]:
    """Gods dealt or named, with the expansion or without, the variants, the ways to play alone."""
    if seats not in players():
        return []
    plain = {option.name: option.default for option in options}
    beasts = {god.id: True for god in content.gods.values() if god.box != "base"}
    whole = plain | beasts | {"monsters": True, "everything": True}
    tables = [
        plain,
        whole,
        plain | {"investigators": 2, "leavers": "skip"},
        whole | {"goal": 10},
        plain | {"goal": 13, "strict": True, "level": "master"},
        plain | beasts | {"level": "novice", "leavers": "skip"},
        whole | {"strict": True},
    ]
    dealt = [Settings(seats, table, named(seats, ())) for table in tables]
    gods = cycle(content.gods)
    rounds = -(-len(content.gods) // seats)
    return dealt + [
        Settings(seats, whole, named(seats, tuple(islice(gods, seats)))) for _ in range(rounds)
    ]


def named(seats: int, gods: Sequence[str]) -> tuple[dict[str, str], ...]:
    names = [*gods, *[""] * (seats - len(gods))]
    return tuple({"god": name, "colour": ""} for name in names)


@cites("FG 1.1.1")
def players() -> tuple[int, ...]:
    """One to four."""
    return (1, 2, 3, 4)


def load(pack: Path | None = None) -> Game[Fate]:
    return record(read(pack))


def empty(content: Content) -> Fate:
    g = Fate()
    g.content = content
    return g


def rules(content: Content) -> Rules[Fate]:
    return Rules(
        seats=players(),
        options=table_options(content),
        seat_options=seat_options(content),
        complaints=lambda chosen: complaints(content, chosen),
        empty=partial(empty, content),
        prepare=lay_out,
        first=set_up,
        asides=asides,
        actions=ACTIONS,
        redeal=redeal,
        judge=judge,
        hooks=Hooks(settle=settle),
        final=("prepare", "prepare_with", "resign"),
    )


def proof(content: Content) -> Proof[Fate]:
    return Proof(
        pieces=pieces,
        hidden=hidden,
        unsettled=unsettled,
        variants=lambda seats: variants(content, table_options(content), seats),
        invented=invented,
        totals=totals,
    )


def display(content: Content) -> Display[Fate]:
    return Display(
        views=views,
        events=KINDS,
        sorts=sorts(KINDS.values(), ARGUMENTS),
        moment=moment,
        printed=printed(content),
    )


def record(content: Content) -> Game[Fate]:
    return Game("fate", VERSION, content, rules(content), proof(content), display(content))
