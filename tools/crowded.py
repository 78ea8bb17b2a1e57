"""A crowded table of `call` as a saved position, for benchmarks.

`python -m tools.crowded > crowded.json`, then `fhtagn bench call --position crowded.json`.
"""

from __future__ import annotations

import json

from fhtagn.bots.bot import dice
from fhtagn.games import load
from fhtagn.games.call.abilities import HOSTS
from fhtagn.games.call.entering import can_enter
from fhtagn.games.call.pile_verbs import lift
from fhtagn.games.call.queries import printed
from fhtagn.games.call.verbs import enter
from fhtagn.kernel.agenda import apply, decision
from fhtagn.kernel.game import settings, start
from fhtagn.kernel.occurrences import close
from fhtagn.kernel.save import save

EACH = {"character": 10, "support": 4}  # cards of a type that each player has in play
TURN = 4
SEED = 8


def crowded() -> object:
    """Some turns of a random game; then both players bring out what their decks hold."""
    game = load("call")
    pairs = ({"factions": "agency+hastur"}, {"factions": "cthulhu+shub_niggurath"})
    g = start(game, settings(game, 2, {}, pairs), SEED)
    random = dice(SEED)
    while g.turn < TURN or decision(g).prompt != "act" or g.phase != "operations":
        apply(g, decision(g).seat, random.choice(list(decision(g).options)))
    for seat in range(g.seats):
        for kind, most in EACH.items():
            able = [card for card in g.decks[seat] if printed(g, card).type == kind]
            for card in able[:most]:
                if g.code[card] not in HOSTS and can_enter(g, seat, card):
                    lift(g, card)
                    enter(g, card, seat)
    close(g)
    g.stirred = False
    return save(g)


if __name__ == "__main__":
    print(json.dumps(crowded()))
