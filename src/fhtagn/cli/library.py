"""The commands to look things up: games, rules, guide, cards, decks, content packs."""

from __future__ import annotations

import json as json_text
import sys
from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.markdown import Markdown

from fhtagn.cli.grammar import MOST_DECK_BYTES, open_game
from fhtagn.cli.progress import progress
from fhtagn.content import Faults, read_text, read_toml
from fhtagn.games import GAMES
from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.kernel.game import Game, Option, Printed
from fhtagn.rulebook.book import Example, book
from fhtagn.rulebook.coverage import coverage as report_on
from fhtagn.rulebook.guide import guide as parts_of
from fhtagn.rulebook.index import Found
from fhtagn.rulebook.sabotage import sabotage as take_out
from fhtagn.rulebook.search import plain
from fhtagn.rulebook.search import search as search_in
from fhtagn.text import Words


def choose(what: str, wanted: str, known: Sequence[str]) -> str:
    """One of the known words, or a Complaint that names the nearest."""
    if wanted not in known:
        choices = ", ".join(known)
        close = nearest(wanted, known)
        raise Complaint("no-such-word", what=what, found=wanted, choices=choices, nearest=close)
    return wanted


# -- games -----------------------------------------------------------------------------------------


def games(words: Words, *, json: bool, content: str | None) -> int:
    """The games with their seats and options."""
    packed = game_of(content) if content else ""
    opened = [open_game(name, content if name == packed else None) for name in GAMES]
    if json:
        click.echo(json_text.dumps([describe(game) for game in opened], ensure_ascii=False))
        return 0
    for game in opened:
        show_game(Words(words.language, game), game)
    return 0


def describe(game: Game) -> dict[str, object]:
    content = game.content
    return {
        "name": game.name,
        "titles": {lang: Words(lang, game).say(f"game-{game.name}") for lang in ("en", "ru")},
        "seats": list(game.rules.seats),
        "rules": game.version,
        "content": {"name": content.name, "version": content.version, "digest": content.digest},
        "options": [_option(one) for one in game.rules.options],
        "seat_options": [_option(one) for one in game.rules.seat_options],
        "actions": list(game.rules.actions),
        "decks": sorted(game.rules.decks.presets) if game.rules.decks else [],
    }


def _option(option: Option) -> dict[str, object]:
    return option._asdict() | {"choices": list(option.choices), "only": dict(option.only)}


def show_game(words: Words, game: Game) -> None:
    click.echo(f"{game.name}: {words.say(f'game-{game.name}')}")
    click.echo(f"  {words.say(f'game-{game.name}-about')}")
    click.echo(f"  {seats_of(words, game)}")
    for title, options in (
        ("--option", game.rules.options),
        ("--seat N=", game.rules.seat_options),
    ):
        for one in options:
            values = "|".join(str(choice) for choice in one.choices) or "…"
            said = words.of("setting", one.name)
            default = words.say("cli-default", value=str(one.default) or "–")
            click.echo(f"  {title}{' ' if title == '--option' else ''}{one.name}={values}")
            click.echo(f"      {said} ({default})")
            for choice in one.choices:
                click.echo(f"        {str(choice) or '–'}: {words.setting(one, choice)}")


def seats_of(words: Words, game: Game) -> str:
    least, most = min(game.rules.seats), max(game.rules.seats)
    if least == most:
        return words.say("cli-seats", count=least)
    return words.say("cli-seats-from-to", least=least, most=most)


# -- rules and guide -------------------------------------------------------------------------------


def rules(
    words: Words, *, game: str, search: Sequence[str], coverage: bool, sabotage: bool, json: bool
) -> int:
    """Search the statements, or report coverage and sabotage."""
    choose("GAME", game, GAMES)
    if coverage and sabotage:
        raise Complaint("contradiction", one="--coverage", other="--sabotage")
    if coverage:
        return show_coverage(words, game, json=json)
    if sabotage:
        return show_sabotage(words, game, json=json)
    found = search_in(book(game), list(search))
    if not found:
        raise Complaint("no-such-rule", found=" ".join(search), game=game)
    if json:
        click.echo(json_text.dumps([_as_json(one) for one in found], ensure_ascii=False))
    else:
        for one in found:
            show_rule(words, one)
        for example in found[0].examples if len(found) == 1 else ():
            show_example(words, example)
    return 0


def _as_json(found: Found) -> dict[str, str | list[str]]:
    said = found.statement
    return {
        "id": said.id,
        **said.text,
        "code": [f"{one.name} {one.where}" for one in found.functions],
        "data": list(found.data),
        "tests": [one.where for one in found.tests],
        "examples": [one.id for one in found.examples],
    }


def show_rule(words: Words, found: Found) -> None:
    said = found.statement
    click.echo(f"{said.id}  {said.text[words.language]}")
    for one in found.functions:
        click.echo(f"    {one.name}  {one.where}")
    for place in found.data:
        click.echo(f"    {place}")
    for test in found.tests:
        click.echo(f"    {test.where}")


def show_example(words: Words, example: Example) -> None:
    told = example.text[words.language]
    click.echo(f"\n{example.id}  {told.title}")
    click.echo(f"    {told.given}")
    for number, step in enumerate(told.steps, 1):
        click.echo(f"    {number}. {step}")
    for result in told.expect:
        click.echo(f"    → {result}")


