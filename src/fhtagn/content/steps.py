"""Effects as data: lists of steps; the game's vocabulary declares each kind of step once.

Each kind of step is a Struct: its `op` is the tag, its words are the fields. Rules get all steps of
an effect in one row, as NamedTuples of the game. Code and saves refer to a step by its number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import reduce
from operator import or_
from types import MappingProxyType
from typing import Final, Generic, TypeVar

from msgspec import Struct, defstruct

from fhtagn.content.shapes import Kind, Place, Shape, said
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.rules import rule

R = TypeVar("R", bound=Callable[..., object])
S = TypeVar("S")
Words = Mapping[str, object]
ANY: Final = object()  # in a clash: any value of the word


def _word(field: str) -> str:
    return field.removesuffix("_")  # `from` and `except` are no names in Python


class StepShape(Shape, frozen=True, tag_field="op", rename=_word):
    """A step as the data have it."""


# -- the vocabulary --------------------------------------------------------------------------------


def kinds_of_step(
    module: str,
    ops: Mapping[str, Mapping[str, Kind]],
    needed: Mapping[str, tuple[str, ...]],
    every: Mapping[str, Kind] = MappingProxyType({}),
) -> Kind:
    """A Struct for each op of a module's vocabulary, with the words that `every` step knows.

    Words are optional, except those that the op needs.
    """
    return reduce(
        or_,
        (_kind(module, op, {**words, **every}, needed.get(op, ())) for op, words in ops.items()),
    )


def _kind(module: str, op: str, words: Mapping[str, Kind], needed: tuple[str, ...]) -> type[Struct]:
    must = [(f"{word}_", words[word]) for word in needed]
    optional = {word: or_(kind, None) for word, kind in words.items() if word not in needed}
    may = [(f"{word}_", kind, None) for word, kind in optional.items()]
    return defstruct(
        op, [*must, *may], bases=(StepShape,), module=module, tag=op, frozen=True, kw_only=True
    )


# -- checks ----------------------------------------------------------------------------------------


def op_of(step: StepShape) -> str:
    return str(step.__struct_config__.tag)


def words_of(step: StepShape) -> Words:
    """All words of the step, and its op."""
    return {"op": op_of(step), **said(step)}


def says(words: Words, wanted: Words) -> bool:
    for word, value in wanted.items():
        if word not in words or value not in (ANY, words[word]):
            return False
    return True


def names_in(words: Words, word: str) -> list[str]:
    """The names that a step has under this word."""
    value = words.get(word)
    listed = value if isinstance(value, frozenset | tuple) else ()
    return sorted(one for one in listed if isinstance(one, str))


def check_clashes(place: Place, words: Words, clashes: Iterable[Words]) -> Iterator[Complaint]:
    """Complain of words that exclude each other."""
    for clash in clashes:
        if says(words, clash):
            named = ", ".join(word for word in clash if word != "op")
            yield place.fault("effect-clash", "", op=words["op"], words=named)


def all_steps(place: Place, steps: Iterable[StepShape]) -> Iterator[tuple[Place, StepShape]]:
    """The steps of a list with their paths, each before its inner steps."""
    for number, step in enumerate(steps):
        at = place.item(number)
        yield at, step
        for within, inner in lists_within(at, step):
            yield from all_steps(within, inner)


def lists_within(place: Place, step: StepShape) -> Iterator[tuple[Place, tuple[StepShape, ...]]]:
    """The lists of steps inside a step, with their paths."""
    for word, value in said(step).items():
        yield from _lists(place.into(word), value)


def _lists(place: Place, value: object) -> Iterator[tuple[Place, tuple[StepShape, ...]]]:
    if isinstance(value, dict):
        for key, one in value.items():
            yield from _lists(place.into(key), one)
    elif isinstance(value, tuple):
        if steps := tuple(one for one in value if isinstance(one, StepShape)):
            yield place, steps
        for number, one in enumerate(value):
            yield from _lists(place.item(number), one)


# -- steps in a row --------------------------------------------------------------------------------


class Row(Generic[S]):
    """All steps of an effect, also the inner ones, by their numbers.

    `make` gets the words of a step, with numbers in place of inner steps; a table of lists of steps
    becomes a list of pairs, in the order of `keys`.
    """

    def __init__(self, make: Callable[[Words], S], keys: tuple[str, ...] = ()) -> None:
        self.make, self.keys = make, keys
        self.steps: list[S] = []

    def add(self, steps: Iterable[StepShape]) -> tuple[int, ...]:
        """Add the steps; returns their numbers."""
        return tuple(map(self._number, steps))

    def _number(self, step: StepShape) -> int:
        number, words = len(self.steps), words_of(step)
        self.steps.append(self.make({"op": words["op"]}))  # it comes before its inner steps
        flat = {word: self._numbers(value) for word, value in words.items()}
        self.steps[number] = self.make(flat)
        return number

    def _numbers(self, value: object) -> object:
        match value:
            case StepShape():
                return self._number(value)
            case tuple():
                return tuple(map(self._numbers, value))
            case dict():
                return tuple((key, self._numbers(value[key])) for key in self.keys if key in value)
            case _:
                return value


# -- rules -----------------------------------------------------------------------------------------


class StepRules(Generic[R]):
    """The rule that carries out each kind of step."""

    def __init__(self, ops: Iterable[str]) -> None:
        self.ops = frozenset(ops)
        self.rules: dict[str, R] = {}

    def __getitem__(self, op: str) -> R:
        return self.rules[op]

    def step(self, op: str, *cites: str) -> Callable[[R], R]:
        """The rule that carries out steps of this kind."""
        if op not in self.ops:
            raise ValueError(f"no step is called {op}")

        def register(fn: R) -> R:
            self.rules[op] = fn
            return rule(*cites)(fn)

        return register
