"""Words for options, questions, events and errors, in the reader's language.

The name of a message says what it is for: `option-<verb>`, `prompt-<prompt>`, `event-<kind>`,
`why-<why>`, `buzzer-<prompt>-<part>`, `error-<name>` and so on, with hyphens where the code has
underscores. Its arguments are those of the code. The game gives the sort of each argument by its
name: a seat, or a printed thing. The name of any other argument is its sort. Each argument brings
further ones, by which a message can select a variant:

`$at-is`      of a seat: `me` the reader, `own` the same seat as `$seat`, or `other`;
              of anything else: `some`, or `none` if it is empty;
              of an argument that the game knows and the code does not give: `none`
`$at-number`  of a seat: its number on the command line
`$cards-count`  of a list: how many
`$place-in`   of a place: its name with a preposition; likewise `-to`, `-from` and `-of`

A game with printed locations has a message `place-<code>` for each of them and for `PLACES`, with
the forms as attributes. A list of figures has seats and places (`1.museum`); the message `figures`
formats each group of equal ones.

A Complaint may quote a person's input: there an unknown code stays as it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from fhtagn.content import Faults
from fhtagn.games import GAMES
from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.complaint import Complaint, IllegalChoice, nearest
from fhtagn.kernel.events import Told, is_unseen
from fhtagn.kernel.game import Game, Option, Printed
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Task, Value, saying
from fhtagn.kernel.state import SPECTATOR, TABLE, Seat
from fhtagn.text.messages import LANGUAGES, NoWords, message_id, messages

SEAT: Final = "seat"  # the sort of players
COMMON_SORTS: Final = {"seat": SEAT, "asked": SEAT}  # of arguments, by name, in every game
ON_GATE: Final = "_on_gate"  # the end of the code of a unit on a gate
LOCATION: Final = "location"  # the sort of printed things with forms
PLACES: Final = ("lodge", "abyss")  # other places of figures
FORMS: Final = ("in", "to", "from", "of")
BUZZER: Final = {
    "call": (),
    "rule": (),
    "heard": (),
    "bot": (),
    "alone": (),
    "key": ("key",),
    "left": ("seconds",),
}  # the parts of a buzzer's words, with their arguments
FIGURES: Final = "group"  # the argument that lists figures
LARGEST: Final = 10**15  # a larger number is quoted as it was written
LONGEST: Final = 300  # of a quotation
INNER_QUOTES: Final = str.maketrans("«»", "„“")


def language_of(environ: Mapping[str, str], wanted: str = "") -> str:
    """The language wanted, else a supported one of the environment, else English."""
    if wanted:
        if wanted not in LANGUAGES:
            close = nearest(wanted, LANGUAGES)
            known = ", ".join(LANGUAGES)
            raise Complaint("language-unknown", found=wanted, choices=known, nearest=close)
        return wanted
    settings = (environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "ru" if next(filter(None, settings), "").casefold().startswith("ru") else "en"


def value_id(option: Option, value: Value) -> str:
    """`setting-mode-duel`; for an empty text, `none`."""
    return message_id("setting", f"{option.name}-{value}" if value != "" else f"{option.name}-none")


class Words:
    """The words of one language for one game, or for all before the choice of a game.

    `names` are the players by seat. A game given only by name has words but no names of cards.
    """

    def __init__(
        self, language: str, game: Game | str | None = None, names: Sequence[str] = ()
    ) -> None:
        self.language, self.names = language, tuple(names)
        self.game = game if isinstance(game, Game) else None
        self._known: dict[str, Mapping[str, Printed]] = {}
        name = self.game.name if self.game else game
        self._messages = messages(language, (name,) if isinstance(name, str) else GAMES)
        self._bundle = self._messages.bundle
        self._sorts = {**COMMON_SORTS, **(self.game.display.sorts if self.game else {})}

    # -- what is said -----------------------------------------------------------------------------

    def say(self, name: str, /, *, reader: Seat = SPECTATOR, **about: Value) -> str:
        """The message with that name, for that reader; NoWords if it or an argument is missing."""
        return self._said(name, about, reader)

    def of(self, family: str, name: str) -> str:
        """A word of a family: `of("moment", "setup")`, `of("provenance", "designed")`."""
        return self._said(message_id(family, name), {}, SPECTATOR)

    def setting(self, option: Option, value: Value) -> str:
        """The words of a setting's value; of printed things, joined by "+", the names."""
        codes = str(value).split("+")
        if set(codes) <= self._things(option.name).keys():
            return self._joined([self.name(option.name, code) for code in codes])
        return self._said(value_id(option, value), {}, SPECTATOR)

    def option(self, g: Any, task: Task, reader: Seat = SPECTATOR) -> str:
        """The words of an option, for the seat that may choose it."""
        said = saying(g, task)
        return self._said(message_id("option", said.verb), {**said.about, **said.also}, reader)

    def prompt(self, decision: Decision, reader: Seat) -> str:
        """The question for the seat that is asked, or the words for the others meanwhile."""
        name = message_id("prompt", decision.prompt)
        if reader != decision.seat:
            name += "-other"
        return self._said(name, {"seat": decision.seat, **dict(decision.about)}, reader)

    def ends(self, decision: Decision) -> str:
        """A few words for the answer that ends the question."""
        return self.of("ends", decision.prompt)

    def buzzer(self, prompt: str, part: str, **about: Value) -> str:
        """The game's words for a buzzer: one of `BUZZER`."""
        return self._said(message_id("buzzer", f"{prompt}-{part}"), about, SPECTATOR)

    def event(self, told: Told, reader: Seat) -> str:
        """The event, in the reader's version."""
        assert self.game is not None, "events have words only with their game"
        kind = self.game.display.events[told["kind"]]
        name = message_id("event", kind.kind) + ("-unseen" if is_unseen(kind, told) else "")
        return self._said(name, told, reader)

    def reason(self, reason: Reason, reader: Seat = SPECTATOR) -> str:
        """Why something is not possible now, with the rule that forbids it."""
        about = {**reason.about, "rule": reason.rule}
        why = self._said(message_id("why", reason.why), about, reader)
        return self.say("reason", why=why, rule=reason.rule)

    def complaint(self, complaint: Complaint, reader: Seat = SPECTATOR) -> str:
        """The problem and its remedy: one line for each fault, then the cause."""
        lines = [
            self._said(message_id("error", complaint.name), complaint.about, reader, quotes=True)
        ]
        if isinstance(complaint, IllegalChoice) and complaint.reason is not None:
            lines.append(self.reason(complaint.reason, reader))
        if isinstance(complaint, Faults):
            lines += [f"- {self.complaint(fault, reader)}" for fault in complaint.faults]
        if isinstance(complaint.__cause__, Complaint):
            lines.append(self.complaint(complaint.__cause__, reader))
        return "\n".join(lines)

    # -- names ------------------------------------------------------------------------------------

    def player(self, seat: Seat) -> str:
        if 0 <= seat < len(self.names):
            return _clean(self.names[seat])
        return self.say("table") if seat == TABLE else self.say("player", number=str(seat))

    def name(self, argument: str, code: str) -> str:
        """The printed name of a code: `name("card", "inn_hybrid")`."""
        found = self._printed(argument, code)
        if found is None:
            raise NoWords(f"no {argument} is called {code!r}")
        return found

    def facts(self, sort: str, thing: Printed) -> str:
        """The facts shown beside the name of a printed thing."""
        return self._said(message_id("printed", sort), thing.facts, SPECTATOR)

    def sorts(self, argument: str) -> list[str]:
        """The possible sorts of an argument: usually one."""
        return self._sorts.get(argument, argument).split()

    def _things(self, argument: str) -> Mapping[str, Printed]:
        """The printed things that the argument may mean, of all its sorts."""
        if argument not in self._known:
            sorts = [
                self.game.display.printed.get(sort, {})
                for sort in self.sorts(argument)
                if self.game
            ]
            self._known[argument] = {code: one for sort in sorts for code, one in sort.items()}
        return self._known[argument]

    def _printed(self, argument: str, code: str) -> str | None:
        things = self._things(argument)
        if code in things:
            return self._told_apart(things, code)
        if code in PLACES and LOCATION in self.sorts(argument):
            return self.of("place", code)
        stem = code.removesuffix(ON_GATE)
        return self.say("unit-on-gate", unit=stem) if stem in things else None

    def _told_apart(self, things: Mapping[str, Printed], code: str) -> str:
        """The name; a Spell also has its symbol if others have the same name."""
        one = things[code]
        name, symbol = one.name[self.language], one.facts.get("symbol")
        if not symbol or sum(other.name == one.name for other in things.values()) == 1:
            return name
        return self.say("with-symbol", thing=name, symbol=symbol)

    def listed(self, items: Iterable[str]) -> str:
        """A list, with an «and» before the last item; a number is never quoted."""
        return self._joined(
            [item if item.isdigit() else self.say("list-item", item=item) for item in items]
        )

    def _joined(self, items: Sequence[str]) -> str:
        *most, last = items or [self.say("list-none")]
        return self.say("list-and", most=", ".join(most), last=last) if most else last

    # -- arguments --------------------------------------------------------------------------------

    def _said(
        self, name: str, about: Mapping[str, Value], reader: Seat, *, quotes: bool = False
    ) -> str:
        if not self._bundle.has_message(name):
            raise NoWords(f"no message {name} in {self.language}")
        wanted = self._messages.wanted(name)
        given: dict[str, Any] = {}
        for argument, value in about.items():
            if any(one == argument or one.startswith(f"{argument}-") for one in wanted):
                given |= self._argument(argument, value, about, reader, quotes)
        for one in wanted:
            if one not in given and one.endswith("-is") and one[:-3] in self._sorts:
                given[one] = "none"
        return self._formatted(name, self._bundle.get_message(name).value, given)

    def _formatted(self, name: str, pattern: Any, given: dict[str, Any]) -> str:
        assert pattern is not None, f"{name} has no words"
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise NoWords(f"{name} in {self.language}: {errors[0]}")
        return str(text)

    def _argument(
        self, name: str, value: Value, about: Mapping[str, Value], reader: Seat, quotes: bool
    ) -> dict[str, Any]:
        """The argument in words, and the arguments by which a message can select a variant."""
        if self._sorts.get(name) == SEAT and type(value) is int:
            own = name != "seat" and value == about.get("seat")
            whose = "own" if own else "me" if value == reader else "other"
            return {name: self.player(value), f"{name}-is": whose, f"{name}-number": str(value)}
        there = {f"{name}-is": "none" if value in ("", (), []) else "some"}
        if isinstance(value, tuple | list):
            items = [self._text(name, str(one), quotes) for one in value]
            told = self._figures(items, reader) if name == FIGURES else self.listed(items)
            return there | {name: told, f"{name}-count": len(items)}
        is_number = type(value) in (int, float) and abs(value) < LARGEST
        text = value if is_number else self._text(name, str(value), quotes)
        return there | {name: text} | self._forms(name, value, text)

    def _forms(self, argument: str, code: Value, text: Value) -> dict[str, Value]:
        """A place's name inside a sentence, and with prepositions."""
        name = message_id("place", str(code))
        if LOCATION not in self.sorts(argument):
            return {}
        if not self._bundle.has_message(name):
            return {f"{argument}-{form}": text for form in FORMS}
        forms = self._bundle.get_message(name).attributes
        told = {f"{argument}-{form}": self._formatted(name, forms[form], {}) for form in FORMS}
        return {argument: self.of("place", str(code)), **told}

    def _figures(self, group: Iterable[str], reader: Seat) -> str:
        """Figures, with equal ones together: «2 from the Museum»."""
        told = []
        for figure, count in Counter(group).items():
            seat, _, place = figure.partition(".")
            about = {"seat": int(seat), "place": place, "count": count}
            told.append(self._said("figures", about, reader))
        return self._joined(told)

    def _text(self, name: str, value: str, quotes: bool) -> str:
        if not value or not self._things(name):
            return _clean(value)
        printed = self._printed(name, value) if quotes else self.name(name, value)
        return (printed or _clean(value)).translate(INNER_QUOTES)


def _clean(text: str) -> str:
    """One short line: a person's input must not move the cursor or fill the screen."""
    line = text
    if not text.isprintable():
        line = "".join(letter if letter.isprintable() else "?" for letter in text)
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}..."
