"""Who knows what, shuffles that forget, and worlds that cannot be told apart."""

from collections import Counter

import pytest

from fhtagn.kernel.chance import seeded
from fhtagn.kernel.fields import derived
from fhtagn.kernel.knowledge import (
    forget,
    glimpse,
    knows,
    learn,
    mix,
    redealt,
    uncover,
    unknown_to,
)
from fhtagn.kernel.state import EVERYONE, SPECTATOR, State, same


def table(codes="abcdef", seats=3):
    g = State()
    g.seats, g.rng = seats, seeded(1)
    g.code, g.known = list(codes), [0] * len(codes)
    return g


def seen_by(g, thing):
    return [seat for seat in (*range(g.seats), SPECTATOR) if knows(g, seat, thing)]


def test_nobody_knows_until_somebody_learns():
    g = table()
    assert seen_by(g, 0) == []
    learn(g, 1, [0, 2])
    assert (seen_by(g, 0), seen_by(g, 1), seen_by(g, 2)) == ([1], [], [1])
    learn(g, 0, [0])
    assert seen_by(g, 0) == [0, 1]


def test_what_is_uncovered_all_know_and_spectators_too():
    g = table()
    learn(g, 1, [0])
    uncover(g, [0])
    assert seen_by(g, 0) == [0, 1, 2, SPECTATOR]
    assert g.known[0] == EVERYONE
    learn(g, 2, [0])
    assert g.known[0] == EVERYONE


def test_a_glimpse_teaches_nobody_what_a_thing_is():
    """Yet whoever watches is told of it: the worlds may be told apart from then on."""
    g, noted = table(), []

    class Noting(list):
        def __setitem__(self, thing, bits):
            noted.append((thing, bits))
            super().__setitem__(thing, bits)

    learn(g, 1, [0])
    g.known = Noting(g.known)
    glimpse(g, [0, 3])
    assert (seen_by(g, 0), seen_by(g, 3)) == ([1], [])
    assert {thing for thing, bits in noted if bits == EVERYONE} == {0, 3}


def test_what_every_seat_has_learned_a_spectator_has_not():
    g = table()
    for seat in range(3):
        learn(g, seat, [0])
    assert seen_by(g, 0) == [0, 1, 2]


def test_one_seat_forgets_and_the_others_do_not():
    g = table()
    uncover(g, [0])
    learn(g, 2, [1])
    forget(g, 2, [0, 1, 3])
    assert (seen_by(g, 0), seen_by(g, 1), seen_by(g, 3)) == ([0, 1], [], [])


def test_unknown_things_keep_their_order():
    g = table()
    learn(g, 0, [3])
    assert unknown_to(g, 0, [5, 3, 1]) == [5, 1]


# -- shuffles --------------------------------------------------------------------------------------


def test_a_mix_keeps_what_there_is_and_forgets_who_knew():
    g = table()
    uncover(g, range(6))
    mix(g, [1, 3, 5])
    assert sorted(g.code[thing] for thing in (1, 3, 5)) == ["b", "d", "f"]
    assert [g.code[thing] for thing in (0, 2, 4)] == ["a", "c", "e"]
    assert g.known == [EVERYONE, 0, EVERYONE, 0, EVERYONE, 0]


def test_a_mix_gives_every_order():
    orders = Counter()
    g = table("abc")
    for _ in range(600):
        mix(g, [0, 1, 2])
        orders["".join(g.code)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 60


def test_what_a_thing_is_takes_its_attributes_along():
    g = table("abc")
    worth, names = [1, 2, 3], ["A", "B", "C"]
    for _ in range(10):
        mix(g, [0, 1, 2], worth, names)
        assert [(code, code.upper(), "_abc".index(code)) for code in g.code] == list(
            zip(g.code, names, worth, strict=True)
        )


# -- redeals ---------------------------------------------------------------------------------------


def test_a_redeal_moves_only_what_the_seat_does_not_know():
    g = table("abcdef")
    learn(g, 0, [1])
    learn(g, 1, [2])
    for seed in range(30):
        new = redealt(g, 0, seed, [range(4), [4, 5]])
        assert new.code[1] == "b"
        assert sorted(new.code[:4]) == ["a", "b", "c", "d"]
        assert sorted(new.code[4:]) == ["e", "f"]
        assert new.known == g.known
    assert g.code == list("abcdef")


def test_a_redeal_comes_from_the_seed_and_what_is_known_alone():
    g = table("abcdef")
    learn(g, 0, [1])
    first = redealt(g, 0, 7, [range(6)])
    assert same(redealt(first, 0, 8, [range(6)]), redealt(g, 0, 8, [range(6)]))
    assert same(redealt(g, 0, 7, [range(6)]), first)
    assert not same(redealt(g, 0, 8, [range(6)]), first)


def test_a_redealt_world_has_a_chance_of_its_own():
    g = table()
    g.rng, g.secret, g.loaded = 12, 5, (1, 2)
    new = redealt(g, 0, 3, [range(6)])
    assert (new.secret, new.loaded) == (0, ())
    g.rng, g.loaded = 13, ()
    assert redealt(g, 0, 3, [range(6)]).rng == new.rng, "the real chance shows through"
    assert redealt(g, 0, 4, [range(6)]).rng != new.rng


def test_each_unknown_place_takes_every_value():
    g = table("abcd")
    met = [
        {redealt(g, 0, seed, [range(4)]).code[place] for seed in range(60)} for place in range(4)
    ]
    assert met == [{"a", "b", "c", "d"}] * 4


def test_impossible_deals_are_dealt_anew():
    g = table("abcd")
    worlds = [
        redealt(g, 0, seed, [range(4)], possible=lambda new: new.code[0] != "a")
        for seed in range(60)
    ]
    assert {world.code[0] for world in worlds} == {"b", "c", "d"}
    assert len({"".join(world.code) for world in worlds}) > 12


def test_if_nothing_is_possible_it_says_so():
    with pytest.raises(LookupError, match="seat 1"):
        redealt(table(), 1, 1, [range(6)], possible=lambda _: False)


def test_a_redeal_is_a_table_of_its_own():
    g = table()
    g.events = []
    new = redealt(g, 0, 1, [range(6)])
    assert new.events is None
    new.known[0] = EVERYONE
    new.later.append((test_a_redeal_is_a_table_of_its_own, ()))
    assert (g.known[0], g.later) == (0, [])


class Rebuilt(State):
    """Keeps what its first thing is."""

    content: str = derived("")

    def rebuild(self):
        self.content = self.code[0]


def test_derived_fields_are_made_anew():
    g = Rebuilt()
    g.seats, g.code, g.known, g.content = 2, ["a", "b"], [0, 0], "stale"
    assert {redealt(g, 0, seed, [[0, 1]]).content for seed in range(20)} == {"a", "b"}
