"""Write the golden saves and counts of every game anew: `make golden`, then read the difference."""

from __future__ import annotations

import json

from tests import golden

from fhtagn.games import GAMES

for game in GAMES:
    text = json.dumps(golden.made(game), ensure_ascii=False, separators=(",", ":"))
    golden.path(game).write_text(text.replace('},"', '},\n"') + "\n", "utf-8")
    print(golden.path(game).name, game)
