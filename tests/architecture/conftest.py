"""The sizes of the house are told at the end of the run."""

from tests.architecture.sizes import measured, summary
from tests.architecture.sources import sources


def pytest_terminal_summary(terminalreporter):
    terminalreporter.section("sizes, in lines without blanks and docstrings (files: all lines)")
    for line in summary(measured(sources())):
        terminalreporter.write_line(line)
