"""Set-up (CC 2, 23): factions or decks, stories, domains, opening hands, starting resources."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from fhtagn.games.call.course_verbs import (
    choose_first,
    draw_lot,
    get_neutral_pack,
    lose_lot,
    name_factions,
    reveal_story,
    shuffle_stories,
)
from fhtagn.games.call.decks import COLLECTIONS, pairings, read_deck, ready_made
from fhtagn.games.call.events.course import KeptHand
from fhtagn.games.call.pile_verbs import (
    attach_resource,
    deal_pack,
    draw,
    lay_domains,
    shuffle,
    take_back_hand,
)
from fhtagn.games.call.state import NOBODY, NOWHERE, OUT, Call, Variant
from fhtagn.games.call.turn import take_turn
from fhtagn.games.call.vocabulary import FACTIONS, NEUTRAL_PACKS
from fhtagn.kernel.agenda import Decision, option, together
from fhtagn.kernel.chance import pick
from fhtagn.kernel.events import happened
from fhtagn.kernel.game import Settings
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import EVERYONE, Seat

DOMAINS: Final = 3
STORIES: Final = 3
OPENING: Final = 8
OWN_DECKS: Final = {"factions": False, "decks": True}  # by mode
FACTIONS_EACH: Final = 2
BY_LOT: Final = "random"  # as a seat's factions


@cites("CC 1.2", "CC 1.8", "CC 2.12")
def lay_out(g: Call, chosen: Settings) -> None:
    """All cards of the box, or both players' own decks; and the stories."""
    table = chosen.table
    own = OWN_DECKS[table["mode"]]
    g.variant = Variant(
        table["clarney"] == "balanced", not own or table["lists"] == "open",
        COLLECTIONS[table["collection"]], table["mulligan"], table["conspiracy"],
    )  # fmt: skip
    lists = [read_deck(g.content, chosen.of(seat, "deck"), table["collection"]).cards
             for seat in range(g.seats)] if own else []  # fmt: skip
    loose = [] if own else [code for code in g.content.cards if code not in g.content.stories]
    g.code = [*loose, *(code for cards in lists for code in cards), *g.content.stories]
    g.owner = [*[NOBODY] * len(loose), *(seat for seat, cards in enumerate(lists) for _ in cards),
               *[NOBODY] * len(g.content.stories)]  # fmt: skip
    lay_out_lists(g, len(loose))
    named = [chosen.of(seat, "factions") for seat in range(g.seats)]
    g.packs = [tuple(one.split("+")) if one else () for one in named]
    if own:
        g.packs = [()] * g.seats


def lay_out_lists(g: Call, loose: int) -> None:
    """One entry for each card in each list, empty piles for both players."""
    cards = len(g.code)
    g.known = [EVERYONE] * loose + [0] * (cards - loose)
    g.controller, g.status = g.owner.copy(), [OUT] * cards
    g.wounds, g.at, g.host = [0] * cards, [NOWHERE] * cards, [NOWHERE] * cards
    g.box = tuple(range(loose))
    g.decks = [
        tuple(card for card in range(cards) if g.owner[card] == seat) for seat in range(g.seats)
    ]
    g.story_deck = tuple(range(cards - len(g.content.stories), cards))
    g.hands, g.discards = [()] * g.seats, [()] * g.seats
    g.play, g.won, g.domains = [()] * g.seats, [()] * g.seats, [()] * g.seats
    g.rebuild()


@rule("CC 2.1", "CC 2.2", "CC 2.3", "CC 23.4")
def set_up(g: Call) -> None:
    """Decks, stories, hands, resources; then the first turn."""
    if g.box:
        g.then(choose_factions)
        g.then(deal_packs)
    g.then(lay_stories)
    g.then(open_hands)
    if g.variant.mulligan:
        g.then(offer_mulligan)
    g.then(resource_hands)
    g.then(begin)


# -- factions --------------------------------------------------------------------------------------


@rule("CC 23.10", "CC 40.36")
def choose_factions(g: Call) -> None:
    """Those who have not come with a pair name one, both at the same time, or draw one."""
    for seat in range(g.seats):
        if g.packs[seat] == (BY_LOT,):
            name_factions(g, seat, pick(g, pairings()))
    together(g, name_two, [seat for seat in range(g.seats) if not g.packs[seat]])
    g.then(settle_clashes)


@choice("CC 23.4", "CC 23.6", "CC 40.36")
def name_two(_g: Call, seat: Seat) -> Decision:
    return Decision(seat, "name_factions", [option(named, seat, *pair) for pair in pairings()])


def says_factions(_g: Call, _seat: Seat, first: str, second: str) -> Saying:
    return Saying("factions", {"faction": first, "second": second}, {"factions": (first, second)})


@rule("CC 23.4", "CC 40.36", says=says_factions)
def named(g: Call, seat: Seat, first: str, second: str) -> None:
    name_factions(g, seat, (first, second))


