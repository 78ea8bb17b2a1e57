"""The table: cards by id with one list per attribute, piles as tuples, what is in progress."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from fhtagn.games.call.content import Content
from fhtagn.games.call.events.answered import Occurrence
from fhtagn.kernel.effects import Living
from fhtagn.kernel.fields import derived, field, given
from fhtagn.kernel.state import Seat

NOBODY: Final = -1  # no seat
NOWHERE: Final = -1  # no story, no host, no card, no domain
OUT, READY, EXHAUSTED, INSANE = -1, 0, 1, 2  # the states of a card; OUT: it is not in play


class Variant(NamedTuple):
    """As the table was set up."""

    balanced: bool = False  # every card belongs to the faction it is numbered in
    open_lists: bool = True
    sets: int = 1  # how many core sets a deck of one's own is built from
    mulligan: bool = True
    conspiracy: bool = False


class Domain(NamedTuple):
    """A row of resources. An added domain has a card of its own, which lies face down."""

    resources: tuple[int, ...] = ()
    drained: bool = False
    card: int = NOWHERE


class Purse(NamedTuple):
    """What a domain is worth, and how much of that is of which faction."""

    worth: int
    shares: dict[str, int]


class Public(NamedTuple):
    """What both players can work out, by seat: kept because it is asked all the time."""

    purse: tuple[tuple[Purse, ...], ...] = ()  # by domain
    repertoire: tuple[dict[str, tuple[str, ...]], ...] = ()
    """The events a deck may hold, by timing and what they answer."""


class Use(NamedTuple):
    """An effect being used, from its declaration to its end."""

    seat: Seat
    card: int
    ability: str
    answers: int = NOWHERE  # the number of the occurrence that a Response answers
    x: int = 0
    chosen: tuple[tuple[int, ...], ...] = ()  # for each choice of the text what was chosen
    offered: int = NOWHERE  # the card exhausted or sacrificed for it besides its own
    overpaid: bool = False
    cancelled: bool = False
    begun: int = 0  # how much had happened in the window when it was carried out
    done: bool = True  # whether its last part succeeded completely, for what stands after "then"
    kept: bool = False  # the event goes to hand instead of the discard pile

    @property
    def target(self) -> int:
        """What was chosen first and is still legal; NOWHERE otherwise."""
        return self.nth(0)

    def nth(self, number: int) -> int:
        """The thing of the choice of that number."""
        chosen = self.chosen[number] if number < len(self.chosen) else ()
        return chosen[0] if chosen else NOWHERE


class Harm(NamedTuple):
    """Wounds about to be placed: the characters and how many each takes."""

    hits: tuple[tuple[int, int], ...]
    seat: Seat  # whose effect it is; NOBODY: a struggle


class Fray(NamedTuple):
    """The story being resolved, its struggles so far, and who was there when it began."""

    story: int
    fought: tuple[int, ...] = ()
    there: tuple[int, ...] = ()


class Claim(NamedTuple):
    """A story that has been won and whose effect is not over yet."""

    story: int
    seat: Seat
    place: int  # in the row


class Hold(NamedTuple):
    """A character under foreign control until a named moment, and who had it before."""

    card: int
    seat: Seat
    before: Seat
    until: str


Step = Literal["before", "committed", "opposed", "resolved"]


class StoryPhase(NamedTuple):
    """What matters in one story phase only."""

    step: Step = "before"  # what has been done
    resolved: tuple[int, ...] = ()  # stories
    gone_to: tuple[int, ...] = ()  # the stories to which the active player committed
    committing: tuple[tuple[int, int], ...] = ()  # characters and stories, not yet carried out
    obliged: tuple[tuple[int, int], ...] = ()  # who has to commit with whom


class Looking(NamedTuple):
    """Cards off the top of a deck that a player is going through."""

    left: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()  # those that already have their new place


class Answered(NamedTuple):
    """What has been answered in the window that is open."""

    used: tuple[tuple[int, str, int], ...] = ()  # Responses: card, ability, occurrence
    forced: int = 0  # the first occurrence to which no Forced Response was looked for yet
    held: tuple[tuple[int, Seat], ...] = ()  # what left play under a foreign controller, and whose


class Chain(NamedTuple):
    """Free uses one after another."""

    uses: tuple[Use, ...] = ()
    met: tuple[int, ...] = ()  # the arrangements before and after each of them
    spent: tuple[tuple[int, str], ...] = ()  # cards and abilities whose endless chain is over


class Call(Living):
    content: Content = given()
    happened: tuple[Occurrence, ...]

    variant: Variant = field(Variant())
    packs: list[tuple[str, ...]] = field([])  # by seat; none: a deck of one's own

    # cards
    owner: list[Seat] = field([])
    controller: list[Seat] = field([])  # of a card in play; of any other its owner
    status: list[int] = field([])
    wounds: list[int] = field([])
    at: list[int] = field([])  # the story it is committed to
    host: list[int] = field([])  # the card it is attached to
    declared: dict[int, int] = field({})  # what was named for a committed card: an icon

    # piles; the top of a deck comes first, the top of a discard pile last
    box: tuple[int, ...] = field(())
    decks: list[tuple[int, ...]] = field([])
    hands: list[tuple[int, ...]] = field([])
    discards: list[tuple[int, ...]] = field([])
    play: list[tuple[int, ...]] = field([])  # by controller, in the order they came
    domains: list[tuple[Domain, ...]] = field([])
    row: tuple[int, ...] = field(())  # stories and conspiracies
    story_deck: tuple[int, ...] = field(())
    won: list[tuple[int, ...]] = field([])
    success: dict[int, tuple[int, int]] = field({})  # the tokens on each story, by seat

    # the course of the game
    active: Seat = field(NOBODY)
    turn: int = field(0)
    phase: str = field("setup")
    fallen: tuple[int, ...] = field(())  # what reached a discard pile in this phase
    story_phase: StoryPhase = field(StoryPhase())
    looking: Looking = field(Looking())
    # cards out of hand that are neither in play nor discarded yet
    being_played: tuple[int, ...] = field(())

    # what is in progress
    uses: tuple[Use, ...] = field(())
    harms: tuple[Harm, ...] = field(())
    fray: Fray | None = field(None)
    claims: tuple[Claim, ...] = field(())
    holds: tuple[Hold, ...] = field(())
    torn: Seat = field(NOBODY)  # who controls Heroic and Villainous characters and must choose
    # stories won at once and not dealt with yet
    contested: tuple[tuple[Seat, int], ...] = field(())
    answered: Answered = field(Answered())
    chain: Chain = field(Chain())
    stirred: bool = field(False)  # something happened that the standing checks may mind

    public: Public = derived(Public())
