"""A saved game for the tests, and ways to spoil it."""

import json

from fhtagn.tui import saves
from fhtagn.tui.keeper import Keeper
from tests.terminal.scenes import begun, driver_of


def kept(match=None, name="one", **more):
    """A keeper that has written its match once, and what it had to tell."""
    driver = driver_of(match or begun(2), language="ru", **more)
    told = []
    path = saves.folder() / f"{name}.json"
    keeper = Keeper(driver, path, tell=told.append)
    keeper.write()
    return keeper, told


def whole(path):
    """The file as it is, as a table that can be changed."""
    return json.loads(path.read_text())


def changed(path, edit):
    table = whole(path)
    edit(table)
    path.write_text(json.dumps(table))
    return path
