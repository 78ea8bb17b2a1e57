"""Fate of the Elder Gods on the screen: Altar, Lodges, what is in progress; every size."""

from math import atan2, pi

import pytest

from fhtagn.kernel.save import digest
from fhtagn.kernel.state import SPECTATOR
from fhtagn.text.messages import LANGUAGES
from fhtagn.tui.duel.names import CONTRAST, contrast
from fhtagn.tui.fate.altar import GROUNDS, RINGS
from fhtagn.tui.fate.names import (
    ABYSS,
    ARTIFACT,
    COLOURS,
    CONTROL,
    CURSE,
    FACES,
    FREE,
    FULL,
    GATE,
    INVESTIGATOR,
    LODGE,
    MARKS,
    MINION,
    PIECE,
    SIGN,
    STORM,
    SYMBOLS,
    TILTED,
    shortened,
)
from fhtagn.tui.look import GROUND
from fhtagn.tui.play import PlayScreen
from fhtagn.tui.sheets import PageSheet
from fhtagn.tui.terminal import Terminal, plain
from tests.effort import effort
from tests.games.fate.scene import GAME, NAMES, A, B, C, D, scene
from tests.terminal.fates import GODS, fate_match, fate_session, late, seen_from
from tests.terminal.scenes import driver_of, flat, part, screen, session_of, shown

SIZES = [(40, 20), (60, 20), (80, 24), (100, 30), (120, 40), (140, 45), (200, 60)]
SIGNS = (
    *MARKS, *(sign for sign, _ in SYMBOLS.values()), PIECE, INVESTIGATOR, CONTROL, STORM, MINION,
    GATE, SIGN, CURSE, ARTIFACT, TILTED, LODGE, ABYSS,
)  # fmt: skip


def symbol(name):
    return SYMBOLS[name][0]


def plaque(session, name, width=40, lines=4, viewer=None):
    """What stands on a location, as one line."""
    rows = session.board(viewer=viewer).plaque(NAMES.index(name), width, lines)
    assert [row.cell_len for row in rows] == [width] * lines
    return flat("\n".join(row.plain for row in rows))


# -- the Altar ------------------------------------------------------------------------------------


@pytest.mark.rule("FG 1.4.3", "FG 1.3.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lines", [2, 3, 5])
def test_a_location_shows_piece_symbol_name_figures_control_storm_and_column(lines, language):
    session = fate_session(late(), language=language)
    words = session.words
    streets = plaque(session, "streets", lines=lines)
    assert streets.startswith(f"{PIECE} {symbol('streets')} ")
    assert shortened(words.name("location", "streets"), 30) in streets
    assert f"{MARKS[A]}1 {MARKS[B]}2 {MARKS[C]}3 {MARKS[D]}3" in streets
    assert CONTROL not in streets
    ceremony = plaque(session, "ceremony", lines=lines)
    assert f"{CONTROL}{MARKS[A]} {INVESTIGATOR}2" in ceremony
    backs = [symbol(name) for name in ("ceremony", "museum", "other_worlds")]
    assert f"┊{' '.join(backs)}" in ceremony, "a Gate in a Column is wild"
    assert f"{STORM} {INVESTIGATOR}2" in plaque(session, "museum", lines=lines)
    gathering = plaque(session, "gathering", lines=lines)
    assert MARKS[A] not in gathering, "nobody of that cult is there"
    assert STORM not in gathering
    base = session.board().action("gathering")
    assert (base in gathering) == (lines == 5)


@pytest.mark.rule("FG 40.1.36")
def test_a_mi_go_is_marked_beside_the_cultists_of_its_cult():
    s = scene(2, gods="ghatanothoa dagon", mi_go={A: "library"}, cultists={B: "library 2"})
    session = fate_session(s)
    assert f"{MARKS[A]}1{MINION} {MARKS[B]}2" in plaque(session, "library")
    assert MINION not in plaque(session, "museum")


@pytest.mark.rule("FG 30.1.4")
def test_only_its_owner_reads_a_storm():
    session = fate_session(late(), people=4)
    calm = GAME.content.storms["calm"].name["en"]
    assert calm in plaque(session, "museum", viewer=B)
    for viewer in (A, C, D, SPECTATOR):
        assert calm not in plaque(session, "museum", viewer=viewer)
        assert STORM in plaque(session, "museum", viewer=viewer)


