"""What is printed of a game, made ready once: its book, its rules and its guide."""

from __future__ import annotations

from functools import cache
from typing import Final

from pydantic import BaseModel

from fhtagn.kernel.events import Kind, shape_of
from fhtagn.kernel.game import Printed
from fhtagn.rulebook.book import LANGUAGES, Book, Example, Statement, book
from fhtagn.rulebook.guide import guide
from fhtagn.rulebook.lessons import lessons
from fhtagn.rulebook.told import closer_rules
from fhtagn.server.catalog.bodies import (
    BookShown,
    EventShown,
    ExampleShown,
    GuideShown,
    PartShown,
    PrintedShown,
    RulesShown,
    ScenarioShown,
    StatementShown,
)
from fhtagn.server.library import game_of
from fhtagn.server.lobby.games import shown_game
from fhtagn.server.pages import CachedPage
from fhtagn.text.messages import told_words

RULING: Final = "ruling"  # the source of what no book says


def _page(shown: BaseModel) -> CachedPage:
    return CachedPage(shown.model_dump_json().encode(), "application/json")


# -- the book --------------------------------------------------------------------------------------


@cache
def book_page(name: str) -> CachedPage:
    game = game_of(name)
    return _page(
        BookShown(
            **dict(shown_game(game)),
            events={one: _event(name, kind) for one, kind in game.display.events.items()},
            words={language: told_words(game.display.events, language) for language in LANGUAGES},
            sorts=game.display.sorts,
            actions=list(game.rules.actions),
            final=list(game.rules.final),
            waits=game.rules.waits,
            printed={
                sort: {code: _printed(one) for code, one in things.items()}
                for sort, things in game.display.printed.items()
            },
        )
    )


def _event(game: str, kind: Kind) -> EventShown:
    return EventShown(
        secret=[name for name, one in shape_of(kind).told.items() if one.is_secret],
        rules=list(kind.rules),
        rules_of={value: list(rules) for value, rules in closer_rules(book(game), kind).items()},
        heading=kind.heading,
        quiet=kind.quiet if isinstance(kind.quiet, bool) else list(kind.quiet),
        subjects=list(kind.subjects),
    )


def _printed(one: Printed) -> PrintedShown:
    return PrintedShown(name=one.name, text=one.text, facts=one.facts, provenance=one.provenance)


# -- the rules -------------------------------------------------------------------------------------


@cache
def rules_page(name: str) -> CachedPage:
    found = book(name)
    stepped = {one.example: one.name for one in lessons(found).values()}
    return _page(
        RulesShown(
            statements=[_statement(found, one) for one in found.statements.values()],
            examples=[_example(one, stepped.get(one.id, "")) for one in found.examples.values()],
        )
    )


def _statement(found: Book, one: Statement) -> StatementShown:
    return StatementShown(
        id=one.id,
        section=one.section,
        text=one.text,
        source=one.source,
        ruling=one.source == RULING,
        guest=one.guest,
        examples=[example.id for example in found.examples.values() if one.id in example.cites],
    )


def _example(one: Example, lesson: str) -> ExampleShown:
    text = {language: ScenarioShown(**told._asdict()) for language, told in one.text.items()}
    return ExampleShown(id=one.id, text=text, cites=list(one.cites), lesson=lesson)


# -- the guide -------------------------------------------------------------------------------------


@cache
def guide_page(name: str) -> CachedPage:
    found = book(name)
    told = {language: guide(found, language) for language in LANGUAGES}
    parts = [
        PartShown(
            name=part,
            title={language: told[language][part].title for language in LANGUAGES},
            markdown={language: told[language][part].markdown for language in LANGUAGES},
        )
        for part in told[LANGUAGES[0]]
    ]
    return _page(GuideShown(parts=parts))
