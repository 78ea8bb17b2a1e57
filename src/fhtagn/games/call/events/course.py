"""Set-up and the course of a turn."""

from __future__ import annotations

from fhtagn.games.call.sorts import Card, Faction
from fhtagn.kernel.events import Event, Seat


class NamedFactions(Event):
    """A player has the cards of these factions."""

    seat: Seat
    factions: tuple[Faction, ...]

    rules = ("CC 23.4", "CC 40.36")
    en = """
        { $seat-is ->
            [me] Your factions: { $factions }.
           *[other] { $seat }'s factions: { $factions }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Ваши фракции: { $factions }.
           *[other] { $seat }, фракции: { $factions }.
        }
        """


class LostLot(Event):
    """Both players named a faction, and the lot is against this one."""

    seat: Seat
    faction: Faction

    rules = ("CC 23.7",)
    en = """
        { $seat-is ->
            [me] Both of you want { $faction }; the lot is against you.
           *[other] Both want { $faction }; the lot is against { $seat }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Фракцию «{ $faction }» хотели оба; жребий не в вашу пользу.
           *[other] Фракцию «{ $faction }» хотели оба; { $seat } проигрывает жребий.
        }
        """


class GotPack(Event):
    """A player gets a neutral pack."""

    seat: Seat
    pack: str

    rules = ("CC 23.8",)
    en = """
        { $seat-is ->
            [me] You get { neutral-pack }.
           *[other] { $seat } gets { neutral-pack }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы получаете { neutral-pack }.
           *[other] { $seat } получает { neutral-pack }.
        }
        """


class NewStory(Event):
    """A story or a conspiracy comes to the row."""

    story: Card

    rules = ("CC 2.3", "CC 13.9")
    subjects = ("stories",)
    en = "A new story: { $story }."
    ru = "Новая история: «{ $story }»."


class Shuffled(Event):
    """A deck is shuffled."""

    seat: Seat

    rules = ("CC 2.2", "CC 18.13")
    quiet = True
    en = """
        { $seat-is ->
            [me] Your deck is shuffled.
           *[other] { $seat }'s deck is shuffled.
        }
        """
    ru = """
        { $seat-is ->
            [me] Ваша колода перетасована.
           *[other] Колода игрока { $seat } перетасована.
        }
        """


class Redrew(Event):
    """A player puts the hand back into the deck, to draw another."""

    seat: Seat

    rules = ("CC 2.8", "CC 2.9")
    en = """
        { $seat-is ->
            [me] You shuffle your hand back and draw a second one.
           *[other] { $seat } shuffles the hand back and draws a second one.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы замешиваете руку обратно и набираете её заново.
           *[other] { $seat } замешивает руку обратно и набирает её заново.
        }
        """


class KeptHand(Event):
    """A player keeps the first hand."""

    seat: Seat

    rules = ("CC 2.8",)
    en = """
        { $seat-is ->
            [me] You keep your hand.
           *[other] { $seat } keeps the hand.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы оставляете руку.
           *[other] { $seat } оставляет руку.
        }
        """


class Begins(Event):
    """A player has the first turn."""

    seat: Seat

    rules = ("CC 2.11", "CC 4.4", "CC 4.5")
    en = """
        { $seat-is ->
            [me] You begin.
           *[other] { $seat } begins.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы начинаете.
           *[other] { $seat } начинает.
        }
        """


class Turn(Event):
    """A turn begins."""

    seat: Seat
    number: int

    rules = ("CC 4.1", "CC 4.2")
    heading = True
    en = """
        { $seat-is ->
            [me] Turn { $number }: yours.
           *[other] Turn { $number }: { $seat }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Ход { $number }: ваш.
           *[other] Ход { $number }: { $seat }.
        }
        """


class Phase(Event):
    """A phase begins."""

    phase: str

    rules = ("CC 4.2",)
    rules_of = {
        "refresh": ("CC 5.11", "CC 5.6", "CC 5.7"),
        "draw": ("CC 6.1",),
        "resource": ("CC 7.1",),
        "operations": ("CC 9.1", "CC 4.10"),
        "story": ("CC 4.11", "CC 10.1"),
    }
    heading = True
    en = """
        { $phase ->
            [refresh] Refresh phase.
            [draw] Draw phase.
            [resource] Resource phase.
            [operations] Operations phase.
           *[story] Story phase.
        }
        """
    ru = """
        { $phase ->
            [refresh] Стадия обновления.
            [draw] Стадия набора.
            [resource] Стадия ресурсов.
            [operations] Стадия действий.
           *[story] Стадия истории.
        }
        """