@pytest.mark.rule("FG 16.1.1", "FG 17.1.2")
def test_with_two_pieces_one_sees_whose_they_are():
    two = fate_session(late(2))
    assert plaque(two, "streets").startswith(f"{PIECE}{MARKS[A]} ")
    assert plaque(two, "library").startswith(f"{PIECE}{MARKS[B]} ")
    alone = fate_session(late(1))
    assert plaque(alone, "streets").startswith(f"{PIECE} ")
    assert plaque(alone, "library").startswith(f"{PIECE}{INVESTIGATOR} ")


def centre(rows, board, name):
    """Where the head of a location stands, in columns and lines."""
    head = f"{symbol(name)} {shortened(board.location(name), 12)}"[:9]
    return next((row.index(head), number) for number, row in enumerate(rows) if head in row)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [*RINGS, 1, 2])
def test_the_locations_lie_clockwise_from_other_worlds(size, language):
    board = fate_session(late(), language=language).board()
    drawn = board.pairs(78, size) if isinstance(size, int) else board.ring(96, size)
    rows = [row.plain for row in drawn]
    assert len(rows) == (3 * size if isinstance(size, int) else size.lines)
    assert len({len(row) for row in rows}) == 1
    places = [centre(rows, board, name) for name in NAMES]
    across = sum(x for x, _ in places) / 6
    down = sum(y for _, y in places) / 6
    angles = [atan2(x - across, 8 * (down - y)) % (2 * pi) for x, y in places]
    turned = [(angle - angles[0]) % (2 * pi) for angle in angles]
    assert turned == sorted(turned)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", RINGS)
def test_among_the_locations_lie_abyss_supply_decks_and_what_is_on_show(size, language):
    s = late()
    session = fate_session(s, language=language)
    words, content = session.words, GAME.content
    text = flat("\n".join(row.plain for row in session.board().ring(118, size)))
    losses = " ".join(f"{mark}{count}" for mark, count in zip(MARKS, s.g.abyss, strict=True))
    assert f"{words.say('tui-fate-abyss')} {losses}" in text
    assert f"{INVESTIGATOR}{s.g.supply}" in text
    for said in (
        words.say("tui-fate-spells", count=len(s.g.deck)), words.say("tui-fate-gates", count=12),
        words.say("tui-fate-curses", count=len(s.g.curse_deck)),
        content.monsters["byakhee"].name[language], content.monsters["shoggoth"].name[language],
        content.artifacts["silver_key"].name[language],
        content.artifacts["black_stone"].name[language],
    ):  # fmt: skip
        assert said in text


def test_a_long_column_is_counted_where_it_does_not_fit():
    s = late(columns={"museum": "M M M M L L L L S S S"})
    board = fate_session(s).board()
    seen = board.view["locations"][1]
    assert board.column(seen, 40).plain == f"┊{' '.join(symbol(one) for one in seen['column'])}"
    assert board.column(seen, 12).plain == f"┊{''.join(symbol(one) for one in seen['column'])}"
    short = board.column(seen, 8).plain
    assert short == f"┊{symbol('museum') * 4}{symbol('library')}+6"


# -- the Lodges -----------------------------------------------------------------------------------


@pytest.mark.rule("FG 1.2.3", "FG 1.2.4")
def test_the_track_shows_token_signs_and_the_goal():
    board = fate_session(late()).board()
    assert board.track(A).plain == f"0 1 2 3 4 {MARKS[A]} 6 {SIGN} {SIGN} {SIGN} 5/9"
    assert board.dense_track(A).plain == f"·····{MARKS[A]}·{SIGN * 3} 5/9"
    met = f"0 1 2 3 4 5 6 7{SIGN}{MARKS[D]} {SIGN} 8/9"
    assert board.track(D).plain == met, "the token stands on a sign"
    assert board.dense_track(D).plain == f"········{MARKS[D]}{SIGN} 8/9 {SIGN}2"
    assert [f"{number}" in board.track(C).plain for number in (5, 6)] == [True, True]
    far = fate_session(late(goal=13, token={A: 12})).board()
    assert far.track(A).plain.startswith(f"0 1 {MARKS[A]} 3")
    assert far.track(A).plain.endswith("12/13")


