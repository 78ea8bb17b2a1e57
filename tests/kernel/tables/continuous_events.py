"""Continuous effects, the events: what everybody is told, and what cards answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from fhtagn.kernel.events import Event, Seat, Sort, secret, unsaid

if TYPE_CHECKING:
    from tests.kernel.tables.continuous_table import Table


def code(g: Table, card: int) -> str:
    return g.code[card]


def label(g: Table, card: int) -> str:
    """A card that everybody sees, by what it is and which it is: `guard#7`."""
    return f"{g.code[card] or last_known(g, card).code}#{card}"


def label_if_any(g: Table, card: int) -> str:
    return label(g, card) if card >= 0 else ""


Card = Annotated[int, Sort("card", code)]  # out of a hand or a deck
Here = Annotated[int, Sort("card", label)]  # one that lies on the table
MaybeHere = Annotated[int, Sort("card", label_if_any)]

ARGUMENTS: Final = {
    "card": Here, "to": Here, "as": str, "of": int, "kind": str, "prompt": str, "power": int,
}  # what options, questions and reasons are about, besides what events are  # fmt: skip


# -- the turn --------------------------------------------------------------------------------------


class TurnBegan(Event):
    """A turn begins."""

    seat: Seat


class PhaseEnded(Event):
    """What lasts so long is over."""

    seat: Seat


class Resigned(Event):
    """A seat gives up."""

    seat: Seat


# -- hands and decks -------------------------------------------------------------------------------


class Shuffled(Event):
    """A deck is shuffled."""

    seat: Seat


class Drew(Event):
    """Cards go to a hand; the opponent learns how many."""

    seat: Seat
    cards: tuple[Card, ...] = secret("seat", count=True)


class Looked(Event):
    """A seat looks at the top of its deck."""

    seat: Seat
    cards: tuple[Card, ...] = secret("seat", count=True)


class Showed(Event):
    """A card in hand is open from now on."""

    seat: Seat
    card: Card


class Threw(Event):
    """An event goes to its owner's discard pile."""

    seat: Seat
    card: Card


# -- deeds -----------------------------------------------------------------------------------------


class Announced(Event):
    """A deed may be disrupted from now on."""

    deed: str
    ability: str
    card: Here
    seat: Seat
    target: MaybeHere


class Rewritten(Event):
    """A disrupt makes another deed of the one it answers."""

    deed: str
    ability: str
    card: Here
    seat: Seat
    target: MaybeHere
    of: int
    amount: int
    going: bool


class Done(Event):
    """A deed is carried out."""

    ability: str
    card: Here


class Cancelled(Event):
    """A deed comes to nothing."""

    ability: str
    card: Here


class Fizzled(Event):
    """The target of a deed does not fit any longer."""

    ability: str
    card: Here


# -- cards in play ---------------------------------------------------------------------------------


class Tired(Event):
    """A card is tired until its controller's next turn."""

    card: Here


class Healed(Event):
    """A card has no wounds any longer."""

    card: Here


class Granted(Event):
    """A card has more abilities from now on."""

    card: Here
    abilities: tuple[str, ...]


class Gained(Event):
    """A seat has more points."""

    seat: Seat
    points: int


class Wounded(Event):
    """A card has so many wounds more."""

    card: Here
    amount: int


class Entered(Event):
    """A card comes into play, an attachment on its bearer."""

    card: Here
    host: MaybeHere


class Left(Event):
    """A card leaves play; what answers its going finds the last that was known of it."""

    card: Here
    controller: Seat
    pile: str  # discard, hand, deck
    code: str = unsaid()
    skill: int = unsaid()
    blank: bool = unsaid()
    heard_to: int = unsaid()  # the number of the first occurrence it did not live to see


Occurrence = Wounded | Entered | Left  # what cards answer


def last_known(g: Table, me: int) -> Left:
    return next(one for one in g.happened if isinstance(one, Left) and one.card == me)
