"""The commands and their options; the other files of this folder carry them out."""

from __future__ import annotations

from importlib import import_module

import click

from fhtagn import __version__
from fhtagn.cli.help import LocalizedCommand, SpokenGroup
from fhtagn.text import Words


def build(words: Words) -> click.Group:
    """The whole command line, with its help in one language."""
    return Builder(words).build()


class Builder:
    """Makes commands with help from the messages."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def build(self) -> click.Group:
        group = SpokenGroup(
            self.words,
            "fhtagn",
            params=[self.text("--lang"), self.version()],
            help=self.words.say("cli-about"),
            no_args_is_help=True,
            context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 120},
        )
        for command in (
            *self.table(), *self.library(), self.odds(), *self.lab(), *self.server()
        ):  # fmt: skip
            group.add_command(command)
        return group

    # -- parts -----------------------------------------------------------------------------------

    def command(self, name: str, file: str, *params: click.Parameter) -> click.Command:
        """A command: it has --lang, and calls its function in that file of this folder.

        It imports the file only then: a look at a rule does not load the terminal client.
        """

        def callback(**values: object) -> int:
            values.pop("lang")
            run = getattr(import_module(f"fhtagn.cli.{file}"), name)
            code: int = run(self.words, **values)
            return code

        about = self.words.say(f"cli-{name}")
        return LocalizedCommand(
            self.words, name, params=[*params, self.text("--lang")], callback=callback, help=about
        )

    def text(self, name: str, *, many: bool = False) -> click.Option:
        about = self.words.say(f"cli-option-{name.removeprefix('--')}")
        return click.Option([name], multiple=many, metavar=self.metavar(name), help=about)

    def version(self) -> click.Option:
        def show(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
            if wanted:
                click.echo(f"fhtagn {__version__}")
                context.exit()

        about = self.words.say("cli-option-version")
        return click.Option(
            ["--version"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=show,
            help=about,
        )

    def flag(self, name: str) -> click.Option:
        about = self.words.say(f"cli-option-{name.removeprefix('--')}")
        return click.Option([name], is_flag=True, help=about)

    @staticmethod
    def metavar(name: str) -> str:
        return METAVARS.get(name, name.removeprefix("--").upper())

    @staticmethod
    def argument(name: str, *, needed: bool = True, many: bool = False) -> click.Argument:
        return click.Argument([name], required=needed, nargs=-1 if many else 1)

    def at_a_table(self) -> list[click.Parameter]:
        """The options that describe a table, the same in all commands."""
        return [
            self.argument("game", needed=False),
            self.text("--seats"),
            self.text("--option", many=True),
            self.text("--seat", many=True),
            self.text("--seed"),
            self.text("--content"),
        ]

    # -- the commands ----------------------------------------------------------------------------

    def table(self) -> list[click.Command]:
        """Playing and watching."""
        return [
            self.command("games", "library", self.flag("--json"), self.text("--content")),
            self.command(
                "play", "table", *self.at_a_table(), self.flag("--hotseat"), self.text("--pace"),
                self.flag("--resume"), self.text("--save"),
            ),
            self.command("watch", "table", *self.at_a_table(), self.text("--pace")),
            self.command(
                "replay", "table", self.argument("file"), self.text("--view"),
                self.text("--content"),
            ),
            self.command("verify", "verify", self.argument("replay"), self.text("--content")),
            self.command("saves", "table", self.flag("--json")),
        ]  # fmt: skip

    def library(self) -> list[click.Command]:
        """Rules, guides, cards, decks and content packs."""
        return [
            self.command(
                "rules", "library", self.argument("game"),
                self.argument("search", needed=False, many=True), self.flag("--coverage"),
                self.flag("--sabotage"), self.flag("--json"),
            ),
            self.command(
                "guide", "library", self.argument("game"), self.argument("part", needed=False)
            ),
            self.command(
                "cards", "library", self.argument("game"),
                self.argument("search", needed=False, many=True), self.text("--content"),
            ),
            self.command(
                "decks", "library", self.argument("game"),
                self.argument("action", needed=False), self.argument("deck", needed=False),
                self.text("--content"),
            ),
            self.command(
                "content", "library", self.argument("action"), self.argument("pack"),
                self.argument("game", needed=False),
            ),
        ]  # fmt: skip

    def odds(self) -> click.Command:
        """The odds of a battle."""
        names = ("--attacker", "--defender", "--power", "--doom", "--surrounded", "--content")
        return self.command(
            "odds", "odds", *map(self.text, names), self.text("--with", many=True),
            self.text("--elsewhere", many=True), self.flag("--json"),
        )  # fmt: skip

    def lab(self) -> list[click.Command]:
        """Fuzzing, speed and strength."""
        table = [one for one in self.at_a_table() if one.name != "seat"]
        return [
            self.command(
                "fuzz", "lab", *table, self.text("--games"), self.flag("--vary"),
                self.flag("--json"), self.text("--replays"),
            ),
            self.command(
                "bench", "lab", *(one for one in table if one.name != "seed"),
                self.text("--seconds"), self.text("--policy"), self.text("--position"),
                self.flag("--vary"), self.flag("--json"),
            ),
            self.command(
                "arena", "lab", *self.at_a_table(), self.text("--games"), self.flag("--json")
            ),
        ]  # fmt: skip

    def server(self) -> list[click.Command]:
        """Running a server, and its data."""
        data = [self.text(name) for name in ("--database", "--data", "--config")]
        own = [self.text(name) for name in ("--host", "--port", "--workers")]
        return [
            self.command("serve", "server", *own, *data, self.flag("--open")),
            self.command(
                "admin", "server", self.argument("action"), self.argument("file", needed=False),
                *data, self.flag("--json"), self.flag("--all"),
            ),
        ]  # fmt: skip


METAVARS = {
    "--seats": "N", "--seed": "N", "--games": "N", "--seconds": "N", "--pace": "SECONDS",
    "--option": "NAME=VALUE", "--seat": "N=WHO,NAME=VALUE", "--content": "PACK",
    "--attacker": "UNITS", "--defender": "UNITS", "--elsewhere": "UNITS", "--power": "N,N",
    "--doom": "N,N", "--with": "ABILITY=HOW", "--surrounded": "attacker|defender|both",
    "--lang": "en|ru", "--view": "SEAT|all", "--replays": "FOLDER", "--save": "NAME",
    "--policy": "random|busy", "--position": "FILE",
    "--workers": "N", "--database": "URL", "--data": "FOLDER", "--config": "FILE",
}  # fmt: skip
