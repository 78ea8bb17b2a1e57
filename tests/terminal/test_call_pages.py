"""Call of Cthulhu to read: options, pages, reasons."""

import pytest
from msgspec.structs import replace

from fhtagn.text.messages import LANGUAGES
from fhtagn.tui.call.names import (
    STATES,
)
from fhtagn.tui.sheets import PageSheet, TextSheet
from tests.games.call.scene import GAME, A, B, scene
from tests.terminal.calls import (
    call_match,
    call_session,
    late,
    name,
    wording,
)
from tests.terminal.scenes import flat, part, screen, session_of, shown

READY = STATES["ready"]


# -- options and pages ----------------------------------------------------------------------------


def after(session):
    board = session.board()
    return {one.key: board.after(one).plain for one in session.choices() if one.key}


def test_an_option_tells_price_numbers_and_domain():
    assert after(call_session(late()))["play:F020"] == " (1)"
    s = scene(hands={A: "F016"}, play={A: "F010", B: "F092"}, domains={A: "agency*3|agency*4|-"})
    s.do("A play:F016", "A x:3")
    assert after(call_session(s)) == {"choose:F010": " 3 I", "choose:F092": " 2 CA"}
    s.do("A choose:F010")
    assert after(call_session(s)) == {"drain:1": "  I Ag Ag Ag 3", "drain:2": "  II Ag Ag Ag Ag 4"}


async def test_the_marked_option_lights_its_card():
    s = scene(hands={A: "F016"}, play={A: "F010", B: "F092"}, domains={A: "agency*3|-|-"})
    s.do("A play:F016", "A x:3")
    session = call_session(s)
    async with shown(session, size=(100, 35)) as pilot:
        await pilot.press("home")
        lit = pilot.app.screen.marked().about["card"]
        other = {"F010": "F092", "F092": "F010"}[lit]
        assert f"▸{READY}{name(lit)}" in part(pilot, "#board")
        assert f"▸{READY}{name(other)}" not in part(pilot, "#board")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_option_is_explained_by_the_text_of_its_card(language):
    session = call_session(late(), language=language)
    async with shown(session, size=(120, 40)) as pilot:
        await pilot.press("home")
        detail = part(pilot, "#detail")
        assert f"{name('F016', language)}: {wording('F016', language)}" in detail
        assert session.words.facts("card", GAME.display.printed["card"]["F016"]) in detail


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_card_on_the_table_can_be_read_with_text_and_provenance(language):
    session = call_session(late(), language=language)
    words = session.words
    async with shown(session) as pilot:
        await pilot.press("i")
        assert isinstance(pilot.app.screen, PageSheet)
        body = pilot.app.screen.page.body(80).plain
        for code in ("F001", "F082", "F034", "F156", "F157", "F016", "F121"):
            assert wording(code, language) in body
            assert words.facts("card", GAME.display.printed["card"][code]) in body
        sure = GAME.content.cards["F001"].provenance["effect"]
        assert words.of("provenance", sure) in body
        assert f"{words.say('tui-call-insane')}\n" in body
        assert wording("F100", language) not in body, "B's hand is not for A"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_piles_can_be_read(language):
    s = late(deck={A: "F052 F131", B: 3})
    s.g.known[s.g.decks[A][1]] |= 1 << A
    session = call_session(s, language=language)
    words = session.words
    async with shown(session) as pilot:
        await pilot.press("d")
        body = pilot.app.screen.page.body(80).plain
    assert words.say("tui-discard", count=2) in body
    assert body.index(name("F016", language)) < body.index(name("F012", language)), "the top first"
    assert f"2. 3 {session.board().shorts['shub_niggurath']} {name('F131', language)}" in body
    assert words.say("tui-call-story-deck", count=4) in body
    assert (
        f"{words.say('tui-call-stories')}: {name('F161', language)}, {name('F162', language)}"
        in body
    )
    assert session.board().legend() in body


@pytest.mark.rule("CC 40.43")
@pytest.mark.parametrize("language", LANGUAGES)
def test_open_lists_can_be_read_and_closed_ones_not(language):
    for open_lists in (True, False):
        session = call_session(late(open_lists=open_lists), language=language)
        body = session.board().pages()["d"].body(80).plain
        said = session.words.say("tui-list-of", seat=B)
        assert (said in body) == open_lists
        assert (name("F100", language) in body) == open_lists


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_sheet_of_reasons_tells_them_card_by_card(language):
    s = scene(
        hands={A: "F045 F001 F100"}, play={A: "F001 F066:exhausted"},
        domains={A: "agency*4 | - | -"},
    )  # fmt: skip
    session = call_session(s, language=language)
    found = [why for _, why in session.game.rules.refusals(s.g, A)]
    told = {(why.about["card"], why.rule) for why in found}
    assert {("F045", "CC 8.5"), ("F001", "CC 20.1"), ("F100", "CC 17.9")} <= told
    async with shown(session, size=(100, 40)) as pilot:
        await pilot.press("y")
        assert isinstance(pilot.app.screen, TextSheet)
        text = flat(screen(pilot))
        for why in found:
            card = name(why.about["card"], language)
            assert card in text
            assert session.words.reason(why, A) in text
        other = session.words.of("action", "commit")
        assert other not in text, "what nobody is asked now goes without saying"


async def test_when_nothing_is_refused_the_sheet_says_so():
    session = session_of(call_match())
    async with shown(session) as pilot:
        await pilot.press("y")
        assert session.words.say("tui-why-nothing") in flat(screen(pilot))


async def test_what_cannot_be_played_stays_listed_and_says_why():
    session = call_session(scene(at="operations"))
    session.driver.players[A] = replace(session.driver.players[A], auto=False)
    async with shown(session, size=(100, 35)) as pilot:
        refused = {one.kind: one.refused.rule for one in pilot.app.screen.choices if one.refused}
        assert refused == {"play": "CC 8.1", "use": "CC 9.17"}
        assert session.words.of("action", "play") in part(pilot, "#choices")
