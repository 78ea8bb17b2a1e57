"""Several people at one keyboard: nobody sees what is not theirs."""

import random

import pytest

from fhtagn.kernel.state import SPECTATOR, TABLE
from fhtagn.tui.asking import COVER
from fhtagn.tui.curtain import BuzzerScreen, Curtain
from fhtagn.tui.end import EndScreen
from fhtagn.tui.play import PlayScreen
from fhtagn.tui.sheets import ListSheet
from tests.terminal.hand import TableClock
from tests.terminal.scenes import (
    begun,
    flat,
    give_hand,
    hand_of,
    keep_hand,
    match_of,
    names,
    options,
    screen,
    session_of,
    shown,
    until,
)

# Three hands without a card in common, the first without any card that names another.
HANDS = {
    0: ("inn_zadok", "inn_obed", "inn_grocery"),
    1: ("inn_ticket", "inn_hybrid", "inn_tilton"),
    2: ("inn_deep_one", "inn_priest", "inn_lawrence"),
}


def three_hands(**more):
    match = begun(3, **more)
    for seat, hand in HANDS.items():
        give_hand(match, seat, *hand)
    return match


def secrets(match, seat):
    """The names that only the seat may read: of its hand and of its faction card."""
    faction = match.game.content.factions[match.state.code[match.state.factions[seat][0]]]
    return [*names(hand_of(match, seat)), faction.name["en"]]


def public(match):
    """What lies open on the table: such names may be anywhere."""
    g = match.state
    cards = [card for pile in (*g.areas, *g.discards) for card in pile]
    return set(names({g.code[card] for card in cards}))


def betrayed(match, text, seats):
    """The secrets of these seats that can be read in the text."""
    return [
        name
        for seat in seats
        for name in secrets(match, seat)
        if name in text and name not in public(match)
    ]


async def test_the_next_person_presses_a_key_before_any_card_is_shown():
    match = three_hands()
    session = session_of(match, people=3)
    async with shown(session, size=(120, 40)) as pilot:
        assert isinstance(pilot.app.screen, Curtain)
        assert "Pass the keyboard to Anna" in flat(screen(pilot))
        assert betrayed(match, flat(screen(pilot)), (0, 1, 2)) == []
        await pilot.press("x", "1")
        assert isinstance(pilot.app.screen, Curtain)
        await pilot.press("enter")
        text = flat(screen(pilot))
        assert all(name in text for name in names(HANDS[0]))
        assert betrayed(match, text, (1, 2)) == []


async def test_after_the_move_one_sees_what_it_brought_and_then_covers_it():
    match = three_hands()
    keep_hand(match, 0, 2)
    session = session_of(match, people=3)
    async with shown(session, size=(120, 40)) as pilot:
        await pilot.press("enter")
        await pilot.press(str(len(options(match, 0))))  # the draw
        drawn = names(hand_of(match, 0))[-1]
        assert isinstance(pilot.app.screen, PlayScreen)
        assert [one.key for one in pilot.app.screen.choices] == [COVER]
        assert f"You draw {drawn}." in flat(screen(pilot))
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, Curtain)
        assert "Boris" in flat(screen(pilot))
        assert session.viewer == SPECTATOR
        assert betrayed(match, flat(screen(pilot)), (0, 1, 2)) == []


async def test_behind_the_curtain_nothing_private_is_drawn_either():
    match = three_hands()
    session = session_of(match, people=3)
    async with shown(session, size=(120, 40)) as pilot:
        assert isinstance(pilot.app.screen, Curtain)
        behind = pilot.app.screen_stack[-2]
        text = flat("\n".join(strip.text for strip in behind._compositor.render_strips()))
        assert "Anna" in text
        assert betrayed(match, text, (0, 1, 2)) == []


async def test_a_single_answer_does_not_keep_the_curtain_away():
    """Whether the next person has a choice is seen by nobody else."""
    match = begun(2)
    give_hand(match, 0, "inn_ticket", "inn_ticket", "inn_ticket")
    session = session_of(match, people=2)
    async with shown(session) as pilot:
        assert isinstance(pilot.app.screen, Curtain)
        assert match.seq == 4
        await pilot.press("enter")
        await until(pilot, lambda: match.seq == 5)


