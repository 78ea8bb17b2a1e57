"""Run a program of the machine, with a limit, and say in one line what went wrong."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Failed(Exception):
    """It did not do what it should; the message says why."""


def run(
    command: Sequence[str],
    seconds: float,
    environ: Mapping[str, str] | None = None,
    folder: Path = ROOT,
) -> str:
    """Run a program and give what it prints; whatever goes wrong is told in one line."""
    name = Path(command[0]).name
    try:
        process = subprocess.Popen(
            command,
            env={**os.environ, **(environ or {})},
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,  # so that its children can be ended with it
        )
    except OSError as error:
        raise Failed(f"{name} cannot be run ({error.strerror})") from None
    with process, ended(process):
        try:
            out, err = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            raise Failed(f"{name} did not end within {seconds:g} s") from None
    if process.returncode:
        raise Failed(f"{name} ended with {process.returncode}{reason(err or out)}")
    return out


def followed(command: Sequence[str], environ: Mapping[str, str] | None = None) -> int:
    """Run a program that prints for itself, and give its exit code; it does not outlive us."""
    process = subprocess.Popen(command, env={**os.environ, **(environ or {})})
    try:
        return process.wait()
    finally:
        process.terminate()
        process.wait()


@contextmanager
def ended(process: subprocess.Popen[str]) -> Iterator[None]:
    """Whatever happens, nothing of the process is left."""
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def reason(said: str) -> str:
    """The line that says most: the last one with an error in it, or else the last."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"(E:|Error|.*error while loading)", line)]
    told = (errors or lines or [""])[-1]
    return f" ({told})" if told else ""