@pytest.mark.rule("FG 7.6.1")
@pytest.mark.parametrize(
    ("count", "shown_as"),
    [(0, FREE * 4 + f"[{FREE}]"), (4, FULL * 4 + f"[{FREE}]"), (5, FULL * 4 + f"[{FULL}]"),
     (7, FULL * 4 + f"[{FULL}]7")],
)  # fmt: skip
def test_the_fifth_investigator_in_a_lodge_is_marked(count, shown_as):
    board = fate_session(late(investigators=f"A {count}")).board()
    assert board.meter(A).plain == f"{INVESTIGATOR}{shown_as}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lines", [5, 14])
def test_a_lodge_tells_everything_about_its_player(lines, language):
    s = late()
    session = fate_session(s, language=language)
    board, words, content = session.board(), session.words, GAME.content
    show = board.brief if lines == 5 else board.full
    mine = flat("\n".join(row.plain for row in show(A, 80, lines)))
    for said in (
        words.player(A), words.say("tui-you"), words.say("tui-fate-first"),
        content.gods["cthulhu"].name[language], board.track(A).plain, board.meter(A).plain,
        f"{words.say('tui-fate-lodge')} {s.g.lodge[A]} {words.say('tui-fate-abyss')} 4",
        f"{ARTIFACT}{content.artifacts['necronomicon'].name[language]}",
        f"{TILTED}{content.artifacts['amulet_of_nephren_ka'].name[language]}",
        f"{content.monsters['dark_young'].name[language]} ••◦",
        f"{words.say('tui-fate-reserve')} [{symbol('museum')}{symbol('library')}·]",
    ):  # fmt: skip
        assert said in mine
    backs = [symbol(name) for name in ("ceremony", "ceremony", "gathering", "library")]
    assert f"{words.say('tui-fate-hand')} {''.join(backs)}{GATE}" in mine
    captives = flat("\n".join(row.plain for row in show(C, 80, lines)))
    assert f"{words.say('tui-fate-captives')} {MARKS[A]}1 {MARKS[B]}1" in captives
    assert words.say("tui-fate-first") not in captives


def test_one_line_says_it_in_signs():
    s = late()
    line = fate_session(s).board().line(A, 100).plain
    owned = f"{LODGE}{s.g.lodge[A]} {ABYSS}4"
    assert owned in line
    assert f"{GATE} [{symbol('museum')}{symbol('library')}·] {ARTIFACT}{TILTED}" in line
    assert f"<{MARKS[A]}1 {MARKS[B]}1>" in fate_session(s).board().line(C, 100).plain
    assert CURSE * 2 in fate_session(s).board().line(D, 100).plain


# -- secrets --------------------------------------------------------------------------------------


def everything(session, viewer):
    """All that a pair of eyes can read: a large table and both pages."""
    board = session.board(viewer=viewer)
    (_, table), _ = board.layout(240, 80).parts["board"], None
    pages = [page.body(100).plain for page in board.pages().values()]
    return flat("\n".join([table.plain, *pages]))


@pytest.mark.rule("FG 1.3.3", "FG 1.3.4", "FG 1.3.5")
def test_fronts_are_read_by_their_owner_alone():
    session = fate_session(late(), people=4)
    mine = GAME.content.spells["hex_of_the_hanged"].name["en"]
    theirs = GAME.content.spells["fog_over_arkham"].name["en"]
    assert mine in everything(session, A)
    assert theirs not in everything(session, A)
    assert theirs in everything(session, B)
    for viewer in (C, D, SPECTATOR):
        assert mine not in everything(session, viewer)
        assert theirs not in everything(session, viewer)


