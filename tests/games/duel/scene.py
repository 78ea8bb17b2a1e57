"""A scene in one literal, played by keys.

    s = scene(A="sleeper", B="windwalker", map="extinction", power=(3, 2), units={
        A: {"kalahari": "acolyte! 2 serpent_man", "india": "tsathoggua"},
        B: {"kalahari": "3 wendigo", "sheet": ""},
    })

Seats are A and B. Units are words with an optional count before; `!` marks the one on a gate, which
makes the gate. Places off the map are "captive", "sheet" and "lent"; who is not mentioned lies in
the pool. The scene begins with the turn of A in the Action phase, decay 0, nothing done yet.
"""

from __future__ import annotations

from collections import Counter

from fhtagn.games import load
from fhtagn.games.duel.doom import doom_phase, doom_turn
from fhtagn.games.duel.first_player import determine_first_player
from fhtagn.games.duel.gather import gather_power
from fhtagn.games.duel.queries import name_of_area
from fhtagn.games.duel.state import CAPTIVE, FREE, LENT, NO_GATE, NOBODY, POOL, SHEET
from fhtagn.games.duel.turn import end_if_over, next_round, next_turn
from fhtagn.kernel.agenda import begin
from fhtagn.kernel.state import EVERYONE
from tests.games.playing import Playing

A, B = range(2)
GAME = load("duel")
NAMES = "AB"
PLACES = {"captive": CAPTIVE, "sheet": SHEET, "lent": LENT}
KILL, PAIN, MISS = 5, 3, 0  # results of a die as chance counts them


class Scene(Playing):
    """A table in the middle of a game, with the words tests need."""

    PATIENT = ("act", "doom")

    def __init__(self, g, game=GAME) -> None:
        super().__init__(g, game)

    # -- playing ----------------------------------------------------------------------------------

    def rolls(self, *faces: int) -> Scene:
        """The next dice, by their faces: the attacker's first, then the defender's."""
        self.g.loaded = tuple(face - 1 for face in faces)
        return self

    # -- looking ----------------------------------------------------------------------------------

    def is_turn_of(self, seat: int) -> None:
        """The flow has ended: the seat is to act, and nothing is in progress."""
        self.asks_for(seat, "act")
        assert (self.g.stack, self.g.battles, self.g.owed) == ((), (), ())

    def units(self, seat: int, place: str) -> dict[str, int]:
        """The seat's units in an area or place ("pool", "captive", "sheet", "lent") by kind."""
        where = ({"pool": POOL} | PLACES).get(place)
        if where is None:
            where = self.g.board.index[place]
        return dict(Counter(self.g.code[u] for u in self.g.units[seat] if self.g.where[u] == where))

    def gate(self, area: str) -> str:
        """ "" without a gate, "free", or the seat and kind of unit on it: "A acolyte"."""
        on = self.g.gates[self.g.board.index[area]]
        if on < 0:
            return {NO_GATE: "", FREE: "free"}[on]
        return f"{NAMES[self.g.owner[on]]} {self.g.code[on]}"

    def gates(self) -> dict[str, str]:
        names = [name_of_area(self.g, area) for area in range(len(self.g.gates))]
        return {name: self.gate(name) for name in names if self.gate(name)}

    def towers(self) -> set[str]:
        return {name_of_area(self.g, area) for area in self.g.towers}

    def power(self, seat: int) -> int:
        return self.g.power[seat]

    def doom(self, seat: int) -> int:
        return self.g.doom[seat]

    def signs(self, seat: int) -> int:
        return len(self.g.signs[seat])

    def books(self, seat: int) -> dict[int, str]:
        """Spellbooks opened, by slot."""
        return {slot + 1: book for slot, book in enumerate(self.g.books[seat]) if book}

    def dice(self) -> tuple[int, int]:
        """The dice rolled in the last battle, by seat."""
        rolled = {
            event["seat"]: event["dice"] for event in self.told(A) if event["kind"] == "rolled"
        }
        return rolled[A], rolled[B]


