"""Call of Cthulhu on the screen: phases, sides, stories, hand, what is in progress; every size."""

from dataclasses import replace

import pytest

from fhtagn.games.call.deeds import struggle_removed
from fhtagn.kernel.state import SPECTATOR
from fhtagn.text.words import LANGUAGES
from fhtagn.tui.call.names import (
    BETWEEN,
    BORNE,
    COLOURS,
    DONE,
    DRAINED,
    FACTIONS,
    FREE,
    GOING,
    HIDDEN,
    ICONS,
    MARKS,
    STATES,
    STOP,
    WOUND,
    shortened,
)
from fhtagn.tui.duel.names import CONTRAST, contrast
from fhtagn.tui.look import GROUND
from fhtagn.tui.session import OPEN
from fhtagn.tui.sheets import PageSheet, TextSheet
from fhtagn.tui.terminal import Terminal, plain
from tests.effort import effort
from tests.games.call.scene import GAME, A, B, scene
from tests.terminal.calls import call_match, call_session, late, seen_from
from tests.terminal.scenes import driver_of, flat, part, screen, session_of, shown

SIZES = [(40, 20), (60, 20), (80, 24), (100, 35), (120, 40), (160, 50), (200, 60)]
SIGNS = (*MARKS, *STATES.values(), FREE, GOING, DRAINED, WOUND, STOP, DONE, BETWEEN)
READY, EXHAUSTED, INSANE = STATES.values()
LETTERS = {"en": "TCAI", "ru": "УБМИ"}


def name(code, language="en"):
    return GAME.content.cards[code].name[language]


def wording(code, language="en"):
    return GAME.printed["card"][code].text[language]


def letters(said, language):
    """`TTC` in the letters of a language."""
    return said.translate(str.maketrans(LETTERS["en"], LETTERS[language]))


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


# -- the sides ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lines", [1, 2])
def test_a_player_s_line_tells_packs_stories_piles_and_domains(lines, language):
    match = call_match(factions=("cthulhu+hastur", "agency+miskatonic"))
    board = session_of(match, language=language).board()
    words = board.words
    head = flat("\n".join(row.plain for row in board.head(B, 200, lines)))
    for faction in ("agency", "miskatonic"):
        assert words.name("faction", faction) in head
    assert f"{words.say('tui-call-stories')} {FREE * 3}" in head
    deck = len(match.state.decks[B])
    assert words.say("tui-call-counts", hand=8, deck=deck, discard=0) in head
    assert f"I – 0 {BETWEEN} II – 0" in head
    late_board = call_session(late(), language=language).board()
    won = flat(late_board.head(B, 200, lines)[0].plain)
    assert f"{words.say('tui-call-stories')} {MARKS[B] * 2}{FREE}" in won


@pytest.mark.parametrize("language", LANGUAGES)
def test_domains_show_resources_by_faction_worth_and_what_is_drained(language):
    board = call_session(late(), language=language).board()
    short = {code: one.name[language].removeprefix("The ")[:2]
             for code, one in GAME.content.factions.items()}  # fmt: skip
    assert len(set(short.values())) == len(short), "two letters tell the factions apart"
    agency, cthulhu, hastur = short["agency"], short["cthulhu"], short["hastur"]
    first, second, third = board.domains(A).plain.split(f" {BETWEEN} ")
    assert first == f"I {agency} {agency} {cthulhu} 3"
    assert second == f"II{DRAINED} {short['neutral']} {hastur} 2"
    assert third == f"III {agency} 1"
    assert board.domains(A, dense=True).plain.startswith(f"I {agency}2{cthulhu} 3  II{DRAINED} ")


def test_what_counts_more_is_told_by_the_worth():
    s = scene(domains={A: "F003 F026 | - | -"})
    seen = s.sees(A)["players"][A]["domains"][0]
    assert call_session(s).board().domains(A).plain.startswith(f"I Ag Mi {seen['worth']} ")


@pytest.mark.rule("CC 22.4")
def test_the_card_of_an_added_domain_is_read_by_its_owner_alone():
    s = scene(play={A: "F145"}, deck={A: "F041 F010 F029"}).do("A use:F145")
    session = call_session(s, people=2)
    own = shortened(name("F041"), 14)
    assert f"IV {HIDDEN}{own} – 0" in session.board(viewer=A).domains(A).plain
    for viewer in (B, SPECTATOR):
        seen = session.board(viewer=viewer).domains(A).plain
        assert f"IV {HIDDEN} – 0" in seen
        assert own not in seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_in_play_show_state_numbers_wounds_and_attachments(language):
    session = call_session(late(), language=language)
    words = " ".join(row.plain for row in session.board().cards(A, 300, 6))
    pistols = f"{BORNE}{name('F143', language)}"
    for said in (
        f"{READY}{name('F010', language)} 3 {letters('CI', language)}{pistols}",
        f"{EXHAUSTED}{name('F064', language)} 2 {letters('CCI', language)}",
        f"{READY}{name('F044', language)} 2 {letters('TC', language)} {WOUND}1/3",
    ):
        assert said in words
    insane = f"{INSANE}{name('F032', language)}"
    assert f"{insane}  {READY}" in words, "whoever is insane has no numbers"
    assert name("F001", language) not in words, "who is at a story has left the row"
    assert words.count(name("F143", language)) == 1
    rival = flat("\n".join(row.plain for row in session.board().cards(B, 200, 6)))
    assert f"{name('F082', language)}({MARKS[A]}) 2" in rival, "it belongs to the other"
    assert f"{BETWEEN} {READY}{name('F034', language)}" in rival


