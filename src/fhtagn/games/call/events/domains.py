"""Domains: resources attached, drained and lost."""

from __future__ import annotations

from fhtagn.games.call.sorts import Card, Domain
from fhtagn.kernel.events import Event, Seat


class Drained(Event):
    """A domain is drained."""

    seat: Seat
    domain: Domain

    rules = ("CC 8.1", "CC 7.9")
    en = """
        { $seat-is ->
            [me] Your domain { $domain } is drained.
           *[other] { $seat }'s domain { $domain } is drained.
        }
        """
    ru = """
        { $seat-is ->
            [me] Ваш домен { $domain } иссушён.
           *[other] Домен { $domain } игрока { $seat } иссушён.
        }
        """


class Resourced(Event):
    """A card becomes a resource of a domain."""

    seat: Seat
    card: Card
    domain: Domain

    rules = ("CC 7.1", "CC 7.5")
    en = """
        { $seat-is ->
            [me] { $card } becomes a resource of your domain { $domain }.
           *[other] { $card } becomes a resource of { $seat }'s domain { $domain }.
        }
        """
    ru = "Карта «{ $card }» становится ресурсом { own-domain }."


class LostResource(Event):
    """A resource goes to the discard pile."""

    seat: Seat
    card: Card

    rules = ("CC 7.12", "CC 15.26")
    en = """
        { $seat-is ->
            [me] Your resource { $card } goes to the discard pile.
           *[other] { $seat }'s resource { $card } goes to the discard pile.
        }
        """
    ru = """
        { $seat-is ->
            [me] Ваш ресурс «{ $card }» уходит в сброс.
           *[other] Ресурс «{ $card }» игрока { $seat } уходит в сброс.
        }
        """


class AddedDomain(Event):
    """The top card of a deck becomes a further domain."""

    seat: Seat

    rules = ("CC 22.1", "CC 22.4")
    en = """
        { $seat-is ->
            [me] The top card of your deck becomes a further domain.
           *[other] The top card of { $seat }'s deck becomes a further domain.
        }
        """
    ru = """
        { $seat-is ->
            [me] Верхняя карта вашей колоды становится ещё одним доменом.
           *[other] Верхняя карта колоды игрока { $seat } становится ещё одним доменом.
        }
        """