@pytest.mark.rule("FG 1.4.2", "FG 15.1.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_curse_is_read_by_the_one_who_keeps_it(language):
    session = fate_session(late(), people=4, language=language)
    name = GAME.content.curses["loose_tongues"].name[language]
    kept = session.words.say("tui-fate-kept", seat=B, reader=A)
    assert f"{kept}: {name}" in everything(session, A)
    for viewer in (B, C, D, SPECTATOR):
        assert name not in everything(session, viewer)
    waiting = session.words.say("tui-fate-cursed")
    assert f"{waiting} {CURSE * 2}" in everything(session, D)


@pytest.mark.rule("FG 2.1.1")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_before_the_gods_are_chosen_one_sees_the_own_two(language):
    match = fate_match(4)
    session = session_of(match, language=language)
    offered = [
        [GAME.content.gods[match.state.code[card]].name[language] for card in cards]
        for cards in match.state.offers
    ]
    async with shown(session, size=(140, 45)) as pilot:
        text = part(pilot, "#board")
        assert f"{session.words.say('tui-fate-offers')}: {', '.join(offered[A])}" in text
        assert not any(name in text for seat in (B, C, D) for name in offered[seat])
        assert session.words.say("tui-phase-setup") in part(pilot, "#bar")


# -- the course -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_marks_the_phase_and_tells_turn_control_and_level(language):
    session = fate_session(late(at="actions", here="ceremony"), language=language)
    board, words = session.board(), session.words
    bar = board.bar(160).plain
    activate = words.say("tui-fate-activate")
    assert f" II {words.say('tui-fate-move')} ▸III {activate} IV " in bar
    assert words.say("tui-fate-turn", seat=A, reader=A) in bar
    assert words.say("tui-fate-control") in bar
    assert words.say("tui-fate-goal", count=9) in bar
    short = board.bar(70).plain
    assert f"I II ▸III {activate} IV" in short
    alone = fate_session(late(1, level="novice", strict=True), language=language)
    said = f"{words.say('tui-fate-novice')}, {words.say('tui-fate-strict')}"
    assert said in alone.board().bar(160).plain
    assert words.say("tui-fate-novice") not in bar


@pytest.mark.rule("FG 17.5.2")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_alone_five_sockets_count_the_curses(language):
    session = fate_session(late(1), language=language)
    for size in ((80, 24), (140, 45)):
        async with shown(session, size=size) as pilot:
            said = f"{session.words.say('tui-fate-cursed')} {CURSE * 2}{FREE * 3}"
            assert said in part(pilot, "#board")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)])
async def test_a_raid_is_seen_with_its_dice_and_the_signs_about_to_come(size, language):
    s = late(at="actions", artifacts={B: "amulet_of_nephren_ka star_stone"})
    s.rolls("X E E T T K K T")
    s.do("A no_die", "A send:1", "A send:1")
    session = fate_session(s, language=language)
    words = session.words
    async with shown(session, size=size) as pilot:
        text = part(pilot, "#board")
        assert words.name("location", "streets") in text
        assert words.say("tui-fate-raid", seat=B, reader=A) in text
        faces = " ".join(FACES[face][0] for face in s.g.rolls[-1].dice)
        assert f"{MARKS[B]} {words.say('tui-fate-roll-raid')}: {faces}" in text
        session.driver.play(B, "pass")
        pilot.app.screen.paint()
        await pilot.pause()
        assert words.say("tui-fate-gain", seat=B, count=3, reader=A) in part(pilot, "#board")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_effect_answered_by_another_stands_below_it_and_is_struck_when_cancelled(language):
    s = late(3, reserve={A: "hex_of_the_hanged", B: "unravel_museum"}, hands={})
    s.do("A cast:hex_of_the_hanged")
    s.asks_for(B, "answer_spell")
    session = fate_session(s, language=language)
    hexed = GAME.content.spells["hex_of_the_hanged"].name[language]
    assert session.board().now(200).plain == f"▸ {MARKS[A]} {hexed}"
    s.g.effects = (s.g.effects[0]._replace(cancelled=True),)
    assert any("strike" in str(span.style) for span in session.board().now(200).spans)


def test_a_curse_about_to_come_is_told():
    s = late(3, reserve={A: "hex_of_the_hanged"}, artifacts={B: "jade_amulet_of_leng"}, hands={})
    s.do("A cast:hex_of_the_hanged", "A rival:1")
    s.asks_for(B, "answer_curse")
    session = fate_session(s)
    assert session.words.say("tui-fate-hex", seat=B, reader=A) in session.board().now(200).plain


