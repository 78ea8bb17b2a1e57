"""The end: who has won and how, and where everybody's steps and Elder Signs came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

from fhtagn.kernel.events import Told
from fhtagn.kernel.match import Match
from fhtagn.kernel.state import Seat
from fhtagn.tui.fate.hand import Hands
from fhtagn.tui.fate.names import CURSE, SIGN, SIGN_COLOUR
from fhtagn.tui.look import BLOOD, BONE, BRASS, DIM, FAINT, VERDIGRIS, VIOLET

if TYPE_CHECKING:
    from fhtagn.games.fate.content import Curse

STEPS, SIGNS = "steps", "signs"  # what is counted
CARDS: Final = {
    "gift_used": ("gift", "god"),
    "cast": ("spells", "spell"),
    "artifact_used": ("artifacts", "artifact"),
    "monster_used": ("monsters", "monster"),
    "curse_fired": ("curses", "curse"),
    "storm_revealed": ("storms", "storm"),
}  # events that name a card, whose text does the rest: the source, and the sort of the card
DOES: Final = {
    ("base_action", "other_worlds"): ("worlds", {"advance"}),
    ("control_action", "ceremony"): ("ceremony", {"advance"}),
    ("control_action", "museum"): ("museum", {"destroy_signs"}),
    ("phase", "move"): ("penalty", {"gain_signs"}),
}  # others, by their location or phase
SIGNED: Final = {"raid": "raids", "first_player": "level", "bought_off": "ransom"}  # bring signs
OPS: Final = {
    "advanced": "advance", "moved_back": "retreat", "sign_gained": "gain_signs",
    "sign_destroyed": "destroy_signs",
}  # fmt: skip
OTHER: Final = "other"
RULES: Final = {
    "worlds": "FG 8.1.2", "ceremony": "FG 10.1.3", "gift": "FG 10.1.2", "spells": "FG 7.4.1",
    "artifacts": "FG 9.2.1", "monsters": "FG 18.2.5", "storms": "FG 30.1.4",
    "curses": "FG 15.1.5", "raids": "FG 7.6.4", "penalty": "FG 5.3.4", "museum": "FG 9.1.4",
    "ransom": "FG 17.4.2", "level": "FG 40.1.66",
}  # fmt: skip
ENDS: Final = {
    "summoned": ("FG 3.1.1",),
    "sealed": ("FG 3.2.1", "FG 3.2.2", "FG 3.2.3", "FG 3.2.5"),
    "resigned": ("FG 40.1.50",),
}
ALONE: Final = {
    "summoned": ("FG 17.5.3", "FG 40.1.67"), "sealed": ("FG 17.5.1", "FG 40.1.67"),
    "cursed": ("FG 17.5.2", "FG 40.1.67"), "resigned": ("FG 40.1.50", "FG 40.1.67"),
}  # fmt: skip


class ScoreChange(NamedTuple):
    """A step or an Elder Sign more or less, and where it came from."""

    seat: Seat
    what: str  # STEPS or SIGNS
    source: str
    count: int  # type: ignore[assignment]  # hides a method of tuples, as it does in the game


# -- where it came from ----------------------------------------------------------------------------


def can_do(match: Match, told: Told) -> tuple[str, set[str]]:
    """What the event begins, and which kinds of step may follow from it."""
    kind = told["kind"]
    if kind in CARDS:
        source, sort = CARDS[kind]
        steps = match.state.content.things[told[sort]].steps
        harvest = {"advance"} if kind == "storm_revealed" else set()
        return source, {step.op for step in steps} | harvest
    if kind in SIGNED:
        return SIGNED[kind], {"gain_signs"}
    return DOES.get((kind, str(told.get("location") or told.get("phase"))), ("", set()))


def changes(match: Match) -> Iterator[ScoreChange]:
    """Everything that moved a token or a sign, by the last thing told before that can do it."""
    begun: list[tuple[str, set[str]]] = []
    tokens: Counter[Seat] = Counter()
    for event in match.events:
        kind = event.told["kind"]
        if kind == "turn":
            begun = []
        if kind == "cancelled":
            begun.pop()
        op = OPS.get(kind)
        if op is None:
            begun.append(can_do(match, event.told))
            continue
        seat = event.told["seat"]
        source = next((name for name, ops in reversed(begun) if op in ops), OTHER)
        if op in ("advance", "retreat"):
            number = event.told["count"]
            yield ScoreChange(seat, STEPS, source, number - tokens[seat])
            tokens[seat] = number
        else:
            yield ScoreChange(seat, SIGNS, source, 1 if op == "gain_signs" else -1)


def sums(match: Match, seat: Seat, what: str) -> dict[tuple[str, bool], int]:
    """By source, gains and losses apart; what nobody was told of makes up the rest."""
    found: Counter[tuple[str, bool]] = Counter()
    for one in changes(match):
        if (one.seat, one.what) == (seat, what) and one.count:
            found[one.source, one.count > 0] += one.count
    g = match.state
    rest = (g.token if what == STEPS else g.signs)[seat] - found.total()
    if rest:
        found[OTHER, rest > 0] += rest
    return dict(found)


# -- the page --------------------------------------------------------------------------------------


def result(board: Hands, match: Match) -> Text:
    """Alone what can be compared; then each player's track by source, and all secrets."""
    outcome = match.state.outcome
    assert outcome is not None
    text = alone(board, won=outcome.places == (1,)) if board.alone else Text()
    order = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    for seat in order:
        text.append_text(head(board, seat, outcome.places[seat]))
        text.append_text(sources(board, sums(match, seat, STEPS), board.mark(seat)))
        text.append_text(sources(board, sums(match, seat, SIGNS), Text(SIGN, SIGN_COLOUR)))
        text.append_text(last_look(board, match, seat)).append("\n")
    return text


