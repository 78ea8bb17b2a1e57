"""Whether what is set for a seat fits the table, without telling anybody another's secrets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import Game, Settings, settings
from fhtagn.server.errors import Conflict, about_game
from fhtagn.server.lobby.match_settings import match_settings
from fhtagn.server.lobby.rows import AnyRow
from fhtagn.server.lobby.terms import Setting, Terms

Chosen = Sequence[Mapping[str, Setting]]  # the options of each seat


def secret_names(game: Game) -> set[str]:
    """The options of a seat that others are not shown."""
    return {option.name for option in game.rules.seat_options if option.secret}


def check_seat(game: Game, terms: Terms, chosen: Chosen, seat: int) -> Settings:
    """Complain of what does not fit, as far as whoever sits there may know.

    What is secret of the other seats is taken to be like theirs.
    """
    secret = secret_names(game)
    own = {name: value for name, value in chosen[seat].items() if name in secret}
    known = [{name: one[name] for name in one if name not in secret} | own for one in chosen]
    with about_game(game.name):
        return settings(game, terms.seats, terms.options, known)


def check_whole(game: Game, terms: Terms, sitting: Sequence[AnyRow], host: str) -> Settings:
    """The settings of the match; a seat that alone is to blame is named, but not its secrets."""
    with about_game(game.name):
        try:
            return match_settings(game, terms, sitting)
        except Complaint:
            for row in sitting:
                _check_alone(game, terms, row, host)
            raise


def _check_alone(game: Game, terms: Terms, row: AnyRow, host: str) -> None:
    chosen = [row.options if seat == row.seat else {} for seat in range(terms.seats)]
    try:
        check_seat(game, terms, chosen, row.seat)
    except Complaint as fault:
        told = fault if row.person in (None, host) else None
        raise Conflict("seat-unfit", seat=row.seat) from told