def test_copies_are_numbered_as_in_the_options():
    s = scene(play={A: "F092 F092", B: "F092"}, hands={A: "F016"}, domains={A: "agency*3|-|-"})
    s.do("A play:F016", "A x:2")
    session = call_session(s)
    mine = session.board().cards(A, 200, 2)[0].plain
    assert f"{name('F092')}#1 2" in mine
    assert f"{name('F092')}#2 2" in mine
    assert f"{name('F092')}#3 2" in session.board().cards(B, 200, 2)[0].plain
    assert {one.key for one in session.choices()} == {"choose:F092:1", "choose:F092:2",
                                                       "choose:F092:3"}  # fmt: skip


def test_without_room_names_are_shortened_and_then_cards_are_counted():
    s = scene(play={A: "F010 F064 F044 F092 F132 F052 F112 F029 F142"})
    board = call_session(s).board()
    (line,) = board.cards(A, 200, 1)
    assert "…" in line.plain
    assert line.plain.count(READY) == 9
    (line,) = board.cards(A, 78, 1)
    shown_cards = line.plain.count(READY)
    assert shown_cards < 9
    assert line.plain.endswith(f"+{9 - shown_cards}")


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


# -- the hand -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_shows_cost_faction_numbers_keywords_and_text(language):
    session = call_session(late(), language=language)
    board = session.board()
    rows = flat("\n".join(row.plain for row in board.hand_rows(300, 30)))
    event = session.words.say("tui-call-event")
    agency, cthulhu = board.shorts["agency"], board.shorts["cthulhu"]
    for said in (
        f"X {agency} {name('F016', language)} ({event})",
        f"4 {cthulhu} {name('F045', language)} 3 {letters('CCA', language)}",
    ):
        assert said in rows
    keywords = ", ".join(board.keyword_names[one] for one in ("villainous", "invulnerability"))
    assert keywords in rows
    for code in ("F016", "F020"):
        assert wording(code, language)[:20] in rows


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES[2:])
async def test_the_own_hand_is_there_whole(size, language):
    session = call_session(late(), language=language)
    async with shown(session, size=size) as pilot:
        text = part(pilot, "#board")
        for code in ("F016", "F020", "F045", "F120", "F121"):
            assert name(code, language)[:7] in text


def test_whoever_looks_on_sees_no_hand():
    session = call_session(late(), people=2)
    codes = [("F016", A), ("F020", A), ("F100", B), ("F125", B)]
    for viewer in (A, B, SPECTATOR):
        board = session.board(viewer=viewer)
        pages = board.pages()["i"].body(100).plain
        text = table(session, viewer=viewer) + flat(pages)
        for code, owner in codes:
            assert (wording(code)[:30] in text) == (viewer == owner)


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
    said = session.words.event(("lasting", "combat", "F010", 2), A)
    assert said in table(session)
    assert f"{name('F010', language)} 3 {letters('CCI', language)}" in table(session)


def test_a_discount_for_everybody_is_told_though_it_lies_on_no_card():
    s = scene(hands={A: "F120"}, domains={A: "yog_sothoth | - | -"}).do("A play:F120")
    session = call_session(s)
    assert session.words.event(("lasting", "F120/price", "", 0), A) in table(session)


# -- sizes, colours, letters ----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
async def test_at_every_size_the_table_fits_and_the_question_is_there(size, language):
    session = call_session(late(), language=language)
    async with shown(session, size=size) as pilot:
        lines = screen(pilot).splitlines()
        assert len(lines) == size[1]
        assert all(len(line) <= size[0] for line in lines)
        asked = session.words.prompt(session.match.decisions()[0], A)
        assert asked in part(pilot, "#prompt")
        assert pilot.app.screen.query_one("#choices").size.height >= 2
        text = part(pilot, "#board")
        for seat in (A, B):
            assert session.words.player(seat) in text
        for story in ("F156", "F157", "F158"):
            assert name(story, language)[:4] in text


