"""The odds of a battle: exact by enumeration, and as often as battles are really played so."""

from collections import Counter
from math import isclose, sqrt
from typing import NamedTuple

import pytest

from fhtagn.games.duel.odds import odds, rolls
from fhtagn.games.duel.odds_policy import Policy
from fhtagn.games.duel.queries import GREAT_OLD_ONE, opponent, units_in
from fhtagn.kernel.agenda import apply, decision
from fhtagn.kernel.chance import seeded
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import offered
from fhtagn.kernel.state import same
from tests.effort import effort
from tests.games.duel.scene import GAME, A, B, scene

HERE = "kalahari"
AROUND = ("tethys_ocean", "antarctica", "amazonia", "india")
BATTLES = 10_000  # of all set-ups together, twenty times as many in a soak
SIGMAS = 5


def there(s, attacker=A, uses=None):
    return odds(s.g, attacker, s.g.board.index[HERE], uses)


# -- against played battles ------------------------------------------------------------------------


class Case(NamedTuple):
    """A battle and what is used in it; which seat takes Kills as Pains, and Pains added."""

    setting: dict
    uses: dict = {}
    attacker: int = A
    spared: int = -1
    added: int = 0


def around(words, *areas):
    return dict.fromkeys(areas or AROUND, words)


CASES = {
    "CW ex-70": Case(
        {"A": "windwalker", "B": "sleeper", "power": (3, 3),
         "units": {A: {HERE: "rhan_tegoth"}, B: {HERE: "2 serpent_man"}}},
        {"defy": 1},
    ),
    "CW ex-71": Case(
        {"A": "sleeper", "B": "windwalker", "power": (3, 2),
         "books": {B: "howl cannibalism berserkergang"},
         "units": {A: {HERE: "formless_spawn 2 acolyte tsathoggua", "siberia": "formless_spawn"},
                   B: {HERE: "wendigo gnoph_keh acolyte"}}},
        {"howl": 1, "cannibalism:wendigo": 1},
    ),
    "regenerate": Case(
        {"A": "sleeper", "B": "great_cthulhu", "books": {B: "regenerate"},
         "units": {A: {HERE: "4 formless_spawn acolyte"},
                   B: {HERE: "cthulhu 2 starspawn shoggoth acolyte!"}}},
    ),
    "absorb and devour": Case(
        {"A": "great_cthulhu", "B": "windwalker", "books": {A: "absorb"},
         "units": {A: {HERE: "cthulhu 2 shoggoth acolyte deep_one"},
                   B: {HERE: "4 acolyte wendigo"}}},
        {"absorb": 2, "devour": 1},
    ),
    "demand sacrifice, pains": Case(
        {"A": "great_cthulhu", "B": "sleeper", "books": {B: "demand_sacrifice"},
         "units": {A: {HERE: "2 starspawn 2 deep_one acolyte"},
                   B: {HERE: "3 serpent_man 2 acolyte", "siberia": "tsathoggua"}}},
        {"demand_sacrifice": 1, "spare": 1},
        spared=B,
    ),
    "demand sacrifice, a sign": Case(
        {"A": "black_goat", "B": "sleeper", "books": {B: "demand_sacrifice"}, "power": (6, 0),
         "units": {A: {HERE: "3 dark_young 2 fungi ghoul"},
                   B: {HERE: "tsathoggua 2 formless_spawn"}}},
        {"demand_sacrifice": 1, "grant_sign": 1},
    ),
    "berserkergang": Case(
        {"A": "black_goat", "B": "windwalker", "turn": 1, "books": {B: "berserkergang"},
         "units": {A: {HERE: "shub_niggurath 3 dark_young 2 acolyte ghoul", "india": "acolyte!"},
                   B: {HERE: "3 gnoph_keh wendigo acolyte"}}},
        attacker=B,
    ),
    "necrophagy": Case(
        {"A": "black_goat", "B": "sleeper", "books": {A: "necrophagy frenzy red_sign"},
         "units": {A: {HERE: "shub_niggurath dark_young 3 acolyte", "india": "ghoul",
                       "siberia": "ghoul"} | around("fungi", "antarctica", "amazonia"),
                   B: {HERE: "2 serpent_man 2 acolyte wizard", "tethys_ocean": "acolyte"}}},
        {"feast": 2},
        added=2,
    ),
    "no retreat": Case(
        {"A": "windwalker", "B": "great_cthulhu",
         "units": {A: {HERE: "2 gnoph_keh ithaqua 2 wendigo"} | around("acolyte"),
                   B: {HERE: "2 starspawn shoggoth acolyte"} | around("deep_one")},
         "doom": (0, 9)},
    ),
    "one way out": Case(
        {"A": "windwalker", "B": "great_cthulhu",
         "units": {A: {HERE: "2 gnoph_keh wendigo"} | around("acolyte", *AROUND[1:]),
                   B: {HERE: "2 starspawn acolyte"} | around("deep_one", *AROUND[1:])}},
    ),
    "howled away": Case(
        {"A": "sleeper", "B": "windwalker", "books": {B: "howl"},
         "units": {A: {HERE: "serpent_man"}, B: {HERE: "wendigo"}}},
        {"howl": 1},
    ),
}  # fmt: skip