async def test_when_all_others_have_resigned_the_last_person_still_gets_the_keyboard():
    match = three_hands()
    session = session_of(match, people=2)
    async with shown(session, size=(120, 40)) as pilot:
        await pilot.press("enter")
        pilot.app.screen.resign("yes")
        await pilot.pause()
        assert [one.key for one in pilot.app.screen.choices] == [COVER]
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
        assert "Boris" in flat(screen(pilot))
        await pilot.press("enter")
        assert session.viewer == 1
        assert session.driver.people() == [1]


async def test_one_person_among_bots_sees_no_curtain():
    async with shown(session_of(begun(3))) as pilot:
        assert isinstance(pilot.app.screen, PlayScreen)


@pytest.mark.slow
async def test_a_whole_evening_betrays_nothing(did):
    """Random games of three people and a bot: at every step only the viewer's secrets are there."""
    clock, dice = TableClock(), random.Random(8)
    match = match_of(4, seed=11)
    session = session_of(match, people=3, clock=clock)
    async with shown(session, size=(100, 30)) as pilot:
        while not isinstance(pilot.app.screen, EndScreen):
            await step(pilot, clock, dice)
            if match.over:
                await pilot.pause()
                break
            others = [seat for seat in range(4) if seat != session.viewer]
            known = known_to(match, session.viewer)
            found = betrayed(match, flat(screen(pilot)), others)
            assert [name for name in found if name not in known] == []
            did["screens_read"] += 1
    did.at_least(screens_read=60)


def known_to(match, viewer):
    """Names the viewer may read anyway: of the own cards, and of what it was told."""
    if viewer < 0:
        return set()
    g = match.state
    told = {str(value) for event in match.told(viewer) for value in flattened(*event.values())}
    bonus = match.game.content.factions[g.code[g.factions[viewer][0]]].bonus
    codes = {*hand_of(match, viewer), *bonus, *told} & match.game.content.characters.keys()
    texts = [match.game.content.characters[code].text["en"] for code in codes]
    every = names(match.game.content.characters)
    return {*names(codes), *(name for name in every if any(name in text for text in texts))}


def flattened(*values):
    for one in values:
        if isinstance(one, tuple):
            yield from flattened(*one)
        else:
            yield one


async def step(pilot, clock, dice):
    now = pilot.app.screen
    if isinstance(now, BuzzerScreen):
        await pilot.press(str(dice.randint(1, 3)))
        await clock.advance(1000)
    elif isinstance(now, Curtain):
        await pilot.press("enter")
    elif isinstance(now, ListSheet):
        await pilot.press("down", "enter")
    elif any(one.key for one in now.choices):
        legal = [one for one in now.choices if not one.refused]
        now.take(dice.choice(legal))
    await pilot.pause()


# -- the cry --------------------------------------------------------------------------------------


@pytest.mark.rule("MH 3.17")
async def test_each_person_has_a_key_for_the_cry():
    clock = TableClock()
    match = match_of(3)
    session = session_of(match, people=3, clock=clock)
    async with shown(session) as pilot:
        assert isinstance(pilot.app.screen, BuzzerScreen)
        assert "Vera: press 3 to cry" in flat(screen(pilot))
        await pilot.press("3")
        clock.go_on(250)
        await pilot.press("2")
        clock.go_on(200)
        await pilot.press("1")
        await until(pilot, lambda: match.state.first >= 0)
        told = [move.key for move in match.moves if move.seat == TABLE]
        assert told == ["first:1", "also:2", "no_more"]


@pytest.mark.rule("MH 3.23")
async def test_the_screen_counts_the_seconds_down_and_then_the_lot_decides():
    clock = TableClock()
    match = match_of(2)
    async with shown(session_of(match, people=2, clock=clock)) as pilot:
        assert "15 seconds left" in flat(screen(pilot))
        await clock.advance(14_000)
        await until(pilot, lambda: "1 second left" in flat(screen(pilot)))
        await clock.advance(1100)
        await until(pilot, lambda: match.state.first >= 0)
        assert match.moves[0].key == "nobody"
