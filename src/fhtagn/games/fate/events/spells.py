"""Spells: drawn, discarded, prepared and cast."""

from __future__ import annotations

from fhtagn.games.fate.sorts import Artifact, Back, Spell, Symbol
from fhtagn.kernel.events import Event, Seat, secret


class Drew(Event):
    """A player draws Spells."""

    seat: Seat
    spells: tuple[Spell, ...] = secret("seat", symbols=Back)

    rules = ("FG 7.5.1", "FG 7.5.2", "FG 1.3.3")
    en = """
        { $seat-is ->
            [me] You draw { $spells }.
           *[other] { $seat } draws { $spells }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы добираете: { $spells }.
           *[other] { $seat } добирает: { $spells }.
        }
        """
    en_unseen = """
        { $seat-is ->
            [me] You draw { some-spells }: { $symbols }.
           *[other] { $seat } draws { some-spells }: { $symbols }.
        }
        """
    ru_unseen = """
        { $seat-is ->
            [me] Вы добираете { some-spells }: { $symbols }.
           *[other] { $seat } добирает { some-spells }: { $symbols }.
        }
        """


class Reshuffled(Event):
    """The discard pile becomes the deck."""

    count: int

    rules = ("FG 7.5.5",)
    en = "The discard pile is shuffled into a new deck of { count-cards }."
    ru = "Сброс перемешан в новую колоду: { count-cards }."


class Discarded(Event):
    """A Spell is discarded from a hand."""

    seat: Seat
    spell: Spell

    rules = ("FG 20.1.4",)
    en = """
        { $seat-is ->
            [me] You discard { $spell }.
           *[other] { $seat } discards { $spell }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы сбрасываете Заклинание «{ $spell }».
           *[other] { $seat } сбрасывает Заклинание «{ $spell }».
        }
        """


class DiscardedPrepared(Event):
    """A Prepared Spell is discarded."""

    seat: Seat
    spell: Spell

    rules = ("FG 7.3.3", "FG 20.1.4")
    en = """
        { $seat-is ->
            [me] You discard your Prepared Spell { $spell }.
           *[other] { $seat } discards the Prepared Spell { $spell }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы сбрасываете Подготовленное Заклинание «{ $spell }».
           *[other] { $seat } сбрасывает Подготовленное Заклинание «{ $spell }».
        }
        """


class TookDiscard(Event):
    """A player takes a Spell from the discard pile."""

    seat: Seat
    spell: Spell

    rules = ("FG 1.4.4",)
    en = """
        { $seat-is ->
            [me] You take { $spell } from the discard pile.
           *[other] { $seat } takes { $spell } from the discard pile.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы берёте из сброса Заклинание «{ $spell }».
           *[other] { $seat } берёт из сброса Заклинание «{ $spell }».
        }
        """


class Stole(Event):
    """A player takes a rival's Prepared Spell."""

    seat: Seat
    owner: Seat
    spell: Spell = secret("seat", "owner", symbol=Back)

    rules = ("FG 40.1.40",)
    en = """
        { $seat-is ->
            [me] You take { $owner }'s Prepared Spell: { $spell }.
           *[other] { $owner-is ->
                [me] { $seat } takes your Prepared Spell { $spell }.
               *[other] { $seat } takes { $owner }'s Prepared Spell { $spell }.
            }
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы забираете Подготовленное Заклинание игрока { $owner }: «{ $spell }».
           *[other] { $owner-is ->
                [me] { $seat } забирает ваше Подготовленное Заклинание «{ $spell }».
               *[other] { $seat } забирает Подготовленное Заклинание игрока { $owner }: «{ $spell }».
            }
        }
        """
    en_unseen = "{ $seat } takes { $owner }'s Prepared Spell, symbol { $symbol }."
    ru_unseen = (
        "{ $seat } забирает Подготовленное Заклинание игрока { $owner }, символ «{ $symbol }»."
    )


class Preparing(Event):
    """A player shows what the Spell to be Prepared costs."""

    seat: Seat
    symbol: Back
    symbols: tuple[Symbol, ...]

    rules = ("FG 7.1.2", "FG 7.1.9")
    en = """
        { $seat-is ->
            [me] You Prepare a Spell, symbol { $symbol }; it costs { $symbols }.
           *[other] { $seat } Prepares a Spell, symbol { $symbol }; it costs { $symbols }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы Подготавливаете Заклинание, символ «{ $symbol }»; стоимость: { $symbols }.
           *[other] { $seat } Подготавливает Заклинание, символ «{ $symbol }»; стоимость: { $symbols }.
        }
        """


class WildAdded(Event):
    """An Artifact adds a wild symbol to what pays."""

    seat: Seat
    artifact: Artifact

    rules = ("FG 18.1.4",)
    en = "{ whose } Artifact { $artifact } adds a wild symbol."
    ru = "{ artifact } добавляет «дикий» символ."


class Prepared(Event):
    """A Spell is Prepared."""

    seat: Seat
    spell: Spell = secret("seat", symbol=Back)

    rules = ("FG 7.1.10", "FG 7.3.1", "FG 1.3.5")
    en = """
        { $seat-is ->
            [me] You lay { $spell } in your Reserve.
           *[other] { $seat } lays { $spell } in the Reserve.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы кладёте в Резерв Заклинание «{ $spell }».
           *[other] { $seat } кладёт в Резерв Заклинание «{ $spell }».
        }
        """
    en_unseen = "{ $seat } lays a Spell in the Reserve, symbol { $symbol }."
    ru_unseen = "{ $seat } кладёт Заклинание в Резерв, символ «{ $symbol }»."


class Cast(Event):
    """A player casts a Spell."""

    seat: Seat
    spell: Spell

    rules = ("FG 7.4.1", "FG 7.4.3")
    en = """
        { $seat-is ->
            [me] You cast { $spell }.
           *[other] { $seat } casts { $spell }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы Кастуете Заклинание «{ $spell }».
           *[other] { $seat } Кастует Заклинание «{ $spell }».
        }
        """


class Cancelled(Event):
    """A player's Spell is cancelled."""

    seat: Seat
    spell: Spell

    rules = ("FG 40.1.19", "FG 40.1.53")
    en = """
        { $seat-is ->
            [me] Your { $spell } is cancelled.
           *[other] { $seat }'s { $spell } is cancelled.
        }
        """
    ru = """
        { $seat-is ->
            [me] Ваше Заклинание «{ $spell }» отменено.
           *[other] Заклинание «{ $spell }» игрока { $seat } отменено.
        }
        """
