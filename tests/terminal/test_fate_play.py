"""Fate of the Elder Gods played by keys: to its end, alone, at one keyboard, looked back at."""

import random

import pytest

from fhtagn.cli.grammar import PlayerSpec, read_match, usual_seats
from fhtagn.games import GAMES, load
from fhtagn.kernel.events import Logged
from fhtagn.kernel.state import SPECTATOR
from fhtagn.text.messages import LANGUAGES
from fhtagn.tui.choice import LETTERS
from fhtagn.tui.curtain import Curtain
from fhtagn.tui.fate.ending import OTHER, RULES, SIGNS, STEPS, applied, sums
from fhtagn.tui.fate.names import CURSE, SIGN
from fhtagn.tui.keeper import Keeper
from fhtagn.tui.replay import ReplayScreen
from fhtagn.tui.saves import load as load_save
from fhtagn.tui.session import OPEN
from tests.effort import effort
from tests.games.fate.scene import GAME, A, B, C, scene
from tests.terminal.by_keys import answer, play_by_keys
from tests.terminal.fates import fate_match, fate_session, late, played_out, seen_from
from tests.terminal.scenes import flat, part, screen, session_of, shown, until


@pytest.mark.parametrize(
    ("language", "seats", "size", "table"),
    [
        ("ru", 1, (80, 24), {"level": "master"}),
        pytest.param("en", 4, (140, 45), {"monsters": True}, marks=pytest.mark.slow),
    ],
)
async def test_a_whole_game_is_played_by_keys(tmp_path, language, seats, size, table):
    match = fate_match(seats, seed=6, **table)  # with these dice, a game of few plies
    session = session_of(match, language=language)
    keeper = Keeper(session.driver, tmp_path / "whole.json")
    async with shown(session, size=size, keeper=keeper) as pilot:
        assert await play_by_keys(pilot, random.Random(4)) > 30
        assert match.over
        assert session.words.of("outcome", match.state.outcome.reason) in flat(screen(pilot))
    saved = load_save(tmp_path / "whole.json")
    assert saved.sitting.finished
    assert saved.match.moves == match.moves


# -- resting --------------------------------------------------------------------------------------


def onlooker(**more):
    """B, who could cast at any time, in the turn of A: after placement, where A sends helpers."""
    table = {"here": "streets", "at": "activate", "reserve": {B: "fog_over_arkham"},
             "investigators": "museum 2"}  # fmt: skip
    return seen_from(B, fate_session(scene(2, **(table | more)), pace=0.0))


def test_whoever_rests_passes_until_an_event_names_the_seat():
    driver = onlooker().driver
    assert driver.todo() == ("person", B)
    driver.rest(B)
    assert driver.todo() == ("auto", B)
    driver.answer_alone(B)
    assert driver.match.moves[-1][:2] == (B, "pass"), "others are sent what a person would send"
    assert driver.rests(B) is False, "A is asked now"
    assert B in driver.resting
    for key in ("no_die", "send:1"):
        driver.play(A, key)
    assert not driver.rests(B)
    assert B not in driver.resting, "an Investigator was sent to the Lodge of B"


@pytest.mark.parametrize(
    ("told", "rests"),
    [
        ({"kind": "turn", "seat": B}, False),
        ({"kind": "cursed", "seat": A, "holder": B, "curse": "overreach"}, False),
        ({"kind": "cursed", "seat": A}, True),  # it is not told who holds it
        ({"kind": "advanced", "seat": A, "count": B}, True),  # a number is no seat
    ],
)
def test_only_a_seat_that_is_told_is_named(told, rests):
    driver = onlooker().driver
    driver.rest(B)
    driver.match.events.append(Logged(told))
    assert driver.rests(B) is rests


def test_a_question_that_concerns_the_seat_is_never_passed_over():
    """A rival's Spell, for one who could cancel it, is no idle question; nor is one's own turn."""
    spell = {"reserve": {A: "fog_over_arkham", B: "unravel_museum"}}
    driver = onlooker(**spell).driver
    assert driver.todo().seat == A
    assert not driver.is_idle(A)
    driver.rest(B)
    driver.play(A, next(key for key in driver.answers(A) if key.startswith("cast")))
    while driver.todo().seat == A:
        driver.play(A, driver.answers(A)[0])
    assert driver.match.decisions()[0].prompt == "answer_spell"
    assert driver.todo() == ("person", B)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_resting_is_the_last_line_of_a_window_in_anothers_turn(language):
    session = onlooker()
    session.speak(language)
    async with shown(session) as pilot:
        lines = pilot.app.screen.lines
        assert [one.choice.key for one in lines][1:] == ["pass", "rest"]
        assert session.words.say("tui-rest") in part(pilot, "#choices")
        await pilot.press(LETTERS[len(lines) - 1])
        await until(pilot, lambda: session.match.moves)
        assert session.match.moves[0][:2] == (B, "pass")


# -- at one keyboard ------------------------------------------------------------------------------


