"""Fast, Invulnerability, Toughness, Willpower (chapter 15), and Freelance Agent's icons."""

import pytest

from fhtagn.games.call.harm import harm
from fhtagn.games.call.queries import WILLPOWER, has
from tests.games.call.scene import A, B, scene
from tests.games.playing import told

ONE = "put_tokens", "tokens:1", "tokens:0"


def story(mine, others="", **table):
    """The first story of the row is being resolved."""
    return scene(**({"play": {A: mine, B: others}, "at": "resolve"} | table))


def told_of(s, *kinds):
    return [one for one in s.told(A) if one["kind"] in kinds]


# -- Fast ------------------------------------------------------------------------------------------


@pytest.mark.example("CC ex-46")
def test_fast_breaks_a_tie():
    s = story("F088@1", "F112@1 F010@1")
    assert told_of(s, "struggle_won")[0] == told("struggle_won", seat=A, icon="terror", count=0)
    assert s.status("F010") == "insane"


@pytest.mark.rule("CC 15.1")
def test_the_faster_side_wins_tied_struggles():
    s = story("F066@1", "F009@1")
    assert told_of(s, "struggle_won")[0] == told("struggle_won", seat=B, icon="combat", count=0)
    assert s.status("F066") == "out"


@pytest.mark.rule("CC 15.2")
def test_fast_decides_a_tied_success_for_the_active_player():
    s = story("F064@1", "F047@1 F065@1").do("B wound:F047", "A tokens:0")
    s.asks(A, *ONE)
    assert told_of(s, "succeeded") == [told("succeeded", seat=A, story="F156", first=2, second=2)]


@pytest.mark.rule("CC 15.2", "CC 12.6")
def test_fast_gives_the_opponent_no_success():
    s = story("F047@1 F065@1", "F064@1").do("A wound:F047", "B tokens:0")
    s.asks_for(A, "act")
    assert (told_of(s, "succeeded"), s.tokens("F156")) == ([], (0, 0))


@pytest.mark.rule("CC 15.3")
def test_a_tie_at_zero_has_no_winner():
    s = story("F064@1", "F065@1")
    assert told_of(s, "tied_struggle") == [
        told("tied_struggle", icon="terror", first=0, second=0),
        told("tied_struggle", icon="arcane", first=0, second=0),
    ]  # fmt: skip
    assert s.status("F064") == "exhausted"


@pytest.mark.rule("CC 15.4")
@pytest.mark.parametrize("others", ["F064@1", "F072@1 F009"])
def test_equally_many_fast_characters_leave_a_tie(others):
    mine = "F064@1" if others == "F064@1" else "F072@1 F064"
    s = story(mine, others)
    assert told_of(s, "struggle_won", "succeeded") == []
    s.asks_for(A, "act")


@pytest.mark.rule("CC 15.4", "CC 15.1")
def test_it_is_their_number_that_counts():
    two = story("F009@1 F009@1", "F064@1")
    assert told_of(two, "struggle_won")[0] == told("struggle_won", seat=A, icon="combat", count=0)


@pytest.mark.rule("CC 15.5")
@pytest.mark.parametrize("elsewhere", ["F064", "F064@2"])
def test_only_those_at_the_story_are_counted(elsewhere):
    s = story(f"F092@1 {elsewhere}", "F006@1")
    if "@" in elsewhere:
        s.do("A resolve:F156")
    assert told_of(s, "tied_struggle")[1:3] == [
        told("tied_struggle", icon="combat", first=1, second=1),
        told("tied_struggle", icon="arcane", first=1, second=1),
    ]  # fmt: skip


# -- Invulnerability -------------------------------------------------------------------------------


@pytest.mark.example("CC ex-56")
def test_invulnerable_but_mortally_wounded_already():
    table = {"hands": {B: "F139"}, "domains": {B: "shub_niggurath*2"}, "at": "story"}
    s = scene(play={A: "F023", B: "F148:w2"}, **table).passes(A).do("B play:F139")
    s.passes(A, B).do("A commit:F023:F156")
    assert (s.status("F148"), s.discard(B)) == ("out", ["F139", "F148"])


@pytest.mark.rule("CC 15.12")
def test_the_invulnerable_cannot_be_chosen_for_a_wound():
    s = scene(play={A: "F124", B: "F122 F010"}, domains={A: "agency*4"})
    s.do("A use:F124").asks(A, "choose_character", "choose:F010", "choose:F124")
    alone = scene(play={B: "F122"}, hands={A: "F017"}, domains={A: "agency*3"})
    alone.refuses(A, "play:F017")