class Tally:
    """What came of the battles played, and how far it may be from what was to be expected."""

    def __init__(self, case, s):
        self.case, self.g, self.area = case, s.g, s.g.board.index[HERE]
        self.units = [len(units_in(s.g, seat, self.area)) for seat in (A, B)]
        self.battles = 0
        self.seen = Counter()  # how often something was so

    def play(self, seed):
        g = self.g.clone()
        g.rng, g.events = seeded(seed), []
        attacker, policy = self.case.attacker, Policy(self.case.uses)
        apply(g, attacker, offered(GAME, g, attacker)[f"battle@{HERE}"])
        while g.battles:
            asked = decision(g)
            apply(g, asked.seat, policy.answer(g, asked))
        self.battles += 1
        self.note(g)

    def note(self, g):
        lost, placed = (
            Counter(one.values[:2] for one in g.events if one.kind in kinds)
            for kinds in (("killed", "eliminated"), ("placed",))
        )
        stays = [bool(units_in(g, seat, self.area)) for seat in (A, B)]
        for seat in (A, B):
            gone = sum(count for (owner, _), count in lost.items() if owner == seat)
            kinds = [kind for owner, kind in lost if owner == seat]
            self.seen["doom", seat, g.doom[seat] - self.g.doom[seat]] += 1
            self.seen["wiped", seat] += gone == self.units[seat]
            self.seen["stays", seat] += stays[seat]
            self.seen["holds", seat] += stays[seat] and not stays[opponent(seat)]
            ranks = [g.content.units[kind].rank for kind in kinds]
            self.seen["great", seat] += GREAT_OLD_ONE in ranks
        for name, counts in (("lost", lost), ("placed", placed)):
            for (seat, kind), count in counts.items():
                self.seen[name, seat, kind, count] += 1
        self.note_dice(g)

    def note_dice(self, g):
        for roller, count, kills, pains in [one.values for one in g.events if one.kind == "rolled"]:
            seat = opponent(roller)
            taken = (0, kills + pains) if seat == self.case.spared else (kills, pains)
            self.seen["results", seat, taken[0], taken[1] + self.case.added] += 1
            self.seen["dice", roller, count] += 1

    def chance(self, expected, *about):
        """The frequency is within the bound of the probability."""
        found = self.seen.pop(about, 0) / self.battles
        bound = SIGMAS * sqrt(max(expected * (1 - expected), 0) / self.battles) + 1 / self.battles
        assert abs(found - expected) <= bound, (about, found, expected)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_odds_are_those_of_played_battles(case, did):
    s = scene(**case.setting)
    said, tally = there(s, case.attacker, case.uses), Tally(case, s)
    for seed in range(effort(BATTLES / len(CASES), least=100)):
        tally.play(seed)
    did["battles_played"] = tally.battles
    for seat, side in enumerate(said.sides):
        for name in ("wiped", "stays", "holds", "great"):
            tally.chance(getattr(side, name), name, seat)
        for doom, chance in side.doom.items():
            tally.chance(chance, "doom", seat, doom)
        for name, counts in (("lost", side.losses), ("placed", side.placed)):
            for kind, numbers in counts.items():
                for count, chance in numbers.items():
                    if count:
                        tally.chance(chance, name, seat, kind, count)
        if side.dice:
            assert tally.seen.pop(("dice", seat, side.dice)) == tally.battles
            for results, chance in side.results.items():
                tally.chance(chance, "results", seat, *results)
    assert not +tally.seen, "the odds say nothing of what has happened"
