"""Conspiracies (chapter 14)."""

import pytest

from fhtagn.games.call.course_verbs import drop_conspiracy, put_tokens
from tests.games.call.scene import A, B, scene

MINE, HIS = "F156 F157 F158 F155~0", "F156 F157 F158 F155~1"


def won_by(s, seat):
    """The conspiracy gets its last token, by a test effect."""
    return s.happens(put_tokens, seat, s.g.row[-1], 1)


@pytest.mark.example("CC ex-72")
def test_a_conspiracy():
    table = {"hands": {A: "F155 F155"}, "domains": {A: "hastur | hastur"}, "row": HIS}
    s = scene(play={A: "F010", B: "F064"}, **table).do("A play:F155")
    assert (s.row(), s.drained(A)) == (["F156", "F157", "F158", "F155", "F155"], [1])
    s.asks_for(B, "act")
    s.passes(B).refuses(A, "play:F155")
    s.passes(A).passes(A, B).offers(A, "commit:F010:F155:1", "commit:F010:F155:2")
    s.do("A commit:F010:F155:2").passes(A, B).offers(B, "commit:F064:F155:2")


@pytest.mark.example("CC ex-73")
def test_a_conspiracy_won():
    table = {"hands": {A: "F155"}, "domains": {A: "hastur"}, "row": MINE, "won": {B: "F160"}}
    s = scene(tokens={"F155": (0, 4)}, **table)
    s.refuses(A, "play:F155")
    won_by(s, B)
    assert (s.won(B), s.row()) == (["F160", "F155"], ["F156", "F157", "F158"])
    s.do("A play:F155")
    assert s.row() == ["F156", "F157", "F158", "F155"]


@pytest.mark.example("CC ex-74")
def test_a_conspiracy_leaves_play():
    tokens = dict.fromkeys(("F156", "F157", "F158"), (1, 0)) | {"F155": (2, 3)}
    s = scene(play={A: "F152"}, row=MINE, tokens=tokens)
    s.happens(drop_conspiracy, s.g.row[-1])
    assert (s.row(), s.discard(A)) == (["F156", "F157", "F158"], ["F155"])
    assert (s.tokens("F155"), len(s.g.story_deck), s.won(A), s.won(B)) == ((0, 0), 6, [], [])
    s.refuses(A, "use:F152")


@pytest.mark.rule("CC 14.2", "CC 8.6")
def test_it_is_played_for_its_cost_without_match():
    hand = {"hands": {A: "F155"}}
    s = scene(domains={A: "- | hastur"}, **hand).do("A play:F155")
    assert (s.drained(A), s.hand(A), s.row()[-1]) == ([2], [], "F155")
    scene(domains={A: "- | !hastur"}, **hand).refuses(A, "play:F155")


@pytest.mark.rule("CC 14.2", "CC 9.1")
@pytest.mark.parametrize("table", [
    {"at": "story"}, {"at": "draw"}, {"at": "operations", "active": B},
])  # fmt: skip
def test_only_in_ones_own_operations_phase(table):
    s = scene(hands={A: "F155"}, domains={A: "hastur"}, **table).pass_until("act", A)
    s.refuses(A, "play:F155")


@pytest.mark.rule("CC 14.3", "CC 14.10")
def test_it_is_a_story_besides_the_three():
    s = scene(play={A: "F010"}, row=HIS, at="commit")
    s.offers(A, "commit:F010:F155", "commit:F010:F156", "commit:F010:F158")
    s.do("A commit:F010:F155").pass_until("put_tokens").do("A tokens:1")
    assert (s.tokens("F155"), s.row()) == ((1, 0), ["F156", "F157", "F158", "F155"])


@pytest.mark.rule("CC 14.4")
def test_both_players_put_tokens_there():
    s = scene(play={A: "F029@4 F068@4", B: "F071@4"}, row=MINE, at="resolve")
    s.do("A decline", "B tokens:1", "A tokens:1")
    assert s.tokens("F155") == (1, 1)


@pytest.mark.rule("CC 14.5", "CC 14.6")
@pytest.mark.parametrize(("row", "works"), [(MINE, False), (HIS, True)])
def test_only_one_of_ones_own_at_a_time(row, works):
    s = scene(hands={A: "F155"}, domains={A: "hastur"}, row=row)
    (s.offers if works else s.refuses)(A, "play:F155")


