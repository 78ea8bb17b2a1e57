"""The log: one line for each thing that happened, for people to read or as JSON.

A line says what happened, where and to whom; never a secret, nor what anybody has sent.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence
from typing import Any, Final, TextIO

import structlog
from structlog.processors import ExceptionRenderer
from structlog.stdlib import ProcessorFormatter
from structlog.tracebacks import ExceptionDictTransformer
from structlog.types import EventDict, Processor, WrappedLogger

from fhtagn.server.config import Config

SECRET: Final = ("authorization", "cookie", "invitation", "password", "secret", "seed", "token")
OURS: Final = "fhtagn"  # how the names of our loggers begin


def set_up_logs(config: Config, stream: TextIO | None = None) -> None:
    """From now on everything that is logged goes there in one shape.

    Of libraries only warnings: they would tell of every request with its whole address.
    """
    level = logging.getLevelNamesMapping()[config.log_level.upper()]
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=_common(),
            processors=[ProcessorFormatter.remove_processors_meta, *_written(config.log_format)],
        )
    )
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[handler], force=True)
    logging.getLogger(OURS).setLevel(level)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *_common(),
            ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
    )


def without_secrets(_logger: WrappedLogger, _method: str, line: EventDict) -> EventDict:
    """Should a secret be logged by mistake, its value is left out."""
    for name in line:
        if any(part in name.lower() for part in SECRET):
            line[name] = "***"
    return line


def _common() -> Sequence[Processor]:
    return (
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
    )


def _written(style: str) -> Sequence[Processor]:
    """Tracebacks come without the values of variables."""
    if style == "json":
        plain: Any = ExceptionDictTransformer(show_locals=False)
        return ExceptionRenderer(plain), structlog.processors.JSONRenderer(ensure_ascii=False)
    return (
        structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        ),
    )
