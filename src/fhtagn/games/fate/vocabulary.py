"""The words in which effects are written, and what may stand beside them.

`OPS` are the steps of an effect with the words each of them knows. Any step may say `alone`: what
is done instead of it in the solo game. `MOMENTS` are those that mean something only at times.
"""

from __future__ import annotations

from typing import Final, TypeGuard

from fhtagn.content.checks import Check, is_flag, is_table, is_tables, is_whole
from fhtagn.content.toml import Table, Toml

WILD: Final = "wild"
LOCATIONS: Final = ("other_worlds", "museum", "ceremony", "streets", "gathering", "library")
SYMBOLS: Final = LOCATIONS[1:]  # on the backs of Spells
FACES: Final = ("star", "sign", "tentacle", "cthulhu")
OWN_TIMES: Final = ("prepare", "move", "place", "activate", "ready", "draw", "my_turn", "any")
ANSWERS: Final = ("spell", "raid", "roll", "signs", "raid_signs", "curse", "lodge", "loss")
TIMES: Final = (*OWN_TIMES, *ANSWERS)
GIFT: Final = "gift"  # the moment of a god's effect
STORM: Final = "storm"  # the moment of a Winter Storm's effect
REQUIREMENTS: Final = ("base_done", "no_control", "monster")
MOST: Final = 20  # Cultists of a colour; no number of an effect is greater
ANY: Final = object()


# -- sorts of values -------------------------------------------------------------------------------


def one_of(*words: str | bool) -> Check:
    return lambda value: value in words


def some_of(*words: str) -> Check:
    """A list with something in it, each of these words at most once."""
    return lambda value: (
        isinstance(value, list)
        and bool(value)
        and all(one in words for one in value)
        and len(set(value)) == len(value)
    )


def between(least: int, most: int = MOST) -> Check:
    return lambda value: is_whole(value) and least <= value <= most


def or_all(check: Check) -> Check:
    return lambda value: value == "all" or check(value)


def are_steps(value: object) -> TypeGuard[list[Table]]:
    return is_tables(value) and bool(value)


def are_faces(value: object) -> TypeGuard[Table]:
    return (
        is_table(value)
        and bool(value)
        and all(face in FACES and are_steps(steps) for face, steps in value.items())
    )


def are_options(value: object) -> TypeGuard[list[Toml]]:
    return isinstance(value, list) and len(value) > 1 and all(map(are_steps, value))


NUMBER: Final = between(1)
SOME: Final = or_all(NUMBER)
FEW: Final = between(1, 4)  # of figures and cards that are picked together
WITH_CONTROL: Final = between(-4, 4)
ONE_RIVAL: Final = one_of("self", "rival")
RIVALS: Final = one_of("self", "rival", "rivals")
PLACES: Final = ("here", "altar", "lodge", *LOCATIONS)

# -- steps -----------------------------------------------------------------------------------------

