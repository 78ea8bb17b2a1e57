"""Law 2: nothing on the table changes after a `then` in the same rule; verbs never continue."""

from __future__ import annotations

import pytest

from tests.architecture.flow import Program, changed_after_then
from tests.architecture.sources import ROOT, planted, read, sources, told

HOUSE = Program([*sources("kernel", "games")])

SOUND = """
    def plain(g, seat):
        g.turns += 1
        g.then(act, chance(g))
        g.then(act, seat)

    def at_most_once(g, seats):
        for seat in seats[:1]:
            g.turns += 1
            g.then(act, seat)

    def branches(g, seat):
        if seat:
            g.then(act, seat)
            return
        g.turns += 1
        g.then(act, seat)

    def other_branch(g, seat):
        if seat:
            g.then(act, seat)
        else:
            g.turns += 1

    def repeated(g):
        for seat in range(g.seats):
            g.then(act, seat)

    def changes_then_asks(g):
        for seat in range(g.seats):
            g.hands[seat] = ()
        for seat in range(g.seats):
            g.then(act, seat)

    def leaves_the_loop(g):
        for seat in range(g.seats):
            g.turns += 1
            if seat:
                g.then(act, seat)
                return

    def only_defines(g):
        g.then(act)
        return lambda: g.hands.clear()

    def local_things(g):
        g.then(act)
        found = []
        found.append(1)
        found[0] = 2

    def chance(g):
        g.rng += 1
        return g.rng

    def act(g, seat):
        pass
    """

BREACHES = {
    "an assignment": """
        def rule(g):
            g.then(act)
            g.turns = 1
        """,
    "an item": """
        def rule(g):
            g.then(act)
            g.hands[0] = ()
        """,
    "several targets": """
        def rule(g):
            g.then(act)
            other, g.turns = 1, 2
        """,
    "an addition": """
        def rule(g):
            g.then(act)
            g.hands[0] += (1,)
        """,
    "a deletion": """
        def rule(g):
            g.then(act)
            del g.hands[0]
        """,
    "a method that alters": """
        def rule(g):
            g.then(act)
            g.code.append("x")
        """,
    "a part of a part": """
        def rule(g):
            g.then(act)
            g.active["x"].pop()
        """,
    "setattr": """
        def rule(g):
            g.then(act)
            setattr(g, "turns", 1)
        """,
    "the end of the game": """
        def rule(g):
            g.then(act)
            g.end("over", (1, 2))
        """,
    "a scope that would take in what was put there before": """
        def rule(g):
            g.then(act)
            g.scope("battle")
        """,
    "a verb": """
        def verb(g):
            g.turns += 1

        def rule(g):
            g.then(act)
            verb(g)
        """,
    "a verb of a verb": """
        def verb(g):
            g.turns += 1

        def other(g, seat):
            verb(g)

        def rule(g):
            g.then(act)
            value = other(g, 1)
        """,
    "chance": """
        def chance(g):
            g.rng += 1
            return g.rng

        def rule(g):
            g.then(act)
            g.then(act, chance(g))
        """,
    "a verb after a helper that continues": """
        def helper(g):
            g.then(act)

        def rule(g):
            helper(g)
            g.turns = 1
        """,
    "together": """
        from fhtagn.kernel.agenda import together

        def rule(g):
            together(g, act, [0, 1])
            g.turns = 1
        """,
    "one of two branches": """
        def rule(g, seat):
            if seat:
                g.then(act)
            g.turns = 1
        """,
    "inside the condition": """
        def verb(g):
            g.turns += 1
            return True

        def rule(g):
            g.then(act)
            if verb(g):
                return
        """,
    "the second time round": """
        def rule(g):
            for seat in range(2):
                g.turns += 1
                g.then(act, seat)
        """,
    "the second time round after continue": """
        def rule(g):
            for seat in range(2):
                g.turns += 1
                if seat:
                    g.then(act, seat)
                    continue
                return
        """,
    "after the loop": """
        def rule(g):
            while g.seats:
                g.then(act)
                break
            g.turns = 1
        """,
    "in a handler": """
        def rule(g):
            try:
                g.then(act)
            except KeyError:
                g.turns = 1
        """,
    "in a match": """
        def rule(g, seat):
            match seat:
                case 1:
                    g.then(act)
            g.turns = 1
        """,
    "an inner function": """
        def outer():
            def rule(g):
                g.then(act)
                g.turns = 1
            return rule
        """,
}


def test_what_is_allowed():
    source = planted(SOUND)
    assert changed_after_then(Program([source]), source) == []


@pytest.mark.parametrize("breach", BREACHES.values(), ids=BREACHES)
def test_what_is_not(breach):
    source = planted(breach)
    assert len(changed_after_then(Program([source]), source)) == 1


def test_a_verb_from_another_module_is_known():
    verbs = planted("def put(g, card):\n    g.cards += (card,)\n", "fhtagn.games.fake.verbs")
    text = """
        from fhtagn.games.fake.verbs import put as lay

        def rule(g):
            g.then(act)
            lay(g, 1)
        """
    source = planted(text)
    assert len(changed_after_then(Program([verbs, source]), source)) == 1
    assert changed_after_then(Program([source]), source) == []


def test_what_has_happened_is_told_before_what_comes_later():
    """It may be kept for what answers it, which is a change."""
    text = """
        from fhtagn.kernel.events import happened

        def told_too_late(g):
            g.then(act)
            happened(g, Acted)

        def told_in_time(g):
            happened(g, Acted)
            g.then(act)
        """
    source = planted(text)
    found = changed_after_then(Program([*HOUSE.sources, source]), source)
    assert [one.what for one in found] == ["happened(g, Acted)"]


@pytest.mark.parametrize("source", HOUSE.sources, ids=lambda one: one.module)
def test_nothing_changes_after_then(source):
    assert not told(lambda one: changed_after_then(HOUSE, one), source)


def test_the_proof_tables_keep_the_law_too():
    tables = [read(path) for path in sorted((ROOT / "tests/kernel/tables").glob("*.py"))]
    program = Program([*HOUSE.sources, *tables])
    assert not told(lambda one: changed_after_then(program, one), *tables)


def test_the_house_is_understood():
    """If the table were called otherwise, the check would see nothing."""
    assert "fhtagn.games.heroes.verbs.draw_top" in HOUSE.changing
    assert "fhtagn.kernel.chance.pick" in HOUSE.changing
    assert "fhtagn.kernel.events.happened" in HOUSE.changing
    assert "fhtagn.games.heroes.turn.next_turn" in HOUSE.continuing
    assert "fhtagn.games.heroes.settle.settle" in HOUSE.continuing
    assert "fhtagn.games.heroes.queries.targets" not in HOUSE.changing | HOUSE.continuing


def test_verbs_never_continue():
    verbs = {name for name in HOUSE.functions if ".verbs." in name}
    assert verbs
    assert not verbs & HOUSE.continuing


def test_a_verb_that_continues_is_found():
    source = planted("def put(g):\n    g.then(act)\n", "fhtagn.games.fake.verbs")
    assert Program([source]).continuing >= {"fhtagn.games.fake.verbs.put"}
