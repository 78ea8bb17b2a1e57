"""Who is to act, what is answered alone, what a bot is given, what can be taken back."""

import pytest
from msgspec.structs import replace

from fhtagn.bots.bot import Position
from fhtagn.bots.levels import LEVELS
from fhtagn.kernel.complaint import IllegalChoice
from fhtagn.kernel.match import replayed
from fhtagn.kernel.save import digest
from fhtagn.kernel.state import EVERYONE, State
from fhtagn.tui import driver as driver_module
from tests.terminal.scenes import (
    HEROES,
    at,
    begun,
    driver_of,
    give_hand,
    keep_hand,
    match_of,
    options,
    shorten_deck,
)


def play_out(driver, plies=10_000):
    """Let all seats be played by their bots, as the screens do."""
    for _ in range(plies):
        todo = driver.todo()
        if todo.what == "over":
            return
        if todo.what == "buzzer":
            driver.listen()
        else:
            driver.play(todo.seat, driver.thinker(todo.seat)())


def test_a_question_with_one_answer_is_answered_alone_and_logged():
    match = begun(2)
    give_hand(match, 0, "inn_agent", "inn_agent", "inn_agent")
    driver = driver_of(match)
    assert driver.todo() == ("auto", 0)
    driver.answer_alone(0)
    assert match.moves[-1][:2] == (0, "play:inn_agent")


def test_whoever_wants_to_answer_alone_is_asked():
    match = begun(2)
    give_hand(match, 0, "inn_agent", "inn_agent", "inn_agent")
    driver = driver_of(match)
    driver.players[0] = replace(driver.players[0], auto=False)
    assert driver.todo() == ("person", 0)


@pytest.mark.rule("MH 10.13")
def test_a_draw_that_ends_the_game_is_never_made_for_a_person():
    match = begun(2)
    keep_hand(match, 0, 0)
    shorten_deck(match, 2)
    driver = driver_of(match)
    assert options(match, 0) == ["draw"]
    assert driver.todo() == ("auto", 0)
    shorten_deck(match, 1)
    assert driver.todo() == ("person", 0)


@pytest.mark.rule("MH 10.13")
@pytest.mark.parametrize(
    ("left", "key", "ends"),
    [
        (1, "draw", True),
        (2, "draw", False),
        (1, "draw_cards:1", True),
        (2, "draw_cards:2", True),
        (3, "draw_cards:2", False),
        (1, "take_top:0", True),
        (1, "play:mtn_hieroglyph", True),
        (2, "play:mtn_hieroglyph", False),
        (1, "play:inn_ticket", False),
        (1, "decline", False),
    ],
)
def test_which_options_take_the_last_card(left, key, ends):
    match = begun(2, decks="mountains" if "mtn" in key else "innsmouth")
    shorten_deck(match, left)
    assert driver_of(match).habits.ends_game(match, 0, key) is ends


def test_of_several_asked_together_bots_answer_first():
    match = begun(3, decks="mountains")
    give_hand(match, 0, "mtn_beyond")
    match.play(0, "play:mtn_beyond")
    driver = driver_of(match, people=2)
    assert [one.seat for one in match.decisions()] == [0, 1, 2]
    assert driver.todo() == ("bot", 2)
    driver.play(2, driver.thinker(2)())
    assert driver.todo() == ("person", 0)


class Spy:
    """A bot that remembers what it was given."""

    given: list = []  # noqa: RUF012

    def __init__(self, seed):
        self.seed = seed

    def choose(self, position):
        self.given.append(position)
        return position.options[0]


def test_a_bot_is_given_a_position_and_never_the_table(monkeypatch):
    monkeypatch.setattr(driver_module, "LEVELS", {**LEVELS, "spy": Spy})
    Spy.given = []
    match = begun(3, first=1)
    driver = driver_of(match, bots="spy")
    driver.play(1, driver.thinker(1)())
    (position,) = Spy.given
    assert type(position) is Position
    assert position.seat == 1
    assert not any(isinstance(one, State) for one in position)
    assert position.sent["view"] == HEROES.view(match.fork(match.seq - 1).state, 1)


