"""Scenes of continuous effects: a table laid out by words and played by keys."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from fhtagn.kernel.agenda import Decision, apply, begin, decision
from fhtagn.kernel.effects import touch
from fhtagn.kernel.events import Logged
from fhtagn.kernel.present import keyed
from fhtagn.kernel.save import load, save
from fhtagn.kernel.state import EVERYONE, Seat
from tests.kernel.tables.continuous import GAME, SPARE, main
from tests.kernel.tables.continuous_events import label
from tests.kernel.tables.continuous_table import NOBODY, Table, conclude, enter

Words = tuple[str, str]  # by seat


class Scene:
    """It is the turn of seat 0, the cards in play have been there for a turn, power is plenty.

    A card is named by its code where that is plain; `sword>guard` is attached.
    """

    def __init__(
        self,
        play: Words,
        hand: Words = ("", ""),
        deck: Words = ("guard " * 9,) * 2,
        power: int = 9,
        wounds: Mapping[str, int] = {},
    ) -> None:
        g: Table = GAME.blank()
        self.g = g
        g.seats, g.rng, g.turns, g.income, g.power, g.events = 2, 1, 1, power, [power] * 2, []
        for seat in (0, 1):
            g.deck[seat] = tuple(self._add(code, seat, 0) for code in deck[seat].split())
            g.hand[seat] = tuple(self._add(code, seat, 1 << seat) for code in hand[seat].split())
        for seat in (0, 1):
            for word in play[seat].split():
                code, _, host = word.partition(">")
                enter(g, self._add(code, seat, EVERYONE), self.card(host) if host else NOBODY)
        g.spare = tuple(self._add("", 0, EVERYONE) for _ in range(SPARE))
        for code, number in wounds.items():
            g.wounds[self.card(code)] = number
        g.turns = 2
        conclude(g)
        touch(g)
        begin(g, main)

    def _add(self, code: str, owner: Seat, known: int) -> int:
        g: Table = self.g
        g.code.append(code)
        g.known.append(known)
        g.owner.append(owner)
        g.host.append(NOBODY)
        g.wounds.append(0)
        g.since.append(0)
        g.tired.append(False)
        return len(g.code) - 1

    # -- looking ----------------------------------------------------------------------------------

    def card(self, code: str) -> int:
        """The one card in play of that code."""
        (found,) = (card for card in self.g.play if self.g.code[card] == code)
        return found

    def in_play(self, *codes: str) -> bool:
        return all(code in [self.g.code[card] for card in self.g.play] for code in codes)

    def pile(self, name: str, seat: Seat) -> list[str]:
        return [self.g.code[card] for card in getattr(self.g, name)[seat]]

    def asked(self) -> Decision:
        return decision(self.g)

    def offers(self) -> list[str]:
        """The keys of the open question, without the numbers of cards."""
        return [_plain(key) for key in keyed(self.g, self.asked().options)]

    def told(self, kind: str) -> list[Logged]:
        return [one for one in self.g.events or () if one.told["kind"] == kind]

    # -- playing ----------------------------------------------------------------------------------

    def play(self, seat: Seat, *keys: str) -> Scene:
        """`play:bolt>guard` is short for `play:bolt` and, if that is asked, `aim:guard`."""
        for key in keys:
            card, _, target = key.partition(">")
            if card.startswith("play:"):
                self._answer(seat, card)
                if target and self.asked().prompt == "aim":
                    self._answer(seat, f"aim:{target}")
            else:
                self._answer(seat, key)
        return self

    def _answer(self, seat: Seat, key: str) -> None:
        asked = self.asked()
        assert asked.seat == seat, f"{key}: seat {asked.seat} is asked {asked.prompt}"
        offers = keyed(self.g, asked.options)
        found = [one for one in offers if key in (one, _plain(one))]
        assert len(found) == 1, f"{key}: {list(offers)}"
        apply(self.g, seat, offers[found[0]])

    def quietly(self) -> Scene:
        """Nobody disrupts or responds, until a seat is asked for its next deed or an order."""
        while self.g.outcome is None and "pass" in self.offers():
            self.play(self.asked().seat, "pass")
        return self

    def reloaded(self) -> Scene:
        other = object.__new__(Scene)
        other.g = load(GAME.blank(), json.loads(json.dumps(save(self.g))))
        return other

    def cloned(self) -> Scene:
        other = object.__new__(Scene)
        other.g = self.g.clone()
        return other

    def label(self, code: str) -> str:
        return label(self.g, self.card(code))


def _plain(key: str) -> str:
    return re.sub(r"#\d+", "", key)
