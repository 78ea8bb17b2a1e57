"""Call of Cthulhu on the screen: phases and windows, stories, what is in progress."""

from dataclasses import replace

import pytest

from fhtagn.games.call.deeds import struggle_removed
from fhtagn.kernel.state import SPECTATOR
from fhtagn.text.messages import LANGUAGES
from fhtagn.tui.call.names import (
    BORNE,
    DONE,
    FREE,
    GOING,
    MARKS,
    STATES,
    STOP,
)
from tests.games.call.scene import A, B, scene
from tests.terminal.calls import (
    LETTERS,
    call_match,
    call_session,
    late,
    letters,
    name,
    seen_from,
    wording,
)
from tests.terminal.scenes import flat, part, session_of, shown

EXHAUSTED = STATES["exhausted"]


def table(session, width=200, height=70, viewer=None):
    """What stands above the question, as one line."""
    _, text = session.board(viewer=viewer).layout(width, height).parts["board"]
    return flat(text.plain)


# -- phases and windows ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_strip_marks_the_phase_the_open_window_and_the_stops(language):
    session = call_session(late(), language=language)
    words = session.words
    bar = session.board().bar(200).plain
    story = " ".join([
        words.say("tui-call-story-phase"), f"{words.say('tui-call-before')}{STOP}",
        words.say("tui-call-committed"), f"▸{words.say('tui-call-opposed')}{STOP}",
        words.say("tui-call-resolved"),
    ])  # fmt: skip
    assert f"[{story}] {words.say('tui-call-end')}" in bar
    assert f" {words.say('tui-call-resource')} {words.say('tui-call-operations')}{STOP} [" in bar
    assert words.say("tui-turn", number=6) in bar
    assert f"{MARKS[A]} Anna" in bar


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_another_phase_the_story_is_folded_and_the_other_s_turn_has_its_own_stops(language):
    mine = call_session(scene(at="operations"), language=language)
    words = mine.words
    story = words.say("tui-call-story-phase")
    phase = words.say("tui-call-operations")
    assert f"[▸{phase}{STOP}] {story} {STOP}·{STOP}·" in mine.board().bar(200).plain
    theirs = seen_from(B, call_session(scene(at="operations"), language=language))
    assert f"[▸{phase}{STOP}] {story} ·{STOP}{STOP}·" in theirs.board().bar(200).plain
    theirs.driver.turn_stop(B, "other_operations")
    assert f"[▸{phase}] {story}" in theirs.board().bar(200).plain
    assert f"[▸{phase}] {story} ····" in mine.board(viewer=SPECTATOR).bar(200).plain


def test_a_question_that_is_no_window_opens_none():
    s = scene(at="resource", domains={A: "agency | - | -"}, hands={A: "F016"})
    bar = call_session(s).board().bar(200).plain
    assert "[Resource]" in bar
    assert "▸" not in bar


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [38, 58, 78, 98, 198])
def test_at_every_width_the_bar_names_phase_and_open_window(width, language):
    session = call_session(late(), language=language)
    bar = session.board().bar(width).plain
    assert len(bar) <= width
    assert f"[{session.words.say('tui-call-story-phase')} " in bar
    assert f"▸{session.words.say('tui-call-opposed')}" in bar


@pytest.mark.parametrize("language", LANGUAGES)
def test_day_and_night_are_told(language):
    board = call_session(late(), language=language).board()
    day, night = board.words.say("tui-call-day"), board.words.say("tui-call-night")
    for hours in ((False, False), (True, False), (False, True), (True, True)):
        there = dict(zip(("day", "night"), hours, strict=True))
        bar = replace(board, view=board.view | there).bar(200).plain
        assert (day in bar, night in bar) == hours


async def test_before_the_first_turn_it_is_the_set_up():
    session = session_of(call_match())
    async with shown(session) as pilot:
        assert session.words.say("tui-phase-setup") in part(pilot, "#bar")
        assert "Boris" in part(pilot, "#board")


# -- stories --------------------------------------------------------------------------------------


def columns(session, width=150, lines=12):
    """The lines of each story of the row."""
    board = session.board()
    rows = [row.plain for row in board.story_rows(width, lines)]
    across = width // len(board.view["row"])
    return [
        [row[first : first + across].rstrip() for row in rows]
        for first in range(0, across * len(board.view["row"]), across)
    ]


@pytest.mark.rule("CC 1.18")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_shows_tokens_struggles_characters_and_totals_of_both(language):
    session = call_session(late(), language=language)
    first, second, third = columns(session)
    skill = session.words.say("tui-call-skill")
    struggles = "  ".join(LETTERS[language])
    assert first[:8] == [
        name("F156", language), f"{MARKS[A] * 4}{FREE} {MARKS[B]}{FREE * 4}",
        f"{EXHAUSTED}{name('F104', language)} 4 {letters('CCA', language)}",
        f"{EXHAUSTED}{name('F092', language)} 2 {letters('CA', language)}",
        f"  {struggles}  {skill}", f"{MARKS[B]} 0  3  2  0  6", f"{MARKS[A]} 0  2  0  0  5",
        f"{EXHAUSTED}{name('F001', language)} 5 {letters('CC', language)}",
    ]  # fmt: skip
    assert second[1] == f"{FREE * 5} {MARKS[B] * 2}{FREE * 3}"
    assert second[2:4] == ["", ""], "nobody of B is there"
    assert f"{EXHAUSTED}{name('F052', language)} 0 {letters('CCA', language)}" in second
    assert third[:3] == [
        name("F158", language),
        f"{FREE * 5} {FREE * 5}",
        f"  {struggles}  {skill}",
    ]
    assert flat(" ".join(third[3:])) == wording("F158", language), "what it brings to win it"


