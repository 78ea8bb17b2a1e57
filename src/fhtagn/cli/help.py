"""Commands with help in the reader's language, also the headings."""

from __future__ import annotations

from typing import Any

import click

from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.text import Words


class LocalizedCommand(click.Command):
    """A command that writes its help with the given words."""

    def __init__(self, words: Words, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.words = words

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        heading = self.words.say("cli-help-usage")
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{heading} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [param.get_help_record(ctx) for param in self.get_params(ctx)]
        with formatter.section(self.words.say("cli-help-options")):
            formatter.write_dl([record for record in records if record])

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = self.words.say("cli-help-help")
        return option


class SpokenGroup(LocalizedCommand, click.Group):
    """A group that lists its commands, and names the nearest to an unknown one."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        rows = [(name, one.help or "") for name, one in self.commands.items()]
        with formatter.section(self.words.say("cli-help-commands")):
            formatter.write_dl(rows)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            close = nearest(args[0], self.commands)
            raise Complaint("no-such-command", found=args[0], nearest=close)
        return super().resolve_command(ctx, args)