async def test_at_one_keyboard_nobody_reads_anothers_hand_or_curses():
    session = fate_session(late(), people=4)
    names = {
        seat: GAME.content.things[code].name["en"]
        for seat, code in ((A, "hex_of_the_hanged"), (B, "fog_over_arkham"))
    }
    kept = {A: "loose_tongues", C: "grave_mould"}
    kept = {seat: GAME.content.curses[code].name["en"] for seat, code in kept.items()}
    async with shown(session, size=(140, 45)) as pilot:
        assert isinstance(pilot.app.screen, Curtain)
        behind = pilot.app.screen_stack[-2]
        text = flat("\n".join(strip.text for strip in behind._compositor.render_strips()))
        assert not any(name in text for name in (*names.values(), *kept.values()))
        await pilot.press("enter")
        text = part(pilot, "#board")
        assert names[A] in text
        assert kept[A] in text
        assert names[B] not in text
        assert kept[C] not in text
        assert session.viewer == A


# -- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("FG 3.1.1", "FG 3.2.1", "FG 14.1.1", "FG 14.1.6")
def test_the_sources_add_up_to_the_track_and_none_is_unknown(did):
    for seed in range(effort(24, least=8)):
        table = {"level": "master"} if seed % 4 == 0 else {"monsters": seed % 3 == 0}
        match = played_out(1 + seed % 4, seed, **table)
        g = match.state
        for seat in range(g.seats):
            steps, signs = sums(match, seat, STEPS), sums(match, seat, SIGNS)
            assert sum(steps.values()) == g.token[seat]
            assert sum(signs.values()) == g.signs[seat]
            assert not any(source == OTHER for source, _ in (*steps, *signs))
        assert set(applied(match)) <= {*RULES.values(), *ENDS}
        did["games_counted"] += 1
    did.at_least(games_counted=8)


ENDS = {
    "FG 3.1.1", "FG 3.2.1", "FG 3.2.2", "FG 3.2.3", "FG 3.2.5", "FG 17.5.1", "FG 17.5.2",
    "FG 17.5.3", "FG 40.1.67",
}  # fmt: skip


@pytest.mark.rule("FG 8.1.2", "FG 3.1.1")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_god_who_is_summoned_is_told_with_the_steps_by_source(language):
    s = scene(here="other_worlds", at="actions", dice="", token={A: 7}, signs={B: 4})
    s.rolls("T K")
    s.g.altar[A] = (2, *s.g.altar[A][1:])
    s.g.devoured[A] = 20 - sum(s.g.altar[A]) - s.g.lodge[A] - s.g.abyss[A]
    session = fate_session(s.do("A no_die"), language=language)
    assert s.g.outcome.reason == "summoned"
    words = session.words
    async with shown(session, size=(100, 50)) as pilot:
        text = flat(screen(pilot))
        assert words.say("tui-won", seat=A, reader=A) in text
        assert words.of("outcome", "summoned") in text
        steps = words.say("tui-fate-steps", count=9, goal=9)
        god = GAME.content.gods["cthulhu"].name[language]
        assert f"1. ● {words.player(A)} · {god}: {steps}" in text
        assert session.rule("FG 3.1.1") in text


@pytest.mark.rule("FG 3.2.1", "FG 3.2.2", "FG 7.6.5")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_sealed_track_is_told_with_the_signs_by_source_and_all_secrets(language):
    s = late(3, at="actions", signs={B: 9, C: 2, A: 1}, met=(A, B, C), artifacts={}, reserve={})
    session = fate_session(s, language=language)
    s.rolls("E E E E E E E")
    for key in ("no_die", "send:1", "send:1"):
        session.match.play(A, key)
    words, g = session.words, s.g
    assert g.outcome.reason == "sealed"
    assert sums(session.match, B, SIGNS)["raids", True] == 1
    async with shown(session, size=(120, 60)) as pilot:
        text = flat(screen(pilot))
        assert words.say("tui-won", seat=A, reader=A) in text
        assert f"+1 {SIGN} {words.say('tui-fate-from-raids')} FG 7.6.4" in text
        assert words.say("tui-fate-signs-count", count=10) in text
        for seat in (A, B, C):
            for card in g.hands[seat]:
                assert GAME.content.spells[g.code[card]].name[language] in text
        assert f"{CURSE} {GAME.content.curses['loose_tongues'].name[language]}" in text
        assert session.rule("FG 3.2.2") in text


def test_signs_paid_for_a_curse_are_told_and_counted_apart():
    table = {"cultists": {A: "gathering 4, abyss 0"}, "curses": {A: "overreach"}, "hands": {A: "M"}}
    s = scene(1, at="actions", here="gathering", **table).do("A enough")
    session = fate_session(s)
    session.match.play(A, "buy_off")
    told = session.words.event({"kind": "bought_off", "seat": A}, A)
    assert told in [line.plain for line in session.log(10)]
    assert sums(session.match, A, SIGNS) == {("ransom", True): 3}


