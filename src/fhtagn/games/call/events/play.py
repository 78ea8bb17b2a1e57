"""Cards in play: they enter, fall, go insane, get wounds and attachments."""

from __future__ import annotations

from typing import Literal

from fhtagn.games.call.sorts import Card, Thing
from fhtagn.kernel.events import Event, Seat, fleeting, unsaid


class Entered(Event):
    """A card comes into play; for answers, whether it was played and overpaid."""

    card: Card
    seat: Seat
    played: bool = unsaid()
    overpaid: bool = unsaid()

    rules = ("CC 9.3", "CC 9.14")
    en = "{ own-card } enters play."
    ru = "{ own-card } входит в игру."


class EnteredInsane(Event):
    """A character comes into play insane, which nothing answers."""

    seat: Seat
    card: Card

    rules = ("CC 9.3", "CC 9.14")
    en = "{ own-card } enters play insane."
    ru = "{ own-card } входит в игру безумной."


class Fell(Event):
    """A card goes from play to the discard pile: destroyed, sacrificed or just discarded."""

    card: Card
    seat: Seat
    skill: int = unsaid()
    how: Literal["destroyed", "sacrificed", "discarded", ""] = fleeting("")

    rules = ("CC 1.6",)
    rules_of = {
        "destroyed": ("CC 16.15", "CC 1.21"),
        "sacrificed": ("CC 16.16",),
        "discarded": ("CC 15.10", "CC 40.3"),
    }
    en = """
        { $how ->
            [destroyed] { own-card } is destroyed.
            [sacrificed] { $seat-is ->
                [me] You sacrifice { $card }.
               *[other] { $seat } sacrifices { $card }.
            }
           *[discarded] { own-card } is discarded.
        }
        """
    ru = """
        { $how ->
            [destroyed] { own-card } уничтожена.
            [sacrificed] { $seat-is ->
                [me] Вы жертвуете картой «{ $card }».
               *[other] { $seat } жертвует картой «{ $card }».
            }
           *[discarded] { own-card } сброшена.
        }
        """


class TakenBack(Event):
    """An event that was used goes back to its owner's hand."""

    seat: Seat
    card: Card

    rules = ("CC 1.11",)
    en = """
        { $seat-is ->
            [me] You take { $card } back into your hand.
           *[other] { $seat } takes { $card } back.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы берёте карту «{ $card }» обратно в руку.
           *[other] { $seat } берёт карту «{ $card }» обратно в руку.
        }
        """


class Returned(Event):
    """A card goes from play to its owner's hand."""

    card: Card
    seat: Seat = fleeting(-1)

    rules = ("CC 1.11",)
    en = """
        { $seat-is ->
            [me] { $card } returns to your hand.
           *[other] { $card } returns to { $seat }'s hand.
        }
        """
    ru = """
        { $seat-is ->
            [me] Карта «{ $card }» возвращается в вашу руку.
           *[other] Карта «{ $card }» возвращается в руку игрока { $seat }.
        }
        """


class Readied(Event):
    """An exhausted card is ready."""

    seat: Seat
    card: Card

    rules = ("CC 16.1", "CC 5.6")
    en = "{ own-card } is ready again."
    ru = "{ own-card } снова готова."


class Exhausted(Event):
    """A ready card is exhausted."""

    seat: Seat
    card: Card

    rules = ("CC 16.1", "CC 16.2")
    en = "{ own-card } is exhausted."
    ru = "{ own-card } истощена."


class WentInsane(Event):
    """A character goes insane."""

    seat: Seat
    card: Card

    rules = ("CC 16.5", "CC 16.8")
    subjects = ("stories",)
    en = "{ own-card } goes insane."
    ru = "{ own-character } сходит с ума."


class Restored(Event):
    """An insane character is sane again."""

    card: Card
    seat: Seat = fleeting(-1)

    rules = ("CC 5.1", "CC 16.13")
    en = "{ own-card } is restored."
    ru = "{ own-character } восстановлен."


class Wounded(Event):
    """A character gets wounds."""

    card: Card
    seat: Seat
    skill: int = unsaid()
    count: int = fleeting(0)

    rules = ("CC 11.19", "CC 15.22", "CC 16.18")
    subjects = ("stories",)
    en = """
        { own-card } takes { $count ->
            [one] a wound
           *[other] { $count } wounds
        }.
        """
    ru = """
        { own-character } получает { $count ->
            [1] рану
            [one] { $count } рану
            [few] { $count } раны
            [many] { $count } ран
           *[other] { $count } раны
        }.
        """


class Prevented(Event):
    """Wounds that were about to be put on a character are not."""

    card: Card
    count: int

    rules = ("CC 16.19",)
    en = """
        { $count ->
            [one] A wound on { $card } is prevented.
           *[other] { $count } wounds on { $card } are prevented.
        }
        """
    ru = """
        Персонажа «{ $card }» { $count ->
            [1] минует рана
            [one] минует { $count } рана
            [few] минуют { $count } раны
            [many] минует { $count } ран
           *[other] минует { $count } раны
        }.
        """