def test_seen_from_the_other_side_the_other_side_is_below():
    first, *_ = columns(seen_from(B, call_session(late())))
    assert first[1] == f"{MARKS[B]}{FREE * 4} {MARKS[A] * 4}{FREE}"
    assert first[4].startswith(f"{MARKS[A]} 0")
    assert first[5].startswith(f"{MARKS[B]} 0")
    assert first[2].startswith(f"{EXHAUSTED}{name('F001')}")


def test_on_a_small_screen_one_line_tells_the_counts():
    session = call_session(late())
    first, second, _ = columns(session, width=78, lines=5)
    assert first[2].endswith("+1"), "of two rivals one is counted"
    assert first[3] == "T0:0 C2:3 A0:2 I0:0 5:6"
    assert second[3] == "T0:0 C2:0 A1:0 I0:0 0:0"
    board = session.board()
    seen = board.view["row"][0]
    assert board.tally(seen, 14).plain == "C2:3 A0:2 5:6"
    assert board.tally(seen, 8).plain == "5:6"


def test_struggles_that_cards_add_or_leave_out_are_marked():
    s = scene(play={A: "F010@1 F034>F156"}, at="opposed")
    s.happens(struggle_removed, s.card("F156"), 0)
    session = call_session(s)
    first, second, _ = columns(session)
    now = [one[0].upper() for one in session.board().view["row"][0]["struggles"]]
    assert now == list("CAAIII")
    assert first[2].split() == ["C", "A", "A+", "I", "I+", "I+", "T-", "skill"]
    assert first[4].split() == [MARKS[A], "0", "0", "0", "1", "1", "1", "·", "3"]
    assert second[2].split() == ["T", "C", "A", "I", "skill"]
    assert f"{BORNE}{name('F034')}" in first[1]


def test_the_story_being_resolved_is_marked_and_so_are_struggles_that_are_over():
    s = scene(play={A: "F010@1", B: "F104@1 F064@1"}, at="resolve")
    session = call_session(s)
    fought = session.board().view["fray"]["fought"]
    assert fought
    first, second, _ = columns(session)
    assert first[0] == f"▸{name('F156')}"
    header = next(row for row in first if "skill" in row)
    assert [one for one in header.split() if DONE in one] == [f"{one[0].upper()}{DONE}"
                                                             for one in fought]  # fmt: skip
    assert DONE not in " ".join(second)


def test_who_is_about_to_be_committed_is_marked_at_the_story():
    s = scene(play={A: "F010 F064"}, at="commit").do("A commit:F010:F157")
    first, second, _ = columns(call_session(s))
    assert f"{GOING}{name('F010')} 3 I" in second
    assert GOING not in " ".join(first)


@pytest.mark.parametrize("width", [78, 98, 158])
def test_conspiracies_stand_in_the_row_with_the_stories(width):
    s = scene(row="F156 F157 F158 F155~0 F155~1", play={A: "F010@4"}, at="opposed")
    found = columns(call_session(s), width)
    assert len(found) == 5
    assert [column[0][-2:] for column in found[3:]] == ["#1", "#2"]
    assert "3" in " ".join(found[3])


# -- what is in progress --------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_chain_of_effects_stands_newest_first(language):
    s = scene(
        hands={A: "F016", B: "F100"}, play={A: "F010", B: "F092 F064"},
        domains={A: "agency*3 | - | -", B: "hastur*2 | hastur*3 | -"},
    )  # fmt: skip
    s.do("A play:F016", "A x:2", "A choose:F092", "B play:F100")
    s.asks_for(B, "pay")
    session = call_session(s, language=language)
    words = session.words
    rows = [row.plain for row in session.board().progress()]
    disrupt, action = words.say("tui-call-disrupt"), words.say("tui-call-action")
    assert rows == [
        f"2 {MARKS[B]} {disrupt}: {name('F100', language)}",
        f"1 {MARKS[A]} {action}: {name('F016', language)} X=2 → {name('F092', language)}",
    ]
    async with shown(session, size=(100, 35)) as pilot:
        assert flat(" ".join(rows)) in part(pilot, "#board")
    s.do("B drain:1")
    s.g.uses = ()
    assert session.board().progress() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_wounds_about_to_be_placed_are_told(language):
    s = scene(
        hands={A: "F016"}, play={A: "F010", B: "F125"},
        domains={A: "agency*3 | - | -", B: "shub_niggurath | - | -"},
    )  # fmt: skip
    s.do("A play:F016", "A x:2", *(["A choose:F125"] if "choose:F125" in s.keys(A) else []))
    s.asks_for(B, "disrupt")
    session = call_session(s, language=language)
    said = session.words.say("tui-call-harm", wounded=f"{name('F125', language)} 1")
    assert session.board().progress()[0].plain == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lasts_is_told(language):
    s = scene(hands={A: "F020"}, play={A: "F010"}, domains={A: "agency | - | -"})
    s.do("A play:F020")
    session = call_session(s, language=language)
    assert lasts(session, "combat", "F010", 2) in table(session)
    assert f"{name('F010', language)} 3 {letters('CCI', language)}" in table(session)


def test_a_discount_for_everybody_is_told_though_it_lies_on_no_card():
    s = scene(hands={A: "F120"}, domains={A: "yog_sothoth | - | -"}).do("A play:F120")
    session = call_session(s)
    assert lasts(session, "F120/price", "", 0) in table(session)


def lasts(session, effect, card, amount):
    told = {"kind": "lasting", "effect": effect, "card": card, "amount": amount}
    return session.words.event(told, A)
