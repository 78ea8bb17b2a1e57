"""Long work shows how far it is, where somebody can see it."""

from __future__ import annotations

import sys
from collections.abc import Callable

import click

from fhtagn.text import Words


def progress(words: Words) -> Callable[[int, int], None]:
    """One line that is written over after each step: so many done of so many."""

    def show(done: int, total: int) -> None:
        if sys.stderr.isatty():
            line = words.say("cli-progress", done=done, total=total)
            click.echo(f"\r{line}", nl=done == total, err=True)

    return show
