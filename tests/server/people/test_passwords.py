"""Passwords are kept as hashes that cost something, made beside the loop."""

import asyncio
import threading

import pytest
from argon2 import PasswordHasher, Type, extract_parameters

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.people import passwords

GOOD = "the stars are right"


@pytest.mark.parametrize("password", ["", "1234567", "a" * 201])
def test_a_password_is_neither_short_nor_endless(password):
    with pytest.raises(Complaint, match="password-length"):
        passwords.agreed(password, "anna")


@pytest.mark.parametrize(
    "password", ["password", "PassWord123", "12345678", "пароль123", "ЙЦУКЕНГШ", "anna.maria"]
)
def test_a_password_that_others_would_try_is_refused(password):
    with pytest.raises(Complaint, match="password-common"):
        passwords.agreed(password, "anna.maria")


@pytest.mark.parametrize("password", [GOOD, "a" * 200, "密码密码密码密码"])
def test_other_passwords_are_fine(password):
    assert passwords.agreed(password, "anna") == password


async def test_the_hash_is_argon2id_and_costs_something():
    kept = await passwords.kept(GOOD)
    cost = extract_parameters(kept)
    assert cost.type is Type.ID
    assert cost.memory_cost >= 19 * 1024
    assert cost.time_cost >= 2
    assert kept != await passwords.kept(GOOD)
    assert not passwords.is_outdated(kept)


async def test_only_the_password_fits():
    kept = await passwords.kept(GOOD)
    assert await passwords.fits(GOOD, kept)
    assert not await passwords.fits(GOOD + " ", kept)
    assert not await passwords.fits(GOOD, None)


async def test_a_password_is_the_same_on_every_keyboard():
    assert await passwords.fits("Zoe\u0308-Zoe\u0308", await passwords.kept("Zoë-Zoë"))


def test_weaker_hashes_are_outdated():
    assert passwords.is_outdated(
        PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash("x")
    )


async def test_hashes_are_made_beside_the_loop_and_a_few_at_once(monkeypatch):
    running, most, threads = [], [], set()
    gate = threading.Barrier(passwords.AT_ONCE)

    class Slow:
        def hash(self, password):
            running.append(password)
            threads.add(threading.current_thread())
            most.append(len(running))
            gate.wait(timeout=60)  # until as many as may are here
            running.remove(password)
            return password

    monkeypatch.setattr(passwords, "hasher", Slow())
    await asyncio.gather(*(passwords.kept(str(one)) for one in range(passwords.AT_ONCE * 3)))
    assert max(most) <= passwords.AT_ONCE
    assert threading.main_thread() not in threads
