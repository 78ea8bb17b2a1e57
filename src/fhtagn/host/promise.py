"""What a server adds to a match's record after the end, so that everybody can check its chance."""

from __future__ import annotations

from msgspec import Struct

from fhtagn.content.structs import prepared


@prepared
class Promise(Struct, frozen=True, kw_only=True):
    """The fields stand in the record itself.

    `seat_values` are in the order of the places where people sat down; `drawn` has for each seat
    the place of its player, if there was a lot. Records of old do not tell of it.
    """

    commitment: str
    server_seed: str
    seat_values: tuple[str, ...]
    match: str = ""
    drawn: tuple[int, ...] | None = ()
