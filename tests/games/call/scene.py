"""A scene in one literal, played by keys: `scene(play={A: "F010 F064:exhausted", B: "F104@2"})`.

Seats are A and B (0 and 1). Cards are collector numbers. In `play`:

    F010              in play, ready            F044:w2          with two wounds
    F064:exhausted    exhausted                 F032:insane      insane
    F010@1            committed to the first story of the row, exhausted (`F010@1:ready`: ready)
    F143>F010         attached to the card F010 (or to a story: F053>F156)
    F082~1            owned by the other seat (here B), controlled by the one it is listed for

`domains={A: "agency*3 neutral | hastur | !cthulhu F026 | -"}`: domains with resources, each a
faction (some plain card of it) or a card; `!` before it: drained; `-`: empty. Both players have
three empty domains unless something is said. `hands`, `deck`, `discard` are cards; the first of a
deck is its top, the last of a discard pile is its top. Each hand has one spare card nobody can
play (F121), so that action windows are asked; `spare=False` leaves it away.

The scene begins at the moment named by `at`: an action window (`operations`, `story` before anybody
commits, `committed`, `opposed`, `last`), or a step (`refresh`, `draw`, `resource`, `commit`,
`resolve`). `row` are the stories (`F155~1`: a conspiracy of B); `tokens={"F156": (4, 0)}`;
`won={A: "F160"}`.
"""

from __future__ import annotations

import re

from fhtagn.games import load
from fhtagn.games.call.abilities import HOSTS
from fhtagn.games.call.queries import icons, skill
from fhtagn.games.call.resolving import resolve_stories
from fhtagn.games.call.state import (
    EXHAUSTED,
    INSANE,
    NOBODY,
    NOWHERE,
    OUT,
    READY,
    Call,
    Domain,
    StoryPhase,
)
from fhtagn.games.call.turn import (
    act,
    commit_characters,
    draw,
    end_phase,
    end_turn,
    operations,
    refresh,
    release_all,
    resource,
    step_over,
    story,
)
from fhtagn.games.call.verbs import in_play_names
from fhtagn.kernel.agenda import begin, decisions, interject
from fhtagn.kernel.effects import bring
from fhtagn.kernel.game import Game
from fhtagn.kernel.rules import RULES
from fhtagn.kernel.state import EVERYONE
from tests.games.playing import NAMES, Playing

A, B = 0, 1
GAME = load("call")
PLAIN = {
    "agency": "F010", "miskatonic": "F029", "cthulhu": "F052", "syndicate": "F064",
    "hastur": "F092", "yog_sothoth": "F112", "shub_niggurath": "F132", "neutral": "F142",
}  # fmt: skip
SPARE = "F121"
LETTERS = "TCAI"
WORD = re.compile(
    r"(?P<code>[FT]\d+)(?:~(?P<owner>\d))?(?:@(?P<at>\d))?"
    r"(?:>(?P<host>[FT]\d+))?(?P<more>(?::\w+)*)"
)
STATES = {"ready": READY, "exhausted": EXHAUSTED, "insane": INSANE}
PHASES = {"committed": "story", "opposed": "story", "last": "story", "commit": "story",
          "resolve": "story"}  # fmt: skip
STEPS = {"committed": "committed", "opposed": "opposed", "resolve": "opposed", "last": "resolved"}


