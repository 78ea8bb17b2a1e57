"""Time in tests: a clock that a test moves by hand, and waiting for facts.

No other test module may read a clock or sleep; `tests/architecture/test_clock.py` looks after that.
"""

import asyncio
import time
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from inspect import isawaitable
from itertools import count
from math import inf

from fhtagn.clock import Clock

PATIENCE = 300.0  # seconds: long enough for the slowest machine; only a fault takes longer
LOOK = 0.01  # seconds between two looks at a fact that nobody reports


async def settle():
    """Let everything go on that does not wait for a thread, a process or the clock.

    That is: until the loop has had nothing else to do for three rounds.
    """
    ready, idle = asyncio.get_running_loop()._ready, 0
    while idle < 3:
        await asyncio.sleep(0)
        idle = 0 if ready else idle + 1


class DrivenClock(Clock):
    """It stands still until a test calls `advance`. The wall shows 2027."""

    def __init__(self) -> None:
        self._began, self._ms = 1_800_000_000_000, 0.0
        self._calls: list[tuple[float, int, _Call]] = []
        self._numbers = count()
        self.sleeping = set()  # tasks that wait for this clock and for nothing else

    def wall(self):
        return self._began + round(self._ms)

    def steady(self):
        return self._ms / 1000

    def set_back(self, ms):
        """Somebody sets the clock on the wall; time goes on as before."""
        self._began -= ms

    def pause(self, seconds):
        self.go_on(seconds * 1000)

    async def sleep(self, seconds):
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken = asyncio.get_running_loop().create_future()
        timer = self.later(seconds, lambda: woken.done() or woken.set_result(None))
        task = asyncio.current_task()
        self.sleeping.add(task)
        try:
            await woken
        finally:
            self.sleeping.discard(task)
            timer.cancel()

    @asynccontextmanager
    async def timeout(self, seconds):
        async with asyncio.timeout(None) as limit:
            timer = self.later(seconds, lambda: limit.reschedule(0.0))
            try:
                yield limit
            finally:
                timer.cancel()

    def later(self, seconds, call):
        made = _Call(call)
        due = round(self._ms + max(0.0, seconds) * 1000, 3)  # no moment hangs on a float's last bit
        heappush(self._calls, (due, next(self._numbers), made))
        if seconds <= 0:
            asyncio.get_running_loop().call_soon(self._ring)
        return made

    def alarm(self, seconds, call):
        return self.later(seconds, call)

    def go_on(self, ms):
        """Time passes, but nothing has noticed yet: as for a process that stood still."""
        self._ms += ms

    async def advance(self, ms):
        """Time passes, and everything that is due then happens, in its order."""
        self.go_on(ms)
        self._ring()
        await settle()

    async def passing(self, work, within=100, caught_up=settle):
        """What `work` gives; time passes from one short pause to the next while it lasts.

        A pause is short if it ends within so many ms; what is due later does not happen. Time
        stands still until the others have caught up with it.
        """
        task = asyncio.ensure_future(work)
        async with patient():
            while not task.done():
                await asyncio.wait([task], timeout=LOOK)
                await caught_up()
                left = self._next() - self._ms
                if left <= within:
                    await self.advance(max(0, left))
        return await task

    def _next(self):
        """When the next call is due, in ms."""
        while self._calls and self._calls[0][2].call is None:
            heappop(self._calls)
        return self._calls[0][0] if self._calls else inf

    def _ring(self):
        while self._calls and self._calls[0][0] <= round(self._ms, 3):
            heappop(self._calls)[2].make()


class _Call:
    def __init__(self, call):
        self.call = call

    def cancel(self):
        self.call = None

    def make(self):
        call, self.call = self.call, None
        if call is not None:
            call()


async def until(condition, patience=PATIENCE):
    """Wait until it is true; it may have to be awaited. The limit only ends a test that hangs."""
    end = time.monotonic() + patience
    while not await _is(condition()):
        assert time.monotonic() < end, f"it never came true; {standing()}"
        await asyncio.sleep(LOOK)


async def _is(found):
    return await found if isawaitable(found) else found


def wait_until(condition, patience=PATIENCE):
    """The same without an event loop."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, "it never came true"
        time.sleep(LOOK)


@asynccontextmanager
async def patient(patience=PATIENCE):
    """A block that a test may spend at most so long in: only one that hangs takes longer."""
    seen = []  # a moment before the end, for afterwards the tasks are gone
    loop = asyncio.get_running_loop()
    looking = loop.call_later(patience - 1, lambda: seen.append(standing()))
    try:
        async with asyncio.timeout(patience):
            yield
    except TimeoutError as error:
        raise AssertionError(f"it never came true; {''.join(seen)}") from error
    finally:
        looking.cancel()


def standing():
    """Where each task of the event loop stands."""
    places = [one.get_stack(limit=1) for one in asyncio.all_tasks()]
    lines = [f"{one.f_code.co_qualname}:{one.f_lineno}" for (one,) in filter(None, places)]
    return "tasks stand at " + ", ".join(sorted(lines))
