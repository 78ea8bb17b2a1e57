"""What is hidden from a seat shows in no byte it is sent: twin worlds, over the socket and by HTTP.

Refusals, reasons, undo, consent, sealed answers that are changed, coming back, and rooms that are
read again are all tried; `test_leaks.py` shows that leaks would be found.
"""

import pytest

from tests.effort import effort
from tests.server.room.logs import CASES
from tests.server.wire.twins import pairs

ENOUGH = 3  # pairs of worlds of each game
HAPPENS = {"undone", "undone_by_consent", "reconnected", "reopened"}
SEALED = {"heroes", "fate", "call"}  # the games in which answers are sealed


@pytest.mark.parametrize("name", CASES)
async def test_twin_worlds_sound_alike(evening, name, did):
    wanted, must = effort(ENOUGH, least=2), HAPPENS | ({"resealed"} if name in SEALED else set())
    for twins, chance in pairs(name, CASES[name], did.seeds()):
        night = await evening(name, twins, chance)
        await night.pass_by()
        did["twins"] += 1
        did["leak_checks"] += night.checks
        did.update(night.did)
        if did["twins"] >= wanted and did.keys() >= must:
            break
    did.at_least(leak_checks=50 * wanted)