@rule("CC 23.7", "CC 40.36")
def settle_clashes(g: Call) -> None:
    """A faction wanted by both goes to one of them by lot; the other names another."""
    losers = []
    for faction in [one for one in g.packs[0] if one in g.packs[1]]:
        loser = draw_lot(g)
        lose_lot(g, loser, faction)
        losers.append(loser)
    for seat in losers:
        g.then(name_another, seat)


@choice("CC 23.7", "CC 40.36")
def name_another(g: Call, seat: Seat) -> Decision:
    """A faction that nobody has."""
    taken = {one for names in g.packs for one in names}
    left = [one for one in FACTIONS if one not in taken]
    return Decision(seat, "name_another", [option(added, seat, one) for one in left])


@rule("CC 40.36", says=lambda _g, _seat, faction: Saying("faction", {"faction": faction}))
def added(g: Call, seat: Seat, faction: str) -> None:
    name_factions(g, seat, (*g.packs[seat], faction))


@rule("CC 23.4", "CC 23.8", "CC 40.36", "CC 40.37", "CC 40.9")
def deal_packs(g: Call) -> None:
    """Two factions and a neutral pack each; with the conspiracy, the lot says whose deck it is."""
    first = draw_lot(g)
    lucky = draw_lot(g) if g.variant.conspiracy else NOBODY
    for seat in range(g.seats):
        get_neutral_pack(g, seat, NEUTRAL_PACKS[(seat + first) % 2])
        one, other, neutral = g.packs[seat]
        codes = ready_made(
            g.content,
            (one, other),
            neutral,
            balanced=g.variant.balanced,
            conspiracy=seat == lucky,
        )
        deal_pack(g, seat, [card for card in g.box if g.code[card] in codes])


# -- table and hands -------------------------------------------------------------------------------


@rule("CC 2.1", "CC 2.3", "CC 2.4", "CC 2.12")
def lay_stories(g: Call) -> None:
    shuffle_stories(g)
    for place in range(STORIES):
        reveal_story(g, place)
    for seat in range(g.seats):
        lay_domains(g, seat, DOMAINS)


@rule("CC 2.2", "CC 2.5")
def open_hands(g: Call) -> None:
    """Both shuffle and draw eight."""
    for seat in range(g.seats):
        new_hand(g, seat)


@cites("CC 2.2", "CC 2.5")
def new_hand(g: Call, seat: Seat) -> None:
    shuffle(g, seat)
    for _ in range(OPENING):
        draw(g, seat)


@rule("CC 2.8", "CC 2.9")
def offer_mulligan(g: Call) -> None:
    """Once, before anything is attached, and for both at the same time."""
    together(g, mulligan, range(g.seats))


@choice("CC 2.8", "CC 2.9")
def mulligan(_g: Call, seat: Seat) -> Decision:
    return Decision(seat, "mulligan", [option(keep_hand, seat), option(redraw, seat)])


@rule("CC 2.8", says=lambda *_: Saying("keep_hand"))
def keep_hand(g: Call, seat: Seat) -> None:
    happened(g, KeptHand, seat)


@rule("CC 2.8", "CC 2.9", says=lambda *_: Saying("redraw"))
def redraw(g: Call, seat: Seat) -> None:
    """The second hand must be kept."""
    take_back_hand(g, seat)
    new_hand(g, seat)


@rule("CC 2.6", "CC 2.10")
def resource_hands(g: Call) -> None:
    """Both choose in secret; the cards are shown together."""
    together(g, choose_resources, range(g.seats))


@choice("CC 2.6", "CC 2.7", "CC 2.10")
def choose_resources(g: Call, seat: Seat) -> Decision:
    """Three cards of the eight, one for each domain; equal sets are offered once."""
    sets = combinations(range(len(g.hands[seat])), DOMAINS)
    once = {
        tuple(sorted(g.code[g.hands[seat][place]] for place in places)): places for places in sets
    }
    options = [option(resources_chosen, seat, places) for places in once.values()]
    return Decision(seat, "first_resources", options)


def says_resources(g: Call, seat: Seat, places: tuple[int, ...]) -> Saying:
    """By their places in the hand: the others do not know what lies there."""
    cards = tuple(g.code[g.hands[seat][place]] for place in places)
    return Saying(
        "resources", {"places": "+".join(str(one + 1) for one in places)}, {"cards": cards}
    )


@rule("CC 2.6", "CC 2.7", says=says_resources)
def resources_chosen(g: Call, seat: Seat, places: tuple[int, ...]) -> None:
    cards = [g.hands[seat][place] for place in places]
    for number, card in enumerate(cards):
        attach_resource(g, seat, card, number)


@rule("CC 2.11")
def begin(g: Call) -> None:
    """The first player is drawn at random."""
    choose_first(g)
    g.then(take_turn, g.active)
