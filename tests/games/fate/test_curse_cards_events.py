"""The Curses that wait for an event: their punishments, and that no punishment can be answered."""

import pytest

from tests.games.fate.cursed import CAUSES, FEW, WORM, has_fired, is_done, last_curse, play
from tests.games.fate.scene import A, B, C, scene
from tests.games.playing import told

# -- no answer to a punishment ---------------------------------------------------------------------


@pytest.mark.rule("FG 15.1.6", "FG 40.1.54", "FG 40.2.3")
@pytest.mark.parametrize(
    "code",
    ["last_seal", "empty_pews", "echo_in_the_dark", "jealous_idol", "ill_omened_dice"],
)
def test_the_signs_of_a_punishment_cannot_be_ignored(code):
    """The moves are those that set it off, and no question comes between."""
    cause = CAUSES[code]
    own = cause.table.get("artifacts", {A: ""})[A]
    s = play(code, artifacts={A: f"{own} star_stone"}, met=(A,))
    assert is_done(s, code)
    assert "star_stone" in s.artifacts(A)
    assert s.signs(A) == {"jealous_idol": 2, "ill_omened_dice": 2}.get(code, 1)


@pytest.mark.card("marked_house")
@pytest.mark.rule("FG 15.1.6", "FG 40.2.3", "FG 40.1.54")
def test_nothing_answers_the_raid_of_a_punishment():
    s = scene(
        curse_top="marked_house", investigators="B 4", dice="X E T K",
        artifacts={A: "pickmans_canvas", B: "zanns_viol amulet_of_nephren_ka star_stone"},
        reserve={B: "bribed_constable veil_museum antiquarys_ward"},
    )  # fmt: skip
    s.do("A use:pickmans_canvas", "A rival:1", auto=False)
    s.asks_for(A, "move")
    assert (s.signs(B), s.investigators(B)) == (2, 1)


@pytest.mark.card("watcher_at_the_threshold")
@pytest.mark.rule("FG 40.1.60")
def test_cultists_lost_to_a_punishment_are_lost_to_nobody():
    s = play("watcher_at_the_threshold", reserve={A: "martyrdom"})
    assert is_done(s, "watcher_at_the_threshold")
    s.asks_for(A, "control_die")
    assert s.reserve(A) == ["martyrdom"]


@pytest.mark.card("hungry_door", "unquiet_stacks")
@pytest.mark.rule("FG 15.1.9", "FG 40.1.25")
def test_one_event_sets_off_every_curse_that_names_it_the_oldest_first():
    s = play("hungry_door", curses={A: "unquiet_stacks hungry_door"})
    fired = [event["curse"] for event in s.told(B) if event["kind"] == "curse_fired"]
    assert fired == ["unquiet_stacks", "hungry_door"]
    assert is_done(s, "hungry_door")


@pytest.mark.card("hungry_door")
@pytest.mark.rule("FG 15.1.3")
def test_what_happened_before_it_was_gained_does_not_count():
    s = scene(hands={A: "Gate C"}, reserve={A: "shatter_the_pentacle"}, curse_top="hungry_door")
    s.do("A move_gate>library", "A cast:shatter_the_pentacle")
    assert s.curses(A) == ["hungry_door"]


# -- actions and Spells ----------------------------------------------------------------------------


@pytest.mark.parametrize(("supply", "sent"), [(5, 3), (2, 2), (0, 0)])
@pytest.mark.card("informer")
@pytest.mark.rule("FG 40.1.26", "FG 40.1.12")
def test_the_informer_brings_three_investigators_or_as_many_as_there_are(supply, sent):
    s = play("informer", supply=supply)
    assert (s.investigators(A), s.investigators("supply")) == (sent, supply - sent)
    assert is_done(s, "informer")
    s.asks_for(A, "artifact")  # the Base Action is still to come


@pytest.mark.card("informer")
@pytest.mark.rule("FG 17.4.2")
def test_to_buy_off_a_curse_is_no_control_action():
    table = {"players": 1, "strict": True, "at": "actions", "here": "museum"}
    s = scene(**table, cultists={A: "museum 3"}, curses={A: "backlash informer"}).do("A buy_off")
    assert s.curses(A) == ["informer"]


PAIRS = 15  # of six Cultists in six locations


@pytest.mark.card("backlash")
def test_the_holder_of_backlash_picks_two_cultists():
    s = play("backlash")
    s.asks_for(C, "sacrifice")
    assert len(s.keys(C, "sacrifice:")) == PAIRS
    s.do("C sacrifice:0.museum+0.library")
    assert [s.cultists(A, place) for place in ("museum", "library", "abyss")] == [0, 0, 9]
    assert is_done(s, "backlash")


