"""The fields of the Structs that declare content, as the tests of packs go through them."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import fields

from fhtagn.content.shapes import Said


def must(kind: type[Struct]) -> list[str]:
    """The fields an entry has to say."""
    return [one.encode_name for one in fields(kind) if one.required]


def every(kind: type[Struct]) -> list[str]:
    return [one.encode_name for one in fields(kind)]


def said(kind: type[Struct]) -> list[str]:
    """The fields with words in every language."""
    return [one.encode_name for one in fields(kind) if one.type in (Said, Said | None)]
