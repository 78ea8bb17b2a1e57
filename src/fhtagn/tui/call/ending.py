"""The end: who has won and how, the stories of both, and what was hidden till then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from fhtagn.kernel.match import Match
from fhtagn.kernel.state import Seat
from fhtagn.tui.call.phases import CallPhases
from fhtagn.tui.call.sides import joined
from fhtagn.tui.look import BRASS, DIM, FAINT, VERDIGRIS

ENDS: Final = {
    "stories": ("CC 3.1", "CC 3.2", "CC 13.1"), "deck": ("CC 3.5", "CC 3.7", "CC 3.8"),
    "resigned": ("CC 40.44",),
}  # fmt: skip


def result(board: CallPhases, match: Match) -> Text:
    """The winner first: stories won, tokens on the others, what was left in hand and deck."""
    outcome = match.state.outcome
    assert outcome is not None
    order = sorted(board.seats(), key=lambda seat: (outcome.places[seat], seat))
    text = Text()
    for seat in order:
        text.append_text(place(board, seat, outcome.places[seat])).append("\n")
    return text


def place(board: CallPhases, seat: Seat, number: int) -> Text:
    words, player = board.words, board.player(seat)
    style = f"bold {VERDIGRIS if number == 1 else BRASS}"
    head = [
        Text(f"{number}. ", style).append_text(board.mark(seat))
        .append(f" {words.player(seat)}", style),
        board.packs(seat, whole=True), board.won(seat), board.counts(seat),
    ]  # fmt: skip
    text = joined(head).append("\n")
    for code in player["won"]:
        text.append(f"   {board.name(code)}\n", board.colour_of(code))
    for seen in board.view["row"]:
        if seen["tokens"][seat]:
            text.append("   ").append_text(board.tokens(seat, seen["tokens"][seat]))
            text.append(f" {board.name(seen['story'])}\n", DIM)
    held = [board.name(code) for code in player["hand"] if code]
    if held:
        text.append(f"   {words.say('tui-hand-left')} {', '.join(held)}\n", FAINT)
    return text


def applied(match: Match) -> Sequence[str]:
    """The rules by which the game ended."""
    outcome = match.state.outcome
    assert outcome is not None
    return ENDS[outcome.reason]