@pytest.mark.parametrize(("players", "chooser"), [(1, A), (2, B), (4, 3)])
@pytest.mark.card("backlash")
@pytest.mark.rule("FG 15.1.1", "FG 40.1.25")
def test_the_holder_is_the_player_on_the_right_and_alone_oneself(players, chooser):
    s = play("backlash", players=players, strict=True)
    s.asks_for(chooser, "sacrifice")


@pytest.mark.card("backlash")
def test_backlash_comes_after_a_cancelled_spell_too():
    table = {"reserve": {A: "crack_the_seal"}, "signs": {A: 1}}
    s = scene(**table, curses={A: "backlash"}, artifacts={B: "book_of_eibon"})
    s.do("A cast:crack_the_seal")
    assert not has_fired(s, "backlash")
    s.do("B use:book_of_eibon")
    assert (s.signs(A), s.discard()) == (1, ["crack_the_seal"])
    s.asks_for(C, "sacrifice")


@pytest.mark.card("backlash")
@pytest.mark.rule("FG 40.1.26")
def test_backlash_takes_the_last_cultist_of_the_altar():
    s = play("backlash", cultists={A: f"other_worlds 1, {FEW}, abyss 5"})
    assert (s.cultists(A, "other_worlds"), s.cultists(A, "abyss")) == (0, 6)
    assert is_done(s, "backlash")


@pytest.mark.card("backlash", "blood_debt")
def test_a_punishment_makes_no_blood_debt():
    s = play("backlash", curses={A: "blood_debt backlash"}, token={A: 2})
    s.do("C sacrifice:0.museum+0.library")
    assert (s.curses(A), s.token(A)) == (["blood_debt"], 2)


@pytest.mark.card("blood_debt")
def test_blood_debt_takes_back_a_space():
    s = play("blood_debt")
    assert s.token(A) == 2  # on by the Spell, and back
    assert is_done(s, "blood_debt")


@pytest.mark.card("blood_debt")
@pytest.mark.rule("FG 40.1.26")
def test_who_stands_at_the_start_owes_nothing_more():
    table = {"at": "actions", "here": "museum", "cultists": {A: "museum 4"}, "signs": {A: 2}}
    s = scene(**table, curses={A: "blood_debt"})
    s.do("A control_action:museum", "A leave_display", "A break_sign:0", "A break_sign:0")
    assert (s.token(A), s.signs(A)) == (0, 0)
    assert is_done(s, "blood_debt")


@pytest.mark.card("blood_debt")
def test_one_cultist_for_a_card_and_one_for_an_action_are_no_debt():
    s = scene(at="actions", cultists={A: "other_worlds 2"}, curses={A: "blood_debt"}, **WORM)
    s.rolls("T").do("A use:de_vermis_mysteriis", "A no_die")
    assert s.cultists(A, "other_worlds") == 0
    assert (s.token(A), s.curses(A)) == (2, ["blood_debt"])


# -- moving ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cultists", "place"),
    [
        ("library 2, lodge 5, abyss 5", "library"),
        ("library 0, lodge 5, abyss 5", "lodge"),
        ("library 0, lodge 0, abyss 5", "abyss"),
    ],
)
@pytest.mark.card("hungry_door")
def test_the_door_devours_there_then_in_the_lodge_then_in_the_abyss(cultists, place):
    s = play("hungry_door", cultists={A: cultists})
    assert told("devoured", seat=A, place=place) in s.told(A)
    assert len([event for event in s.told(A) if event["kind"] == "devoured"]) == 1
    assert is_done(s, "hungry_door")


@pytest.mark.card("hungry_door")
@pytest.mark.rule("FG 40.1.26")
def test_a_door_without_food_is_done():
    s = play(
        "hungry_door",
        cultists={A: "museum 20, other_worlds 0, ceremony 0, streets 0, gathering 0, library 0"},
    )
    assert (s.cultists(A, "museum"), s.cultists(A, "devoured")) == (20, 0)
    assert is_done(s, "hungry_door")


@pytest.mark.card("echo_in_the_dark")
def test_the_echo_brings_a_sign_and_costs_a_spell_at_random():
    s = play("echo_in_the_dark")
    assert (s.signs(A), s.discard()) == (1, ["dark_communion_library"])
    assert is_done(s, "echo_in_the_dark")
    kept = set()
    for rng in range(1, 9):
        s = scene(
            hands={A: "dark_communion_museum veil_museum L S"}, curses={A: "echo_in_the_dark"}
        )
        s.g.rng = rng << 32
        s.do("A move_pair:dark_communion_museum+veil_museum>library")
        kept |= {*s.discard()}
    assert kept == {"dark_communion_library", "dark_communion_streets"}


