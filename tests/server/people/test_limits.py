"""How often things may be asked for."""

from types import SimpleNamespace

import pytest

from fhtagn.server import limits
from fhtagn.server.errors import TooMany
from fhtagn.server.limits import TABLE, Limits, address_of
from fhtagn.text import Words


def hits(one, name, *keys):
    """How many are let through."""
    for count in range(10_000):
        try:
            one.hit(name, *keys)
        except TooMany:
            return count
    raise AssertionError("there is no limit")


def test_five_logins_in_a_quarter_of_an_hour(clock):
    some = Limits(clock)
    for _ in range(5):
        some.hit("login", "10.0.0.1", "anna")
        clock.go_on(1000 * 60)
    with pytest.raises(TooMany) as refused:
        some.hit("login", "10.0.0.1", "anna")
    assert refused.value.about == {"seconds": 600}
    assert "600 seconds" in Words("en").complaint(refused.value)
    assert "600 секунд" in Words("ru").complaint(refused.value)


def test_the_window_moves(clock):
    some = Limits(clock)
    assert hits(some, "login", "x") == 5
    clock.go_on(1000 * 15 * 60)
    assert hits(some, "login", "x") == 5


def test_whoever_is_refused_does_not_wait_longer_for_asking_again(clock):
    some = Limits(clock)
    assert hits(some, "login", "x") == 5
    clock.go_on(1000 * 14 * 60)
    assert hits(some, "login", "x") == 0
    clock.go_on(1000 * 60)
    some.hit("login", "x")


def test_keys_and_limits_are_counted_apart(clock):
    some = Limits(clock)
    assert hits(some, "login", "10.0.0.1", "anna") == 5
    some.hit("login", "10.0.0.2", "anna")
    some.hit("login", "10.0.0.1", "boris")
    some.hit("password", "10.0.0.1", "anna")


@pytest.mark.parametrize(("times", "most"), [(1, 5), (3, 15), (0.5, 2), (0.01, 1)])
def test_the_limits_can_be_raised_and_lowered(clock, times, most):
    assert hits(Limits(clock, times), "login", "x") == most


def test_the_limits_can_be_switched_off(clock):
    off = Limits(clock, 0)
    for name in TABLE:
        for _ in range(1000):
            off.hit(name, "x")


def test_a_limit_that_is_not_in_the_table_is_a_mistake(clock):
    for times in (0, 1):
        with pytest.raises(KeyError):
            Limits(clock, times).hit("breathing", "x")


def test_only_so_many_keys_are_kept(clock, monkeypatch):
    monkeypatch.setattr(limits, "KEYS", 100)
    some = Limits(clock)
    for one in range(1000):
        some.hit("guest", str(one))
    assert len(some.windows.storage.hits) == 100
    some.hit("guest", "999")
    assert len(some.windows.storage.hits) == 100


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_that_of_a_subscriber(host, address):
    assert address_of(SimpleNamespace(client=SimpleNamespace(host=host))) == address


def test_a_socket_of_the_machine_has_no_address():
    assert address_of(SimpleNamespace(client=None)) == ""