@pytest.mark.parametrize("size", [(36, 15), *SIZES])
def test_more_room_is_used_and_never_more_than_there_is(size):
    for table_of in (late, lambda: scene(row="F156 F157 F158 F155~0 F155~1", at="operations")):
        session = call_session(table_of(), people=2)
        for viewer in (A, B, SPECTATOR, OPEN):
            layout = session.board(viewer=viewer).layout(*size)
            lines, text = layout.parts["board"]
            assert lines == len(text.plain.split("\n"))
            assert lines + layout.detail + 2 + 6 <= size[1]
            assert all(len(row) <= size[0] - 2 for row in text.plain.split("\n"))


def test_tables_in_the_middle_of_a_game_can_be_painted(did):
    for seed in range(effort(4, least=2)):
        driver = driver_of(call_match(seed, conspiracy=bool(seed % 2)), people=0)
        while driver.todo().what != "over" and driver.match.ply < 250:
            seat = driver.todo().seat
            driver.play(seat, driver.thinker(seat)())
            if driver.match.ply % 11 == 0:
                session = session_of(driver.match, people=0, language=LANGUAGES[seed % 2])
                size = SIZES[did["tables_painted"] % len(SIZES)]
                for viewer in (A, B, SPECTATOR):
                    board = session.board(viewer=viewer)
                    layout = board.layout(*size)
                    assert layout.parts["board"][0] + layout.detail + 8 <= size[1]
                    assert board.bar(size[0] - 2).cell_len <= size[0] - 2
                    did["tables_painted"] += 1
    did.at_least(tables_painted=60)


def test_what_has_a_colour_has_a_sign_and_colours_can_be_read():
    assert len(set(SIGNS)) == len(SIGNS)
    for colour in (*COLOURS, *FACTIONS.values(), *ICONS.values()):
        assert contrast(colour, GROUND) >= CONTRAST
    for language in LANGUAGES:
        board = call_session(late(), language=language).board()
        assert len({board.letter(icon) for icon in ICONS}) == 4


async def test_no_color_leaves_the_marks(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    async with shown(call_session(late()), size=(100, 35)) as pilot:
        text = screen(pilot)
        there = [one for one in SIGNS if one not in (GOING, DONE)]
        assert [one for one in there if one not in text] == []


async def test_a_terminal_without_utf8_shows_the_table_in_plain_letters():
    session = call_session(late(), shown=Terminal(False, False, "LC_ALL=C"))
    async with shown(session, size=(120, 40)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        assert screen(pilot).isascii()
        written = [plain(one) for one in SIGNS]
        assert "?" not in written
        assert len(set(written)) == len(SIGNS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_is_explained(language):
    board = call_session(late(), language=language).board()
    legend = board.legend()
    assert [one for one in (*SIGNS, BORNE) if one not in legend] == []
    for icon, said in board.icon_names.items():
        assert f"{board.letter(icon)} {said}" in legend
    for faction, short in board.shorts.items():
        assert f"{short} {board.words.name('faction', faction)}" in legend


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
        await pilot.pause()
        lit = pilot.app.screen.marked().about["card"]
        other = {"F010": "F092", "F092": "F010"}[lit]
        assert f"▸{READY}{name(lit)}" in part(pilot, "#board")
        assert f"▸{READY}{name(other)}" not in part(pilot, "#board")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_option_is_explained_by_the_text_of_its_card(language):
    session = call_session(late(), language=language)
    async with shown(session, size=(120, 40)) as pilot:
        await pilot.press("home")
        await pilot.pause()
        detail = part(pilot, "#detail")
        assert f"{name('F016', language)}: {wording('F016', language)}" in detail
        assert session.words.facts("card", GAME.printed["card"]["F016"]) in detail


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_card_on_the_table_can_be_read_with_text_and_provenance(language):
    session = call_session(late(), language=language)
    words = session.words
    async with shown(session) as pilot:
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(pilot.app.screen, PageSheet)
        body = pilot.app.screen.page.body(80).plain
        for code in ("F001", "F082", "F034", "F156", "F157", "F016", "F121"):
            assert wording(code, language) in body
            assert words.facts("card", GAME.printed["card"][code]) in body
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
        await pilot.pause()
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
    found = [why for _, why in session.game.refusals(s.g, A)]
    told = {(why.about["card"], why.rule) for why in found}
    assert {("F045", "CC 8.5"), ("F001", "CC 20.1"), ("F100", "CC 17.9")} <= told
    async with shown(session, size=(100, 40)) as pilot:
        await pilot.press("y")
        await pilot.pause()
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
        await pilot.pause()
        assert session.words.say("tui-why-nothing") in flat(screen(pilot))


async def test_what_cannot_be_played_stays_listed_and_says_why():
    session = call_session(scene(at="operations"))
    session.driver.players[A] = session.driver.players[A]._replace(auto=False)
    async with shown(session, size=(100, 35)) as pilot:
        refused = {one.kind: one.refused.rule for one in pilot.app.screen.choices if one.refused}
        assert refused == {"play": "CC 17.21", "use": "CC 17.21"}
        assert session.words.of("action", "play") in part(pilot, "#choices")
