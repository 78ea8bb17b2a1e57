"""The command `fhtagn`: help and errors in the reader's language, errors with a remedy."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

from fhtagn.cli.commands import build
from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.text import Words, language_of

REFUSED = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and exit with its code."""
    sys.exit(run(list(sys.argv[1:] if arguments is None else arguments)))


def run(arguments: list[str]) -> int:
    """The exit code of a command: 0 done, 1 found faults, 2 refused, 130 interrupted."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a locale without Cyrillic shows ?, not a crash
    words = Words("en")
    try:
        wanted = wanted_language(arguments)
        words = Words(language_of(os.environ, wanted))
        done = build(words)(arguments, standalone_mode=False, prog_name="fhtagn", obj=wanted)
    except Complaint as complaint:
        return refuse(words, complaint)
    except click.exceptions.Abort:
        return INTERRUPTED
    except click.UsageError as error:
        return refuse(words, as_complaint(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return done if isinstance(done, int) else 0


def wanted_language(arguments: Sequence[str]) -> str:
    """The value of --lang, at any place of the line: help and errors need it too."""
    for place, word in enumerate(arguments):
        if word == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return ""


def refuse(words: Words, complaint: Complaint) -> int:
    click.echo(words.complaint(complaint), err=True)
    return REFUSED


def as_complaint(error: click.UsageError) -> Complaint:
    """An error of the command line's parser, as a Complaint in our own words."""
    command = error.ctx.command_path if error.ctx else "fhtagn"
    if isinstance(error, click.NoSuchOption):
        names = [name for one in error.ctx.command.params for name in one.opts] if error.ctx else []
        guess = nearest(error.option_name, names)
        return Complaint("no-such-option", option=error.option_name, nearest=guess, command=command)
    if isinstance(error, click.MissingParameter):
        name = error.param.name if error.param and error.param.name else ""
        return Complaint("argument-missing", argument=name.upper(), command=command)
    if isinstance(error, click.BadParameter):
        name = error.param.opts[0] if error.param else ""
        return Complaint("argument-wrong", argument=name, why=error.message, command=command)
    return Complaint("usage", why=error.message.rstrip("."), command=command)
