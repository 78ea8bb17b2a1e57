"""What the operator may set: on the command line, by the environment, or in a TOML file.

The first of these that says something is right. docs/operating.md lists the settings.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar, get_args

from platformdirs import user_data_path
from pydantic import AfterValidator, BeforeValidator, Field, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails, PydanticCustomError
from pydantic_settings import (
    BaseSettings,
    InitSettingsSource,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from fhtagn.content import read_toml
from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.server.store.engines import sqlite_url

T = TypeVar("T")
PREFIX: Final = "FHTAGN_"
OTHERS: Final = ("EFFORT", "TABLES", "NO_BROWSER")  # variables that are no settings of a server
ORIGIN: Final = re.compile(r"https?://[^/?#@\s]+")
EXPECTED: Final = {
    "int_parsing": "whole", "int_type": "whole", "int_from_float": "whole",
    "float_parsing": "number", "float_type": "number", "finite_number": "number",
    "bool_parsing": "switch", "bool_type": "switch", "literal_error": "choice",
    "greater_than_equal": "least", "greater_than": "more", "less_than_equal": "most",
    "string_type": "words", "path_type": "words", "tuple_type": "several",
    "origin": "origin", "database": "database", "proxy": "proxy",
}  # by pydantic's kind of error: what the message says is expected  # fmt: skip
NEEDS: Final = (
    ("smtp_host", "smtp_from"),
    ("smtp_host", "public_url"),  # a notice says where to go
    ("webhooks", "public_url"),
)
BOUNDS: Final = ("ge", "gt", "le")


# -- kinds of settings -----------------------------------------------------------------------------


def _split(given: T) -> T | tuple[str, ...]:
    """A list as the environment has it: one text with commas."""
    if isinstance(given, str):
        return tuple(one.strip() for one in given.split(",") if one.strip())
    return given


def _origin(text: str) -> str:
    plain = text.rstrip("/").lower()
    if plain and not ORIGIN.fullmatch(plain):
        raise PydanticCustomError("origin", "no origin")
    return plain


def _database(text: str) -> str:
    try:
        kind = make_url(text).get_backend_name() if text else ""
    except (ArgumentError, ValueError):  # the latter of a port that is no number
        kind = "unreadable"
    if kind not in ("", "postgres", "postgresql"):
        raise PydanticCustomError("database", "no address of a PostgreSQL")
    return text


def _proxy(text: str) -> str:
    try:
        return str(ip_network(text, strict=False))
    except ValueError as error:
        raise PydanticCustomError("proxy", "no address of a network") from error


Folder = Annotated[Path, AfterValidator(Path.expanduser)]
Origin = Annotated[str, AfterValidator(_origin)]
Origins = Annotated[tuple[Origin, ...], NoDecode, BeforeValidator(_split)]
Proxies = Annotated[
    tuple[Annotated[str, AfterValidator(_proxy)], ...], NoDecode, BeforeValidator(_split)
]
Postgres = Annotated[str, AfterValidator(_database)]
Seconds = Annotated[float, Field(ge=0, allow_inf_nan=False)]

Days = Annotated[int, Field(ge=1, le=36_500)]


def data_folder() -> Path:
    return user_data_path("fhtagn", appauthor=False)


# -- the settings ----------------------------------------------------------------------------------


class FromFile(InitSettingsSource):
    """The TOML file that the command line or the environment names."""

    def __init__(self, settings_cls: type[BaseSettings]) -> None:
        super().__init__(settings_cls, {})

    def __call__(self) -> dict[str, Any]:
        file = self.current_state.get("config")
        return read_toml(Path(file).expanduser()) if file else {}


class Config(BaseSettings):
    """Every setting with its default. What is not to be shown to anybody is not in its `repr`."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_ignore_empty=True, extra="forbid", frozen=True
    )

    config: Folder | None = Field(None, description="the TOML file with the other settings")
    data: Folder = Field(default_factory=data_folder, description="the folder of the data")
    database: Postgres = Field(
        "", repr=False, description="postgresql://…; empty: SQLite in the data folder"
    )
    host: str = Field("127.0.0.1", description="the address to listen at")
    port: int = Field(8000, ge=0, le=65535, description="the port to listen at; 0: any free one")
    workers: int = Field(1, ge=1, le=64, description="processes; more than one needs PostgreSQL")

    public_url: Origin = Field("", description="how people reach the server, such as https://…")
    origins: Origins = Field(
        (), description="further origins of the same server, whose pages may use its sockets too"
    )
    trusted_proxies: Proxies = Field(
        (), description="networks of proxies whose word about the asker is believed"
    )
    limits: float = Field(
        1.0, ge=0, le=1e6, allow_inf_nan=False, description="times the usual rate limits; 0: none"
    )

    log_format: Literal["console", "json"] = Field("console", description="how the log is written")
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        "info", description="the least that is logged"
    )
    metrics_token: str = Field(
        "", repr=False, description="the bearer token for /metrics; empty: this machine alone"
    )

    absent_after: Seconds = Field(60.0, description="seconds until a vanished seat may be claimed")
    pass_pause: Seconds = Field(0.5, description="seconds until an unwanted window is passed")
    bot_workers: int = Field(1, ge=1, le=64, description="processes in which bots think")
    bot_seconds: float = Field(
        2.0, gt=0, le=60, allow_inf_nan=False, description="seconds a bot may think about a move"
    )

    tables_in_play: int = Field(
        100, ge=1, le=10_000, description="tables of one host that may be in play at a time"
    )
    guest_days: Days = Field(
        365, description="days until a guest who has played nothing is deleted"
    )
    table_days: Days = Field(30, description="days until a table that has not begun is deleted")

    webhooks: bool = Field(default=False, description='whether "your turn" may go to web addresses')
    webhooks_private: bool = Field(
        default=False, description="whether those may lie in private networks"
    )
    smtp_host: str = Field("", description='the mail server for "your turn"; empty: no mail')
    smtp_port: int = Field(587, ge=1, le=65535, description="its port")
    smtp_security: Literal["starttls", "tls", "none"] = Field(
        "starttls", description="how the way to it is secured"
    )
    smtp_user: str = Field("", description="the user's name there; empty: none is asked for")
    smtp_password: str = Field("", repr=False, description="the user's password there")
    smtp_from: str = Field("", description="the sender's address")
    notice_pause: Seconds = Field(3600.0, description="seconds between two notices to one person")

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003  there is no such file
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003  nor such a folder
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return init_settings, env_settings, FromFile(settings_cls)

    @property
    def store_url(self) -> str:
        return self.database or sqlite_url(self.database_file)

    @property
    def database_file(self) -> Path:
        """Where SQLite keeps everything, unless there is a PostgreSQL."""
        return self.data / "fhtagn.db"