def alone(board: Hands, *, won: bool) -> Text:
    """Turns, Elder Signs and Curses, by which games alone are compared."""
    words, view, player = board.words, board.view, board.player(0)
    text = Text(f"{words.say('tui-fate-won') if won else words.say('tui-fate-lost')}: ",
                f"bold {VERDIGRIS if won else BLOOD}")  # fmt: skip
    numbers = (
        words.say("tui-fate-turns", count=view["turns"]),
        words.say("tui-fate-signs-count", count=player["signs"]),
        words.say("tui-fate-curses-count", count=len(player["curses"])),
    )
    text.append(", ".join(numbers), "bold").append("  FG 40.1.67\n", FAINT)
    level, *_ = board.terms()[1:]
    return text.append_text(level).append("\n\n")


def head(board: Hands, seat: Seat, place: int) -> Text:
    """Place, player, god, and how far the token and the signs have come."""
    words, player = board.words, board.player(seat)
    won = VERDIGRIS if place == 1 else BRASS
    text = Text() if board.alone else Text(f"{place}. ", f"bold {won}")
    text.append_text(board.mark(seat)).append(f" {words.player(seat)}", f"bold {won}")
    text.append(f" · {board.god(seat)}: ", board.colour(seat))
    steps = words.say("tui-fate-steps", count=player["token"], goal=board.view["goal"])
    signs = words.say("tui-fate-signs-count", count=player["signs"])
    text.append(f"{steps}, {signs}", "bold").append("\n  ")
    return text.append_text(board.track(seat)).append("\n")


def sources(board: Hands, found: dict[tuple[str, bool], int], sign: Text) -> Text:
    """Each source with its number and its rule."""
    text = Text()
    for source, name in source_names(board).items():
        for gain in (True, False):
            if count := found.get((source, gain)):
                text.append(f"   {count:+3d} ", BONE).append_text(sign)
                text.append(f" {name}", DIM).append(f"  {RULES.get(source, '')}\n", FAINT)
    return text


def source_names(board: Hands) -> dict[str, str]:
    words = board.words
    return {
        "worlds": board.location("other_worlds"),
        "ceremony": board.location("ceremony"),
        "museum": board.location("museum"),
        "gift": words.say("tui-fate-gift"),
        "spells": words.say("tui-fate-from-spells"),
        "artifacts": words.say("tui-fate-from-artifacts"),
        "monsters": words.say("tui-fate-from-monsters"),
        "storms": words.say("tui-fate-from-storms"),
        "curses": words.say("tui-fate-from-curses"),
        "raids": words.say("tui-fate-from-raids"),
        "penalty": words.say("tui-fate-penalty"),
        "ransom": words.say("tui-fate-ransom"),
        "level": words.say("tui-fate-level"),
        OTHER: words.say("tui-fate-other"),
    }


def last_look(board: Hands, match: Match, seat: Seat) -> Text:
    """What was never seen: hand, Reserve, Curses that still waited."""
    words, player = board.words, board.player(seat)
    text = Text()
    for name, seen in (
        (words.say("tui-fate-hand"), player["hand"]),
        (words.say("tui-fate-reserve"), player["reserve"]),
    ):
        row = board.listed(name, [board.spell(one) for one in seen])
        text.append_text(Text("   ").append_text(row).append("\n") if row else Text())
    waiting = [Text(f"{CURSE} {board.said(one)}", VIOLET) for one in curses(match, seat)]
    row = board.listed(words.say("tui-fate-cursed"), waiting)
    return text.append_text(Text("   ").append_text(row).append("\n") if row else Text())


def curses(match: Match, seat: Seat) -> list[Curse]:
    """The Curses that still lie on the player; they are turned up now."""
    g = match.state
    return [match.state.content.curses[g.code[card]] for card in g.waiting[seat]]


def applied(match: Match) -> Sequence[str]:
    """The rules by which the game ended, and those behind the numbers."""
    outcome = match.state.outcome
    assert outcome is not None
    ends = ALONE if match.state.seats == 1 else ENDS
    sources = {one.source for one in changes(match)}
    return [*ends[outcome.reason], *(rule for name, rule in RULES.items() if name in sources)]
