"""The battle in progress on the screen: both sides, dice, results, and what became of whom."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from rich.text import Text

from fhtagn.kernel.state import Seat
from fhtagn.tui.duel.crowd import crowd, groups
from fhtagn.tui.duel.sheet import DOT, Sheets, joined
from fhtagn.tui.look import BLOOD, BONE, BRASS, DIM, cut

if TYPE_CHECKING:
    from fhtagn.games.duel.view import Battle

LINES: Final = 3  # of a battle


class Fights(Sheets):
    """The innermost battle; a battle within a battle is rare, and the outer one waits."""

    def fight(self, width: int) -> list[Text]:
        if not self.view["battles"]:
            return []
        now = self.view["battles"][-1]
        title = self.words.say(
            "tui-duel-battle", at=now["area"], seat=now["attacker"], reader=self.me
        )
        sides = [self.side(now, seat, width) for seat in self.seats()]
        return [cut(row, width) for row in (Text(title, f"bold {BLOOD}"), *sides)]

    def side(self, now: Battle, seat: Seat, width: int) -> Text:
        """How many dice, what is still to be suffered, who still fights, what was suffered."""
        numbers = joined([self.dice(now, seat), self.suffering(now, seat)])
        outcome = self.outcome(now, seat)
        room = width - numbers.cell_len - outcome.cell_len - 2 * len(DOT) - 2
        units = " ".join(crowd(groups(self, now["sides"][seat]), max(room, 20)))
        fighting = Text(units or "–", self.colour(seat))
        return self.mark(seat).append(" ").append_text(joined([numbers, fighting, outcome]))

    def dice(self, now: Battle, seat: Seat) -> Text:
        count = now["dice"][seat]
        if count:
            return Text(self.words.say("tui-duel-dice", count=count), BONE)
        extra = now["extra"][seat]
        return Text(self.words.say("tui-duel-dice-more", count=extra), BONE) if extra else Text()

    def suffering(self, now: Battle, seat: Seat) -> Text:
        """What the other's dice have brought and nobody has taken yet."""
        kills, pains = now["kills"][seat], now["pains"][seat]
        if not kills and not pains:
            return Text()
        text = Text(self.words.say("tui-duel-to-take", kills=kills, pains=pains), BRASS)
        if now["spared"][seat]:
            text.append(f" ({self.words.say('tui-duel-spared')})", DIM)
        return text

    def outcome(self, now: Battle, seat: Seat) -> Text:
        """What each unit has taken, or how it has left the battle."""
        found: Counter[tuple[str, str]] = Counter()
        for owner, kind, what in (*now["results"], *now["fates"]):
            if owner == seat:
                found[kind, what] += 1
        said = [
            f"{count if count > 1 else ''}{' ' if count > 1 else ''}{self.unit(kind)}: "
            f"{self.fate(what)}"
            for (kind, what), count in found.items()
        ]
        return Text(", ".join(said), DIM)

    def fate(self, what: str) -> str:
        words = self.words
        known = {
            "kill": words.say("tui-duel-kill"), "pain": words.say("tui-duel-pain"),
            "elimination": words.say("tui-duel-eliminated"),
            "devoured": words.say("tui-duel-devoured"),
            "absorbed": words.say("tui-duel-absorbed"),
            "driven off": words.say("tui-duel-driven-off"),
        }  # fmt: skip
        return known.get(what, what)