def read_config(**given: Any) -> Config:
    """The settings; a Complaint names the first that is wrong, and where it stands."""
    said = {name: value for name, value in given.items() if value is not None}
    try:
        config = Config(**said)
    except ValidationError as error:
        raise _complaint(error.errors()[0], said) from error
    for name, needed in NEEDS:
        if getattr(config, name) and not getattr(config, needed):
            raise Complaint("setting-needs", setting=name, needed=needed)
    return config


def _complaint(error: ErrorDetails, given: Iterable[str]) -> Complaint:
    name = str(error["loc"][0])
    if error["type"] == "extra_forbidden":
        close = nearest(name, Config.model_fields)
        return Complaint("setting-unknown", setting=name, nearest=close)
    field = Config.model_fields[name]
    return Complaint(
        "setting-wrong",
        setting=_as_written(name, given),
        found=str(error["input"]) if field.repr else "***",
        expected=EXPECTED.get(error["type"], "other"),
        limit=", ".join(map(str, _limits(error, field))),
    )


def _limits(error: ErrorDetails, field: FieldInfo) -> Sequence[object]:
    """The bound that was missed, or the words one of which was expected."""
    if error["type"] == "literal_error":
        return get_args(field.annotation)
    context = error.get("ctx", {})
    return [context[one] for one in BOUNDS if one in context]


def _as_written(name: str, given: Iterable[str]) -> str:
    """The setting as the source calls it from which it was taken."""
    variable = PREFIX + name.upper()
    return f"--{name}" if name in given else variable if variable in os.environ else name


def near_misses(environ: Iterable[str]) -> list[tuple[str, str]]:
    """The variables that look like settings but are none, each with what was probably meant."""
    known = [name.upper() for name in (*Config.model_fields, *OTHERS)]
    ours = [name.removeprefix(PREFIX) for name in environ if name.startswith(PREFIX)]
    guesses = [(name, nearest(name, known)) for name in ours if name not in known]
    return [(PREFIX + name, PREFIX + close) for name, close in guesses if close]
