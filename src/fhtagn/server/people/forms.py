"""What is asked of and answered about people, as JSON."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field, StrictBool
from typing_extensions import TypedDict

from fhtagn.server.people.passwords import LONGEST

# What is longer is no name that we could say anything about.
Text = Annotated[str, Field(max_length=10_000)]
Language = Annotated[str, Field(max_length=20)]
Login = Annotated[str, Field(max_length=200)]
Password = Annotated[str, Field(max_length=LONGEST)]
Secret = Annotated[str, Field(min_length=1, max_length=100)]
Id = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]


class Form(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Entering(Form):
    """With `bearer` the token is told in the answer, for programs; else it is set as a cookie."""

    bearer: StrictBool = False


class NewGuest(Entering):
    name: Text
    language: Language = "en"


class Credentials(Entering):
    login: Login
    password: Password


class LoggingIn(Credentials):
    """With `leave_guest`, what a guest has who asks may stay behind for good."""

    leave_guest: StrictBool = False


class ByDoor(Entering):
    secret: Secret


class NewPassword(Entering):
    old: Password
    new: Password


class ProfileChange(TypedDict, total=False):
    """Whatever is left out stays as it is."""

    __pydantic_config__ = ConfigDict(extra="forbid")  # type: ignore[misc]  # it is no field

    name: Text
    language: Language
    notices: StrictBool
    email: Text | None
    webhook: Text | None


class Confirming(Form):
    code: Password


class Farewell(Form):
    password: Password | None = None


# -- answers ---------------------------------------------------------------------------------------


class RatingShown(BaseModel):
    game: str
    mu: float
    sigma: float
    played: int


class Me(BaseModel):
    """All that a person has said about themselves."""

    id: str
    name: str
    language: str
    account: bool
    login: str | None
    email: str | None
    email_confirmed: bool
    webhook: str | None
    notices: bool
    created_at: int
    ratings: list[RatingShown]


class Arrived(BaseModel):
    """`token` is empty if it was set as a cookie."""

    person: Me
    token: str


class DoorMade(BaseModel):
    """For another device of yours; the secret is told only now."""

    secret: str
    expires_at: int


class Profile(BaseModel):
    """What everybody may know; `gone` is who has deleted the account."""

    id: str
    name: str
    gone: bool
    ratings: list[RatingShown]


class SessionShown(BaseModel):
    """`here` is the one that asks."""

    id: str
    label: str
    created_at: int
    seen_at: int
    here: bool


class Sessions(BaseModel):
    sessions: list[SessionShown]


class Export(BaseModel):
    """All that is kept about a person."""

    person: dict[str, object]
    sessions: list[dict[str, object]]
    decks: list[dict[str, object]]
    ratings: list[dict[str, object]]
    hosted: list[dict[str, object]]
    seats: list[dict[str, object]]
    said: list[dict[str, object]]
    invitations: list[dict[str, object]]