class Scene(Playing):
    """A table in the middle of a game, with the words tests need."""

    PATIENT = ("act",)

    def __init__(self, g: Call, game: Game = GAME) -> None:
        super().__init__(g, game)

    # -- playing ----------------------------------------------------------------------------------

    def pass_until(self, prompt: str, seat: int | None = None) -> Scene:
        """Pass in windows, attach no resource, commit nobody, until the question is asked."""
        for _ in range(200):
            (only,) = decisions(self.g)
            if only.prompt == prompt and seat in (None, only.seat):
                return self
            keys = self.keyed(only.options)
            name = NAMES[only.seat]
            mild = [one for one in keys if one.split(":")[0] in ("pass", "no_resource", "stay")]
            assert mild, f"cannot pass by: {self.asked()}"
            self.do(f"{name} {mild[0]}", auto=False)
        raise AssertionError(f"{prompt} is never asked: {self.asked()}")

    def passes(self, *seats: int) -> Scene:
        """Each passes in the window that is open."""
        return self.do(*(f"{NAMES[seat]} pass" for seat in seats))

    def happens(self, deed, *args) -> Scene:
        """An effect that no card has: the deed is done, then all that follows from it."""
        interject(self.g, (deed, args))
        return self.go_on()

    # -- looking ----------------------------------------------------------------------------------

    def card(self, name: str) -> int:
        """The card of that number wherever it is, in play first; `F010#2` is the second one."""
        code, _, nth = name.partition("#")
        g = self.g
        found = [card for card, one in enumerate(g.code) if one == code]
        found.sort(key=lambda card: g.status[card] == OUT)
        return found[int(nth or 1) - 1]

    def skill(self, name: str) -> int:
        return skill(self.g, self.card(name))

    def icons(self, name: str) -> str:
        """`TTC`"""
        card = self.card(name)
        return "".join(LETTERS[icon] * icons(self.g, card, icon) for icon in range(4))

    def status(self, name: str) -> str:
        return {OUT: "out", READY: "ready", EXHAUSTED: "exhausted", INSANE: "insane"}[
            self.g.status[self.card(name)]
        ]

    def wounds(self, name: str) -> int:
        return self.g.wounds[self.card(name)]

    def at(self, name: str) -> str:
        """The story it is committed to, or nothing."""
        where = self.g.at[self.card(name)]
        return "" if where == NOWHERE else self.g.code[where]

    def play(self, seat: int) -> list[str]:
        return [self.g.code[card] for card in self.g.play[seat]]

    def hand(self, seat: int) -> list[str]:
        """The hand without the spare card."""
        codes = [self.g.code[card] for card in self.g.hands[seat]]
        if SPARE in codes and self.spare:
            codes.remove(SPARE)
        return codes

    def deck(self, seat: int) -> list[str]:
        return [self.g.code[card] for card in self.g.decks[seat]]

    def discard(self, seat: int) -> list[str]:
        """The pile; its top is the last."""
        return [self.g.code[card] for card in self.g.discards[seat]]

    def won(self, seat: int) -> list[str]:
        return [self.g.code[card] for card in self.g.won[seat]]

    def row(self) -> list[str]:
        return [self.g.code[card] for card in self.g.row]

    def tokens(self, story: str) -> tuple[int, int]:
        return self.g.success.get(self.card(story), (0, 0))

    def domains(self, seat: int) -> list[str]:
        """`["F010 F010", "!F092", ""]`"""
        return [
            ("!" if one.drained else "") + " ".join(self.g.code[card] for card in one.resources)
            for one in self.g.domains[seat]
        ]

    def drained(self, seat: int) -> list[int]:
        """The numbers of the drained domains, from 1."""
        return [n for n, one in enumerate(self.g.domains[seat], 1) if one.drained]

    def winner(self) -> int:
        assert self.g.outcome is not None, self.asked()
        return self.g.outcome.places.index(1)


def scene(
    *,
    play: dict[int, str] | None = None,
    hands: dict[int, str] | None = None,
    domains: dict[int, str] | None = None,
    deck: dict[int, int | str] | None = None,
    discard: dict[int, str] | None = None,
    fallen: str = "",
    row: str = "F156 F157 F158",
    story_deck: str = "F159 F161 F162 F163 F164 F165",
    tokens: dict[str, tuple[int, int]] | None = None,
    won: dict[int, str] | None = None,
    active: int = A,
    turn: int = 3,
    at: str = "operations",
    spare: bool = True,
    balanced: bool = False,
    open_lists: bool = True,
    game: Game = GAME,
) -> Scene:
    """A table at the moment named. `fallen` are cards of the discard piles that got there in this
    phase."""
    g = game.blank()
    g.seats, g.rng = 2, 7
    g.variant = g.variant._replace(balanced=balanced, open_lists=open_lists)
    maker = Maker(g)
    g.row = maker.stories(row)
    g.story_deck = maker.cards(story_deck, NOBODY, 0)
    g.won = [maker.cards((won or {}).get(seat, ""), NOBODY, EVERYONE) for seat in (A, B)]
    g.decks = [maker.deck((deck or {}).get(seat, 20), seat) for seat in (A, B)]
    extra = f" {SPARE}" if spare else ""
    g.hands = [maker.cards((hands or {}).get(seat, "") + extra, seat, 1 << seat) for seat in (A, B)]
    g.discards = [maker.cards((discard or {}).get(seat, ""), seat, EVERYONE) for seat in (A, B)]
    g.domains = [maker.domains((domains or {}).get(seat, "-|-|-"), seat) for seat in (A, B)]
    maker.play(play or {})
    g.packs = [(), ()]
    at_row = [g.code[story] for story in g.row]
    g.success = {g.row[at_row.index(code)]: both for code, both in (tokens or {}).items()}
    g.fallen = tuple(
        card for seat in (A, B) for card in g.discards[seat] if g.code[card] in fallen.split()
    )
    fallen_now = g.fallen
    g.active, g.turn, g.phase = active, turn, PHASES.get(at, at)
    gone_to = dict.fromkeys(g.at[one] for one in g.play[active] if g.at[one] != NOWHERE)
    g.story_phase = StoryPhase(STEPS.get(at, "before"), gone_to=tuple(gone_to))
    g.stirred = True
    g.rebuild()
    table = Scene(g, game)
    table.spare = spare
    begin(g, STARTS[at])
    if fallen_now:
        g.fallen = fallen_now
    return table.go_on()


