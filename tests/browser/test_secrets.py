"""What a neighbour holds is nowhere in one's browser: neither page nor frames nor console."""

import json
from random import Random

import pytest
from tools.player import changed

from tests.browser.visitor import TABLE, who_is_asked

ME, RIVAL = 0, 1
HELD = {  # what of a player only that player sees
    "duel": lambda player: player["signs"],
    "fate": lambda player: [spell for _, spell in [*player["hand"], *player["reserve"]]],
    "call": lambda player: player["hand"],
    "heroes": lambda player: [*player["hand"], *player["factions"]],
}
OPTIONS = {"call": {"mode": "decks", "lists": "closed"}}  # of open lists all cards are told
SEATS = {  # nobody else has the rival's cards; and a faction that soon has a sign
    "duel": ({"faction": "great_cthulhu"}, {"faction": "windwalker"}),
    "call": ({"deck": "precinct"}, {"deck": "gate"}),
}
EAGER = ("ritual", "awaken", "gate", "summon")  # for signs
MOVES = {"duel": 54, "fate": 36, "call": 36, "heroes": 18}
LOOKS = 6  # as often the whole page is read
LEAST = {"duel": 0, "fate": 4, "call": 4, "heroes": 2}  # cards to be looked for; signs are numbers


def table_for_two(visitor, rival, game, mine=None):
    visitor.come_in()
    own, theirs = SEATS.get(game, ({}, {}))
    seats = [{"kind": "mine", "options": mine or own}, {"kind": "open"}]
    body = {"game": game, "seats": seats, "options": OPTIONS.get(game, {}), "draw_seats": False}
    table = visitor.ask("POST", "/api/tables", body)["id"]
    rival.ask("POST", f"/api/tables/{table}/join", {"seat": RIVAL, "options": theirs})
    visitor.ask("POST", f"/api/tables/{table}/start", {})
    visitor.go(f"/play/{table}")
    visitor.sees(".prompt")
    return table


def words_in(value):
    """All that could be the code of a card, anywhere in a view."""
    if isinstance(value, dict):
        return words_in([*value.keys(), *value.values()])
    if isinstance(value, list):
        return {word for one in value for word in words_in(one)}
    return {value} if isinstance(value, str) else set()


def in_the_open(view):
    """What is left of a view without what players hold."""
    held = dict.fromkeys(("hand", "reserve", "factions", "signs", "deck_list"))
    return [view | {"players": None}, *(one | held for one in view["players"])]


def views_of(frames):
    """All views the page has been sent, one after another."""
    sent = None
    for frame in map(json.loads, frames):
        if frame["is"] == "state":
            sent = frame["sent"]
        elif frame["is"] == "update":
            for path, *value in frame["changes"]:
                sent = changed(sent, path, value)
        else:
            continue
        yield sent["view"]


class Watch:
    """What the rival holds at each moment, and what of that nobody else can have seen."""

    def __init__(self, game, book):
        self.held, self.book = HELD[game], book
        self.open, self.looked_for, self.count = set(), set(), 0

    def secrets(self, mine, theirs):
        """The rival's cards of which one has never seen any, nor been told."""
        self.open |= words_in(in_the_open(theirs["sent"]["view"])) | words_in(self.told(mine))
        self.open |= words_in(self.held(mine["sent"]["view"]["players"][ME]))
        held = [one for one in self.held(theirs["sent"]["view"]["players"][RIVAL]) if one]
        self.count = max(self.count, len(held))
        return words_in(held) - self.open

    def told(self, mine):
        """What has happened in sight; not what only the rival is told, if that was ever sent."""
        return [one for one in mine["events"] if not self.is_the_rivals(one)]

    def is_the_rivals(self, event):
        """Whether it has a secret that is the rival's alone: oneself has no part in it."""
        secret = self.book["events"][event["kind"]]["secret"]
        seats = [value for name, value in event.items() if self.book["sorts"].get(name) == "seat"]
        return any(name in event for name in secret) and RIVAL in seats and ME not in seats

    def seen_of(self, code):
        return [one for things in self.book["printed"].values() if (one := things.get(code))]

    def names(self, code):
        return {one["name"]["en"] for one in self.seen_of(code)}


@pytest.mark.parametrize("game", HELD)
def test_what_the_rival_holds_is_nowhere(visit, rival, game):
    visitor, dice = visit(arrived=True), Random(3)
    watch = Watch(game, visitor.ask("GET", f"/api/games/{game}/book"))
    table = table_for_two(visitor, rival, game)
    for move in range(3 * MOVES[game]):
        if move >= MOVES[game] and len(watch.looked_for) >= LEAST[game]:
            break  # enough; by chance the rival may have held little that was never in sight
        mine, theirs = visitor.state(table, ME), rival.state(table, RIVAL)
        if mine["sent"]["outcome"]:
            break
        secrets = watch.secrets(mine, theirs)
        if move % (MOVES[game] // LOOKS) == 0:
            visitor.hears(mine["n"])
            nowhere(visitor, secrets, watch)
        visitor.answer(table, ME, mine, dice)
        rival.answer(table, RIVAL, theirs, dice, EAGER)
        if who_is_asked(mine) == {TABLE}:
            visitor.hears(mine["n"] + 1)  # who was the first to cry
    shown = [HELD[game](view["players"][RIVAL]) for view in views_of(visitor.frames)]
    assert [one for one in shown if any(card not in watch.open for card in one if card)] == []
    assert len(shown) > LOOKS
    assert watch.count > 0
    assert len(watch.looked_for) >= LEAST[game]


def nowhere(visitor, secrets, watch):
    """Neither by code nor by name, unless a card in sight speaks of it."""
    page = visitor.page.content() + "\n".join(visitor.said)
    sent = "\n".join(visitor.frames)
    assert [code for code in secrets if f'"{code}"' in sent or code in page] == []
    in_sight = json.dumps([watch.seen_of(code) for code in watch.open], ensure_ascii=False)
    unsaid = {
        code
        for code in secrets
        if not any(one in in_sight for one in (f'"{code}"', *watch.names(code)))
    }
    assert [code for code in unsaid if any(name in page for name in watch.names(code))] == []
    watch.looked_for |= unsaid
