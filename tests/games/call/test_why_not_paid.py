"""Why something cannot be paid for, and that in real games nothing is left without a reason."""

import pytest

from fhtagn.games.call.abilities import USES
from fhtagn.games.call.legality import WINDOWS
from fhtagn.games.call.payment import worth
from fhtagn.games.call.queries import is_blank, is_insane, is_ready
from fhtagn.games.call.state import NOWHERE
from fhtagn.games.call.timing import declare
from fhtagn.games.call.usable import user_of
from fhtagn.kernel.agenda import decisions, option
from fhtagn.kernel.present import offered, refused
from fhtagn.kernel.rules import key_of
from fhtagn.lab.play import busy, uniform, walk
from tests.effort import effort
from tests.games.call.refused import is_cured, is_readable, is_told, reasons, rows, told
from tests.games.call.scene import GAME, A, B, scene


def short(needed, found):
    return told("CC 8.1", "too_little", needed=needed, found=found)


def drained(needed):
    return told("CC 8.3", "all_drained", needed=needed)


def unmatched(faction, needed):
    return told("CC 8.5", "no_match", faction=faction, needed=needed)


def disloyal(faction, needed):
    return told("CC 15.16", "not_loyal", faction=faction, needed=needed)


def unsteady(faction, needed):
    return told("CC 15.17", "not_steadfast", faction=faction, needed=needed)


def holding(card, domains):
    return {"hands": {A: card}, "domains": {A: domains}}


# -- a fixed cost ----------------------------------------------------------------------------------


@pytest.mark.rule("CC 8.1", "CC 8.3", "CC 8.5")
@rows(
    ("play:F010", short(2, 1), holding("F010", "agency | agency | !agency"),
     holding("F010", "agency | agency*2")),
    ("play:F010", drained(2), holding("F010", "!agency*2 | agency"),
     holding("F010", "agency*2 | !agency")),
    ("play:F010", unmatched("agency", 2), holding("F010", "hastur*3 | agency | !agency*2"),
     holding("F010", "hastur agency")),
    ("play:F142", short(3, 2), holding("F142", "hastur*2"), holding("F142", "hastur*3")),
    ("play:F020", unmatched("agency", 1), holding("F020", "hastur") | {"play": {B: "F010"}},
     holding("F020", "agency")),
)  # fmt: skip
def test_no_domain_pays_for_the_card(key, reason, at, cure):
    is_cured(key, reason, at, cure)


@pytest.mark.rule("CC 15.16", "CC 15.17")
@rows(
    ("play:F067", disloyal("syndicate", 2), holding("F067", "syndicate hastur"),
     holding("F067", "syndicate*2")),
    ("play:F067", drained(2), holding("F067", "!syndicate*2 | syndicate"),
     holding("F067", "syndicate*2")),
    ("play:F007", unsteady("agency", 2), holding("F007", "agency hastur"),
     holding("F007", "agency hastur | !agency")),
    ("play:F007", short(2, 1), holding("F007", "agency | agency"),
     holding("F007", "agency hastur | agency")),
    ("play:F054", unsteady("cthulhu", 2),  # it costs nothing, and yet
     holding("F054", "cthulhu") | {"play": {A: "F010"}}, holding("F054", "cthulhu | cthulhu")),
)  # fmt: skip
def test_loyal_and_steadfast(key, reason, at, cure):
    is_cured(key, reason, at, cure)


@pytest.mark.rule("CC 8.1", "CC 8.3", "CC 9.17")
@rows(
    ("use:F081", short(3, 2), {"play": {A: "F081", B: "F010"}, "domains": {A: "agency*2"}},
     {"domains": {A: "agency*3"}}),
    ("use:F066", drained(1), {"play": {A: "F066"}, "domains": {A: "!syndicate*3"}},
     {"domains": {A: "!syndicate*3 | neutral"}}),
    ("use:F003", short(1, 0), {"discard": {A: "F003"}, "fallen": "F003"},
     {"domains": {A: "hastur"}}),
)  # fmt: skip
def test_no_domain_pays_for_the_ability(key, reason, at, cure):
    is_cured(key, reason, at, cure)


@pytest.mark.rule("CC 9.17")
def test_whose_ability_it_is():
    """The bearer's controller is told, not the one whose Attachment it is; of cards that are
    neither in play nor in hand nobody is told anything."""
    s = scene(
        play={A: "F029@1 F014>F064", B: "F064@1"}, discard={A: "F066 F003"}, deck={A: "F066 F066"},
        domains={A: "F066"}, at="committed",
    )  # fmt: skip
    assert [key for key in reasons(s, A) if key.startswith("use")] == []
    is_told(s, B, "use:F014", told("CC 4.17", "not_asked", seat=A))
    is_told(s.passes(A), B, "use:F014", short(1, 0))


# -- X and discounts -------------------------------------------------------------------------------

G_MEN = {"play": {B: "F013"}}  # skill and cost 6


