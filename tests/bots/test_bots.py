"""Bots answer with keys that are offered, the same ones for the same seed, and do not peek."""

import pytest

from fhtagn.bots.bot import dice, position
from fhtagn.bots.greedy import GreedyBot, value
from fhtagn.bots.levels import LEVELS, make_bot
from fhtagn.bots.random import RandomBot
from fhtagn.kernel.agenda import Decision, decisions, option, together
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import settings, start
from fhtagn.kernel.knowledge import learn
from fhtagn.kernel.rules import Saying, choice, rule, window
from fhtagn.lab.arena import contest
from fhtagn.lab.play import Picture, walk
from tests.altered import altered
from tests.effort import effort
from tests.kernel import leaky
from tests.kernel.leaky import GAME
from tests.kernel.tables import alone

SETTINGS = settings(GAME, 2, {})


def questions(games=6):
    """The questions of a few games, with the table they are asked at."""
    for seed in range(games):
        for at in walk(GAME, SETTINGS, seed):
            if at.move is not None:
                yield at.g, next(one for one in decisions(at.g) if not one.sealed).seat


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_with_a_key_that_is_offered(level, did):
    for g, seat in questions():
        place = position(GAME, g, seat)
        before = Picture(g)
        assert make_bot(level, 1).choose(place) in {*place.options, *place.asides}
        assert Picture(g) == before, "the bot changed the table"
        did["plies"] += 1
    did.at_least(plies=100)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_answers(level):
    games = [
        contest(GAME, SETTINGS, [make_bot(level, 5), make_bot(level, 6)], seed)
        for seed in (1, 2, 3, 1, 2, 3)
    ]
    assert games[:3] == games[3:]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_not_peek(level, did):
    """In a world that the seat cannot tell from the real one, it answers the same."""
    for g, seat in questions():
        other = GAME.rules.redeal(g, seat, 99)
        answers = {make_bot(level, 7).choose(position(GAME, world, seat)) for world in (g, other)}
        assert len(answers) == 1
        did["plies"] += Picture(other) != Picture(g)
    did.at_least(plies=50)


def test_a_world_is_the_bots_own():
    g = start(GAME, SETTINGS, 1)
    place, before = position(GAME, g, 0), Picture(g)
    world = place.worlds(1)
    world.points[0] = 99
    world.code[0] = "changed"
    assert Picture(g) == before
    assert place.worlds(1).points == g.points


def test_an_unknown_bot_is_refused_with_the_nearest():
    with pytest.raises(Complaint) as refusal:
        make_bot("gredy", 1)
    assert (refusal.value.name, refusal.value.about["nearest"]) == ("no-such-bot", "greedy")


# -- random ----------------------------------------------------------------------------------------


def test_the_random_bot_takes_every_option_and_never_resigns():
    g = start(GAME, SETTINGS, 1)
    bot = RandomBot(1, asides=1.0)
    assert {bot.choose(position(GAME, g, 0)) for _ in range(100)} >= {"bury:0", "bury:1", "bury:2"}
    g.hands[0] = tuple(card for card in range(len(g.code)) if g.code[card] == "idol")
    assert {bot.choose(position(GAME, g, 0)) for _ in range(100)} == {"show:idol"}
    assert RandomBot(1).choose(position(GAME, g, 0)).startswith("bury")


# -- greedy ----------------------------------------------------------------------------------------


@rule(says=lambda _g, _seat, points: Saying("take", {"points": points}))
def take(g, seat, points):
    g.points[seat] += points


@rule(says=lambda _g, _seat, number: Saying("open", {"number": number}))
def open_box(g, seat, number):
    """The second box has the better prize, but also a worse one, to be chosen afterwards."""
    g.then(prize, seat, number)


@choice()
def box(g, seat):
    return Decision(seat, "box", [option(open_box, seat, number) for number in (1, 2)])


@choice()
def prize(g, seat, number):
    prizes = {1: (2,), 2: (0, 3)}[number]
    return Decision(seat, "prize", [option(take, seat, points) for points in prizes])


@window("X 1", prompt="wait")
def wait(g, seat, passed):
    return [option(take, seat, 2)]


@rule(says=lambda _g, _seat, number: Saying("open", {"number": number}))
def open_later(g, seat, number):
    g.then(wait, 1 - seat, 0)
    g.then(prize, seat, number)


@choice()
def slow_box(g, seat):
    return Decision(seat, "box", [option(open_later, seat, number) for number in (1, 2)])


@choice()
def bid(g, seat):
    return Decision(seat, "bid", [option(take, seat, points) for points in (1, 3, 2)])


@rule()
def ask_box(g):
    g.then(box, 0)
    g.then(box, 0)


@rule()
def ask_slow_box(g):
    g.then(slow_box, 0)


@rule()
def ask_bids(g):
    together(g, bid, (0, 1))
    g.then(box, 1)


@rule(says=lambda _g, _seat, cost, number: Saying("cast", {"cost": cost, "number": number}))
def cast(g, seat, cost, number):
    """What it brings comes after a window of all, and is to be chosen."""
    g.points[seat] -= cost
    g.then(wait, 1 - seat, 0)
    g.then(prize, seat, number)


