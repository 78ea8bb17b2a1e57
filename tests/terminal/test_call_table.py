"""Call of Cthulhu on the screen: the players' sides, the hand, every size."""

import pytest

from fhtagn.kernel.state import SPECTATOR
from fhtagn.text.messages import LANGUAGES
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
from fhtagn.tui.terminal import Terminal, plain
from tests.effort import effort
from tests.games.call.scene import GAME, A, B, scene
from tests.terminal.calls import (
    SIZES,
    call_match,
    call_session,
    late,
    letters,
    name,
    wording,
)
from tests.terminal.scenes import driver_of, flat, part, screen, session_of, shown

SIGNS = (*MARKS, *STATES.values(), FREE, GOING, DRAINED, WOUND, STOP, DONE, BETWEEN)
READY, EXHAUSTED, INSANE = STATES.values()


def table(session, width=200, height=70, viewer=None):
    """What stands above the question, as one line."""
    _, text = session.board(viewer=viewer).layout(width, height).parts["board"]
    return flat(text.plain)


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