@pytest.mark.rule("CC 8.1", "CC 8.3", "CC 8.5", "CC 15.16")
@rows(
    ("play:F016", short(6, 5), holding("F016", "agency*5") | G_MEN, holding("F016", "agency*6")),
    ("play:F016", drained(6), holding("F016", "!agency*6 | agency*2") | G_MEN,
     {"play": {B: "F013 F064"}}),
    ("play:F016", unmatched("agency", 6), holding("F016", "hastur*7 | agency*2") | G_MEN,
     holding("F016", "hastur*5 agency")),
    ("play:F056", disloyal("cthulhu", 6), holding("F056", "cthulhu*5 hastur") | G_MEN,
     {"play": {B: "F064 F013"}, "domains": {A: "cthulhu*3 hastur"}}),
    ("use:F033", drained(2), {"play": {A: "F033 F010@1"}, "domains": {A: "!agency*2 | agency"},
                              "at": "committed"}, {"domains": {A: "agency*2"}}),
)  # fmt: skip
def test_the_least_x_that_would_do(key, reason, at, cure):
    is_cured(key, reason, at, cure)


@pytest.mark.rule("CC 8.1", "CC 8.3")
def test_an_x_of_nothing_is_always_paid_unless_cards_have_become_dearer():
    s = scene(hands={A: "F077 F120"}, domains={A: "yog_sothoth"})
    s.offers(A, "play:F077")
    assert "play:F077" not in reasons(s)
    is_told(s.do("A play:F120").passes(B), A, "play:F077", drained(1))


@pytest.mark.rule("CC 8.1", "CC 8.3", "CC 8.5")
@rows(
    ("play:F085", short(4, 3), holding("F085", "hastur*2 agency | hastur neutral"),
     holding("F085", "hastur neutral agency")),
    ("play:F085", drained(3), holding("F085", "!hastur neutral agency | hastur*4"),
     holding("F085", "hastur neutral agency")),
    ("play:F085", unmatched("hastur", 2), holding("F085", "agency neutral cthulhu"),
     holding("F085", "agency neutral cthulhu hastur")),
    ("play:F101", short(6, 5),
     holding("F101", "yog_sothoth*5") | {"discard": {A: "F036 F100 F010", B: "F036"}},
     {"discard": {A: "F036 F100 F115"}}),
    ("play:F022", short(3, 2), holding("F022", "miskatonic*2") | {"play": {A: "F025"}},
     {"play": {A: "F025 F025"}}),
)  # fmt: skip
def test_what_it_costs_with_all_discounts(key, reason, at, cure):
    is_cured(key, reason, at, cure)


# -- in play ---------------------------------------------------------------------------------------


def own_keys(g, seat):
    """All the seat holds, and all it could use of what is in play, by the keys they would have."""
    held = {f"play:{g.code[card]}" for card in g.hands[seat]}
    return held | {
        key_of(g, option(declare, seat, card, name, NOWHERE))
        for card, names in g.abilities.items()
        for name in names
        if name in USES and USES[name].timing in WINDOWS
        and user_of(g, card, USES[name]) == seat
    }  # fmt: skip


def is_true(g, seat, task, reason):
    """Whether what the reason says is so."""
    (_, (_, card, _, _)), about, asked = task, reason.about, decisions(g)[0]
    domains = g.domains[seat]
    checks = {
        "own_operations_only": lambda: (g.phase, g.active) != ("operations", seat),
        "not_asked": lambda: asked.seat == about["seat"] != seat,
        "insane": lambda: is_insane(g, card),
        "blank": lambda: is_blank(g, card),
        "exhausted": lambda: not is_ready(g, card),
        "unique": lambda: g.code[card] in {g.code[one] for one in (*g.play[0], *g.play[1])},
        "too_little": lambda: (
            max(worth(g, one) for one in domains) == about["found"] < about["needed"]
        ),
        "all_drained": lambda: any(
            one.drained and worth(g, one) >= about["needed"] for one in domains
        ),
        "no_match": lambda: any(
            not one.drained and worth(g, one) >= about["needed"] for one in domains
        ),
    }
    return checks.get(reason.why, lambda: True)()


@pytest.mark.rule("CC 17.21", "CC 8.23", "CC 9.17")
def test_in_random_games_all_is_offered_or_refused_and_reasons_are_true(did):
    tables, policies, read = GAME.proof.variants(2), (uniform, busy), set()
    enough = effort(3000, least=500)
    for number, seed in enumerate(did.seeds()):
        for at in walk(GAME, tables[seed * 7 % len(tables)], seed, policies[number % 2]):
            did["plies"] += 1
            for seat in (A, B) if at.g.outcome is None and at.g.turn else ():
                able, told_of = offered(GAME, at.g, seat), refused(GAME, at.g, seat)
                assert not able.keys() & told_of.keys()
                assert own_keys(at.g, seat) <= able.keys() | told_of.keys()
                for task, reason in GAME.rules.refusals(at.g, seat):
                    assert is_true(at.g, seat, task, reason), (key_of(at.g, task), reason)
                    read.add((reason.rule, reason.why, *reason.about.items()))
        if did["plies"] >= enough:
            break
    assert all(is_readable(told(rule, why, **dict(about)), A) for rule, why, *about in read)
    did["reasons"] += len(read)
    did["whys"] += len({why for _, why, *_ in read})
    did.at_least(plies=500, reasons=60, whys=10)
