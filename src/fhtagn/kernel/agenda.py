"""Run the game: take rules from the agenda, one after another, up to the next question.

`decisions(g)` returns the open questions. `apply(g, seat, option)` answers one and runs on to the
next question. `interject(g, option)` runs an aside above the open question, then asks it again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Concatenate, NamedTuple, ParamSpec

from fhtagn.kernel.chance import pick
from fhtagn.kernel.rules import (
    ASKS,
    RULES,
    WINDOWS,
    Saying,
    Task,
    Value,
    asking,
    name_of,
    rule,
)
from fhtagn.kernel.state import Agenda, Seat, State

P = ParamSpec("P")
Answer = tuple[Seat, str, tuple[Value, ...]]  # a sealed answer: seat, rule's name, arguments


class Decision(NamedTuple):
    """A question to a seat: the prompt and the possible answers.

    `about` is public like the prompt. `sealed` is the seat's answer if several seats answer
    together; the seat may still replace it.
    """

    seat: Seat
    prompt: str
    options: Sequence[Task]
    about: tuple[tuple[str, Value], ...] = ()
    sealed: bool = False


def option(fn: Callable[Concatenate[Any, P], Any], *args: P.args, **_: P.kwargs) -> Task:
    return fn, args


@rule(says=lambda *_: Saying("pass"))
def pass_window(_g: State) -> None:
    """Do nothing: the window goes on to the next seat."""


PASS: Task = (pass_window, ())


def begin(g: State, first: Callable[[Any], Any]) -> None:
    _run(g, (first, ()))


def decisions(g: State) -> tuple[Decision, ...]:
    """The open questions: usually one, several when they are answered together, none at the end."""
    if g.agenda is None:
        return ()
    fn, args = g.agenda[0]
    if ASKS[fn] == "together":
        return _asked_together(g, *args)
    return (decision(g),)


def decision(g: State) -> Decision:
    """The first open question. Call it only while the game is on."""
    assert g.agenda is not None, "the game is over"
    fn, args = g.agenda[0]
    kind = ASKS[fn]
    if kind == "choice":
        asked: Decision = fn(g, *args)
        return asked
    if kind == "window":
        return Decision(args[0], WINDOWS[fn].prompt, (*fn(g, *args), PASS))
    return next(one for one in _asked_together(g, *args) if not one.sealed)


def in_window(g: State) -> bool:
    """Whether the open question is a window, which asks each seat in turn."""
    return g.agenda is not None and g.agenda[0][0] in WINDOWS


def opened(g: State) -> tuple[Value, ...]:
    """The further arguments of the open window."""
    return () if g.agenda is None else g.agenda[0][1][2:]


def apply(g: State, seat: Seat, answer: Task) -> None:
    """Answer the question with one of its options, and run on to the next question."""
    assert g.agenda is not None, "the game is over"
    (fn, args), rest = g.agenda
    kind = ASKS[fn]
    if kind == "together":
        _seal(g, rest, args, (seat, name_of(answer[0]), answer[1]))
        return
    if kind == "window":
        passed = args[1] + 1 if answer == PASS else 0
        rest = ((fn, ((args[0] + 1) % g.seats, passed, *args[2:])), rest)
    g.agenda = rest
    _run(g, answer)


def interject(g: State, aside: Task) -> None:
    """Run an aside above the pending question."""
    _run(g, aside)


def _run(g: State, task: Task) -> None:
    """Run the task and its successors up to a question; settle after each rule."""
    settle, later = g.hooks.settle, g.later
    fn, args = task
    while True:
        fn(g, *args)
        agenda = g.agenda  # written out twice: these lines run more often than any others
        while later:
            agenda = (later.pop(), agenda)
        g.agenda = agenda
        if settle is not None and g.outcome is None:
            settle(g)
            agenda = g.agenda
            while later:
                agenda = (later.pop(), agenda)
            g.agenda = agenda
        if g.outcome is not None:
            g.agenda = None
            return
        while True:
            if g.agenda is None:
                return
            (fn, args), rest = g.agenda
            kind = ASKS.get(fn)
            if kind is None:
                g.agenda = rest
                break
            if kind != "window" or _window_is_open(g, fn, args, rest):
                return


def _window_is_open(g: State, fn: Callable[..., Any], args: tuple[Value, ...], rest: Any) -> bool:
    """Whether a seat still has to speak; skips seats that could have no answer."""
    seat, passed, *more = args
    could = WINDOWS[fn].could
    while passed < g.seats:
        if could(g, seat, *more):
            g.agenda = ((fn, (seat, passed, *more)), rest)
            return True
        seat, passed = (seat + 1) % g.seats, passed + 1
    g.agenda = rest
    return False


# -- several seats at once ------------------------------------------------------------------------


def together(
    g: State,
    fn: Callable[Concatenate[Any, Seat, P], Decision],
    seats: Sequence[Seat],
    *args: P.args,
    **_: P.kwargs,
) -> None:
    """Ask the seats at once; after the last answer, all take effect in seat order."""
    if seats:
        g.then(answers, name_of(fn), tuple(sorted(seats)), args, ())


def answers(
    g: State, name: str, seats: tuple[Seat, ...], args: tuple[Value, ...], given: tuple[Answer, ...]
) -> Decision:
    """The agenda's entry for a question to several seats, with the sealed answers so far."""
    return next(one for one in _asked_together(g, name, seats, args, given) if not one.sealed)


asking(answers, "together")


def _asked_together(
    g: State, name: str, seats: tuple[Seat, ...], args: tuple[Value, ...], given: tuple[Answer, ...]
) -> tuple[Decision, ...]:
    fn, sealed = RULES[name], {answer[0] for answer in given}
    return tuple(fn(g, seat, *args)._replace(sealed=seat in sealed) for seat in seats)


def _seal(g: State, rest: Any, asked: tuple[Value, ...], answer: Answer) -> None:
    name, seats, args, given = asked
    given = tuple(sorted((*(one for one in given if one[0] != answer[0]), answer)))
    if len(given) < len(seats):
        g.agenda = ((answers, (name, seats, args, given)), rest)
        return
    for _seat, chosen, values in reversed(given):
        rest = ((RULES[chosen], values), rest)
    (fn, args), g.agenda = rest
    _run(g, (fn, args))


def answered(g: State) -> tuple[Seat, ...]:
    """The seats with a sealed answer. This is public; the answer is not."""
    if g.agenda is None or g.agenda[0][0] is not answers:
        return ()
    given: tuple[Answer, ...] = g.agenda[0][1][3]
    return tuple(answer[0] for answer in given)


def reseal(g: State, seat: Seat) -> None:
    """Replace the sealed answers of the other seats by random ones.

    In a world that the seat cannot tell from this one they may have answered differently. The set
    of seats that have answered stays the same.
    """
    g.agenda = _resealed(g, g.agenda, seat)


def _resealed(g: State, agenda: Agenda, seat: Seat) -> Agenda:
    if agenda is None:
        return None
    (fn, args), rest = agenda
    if fn is answers:
        name, seats, more, given = args
        drawn = tuple(one if one[0] == seat else _drawn(g, name, one[0], more) for one in given)
        args = (name, seats, more, drawn)
    return (fn, args), _resealed(g, rest, seat)


def _drawn(g: State, name: str, seat: Seat, args: tuple[Value, ...]) -> Answer:
    fn, values = pick(g, RULES[name](g, seat, *args).options)
    return seat, name_of(fn), values
