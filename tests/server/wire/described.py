"""The server's own description of its interface, as Schemathesis reads it."""

import schemathesis
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from fhtagn.server.app import create_app
from fhtagn.server.config import Config
from tests.clock import PATIENCE

SCHEMA = schemathesis.openapi.from_dict(create_app(Config()).openapi())
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]


def good(route, things, query, body):
    """The request as it should be."""
    sent = {} if body is None else {"body": body, "media_type": "application/json"}
    return _operation(route).Case(path_parameters=things, query=query or {}, **sent)


def anything(route, things):
    """Requests with anything that is allowed, and with anything else."""
    operation, there = _operation(route), {"path_parameters": things} if things else {}
    return st.one_of(
        operation.as_strategy(GenerationMode.POSITIVE, **there),
        operation.as_strategy(GenerationMode.NEGATIVE, **there),
    )


def _operation(route):
    method, path = route.split(" ")
    return SCHEMA[path][method]


def status(case, address, token):
    """How it is answered, if that is declared; else an error says what is not."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = case.call(base_url=address, headers=headers, timeout=PATIENCE)
    case.validate_response(answer, checks=CHECKS)
    return answer.status_code