@pytest.mark.rule("CC 15.12", "CC 16.19")
def test_the_invulnerable_receives_no_tokens():
    s = scene(play={B: "F122 F010"})
    s.happens(harm, ((s.card("F122"), 3), (s.card("F010"), 1)), A)
    assert (s.wounds("F122"), s.status("F122"), s.status("F010")) == (0, "ready", "out")


@pytest.mark.rule("CC 15.13", "CC 15.12")
@pytest.mark.card("F056")
def test_the_invulnerable_can_be_destroyed():
    s = scene(play={B: "F122"}, hands={A: "F056"}, domains={A: "cthulhu*4"}).do("A play:F056")
    assert (s.status("F122"), s.discard(B)) == ("out", ["F122"])


@pytest.mark.rule("CC 15.14")
@pytest.mark.card("F104")
def test_a_wound_for_everybody_passes_them_over():
    s = scene(play={A: "F104 F122 F010 F008", B: "F041"}, hands={A: "F017"},
              domains={A: "agency*3"})  # fmt: skip
    s.do("A play:F017", "A choose:F104")
    assert (s.play(A), s.play(B)) == (["F122", "F008"], ["F041"])
    assert [s.wounds(one) for one in ("F122", "F008", "F041")] == [0, 1, 0]


@pytest.mark.rule("CC 15.15", "CC 15.24")
def test_invulnerability_does_not_bear_wounds():
    s = scene(play={A: "F091:w1"})
    assert s.status("F091") == "out"
    late = scene(play={A: "F091@1:w1 F015>F091", B: "F051"}, domains={B: "agency*3"}, at="opposed")
    assert (late.status("F091"), late.wounds("F091")) == ("exhausted", 1)
    late.passes(A).do("B use:F051")
    assert (late.status("F015"), late.status("F091")) == ("out", "out")


# -- Toughness -------------------------------------------------------------------------------------


@pytest.mark.example("CC ex-51")
def test_toughness():
    s = story("F126@1", "F044@1:w1")
    assert (s.status("F044"), s.wounds("F044")) == ("exhausted", 2)
    s.do("A tokens:0").passes(A, B)
    assert (s.g.phase, s.wounds("F044"), s.status("F044")) == ("refresh", 2, "ready")
    s.happens(harm, ((s.card("F044"), 1),), A)
    assert (s.status("F044"), s.discard(B)) == ("out", ["F044"])


@pytest.mark.example("CC ex-52")
def test_toughness_adds_up():
    s = scene(play={A: "F044 F015>F044"})
    s.happens(harm, ((s.card("F044"), 3),), B)
    assert (s.status("F044"), s.wounds("F044")) == ("ready", 3)
    s.happens(harm, ((s.card("F044"), 1),), B)
    assert (s.status("F044"), sorted(s.discard(A))) == ("out", ["F015", "F044"])


@pytest.mark.example("CC ex-53")
def test_toughness_lost():
    s = scene(play={A: "F023", B: "F013:w1"}, at="commit").do("A commit:F023:F156")
    assert told_of(s, "committed", "fell") == [
        told("committed", seat=A, card="F023", story="F156"),
        told("fell", how="destroyed", seat=B, card="F013"),
    ]
    s.asks_for(A, "act")


@pytest.mark.example("CC ex-86")
@pytest.mark.parametrize(("extra", "state", "wounds"), [
    ("", "out", 0), (" F015>F013 F073", "ready", 5),
])  # fmt: skip
def test_seven_wounds(extra, state, wounds):
    table = {"hands": {A: "F017", B: "F136"}, "domains": {A: "agency*3", B: "shub_niggurath"}}
    s = scene(play={B: f"F013 F130{extra}"}, **table).do("A play:F017", "A choose:F013")
    s.do("B use:F130", "B play:F136")
    assert (s.status("F013"), s.wounds("F013")) == (state, wounds)
    assert told("wounded", seat=B, card="F013", count=5) in s.told(A)


@pytest.mark.rule("CC 15.22")
@pytest.mark.parametrize(("wounds", "state"), [(1, "ready"), (3, "ready"), (4, "out")])
def test_a_tough_character_survives_so_many_wounds(wounds, state):
    s = scene(play={A: "F013"})
    s.happens(harm, ((s.card("F013"), wounds),), B)
    assert s.status("F013") == state


@pytest.mark.rule("CC 15.23")
@pytest.mark.card("F015", "F073")
def test_toughness_of_several_sources_is_added():
    s = scene(play={A: "F008 F015>F008 F015>F008 F073"})
    s.happens(harm, ((s.card("F008"), 4),), B)
    assert s.status("F008") == "ready"
    s.happens(harm, ((s.card("F008"), 1),), B)
    assert s.status("F008") == "out"