@pytest.mark.card("echo_in_the_dark")
@pytest.mark.rule("FG 40.1.26")
def test_an_echo_in_an_empty_hand_brings_the_sign_alone():
    s = play("echo_in_the_dark", hands={A: "dark_communion_museum veil_museum"})
    assert (s.signs(A), s.discard()) == (1, [])
    assert is_done(s, "echo_in_the_dark")


@pytest.mark.card("unquiet_stacks")
@pytest.mark.rule("FG 40.1.57", "FG 40.1.21")
def test_the_stacks_discard_the_column_before_investigators_follow():
    s = play(
        "unquiet_stacks", columns={"library": "M Gate S", "museum": "L"}, investigators="library 3"
    )
    assert (s.column("library"), s.column("museum")) == ("", "L Gate")
    assert sorted(s.discard()) == ["dark_communion_museum", "dark_communion_streets"]
    heard = s.told(A)
    assert heard.index(told("investigators_sent", seat=A, count=2)) < heard.index(
        told("investigators_followed", seat=A, count=3, location="library")
    )
    assert is_done(s, "unquiet_stacks")


@pytest.mark.card("unquiet_stacks")
def test_the_stacks_are_unquiet_however_one_came():
    s = scene(artifacts={A: "silver_key"}, curses={A: "unquiet_stacks"})
    s.do("A use:silver_key", "A move_fate>library")
    assert s.investigators(A) == 2
    assert is_done(s, "unquiet_stacks")


@pytest.mark.parametrize(("there", "left", "lost"), [(0, 0, 1), (1, 0, 2), (3, 2, 2)])
@pytest.mark.card("watcher_at_the_threshold")
@pytest.mark.rule("FG 40.1.26")
def test_the_watcher_destroys_two_with_the_one_just_placed(there, left, lost):
    s = play(
        "watcher_at_the_threshold",
        cultists={A: f"other_worlds {there}, abyss 0", B: "other_worlds 3"},
    )
    assert (s.cultists(A, "other_worlds"), s.cultists(A, "abyss")) == (left, lost)
    assert s.cultists(B, "other_worlds") == 3
    assert is_done(s, "watcher_at_the_threshold")


# -- Artifacts and dice ----------------------------------------------------------------------------


@pytest.mark.card("jealous_idol")
def test_the_idol_takes_the_artifact_and_gives_a_sign():
    s = scene(artifacts={A: "violet_crystal silver_key"}, curses={A: "jealous_idol"})
    s.do("A use:violet_crystal", "A move_cultist:0:museum>other_worlds")
    assert (s.artifacts(A), s.signs(A)) == (["silver_key"], 1)
    assert [s.g.code[card] for card in s.g.removed] == ["violet_crystal"]
    assert s.cultists(A, "other_worlds") == 2  # it has had its effect
    assert is_done(s, "jealous_idol")


@pytest.mark.card("amulet_of_nephren_ka")
@pytest.mark.card("jealous_idol")
def test_the_idol_takes_the_amulet_and_the_reroll_stands():
    table = {"artifacts": {A: "amulet_of_nephren_ka"}, "curses": {A: "jealous_idol"}}
    s = scene(at="actions", here="library", dice="E K", **table)
    s.do("A roll_for_control", "A use:amulet_of_nephren_ka")
    assert (s.g.turn.control, s.signs(A), s.artifacts(A)) == ("temporary", 1, [])


@pytest.mark.card("star_stone")
@pytest.mark.card("jealous_idol")
def test_the_idols_sign_comes_beside_those_that_were_ignored():
    s = scene(
        at="conclude",
        hands={A: "C"},
        investigators="A 5",
        artifacts={A: "star_stone"},
        curses={A: "jealous_idol"},
        dice="EEETT",
    )
    s.do("A prepare_no_more", "A use:star_stone", "A signs:2")
    assert (s.signs(A), s.curses(A)) == (2, [])
    assert [s.g.code[card] for card in s.g.removed] == ["star_stone"]


@pytest.mark.card("ill_omened_dice")
@pytest.mark.parametrize("dice", ["E E T", "X X K", "E X E"])
def test_bad_dice_bring_two_signs_before_their_result_applies(dice):
    s = play("ill_omened_dice", dice=dice)
    assert s.signs(A) == 2
    assert is_done(s, "ill_omened_dice")
    kinds = [event["kind"] for event in s.told(A)]
    assert kinds.index("sign_gained") < kinds.index("artifact_removed")


@pytest.mark.card("ill_omened_dice")
def test_the_dice_of_a_raid_are_no_omen():
    s = scene(at="conclude", hands={A: "C"}, investigators="A 5", curses={A: "ill_omened_dice"})
    s.rolls("EEEEE").do("A prepare_no_more")
    assert (s.signs(A), s.curses(A)) == (5, ["ill_omened_dice"])
    assert last_curse(s) != "ill_omened_dice"
