"""The linter of messages: Fluent drops a malformed message silently, this reports it.

It finds syntax errors, duplicate, missing and unused messages, references to unknown messages,
arguments that the code does not give or that differ between the languages, missing plural forms,
and names made at run time that are not listed. `faults()` checks all messages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from fhtagn.games import GAMES, load
from fhtagn.text.entries import MessageEntry, Text, arguments, reached, read
from fhtagn.text.messages import LANGUAGES, texts
from fhtagn.text.speakers import COMMON, Made, Use, calls, ids, sources, spoken
from fhtagn.text.used import listed, moments, provenances, recorded
from fhtagn.text.words import COMMON_SORTS

Lists = Mapping[tuple[str, str, str], Sequence[str]]  # names by group, prefix and expression


Messages = Mapping[str, Mapping[str, MessageEntry]]  # of one language: by group, by id


@dataclass
class Corpus:
    """Everything that the linter checks together."""

    texts: Sequence[Text]
    uses: Sequence[Use]
    made: Sequence[Made] = ()
    lists: Lists = field(default_factory=dict)
    sorts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # of arguments, by game

    def sorts_of(self, group: str) -> Mapping[str, str]:
        return {**COMMON_SORTS, **self.sorts.get(group, {})}


def corpus() -> Corpus:
    """All messages of the program, and all that its code asks for."""
    groups = (COMMON, *GAMES)
    bodies = [
        Text(group, language, body)
        for language in LANGUAGES
        for group, body in texts(language, groups)
    ]
    modules = list(sources())
    uses, made = spoken(call for module in modules for call in calls(*module))
    uses += provenances()
    uses += [use for name in GAMES for use in recorded(load(name))]
    uses += [use for module in modules if module[1].endswith("game.py") for use in moments(*module)]
    lists = {(group, *key): names for group in groups for key, names in listed(group).items()}
    sorts = {name: load(name).display.sorts for name in GAMES}
    return Corpus(bodies, uses, made, lists, sorts)


def faults(checked: Corpus | None = None) -> list[str]:
    """All faults, one line each; empty if there are no faults."""
    whole = checked or corpus()
    found: list[str] = []
    entries = [one for text in whole.texts for one in read(text, found)]
    uses = [*whole.uses, *made_uses(whole, found)]
    by_language = {language: messages_of(entries, language) for language in LANGUAGES}
    for language, messages in by_language.items():
        ours = [one for one in entries if one.text.language == language]
        found += twice(ours)
        found += dangling(ours, messages)
        found += missing(messages, uses, language)
        found += unused(ours, messages, uses)
        found += not_given(whole, messages, uses)
    found += differing(whole, by_language, uses)
    return list(dict.fromkeys(found))


# -- one language ----------------------------------------------------------------------------------


def messages_of(entries: Iterable[MessageEntry], language: str) -> Messages:
    """For each group the entries that it can use: its own and the common ones."""
    ours = [one for one in entries if one.text.language == language]
    groups = {COMMON, *GAMES, *(one.text.group for one in ours)}
    return {
        group: {one.id: one for one in ours if one.text.group in (group, COMMON)}
        for group in groups
    }


def twice(entries: Sequence[MessageEntry]) -> list[str]:
    """A game's message must not hide a common one; two games' errors must differ."""
    told = []
    for group in {one.text.group for one in entries}:
        seen = [one for one in entries if one.text.group in (group, COMMON) or _is_error(one)]
        counts = Counter(one.id for one in seen)
        told += [f"{one.text}: {one.id}: is there twice" for one in seen if counts[one.id] > 1]
    return told


def _is_error(one: MessageEntry) -> bool:
    return one.id.startswith("error-")


def dangling(entries: Sequence[MessageEntry], messages: Messages) -> list[str]:
    return [
        f"{one.text}: {one.id}: refers to {name}, which is not there"
        for one in entries
        for name in sorted(one.refers - messages[one.text.group].keys())
    ]


def missing(messages: Messages, uses: Iterable[Use], language: str) -> list[str]:
    """Missing messages, each reported at the first call that asks for it."""
    first = {(use.group, use.id): use for use in reversed(list(uses))}
    return [
        f"{use.group}/{language}.ftl: {use.id}: is missing; asked for by {use.where}"
        for use in first.values()
        if use.id not in messages[use.group]
    ]


def unused(entries: Sequence[MessageEntry], messages: Messages, uses: Iterable[Use]) -> list[str]:
    """Unused messages. Any group may use a common message; only its game a game's own."""
    used: set[MessageEntry] = set()
    for group, known in messages.items():
        wanted = [use.id for use in uses if use.group == group]
        used |= {known[one] for one in reached(known, wanted)}
    return [f"{one.text}: {one.id}: is never used" for one in entries if one not in used]


def not_given(whole: Corpus, messages: Messages, uses: Iterable[Use]) -> list[str]:
    told = []
    for use in uses:
        known = messages[use.group]
        if use.gives is None or use.id not in known:
            continue
        lacking = sorted(arguments(known, use.id, whole.sorts_of(use.group)) - use.gives)
        where = known[use.id].text
        told += [f"{where}: {use.id}: wants ${one}; {use.where} gives none" for one in lacking]
    return told


# -- both languages --------------------------------------------------------------------------------


def differing(whole: Corpus, by_language: Mapping[str, Messages], uses: Iterable[Use]) -> list[str]:
    """Messages with other arguments in one language; inner messages may differ."""
    told = []
    for group, name in dict.fromkeys((use.group, use.id) for use in uses):
        known = {language: messages[group] for language, messages in by_language.items()}
        wanted = {
            language: arguments(entries, name, whole.sorts_of(group))
            for language, entries in known.items()
            if name in entries
        }
        if len(set(wanted.values())) > 1:
            shown = "; ".join(f"{one}: {_shown(names)}" for one, names in wanted.items())
            told.append(f"{group}: {name}: the arguments differ: {shown}")
    return told


def _shown(names: Iterable[str]) -> str:
    return " ".join(f"${one}" for one in sorted(names)) or "none"


# -- names made at run time ------------------------------------------------------------------------


def made_uses(whole: Corpus, found: list[str]) -> list[Use]:
    """The messages behind the listed names.

    An expression without a list is a fault, and a list without an expression too.
    """
    uses = []
    for one in whole.made:
        names = whole.lists.get((one.group, one.prefix, one.expression))
        if names is None:
            what = f"{one.expression} makes names of messages ({one.prefix or 'any'})"
            found.append(f"{one.where}: {what}; list them in {one.group}/spoken.toml")
        for name in names or ():
            if not _fits(one.expression, name):
                found.append(f"{one.group}/spoken.toml: {one.expression} cannot make {name}")
            uses += [Use(one.group, each, one.gives, one.where) for each in ids(one.prefix, name)]
    known = {(one.group, one.prefix, one.expression) for one in whole.made}
    found += [
        f"{group}/spoken.toml: {prefix}: nothing in the code says {expression}"
        for group, prefix, expression in whole.lists
        if (group, prefix, expression) not in known
    ]
    return uses


def _fits(expression: str, name: str) -> bool:
    """Whether an f-string can give the name; other expressions may give any."""
    if not expression.startswith(("f'", 'f"')):
        return True
    shape, depth = "", 0
    for letter in expression[2:-1]:
        shape += "*" if letter == "{" and not depth else "" if depth or letter == "}" else letter
        depth += {"{": 1, "}": -1}.get(letter, 0)
    return fnmatchcase(name, shape)
