"""Effects on Investigators: sent, led, turned out, destroyed."""

from __future__ import annotations

from fhtagn.games.fate.content import ALL, Step
from fhtagn.games.fate.course_verbs import expect_investigators
from fhtagn.games.fate.effects import amount, asks, has_done, limited, step, upon
from fhtagn.games.fate.figures import places
from fhtagn.games.fate.placement import enough
from fhtagn.games.fate.queries import LOCATIONS, here, location, name_at, rivals, step_of
from fhtagn.games.fate.state import LODGE, NOTHING, Fate
from fhtagn.games.fate.verbs import (
    destroy_investigators,
    destroy_visitors,
    follow_home,
    lead_away,
    pass_on,
    place_investigators,
    send_investigators,
    turn_out,
)
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import Seat

# -- from the supply -------------------------------------------------------------------------------


@cites("FG 40.1.61")
def receivers(g: Fate, seat: Seat, what: Step) -> list[Seat]:
    """With an empty supply a rival is chosen only for the Monster's token."""
    if what.who == "self":
        return [seat]
    return [other for other in rivals(g, seat) if g.supply or g.monsters[other] != NOTHING]


def can_send(g: Fate, seat: Seat, what: Step) -> bool:
    return g.supply > 0 and bool(receivers(g, seat, what))


@step("send_investigators", "FG 40.1.12", can=can_send)
def send_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """To Lodges: one's own, each rival's in turn order, or that of a rival one picks."""
    what = step_of(g, code, n)
    if what.who == "rivals":
        for other in receivers(g, seat, what):
            send_investigators(g, other, what.n)
    else:
        upon(g, seat, code, n, receivers(g, seat, what), send_to)


@rule("FG 40.1.12")
def send_to(g: Fate, _seat: Seat, code: str, n: int, other: Seat) -> None:
    send_investigators(g, other, step_of(g, code, n).n)


@step("place_investigators", "FG 30.3.4", can=lambda g, _seat, _what: g.supply > 0)
def place_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    what = step_of(g, code, n)
    (at,) = places(g, seat, (what.to,))
    place_investigators(g, at, what.n)


# -- destroyed -------------------------------------------------------------------------------------


def there(g: Fate, seat: Seat, what: Step) -> dict[int, int]:
    """Where a step finds Investigators, and how many; all come from one place."""
    found = {
        place: g.visitors[seat] if place == LODGE else g.investigators[place]
        for place in places(g, seat, what.sources)
    }
    return {place: count for place, count in found.items() if count}


@step("destroy_investigators", "FG 20.1.3", can=lambda g, seat, what: bool(there(g, seat, what)))
def destroy_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """In the own Lodge, or in a location, as the step says."""
    found = removals(g, seat, step_of(g, code, n))
    if len(found) > 1:
        g.then(choose_destroyed, seat, code, n)
    else:
        destroy(g, seat, *found[0])


def removals(g: Fate, seat: Seat, what: Step) -> list[tuple[int, int]]:
    """Where, and how many: all the choices there are."""
    found = [
        (place, count)
        for place, present in there(g, seat, what).items()
        for count in numbers(what, limited(amount(g, seat, what), present))
    ]
    nowhere = places(g, seat, what.sources)[0]
    return [*found, (nowhere, 0)] if (what.up_to and what.n != ALL) or not found else found


def numbers(what: Step, most: int) -> range:
    return range(1, most + 1) if what.up_to and what.n != ALL else range(most, most + 1)


@choice("FG 20.1.3", "FG 40.1.48")
def choose_destroyed(g: Fate, seat: Seat, code: str, n: int) -> Decision:
    found = removals(g, seat, step_of(g, code, n))
    options = [option(destroy_these, seat, *one) for one in found]
    return asks(seat, code, "destroy_investigators", options)


def says_destroy(g: Fate, _seat: Seat, place: int, count: int) -> Saying:
    return Saying("destroy_investigators", {"count": count, "place": name_at(g, place)})


@rule("FG 20.1.3", says=says_destroy)
def destroy_these(g: Fate, seat: Seat, place: int, count: int) -> None:
    destroy(g, seat, place, count)


def destroy(g: Fate, seat: Seat, place: int, count: int) -> None:
    if count and place == LODGE:
        destroy_visitors(g, seat, count)
    elif count:
        destroy_investigators(g, place, count)
    has_done(g, count)


# -- moved -----------------------------------------------------------------------------------------


def targets(g: Fate, seat: Seat, what: Step) -> list[tuple[str, int]]:
    """Where they may go: a location, a rival's Lodge, or either."""
    rooms = [("location", at) for at in LOCATIONS] if what.to != "rival" else []
    lodges = [("rival", other) for other in rivals(g, seat)] if what.to != "location" else []
    return rooms + lodges


def moves(g: Fate, seat: Seat, what: Step) -> list[tuple[int, str, int, int]]:
    """From where, to where, and how many."""
    return [
        (place, kind, to, count)
        for place, present in there(g, seat, what).items()
        for kind, to in targets(g, seat, what)
        if (kind, to) != ("location", place)
        for count in numbers(what, limited(what.n, present))
    ]


@step("move_investigators", "FG 11.1.1", can=lambda g, seat, what: bool(moves(g, seat, what)))
def move_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """From the own Lodge or a location to one place."""
    if moves(g, seat, step_of(g, code, n)):
        g.then(choose_move, seat, code, n)


@choice("FG 11.1.1", "FG 40.1.48")
def choose_move(g: Fate, seat: Seat, code: str, n: int) -> Decision:
    what = step_of(g, code, n)
    options: list[Task] = [option(move_these, seat, *move) for move in moves(g, seat, what)]
    stop: list[Task] = [option(enough, seat)] if what.up_to else []
    return asks(seat, code, "move_investigators", [*options, *stop])


def says_move(g: Fate, _seat: Seat, place: int, kind: str, to: int, count: int) -> Saying:
    target = {"seat": to} if kind == "rival" else {"to": location(g, to)}
    return Saying(f"lead_to_{kind}", {"count": count, "place": name_at(g, place)} | target)


@rule("FG 11.1.1", says=says_move)
def move_these(g: Fate, seat: Seat, place: int, kind: str, to: int, count: int) -> None:
    if place != LODGE:
        lead_away(g, place, to, count)
        return
    away = pass_on if kind == "rival" else turn_out
    for _ in range(count):
        away(g, seat, to)


# -- about to come to the Lodge --------------------------------------------------------------------


def can_redirect(g: Fate, seat: Seat, _what: Step) -> bool:
    return g.entering > 0 and bool(rivals(g, seat))


@step("redirect_investigators", "FG 5.2.1", can=can_redirect)
def redirect(g: Fate, seat: Seat, code: str, n: int) -> None:
    """They all go to a rival's Lodge instead."""
    upon(g, seat, code, n, rivals(g, seat), mislead)


@rule("FG 5.2.1")
def mislead(g: Fate, seat: Seat, _code: str, _n: int, other: Seat) -> None:
    follow_home(g, other, here(g, seat))
    expect_investigators(g, 0)


@step("dismiss_investigators", "FG 40.1.32", can=lambda g, _seat, _what: g.entering > 0)
def dismiss(g: Fate, seat: Seat, _code: str, _n: int) -> None:
    """Alone there is no rival to send them to: they return to the supply."""
    destroy_investigators(g, here(g, seat), g.entering)
    expect_investigators(g, 0)
