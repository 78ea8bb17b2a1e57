"""What the operator's tools ask: whether the server is well, and what it has measured."""

from __future__ import annotations

from hmac import compare_digest
from typing import Final, Literal

from alembic.runtime.migration import MigrationContext
from fastapi import APIRouter
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import BaseModel
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

import fhtagn
from fhtagn.server.answers import refusals
from fhtagn.server.asking import TheHouse
from fhtagn.server.errors import Forbidden, Unavailable
from fhtagn.server.metrics import figures

LOOPBACK: Final = ("127.0.0.1", "::1")
router = APIRouter()


class Health(BaseModel):
    status: Literal["ok"]
    version: str
    db_schema: str


@router.get("/healthz", responses=refusals(Unavailable))
async def healthz(house: TheHouse) -> Health:
    """Whether the store can be reached, with the versions of the program and of its schema."""
    found = await house.store.read(_schema)
    return Health(status="ok", version=fhtagn.__version__, db_schema=found)


def _schema(db: Connection) -> str:
    return MigrationContext.configure(db).get_current_revision() or ""


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, house: TheHouse) -> Response:
    """The measurements, for Prometheus."""
    if not (_is_local(request) or _has_token(request, house.config.metrics_token)):
        raise Forbidden("metrics-private")
    return Response(figures(), media_type=CONTENT_TYPE_LATEST)


def _is_local(request: Request) -> bool:
    """Whether it comes from this machine itself, and no proxy has passed it on."""
    passed_on = {"forwarded", "x-forwarded-for"} & {*request.headers.keys()}
    return not passed_on and request.client is not None and request.client.host in LOOPBACK


def _has_token(request: Request, token: str) -> bool:
    given = request.headers.get("authorization", "")
    return bool(token) and compare_digest(given.encode(), f"Bearer {token}".encode())
