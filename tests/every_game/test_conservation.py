"""Every thing lies in exactly one place, from the beginning to the end."""

from fhtagn.lab.laws import conservation, keep
from tests.every_game.cases import walks


def test_nothing_is_lost_or_doubled(case, did):
    keep([conservation()], walks(case, did, 10_000))
