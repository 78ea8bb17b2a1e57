"""Progress of long work, if the output is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable

import click

from fhtagn.text import Words


def progress(words: Words) -> Callable[[int, int], None]:
    """One line, rewritten after each step: steps done of all steps."""

    def show(done: int, total: int) -> None:
        if sys.stderr.isatty():
            line = words.say("cli-progress", done=done, total=total)
            click.echo(f"\r{line}", nl=done == total, err=True)

    return show
