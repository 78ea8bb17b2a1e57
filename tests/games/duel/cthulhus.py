"""Tables for the tests of Great Cthulhu: in Lovecraft Country, against somebody."""

from tests.games.duel.scene import A, scene

HOME, SEA, LAND = "jersey_charles", "martins_cove", "boston"  # two water areas and a land area
BLOODED = {2: "yha_nthlei", 3: "dreams"}  # what battles open is open already


def table(other="sleeper", **more):
    """Great Cthulhu against somebody, in Lovecraft Country."""
    return scene("great_cthulhu", other, map="lovecraft_country", **more)


def blooded(*books):
    """These spellbooks, and nothing left to be earned in battles."""
    return {A: BLOODED | dict(zip((1, 4, 5, 6), books, strict=False))}


def pool(s, seat, kind):
    return s.units(seat, "pool").get(kind, 0)
