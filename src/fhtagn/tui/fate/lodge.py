"""The Lodges on the screen: what a cult has, in as many lines as there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from fhtagn.kernel.state import Seat
from fhtagn.tui.fate.altar import Altar
from fhtagn.tui.fate.names import (
    ABYSS,
    ARTIFACT,
    CURSE,
    FREE,
    FULL,
    GATE,
    INVESTIGATOR,
    LODGE,
    MARKS,
    PALE,
    SIGN,
    SIGN_COLOUR,
    SPACES,
    TILTED,
)
from fhtagn.tui.look import (
    ASKED,
    BLOOD,
    BONE,
    BRASS,
    DIM,
    FAINT,
    NARROW,
    VIOLET,
    cut,
    flow,
)
from fhtagn.tui.room import filled, flowing, padded

DOT: Final = " · "
RAID: Final = 5  # Investigators in a Lodge who make a Raid
SLOTS: Final = 3  # of the Reserve
LAST_CURSE: Final = 5  # alone, the one that loses the game
ROOMY: Final = 92  # columns from which a line has the whole Summon track
NAME: Final = 24  # columns of a line for player and god at most
FULL_LINES: Final = 8  # from which a Lodge is shown one thing below the other
GAP: Final = "  "


class Lodges(Altar):
    """All players' Lodges."""

    # -- parts of a Lodge -------------------------------------------------------------------------

    def who(self, seat: Seat) -> Text:
        asked = seat in self.asked
        text = Text(ASKED if asked else " ", BRASS).append_text(self.mark(seat))
        return text.append(f" {self.words.player(seat)}", f"bold {BRASS if asked else BONE}")

    def name_row(self, seat: Seat) -> Text:
        """Who it is, and which god is served."""
        return self.who(seat).append(f"{DOT}{self.god(seat)}", self.colour(seat))

    def notes(self, seat: Seat) -> Text:
        words, player = self.words, self.player(seat)
        notes = {
            words.say("tui-you"): seat == self.me,
            words.say("tui-fate-first"): self.view["first"] == seat and not self.alone,
            words.say("tui-resigned"): player["resigned"],
        }
        return Text(DOT.join(note for note, holds in notes.items() if holds), DIM)

    def track(self, seat: Seat) -> Text:
        """The ten spaces of the Summon track; a sign under the token stands before it."""
        player, text = self.player(seat), Text()
        here, covered = player["token"] % SPACES, SPACES - player["signs"]
        for space in range(SPACES):
            sign = (SIGN, f"bold {SIGN_COLOUR}")
            if space == here:
                text.append(*(sign if space >= covered else (" ", "")))
                text.append(MARKS[seat], f"bold {self.colour(seat)}")
            else:
                text.append(" ")
                text.append(*(sign if space >= covered else (str(space), self.space_style(space))))
        return text[1:].append_text(self.steps(seat))

    def space_style(self, space: int) -> str:
        return f"bold {BRASS}" if space == self.view["goal"] % SPACES else FAINT

    def steps(self, seat: Seat) -> Text:
        """How far the token has gone, and how far it must go."""
        text = Text(f" {self.player(seat)['token']}", f"bold {BONE}")
        return text.append(f"/{self.view['goal']}", FAINT)

    def dense_track(self, seat: Seat) -> Text:
        """The Summon track in ten letters; if the token hides a sign, their number follows."""
        player, text = self.player(seat), Text()
        here, covered = player["token"] % SPACES, SPACES - player["signs"]
        for space in range(SPACES):
            sign, style = (SIGN, SIGN_COLOUR) if space >= covered else ("·", FAINT)
            own = f"bold {self.colour(seat)}"
            text.append(*((MARKS[seat], own) if space == here else (sign, style)))
        text.append_text(self.steps(seat))
        return text.append(f" {SIGN}{player['signs']}" if here >= covered else "", SIGN_COLOUR)

    def figures(self, seat: Seat) -> Text:
        """Cultists in the Lodge and in the Abyss."""
        words, player = self.words, self.player(seat)
        both = (player["lodge"], player["abyss"])
        lodge, abyss = (Text(str(count), self.colour(seat)) for count in both)
        return Text(" ").join([
            self.labelled(words.say("tui-fate-lodge"), lodge),
            self.labelled(words.say("tui-fate-abyss"), abyss),
        ])  # fmt: skip

    def meter(self, seat: Seat) -> Text:
        """Investigators in the Lodge: the fifth brings the Raid."""
        count = self.player(seat)["visitors"]
        text = Text(INVESTIGATOR, PALE)
        for place in range(1, RAID):
            text.append(*((FULL, PALE) if place <= count else (FREE, FAINT)))
        text.append(f"[{FULL if count >= RAID else FREE}]", f"bold {BLOOD}")
        return text.append(f"{count}" if count > RAID else "", f"bold {BLOOD}")

    def hand(self, seat: Seat) -> Text:
        """The backs of the hand, and a Gate card."""
        player = self.player(seat)
        text = self.symbols(symbol for symbol, _ in player["hand"])
        text.append(GATE if player["gate"] else "", f"bold {BONE}")
        return text or Text("–", FAINT)

    def reserve(self, seat: Seat) -> Text:
        """The backs of Prepared Spells, and the slots that are free."""
        backs = self.symbols(symbol for symbol, _ in self.player(seat)["reserve"])
        free = SLOTS - len(self.player(seat)["reserve"])
        return Text("[", FAINT).append_text(backs).append("·" * free, FAINT).append("]", FAINT)

    def relics_of(self, seat: Seat) -> list[Text]:
        """Artifacts, each straight or tilted."""
        owned = self.player(seat)["artifacts"]
        return [self.artifact(code, tilted=tilted) for code, tilted in owned]

    def beast(self, seat: Seat) -> list[Text]:
        player = self.player(seat)
        return [self.monster(player["monster"], player["tokens"])] if player["monster"] else []

    def curses(self, seat: Seat) -> Text:
        """Curses waiting; alone also how many more may come."""
        waiting = len(self.player(seat)["curses"])
        free = LAST_CURSE - waiting if self.alone else 0
        return Text(CURSE * waiting, VIOLET).append(FREE * free, FAINT)

    def captives(self, seat: Seat) -> Text:
        return self.counted(Counter(self.player(seat)["captives"]))

    def troubles(self, seat: Seat) -> list[Text]:
        """Curses waiting and Cultists held captive; nothing about what there is none of."""
        words = self.words
        rows = (
            (words.say("tui-fate-cursed"), self.curses(seat)),
            (words.say("tui-fate-captives"), self.captives(seat)),
        )
        return [self.labelled(name, part) for name, part in rows if part]

    def secrets(self, seat: Seat) -> list[Text]:
        """What only this player may see: Curses kept for a rival, Storms, gods to choose from."""
        words, player = self.words, self.player(seat)
        rows = [
            self.listed(words.say("tui-fate-kept", seat=other, reader=self.me), kept)
            for other in self.seats()
            if (kept := self.kept(seat, other))
        ]
        offers = [] if player["god"] else self.known(player["offers"])
        storms = self.known(player["storms_seen"])
        rows.append(self.listed(words.say("tui-fate-storms-seen"), storms))
        rows.append(self.listed(words.say("tui-fate-offers"), offers))
        return [row for row in rows if row]

    def kept(self, seat: Seat, other: Seat) -> list[Text]:
        """The Curses of another that this player holds, as far as they may be read."""
        player = self.player(other)
        return self.known(player["curses"], VIOLET) if player["holder"] == seat else []

    def known(self, codes: Iterable[str | None], style: str = BONE) -> list[Text]:
        """The names of those cards that may be read."""
        return [Text(self.said(self.thing(code)), style) for code in codes if code]

    # -- a Lodge ----------------------------------------------------------------------------------

    def line(self, seat: Seat, width: int) -> Text:
        """Everything in one line and in signs, as far as it goes."""
        named = self.who if width < NARROW else self.name_row
        room = min(max(named(other).cell_len for other in self.seats()), NAME, width // 3)
        name = padded(named(seat), room)
        track = self.track(seat) if width >= ROOMY else self.dense_track(seat)
        player, colour = self.player(seat), self.colour(seat)
        figures = Text(f"{LODGE}{player['lodge']} {ABYSS}{player['abyss']}", colour)
        relics = Text("".join(TILTED if tilted else ARTIFACT for _, tilted in player["artifacts"]))
        relics.stylize(BRASS)
        held = Text("<", FAINT).append_text(self.captives(seat)).append(">", FAINT)
        pieces = [
            name, track, self.meter(seat), figures, self.hand(seat), self.reserve(seat),
            relics, self.curses(seat), held if player["captives"] else Text(), *self.beast(seat),
            *self.known(player["curses"], VIOLET),
        ]  # fmt: skip
        return flow([piece for piece in pieces if piece], width, 1, " ")

    def state(self, seat: Seat) -> list[Text]:
        """Investigators, figures, hand and Reserve."""
        words = self.words
        return [
            self.meter(seat), self.figures(seat),
            self.labelled(words.say("tui-fate-hand"), self.hand(seat)),
            self.labelled(words.say("tui-fate-reserve"), self.reserve(seat)),
        ]  # fmt: skip

    def brief(self, seat: Seat, width: int, lines: int) -> list[Text]:
        """Who it is, and below it whatever there is, one thing after another."""
        pieces = [
            *self.relics_of(seat),
            *self.beast(seat),
            *self.prepared(seat),
            *self.secrets(seat),
        ]
        if lines < 3:
            head = self.line(seat, width)
        else:
            notes = self.notes(seat)
            head = Text(DOT, FAINT).join([self.name_row(seat), *([notes] if notes else [])])
            pieces = [self.track(seat), *self.state(seat), *self.troubles(seat), *pieces]
        body = flow(pieces, width - 2, lines - 1, GAP).split(allow_blank=True) if lines > 1 else ()
        return filled([cut(head, width), *(Text("  ").append_text(row) for row in body)], lines)

    def prepared(self, seat: Seat) -> list[Text]:
        """Prepared Spells that may be read."""
        return [self.spell(one) for one in self.player(seat)["reserve"] if one[1]]

    def full(self, seat: Seat, width: int, lines: int) -> list[Text]:
        """One thing below the other with the names of all cards, if there are lines enough."""
        if lines < FULL_LINES:
            return self.brief(seat, width, lines)
        groups = [
            [self.name_row(seat), self.notes(seat)], [self.track(seat)], self.state(seat),
            self.troubles(seat), *([one] for one in self.prepared(seat)), self.relics_of(seat),
            self.beast(seat), *([one] for one in self.secrets(seat)),
        ]  # fmt: skip
        rows: list[Text] = []
        for number, group in enumerate(groups):
            pieces = [piece for piece in group if piece]
            room = width - 2 * (number > 0)
            found = flowing(pieces, room, GAP)
            rows += [Text("  ").append_text(row) if number else row for row in found]
        return filled(rows, lines) if len(rows) <= lines else self.brief(seat, width, lines)
