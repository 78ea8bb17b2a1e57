"""Law 5: verbs are the only code that changes the table."""

from __future__ import annotations

import ast
from typing import Final

from tests.architecture.flow import assignments
from tests.architecture.sources import Breach, Source, defined, planted, sources, told

LAYING = "lays the table before the first rule runs; nobody sits there yet to be told of it"
DERIVED = "keeps what it has worked out from the table; a clone may share it"
IMAGINED = "works on a redealt copy of the table, which nobody plays at"
EXCEPTIONS: Final = {
    "fhtagn.games.call.game.empty": LAYING,
    "fhtagn.games.call.payment.derive_purse": DERIVED,
    "fhtagn.games.call.setup.lay_out": LAYING,
    "fhtagn.games.call.setup.lay_out_lists": LAYING,
    "fhtagn.games.call.timing.derive": DERIVED,
    "fhtagn.games.duel.abilities.derive": DERIVED,
    "fhtagn.games.duel.game.empty": LAYING,
    "fhtagn.games.duel.setup.lay_out": LAYING,
    "fhtagn.games.duel.queries.roster": DERIVED,
    "fhtagn.games.fate.game.empty": LAYING,
    "fhtagn.games.fate.setup.lay_out": LAYING,
    "fhtagn.games.fate.setup.lay_out_cards": LAYING,
    "fhtagn.games.fate.setup.add": LAYING,
    "fhtagn.games.heroes.game.empty": LAYING,
    "fhtagn.games.heroes.setup.lay_out": LAYING,
    "fhtagn.games.heroes.setup.lay_out_seats": LAYING,
    "fhtagn.games.heroes.duel.lay_out_duel": LAYING,
    "fhtagn.games.heroes.duel.lay_out_factions": LAYING,
    "fhtagn.games.heroes.knowledge.imagine": IMAGINED,
    "fhtagn.games.heroes.knowledge.imagine_factions": IMAGINED,
}


def changed_elsewhere(source: Source) -> list[Breach]:
    """Assignments to the table outside `verbs.py` and `…_verbs.py`."""
    if source.chapter.endswith("verbs"):
        return []
    return [
        source.at(node, f"{function.name}: {ast.unparse(node)}")
        for function in defined(source.tree)
        if f"{source.module}.{function.name}" not in EXCEPTIONS
        for node in assignments(function.body)
    ]


RULE = "def rule(g):\n    g.turns += 1\n    g.hands[0], other = (), 1\n    g.code.append('x')\n"


def test_a_rule_that_assigns_is_found():
    assert len(changed_elsewhere(planted(RULE))) == 3


def test_a_verb_may():
    assert changed_elsewhere(planted(RULE, "fhtagn.games.fake.verbs")) == []


def test_other_things_may_be_assigned_to():
    text = "def rule(g):\n    turns = g.turns\n    turns += 1\n    new = g.clone()\n    new.x = 1\n"
    assert changed_elsewhere(planted(text)) == []


def test_only_verbs_change_the_table():
    assert not told(changed_elsewhere, *sources("games"))


def test_every_exception_is_needed():
    """One that has become needless is to be struck off the list."""
    needed = {
        f"{source.module}.{function.name}"
        for source in sources("games")
        for function in defined(source.tree)
        if any(assignments(function.body))
    }
    assert set(EXCEPTIONS) <= needed
