"""Loyal, Steadfast and Transient: keywords of paying (chapter 15)."""

import pytest

from tests.games.call.scene import A, B, scene


def played(card, domains, **table):
    return scene(hands={A: card}, domains={A: domains}, **table)


def offers(s, key, works):
    (s.offers if works else s.refuses)(A, key)


# -- Loyal -----------------------------------------------------------------------------------------


@pytest.mark.rule("CC 15.16")
@pytest.mark.parametrize(("domains", "works"), [
    ("syndicate agency", False), ("syndicate agency*4", False), ("syndicate | syndicate", False),
    ("syndicate*2", True), ("syndicate*2 agency", True),
])  # fmt: skip
def test_a_loyal_card_is_paid_by_its_own_faction(domains, works):
    offers(played("F067", domains), "play:F067", works)


@pytest.mark.rule("CC 15.16")
@pytest.mark.card("F056")
def test_the_assault_of_the_rulebook():
    table = {"play": {B: "F124 F066"}}  # of cost 5 and 2
    s = played("F056", "cthulhu*4 agency", **table).do("A play:F056")
    s.asks(A, "name_x", "x:2", "x:3", "x:4")
    s.do("A x:4")
    assert (s.status("F066"), s.status("F124")) == ("out", "ready")
    five = played("F056", "cthulhu*5", **table).do("A play:F056", "A x:5", "A choose:F124")
    assert (five.status("F066"), five.status("F124")) == ("ready", "out")


# -- Steadfast -------------------------------------------------------------------------------------


@pytest.mark.example("CC ex-28")
def test_the_steadfast_of_the_rulebook():
    s = played("F012", "agency neutral*4 | !agency | -").do("A play:F012")
    assert s.drained(A) == [1, 2]
    played("F012", "agency neutral*4 | hastur | -").refuses(A, "play:F012")


@pytest.mark.example("CC ex-29")
def test_steadfast_with_transient_and_with_cost_0():
    play = {B: "F153"}
    played("F018", "F003", play=play).refuses(A, "play:F018")
    played("F018", "F003 agency", play=play).offers(A, "play:F018")
    other = {"play": {A: "F010"}}
    played("F054", "cthulhu hastur", **other).refuses(A, "play:F054")
    played("F054", "cthulhu cthulhu", **other).offers(A, "play:F054")


@pytest.mark.rule("CC 15.17", "CC 15.19")
@pytest.mark.parametrize(("domains", "works"), [
    ("agency hastur", False), ("agency hastur | hastur", False), ("agency*2", True),
    ("agency hastur | agency", True), ("agency hastur | !agency", True),
])  # fmt: skip
def test_enough_of_the_faction_on_all_domains_together(domains, works):
    offers(played("F007", domains), "play:F007", works)


@pytest.mark.rule("CC 15.17")
def test_the_opponents_resources_do_not_count():
    s = scene(hands={A: "F007"}, domains={A: "agency hastur", B: "agency*3"})
    s.refuses(A, "play:F007")


@pytest.mark.rule("CC 15.18", "CC 8.5")
@pytest.mark.parametrize(("domains", "works"), [
    ("hastur*2 | !agency*2", False), ("agency | !agency", False), ("agency hastur | !agency", True),
])  # fmt: skip
def test_a_steadfast_card_is_paid_for_as_usual(domains, works):
    offers(played("F007", domains), "play:F007", works)


@pytest.mark.rule("CC 15.20")
@pytest.mark.parametrize(("domains", "works"), [("F003", False), ("F003 agency", True)])
def test_a_transient_resource_is_one_for_steadfast(domains, works):
    s = played("F007", domains)
    offers(s, "play:F007", works)
    if works:
        s.do("A play:F007")
        assert (s.domains(A)[0], s.discard(A), s.play(A)) == ("!F010", ["F003"], ["F007"])


@pytest.mark.rule("CC 15.21", "CC 8.7")
@pytest.mark.parametrize(("domains", "works"), [
    ("cthulhu | !cthulhu", True), ("!cthulhu*2", True), ("cthulhu", False), ("agency*2", False),
])  # fmt: skip
def test_steadfast_at_no_cost(domains, works):
    s = played("F054", domains, play={A: "F010"})
    offers(s, "play:F054", works)


# -- Transient -------------------------------------------------------------------------------------


@pytest.mark.rule("CC 15.25", "CC 15.26")
@pytest.mark.card("F026")
def test_transient_pays_for_two_and_is_destroyed():
    s = played("F028", "F026 | miskatonic").do("A play:F028")
    assert (s.domains(A), s.discard(A)) == (["!", "F029"], ["F026"])
    other = played("F028", "F026 | miskatonic").do("A play:F028").passes(B, A)
    other.refuses(A, "use:F026")
    s.do("B pass", "A use:F026")
    assert (s.hand(A), s.drained(A)) == (["F026"], [1, 2])


@pytest.mark.rule("CC 15.26", "CC 40.61")
def test_transient_pays_for_an_ability():
    s = scene(play={A: "F124", B: "F010"}, domains={A: "F003 agency agency"})
    s.do("A use:F124", "A choose:F010")
    assert (s.domains(A), s.discard(A), s.status("F010")) == (["!F010 F010"], ["F003"], "out")


@pytest.mark.rule("CC 15.25")
@pytest.mark.parametrize(("card", "works"), [("F010", True), ("F008", True), ("F003", False)])
def test_a_transient_resource_counts_as_two(card, works):
    offers(played(card, "F003 neutral"), f"play:{card}", works)


@pytest.mark.rule("CC 15.26")
@pytest.mark.card("F030")
def test_drained_for_any_reason_it_is_destroyed():
    s = scene(play={A: "F030"}, domains={A: "!agency F026 | F003 agency F026"}).do(
        "A use:F030", "A choose:2"
    )
    assert (s.domains(A), sorted(s.discard(A))) == (
        ["F010 F026", "!F010"],
        ["F003", "F026", "F030"],
    )


@pytest.mark.rule("CC 15.27", "CC 15.25")
@pytest.mark.parametrize(("loyal", "domains", "works"), [
    (True, "F003", True), (True, "F026", False), (True, "agency F026", False),
    (False, "agency F026", True), (False, "F026", False),
])  # fmt: skip
def test_both_halves_are_of_its_faction(loyal, domains, works):
    """No Loyal card of the box has Transient resources of its faction: one is made Loyal."""
    s = played("F010", domains)
    cards = s.g.content.cards
    clerk = cards["F010"]._replace(loyal=loyal)
    s.g.content = s.g.content._replace(cards={**cards, "F010": clerk})
    offers(s, "play:F010", works)


@pytest.mark.rule("CC 40.61", "CC 8.11")
@pytest.mark.parametrize(("domains", "works"), [("F003", True), ("F026", True), ("neutral", False)])
def test_it_counts_as_two_for_an_ability_as_well(domains, works):
    s = scene(play={A: "F153"}, domains={A: domains})
    offers(s, "use:F153", works)
