"""Cards that do not exist, for what no card of the core set does.

They are written in the language of the cards, under numbers from T001; `staged` is a scene at a
table that has them besides the others.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from fhtagn.games.call.abilities import USES, Said, ability, action, event, forced, response, static
from fhtagn.games.call.choosing import (
    another,
    character,
    exhausted,
    mine,
    ready,
    story,
)
from fhtagn.games.call.content import Card
from fhtagn.games.call.course_verbs import drop_conspiracy, put_tokens
from fhtagn.games.call.deeds import (
    blank,
    cancel,
    destroy,
    gain,
    go_insane,
    interrupted,
    make_ready,
    take_control,
    to_hand,
    wound,
)
from fhtagn.games.call.events.play import Entered, Fell, Wounded
from fhtagn.games.call.game import record
from fhtagn.games.call.moments import itself
from fhtagn.games.call.pile_deeds import draw_cards, mill_cards
from fhtagn.games.call.queries import SKILL, hours, opponent
from fhtagn.games.call.state import Call, Use
from fhtagn.kernel.rules import rule
from tests.games.call.scene import GAME, scene

CARDS: dict[str, Card] = {}


def double(code: str, name: str, kind: str = "character", **printed: Any) -> None:
    said = {"en": name, "ru": name}
    CARDS[code] = Card(code, kind, "neutral", "other", said, {"en": "test"}, **printed)


# -- Day and Night ---------------------------------------------------------------------------------

double("T001", "Noon", "support")
double("T002", "Midnight", "support")
double("T003", "Sunrise", skill=2)  # brings the Day, too
double("T004", "Night Watchman", skill=1)


for _card, _hour in (("T001", "day"), ("T002", "night"), ("T003", "day")):

    @ability("answer", _card, on=_hour)
    def brings(_g: Call, _use: Use) -> None:
        """It is that time as long as the card is in play."""


@static(SKILL, "T004")
def night_watchman(g: Call, me: int, card: int, value: int) -> int:
    """Two more skill by night."""
    return value + 2 * (card == me and hours(g)[1])


# -- free uses -------------------------------------------------------------------------------------

double("T011", "Twin", skill=1)
double("T012", "Idler", skill=1)
double("T013", "Miller", skill=1)


@action("T011", character(another, mine, exhausted), exhausts=True)
def twin(g: Call, use: Use) -> None:
    """Exhaust: ready another character of yours."""
    make_ready(g, use.target)


@action("T012", character(ready))
def idler(g: Call, use: Use) -> None:
    """Ready somebody who is ready."""
    make_ready(g, use.target)


@action("T013")
def miller(g: Call, use: Use) -> None:
    """The opponent discards the top card of his deck."""
    mill_cards(g, opponent(use.seat), 1)


# -- stories ---------------------------------------------------------------------------------------

double("T021", "Coincidence", "event")
double("T022", "Retraction", "event")


@event("T021")
def coincidence(g: Call, _use: Use) -> None:
    """Each player puts a token on every story on which he has four, all at the same time."""
    g.then(tokens_fall)


@rule()
def tokens_fall(g: Call) -> None:
    full = [(seat, one) for one, both in g.success.items() for seat in (0, 1) if both[seat] == 4]
    for seat, one in full:
        put_tokens(g, seat, one, 1)


@event("T022", story(lambda g, _use, one: g.content.cards[g.code[one]].type == "conspiracy"))
def retraction(g: Call, use: Use) -> None:
    """Remove a conspiracy from play."""
    g.then(retracted, use.target)


@rule()
def retracted(g: Call, one: int) -> None:
    drop_conspiracy(g, one)


# -- answers ---------------------------------------------------------------------------------------

double("T031", "Early Riser", skill=1)
double("T032", "Mourner", skill=1, toughness=1)
double("T033", "Last Words", skill=1)
double("T034", "Herald", skill=1)
double("T035", "Avenger", skill=1, toughness=1)
double("T036", "Executioner", skill=1)
double("T037", "Martyr", skill=1)


@response("T031", "committed", when=itself, named=True)
def early_riser(g: Call, use: Use) -> None:
    """When it commits, draw a card."""
    draw_cards(g, use.seat, 1)


@forced("T032", Fell)
def mourner(g: Call, use: Use) -> None:
    """Whenever a card falls, its controller draws a card."""
    draw_cards(g, use.seat, 1)


@response("T033", Fell, when=itself, named=True)
def last_words(g: Call, use: Use) -> None:
    """After it has fallen, draw a card."""
    draw_cards(g, use.seat, 1)


@response("T034", Entered, when=lambda g, use, said: not itself(g, use, said))
def herald(g: Call, use: Use) -> None:
    """After another card has entered play, draw a card."""
    draw_cards(g, use.seat, 1)


@forced("T035", Wounded, character(another, aim="wound"), when=itself, named=True)
def avenger(g: Call, use: Use) -> None:
    """After it has been wounded, wound another character."""
    wound(g, use, use.target)


@response("T037", Fell, when=lambda _g, _use, _said: True, sacrifices=True)
def martyr(g: Call, use: Use) -> None:
    """After a card has fallen, sacrifice Martyr to draw a card."""
    draw_cards(g, use.seat, 1)


@response("T036", Wounded, character())
def executioner(g: Call, use: Use) -> None:
    """After somebody has been wounded, destroy a character."""
    destroy(g, use.target)


# -- disrupts --------------------------------------------------------------------------------------

double("T041", "Veto", "event")
double("T042", "Vanishing Act", "event")
double("T043", "Sudden Strength", "event")


@event("T041", timing="disrupt", on="effect")
def veto(g: Call, _use: Use) -> None:
    """Cancel any effect."""
    cancel(g)


def chose_somebody(g: Call, _use: Use, _said: Said) -> bool:
    one = interrupted(g)
    return bool(one.chosen) and USES[one.ability].choices[0].what == "character"


@event("T042", character(), timing="disrupt", on="effect", when=chose_somebody)
def vanishing_act(g: Call, use: Use) -> None:
    """A character goes back to hand before the effect."""
    to_hand(g, use.target)


@event("T043", character(), timing="disrupt", on="effect", when=chose_somebody)
def sudden_strength(g: Call, use: Use) -> None:
    """A character gains two skill before the effect."""
    gain(g, use.target, skill=2)


# -- wording ---------------------------------------------------------------------------------------

double("T051", "Two Strokes", "event")
double("T052", "Conversion", "event")
double("T053", "Hush", "event")
double("T054", "Bolt", "event")
double("T055", "Victoria Glasser", unique=True)  # the title of another card
double("T056", "Nightmare", skill=1, struggles=(0,))  # with a booster
double("T057", "Short Story", "story", struggles=(1, 3))


@event("T051", character(), character(aim="insane"))
def two_strokes(g: Call, use: Use) -> None:
    """Wound one, drive another insane: two independent effects."""
    wound(g, use, use.nth(0))
    go_insane(g, use.nth(1))
    gain(g, use.nth(0), skill=1)


@event("T052", character())
def conversion(g: Call, use: Use) -> None:
    """Take control, without an end."""
    take_control(g, use, use.target, until="")


@event("T053", character())
def hush(g: Call, use: Use) -> None:
    """A text box is empty for the phase."""
    blank(g, use.target)


@event("T054", character())
def bolt(g: Call, use: Use) -> None:
    """Destroy a character."""
    destroy(g, use.target)


DOUBLES: Final = record(GAME.content._replace(cards={**GAME.content.cards, **CARDS}))
staged = partial(scene, game=DOUBLES)