OPS: Final[dict[str, dict[str, Check]]] = {
    # the Summon track
    "advance": {"n": NUMBER},
    "retreat": {"n": NUMBER, "who": ONE_RIVAL, "where": one_of("ahead")},
    "gain_signs": {"n": NUMBER, "who": ONE_RIVAL, "where": one_of("not_more_signs")},
    "destroy_signs": {
        "n": SOME, "up_to": is_flag, "who": one_of("self", "any"), "cost": is_flag,
    },
    # Cultists
    "sacrifice": {
        "n": between(0, 4), "with_control": WITH_CONTROL, "up_to": is_flag, "least": FEW,
        "from": some_of(*PLACES), "cost": is_flag, "chooser": one_of("holder"),
    },
    "devour": {
        "n": between(0, 4), "with_control": WITH_CONTROL, "who": ONE_RIVAL,
        "from": some_of(*PLACES, "abyss"), "first_of": is_flag, "cost": is_flag,
    },
    "destroy_cultists": {
        "n": FEW, "up_to": is_flag, "who": RIVALS,
        "from": some_of("here", "altar", "same", *LOCATIONS),
    },
    "thin_out": {"n": between(0)},
    "seize": {"may": is_flag},
    "release": {"n": FEW, "may": is_flag, "then": are_steps},
    "recall": {
        "n": or_all(between(0)), "with_control": WITH_CONTROL, "up_to": is_flag,
        "to": one_of("lodge", "here", "location"), "except": some_of(*LOCATIONS),
        "count": one_of("done"),
    },
    "place": {"n": NUMBER, "to": one_of("here", "same")},
    "move_cultists": {
        "n": FEW, "up_to": is_flag, "who": one_of("self", "each_rival"),
        "from": some_of("here", "altar", *LOCATIONS),
        "to": one_of("location", "here", *LOCATIONS),
    },
    "choose_location": {},
    # Investigators
    "send_investigators": {"n": NUMBER, "who": RIVALS},
    "place_investigators": {"n": NUMBER, "to": one_of("here")},
    "move_investigators": {
        "n": SOME, "up_to": is_flag, "from": some_of("lodge", "location"),
        "to": one_of("location", "rival", "location_or_rival"),
    },
    "destroy_investigators": {
        "n": SOME, "up_to": is_flag, "from": some_of("lodge", "here", "location"),
    },
    "raid": {"who": ONE_RIVAL},
    # Spells and Columns
    "draw": {"n": NUMBER, "who": one_of("self", "that")},
    "discard_hand": {
        "n": NUMBER, "who": ONE_RIVAL, "keep": NUMBER, "down_to": between(0), "random": is_flag,
    },
    "take_discard": {},
    "prepare_free": {},
    "take_prepared": {},
    "discard_prepared": {"n": SOME},
    "discard_column": {"at": one_of(*LOCATIONS), "least": NUMBER, "cost": is_flag},
    "move_column": {"n": FEW, "up_to": one_of(True)},
    "take_column": {"n": FEW, "up_to": one_of(True)},
    "swap_column": {},
    "add_gate": {},
    "take_gate": {},
    "wild_symbol": {},
    # Artifacts and Curses
    "take_artifact": {},
    "steal_artifact": {},
    "destroy_artifact": {"n": NUMBER, "who": ONE_RIVAL, "remove": is_flag, "cost": is_flag},
    "destroy_used": {},
    "straighten": {},
    "curse": {"who": ONE_RIVAL},
    "lift_curse": {},
    # the Fate Piece and Control
    "move_fate": {"who": one_of("self", "any")},
    "temporary_control": {},
    "control_bonus": {"n": NUMBER},
    "forbid_control": {},
    "base_action": {"except": some_of(*LOCATIONS)},
    "dark_gift": {},
    # the course of an effect
    "roll": {
        "n": NUMBER, "with_control": WITH_CONTROL, "count": one_of("done", "rival_curses"),
        "faces": are_faces, "any": some_of(*FACES), "then": are_steps, "any_order": is_flag,
        "reroll_with_control": is_flag,
    },
    "choose": {"options": are_options},
    "rival_chooses": {"options": are_options},
    "if": {
        "when": one_of("fewest_signs", "done_fewer"), "n": NUMBER, "then": are_steps,
        "otherwise": are_steps,
    },
    # Monsters
    "summon": {},
    "add_token": {},
    "lose_token": {"who": one_of("that")},
    "use_monster": {},
    "discard_monster": {"least": NUMBER, "cost": is_flag},
    # of single gods
    "draw_storms": {"n": NUMBER},
    "lay_storms": {"n": NUMBER},
    "place_mi_go": {},
    "move_mi_go": {},
    "take_mi_go": {"cost": is_flag},
    # answers
    "cancel_spell": {},
    "call_off_raid": {},
    "reroll": {"n": SOME, "up_to": one_of(True), "final": is_flag},
    "ignore_signs": {"n": NUMBER, "up_to": is_flag},
    "avert_curse": {},
    "redirect_curse": {},
    "redirect_investigators": {},
    "dismiss_investigators": {},
}  # fmt: skip
NEEDED: Final = {
    "sacrifice": ("from",),
    "devour": ("from",),
    "destroy_cultists": ("from",),
    "recall": ("to",),
    "place": ("to",),
    "move_cultists": ("from", "to"),
    "place_investigators": ("to",),
    "move_investigators": ("from", "to"),
    "destroy_investigators": ("from",),
    "choose": ("options",),
    "rival_chooses": ("options",),
    "if": ("when", "then"),
    "lose_token": ("who",),
    "move_column": ("up_to",),
    "take_column": ("up_to",),
}
# What a step says, and the word it then has to say as well.
NEEDED_WITH: Final[tuple[tuple[dict[str, object], str], ...]] = (
    ({"where": ANY}, "who"),
    ({"any": ANY}, "then"),
    ({"op": "roll", "then": ANY}, "any"),
    ({"when": "done_fewer"}, "n"),
    ({"n": 0, "op": "sacrifice"}, "with_control"),
    ({"n": 0, "op": "devour"}, "with_control"),
    ({"n": 0, "op": "recall"}, "with_control"),
    ({"op": "sacrifice", "cost": True, "up_to": True}, "least"),
    ({"op": "sacrifice", "least": ANY}, "up_to"),
    ({"op": "retreat", "who": "rival"}, "where"),
)
CLASHES: Final[tuple[dict[str, object], ...]] = (
    {"where": ANY, "who": "self"},
    {"n": "all", "cost": True},
    {"n": "all", "with_control": ANY},
    {"count": ANY, "with_control": ANY},
    {"op": "destroy_signs", "cost": True, "up_to": True},
    {"n": ANY, "down_to": ANY},
    {"keep": ANY, "down_to": ANY},
    {"random": True, "n": ANY},
    {"random": True, "down_to": ANY},
    {"random": True, "who": "rival"},
    {"op": "recall", "except": ANY, "to": "lodge"},
    {"op": "recall", "except": ANY, "to": "here"},
    {"op": "move_investigators", "from": ["location"], "to": "rival"},
    {"op": "move_investigators", "from": ["location"], "to": "location_or_rival"},
)
# Steps that mean something only at these moments: a time, a Curse's trigger, a gift or a storm.
MOMENTS: Final = {
    "wild_symbol": ("ready",),
    "move_fate": ("move", "prepare", "my_turn", "any"),
    "control_bonus": ("activate",),
    "temporary_control": ("activate",),
    "dark_gift": ("my_turn",),
    "use_monster": ("my_turn",),
    "base_action": ("my_turn", GIFT),
    "seize": (GIFT,),
    "release": (GIFT,),
    "draw_storms": (GIFT,),
    "lay_storms": (GIFT,),
    "place_mi_go": (GIFT,),
    "move_mi_go": (GIFT,),
    "take_mi_go": (GIFT,),
    "forbid_control": (STORM,),
    "destroy_used": ("artifact_used",),
    "cancel_spell": ("spell",),
    "call_off_raid": ("raid",),
    "reroll": ("roll",),
    "ignore_signs": ("signs", "raid_signs"),
    "avert_curse": ("curse",),
    "redirect_curse": ("curse",),
    "redirect_investigators": ("lodge",),
    "dismiss_investigators": ("lodge",),
}
# The triggers of Curses, and the fields that belong to each.
TRIGGERS: Final[dict[str, tuple[str, ...]]] = {
    "at_goal": (),
    "near_goal": (),
    "hand": ("n",),
    "prepared": ("n",),
    "artifacts": ("n",),
    "empty_lodge": (),
    "visitors": ("n",),
    "abyss": ("n",),
    "controls": ("n",),
    "far_ahead": ("n", "ahead", "alone"),
    "control_action": (),
    "cast": (),
    "gate_move": (),
    "pair_move": (),
    "sacrificed": ("n",),
    "artifact_used": (),
    "moved_to": ("at",),
    "bad_dice": ("n",),
    "placed_at": ("at",),
}
