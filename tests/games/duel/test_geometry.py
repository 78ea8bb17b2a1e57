"""The drawing of each map shows the map as it is."""

from __future__ import annotations

import pytest

from fhtagn.games.duel.geometry import borders_drawn, borders_of, geometry
from tests.games.duel.scene import GAME

BOARDS = GAME.content.boards


@pytest.mark.parametrize("name", BOARDS)
def test_every_area_has_a_shape_and_places_for_tokens(name):
    drawn = geometry(BOARDS[name])
    areas = {area["id"]: area for area in drawn["areas"]}
    assert list(areas) == [area.id for area in BOARDS[name].areas]
    for area in BOARDS[name].areas:
        parts = areas[area.id]["parts"]
        assert len(parts) == max(1, len(area.parts))
        assert sum(part["primary"] for part in parts) == 1
        assert all(part["d"].startswith("M") and part["slots"] for part in parts if part["primary"])


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.rule("CW 4.1.5", "CW 40.7.2")
def test_areas_touch_in_the_drawing_just_where_they_border(name):
    drawn = geometry(BOARDS[name])
    assert borders_drawn(drawn) == borders_of(BOARDS[name])
    terrain = {area["id"]: area["terrain"] == "water" for area in drawn["areas"]}
    assert terrain == {area.id: area.water for area in BOARDS[name].areas}


def test_a_corrected_map_is_not_shown_as_it_was():
    board = BOARDS["extinction"]
    india = board.index["india"]
    near = [tuple(other for other in ones if other != india) for ones in board.near]
    near[india] = ()
    assert geometry(board._replace(near=tuple(near))) is None
    assert geometry(board._replace(id="somewhere_else")) is None