# -- sizes, colours, letters ----------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
async def test_at_every_size_the_table_fits_and_the_question_is_there(size, language, players):
    session = fate_session(late(players), language=language)
    async with shown(session, size=size) as pilot:
        lines = screen(pilot).splitlines()
        assert len(lines) == size[1]
        assert all(len(line) <= size[0] for line in lines)
        asked = session.words.prompt(session.match.decisions()[0], A)
        assert asked in part(pilot, "#prompt")
        choices = pilot.app.screen.query_one("#choices")
        assert choices.size.height >= min(4, size[1] - 16)
        text = part(pilot, "#board")
        for seat in range(players):
            assert session.words.player(seat) in text
        for name in NAMES:
            assert f"{symbol(name)} {session.words.name('location', name)[-1:]}"[:2] in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)])
async def test_the_own_hand_is_there_whole_and_by_name(size, language):
    s = late()
    session = fate_session(s, language=language)
    async with shown(session, size=size) as pilot:
        text = part(pilot, "#board")
        for card in s.g.hands[A]:
            assert GAME.content.spells[s.g.code[card]].name[language] in text
        assert text.count(GATE) >= 2, "the Gate lies with the backs and with the fronts"


@pytest.mark.parametrize("size", SIZES)
def test_more_room_is_used_and_never_more_than_there_is(size):
    for players in (1, 2, 3, 4):
        session = fate_session(late(players), people=players)
        for viewer in (*range(players), SPECTATOR):
            layout = session.board(viewer=viewer).layout(*size)
            lines, text = layout.parts["board"]
            assert lines == len(text.plain.split("\n"))
            assert lines + layout.detail + 2 + 8 <= size[1]
            assert all(len(row) <= size[0] - 2 for row in text.plain.split("\n"))


def test_tables_in_the_middle_of_a_game_can_be_painted(did):
    for seed in range(effort(8, least=4)):
        seats = 1 + seed % 4
        table = {"monsters": True, "everything": True} if seed % 2 else {}
        driver = driver_of(fate_match(seats, seed, **table), people=0)
        while driver.todo().what != "over":
            seat = driver.todo().seat
            driver.play(seat, driver.thinker(seat)())
            if driver.match.ply % 11 == 0:
                session = session_of(driver.match, people=0, language=LANGUAGES[seed % 2])
                for viewer in (*range(seats), SPECTATOR):
                    size = SIZES[did["tables_painted"] % len(SIZES)]
                    layout = session.board(viewer=viewer).layout(*size)
                    assert layout.parts["board"][0] + layout.detail + 10 <= size[1]
                    did["tables_painted"] += 1
    did.at_least(tables_painted=100)


def test_players_symbols_and_faces_are_told_apart_without_colour_and_colours_can_be_read():
    assert len(set(SIGNS)) == len(SIGNS)
    assert len({sign for sign, _ in FACES.values()}) == 4
    every = [*COLOURS.values(), *(colour for _, colour in (*SYMBOLS.values(), *FACES.values()))]
    for colour in every:
        assert contrast(colour, GROUND) >= CONTRAST
        assert all(contrast(colour, below) >= 4.5 for _, below in GROUNDS)