@rule(says=lambda *_: Saying("nod"))
def nod(g):
    """Nothing at all."""


@window("X 2", prompt="counter")
def counter(g, seat, passed, cost):
    return [option(strike_back, seat, cost)]


@rule(says=lambda _g, _seat, cost: Saying("strike", {"cost": cost}))
def strike_back(g, seat, cost):
    """It can be countered in turn, in a window of the same name, before it brings anything."""
    g.points[seat] -= cost
    g.then(counter, 1 - seat, 0, cost)
    g.then(prize, seat, 2)


@rule()
def ask_counter(g):
    g.then(counter, 0, 0, 2)


@rule()
def ask_dear_counter(g):
    """After the window the seat that is asked has a gift."""
    g.then(counter, 0, 0, 4)
    g.then(take, 0, 3)


def answer(first, bot=None, seat=0, asides=()):
    game = altered(GAME, first=first, asides=lambda *_: asides)
    return (bot or GreedyBot(1)).choose(position(game, start(game, SETTINGS, 1), seat))


def test_greedy_judges_an_option_by_what_follows_in_the_same_move():
    assert answer(ask_box) == "open:2"


def test_greedy_without_depth_cannot_tell_the_boxes_apart():
    assert {answer(ask_box, GreedyBot(seed, depth=0)) for seed in range(20)} == {"open:1", "open:2"}


def test_greedy_expects_others_to_pass_in_windows():
    assert answer(ask_slow_box) == "open:2"


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_answers_together_with_others(seat):
    assert answer(ask_bids, seat=seat) == "take:3"


def test_greedy_takes_an_aside_that_helps():
    g = start(GAME, SETTINGS, 1)
    idol = next(card for card in g.deck if g.code[card] == "idol")
    g.hands[0] += (idol,)
    learn(g, 0, [idol])
    assert "show:idol" in position(GAME, g, 0).asides
    assert GreedyBot(1).choose(position(GAME, g, 0)) == "show:idol"


@pytest.mark.parametrize(
    ("cost", "number", "taken"),
    [(1, 1, True), (2, 1, False), (3, 1, False), (2, 2, True), (3, 2, False)],
)
def test_greedy_judges_an_aside_by_what_follows(cost, number, taken):
    found = answer(ask_box, asides=[option(cast, 0, cost, number)])
    assert found == (f"cast:{cost}:{number}" if taken else "open:2")


def test_greedy_takes_the_aside_that_helps_most():
    asides = [option(nod), option(cast, 0, 1, 1), option(cast, 0, 1, 2), option(cast, 0, 2, 2)]
    assert answer(ask_box, asides=asides) == "cast:1:2"


def test_greedy_without_depth_does_not_see_what_an_aside_brings():
    asides = [option(cast, 0, 1, 2)]
    assert answer(ask_box, GreedyBot(1, depth=0), asides=asides).startswith("open")


def test_an_aside_is_judged_when_the_window_it_interrupted_is_open_again():
    """What comes after the window is no merit of the aside."""
    assert answer(ask_dear_counter, asides=[option(nod)]) == "pass"
    assert answer(ask_dear_counter, asides=[option(nod), option(cast, 0, 2, 2)]) == "cast:2:2"


@pytest.mark.parametrize(
    ("first", "found"), [(ask_counter, "strike:2"), (ask_dear_counter, "pass")]
)
def test_a_use_is_looked_through_windows_of_the_same_name(first, found):
    assert answer(first) == found


def test_greedy_breaks_ties_by_its_own_chance():
    game = altered(GAME, judge=lambda *_: 0.0)
    g = start(game, SETTINGS, 1)
    found = {GreedyBot(seed).choose(position(game, g, 0)) for seed in range(40)}
    assert found == {*position(game, g, 0).options}


def test_a_win_is_worth_more_than_any_judgement():
    g = start(GAME, SETTINGS, 1)
    g.points = [5, 0]
    ahead = value(GAME, g, 0)
    leaky.finish(g)
    assert value(GAME, g, 0) > ahead + 1000
    assert value(GAME, g, 1) < -1000


def test_alone_a_win_and_a_loss_are_worth_more_than_any_judgement():
    g = start(alone.GAME, settings(alone.GAME, 1, {}), 1)
    now, lost = value(alone.GAME, g, 0), g.clone()
    lost.resign(0)
    leaky.finish(g)
    assert value(alone.GAME, lost, 0) < now - 1000
    assert value(alone.GAME, g, 0) > now + 1000


def test_greedy_beats_random_at_three_too(did):
    chosen = settings(GAME, 3, {})
    wins = 0.0
    games = effort(60, least=30)
    for seed in range(games):
        seat = seed % 3
        bots = [
            GreedyBot(seed) if other == seat else RandomBot(dice(seed).getrandbits(32))
            for other in range(3)
        ]
        wins += contest(GAME, chosen, bots, seed)[seat]
    did["games"] += games
    assert wins / games > 0.5
