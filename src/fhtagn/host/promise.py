"""The part that a server adds to a record after the end, so that everybody can check chance."""

from __future__ import annotations

from msgspec import Struct

from fhtagn.content.structs import prepared


@prepared
class Promise(Struct, frozen=True, kw_only=True):
    """Its fields are in the record itself.

    `seat_values` are in the order of the places where people sat down. If the table drew seats,
    `drawn` has for each seat the place of its player. Older records have no `drawn`.
    """

    commitment: str
    server_seed: str
    seat_values: tuple[str, ...]
    match: str = ""
    drawn: tuple[int, ...] | None = ()
