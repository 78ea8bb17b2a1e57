"""The log: one line for each thing that happened, for people to read or as JSON.

A line says what happened, where and to whom; never a secret, nor what anybody has sent.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterator, Sequence
from traceback import FrameSummary, StackSummary, extract_tb, format_list
from typing import Final, TextIO

import structlog
from structlog.processors import ExceptionRenderer
from structlog.stdlib import ProcessorFormatter
from structlog.types import EventDict, ExcInfo, Processor, WrappedLogger

from fhtagn.content.structs import Json
from fhtagn.server.config import Config

SECRET: Final = ("authorization", "cookie", "invitation", "password", "secret", "seed", "token")
OURS: Final = "fhtagn"  # how the names of our loggers begin
LOOP: Final = "asyncio"  # the logger of the event loop
PROSE: Final = re.compile(r"[\w .,!-]*")


def set_up_logs(config: Config, stream: TextIO | None = None) -> None:
    """From now on everything that is logged goes there in one shape.

    Of libraries only warnings: they would tell of every request with its whole address.
    """
    level = logging.getLevelNamesMapping()[config.log_level.upper()]
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[without_values, *_common()],
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


def without_values(_logger: WrappedLogger, _method: str, line: EventDict) -> EventDict:
    """The event loop shows tasks and calls with all their values: only its own words are kept."""
    if line["_record"].name == LOOP and (said := PROSE.match(line["event"])):
        line["event"] = said[0].strip()
    return line


def _common() -> Sequence[Processor]:
    return (
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
    )


def _written(style: str) -> Sequence[Processor]:
    if style == "json":
        return ExceptionRenderer(_kinds), structlog.processors.JSONRenderer(ensure_ascii=False)
    return (
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=_write_kinds),
    )


# -- errors ----------------------------------------------------------------------------------------
# Of an error its kind and its place are told, never its words, nor any value: they may be a card
# that somebody holds, or what somebody has sent.


def _kinds(exc_info: ExcInfo) -> list[dict[str, Json]]:
    return [
        {"exc_type": type(one).__name__, "frames": [_place(frame) for frame in _frames(one)]}
        for one in _with_causes(exc_info[1])
    ]


def _write_kinds(out: TextIO, exc_info: ExcInfo) -> None:
    for one in _with_causes(exc_info[1]):
        out.writelines([*format_list(_frames(one)), type(one).__name__, "\n"])


def _frames(error: BaseException) -> StackSummary:
    return extract_tb(error.__traceback__)


def _place(frame: FrameSummary) -> dict[str, Json]:
    return {"filename": frame.filename, "lineno": frame.lineno, "name": frame.name}


def _with_causes(error: BaseException | None) -> Iterator[BaseException]:
    """The error, then what lay behind it."""
    if error is not None:
        yield error
        for part in error.exceptions if isinstance(error, BaseExceptionGroup) else ():
            yield from _with_causes(part)
        hidden = error.__suppress_context__
        yield from _with_causes(error.__cause__ if hidden else error.__context__)
