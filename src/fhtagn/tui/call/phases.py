"""The present phase of the game on the screen: phases and windows, and what is in progress."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from fhtagn.tui.call.names import STOP
from fhtagn.tui.call.sides import DOT, joined
from fhtagn.tui.call.stories import Stories
from fhtagn.tui.look import ASKED, BLOOD, BONE, BRASS, DIM, FAINT, VIOLET, cut

if TYPE_CHECKING:
    from fhtagn.games.call.view import Using

PHASES: Final = ("refresh", "draw", "resource", "operations", "story", "end")
STORY_WINDOWS: Final = ("story", "committed", "opposed", "resolved")
OWN, OTHERS = "own", "other"  # how the name of a window begins: whose turn it is
ANSWERS: Final = ("respond", "disrupt")  # windows of any turn
PASSED: Final = "·"  # a window without a stop where it has no word
FEW: Final = 3  # letters of a phase without much room


class CallPhases(Stories):
    """Where the game stands."""

    # -- phases and windows -----------------------------------------------------------------------

    def bar(self, width: int) -> Text:
        """Turn, the strip of phases, whose turn it is, Day and Night."""
        words, view = self.words, self.view
        if not view["turn"]:
            return cut(Text(words.say("tui-phase-setup"), f"bold {BRASS}"), width)
        turn = Text(words.say("tui-turn", number=view["turn"]), f"bold {BRASS}")
        whose = self.mark(view["active"]).append(f" {words.player(view['active'])}", BONE)
        told = {"day": view["day"], "night": view["night"]}
        hours = [Text(self.hour_names[name], VIOLET) for name, holds in told.items() if holds]
        sign, phase = self.mark(view["active"]), view["phase"]
        for pieces in (
            [turn, whose, self.strip(99), *hours],
            [turn, whose, self.strip(FEW), *hours],
            [turn, sign, self.strip(FEW), *hours],
            [turn, sign, self.phase(phase, FEW), *hours],
        ):
            row = joined(pieces)
            if row.cell_len <= width:
                return row
        now = [self.window_words[self.moment]] if self.moment in self.window_words else []
        last = bracketed(Text(f" {ASKED}".join([self.phase_names[phase], *now]), BRASS))
        return cut(joined([turn, sign, last], " "), width)

    def strip(self, letters: int) -> Text:
        """The phases; the present one stands in brackets, with its windows named."""
        return Text(" ").join(self.phase(name, letters) for name in PHASES)

    def phase(self, name: str, letters: int) -> Text:
        windows = STORY_WINDOWS if name == "story" else (name,)
        if name != self.view["phase"]:
            passed = PASSED if name == "story" else ""
            signs = "".join(STOP if self.has_stop(window) else passed for window in windows)
            gap = " " if passed else ""
            return Text(self.phase_names[name][:letters], FAINT).append(gap + signs, BRASS)
        if name != "story":
            return bracketed(self.window_sign(name, self.phase_names[name]))
        parts = [self.window_sign(one, self.window_words[one]) for one in windows]
        return bracketed(Text(" ").join([Text(self.phase_names[name], f"bold {BONE}"), *parts]))

    def window_sign(self, moment: str, said: str) -> Text:
        """The word of a window: open, with a stop, or neither."""
        is_open = self.moment == moment
        text = Text(ASKED if is_open else "", f"bold {BRASS}")
        text.append(said, f"bold {BRASS}" if is_open else BONE)
        return text.append(STOP if self.has_stop(moment) else "", BRASS)

    @property
    def moment(self) -> str:
        """The window that is open, whosever turn it is; nothing for other questions."""
        return "" if self.window in ANSWERS else self.window.partition("_")[2]

    def has_stop(self, moment: str) -> bool:
        """Whether the viewer stops there in a turn of whoever is active."""
        whose = OWN if self.view["active"] == self.me else OTHERS
        return f"{whose}_{moment}" in self.stops

    @cached_property
    def phase_names(self) -> dict[str, str]:
        words = self.words
        return {
            "refresh": words.say("tui-call-refresh"), "draw": words.say("tui-call-draw"),
            "resource": words.say("tui-call-resource"), "story": words.say("tui-call-story-phase"),
            "operations": words.say("tui-call-operations"), "end": words.say("tui-call-end"),
        }  # fmt: skip

    @cached_property
    def window_words(self) -> dict[str, str]:
        """The windows of the story phase."""
        words = self.words
        return {
            "story": words.say("tui-call-before"), "committed": words.say("tui-call-committed"),
            "opposed": words.say("tui-call-opposed"), "resolved": words.say("tui-call-resolved"),
        }  # fmt: skip

    @cached_property
    def hour_names(self) -> dict[str, str]:
        return {"day": self.words.say("tui-call-day"), "night": self.words.say("tui-call-night")}

    def windows(self) -> Mapping[str, Mapping[str, str]]:
        words = self.words
        moments = {
            "refresh": words.say("tui-call-window-refresh"),
            "draw": words.say("tui-call-window-draw"),
            "resource": words.say("tui-call-window-resource"),
            "operations": words.say("tui-call-window-operations"),
            "story": words.say("tui-call-window-story"),
            "committed": words.say("tui-call-window-committed"),
            "opposed": words.say("tui-call-window-opposed"),
            "resolved": words.say("tui-call-window-resolved"),
        }
        return {
            words.say("tui-stops-own"): {f"{OWN}_{name}": said for name, said in moments.items()},
            words.say("tui-stops-other"): {
                f"{OTHERS}_{name}": said for name, said in moments.items()
            },
            words.say("tui-stops-any"): {
                "disrupt": words.say("tui-call-window-disrupt"),
                "respond": words.say("tui-call-window-respond"),
            },
        }

    # -- what is in progress ----------------------------------------------------------------------

    def progress(self) -> list[Text]:
        """Effects not carried out yet, the newest first; wounds to come; cards being looked at."""
        view, words = self.view, self.words
        uses = list(enumerate(view["uses"], 1))
        found = [self.effect(number, use) for number, use in reversed(uses)]
        for hits in view["harms"]:
            named = (f"{self.name(one['card'])} {one['wounds']}" for one in hits)
            found.insert(0, Text(words.say("tui-call-harm", wounded=", ".join(named)), BLOOD))
        looked = [self.name(code) for code in view["looked_at"] if code]
        if looked:
            said = words.say("tui-call-looking", names=", ".join(looked))
            found.insert(0, Text(said, VIOLET))
        return found

    def effect(self, number: int, use: Using) -> Text:
        """Its number in the chain, whose it is, what sort, which card, X, and on what."""
        text = Text(f"{number} ", f"bold {BRASS}").append_text(self.mark(use["seat"]))
        text.append(f" {self.timing_names[use['timing']]}: ", FAINT)
        style = f"strike {FAINT}" if use["cancelled"] else f"bold {self.colour_of(use['card'])}"
        text.append(self.name(use["card"]), style)
        text.append(f" X={use['x']}" if use["x"] else "", BONE)
        chosen = [self.chosen(one) for one in use["chosen"]]
        return text.append(f" → {', '.join(chosen)}" if chosen else "", DIM)

    def chosen(self, about: Mapping[str, Any]) -> str:
        """What was chosen for an effect: a card, a story, a player, an icon, a domain."""
        if "card" in about or "story" in about:
            copy = f"#{about['copy']}" if "copy" in about else ""
            return f"{self.name(about.get('card') or about['story'])}{copy}"
        if "icon" in about:
            return self.icon_names[about["icon"]]
        if "domain" in about:
            return self.words.say("tui-call-domain", number=str(about["domain"]))
        return self.words.player(about["seat"])

    @cached_property
    def timing_names(self) -> dict[str, str]:
        words = self.words
        return {
            "action": words.say("tui-call-action"), "response": words.say("tui-call-response"),
            "forced": words.say("tui-call-forced"), "disrupt": words.say("tui-call-disrupt"),
            "playing": words.say("tui-call-playing"), "story": words.say("tui-call-won-effect"),
        }  # fmt: skip

    def lasting(self) -> list[Text]:
        """What lies on cards and stories until the end of the phase."""
        return [
            Text(
                self.words.event({"kind": "lasting", **one, "card": one["card"] or ""}, self.me),
                DIM,
            )
            for one in self.view["lasting"]
        ]

    def now_rows(self, width: int, lines: int) -> list[Text]:
        """One thing a line; what does not fit stands behind the last line."""
        rows = [*self.progress(), *self.lasting()]
        if len(rows) > lines:
            rows = [*rows[: lines - 1], Text(DOT, FAINT).join(rows[lines - 1 :])][:lines]
        return [cut(row, width) for row in rows]


def bracketed(text: Text) -> Text:
    return Text("[", f"bold {BRASS}").append_text(text).append("]", f"bold {BRASS}")
