"""What happens in the game; `text/` has the words for it, `telling.toml` how the log tells it."""

from __future__ import annotations

from typing import Annotated, Final

from fhtagn.games.heroes.state import Heroes
from fhtagn.kernel.events import Happening, Sort, declared, secret
from fhtagn.kernel.state import Seat


def code(g: Heroes, thing: int) -> str:
    return g.code[thing]


Card = Annotated[int, Sort("card", code)]
FactionCard = Annotated[int, Sort("faction", code)]
Faction = Annotated[str, Sort("faction")]  # by its code

# -- set-up ----------------------------------------------------------------------------------------


class Shuffled(Happening):
    """A deck is shuffled."""

    count: int


class SawOwnFaction(Happening, unseen="got_faction"):
    """A player gets a faction card, face down, and looks at it."""

    seat: Seat
    faction: FactionCard = secret("seat")


class TurnedUp(Happening):
    """The first card of a discard pile is laid out."""

    pile: int
    card: Card


class Cried(Happening):
    """A player has cried."""

    seat: Seat


class Begins(Happening):
    """A player has the first turn."""

    seat: Seat


class Kept(Happening):
    """A player keeps the hand that was dealt."""

    seat: Seat


class Exchanged(Happening):
    """A player exchanges the hand that was dealt."""

    seat: Seat


# -- turns -----------------------------------------------------------------------------------------


class Turn(Happening):
    """A turn begins."""

    seat: Seat
    number: int


class Drew(Happening):
    """The top card of a deck goes to a hand."""

    seat: Seat
    card: Card = secret("seat")


class Played(Happening):
    """A card is shown and played."""

    seat: Seat
    card: Card


class EmptiedDeck(Happening):
    """A player has taken the last card of a deck."""

    seat: Seat


class DeclinedTurn(Happening):
    """A player does without the last turn."""

    seat: Seat


class Declined(Happening):
    """A player leaves the ability of a card unused."""

    seat: Seat
    card: Card


# -- cards in play ---------------------------------------------------------------------------------


class Put(Happening):
    """A card is laid in an area."""

    seat: Seat
    card: Card
    to: Seat


class Discarded(Happening):
    """A card goes from an area to the discard pile."""

    seat: Seat
    card: Card
    at: Seat


class DiscardedFromHand(Happening):
    """A card goes from a hand to the discard pile."""

    seat: Seat
    card: Card


class Moved(Happening):
    """A card goes from one area to another."""

    card: Card
    at: Seat
    to: Seat


class Returned(Happening):
    """A card goes from an area back to a hand."""

    seat: Seat
    card: Card


class TookFromDiscard(Happening):
    """A card goes from the discard pile to a hand."""

    seat: Seat
    card: Card


# -- from hand to hand -----------------------------------------------------------------------------


class Took(Happening):
    """A player takes a card out of another's hand."""

    seat: Seat
    other: Seat
    card: Card = secret("seat", "other")


class Gave(Happening):
    """A player gives a card back."""

    seat: Seat
    other: Seat
    card: Card = secret("seat", "other")


class Passed(Happening):
    """A player passes a card on."""

    seat: Seat
    other: Seat
    card: Card = secret("seat", "other")


class SwappedHands(Happening):
    """Two players swap their hands."""

    seat: Seat
    other: Seat


# -- looking ---------------------------------------------------------------------------------------


class SawHand(Happening, unseen="looked_at_hand"):
    """A player looks at another's hand; in what order the cards came is not told."""

    seat: Seat
    other: Seat
    cards: tuple[Card, ...] = secret("seat")


class SawDeck(Happening, unseen="looked_at_deck"):
    """A player looks at the top of the deck."""

    seat: Seat
    cards: tuple[Card, ...] = secret("seat", count=True)


class SawFaction(Happening, unseen="looked_at_faction"):
    """A player looks at a faction card of another."""

    seat: Seat
    other: Seat
    faction: FactionCard = secret("seat")


# -- the end ---------------------------------------------------------------------------------------


class Revealed(Happening):
    """A player's faction cards are turned up."""

    seat: Seat
    factions: tuple[FactionCard, ...]


class Scored(Happening):
    """A player's points are counted."""

    seat: Seat
    faction: Faction
    points: int


class Won(Happening):
    """A player has won."""

    seat: Seat


class Resigned(Happening):
    """A player has given up."""

    seat: Seat


EVENTS: Final = declared(
    Shuffled, SawOwnFaction, TurnedUp, Cried, Begins, Kept, Exchanged,
    Turn, Drew, Played, EmptiedDeck, DeclinedTurn, Declined,
    Put, Discarded, DiscardedFromHand, Moved, Returned, TookFromDiscard,
    Took, Gave, Passed, SwappedHands, SawHand, SawDeck, SawFaction,
    Revealed, Scored, Won, Resigned,
)  # fmt: skip