@pytest.mark.rule("CC 15.23", "CC 15.24")
@pytest.mark.card("F063")
def test_toughness_gained_for_a_phase_is_added_and_lost():
    s = scene(play={A: "F063 F073", B: "F013"}, domains={A: "agency*2"})
    s.do("A use:F063", "A choose:F013")
    s.happens(harm, ((s.card("F063"), 4),), B)
    assert (s.status("F063"), s.wounds("F063")) == ("ready", 4)
    s.passes(B, A)
    assert (s.g.phase, s.status("F063")) == ("story", "out")


@pytest.mark.rule("CC 15.24", "CC 40.2")
@pytest.mark.card("F015")
def test_whoever_loses_toughness_dies_of_old_wounds():
    table = {"hands": {A: "F058"}, "domains": {A: "cthulhu"}}
    s = scene(play={B: "F010:w1 F015>F010 F008:w1"}, **table).do("A play:F058")
    assert (s.discard(B), s.play(B)) == (["F015", "F010"], ["F008"])


# -- Willpower and Terror icons --------------------------------------------------------------------


@pytest.mark.example("CC ex-114")
def test_mulder():
    table = {"hands": {B: "F029"}, "domains": {B: "miskatonic"}, "active": B}
    s = scene(play={A: "F005 F010 F064", B: "F008 F009"}, **table).do("B play:F029")
    assert s.status("F005") == "insane"
    armed = scene(play={A: "F005 F054>F005 F010 F064", B: "F008 F009"}, **table)
    armed.do("B play:F029")
    assert armed.status("F005") == "ready"
    lost = {"hands": {B: "F058"}, "domains": {B: "cthulhu"}, "active": B}
    bare = scene(play={A: "F005 F054>F005 F010 F064", B: "F008 F009 F029"}, **lost)
    bare.do("B play:F058")
    assert (bare.status("F005"), bare.status("F054")) == ("insane", "out")


@pytest.mark.example("CC ex-165")
def test_peeler_and_the_count_of_cultists():
    table = {"hands": {B: "F058"}, "domains": {B: "cthulhu"}, "active": B}
    s = scene(play={A: "F011 F103 F108 F143>F108"}, **table)
    assert (has(s.g, s.card("F011"), WILLPOWER), s.icons("F103")) == (True, "CCC")
    s.do("B play:F058")
    assert (s.status("F143"), has(s.g, s.card("F011"), WILLPOWER)) == ("out", False)


@pytest.mark.rule("CC 15.28", "CC 15.29")
@pytest.mark.card("F081")
def test_neither_willpower_nor_terror_can_be_chosen():
    s = scene(play={A: "F081", B: "F003 F112 F010 F029"}, domains={A: "agency*3"})
    s.do("A use:F081").asks(A, "choose_character", "choose:F010", "choose:F029")
    none = scene(play={A: "F081", B: "F003 F112"}, domains={A: "agency*3"})
    none.refuses(A, "use:F081")


@pytest.mark.rule("CC 15.30", "CC 15.29")
@pytest.mark.card("F054", "F036")
def test_an_icon_gained_protects_and_one_lost_does_not():
    table = {"hands": {A: "F036"}, "domains": {A: "miskatonic | agency*3"}}
    s = scene(play={A: "F081", B: "F010 F054>F010 F112"}, **table)
    s.refuses(A, "use:F081")
    s.do("A play:F036", "A choose:F112", "B pass", "A use:F081")
    assert (s.status("F112"), s.status("F010")) == ("insane", "ready")


@pytest.mark.rule("CC 15.30", "CC 15.28")
@pytest.mark.card("F155")
def test_a_keyword_lost_protects_no_more():
    s = scene(play={A: "F085@4", B: "F003@4"}, row="F156 F157 F158 F155~0", at="resolve")
    assert s.status("F003") == "insane"


# -- Freelance Agent -------------------------------------------------------------------------------


@pytest.mark.example("CC ex-129")
def test_freelance_agent():
    s = scene(play={A: "F142@1 F008@2", B: "F064@1 F029@2 F010@2"}, at="opposed")
    assert s.icons("F142") == "C" * 6


@pytest.mark.rule("CC 40.14")
@pytest.mark.card("F142")
def test_he_counts_the_weaker_ones_at_all_stories():
    s = scene(play={A: "F142@1 F029@2", B: "F029@2 F032@3 F010@1 F065"}, at="opposed")
    assert s.icons("F142") == "CC" + "CC" * 2
    home = scene(play={A: "F142", B: "F029@1"}, at="opposed")
    assert home.icons("F142") == "CC"
