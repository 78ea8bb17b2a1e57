"""Chance: one stream, told apart by integers in the state; even, repeatable, committed to."""

import hashlib
from collections import Counter

import pytest

from fhtagn.kernel.chance import (
    below,
    commitment,
    die,
    pick,
    secret_of,
    secret_word,
    seeded,
    shuffled,
)
from fhtagn.kernel.state import State


def table(seed=1, secret=0, loaded=()):
    g = State()
    g.rng, g.secret, g.loaded = (0 if secret else seeded(seed)), secret, loaded
    return g


def chi_square(counts, values, total):
    expected = total / values
    return sum((counts[value] - expected) ** 2 / expected for value in range(values))


@pytest.mark.parametrize("secret", [0, 12345])
@pytest.mark.parametrize("n", [2, 6, 7, 52])
def test_each_value_falls_as_often(secret, n):
    g, rolls = table(3, secret), 200 * n
    counts = Counter(below(g, n) for _ in range(rolls))
    assert set(counts) <= set(range(n))
    assert chi_square(counts, n, rolls) < n - 1 + 5 * (2 * (n - 1)) ** 0.5


@pytest.mark.parametrize("secret", [0, 12345])
def test_neighbours_in_the_stream_are_unrelated(secret):
    g = table(3, secret)
    pairs = Counter((below(g, 4), below(g, 4)) for _ in range(3200))
    counts = Counter({first * 4 + second: count for (first, second), count in pairs.items()})
    assert chi_square(counts, 16, 3200) < 15 + 5 * 30**0.5


def test_neighbouring_seeds_are_unrelated():
    counts = Counter(below(table(seed), 10) for seed in range(2000))
    assert chi_square(counts, 10, 2000) < 9 + 5 * 18**0.5
    assert len({seeded(seed) for seed in range(10_000)}) == 10_000
    assert 0 <= seeded(-1) < 2**64
    assert 0 <= seeded(10**40) < 2**64


@pytest.mark.parametrize("secret", [0, 99])
def test_the_same_integers_give_the_same_stream(secret):
    one, other = table(5, secret), table(5, secret)
    assert [below(one, 100) for _ in range(50)] == [below(other, 100) for _ in range(50)]


def test_a_clone_goes_on_where_it_was_made_and_disturbs_nobody():
    g = table(5)
    below(g, 6)
    clone = g.clone()
    ahead = [below(clone, 100) for _ in range(20)]
    assert [below(g, 100) for _ in range(20)] == ahead


def test_the_quick_stream_is_pinned():
    """Recorded matches depend on these very numbers."""
    g = table(1)
    assert [below(g, 1000) for _ in range(5)] == [845, 435, 573, 939, 59]
    g = table(secret=1)
    assert [below(g, 1000) for _ in range(5)] == [160, 393, 603, 914, 869]


# -- loaded ----------------------------------------------------------------------------------------


def test_loaded_results_come_first_and_in_order():
    g = table(1, loaded=(3, 0))
    fresh = table(1)
    assert (die(g), below(g, 2)) == (4, 0)
    assert g.loaded == ()
    assert below(g, 1000) == below(fresh, 1000), "loading does not use up the stream"


@pytest.mark.parametrize("value", [6, -1])
def test_a_loaded_result_that_cannot_fall_is_an_error(value):
    with pytest.raises(ValueError, match=f"loaded {value}"):
        below(table(loaded=(value,)), 6)


# -- dice, picks, shuffles -------------------------------------------------------------------------


def test_a_die_shows_one_to_its_sides():
    g = table(2)
    assert {die(g) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {die(g, 3) for _ in range(200)} == {1, 2, 3}


def test_a_pick_takes_any():
    g = table(2)
    assert {pick(g, "abc") for _ in range(100)} == {"a", "b", "c"}


def test_a_shuffle_gives_every_order_as_often():
    g, orders = table(4), Counter()
    for _ in range(2400):
        orders["".join(shuffled(g, "abcd"))] += 1
    assert len(orders) == 24
    assert sum((count - 100) ** 2 / 100 for count in orders.values()) < 23 + 5 * 46**0.5


def test_a_shuffle_leaves_the_things_themselves_alone():
    things = [1, 2, 3]
    assert sorted(shuffled(table(), things)) == [1, 2, 3]
    assert things == [1, 2, 3]
    assert shuffled(table(), ()) == []
    assert shuffled(table(), "a") == ["a"]


# -- the stream of a live match --------------------------------------------------------------------


def test_the_commitment_is_the_hash_of_the_seed():
    assert commitment("deep") == hashlib.sha256(b"deep").hexdigest()
    assert commitment("deep") != commitment("deeq")


def test_every_value_of_a_seat_and_its_place_matter():
    secrets = [
        secret_of("s", ["a", "b"]),
        secret_of("s", ["b", "a"]),
        secret_of("s", ["a", "c"]),
        secret_of("t", ["a", "b"]),
        secret_of("s", ["a"]),
    ]
    assert len(set(secrets)) == len(secrets)
    assert all(0 < secret < 2**256 for secret in secrets)
    assert secret_of("s", ["a", "b"]) == secrets[0]


def test_the_secret_stream_is_counted():
    g = table(secret=7)
    assert [below(g, 2**32) for _ in range(3)] == [secret_word(7, n) >> 32 for n in range(3)]
    assert g.rng == 3
    assert secret_word(7, 0) != secret_word(8, 0)