def scene(
    A="sleeper",  # noqa: N803  the seats' names
    B="windwalker",  # noqa: N803
    *,
    map="extinction",  # noqa: A002
    units=None,
    gates="",
    towers="",
    power=(8, 8),
    doom=(0, 0),
    books=None,
    awakened=None,
    signs=((), ()),
    start=None,
    decay=0,
    ritual=0,
    round=2,  # noqa: A002
    first=0,
    turn=0,
    tokens=None,
    hibernating=(),
    track="plain",
    doom_for_captures=True,
    at="turn",
    game=GAME,
) -> Scene:
    """A table at the beginning of a turn (`at="turn"`), of the Doom turn of `turn` ("doom turn"),
    of the whole Doom phase ("doom"), of Gather Power ("gather") or of a round ("round").

    `gates` are free ones: "india arkham". `books` by seat: "howl herald" on the first slots, or
    {slot: book}. `signs` are the values each seat holds.
    """
    g = game.blank()
    g.seats, g.map, g.track = 2, map, track
    g.doom_for_captures = doom_for_captures
    g.code = [str(value) for value in g.content.signs]
    g.known = [0] * len(g.code)
    g.owner, g.where = [NOBODY] * len(g.code), [NOBODY] * len(g.code)
    g.bag = tuple(range(len(g.code)))
    board = g.content.boards[map]
    g.gates = [NO_GATE] * len(board.areas)
    g.factions, g.ages, g.begins = [A, B], (0, 0), "lot"
    for seat, faction in enumerate(g.factions):
        _add_units(g, seat, faction)
    g.start = [
        board.index[start[seat]] if start else board.glyphs[g.factions[seat]][0] for seat in (0, 1)
    ]
    for area in gates.split():
        g.gates[board.index[area]] = FREE
    for seat, places in (units or {}).items():
        for place, words in places.items():
            _put(g, board, seat, place, words)
    g.towers = tuple(sorted(board.index[area] for area in towers.split()))
    g.tokens = {name: board.index[area] for name, area in (tokens or {}).items()}
    g.power, g.doom, g.decay, g.ritual = list(power), list(doom), decay, ritual
    g.round, g.first, g.phase = round, first, "doom" if at == "doom turn" else "action"
    g.hibernating = sum(1 << seat for seat in hibernating)
    for seat, opened in (books or {}).items():
        pairs = opened.items() if isinstance(opened, dict) else enumerate(opened.split(), 1)
        slots = dict(pairs)
        g.books[seat] = tuple(slots.get(slot, "") for slot in range(1, 7))
    for seat, names in (awakened or {}).items():
        g.awakened[seat] = tuple(names.split())
    for seat, values in enumerate(signs):
        for value in values:
            _give_sign(g, seat, value)
    g.rebuild()
    _run(g, at, turn)
    return Scene(g, game)


def _add_units(g, seat, faction):
    kinds = [unit.id for unit, count in g.content.factions[faction].units for _ in range(count)]
    g.units[seat] = tuple(range(len(g.code), len(g.code) + len(kinds)))
    g.code += kinds
    g.known += [EVERYONE] * len(kinds)
    g.owner += [seat] * len(kinds)
    g.where += [POOL] * len(kinds)
    g.books[seat] = ("",) * 6


def _put(g, board, seat, place, words):
    count = 1
    for word in words.split():
        if word.isdigit():
            count = int(word)
            continue
        kind = word.removesuffix("!")
        pool = [unit for unit in g.units[seat] if g.code[unit] == kind and g.where[unit] == POOL]
        assert len(pool) >= count, f"seat {seat} has no {count} {kind} left"
        for unit in pool[:count]:
            g.where[unit] = PLACES[place] if place in PLACES else board.index[place]
        if word.endswith("!"):
            g.gates[board.index[place]] = pool[0]
        count = 1


def _give_sign(g, seat, value):
    sign = next(sign for sign in g.bag if g.code[sign] == str(value))
    g.bag = tuple(one for one in g.bag if one != sign)
    g.signs[seat] += (sign,)
    g.known[sign] = 1 << seat


def _run(g, at, turn):
    starts = {
        "turn": lambda g: g.then(next_turn, turn),
        "doom turn": lambda g: g.then(doom_turn, turn),
        "doom": lambda g: g.then(doom_phase),
        "gather": lambda g: g.then(gather_power),
        "round": lambda g: g.then(next_round),
    }

    def first(g):
        starts[at](g)
        if at == "turn":
            g.then(gather_power)
        if at in ("turn", "gather"):
            g.then(end_if_over)
            g.then(determine_first_player)
            g.then(end_if_over)
            g.then(doom_phase)
        if at != "round":
            g.then(end_if_over)
            g.then(next_round)

    begin(g, first)
