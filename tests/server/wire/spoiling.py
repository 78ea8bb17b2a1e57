"""Frames for a room: good ones of every kind, and the same spoiled in every way."""

import json

from fhtagn.kernel.present import offered

DEEP = "[" * 2000 + "]" * 2000
ODD = (
    None, True, False, 0, -1, 15, 16, 2**31 - 1, 2**31, 2**63, 2**64, 10**400, 0.5, 1e308, "", "0",
    "a" * 65, "b" * 600, "\0", "\n", "ё", "𝔘", "\u202e", "٣", "../x", "'; --", "<b>",
    [], [[]], {}, {"do": "play"}, ["pass"] * 101, {"seat": 0},
)  # fmt: skip
RAW = ("NaN", "Infinity", "-Infinity", "1e999", "0x10", "01", "+1", "1.", "undefined", "'a'", DEEP)
NOISE = ('"', "{", "}", "[", "]", ",", ":", "\\", "\\u0000", "\\ud800", "\0", " ", "é", "𝔘", "null")
WHOLE = (
    "", " ", "null", "true", "0", "[]", "{}", '"play"', "{", '{"do":', DEEP,
    "[" * 100_000, "\0", "\ufeff{}",
    '{"do":"play"}', '{"do":1}', '{"do":null,"id":"a"}', "NaN", '{"a":' * 3000,
    '{"do":"why","id":"a","seat":0,"seat":1}', '{"do":"why","do":"say","id":"a","seat":0}',
)  # fmt: skip
TAGS = (
    "",
    "PLAY",
    "resign",
    "key",
    "takeover",
    "back",
    "state",
    "update",
    "room",
    "ack",
    "__class__",
)


class Spoiler:
    """Whoever writes frames for a seat, most of them wrong."""

    def __init__(self, chance):
        self.chance, self.ids = chance, [f"f{number}" for number in range(3)]

    def frame(self, state, seat):
        """A text or bytes; as it should be, or not."""
        good = self.good(state, seat)
        if self.chance.random() < 0.4:
            return json.dumps(good)
        return self.chance.choice(SPOILS)(self, good)

    def new_id(self):
        """Mostly one that was not used before."""
        if self.chance.random() < 0.9:
            self.ids.append(f"f{len(self.ids)}")
            return self.ids[-1]
        return self.chance.choice(self.ids)

    def good(self, state, seat):
        """A command that may be right; for another seat now and then, or of another time."""
        do, seats = self.chance.choice(GOOD), range(len(state.setup.seatings))
        said_for = seat if self.chance.random() < 0.9 else self.chance.choice(seats)
        fields = {name: VALUES[name](self.chance, state, seat) for name in FIELDS[do]}
        return {"do": do, "id": self.new_id(), "seat": said_for, **fields}

    # -- how a frame is spoiled --------------------------------------------------------------------

    def odd_value(self, good):
        """But nobody sends the watchers away."""
        name = self.chance.choice([name for name in good if name != "allow"])
        return json.dumps(good | {name: self.chance.choice(ODD)})

    def raw_value(self, good):
        name = self.chance.choice(list(good))
        return json.dumps(good | {name: "@"}).replace('"@"', self.chance.choice(RAW), 1)

    def less(self, good):
        gone = self.chance.choice(list(good))
        return json.dumps({name: one for name, one in good.items() if name != gone})

    def more(self, good):
        name = self.chance.choice(["by", "n", "at", "person", "secret", "Seat", "", "is", "key"])
        return json.dumps(good | {name: self.chance.choice(ODD)})

    def other_tag(self, good):
        return json.dumps(good | {"do": self.chance.choice([*TAGS, *GOOD])})

    def noise(self, good):
        """Some characters gone, and others there."""
        text = json.dumps(good)
        for _ in range(self.chance.randrange(1, 4)):
            place, gone = self.chance.randrange(len(text) + 1), self.chance.choice([0, 0, 1, 5])
            text = text[:place] + self.chance.choice(NOISE) + text[place + gone :]
        return text

    def cut(self, good):
        text = json.dumps(good)
        return text[: self.chance.randrange(len(text))]

    def broken_bytes(self, good):
        """As a binary frame, which need not even be text."""
        raw = bytearray(json.dumps(good).encode())
        for _ in range(self.chance.randrange(4)):
            raw[self.chance.randrange(len(raw))] = self.chance.randrange(256)
        return bytes(raw)

    def other_encoding(self, good):
        return json.dumps(good).encode(self.chance.choice(["utf-16", "utf-32", "utf-8-sig"]))

    def whole(self, _good):
        return self.chance.choice(WHOLE)


# -- what good frames have in their fields ---------------------------------------------------------


def some_key(chance, state, seat):
    """Mostly one that is offered; else one of others, or of another time."""
    game, g = state.match.game, state.match.state
    own = [key for key in offered(game, g, seat) if key != "resign" or chance.random() < 0.01]
    if own and chance.random() < 0.8:
        return chance.choice(own)
    others = offered(game, g, (seat + 1) % g.seats)
    return chance.choice([*others, *(move.key for move in state.match.moves[-5:]), "", "pass"])


def some_number(chance, state, seat):
    now = state.feeds[seat].n
    return now if chance.random() < 0.9 else chance.randrange(now + 3)


def some_windows(chance, state, _seat):
    return [one for one in state.match.game.display.windows if chance.random() < 0.3]


VALUES = {
    "expect": some_number,
    "key": some_key,
    "what": lambda chance, *_: chance.choice(["undo"] * 9 + ["abort"]),
    "yes": lambda chance, *_: chance.random() < 0.5,
    "text": lambda chance, *_: chance.choice(["Iä!", " a  b ", "\u200b", "<i>", "x" * 500]),
    "whom": lambda chance, *_: chance.choice([0, 1, 15]),
    "on": lambda chance, *_: chance.random() < 0.5,
    "windows": some_windows,
    "allow": lambda *_: True,
    "since": lambda chance, *_: chance.choice([None, 0, 5, 10**6]),
}
FIELDS = {
    "play": ("expect", "key"),
    "undo": ("expect",),
    "offer": ("expect", "what"),
    "reply": ("expect", "yes"),
    "say": ("text",),
    "mute": ("whom", "on"),
    "stops": ("windows",),
    "buzz": (),
    "claim": ("whom",),
    "watch": ("allow",),
    "why": (),
    "sync": ("since",),
}
GOOD = ("play",) * 12 + tuple(FIELDS)  # mostly it is played
SPOILS = (
    Spoiler.odd_value,
    Spoiler.raw_value,
    Spoiler.less,
    Spoiler.more,
    Spoiler.other_tag,
    Spoiler.noise,
    Spoiler.noise,
    Spoiler.cut,
    Spoiler.broken_bytes,
    Spoiler.other_encoding,
    Spoiler.whole,
)
