"""Exceptions to the rules: modifiers of queries, vetoes, and abilities that answer events.

General rules ask; exceptions answer from their own file. An ability has a name ("F063/1") and a
bearer, so code can save, grant and copy it, and find it after its bearer has left play. `bring` and
`remove` keep an index of active abilities; no query scans the table.

A query takes the printed value, then applies modifiers that set it, add to it and forbid it.
Queries have layers (control, blanking, subtypes and keywords, icons, skill, cost): a modifier may
only ask queries of a lower layer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar

from fhtagn.kernel.events import Event
from fhtagn.kernel.fields import derived, field
from fhtagn.kernel.rules import F, cites
from fhtagn.kernel.state import State

V = TypeVar("V")
Stage = Literal["set", "add", "cannot", "answer"]
STAGES: Final = ("set", "add", "cannot")
Source = tuple[int, str]  # a bearer and the name of its ability


class Ability(NamedTuple):
    name: str
    channel: str  # the query it modifies, or timing:kind of what it answers
    stage: Stage
    fn: Callable[..., Any]


class Lasting(NamedTuple):
    """An effect that stays on a thing until a named moment."""

    ability: str
    thing: int
    amount: int
    until: str


class Grant(NamedTuple):
    """An ability that a thing has until a named moment."""

    me: int
    ability: str
    until: str


class Departed(NamedTuple):
    """An ability of a thing that left in this window: it still answers the cause of its leaving."""

    me: int
    ability: str
    first: int  # the first occurrence of the effect that made it leave
    last: int  # the number of the occurrence of its own leaving


ABILITIES: dict[str, Ability] = {}
ANSWERS: dict[str, tuple[str, ...]] = {}  # by kind of occurrence: the channels that answer it
QUERIES: dict[str, Query[Any]] = {}


class Living(State):
    """A table whose things have abilities."""

    # what each thing in play has, printed or granted
    abilities: dict[int, tuple[str, ...]] = field({})
    lasting: tuple[Lasting, ...] = field(())
    granted: tuple[Grant, ...] = field(())
    departed: tuple[Departed, ...] = field(())
    happened: tuple[Event, ...] = field(())  # the occurrences of the current window
    arrived: dict[int, int] = field({})  # how many there were when a thing came in this window
    # the number of the first occurrence of the effect being carried out
    effect_from: int = field(0)

    in_force: dict[str, tuple[Source, ...]] = derived({})  # by channel
    cache: dict[tuple[str, int], Any] = derived({})

    def rebuild(self) -> None:
        reindex(self)
        super().rebuild()

    def heeds(self, kind: Callable[..., Event]) -> bool:
        """Whether an ability in force, of a thing just gone, or out of play answers it."""
        name: str = getattr(kind, "kind", "")
        if name not in ANSWERS or name in self.hooks.heard:
            return name in self.hooks.heard
        channels, gone = ANSWERS[name], (ABILITIES[one.ability].channel for one in self.departed)
        return any(map(self.in_force.get, channels)) or any(one in channels for one in gone)

    def keep(self, one: Event) -> None:
        self.happened += (one,)


# -- what is in force -----------------------------------------------------------------------------


def bring(g: Living, me: int, names: Iterable[str]) -> None:
    """Add these abilities to the thing."""
    names, added = tuple(names), me in g.abilities
    g.abilities[me] = g.abilities.get(me, ()) + names
    if added:
        reindex(g)  # the index lists bearers in the order they came
        return
    if g.happened:
        g.arrived[me] = len(g.happened)
    _index(g, me, names)
    touch(g)


def grant(g: Living, me: int, names: Iterable[str], until: str) -> None:
    """Give the thing these abilities until the named moment."""
    names = tuple(names)
    g.granted += tuple(Grant(me, name, until) for name in names)
    bring(g, me, names)


def remove(g: Living, *things: int) -> None:
    """Take away the things' abilities, all at once, and end their lasting effects.

    Abilities that answer events may still answer their bearers' leaving, unless silenced.
    """
    silenced = g.hooks.silenced
    speaking = [me for me in things if silenced is None or not silenced(g, me)]
    names = {me: g.abilities.pop(me, ()) for me in things}
    g.departed += tuple(
        Departed(me, name, g.effect_from, len(g.happened))
        for me in speaking
        for name in names[me]
        if ABILITIES[name].stage == "answer"
    )
    g.lasting = tuple(one for one in g.lasting if one.thing not in names)
    g.granted = tuple(one for one in g.granted if one.me not in names)
    for channel in {ABILITIES[name].channel: None for me in things for name in names[me]}:
        left = tuple(source for source in g.in_force[channel] if source[0] not in names)
        g.in_force = {**g.in_force, channel: left}
    touch(g)


def reindex(g: Living) -> None:
    """Rebuild the index of active abilities."""
    g.in_force = {}
    for me, names in g.abilities.items():
        _index(g, me, names)
    touch(g)


def touch(g: Living) -> None:
    """Drop cached queries after a change. A new dictionary: a clone may share the old."""
    g.cache = {}


def last(g: Living, ability: str, thing: int, amount: int, until: str) -> None:
    g.lasting += (Lasting(ability, thing, amount, until),)
    touch(g)


def expire(g: Living, until: str) -> None:
    """End the effects and grants that last until this moment."""
    g.lasting = tuple(one for one in g.lasting if one.until != until)
    over = [one for one in g.granted if one.until == until]
    g.granted = tuple(one for one in g.granted if one.until != until)
    for one in over:
        names = list(g.abilities[one.me])
        del names[len(names) - 1 - names[::-1].index(one.ability)]
        g.abilities[one.me] = tuple(names)
    (reindex if over else touch)(g)


def _index(g: Living, me: int, names: Iterable[str]) -> None:
    found = dict(g.in_force)
    for name in names:
        channel = ABILITIES[name].channel
        found[channel] = (*found.get(channel, ()), (me, name))
    g.in_force = found


def sources(g: Living, channel: str) -> list[Source]:
    """The unsilenced abilities of a channel with their bearers, in the order they came."""
    found = g.in_force.get(channel, ())
    silenced = g.hooks.silenced
    if silenced is None or channel in UNSILENCED:
        return list(found)
    spared = g.hooks.spared
    return [
        (me, name)
        for me, name in found
        if not silenced(g, me) or (spared is not None and spared(g, me, name))
    ]


# The channels of the layers up to blanking: queries ask them before they know who is blank.
UNSILENCED: set[str] = set()


# -- queries --------------------------------------------------------------------------------------


class Query(Generic[V]):
    """A question the rules ask about a thing; the printed answer is what exceptions change."""

    def __init__(self, name: str, layer: int, printed: Callable[[Any, int], V]) -> None:
        self.name, self.layer, self.printed = name, layer, printed
        QUERIES[name] = self

    def __call__(self, g: Living, thing: int) -> V:
        key = (self.name, thing)
        if key in g.cache:
            cached: V = g.cache[key]
            return cached
        value = g.cache[key] = self.fresh(g, thing)
        return value

    def fresh(self, g: Living, thing: int) -> V:
        if g.in_force.get(self.name) or any(one.thing == thing for one in g.lasting):
            return self.explain(g, thing)[-1][1]
        return self.printed(g, thing)

    def explain(self, g: Living, thing: int) -> list[tuple[Source | None, V]]:
        """The abilities that changed the value, with the value after each: for the tooltip."""
        told: list[tuple[Source | None, V]] = [(None, self.printed(g, thing))]
        found = sources(g, self.name)
        for stage in STAGES:
            for source in found:
                self._change(g, thing, told, stage, source)
            for one in g.lasting:
                if one.thing == thing and ABILITIES[one.ability].channel == self.name:
                    self._change(g, thing, told, stage, (one.amount, one.ability))
        return told

    def _change(
        self, g: Living, thing: int, told: list[tuple[Source | None, V]], stage: str, source: Source
    ) -> None:
        ability = ABILITIES[source[1]]
        if ability.stage == stage:
            value = ability.fn(g, source[0], thing, told[-1][1])
            if value != told[-1][1]:
                told.append((source, value))


def query(name: str, layer: int, *ids: str) -> Callable[[Callable[[Any, int], V]], Query[V]]:
    """The printed value of a thing, which modifiers may change: `@query("skill", layer=4)`."""
    return lambda printed: Query(name, layer, cites(*ids)(printed))


def modifies(asked: Query[Any], name: str, *ids: str, stage: Stage = "add") -> Callable[[F], F]:
    """`fn(g, me, thing, value) -> value`; for a lasting effect `me` is its amount.

    The stage `cannot` comes last and wins.
    """
    return _register(asked.name, name, stage, ids)


def after(kind: str, name: str, *ids: str, timing: str = "after") -> Callable[[F], F]:
    """An ability that answers an occurrence: `fn(g, me, occurrence)`."""
    channel = f"{timing}:{kind}"
    ANSWERS[kind] = tuple(dict.fromkeys((*ANSWERS.get(kind, ()), channel)))
    return _register(channel, name, "answer", ids)


def _register(channel: str, name: str, stage: Stage, ids: tuple[str, ...]) -> Callable[[F], F]:
    def register(fn: F) -> F:
        if name in ABILITIES and ABILITIES[name].fn.__code__ is not fn.__code__:
            raise ValueError(f"two abilities are called {name}")
        ABILITIES[name] = Ability(name, channel, stage, fn)
        return cites(*ids)(fn)

    return register
