"""The end of a duel: who has won, and where everybody's Doom came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from fhtagn.kernel.match import Match
from fhtagn.kernel.state import Seat
from fhtagn.tui.duel.fight import Fights
from fhtagn.tui.look import BONE, BRASS, DIM, FAINT, VERDIGRIS

SOURCES: Final = {
    "ritual": "rituals", "revealed_sign": "signs", "captured": "captures",
    "killed": "losses", "eliminated": "losses",
}  # what was told before Doom is scored  # fmt: skip
OTHER: Final = "other"
RULES: Final = {
    "rituals": "CW 16.2.5", "signs": "CW 8.1.4", "losses": "CW 18.1.1", "captures": "CW 40.2.1",
}  # fmt: skip
END: Final = ("CW 20.1.7", "CW 20.1.8", "CW 20.1.9")
BETWEEN: Final = ("paid", "annihilation", "freed")  # told between a cause and its Doom


def scored(match: Match) -> Iterator[tuple[Seat, str, int]]:
    """Every scoring with its source, as far as the log tells it."""
    before = ""
    for event in match.events:
        kind = event.told["kind"]
        if kind == "doom":
            yield event.told["seat"], SOURCES.get(before, OTHER), event.told["count"]
        if kind not in BETWEEN:
            before = kind


def totals(match: Match) -> list[Counter[str]]:
    """By seat: the Doom from each source."""
    found: list[Counter[str]] = [Counter() for _ in range(match.state.seats)]
    for seat, source, count in scored(match):
        found[seat][source] += count
    return found


def revealed(match: Match, seat: Seat) -> list[int]:
    """The values of the Elder Signs the seat has revealed, in their order."""
    return [
        event.told["value"]
        for event in match.events
        if event.told["kind"] == "revealed_sign" and event.told["seat"] == seat
    ]


def result(board: Fights, match: Match) -> Text:
    """Each player's Doom by source, the Elder Signs, and how the sheet looked."""
    outcome = match.state.outcome
    assert outcome is not None
    text, found = Text(), totals(match)
    order = sorted(range(len(found)), key=lambda seat: (outcome.places[seat], seat))
    for seat in order:
        won = VERDIGRIS if outcome.places[seat] == 1 else BRASS
        doom = board.words.say("tui-duel-doom-count", count=board.player(seat)["doom"])
        text.append(f"{outcome.places[seat]}. ", f"bold {won}").append_text(board.mark(seat))
        text.append(f" {board.words.player(seat)}", f"bold {won}")
        text.append(f" · {board.faction(seat)}: ", board.colour(seat)).append(f"{doom}\n", "bold")
        text.append_text(sources(board, found[seat]))
        text.append_text(last_look(board, match, seat)).append("\n")
    return text


def sources(board: Fights, found: Counter[str]) -> Text:
    words = board.words
    names = {
        "rituals": words.say("tui-duel-rituals"), "signs": words.say("tui-duel-from-signs"),
        "losses": words.say("tui-duel-losses"), "captures": words.say("tui-duel-captures"),
        OTHER: words.say("tui-duel-other"),
    }  # fmt: skip
    text = Text()
    for source, name in names.items():
        if found[source]:
            text.append(f"   {found[source]:+4d}  ", BONE).append(f"{name}", DIM)
            text.append(f"  {RULES.get(source, '')}\n", FAINT)
    return text


def last_look(board: Fights, match: Match, seat: Seat) -> Text:
    """Elder Signs, gates and spellbooks at the end."""
    words, player = board.words, board.player(seat)
    signs = ", ".join(map(str, revealed(match, seat))) or "–"
    text = Text(f"   {words.say('tui-duel-revealed')}: {signs}\n", FAINT)
    if player["signs"]:
        left = ", ".join(str(value) for value in player["signs"])
        text.append(f"   {words.say('tui-duel-unrevealed')}: {left}\n", FAINT)
    books = f"{board.opened(seat)}/{len(player['books'])}"
    text.append(f"   {words.say('tui-duel-gates')} {player['gates']} · ", FAINT)
    return text.append(f"{words.say('tui-duel-books')} {books}\n", FAINT)


def applied(match: Match) -> Sequence[str]:
    """The rules by which Doom was scored and the winner found."""
    found = {source for one in totals(match) for source in one}
    return [*(rule for source, rule in RULES.items() if source in found), *END]
