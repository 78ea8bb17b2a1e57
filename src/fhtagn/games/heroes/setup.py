"""Set-up («Подготовка к игре»): decks, faction cards, hands, the cry, the exchange."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fhtagn.games.heroes.events.setup import Cried, Exchanged, Kept, Shuffled
from fhtagn.games.heroes.legality import EXCHANGE_FIRST, why_not_playing
from fhtagn.games.heroes.queries import HAND, in_turn_order
from fhtagn.games.heroes.state import Heroes
from fhtagn.games.heroes.turn import begin_play
from fhtagn.games.heroes.verbs import begin_with, deal_faction, discard_from_hand, draw_top, turn_up
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.chance import pick
from fhtagn.kernel.events import happened
from fhtagn.kernel.game import Buzzer, Settings
from fhtagn.kernel.knowledge import mix
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import TABLE, Seat

DEFAULT_DECKS = {1: ("innsmouth",), 2: ("innsmouth", "mountains")}
ONLY_BEFORE: Final = Reason("MH 3.11", "only_before")
ANSWERED: Final = Reason("MH 3.19", "answered")


@cites("MH 3.1", "MH 3.2", "MH 3.16")
def theme_decks(seats: int, wanted: str) -> tuple[str, ...]:
    """One theme deck for two to four players, two for more; the printed ones unless chosen."""
    return tuple(wanted.split("+")) if wanted else DEFAULT_DECKS[decks_needed(seats)]


def decks_needed(seats: int) -> int:
    return 1 if seats <= 4 else 2


@cites("MH 3.3", "MH 3.4")
def lay_out(g: Heroes, chosen: Settings) -> None:
    """Characters in one pile, faction cards in another; nothing is shuffled yet."""
    decks = [g.content.decks[name] for name in theme_decks(g.seats, chosen.table["decks"])]
    characters = [code for deck in decks for code in deck.characters]
    factions = [code for deck in decks for code in deck.factions]
    count = len(characters)
    g.code = characters + factions
    g.known = [0] * len(g.code)
    g.decks, g.discards = [tuple(range(count))], [()]
    g.owner, g.pile = (0,) * count, (0,) * g.seats
    g.box = tuple(range(count, len(g.code)))
    lay_out_seats(g, chosen)


def lay_out_seats(g: Heroes, chosen: Settings) -> None:
    g.hands, g.areas = [()] * g.seats, [()] * g.seats
    g.factions = [()] * g.seats
    g.ages = tuple(chosen.of(seat, "age") for seat in range(g.seats))


@rule("MH 3.8", "MH 3.5", "MH 10.9")
def set_up(g: Heroes) -> None:
    """Shuffle both kinds of cards, deal factions, start the discard pile, deal hands."""
    mix(g, g.decks[0])
    mix(g, g.box)
    happened(g, Shuffled, len(g.decks[0]))
    g.then(deal_factions)
    g.then(start_discard_piles, 1)
    g.then(deal_hands)
    g.then(who_cried, ())


@rule("MH 3.4", "MH 3.6", "MH 3.22")
def deal_factions(g: Heroes) -> None:
    """One faction card to each player, who alone looks at it; the rest stays unseen."""
    for seat in range(g.seats):
        deal_faction(g, seat)


@rule("MH 3.9")
def start_discard_piles(g: Heroes, count: int) -> None:
    """The top cards are turned face up beside the deck before hands are dealt."""
    for pile in range(len(g.decks)):
        for _ in range(count):
            turn_up(g, pile)


@rule("MH 3.10")
def deal_hands(g: Heroes) -> None:
    for seat in range(g.seats):
        for _ in range(HAND):
            draw_top(g, seat)


# -- «Ктулху фхтагн!» ------------------------------------------------------------------------------

BOTS: Final = (2_500, 7_000)  # ms after which a bot cries, so that a person can be first


@cites("MH 3.17")
def together() -> int:
    """Cries within 300 ms of the earliest count as simultaneous."""
    return 300


@cites("MH 3.23")
def patience() -> int:
    """The table waits fifteen seconds for a cry."""
    return 15_000


def buzzers() -> dict[str, Buzzer]:
    return {"who_cried": Buzzer("nobody", patience(), together(), BOTS)}


@choice("MH 3.13", "MH 3.17")
def who_cried(g: Heroes, callers: tuple[Seat, ...]) -> Decision:
    """The table tells who was first to say it, and who said it at the same moment."""
    silent = [seat for seat in range(g.seats) if seat not in callers]
    if not callers:
        cries = [option(first_cry, seat) for seat in silent]
        return Decision(TABLE, "who_cried", (*cries, option(nobody_cried)))
    ties = [option(also_cried, callers, seat) for seat in silent if seat > max(callers)]
    return Decision(TABLE, "who_cried", (*ties, option(no_more_cries, callers)))


@rule("MH 3.13", says=lambda _g, seat: Saying("first", {"seat": seat}))
def first_cry(g: Heroes, seat: Seat) -> None:
    happened(g, Cried, seat)
    g.then(who_cried, (seat,))


@rule("MH 3.14", says=lambda _g, _callers, seat: Saying("also", {"seat": seat}))
def also_cried(g: Heroes, callers: tuple[Seat, ...], seat: Seat) -> None:
    happened(g, Cried, seat)
    g.then(who_cried, (*callers, seat))


@rule("MH 3.18", says=lambda _g: Saying("nobody"))
def nobody_cried(g: Heroes) -> None:
    """Then the lot decides among all."""
    g.then(first_player, pick(g, range(g.seats)))


@rule("MH 3.14", "MH 3.18", says=lambda *_: Saying("no_more"))
def no_more_cries(g: Heroes, callers: tuple[Seat, ...]) -> None:
    """The oldest of those who cried at once begins; the lot decides where ages do not."""
    eldest = oldest(g, callers)
    g.then(first_player, eldest[0] if len(eldest) == 1 else pick(g, eldest))


@cites("MH 3.14", "MH 3.18")
def oldest(g: Heroes, callers: tuple[Seat, ...]) -> list[Seat]:
    """The oldest by the ages told; all of them if somebody has not told an age."""
    ages = [g.ages[seat] for seat in callers]
    if 0 in ages:
        return list(callers)
    return [seat for seat in callers if g.ages[seat] == max(ages)]


@rule("MH 3.13", "MH 3.19")
def first_player(g: Heroes, seat: Seat) -> None:
    begin_with(g, seat)
    for other in in_turn_order(g, seat):
        g.then(exchange, other)
    g.then(begin_play)


# -- the exchange ----------------------------------------------------------------------------------


@choice("MH 3.11", "MH 3.12", "MH 3.19")
def exchange(_g: Heroes, seat: Seat) -> Decision:
    """Once before the game, each may exchange the whole hand, in turn order."""
    return Decision(seat, "exchange", (option(keep_hand, seat), option(exchange_hand, seat)))


@cites("MH 3.11", "MH 3.19")
def check_exchange(g: Heroes, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    """Once, before the first turn, in turn order."""
    early = why_not_playing(g)
    if early is not EXCHANGE_FIRST:
        return early or ONLY_BEFORE
    asked = questions[0].seat
    order = in_turn_order(g, g.first)
    if order.index(seat) < order.index(asked):
        return ANSWERED
    return None if seat == asked else Reason("MH 3.19", "others_first", {"seat": asked})


@rule("MH 3.11", says=lambda _g, _seat: Saying("keep"))
def keep_hand(g: Heroes, seat: Seat) -> None:
    happened(g, Kept, seat)


@rule("MH 3.11", "MH 3.12", "MH 3.20", says=lambda _g, _seat: Saying("exchange"))
def exchange_hand(g: Heroes, seat: Seat) -> None:
    """All three cards go face up to the discard pile; three new ones are drawn."""
    happened(g, Exchanged, seat)
    for card in g.hands[seat]:
        discard_from_hand(g, seat, card)
    for _ in range(HAND):
        draw_top(g, seat)
