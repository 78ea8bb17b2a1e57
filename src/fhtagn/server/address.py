"""Under which address others reach the server: what a link to send begins with."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from fastapi import APIRouter
from pydantic import BaseModel
from starlette.requests import Request

from fhtagn.server.asking import TheHouse
from fhtagn.server.config import Config

router: Final = APIRouter(prefix="/api", tags=["address"])
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104  hosts that stand for all addresses of a machine
ELSEWHERE: Final = ("192.0.2.1", 9)  # nobody has it: it is reserved for examples


class Reached(BaseModel):
    """`address` is empty if only this machine reaches the server."""

    address: str


@router.get("/address")
async def address(request: Request, house: TheHouse) -> Reached:
    """How others reach the server; whoever asks from its own machine may call it otherwise."""
    host = request.headers.get("host", "")
    return Reached(address=reached(house.config, request.url.scheme, host))


def reached(config: Config, scheme: str, host: str) -> str:
    """As the operator says; else as the asker does, unless that leads everybody to themselves."""
    if config.public_url:
        return config.public_url
    name, port = _named(host)
    if not _is_own(name):
        return f"{scheme}://{host}"
    here = network_address() if config.host in EVERYWHERE else ""
    return f"{scheme}://{here}{port}" if here else ""


def _named(host: str) -> tuple[str, str]:
    """The name in a `Host`, and the port with its colon; no name if it makes no sense."""
    try:
        split = urlsplit(f"//{host}")
        return split.hostname or "", f":{split.port}" if split.port else ""
    except ValueError:
        return "", ""


def _is_own(name: str) -> bool:
    """Whether every machine calls itself so."""
    try:
        one = ip_address(name)
    except ValueError:
        return name in ("", "localhost")
    return one.is_loopback or one.is_unspecified


def network_address() -> str:
    """The machine's address in its network, if there is one; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        try:
            one.connect(ELSEWHERE)
        except OSError:
            return ""
        return str(one.getsockname()[0])
