"""Cthulhu Wars: Duel on the screen: map, sheets, battle, in both languages and at every size."""

from itertools import pairwise

import pytest

from fhtagn.kernel.state import SPECTATOR
from fhtagn.text.messages import LANGUAGES
from fhtagn.tui.duel.crowd import Group, crowd, short, together
from fhtagn.tui.duel.map import COLUMNS, ROWS, grid, spots, spread
from fhtagn.tui.duel.names import (
    CONTRAST,
    FROST,
    GATE,
    MARKS,
    SAME,
    TOWER,
    WATER,
    contrast,
    readable,
)
from fhtagn.tui.look import GROUND
from fhtagn.tui.sheets import PageSheet
from fhtagn.tui.terminal import SIGNS, Terminal, plain
from tests.games.duel.scene import A, B
from tests.terminal.duels import DUEL, coast, crowded, duel_match, duel_session
from tests.terminal.scenes import flat, part, screen, session_of, shown

SIZES = [(40, 20), (60, 20), (80, 24), (100, 30), (120, 40), (200, 60)]
BOARDS = DUEL.content.boards


def cells(session, width=118, lines=4):
    """What stands in the cell of each area, by the area's id; later places of it follow."""
    board = session.board()
    found = {}
    for spot in spots(board.map):
        text = " ".join(row.plain for row in board.cell(spot, width // COLUMNS, lines))
        found.setdefault(board.map.areas[spot.area].id, []).append(" ".join(text.split()))
    return found


# -- where areas stand ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOARDS)
def test_every_place_of_the_map_has_a_cell_in_the_order_of_the_compass(name):
    board = BOARDS[name]
    rows = grid(board)
    placed = {spot: (row, column) for row, line in enumerate(rows)
              for column, spot in enumerate(line) if spot}  # fmt: skip
    assert set(placed) == set(spots(board))
    assert len(rows) == ROWS
    for one, (row, column) in placed.items():
        for other, (down, across) in placed.items():
            assert not (one.y + 130 < other.y and row > down), (one, other)
            assert not (one.x + 160 < other.x and column > across), (one, other)


@pytest.mark.parametrize("name", BOARDS)
def test_areas_take_the_empty_cells_beside_them_and_leave_no_gap(name):
    for row in grid(BOARDS[name]):
        strips = spread(row)
        assert [strips[0].start, strips[-1].end] == [0, COLUMNS]
        assert all(one.end == other.start for one, other in pairwise(strips))
        assert [one.spot for one in strips if one.spot] == [spot for spot in row if spot]


# -- what an area shows ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_area_shows_name_gate_keeper_tower_token_and_both_players_units(language):
    session = duel_session(crowded(), language=language)
    found, board = cells(session, width=300), session.board()
    (arctica,) = found["arctica"]
    acolyte, wendigo = board.unit("acolyte"), board.unit("wendigo")
    assert board.area("arctica") in arctica
    assert f"{GATE}{MARKS[A]}" in arctica
    assert f"{MARKS[A]}{GATE}{acolyte}, 2 {wendigo}, {board.unit('gnoph_keh')}" in arctica
    (baltica,) = found["baltica"]
    assert f"{MARKS[B]}{acolyte}, {board.unit('serpent_man')}, 2 " in baltica
    assert baltica.index(MARKS[A] + GATE) < baltica.index(MARKS[B])
    assert found["india"] == [f"{board.area('india')} {GATE}"]
    assert found["siberia"] == [f"{board.area('siberia')} {TOWER}"]
    assert FROST in found["kalahari"][0]
    assert found["tethys_ocean"][0].startswith(f"{WATER}{board.area('tethys_ocean')}")
    assert WATER not in found["siberia"][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_area_in_two_places_says_so_and_counts_its_units_once(language):
    session = duel_session(crowded(), language=language)
    first, second = cells(session)["mawson_ocean"]
    assert SAME in first
    assert session.words.say("tui-duel-same") in second
    assert f"{MARKS[A]}2" in second
    assert session.board().unit("wendigo") not in second
    session = duel_session(coast(), language=language)
    reef, river = cells(session, width=300)["jersey_charles"]
    parts = session.board().map.areas[0].parts
    assert parts[0].name[language] in reef
    assert river.startswith(f"{WATER}{parts[1].name[language]}")
    assert f"{SAME} {parts[0].name[language]} {MARKS[A]}3" in river


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_map_is_there_in_both_languages(size, language):
    for s in (crowded(), coast()):
        session = duel_session(s, language=language)
        board = session.board()
        async with shown(session, size=size) as pilot:
            text = part(pilot, "#board")
            for area in board.map.areas:
                assert board.said(area)[:9] in text
            for seat in (A, B):
                assert board.faction(seat) in text


# -- short forms ----------------------------------------------------------------------------------

HORDE = [Group(1, "Acolyte Cultist", True), Group(4, "Wendigo"), Group(1, "Rhan-Tegoth")]


def test_names_are_as_long_as_the_room_allows_and_counts_are_never_lost():
    assert crowd(HORDE, 60) == [f"{GATE}Acolyte Cultist, 4 Wendigo, Rhan-Tegoth"]
    for width in range(14, 60):
        (row,) = crowd(HORDE, width)
        assert len(row) <= width
        assert row.startswith(f"{GATE}Aco")
        assert "4" in row
        assert "Rha" in row
    assert crowd(HORDE, 20, lines=3)[1] == "4 Wendigo,"


def test_kinds_of_a_faction_stay_apart_in_three_letters():
    for faction in DUEL.content.factions.values():
        for language in LANGUAGES:
            names = {short(unit.name[language], 3) for unit, _ in faction.units}
            assert len(names) == len(faction.units)


def test_two_crowds_share_a_line_or_are_told_by_number():
    left, right = together([HORDE, HORDE], 34)
    assert len(left) + len(right) <= 34
    assert together([HORDE, HORDE], 20) == []
    session = duel_session(crowded())
    entry = session.board().entry(DUEL.content.boards["extinction"].index["baltica"], 30).plain
    assert f"{MARKS[A]}3 {MARKS[B]}4" in entry


# -- the sheets and the bar -----------------------------------------------------------------------


@pytest.mark.rule("CW 8.1.2")
def test_of_elder_signs_one_sees_the_own_values_and_the_others_number():
    session = duel_session(crowded(), people=2)
    for viewer, rows in {A: ("2 (1+3)", "1"), B: ("2", "1 (2)"), SPECTATOR: ("2", "1")}.items():
        board = session.board(viewer=viewer)
        for seat, row in zip((A, B), rows, strict=True):
            name = session.words.say("tui-duel-signs")
            assert f"{name} {row}  " in board.numbers_row(seat).plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_tells_everything_about_its_player(language):
    s = crowded(hibernating=(A,))
    s.g.declined[A] = ("herald",)
    s.g.rebuild()
    session = duel_session(s, language=language)
    board, words = session.board(), session.words
    mine = "\n".join(row.plain for row in board.sheet(A, 200, 10))
    for said in (
        board.faction(A), words.player(A), words.say("tui-you"), words.say("tui-duel-first"),
        words.say("tui-duel-hibernates"), f"{words.say('tui-duel-power')} 9",
        f"{words.say('tui-duel-gates')} 3", f"{words.say('tui-duel-books')} 3/6",
        board.ability("howl"), f"{words.say('tui-duel-captives')}: {board.unit('acolyte')}",
        f"{words.say('tui-duel-off')}: {board.ability('herald')}", board.unit("ithaqua"),
    ):  # fmt: skip
        assert said in mine
    open_slots = [one for one in board.sheet_of(A).requirements if one.slot in (3, 4, 6)]
    assert board.unmet(A) == open_slots
    assert all(board.said(one) in mine for one in open_slots)
    theirs = "\n".join(row.plain for row in board.sheet(B, 200, 10))
    assert f"{words.say('tui-duel-lent')}: {board.unit('serpent_man')}" in theirs
    assert words.say("tui-duel-first") not in theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_tells_round_phase_turn_decay_and_the_track_with_its_marker(language):
    session = duel_session(crowded(), language=language)
    words = session.words
    bar = session.board().bar(200).plain
    for said in (
        words.say("tui-duel-round", number=2), words.say("tui-phase-action"),
        words.say("tui-duel-turn", seat=A, reader=A), words.say("tui-duel-decay", count=1),
        f"[7] 8 9 10 {words.say('tui-duel-end')}",
    ):  # fmt: skip
        assert said in bar
    last = duel_session(crowded(ritual=6), language=language).board().bar(200).plain
    assert f"[{words.say('tui-duel-end')}]" in last


# -- the battle -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_battle_shows_sides_dice_and_results(language):
    s = coast().rolls(6, 4, 1, 6, 4, 6, 5)
    s.do("A battle@innsmouth")
    while s.asked()[0][2:].startswith("pre_battle"):
        s.do(f"{s.asked()[0][0]} ready")
    s.asks_for(A, "choose_kill")
    taken = next(key for key in s.keys(A) if key.startswith("kill:starspawn"))
    session = duel_session(s, language=language)
    words, board = session.words, session.board()
    async with shown(session, size=(120, 40)) as pilot:
        text = part(pilot, "#board")
        assert words.say("tui-duel-battle", at="innsmouth", seat=A, reader=A) in text
        now = board.view["battles"][-1]
        for seat in (A, B):
            assert words.say("tui-duel-dice", count=now["dice"][seat]) in text
            kills, pains = now["kills"][seat], now["pains"][seat]
            assert words.say("tui-duel-to-take", kills=kills, pains=pains) in text
        session.driver.play(A, taken)
        pilot.app.screen.paint()
        await pilot.pause()
        fate = f"{board.unit('starspawn')}: {words.say('tui-duel-kill')}"
        assert fate in part(pilot, "#board")


# -- sizes, colours, letters ----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
async def test_at_every_size_the_table_fits_and_the_question_is_there(size, language):
    s = crowded()
    session = duel_session(s, language=language)
    async with shown(session, size=size) as pilot:
        lines = screen(pilot).splitlines()
        assert len(lines) == size[1]
        assert all(len(line) <= size[0] for line in lines)
        asked = session.words.prompt(session.match.decisions()[0], A)
        assert asked in part(pilot, "#prompt")
        choices = pilot.app.screen.query_one("#choices")
        assert choices.size.height >= min(4, size[1] - 16)
        for seat in (A, B):
            assert session.words.player(seat) in part(pilot, "#board")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_in_a_battle_there_is_room_for_the_answers_too(size):
    s = coast().rolls(6, 4, 1, 6, 4, 6, 5)
    s.do("A battle@innsmouth")
    session = duel_session(s)
    async with shown(session, size=size) as pilot:
        assert len(screen(pilot).splitlines()) == size[1]
        assert pilot.app.screen.query_one("#dock").size.height >= 8


async def test_the_marked_option_lights_its_areas():
    session = duel_session(crowded())
    async with shown(session, size=(120, 40)) as pilot:
        assert f"▸{session.board().area('siberia')}" not in part(pilot, "#board")
        await pilot.press("slash", *"wend", "space", *"siber")
        assert pilot.app.screen.marked().about["to"] == "siberia"
        assert f"▸{session.board().area('siberia')}" in part(pilot, "#board")


def test_players_are_told_apart_without_colour_and_colours_can_be_read():
    assert len(set(MARKS)) == 2
    for faction in DUEL.content.factions.values():
        assert contrast(readable(faction.color), GROUND) >= CONTRAST


async def test_no_color_leaves_the_marks(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    async with shown(duel_session(crowded()), size=(120, 40)) as pilot:
        text = screen(pilot)
        assert all(sign in text for sign in (*MARKS, GATE, TOWER, FROST, WATER, SAME))


async def test_a_terminal_without_utf8_shows_the_duel_in_plain_letters():
    session = duel_session(crowded(), shown=Terminal(False, False, "LC_ALL=C"))
    async with shown(session, size=(120, 40)) as pilot:
        await pilot.press("enter")
        assert screen(pilot).isascii()
        marks = [plain(one) for one in (*MARKS, GATE, TOWER, FROST, WATER, SAME)]
        assert len(set(marks)) == len(marks)
        assert "?" not in marks
    assert set(MARKS) <= set(SIGNS)


# -- pages ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (40, 20)])
async def test_the_whole_map_can_be_read_with_its_borders(size, language):
    session = duel_session(coast(), language=language)
    board = session.board()
    async with shown(session, size=size) as pilot:
        await pilot.press("d")
        assert isinstance(pilot.app.screen, PageSheet)
        body = flat(pilot.app.screen.page.body(70).plain)
        for number, area in enumerate(board.map.areas):
            assert board.said(area) in body
            near = tuple(board.map.areas[one].id for one in board.map.near[number])
            assert session.words.say("tui-duel-borders", near=near) in body
        await pilot.press("escape")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_both_sheets_can_be_read_with_all_their_texts(language):
    session = duel_session(crowded(), language=language)
    async with shown(session) as pilot:
        await pilot.press("i")
        body = pilot.app.screen.page.body(70).plain
        board = session.board()
        for seat in (A, B):
            sheet = board.sheet_of(seat)
            spellbooks = [board.content.abilities[name] for name in sheet.spellbooks]
            for one in (*spellbooks, *board.unmet(seat)):
                assert one.text[language] in body


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_is_explained_by_what_it_is_about(language):
    session = duel_session(crowded(), language=language)
    board = session.board()
    details = {one.key: board.detail(one).plain for one in session.choices() if one.key}
    move = details["move:wendigo@arctica>baltica"]
    assert board.unit("wendigo") in move
    assert board.area("siberia") in move
    assert board.told(board.content.abilities["ice_age"]) in details["ice_age@india"]
    assert board.told(board.content.abilities["hibernate"]) in details["hibernate"]


async def test_before_the_factions_are_there_the_table_is_painted_too():
    session = session_of(duel_match("", ""))
    async with shown(session, size=(120, 40)) as pilot:
        assert session.words.say("tui-phase-setup") in flat(screen(pilot))