async def test_no_color_leaves_the_marks(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    async with shown(fate_session(late()), size=(100, 30)) as pilot:
        text = screen(pilot)
        there = [one for one in SIGNS if one != MINION]
        assert [one for one in there if one not in text] == []


async def test_a_terminal_without_utf8_shows_the_altar_in_plain_letters():
    session = fate_session(late(), shown=Terminal(False, False, "LC_ALL=C"))
    async with shown(session, size=(140, 45)) as pilot:
        await pilot.press("enter")
        assert screen(pilot).isascii()
        letters = [plain(one) for one in (*SIGNS, *(sign for sign, _ in FACES.values()))]
        assert "?" not in letters
        assert len(set(letters)) == len(set(SIGNS) | {sign for sign, _ in FACES.values()})


async def test_the_marked_option_lights_its_location():
    session = fate_session(late())
    async with shown(session, size=(140, 45)) as pilot:
        lit = f"▸ {symbol('ceremony')} Ceremony"
        assert lit not in part(pilot, "#board")
        await pilot.press("slash", *"hex")
        assert pilot.app.screen.marked().about["to"] == "ceremony"
        assert lit in part(pilot, "#board")


# -- options and pages ----------------------------------------------------------------------------


@pytest.mark.rule("FG 5.2.1", "FG 6.2.1")
def test_a_way_to_move_tells_who_would_follow_and_whether_control_results():
    session = fate_session(late())
    board = session.board()
    after = {one.key: board.after(one).plain for one in session.choices() if one.key}
    assert after["move_gate>gathering"] == f" {INVESTIGATOR}3"
    assert after["move_gate>ceremony"] == f" {CONTROL}"
    assert after["move_gate>library"] == f" {CONTROL}", "with the Cultist who will be placed"
    assert after["move_gate>museum"] == ""
    alone = fate_session(late(1, investigators="ceremony 2, library 2, gathering 3"))
    after = {one.key: alone.board().after(one).plain for one in alone.choices() if one.key}
    assert after["move_gate>ceremony"] == f" {CONTROL}", "four against three Investigators"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_is_explained_by_what_it_is_about(language):
    session = fate_session(late(), language=language)
    board, content = session.board(), GAME.content
    details = {
        one.kind: board.detail(one).plain
        for one in reversed(session.choices())
        if one.about.get("to") == "ceremony"
    }
    hexed = content.spells["hex_of_the_hanged"].text[language]
    assert hexed in details["move"]
    assert hexed in details["move_pair"]
    assert board.action("ceremony") in details["move"]
    ceremony = content.locations[NAMES.index("ceremony")]
    assert ceremony.base[language] in details["move_gate"]


async def test_a_way_to_move_that_is_not_to_be_had_stays_listed_and_says_why():
    session = fate_session(late(hands={A: "C G L"}))
    async with shown(session, size=(100, 30)) as pilot:
        refused = [one for one in pilot.app.screen.choices if one.refused]
        assert [one.refused.rule for one in refused] == ["FG 5.1.4", "FG 5.1.5"]
        assert session.words.of("action", "move_pair") in part(pilot, "#choices")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 4])
async def test_the_altar_can_be_read_with_all_its_texts(players, language):
    s = late(players, discard="S S")
    session = fate_session(s, language=language)
    async with shown(session) as pilot:
        await pilot.press("d")
        assert isinstance(pilot.app.screen, PageSheet)
        body = pilot.app.screen.page.body(70).plain
        for one in GAME.content.locations:
            alone = players == 1
            base = (one.base_alone if alone else None) or one.base
            control = (one.control_alone if alone else None) or one.control
            assert f"{base[language]} {control[language]}" in body
        for code in ("silver_key", "black_stone", "byakhee", "shoggoth"):
            assert GAME.content.things[code].text[language] in body
        top = GAME.content.spells[s.g.code[s.g.discard[-1]]].name[language]
        assert top in body


@pytest.mark.rule("FG 1.2.5")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("me", [A, B])
async def test_the_references_open_at_any_time_and_change_nothing(me, language):
    s = late(2)
    session = seen_from(me, fate_session(s, language=language))
    assert session.is_asked() == (me == A), "it is the other's move"
    words, before = session.words, digest(s.g)
    async with shown(session) as pilot:
        await pilot.press("d")
        body = pilot.app.screen.page.body(70).plain
        assert all(one.base[language] in body for one in GAME.content.locations)
        for name in ("prepare", "move", "activate", "conclude"):
            phase = words.say(f"tui-fate-{name}")
            assert f"{phase}. {words.say(f'tui-fate-course-{name}')}" in body
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, PlayScreen)
    assert (digest(s.g), session.match.moves) == (before, [])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_lodges_can_be_read_with_all_their_texts(language):
    s = late()
    session = fate_session(s, language=language)
    async with shown(session) as pilot:
        await pilot.press("i")
        body = pilot.app.screen.page.body(70).plain
        mine = [s.g.code[card] for card in (*s.g.hands[A], *s.g.reserve[A], *s.g.artifacts[A])]
        for code in (*mine, *GODS, "dark_young", "nightgaunt", "star_stone", "loose_tongues"):
            assert GAME.content.things[code].text[language] in body


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_is_explained(language):
    legend = fate_session(late(), language=language).board().legend()
    assert [one for one in SIGNS if one not in legend] == []
    assert all(sign in legend for sign, _ in FACES.values())