@pytest.mark.rule("CC 14.7")
@pytest.mark.parametrize("winner", [A, B])
def test_whoever_wins_it_has_won_a_story(winner):
    tokens = {"F155": (4, 0) if winner == A else (0, 4)}
    s = won_by(scene(row=MINE, tokens=tokens), winner)
    assert (s.won(winner), s.won(1 - winner)) == (["F155"], [])
    last = scene(row=MINE, tokens=tokens, won={winner: "F160 F161"}, story_deck="F159")
    won_by(last, winner).is_over()
    assert last.winner() == winner


@pytest.mark.rule("CC 14.8")
def test_after_it_has_been_won_another_may_be_played():
    table = {"hands": {A: "F155"}, "domains": {A: "hastur"}, "tokens": {"F155": (4, 0)}}
    s = won_by(scene(row=MINE, **table), A).do("A play:F155")
    assert (s.won(A), s.row()[-1], s.tokens("F155")) == (["F155"], "F155", (0, 0))


@pytest.mark.rule("CC 14.9", "CC 1.11")
def test_unwon_it_goes_to_its_owners_pile():
    table = {"row": HIS, "tokens": {"F155": (3, 3)}, "at": "opposed"}
    s = scene(play={A: "F010@4 F034>F155", B: "F064@4"}, **table)
    s.happens(drop_conspiracy, s.g.row[-1])
    assert (s.discard(A), s.discard(B), s.tokens("F155")) == (["F034"], ["F155"], (0, 0))
    assert [(s.at(one), s.status(one)) for one in ("F010", "F064")] == [("", "exhausted")] * 2
    s.passes(A, B).asks_for(A, "act")


@pytest.mark.rule("CC 14.10", "CC 14.13")
def test_nothing_takes_its_place():
    s = won_by(scene(row=MINE, tokens={"F155": (4, 0)}), A)
    assert (s.row(), len(s.g.story_deck)) == (["F156", "F157", "F158"], 6)
    gone = scene(row=MINE)
    gone.happens(drop_conspiracy, gone.g.row[-1])
    assert (gone.row(), len(gone.g.story_deck)) == (["F156", "F157", "F158"], 6)


@pytest.mark.rule("CC 14.13", "CC 40.22")
@pytest.mark.card("F164")
def test_it_does_not_go_into_the_story_deck():
    table = {"row": "F164 F157 F158", "story_deck": "F159", "won": {A: "F155"}}
    s = scene(tokens={"F164": (4, 0)}, **table)
    s.happens(put_tokens, A, s.g.row[0], 1).do("A carry_out:F164")
    assert (s.won(A), s.row(), s.g.story_deck) == (["F155", "F164"], ["F159", "F157", "F158"], ())


@pytest.mark.rule("CC 14.11", "CC 7.7")
def test_elsewhere_it_is_a_card_of_the_deck():
    s = scene(hands={A: "F155"}, at="resource").do("A resource:F155:1")
    assert (s.domains(A)[0], s.row()) == ("F155", ["F156", "F157", "F158"])
    piled = scene(discard={A: "F155"}, play={A: "F010"}, at="commit")
    piled.asks(A, "commit", *(f"commit:F010:{one}" for one in piled.row()), "stay:F010")


@pytest.mark.rule("CC 14.12", "CC 19.9")
@pytest.mark.card("F155")
def test_its_text_applies_to_both_and_nobody_controls_it():
    table = {"hands": {A: "F137"}, "domains": {A: "shub_niggurath*2"}, "at": "opposed"}
    s = scene(play={A: "F008@4", B: "F008@4 F008@1 F010"}, row=MINE, **table)
    assert (s.play(A), s.play(B)) == (["F008"], ["F008", "F008", "F010"])
    s.refuses(A, "play:F137")
    tough = {"play": {A: "F008@4:w1 F008@1:w1", B: "F008@4:w1"}, "row": MINE, "at": "opposed"}
    assert (scene(**tough).play(A), scene(**tough).play(B)) == (["F008"], [])


@pytest.mark.rule("CC 14.12")
@pytest.mark.card("F155")
def test_it_has_no_effect_to_carry_out():
    s = won_by(scene(row=MINE, tokens={"F155": (4, 0)}), A)
    s.asks_for(A, "act")
    assert s.won(A) == ["F155"]
