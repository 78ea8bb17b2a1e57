"""A client as docs/protocol.md tells its writer to make one: it follows its seats."""

from msgspec.json import decode, encode

from fhtagn.server.protocol import AnyMessage


class Follower:
    """What a client has of one seat: everything is taken from frames, nothing from the server."""

    def __init__(self, seat):
        self.seat, self.n, self.gap = seat, None, False
        self.events, self.sent, self.can_undo = [], {}, False
        self.stops, self.mutes, self.said = [], [], []

    def take(self, frame):
        """A frame that may be late or come twice; `gap` tells that one is missing."""
        message = decode(frame, type=AnyMessage)
        told = decode(frame)
        if getattr(message, "seat", None) != self.seat:
            return
        take = {"state": self._state, "update": self._update, "said": self._said}
        if told["is"] == "state":
            self._state(told)
        elif self.n is not None and told["n"] == self.n + 1:
            self.n = told["n"]
            take.get(told["is"], self._noted)(told)
        elif self.n is None or told["n"] > self.n:
            self.gap = True

    def _state(self, told):
        if self.n is not None and told["n"] < self.n:
            return
        self.n, self.gap = told["n"], False
        self.events = [*self.events[: told["keep"]], *told["events"]]
        self.sent, self.can_undo = told["sent"], told["can_undo"]
        self.stops, self.mutes, self.said = told["stops"], told["mutes"], told["said"]

    def _update(self, told):
        self.events = [*self.events[: told["keep"]], *told["events"]]
        self.sent, self.can_undo = changed(self.sent, told["changes"]), told["can_undo"]

    def _said(self, told):
        line = {name: told[name] for name in ("speaker", "text", "at")}
        self.said = [*self.said, line][-200:]

    def _noted(self, told):
        if told["kind"] == "stops":
            self.stops = told["value"]
        elif told["kind"] == "mute":
            whom, on = told["value"]
            self.mutes = sorted({*self.mutes, whom} if on else {*self.mutes} - {whom})

    def has(self):
        """What it should have is the state that it would be told from nothing."""
        return {
            "is": "state", "seat": self.seat, "n": self.n, "keep": 0, "events": self.events,
            "sent": self.sent, "can_undo": self.can_undo, "stops": self.stops,
            "mutes": self.mutes, "said": self.said,
        }  # fmt: skip


class Hearing:
    """A listener whose seats are followed as the frames come."""

    def __init__(self, *seats):
        self.seats = seats
        self.followers = {seat: Follower(seat) for seat in seats}
        self.frames = []
        self.rooms = []

    def send(self, message):
        frame = encode(message)
        self.frames.append(frame)
        if b'"is":"room"' in frame[:14]:
            self.rooms.append(decode(frame))
        for follower in self.followers.values():
            before = follower.n
            follower.take(frame)
            assert not follower.gap, (before, frame)

    def dismiss(self, refusal):
        raise AssertionError(refusal)


def changed(old, parts):
    """The old thing with the changes made: what a client does with them."""
    for path, *value in parts:
        old = _changed(old, path, value)
    return old


def _changed(old, path, value):
    if not path:
        return value[0]
    first, rest = path[0], path[1:]
    new = dict(old) if isinstance(old, dict) else list(old)
    if not rest and not value:
        del new[first]
    elif not rest:
        new[first] = value[0]
    else:
        new[first] = _changed(new[first], rest, value)
    return new