def show_coverage(words: Words, game: str, *, json: bool) -> int:
    report = report_on(book(game))
    if json:
        click.echo(json_text.dumps(report.as_json(), ensure_ascii=False))
        return report.exit_code
    for fault in report.faults:
        click.echo(str(fault))
    if report.waiting:
        click.echo(words.say("cli-coverage-waiting", names=", ".join(report.waiting)))
    counts = {"statements": len(report.lines), "faults": len(report.faults)}
    click.echo(words.say("cli-coverage", **counts))
    return report.exit_code


def show_sabotage(words: Words, game: str, *, json: bool) -> int:
    show = progress(words)
    unnoticed = take_out(book(game), progress=lambda done, total, _: show(done, total))
    names = [one.function.name for one in unnoticed]
    if json:
        click.echo(json_text.dumps({"unnoticed": names}))
    else:
        for name in names:
            click.echo(name)
        click.echo(words.say("cli-sabotage", count=len(names)))
    return 1 if names else 0


def guide(words: Words, *, game: str, part: str | None) -> int:
    """Print the short guide, whole or one part."""
    parts = parts_of(book(choose("GAME", game, GAMES)), words.language)
    chosen = [parts[choose("PART", part, list(parts))]] if part else list(parts.values())
    console = Console(width=None if sys.stdout.isatty() else 100)
    for one in chosen:
        console.print(Markdown(f"## {one.title}\n\n{one.markdown}"))
    return 0


# -- cards, decks, packs ---------------------------------------------------------------------------


def cards(words: Words, *, game: str, search: Sequence[str], content: str | None) -> int:
    """Print the printed things with all the words in code, names, text or facts."""
    opened = open_game(game, content)
    said = Words(words.language, opened)
    wanted = [plain(word) for word in search]
    found = [
        (sort, code, one)
        for sort, things in opened.display.printed.items()
        for code, one in things.items()
        if all(word in searched(code, one) for word in wanted)
    ]
    if not found:
        raise Complaint("no-such-card", found=" ".join(search))
    for sort, code, one in found:
        show_printed(said, sort, code, one)
    return 0


def searched(code: str, one: Printed) -> str:
    """All words that find a printed thing, in any language."""
    facts = (str(fact) for fact in one.facts.values())
    return plain(" ".join((code, *one.name.values(), *one.text.values(), *facts)))


def show_printed(words: Words, sort: str, code: str, one: Printed) -> None:
    """Print its name, first in the reader's language, with facts, text and provenance."""
    names = dict.fromkeys((one.name[words.language], *one.name.values()))
    click.echo(f"{' / '.join(names)}  {words.facts(sort, one)}  [{code}]")
    if one.text:
        click.echo(f"    {one.text[words.language]}")
    if one.provenance:
        sure = (
            f"{words.of('aspect', aspect)}: {words.of('provenance', word)}"
            for aspect, word in one.provenance.items()
        )
        click.echo(f"    {'; '.join(sure)}")


def decks(
    words: Words, *, game: str, action: str | None, deck: str | None, content: str | None
) -> int:
    """`list`, `check FILE`, `show FILE|NAME`: players' own decks."""
    opened = open_game(game, content)
    if opened.rules.decks is None:
        raise Complaint("no-decks", game=game)
    wanted = choose("ACTION", action or "list", ("list", "check", "show"))
    if wanted == "list":
        for name, said in opened.rules.decks.presets.items():
            click.echo(f"{name:<12} {said[words.language]}")
        return 0
    if deck is None:
        raise Complaint(
            "argument-missing", argument="DECK", command=f"fhtagn decks {game} {wanted}"
        )
    meant = opened.rules.decks.read(_deck_text(opened, deck))
    if wanted == "show":
        click.echo(opened.rules.decks.write(meant, words.language), nl=False)
        return 0
    return check_deck(Words(words.language, opened), opened, deck, meant)


def _deck_text(game: Game, deck: str) -> str:
    """A preset's name as it is, otherwise the text of the file."""
    assert game.rules.decks is not None
    return deck if deck in game.rules.decks.presets else read_text(Path(deck), MOST_DECK_BYTES)


def check_deck(words: Words, game: Game, name: str, deck: object) -> int:
    """Print every broken limit and every warning; 0 if the deck is legal."""
    assert game.rules.decks is not None
    broken = game.rules.decks.complaints(deck)
    for complaint in (*broken, *game.rules.decks.warnings(deck)):
        click.echo(words.complaint(complaint))
    click.echo(words.say("cli-deck-illegal" if broken else "cli-deck-legal", name=name))
    return 1 if broken else 0


def game_of(pack: str) -> str:
    """The game that a pack names; opening the pack later reports its faults."""
    try:
        named = read_toml(Path(pack) / "pack.toml").get("game")
    except Complaint:
        named = None
    return named if named in GAMES else GAMES[0]


def content(words: Words, *, action: str, pack: str, game: str | None) -> int:
    """`check PACK`: print every fault of a content pack."""
    choose("ACTION", action, ("check",))
    try:
        opened = open_game(game or game_of(pack), pack)
    except Faults as faults:
        click.echo(words.complaint(faults))
        return 1
    about = opened.content
    said = words.say("cli-pack-sound", name=about.name, version=about.version, digest=about.digest)
    click.echo(said)
    return 0
