"""The odds of a battle: exact by enumeration, and as often as battles are really played so."""

from collections import Counter
from math import sqrt
from typing import NamedTuple

import pytest

from fhtagn.games.duel.odds import mean, odds, rolls
from fhtagn.games.duel.odds_policy import Policy
from fhtagn.games.duel.queries import GREAT_OLD_ONE, opponent, units_in
from fhtagn.kernel.agenda import apply, decision
from fhtagn.kernel.chance import seeded
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.present import offered
from fhtagn.kernel.state import same
from tests.effort import effort
from tests.games.duel.scene import GAME, A, B, scene

HERE = "kalahari"
AROUND = ("tethys_ocean", "antarctica", "amazonia", "india")
BATTLES = 10_000  # of all set-ups together, twenty times as many in a soak
APART = 1_000_000  # between the seeds of two set-ups
SIGMAS = 5


def there(s, attacker=A, uses=None):
    return odds(s.g, attacker, s.g.board.index[HERE], uses)


# -- against played battles ------------------------------------------------------------------------


class Case(NamedTuple):
    """A battle and what is used in it; which seat takes Kills as Pains, and Pains added."""

    setting: dict
    uses: dict | None = None
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


def of_kinds(g, *kinds):
    """The events of these kinds, in their order."""
    return [one.told for one in g.events if one.told["kind"] in kinds]


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
        attacker, policy = self.case.attacker, Policy(self.case.uses or {})
        apply(g, attacker, offered(GAME, g, attacker)[f"battle@{HERE}"])
        while g.battles:
            asked = decision(g)
            apply(g, asked.seat, policy.answer(g, asked))
        self.battles += 1
        self.note(g)

    def note(self, g):
        lost, placed = (
            Counter((one["seat"], one["unit"]) for one in of_kinds(g, *kinds))
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
        for one in of_kinds(g, "rolled"):
            seat, kills, pains = opponent(one["seat"]), one["kills"], one["pains"]
            taken = (0, kills + pains) if seat == self.case.spared else (kills, pains)
            self.seen["results", seat, taken[0], taken[1] + self.case.added] += 1
            self.seen["dice", one["seat"], one["dice"]] += 1

    def chance(self, expected, *about):
        """The frequency is as near to the probability as five sigmas allow.

        What is rare may stray further than its sigma says: the second term is that of Bernstein's
        inequality, by which a right probability is refused once in 100,000 times at most.
        """
        found = self.seen.pop(about, 0) / self.battles
        sigma = sqrt(max(expected * (1 - expected), 0) / self.battles)
        bound = SIGMAS * sigma + SIGMAS**2 / 3 / self.battles
        assert abs(found - expected) <= bound, (about, found, expected)


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_the_odds_are_those_of_played_battles(name, did):
    case, first = CASES[name], APART * list(CASES).index(name)
    s = scene(**case.setting)
    said, tally = there(s, case.attacker, case.uses), Tally(case, s)
    for seed in range(effort(BATTLES / len(CASES), least=100)):
        tally.play(first + seed)
    did["battles_played"] = tally.battles
    for seat, side in enumerate(said.sides):
        for what in ("wiped", "stays", "holds", "great"):
            tally.chance(getattr(side, what), what, seat)
        for doom, chance in side.doom.items():
            tally.chance(chance, "doom", seat, doom)
        for what, counts in (("lost", side.losses), ("placed", side.placed)):
            for kind, numbers in counts.items():
                for count, chance in numbers.items():
                    if count:
                        tally.chance(chance, what, seat, kind, count)
        if side.dice:
            assert tally.seen.pop(("dice", seat, side.dice)) == tally.battles
            for results, chance in side.results.items():
                tally.chance(chance, "results", seat, *results)
    assert not +tally.seen, "the odds say nothing of what has happened"


# -- exact values ----------------------------------------------------------------------------------


def approximately(numbers):
    return pytest.approx(numbers, abs=1e-12)


@pytest.mark.parametrize("count", [0, 1, 7, 30])
def test_all_rolls_together_are_certain(count):
    found = list(rolls(count))
    assert len(found) == (count + 1) * (count + 2) // 2
    assert sum(chance for _, chance in found) == approximately(1)
    for face, chance in ((6, 1 / 6), (4, 1 / 3)):
        dice = sum(faces.count(face) * weight for faces, weight in found)
        assert dice == approximately(count * chance)


@pytest.mark.rule("CW 19.3.4", "CW 19.3.5")
def test_kills_and_pains_are_told_together():
    """Two dice: one of 36 throws is two sixes, four are a six with a four or five."""
    s = scene("great_cthulhu", "sleeper", units={A: {HERE: "2 deep_one"}, B: {HERE: "acolyte"}})
    attacker, defender = there(s).sides
    assert (attacker.dice, defender.dice) == (2, 0)
    assert attacker.results == {(0, 0): 1}
    assert defender.results == approximately(
        {(0, 0): 9 / 36, (0, 1): 12 / 36, (0, 2): 4 / 36, (1, 0): 6 / 36, (1, 1): 4 / 36,
         (2, 0): 1 / 36}
    )  # fmt: skip
    assert defender.losses == {"acolyte": approximately({0: 25 / 36, 1: 11 / 36})}
    assert attacker.doom == approximately({0: 25 / 36, 1: 11 / 36})
    assert defender.wiped == approximately(11 / 36)
    assert defender.stays == approximately(9 / 36)  # neither Kill nor Pain
    assert (attacker.stays, attacker.holds) == (1, approximately(27 / 36))


def test_what_is_asked_changes_nothing():
    s = scene(**CASES["CW ex-71"].setting)
    before = s.g.clone()
    first = there(s, A, CASES["CW ex-71"].uses)
    assert same(before, s.g)
    assert there(s, A, CASES["CW ex-71"].uses) == first


@pytest.mark.rule("CW 32.2.8", "CW 33.2.7")
def test_the_battle_is_paid_for_before_dice_are_counted():
    s = scene("windwalker", "sleeper", power=(6, 0), doom=(0, 9),
              units={A: {HERE: "ithaqua"}, B: {HERE: "tsathoggua"}})  # fmt: skip
    attacker, defender = there(s).sides
    assert (attacker.dice, defender.dice) == (5, 5)


@pytest.mark.rule("CW 18.3.1", "CW 18.3.3")
def test_eternal_and_regenerate_give_half():
    s = scene("great_cthulhu", "windwalker",
              units={A: {HERE: "deep_one"}, B: {HERE: "rhan_tegoth"}})  # fmt: skip
    paid, unpaid = there(s, A, {"defy": 1}), there(s)
    assert paid.sides[A].doom == approximately({0: 5 / 6, 3: 1 / 6})
    assert unpaid.sides[A].doom == approximately({0: 5 / 6, 6: 1 / 6})
    assert (paid.sides[B].great, unpaid.sides[B].great) == (0, approximately(1 / 6))
    s = scene("windwalker", "great_cthulhu", books={B: "regenerate"},
              units={A: {HERE: "wendigo"}, B: {HERE: "starspawn"}})  # fmt: skip
    assert there(s).sides[A].doom == approximately({0: 5 / 6, 2: 1 / 6})
    assert there(s).sides[B].losses == {}


def test_without_power_eternal_cannot_be_paid():
    s = scene("great_cthulhu", "windwalker", power=(1, 0),
              units={A: {HERE: "deep_one"}, B: {HERE: "rhan_tegoth"}})  # fmt: skip
    assert there(s, A, {"defy": 1}).sides == there(s).sides


@pytest.mark.rule("CW 19.5.8", "CW 19.5.9")
def test_without_a_retreat_one_falls():
    units = {A: {HERE: "deep_one"} | around("acolyte"), B: {HERE: "2 acolyte"}}
    s = scene("great_cthulhu", "sleeper", units=units)
    defender = there(s).sides[B]
    assert defender.losses == {"acolyte": approximately({0: 1 / 2, 1: 1 / 2})}
    assert defender.stays == 1


@pytest.mark.rule("CW 19.5.6")
def test_who_retreats_first_bars_the_way():
    """With one free area: the defender falls with a Pain only if the attacker has gone there."""
    units = {
        A: {HERE: "wendigo"} | around("acolyte", *AROUND[1:]),
        B: {HERE: "deep_one"} | around("acolyte", *AROUND[1:]),
    }
    attacker, defender = there(scene("windwalker", "great_cthulhu", units=units)).sides
    assert attacker.losses == {"wendigo": approximately({0: 5 / 6, 1: 1 / 6})}
    barred = 1 / 3 * 1 / 3
    assert defender.losses["deep_one"][1] == approximately(1 / 6 + barred)


@pytest.mark.rule("CW 33.5.7", "CW 33.5.8")
def test_berserkergang_takes_one_for_one():
    s = scene("great_cthulhu", "windwalker", books={B: "berserkergang"},
              units={A: {HERE: "deep_one acolyte"}, B: {HERE: "gnoph_keh"}})  # fmt: skip
    with_it = there(s).sides[A].losses["acolyte"]
    s = scene("great_cthulhu", "windwalker",
              units={A: {HERE: "deep_one acolyte"}, B: {HERE: "gnoph_keh"}})  # fmt: skip
    without = there(s).sides[A].losses["acolyte"]
    assert mean(without) == approximately(1 - (5 / 6) ** 3)
    assert mean(with_it) == approximately(mean(without) + 1 / 6 * (1 - mean(without)))


@pytest.mark.rule("CW 19.2.10")
def test_a_battle_that_is_called_off():
    attacker, defender = there(scene(**CASES["howled away"].setting), A, {"howl": 1}).sides
    assert (attacker.dice, defender.dice) == (0, 0)
    assert (attacker.wiped, attacker.stays, defender.holds) == (0, 0, 1)


# -- the policy ------------------------------------------------------------------------------------


def losses(words, kills, **more):
    """What great Cthulhu's units of these words lose if the dice are just so many sixes."""
    s = scene("great_cthulhu", "sleeper", units={A: {HERE: words}, B: {HERE: "4 formless_spawn"}},
              **more)  # fmt: skip
    mine = sum(s.g.content.units[code].combat for code in expanded(words))
    s.rolls(*[1] * mine, *[6] * kills, *[1] * (16 - kills)).do(f"A battle@{HERE}", auto=False)
    policy = Policy({})
    while s.g.battles:
        asked = decision(s.g)
        apply(s.g, asked.seat, policy.answer(s.g, asked))
    return " ".join(one["unit"] for one in of_kinds(s.g, "killed", "eliminated"))


def expanded(words):
    """ "2 acolyte" as two words."""
    count, found = 1, []
    for word in words.split():
        if word.isdigit():
            count = int(word)
        else:
            found += [word.removesuffix("!")] * count
            count = 1
    return found


def test_the_cheapest_are_lost_and_keepers_last_among_equals():
    army = "acolyte! deep_one shoggoth cthulhu acolyte"
    assert losses(army, 1) == "acolyte"
    assert losses(army, 2) == "acolyte acolyte"
    assert losses(army, 3) == "acolyte acolyte deep_one"
    assert losses(army, 4) == "acolyte acolyte deep_one shoggoth"
    assert losses(army, 9) == "acolyte acolyte deep_one shoggoth cthulhu"


def test_who_survives_a_kill_takes_it_first():
    army, books = "acolyte 2 starspawn cthulhu", {A: "regenerate"}
    assert losses(army, 2, books=books) == ""
    assert losses(army, 3, books=books) == "acolyte"
    assert losses(army, 4, books=books) == "acolyte starspawn"
    assert losses(army, 9, books=books) == "acolyte starspawn starspawn cthulhu"


# -- refusals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("units", "power", "name"),
    [
        ({A: {HERE: "cthulhu"}, B: {"india": "acolyte"}}, (8, 8), "odds-nobody"),
        ({A: {"india": "cthulhu"}, B: {HERE: "acolyte"}}, (8, 8), "odds-nobody"),
        ({A: {HERE: "2 acolyte"}, B: {HERE: "serpent_man"}}, (8, 8), "odds-no-combat"),
        ({A: {HERE: "cthulhu"}, B: {HERE: "acolyte"}}, (0, 8), "odds-no-power"),
    ],
)
def test_what_can_be_no_battle_is_refused(units, power, name):
    s = scene("great_cthulhu", "sleeper", units=units, power=(8, 8))
    s.g.power = list(power)
    with pytest.raises(Complaint) as refused:
        there(s)
    assert refused.value.name == name
