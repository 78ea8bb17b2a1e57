"""What every game's scene can do: play keys, and look at questions, offers and what was told."""

from __future__ import annotations

from typing import Any

from fhtagn.kernel.agenda import apply, decisions, interject
from fhtagn.kernel.present import keyed, offered, sent, why_not
from fhtagn.kernel.state import TABLE

NAMES = "ABCDEFGH"


def told(kind: str, **values: Any) -> dict[str, Any]:
    """An event as somebody is told it."""
    return {"kind": kind, **values}


class Playing:
    """A table in the middle of a game. `PATIENT` are prompts that are never answered for a test."""

    PATIENT: tuple[str, ...] = ()

    def __init__(self, g, game) -> None:
        self.g, self.game = g, game
        g.events = []

    # -- playing ----------------------------------------------------------------------------------

    def do(self, *moves: str, auto: bool = True):
        """Play keys, each with its seat: `do("A battle@kalahari", "B ready")`.

        A question with a single answer is answered as the table would.
        """
        for move in moves:
            name, key = move.split(" ", 1)
            seat = TABLE if name == "table" else NAMES.index(name)
            offers = self.offered(seat)
            assert key in offers, f"{move} is not offered, but {self.asked()}"
            question = next((one for one in decisions(self.g) if one.seat == seat), None)
            if question and key in self.keyed(question.options):
                apply(self.g, seat, offers[key])
            else:
                interject(self.g, offers[key])
            if auto:
                self.go_on()
        return self

    def go_on(self):
        """Answer what has a single answer."""
        while self.is_forced():
            only = decisions(self.g)[0]
            apply(self.g, only.seat, only.options[0])
        return self

    def is_forced(self) -> bool:
        questions = decisions(self.g)
        return (
            len(questions) == 1
            and len(questions[0].options) == 1
            and questions[0].prompt not in self.PATIENT
        )

    # -- looking ----------------------------------------------------------------------------------

    def keyed(self, options) -> dict:
        """The options by the words a test uses: their keys, unless a game makes them plainer."""
        return keyed(self.g, options)

    def offered(self, seat: int) -> dict:
        return self.keyed(offered(self.game, self.g, seat).values())

    def asked(self) -> list[str]:
        """The open questions: `["A act: recruit:acolyte@india pass"]`."""
        return [
            f"{'table' if one.seat == TABLE else NAMES[one.seat]} {one.prompt}: "
            + " ".join(self.keyed(one.options))
            for one in decisions(self.g)
        ]

    def asks(self, seat: int, prompt: str, *keys: str) -> None:
        """Just this seat is asked just this, with just these options in any order."""
        self.asks_for(seat, prompt)
        (only,) = decisions(self.g)
        assert sorted(self.keyed(only.options)) == sorted(keys), self.asked()

    def asks_for(self, seat: int, prompt: str) -> None:
        """Just this seat is asked just this, whatever its options."""
        (only,) = decisions(self.g)
        assert (only.seat, only.prompt) == (seat, prompt), self.asked()

    def keys(self, seat: int, verb: str = "") -> list[str]:
        """What the seat may do now, asides included; only what begins with the verb."""
        return [key for key in self.offered(seat) if key.startswith(verb)]

    def offers(self, seat: int, *keys: str) -> None:
        for key in keys:
            assert key in self.offered(seat), f"{key} is not offered: {self.asked()}"

    def refuses(self, seat: int, *keys: str) -> None:
        for key in keys:
            assert key not in self.offered(seat), f"{key} is offered"

    def is_over(self) -> None:
        assert self.g.outcome is not None, self.asked()
        assert decisions(self.g) == ()

    def sees(self, seat: int) -> dict:
        return sent(self.game, self.g, seat)["view"]

    def told(self, seat: int) -> list[dict]:
        """The events since the scene began, as the seat is told them."""
        return [event.seen_by(seat) for event in self.g.events]

    def why(self, seat: int, kind: str):
        return why_not(self.game, self.g, seat)[kind]