@pytest.mark.rule("FG 17.5.1", "FG 40.1.67")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_alone_the_end_tells_what_can_be_compared(language):
    for seed, reason in ((0, "sealed"), (3, "cursed")):
        match = played_out(1, seed, level="novice")
        session = session_of(match, language=language)
        words, g = session.words, match.state
        assert g.outcome == (reason, (2,))
        numbers = [
            words.say("tui-fate-turns", count=g.turns),
            words.say("tui-fate-signs-count", count=g.signs[A]),
            words.say("tui-fate-curses-count", count=len(g.waiting[A])),
        ]
        async with shown(session, size=(100, 60)) as pilot:
            text = flat(screen(pilot))
            assert words.say("tui-lost", seat=A, reader=A) in text
            assert f"{words.say('tui-fate-lost')}: {', '.join(numbers)} FG 40.1.67" in text
            assert words.say("tui-fate-novice") in text
            assert session.rule("FG 40.1.67") in text


@pytest.mark.rule("FG 17.5.3")
async def test_alone_one_can_win():
    s = scene(1, here="ceremony", at="actions", cultists={A: "ceremony 4"}, token={A: 8}, dice="")
    while s.g.outcome is None:
        keys = s.keys(A)
        s.do(f"A {'control_action:ceremony' if 'control_action:ceremony' in keys else keys[0]}")
    assert s.g.outcome.places == (1,)
    session = fate_session(s)
    async with shown(session, size=(100, 40)) as pilot:
        text = flat(screen(pilot))
        assert session.words.say("tui-won", seat=A, reader=A) in text
        assert f"{session.words.say('tui-fate-won')}: " in text


@pytest.mark.rule("FG 3.2.4")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_shared_victory_names_both(language):
    s = late(3, at="actions", signs={B: 9, A: 1, C: 1}, token={A: 3, C: 3}, met=(A, B, C),
             artifacts={}, reserve={})  # fmt: skip
    s.rolls("E E E E E E E").do("A no_die", "A send:1", "A send:1")
    assert s.g.outcome.places == (1, 3, 1)
    session = fate_session(s, language=language)
    async with shown(session) as pilot:
        names = session.words.listed(["Anna", "Vera"])
        assert session.words.say("tui-shared", names=names) in flat(screen(pilot))


@pytest.mark.rule("FG 40.1.69")
@pytest.mark.parametrize("players", [1, 2])
async def test_who_gives_up_has_lost(players):
    s = late(players).do("A resign")
    session = fate_session(s)
    async with shown(session, size=(100, 40)) as pilot:
        text = flat(screen(pilot))
        words = session.words
        verdict = words.say("tui-won", seat=B, reader=A) if players == 2 else None
        assert (verdict or words.say("tui-lost", seat=A, reader=A)) in text
        assert words.of("outcome", "resigned") in text


async def test_a_game_is_looked_back_at_by_all_eyes():
    match = played_out(2, 1)
    session = session_of(match)
    async with shown(session, size=(140, 45)) as pilot:
        await pilot.press("v")
        replay = pilot.app.screen
        assert isinstance(replay, ReplayScreen)
        assert replay.viewer == OPEN
        await pilot.press("pagedown")
        g = replay.frames[10].state
        hands = [GAME.content.spells[g.code[card]].name["en"] for hand in g.hands for card in hand]
        assert replay.painter().bar(138).plain in flat(screen(pilot))
        assert all(name in replay.painter().pages()["i"].body(100).plain for name in hands)
        await pilot.press("tab")
        assert replay.viewer == A
        theirs = {GAME.content.spells[g.code[card]].text["en"] for card in g.hands[B]}
        mine = {GAME.content.spells[g.code[card]].text["en"] for card in g.hands[A]}
        body = replay.painter().pages()["i"].body(100).plain
        assert not any(text in body for text in theirs - mine)
        assert SPECTATOR not in replay.eyes


# -- before the table -----------------------------------------------------------------------------


def test_unless_one_says_so_nobody_plays_alone():
    assert [usual_seats(load(name)) for name in GAMES] == [2] * len(GAMES)
    spec = read_match(
        GAME, seats=None, option=(), seat=(), seed=None, lot=0, empty=(PlayerSpec("bot:random"),)
    )
    assert spec.settings.seats == len(spec.players) == 2
    alone = read_match(
        GAME, seats="1", option=(), seat=(), seed=None, lot=0, empty=(PlayerSpec("person"),)
    )
    assert alone.settings.seats == 1


async def test_a_game_is_saved_in_the_middle_and_goes_on(tmp_path):
    match = fate_match(2)
    session = session_of(match)
    keeper = Keeper(session.driver, tmp_path / "half.json")
    dice = random.Random(1)
    async with shown(session, keeper=keeper) as pilot:
        while match.ply < 20:
            if session.driver.todo().what == "person":
                await answer(pilot, pilot.app.screen, dice)
            await pilot.pause()
        await until(pilot, (tmp_path / "half.json").exists)
    found = load_save(tmp_path / "half.json")
    assert found.match.moves == match.moves
    assert GAME.view(found.match.state, A) == GAME.view(match.state, A)