class Attached(Event):
    """A card becomes an Attachment of another."""

    seat: Seat
    card: Card
    host: Card

    rules = ("CC 9.11", "CC 9.12")
    en = "{ own-card } is attached to { $host }."
    ru = "{ own-card } прикреплена к карте «{ $host }»."


class Detached(Event):
    """A card is no Attachment any more."""

    seat: Seat
    card: Card

    rules = ("CC 40.23",)
    en = "{ own-card } is no longer attached."
    ru = "{ own-card } больше не прикреплена."


class TookControl(Event):
    """A card comes under a player's control."""

    seat: Seat
    card: Card

    rules = ("CC 20.7",)
    en = """
        { $seat-is ->
            [me] { $card } comes under your control.
           *[other] { $card } comes under { $seat }'s control.
        }
        """
    ru = """
        { $seat-is ->
            [me] Карта «{ $card }» переходит под ваш контроль.
           *[other] Карта «{ $card }» переходит под контроль игрока { $seat }.
        }
        """


class Obliged(Event):
    """A character has to commit where another is."""

    seat: Seat
    card: Card
    host: Card

    rules = ("CC 40.24",)
    en = "{ own-card } has to commit to the same story as { $host }."
    ru = "{ own-character } обязан вовлечься в ту же историю, что и «{ $host }»."


class Lasting(Event):
    """An effect lies on a card until the end of the phase."""

    effect: str
    card: Thing
    amount: int

    rules = ("CC 19.5",)
    en = """
        { $effect ->
            [skill] { $card }: skill changes by { $amount } until the end of the phase.
            [terror] { $card }: Terror icons change by { $amount } until the end of the phase.
            [combat] { $card }: Combat icons change by { $amount } until the end of the phase.
            [arcane] { $card }: Arcane icons change by { $amount } until the end of the phase.
            [investigation] { $card }: Investigation icons change by { $amount } until the end of the phase.
            [printed_skill] { $card }: printed skill { $amount } until the end of the phase.
            [printed_terror] { $card } loses its printed Terror icons until the end of the phase.
            [printed_combat] { $card } loses its printed Combat icons until the end of the phase.
            [printed_arcane] { $card } loses its printed Arcane icons until the end of the phase.
            [printed_investigation] { $card } loses its printed Investigation icons until the end of the phase.
            [fast] { $card } is Fast until the end of the phase.
            [willpower] { $card } has Willpower until the end of the phase.
            [heroic] { $card } is Heroic until the end of the phase.
            [villainous] { $card } is Villainous until the end of the phase.
            [invulnerability] { $card } has Invulnerability until the end of the phase.
            [toughness] { $card }: Toughness changes by { $amount } until the end of the phase.
            [blank] The text box of { $card } counts as empty until the end of the phase.
            [struggle_less] At { $card } one { $amount ->
                [0] Terror
                [1] Combat
                [2] Arcane
               *[other] Investigation
            } struggle is left out in this phase.
           *[other] Some cards have another cost until the end of the phase.
        }
        """
    ru = """
        { $effect ->
            [skill] «{ $card }»: навык меняется на { $amount } до конца стадии.
            [terror] «{ $card }»: число значков Ужаса меняется на { $amount } до конца стадии.
            [combat] «{ $card }»: число значков Боя меняется на { $amount } до конца стадии.
            [arcane] «{ $card }»: число значков Мистики меняется на { $amount } до конца стадии.
            [investigation] «{ $card }»: число значков Исследования меняется на { $amount } до конца стадии.
            [printed_skill] «{ $card }»: напечатанный навык до конца стадии — { $amount }.
            [printed_terror] «{ $card }» теряет напечатанные значки Ужаса до конца стадии.
            [printed_combat] «{ $card }» теряет напечатанные значки Боя до конца стадии.
            [printed_arcane] «{ $card }» теряет напечатанные значки Мистики до конца стадии.
            [printed_investigation] «{ $card }» теряет напечатанные значки Исследования до конца стадии.
            [fast] «{ $card }» получает Быстроту до конца стадии.
            [willpower] «{ $card }» получает Силу воли до конца стадии.
            [heroic] «{ $card }» — Героический персонаж до конца стадии.
            [villainous] «{ $card }» — Злодейский персонаж до конца стадии.
            [invulnerability] «{ $card }» получает Неуязвимость до конца стадии.
            [toughness] «{ $card }»: Крутизна меняется на { $amount } до конца стадии.
            [blank] Текстовое поле карты «{ $card }» до конца стадии считается пустым.
            [struggle_less] В истории «{ $card }» в этой стадии на одну борьбу меньше: { $amount ->
                [0] Ужас
                [1] Бой
                [2] Мистика
               *[other] Исследование
            }.
           *[other] До конца стадии некоторые карты стоят иначе.
        }
        """
