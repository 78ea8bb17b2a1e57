"""Setting up a table: who plays with what, and the colours people go by."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious

COLOURED = ".seat-sign[data-colour={}]"


def seat(visitor, number):
    return visitor.find(f"[data-seat='{number}']")


def choose(seat, field, value):
    """In a list of the seat's: some are labelled fields of the game, some are plain."""
    seat.locator(f"select[data-field={field}], [data-field={field}] select").select_option(value)


def take_colour(place, colour):
    place.locator(f"input[value={colour}]").check(force=True)  # its sign lies over it


def table_of(visitor):
    return visitor.ask("GET", f"/api/tables/{visitor.page.url.rpartition('/')[2]}")


def create(visitor):
    visitor.does("create")
    visitor.page.wait_for_url("**/play/*")
    visitor.sees(".prompt, [data-act=uncover]")  # several at one screen have a curtain
    return table_of(visitor)


def test_decks_are_chosen_where_one_plays_with_decks_ones_own_and_a_bots(visit):
    visitor = visit(language="ru", arrived=True)
    visitor.ask("POST", "/api/guests", {"name": "Wilbur", "language": "ru"})
    mine = visitor.ask("POST", "/api/decks", {"game": "call", "name": "Моя", "text": "temple"})
    visitor.go("/table/new#call")
    visitor.sees("[data-seat='0'] [data-field=factions]")
    assert visitor.find("[data-field=deck]").count() == 0
    visitor.find("[data-field=mode] select").select_option(index=1)
    visitor.sees("[data-seat='1'] [data-field=deck]")
    assert visitor.find("[data-seat] [data-field=factions]").count() == 0
    expect(seat(visitor, 0).locator(f"option[value='{mine['id']}']")).to_be_attached()
    choose(seat(visitor, 0), "deck", mine["id"])
    choose(seat(visitor, 1), "deck", "gate")
    choose(seat(visitor, 1), "level", "random")
    table = create(visitor)
    own = table["mine"][0]
    sitting = [table["seats"][own], table["seats"][1 - own]]
    whole = visitor.ask("GET", f"/api/decks/{mine['id']}")["deck"]
    assert [one["options"]["deck"] for one in sitting] == [whole, "gate"]
    assert sitting[1]["level"] == "random"


def test_factions_colours_and_manners_are_chosen_for_all_seats_at_this_screen(visit):
    visitor = visit()
    visitor.go("/table/new#duel")
    visitor.sees("[data-seat='1'] [data-field=level]")
    choose(seat(visitor, 1), "participant", "mine")
    assert seat(visitor, 1).locator("[data-field=level]").count() == 0
    for number, (colour, faction) in enumerate([("rose", 1), ("ash", 3)]):
        take_colour(seat(visitor, number), colour)
        seat(visitor, number).locator("[data-field=faction] select").select_option(str(faction))
    expect(seat(visitor, 0).locator("input[value=ash]")).to_be_disabled()
    visitor.find("[data-field=hints]").uncheck()
    table = create(visitor)
    assert table["hints"] is False
    chosen = {one["colour"]: one["options"]["faction"] for one in table["seats"]}
    factions = [visitor.ask("GET", "/api/games/duel/book")["seat_options"][0]["choices"][number]
                for number in (1, 3)]  # fmt: skip
    assert chosen == dict(zip(("rose", "ash"), factions, strict=True))


def test_what_does_not_fit_is_told_and_nothing_is_opened(visit):
    visitor = visit()
    visitor.go("/table/new#duel")
    visitor.sees("[data-seat='1'] [data-field=faction]")
    for number in (0, 1):
        seat(visitor, number).locator("[data-field=faction] select").select_option("1")
    visitor.does("create")
    visitor.sees(".do [role=alert]")
    assert visitor.find(".do [role=alert]").inner_text()
    assert "/table/new" in visitor.page.url
    visitor.faults = [one for one in visitor.faults if "400" not in one]


@pytest.mark.parametrize("game", ["fate", "heroes"])
def test_a_guest_comes_with_a_name_and_a_colour_that_everybody_sees(visit, game):
    host, friend = visit(), visit(language="ru", theme="parchment")
    host.go(f"/table/new#{game}")
    host.sees("[data-seat='1'] [data-field=level]")
    take_colour(seat(host, 0), "amber")
    choose(seat(host, 1), "participant", "invited")
    host.does("create")
    host.does("invite")
    friend.page.goto(host.find("[data-act=link]").input_value())
    friend.sees("[data-act=accept]")
    expect(friend.find("input[value=amber]")).to_be_disabled()
    assert serious(friend) == []
    friend.find("input[autocomplete=nickname]").fill("Лавиния")
    take_colour(friend.find("form"), "violet")
    friend.does("accept")
    friend.page.wait_for_url("**/table/*")
    expect(host.find("body")).to_contain_text("Лавиния")
    host.sees(COLOURED.format("violet"))
    host.does("start")
    for one in (host, friend):
        one.page.wait_for_url("**/play/*")
        one.sees(".prompt")
        for colour in ("amber", "violet"):
            one.sees(f".player-{colour}")


def test_whoever_joins_an_open_table_chooses_and_may_change_their_mind(visit):
    host, other = visit(), visit()
    host.go("/table/new#heroes")
    choose(seat(host, 1), "participant", "open")
    host.does("create")
    host.page.wait_for_url(lambda url: not url.endswith("#heroes"))
    host.sees(COLOURED.format("teal"))
    other.go("/table/" + host.page.url.rpartition("/")[2])
    other.sees("[data-act=join]")
    other.find("input[autocomplete=nickname]").fill("Asenath")
    take_colour(other.find(".coming"), "moss")
    other.does("join")
    other.sees(COLOURED.format("moss"))
    assert serious(host) == serious(other) == []
    take_colour(other.find(".mine"), "azure")
    other.sees(f".who {COLOURED.format('azure')}")
    assert [one["colour"] for one in table_of(other)["seats"]] == ["teal", "azure"]
    assert table_of(other)["seats"][1]["person"]["name"] == "Asenath"