def test_a_thought_is_not_touched_by_what_happens_meanwhile():
    match = begun(3, first=1)
    driver = driver_of(match, people=1, bots="greedy")
    before = options(match, 1)
    thought = driver.thinker(1)
    driver.play(1, before[0])
    while match.decisions()[0].seat == 1:
        driver.play(1, options(match, 1)[-1])
    assert thought() in before


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_table_with_the_same_seed_plays_the_same_game(level):
    ends = []
    for _ in range(2):
        driver = driver_of(match_of(3), people=0, bots=level)
        play_out(driver)
        ends.append(digest(driver.match.state))
    assert ends[0] == ends[1]


def test_a_resumed_match_goes_on_as_it_would_have_gone():
    whole = driver_of(match_of(3), people=0)
    play_out(whole)
    half = driver_of(match_of(3), people=0)
    play_out(half, plies=20)
    resumed = driver_of(replayed(HEROES, half.match.record()), people=0)
    play_out(resumed)
    assert resumed.match.moves == whole.match.moves


@pytest.mark.rule("MH 10.17")
def test_a_bot_plays_on_for_whoever_resigns():
    driver = driver_of(begun(3), people=2)
    driver.play(0, "resign")
    assert driver.people() == [1]
    assert driver.todo() == ("bot", 0)
    play_out(driver)
    assert driver.match.state.outcome.places[0] == 3


# -- taking back ----------------------------------------------------------------------------------


def refusal(driver, seat):
    with pytest.raises(IllegalChoice) as caught:
        driver.undo(seat)
    return caught.value.name


@pytest.mark.rule("MH 10.14")
def test_why_a_move_cannot_be_taken_back():
    match = begun(3, first=1)
    driver = driver_of(match, people=3)
    assert refusal(driver_of(match_of(2)), 0) == "undo-nothing"
    driver.play(1, options(match, 1)[0])
    seen = refusal(driver, 1)
    assert seen == "undo-seen"
    while match.decisions()[0].seat == 1:
        driver.play(1, options(match, 1)[-1])
    driver.play(2, options(match, 2)[0])
    assert refusal(driver, 1) == "undo-others"


@pytest.mark.rule("MH 10.14")
def test_a_choice_that_told_nobody_anything_is_taken_back():
    match = begun(2)
    give_hand(match, 0, "inn_agent", "inn_hybrid", "inn_ticket")
    give_area(match, 1, "inn_deep_one")
    driver = driver_of(match, people=2)
    driver.play(0, "play:inn_agent")
    driver.players[0] = replace(driver.players[0], auto=False)
    before = digest(match.state)
    driver.play(0, "discard:inn_deep_one@1")
    driver.undo(0)
    assert digest(match.state) == before


def give_area(match, seat, code):
    """The first card of the hand becomes this character, and lies in the area."""
    with at(match) as g:
        card, *rest = g.hands[seat]
        other = next(one for one in range(len(g.owner)) if g.code[one] == code)
        g.code[card], g.code[other] = g.code[other], g.code[card]
        g.hands[seat], g.areas[seat], g.known[card] = tuple(rest), (card,), EVERYONE


def test_undo_goes_behind_what_was_answered_alone_or_not_at_all():
    """The only answer would be given again at once: to take it back alone would change nothing."""
    match = begun(2)
    give_hand(match, 0, "inn_agent", "inn_hybrid", "inn_ticket")
    give_area(match, 1, "inn_deep_one")
    driver = driver_of(match, people=2)
    driver.play(0, "play:inn_agent")
    assert driver.todo() == ("auto", 0)
    driver.answer_alone(0)
    now = digest(match.state)
    assert refusal(driver, 0) == "undo-seen"
    assert digest(match.state) == now


def test_every_change_is_told():
    driver = driver_of(begun(2), people=2)
    changes = []
    driver.changed.append(lambda: changes.append(driver.match.seq))
    driver.play(0, options(driver.match, 0)[0])
    assert changes == [driver.match.seq]
    with pytest.raises(IllegalChoice):
        driver.play(0, "no such key")
    assert len(changes) == 1