class Maker:
    """Makes cards by their words."""

    def __init__(self, g: Call) -> None:
        self.g = g

    def one(self, code: str, owner: int, known: int) -> int:
        g = self.g
        g.code.append(code)
        g.known.append(known)
        g.owner.append(owner)
        g.controller.append(owner)
        g.status.append(OUT)
        g.wounds.append(0)
        g.at.append(NOWHERE)
        g.host.append(NOWHERE)
        return len(g.code) - 1

    def cards(self, words: str, owner: int, known: int) -> tuple[int, ...]:
        return tuple(self.one(code, owner, known) for code in words.split())

    def stories(self, words: str) -> tuple[int, ...]:
        named = [word.partition("~") for word in words.split()]
        return tuple(self.one(code, int(owner or NOBODY), EVERYONE) for code, _, owner in named)

    def deck(self, words: int | str, owner: int) -> tuple[int, ...]:
        plain = [PLAIN["neutral"]] * words if isinstance(words, int) else words.split()
        return tuple(self.one(code, owner, 0) for code in plain)

    def domains(self, words: str, owner: int) -> tuple[Domain, ...]:
        return tuple(self.domain(one.strip(), owner) for one in words.split("|"))

    def domain(self, words: str, owner: int) -> Domain:
        drained, resources = words.startswith("!"), []
        for word in words.removeprefix("!").replace("-", "").split():
            name, _, times = word.partition("*")
            code = PLAIN.get(name, name)
            resources += [self.one(code, owner, EVERYONE) for _ in range(int(times or 1))]
        return Domain(tuple(resources), drained)

    def play(self, given: dict[int, str]) -> None:
        g = self.g
        g.play = [(), ()]
        hosts = []
        for seat, words in given.items():
            for word in words.split():
                match = WORD.fullmatch(word)
                assert match, f"{word} is no card in play"
                owner = int(match["owner"]) if match["owner"] else seat
                card = self.one(match["code"], owner, EVERYONE)
                g.controller[card], g.status[card] = seat, READY
                g.play[seat] += (card,)
                if match["at"]:
                    g.at[card], g.status[card] = g.row[int(match["at"]) - 1], EXHAUSTED
                for more in match["more"].split(":")[1:]:
                    if more in STATES:
                        g.status[card] = STATES[more]
                    else:
                        g.wounds[card] = int(more.removeprefix("w"))
                if match["host"]:
                    hosts.append((card, match["host"]))
                bring(g, card, in_play_names(g.code[card]))
        for card, host in hosts:
            able = [one for one in (*g.play[A], *g.play[B], *g.row) if g.code[one] == host]
            g.host[card] = able[0]
            assert g.code[card] in HOSTS or g.code[card] == "F110"
        for one in g.row:
            bring(g, one, in_play_names(g.code[one]))


# -- where a scene begins --------------------------------------------------------------------------


def _from(*steps):
    """A rule that goes on with these steps and then with the rest of the turn."""

    def start(g: Call) -> None:
        for step in steps:
            step(g)

    return start


def _then(fn, *args):
    return lambda g: g.then(fn, *args)


def _commit(g: Call) -> None:
    g.then(commit_characters, g.active)
    g.then(RULES["call.turn.go_into_stories"])


def _oppose(g: Call) -> None:
    act(g)
    g.then(commit_characters, 1 - g.active)
    step_over(g)
    _resolve(g)


def _opposed(g: Call) -> None:
    act(g)
    _resolve(g)


def _resolve(g: Call) -> None:
    g.then(resolve_stories)
    step_over(g)
    g.then(release_all)


def _last(g: Call) -> None:
    act(g)
    g.then(release_all)


_END = (_then(end_phase), _then(end_turn))
STARTS = {
    "refresh": _from(_then(refresh), _then(draw), _then(resource), _then(operations),
                     _then(story), _then(end_turn)),
    "draw": _from(_then(draw), _then(resource), _then(operations), _then(story), _then(end_turn)),
    "resource": _from(_then(resource), _then(operations), _then(story), _then(end_turn)),
    "operations": _from(act, _then(end_phase), _then(story), _then(end_turn)),
    "story": _from(_then(story), _then(end_turn)),
    "commit": _from(_commit, *_END),
    "committed": _from(_oppose, *_END),
    "opposed": _from(_opposed, *_END),
    "resolve": _from(_resolve, *_END),
    "last": _from(_last, *_END),
}  # fmt: skip
