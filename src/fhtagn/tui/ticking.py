"""What a screen does again and again, by the table's clock."""

from __future__ import annotations

from collections.abc import Callable

from textual.dom import DOMNode
from textual.worker import Worker

from fhtagn.clock import Clock


def every(node: DOMNode, clock: Clock, seconds: float, call: Callable[[], None]) -> Worker[None]:
    """Make the call every so many seconds, until the worker is cancelled or the node has gone."""

    async def tick() -> None:
        while True:
            await clock.sleep(seconds)
            call()

    return node.run_worker(tick(), group="clock")
