"""Servers in processes of their own, and commands, as the operator meets them."""

import json
import re
import signal
import sys
from contextlib import contextmanager
from tempfile import TemporaryFile
from urllib.request import urlopen

from fhtagn.cli import run
from fhtagn.server.config import PREFIX, Config
from tests.clock import PATIENCE
from tests.processes import DEVNULL, PIPE, start

OPEN = re.compile(r"open at (http://\S+)")


def bare(monkeypatch):
    """For commands in this process: no setting and no language comes from its environment."""
    for name in ("LC_ALL", *(PREFIX + field.upper() for field in Config.model_fields)):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


def caller(capsys):
    """Runs commands; each gives its exit code, output and errors."""

    def call(*arguments):
        code = run([str(one) for one in arguments])
        told = capsys.readouterr()
        return code, told.out, told.err

    return call


def refused(told):
    """A refusal: exit code 2, nothing printed, a clear message without a traceback."""
    code, out, err = told
    assert (code, out) == (2, ""), told
    assert "Traceback" not in err
    return err


class Serving:
    def __init__(self, process):
        self.process = process
        found = OPEN.search(process.stdout.readline())
        assert found, "it ended before it was open"
        self.address = found[1]

    def told(self, path):
        with urlopen(self.address + path, timeout=PATIENCE) as answer:
            return answer.read().decode()

    def asked(self, path="/healthz"):
        return json.loads(self.told(path))

    def stopped(self, by=signal.SIGTERM):
        """The exit code after a signal."""
        self.process.send_signal(by)
        return self.process.wait(PATIENCE)


@contextmanager
def serving(*arguments):
    """A server in a process of its own, open."""
    command = [sys.executable, "-m", "fhtagn", "serve", "--port", "0", "--lang", "en"]
    command += map(str, arguments)
    with (
        TemporaryFile("w+") as log,
        start(command, stdin=DEVNULL, stdout=PIPE, stderr=log, text=True) as process,
    ):
        try:
            yield Serving(process)
        finally:
            process.kill()
            process.wait()
            log.seek(0)
            lines = log.read()
            print(lines)  # shown if the test fails
    assert "Traceback" not in lines
    assert "Task was destroyed" not in lines
