"""What is hidden from a seat shows in no byte it is sent: twin worlds, over the socket and by HTTP.

Refusals, reasons, undo, consent, sealed answers that are changed, coming back, and rooms that are
read again are all tried; `test_leaks.py` shows that leaks would be found.
"""

import pytest

from tests.effort import effort
from tests.server.room.logs import CASES
from tests.server.wire.doings import pass_by
from tests.server.wire.twins import pairs

ENOUGH = 3  # pairs of worlds of each game
ALWAYS = {"undone_by_consent", "reconnected", "reopened", "odds"}
MUST = {
    "heroes": {"resealed"},  # hardly a move of it can be taken back at once
    "duel": {"undone"},  # it has nothing to seal
    "fate": {"undone", "resealed"},
    "call": {"undone", "resealed"},
}  # what has happened at the end, besides


@pytest.mark.parametrize("name", CASES)
async def test_twin_worlds_sound_alike(evening, name, did):
    wanted, must = effort(ENOUGH, least=2), ALWAYS | MUST[name]
    for twins, chance in pairs(name, CASES[name], did.seeds()):
        night = await evening(name, twins, chance)
        await pass_by(night)
        did["twins"] += 1
        did["leak_checks"] += night.checks
        did.update(night.did)
        if did["twins"] >= wanted and did.keys() >= must:
            break
    did.at_least(leak_checks=50 * wanted)
