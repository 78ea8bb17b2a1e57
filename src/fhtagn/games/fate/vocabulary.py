"""The words in which effects are written, and what may stand beside them.

`OPS` are the steps of an effect with the words each of them knows; each is a Struct. Any step may
say `alone`: what is done instead of it in the solo game. `MOMENTS` are those that mean something
only at times.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, get_args

from msgspec import Meta

from fhtagn.content.shapes import Kind
from fhtagn.content.steps import ANY, StepShape, Words, kinds_of_step

MOST: Final = 20  # Cultists of a colour; no number of an effect is greater
Symbol = Literal["museum", "ceremony", "streets", "gathering", "library"]  # on backs of Spells
Location = Literal["other_worlds"] | Symbol
Face = Literal["star", "sign", "tentacle", "cthulhu"]
Time = Literal[
    "prepare", "move", "place", "activate", "ready", "draw", "my_turn", "any",
    "spell", "raid", "roll", "signs", "raid_signs", "curse", "lodge", "loss",
]  # fmt: skip
Trigger = Literal[
    "at_goal", "near_goal", "hand", "prepared", "artifacts", "empty_lodge",
    "visitors", "abyss", "controls", "far_ahead", "control_action", "cast",
    "gate_move", "pair_move", "sacrificed", "artifact_used", "moved_to", "bad_dice", "placed_at",
]  # fmt: skip
Requirement = Literal["base_done", "no_control", "monster"]
WILD: Final = "wild"
SYMBOLS: Final[tuple[str, ...]] = get_args(Symbol)
LOCATIONS: Final = ("other_worlds", *SYMBOLS)
FACES: Final[tuple[str, ...]] = get_args(Face)
TIMES: Final[tuple[str, ...]] = get_args(Time)
GIFT: Final = "gift"  # the moment of a god's effect
STORM: Final = "storm"  # the moment of a Winter Storm's effect

# -- sorts of values -------------------------------------------------------------------------------

Number = Annotated[int, Meta(ge=1, le=MOST)]
Some = Annotated[int, Meta(ge=0, le=MOST)]
UpToFour = Annotated[int, Meta(ge=0, le=4)]
Few = Annotated[int, Meta(ge=1, le=4)]  # figures and cards that are picked together
WithControl = Annotated[int, Meta(ge=-4, le=4)]
All = Literal["all"]
OneRival = Literal["self", "rival"]
Rivals = Literal["self", "rival", "rivals"]
Spot = Literal["here", "altar", "lodge"] | Location
Steps = Annotated[tuple["AnyStep", ...], Meta(min_length=1)]
Options = Annotated[tuple[Steps, ...], Meta(min_length=2)]
Faces = Annotated[dict[Face, Steps], Meta(min_length=1)]

# -- steps -----------------------------------------------------------------------------------------

OPS: Final[dict[str, dict[str, Kind]]] = {
    # the Summon track
    "advance": {"n": Number},
    "retreat": {"n": Number, "who": OneRival, "where": Literal["ahead"]},
    "gain_signs": {"n": Number, "who": OneRival, "where": Literal["not_more_signs"]},
    "destroy_signs": {
        "n": All | Number, "up_to": bool, "who": Literal["self", "any"], "cost": bool,
    },
    # Cultists
    "sacrifice": {
        "n": UpToFour, "with_control": WithControl, "up_to": bool, "least": Few,
        "from": tuple[Spot, ...], "cost": bool, "chooser": Literal["holder"],
    },
    "devour": {
        "n": UpToFour, "with_control": WithControl, "who": OneRival,
        "from": tuple[Spot | Literal["abyss"], ...], "first_of": bool, "cost": bool,
    },
    "destroy_cultists": {
        "n": Few, "up_to": bool, "who": Rivals,
        "from": tuple[Literal["here", "altar", "same"] | Location, ...],
    },
    "thin_out": {"n": Some},
    "seize": {"may": bool},
    "release": {"n": Few, "may": bool, "then": Steps},
    "recall": {
        "n": All | Some, "with_control": WithControl, "up_to": bool,
        "to": Literal["lodge", "here", "location"], "except": tuple[Location, ...],
        "count": Literal["done"],
    },
    "place": {"n": Number, "to": Literal["here", "same"]},
    "move_cultists": {
        "n": Few, "up_to": bool, "who": Literal["self", "each_rival"],
        "from": tuple[Literal["here", "altar"] | Location, ...],
        "to": Literal["location", "here"] | Location,
    },
    "choose_location": {},
    # Investigators
    "send_investigators": {"n": Number, "who": Rivals},
    "place_investigators": {"n": Number, "to": Literal["here"]},
    "move_investigators": {
        "n": All | Number, "up_to": bool, "from": tuple[Literal["lodge", "location"], ...],
        "to": Literal["location", "rival", "location_or_rival"],
    },
    "destroy_investigators": {
        "n": All | Number, "up_to": bool, "from": tuple[Literal["lodge", "here", "location"], ...],
    },
    "raid": {"who": OneRival},
    # Spells and Columns
    "draw": {"n": Number, "who": Literal["self", "that"]},
    "discard_hand": {
        "n": Number, "who": OneRival, "keep": Number, "down_to": Some, "random": bool,
    },
    "take_discard": {},
    "prepare_free": {},
    "take_prepared": {},
    "discard_prepared": {"n": All | Number},
    "discard_column": {"at": Location, "least": Number, "cost": bool},
    "move_column": {"n": Few, "up_to": bool},
    "take_column": {"n": Few, "up_to": bool},
    "swap_column": {},
    "add_gate": {},
    "take_gate": {},
    "wild_symbol": {},
    # Artifacts and Curses
    "take_artifact": {},
    "steal_artifact": {},
    "destroy_artifact": {"n": Number, "who": OneRival, "remove": bool, "cost": bool},
    "destroy_used": {},
    "straighten": {},
    "curse": {"who": OneRival},
    "lift_curse": {},
    # the Fate Piece and Control
    "move_fate": {"who": Literal["self", "any"]},
    "temporary_control": {},
    "control_bonus": {"n": Number},
    "forbid_control": {},
    "base_action": {"except": tuple[Location, ...]},
    "dark_gift": {},
    # the course of an effect
    "roll": {
        "n": Number, "with_control": WithControl, "count": Literal["done", "rival_curses"],
        "faces": Faces, "any": tuple[Face, ...], "then": Steps, "any_order": bool,
        "reroll_with_control": bool,
    },
    "choose": {"options": Options},
    "rival_chooses": {"options": Options},
    "if": {
        "when": Literal["fewest_signs", "done_fewer"], "n": Number, "then": Steps,
        "otherwise": Steps,
    },
    # Monsters
    "summon": {},
    "add_token": {},
    "lose_token": {"who": Literal["that"]},
    "use_monster": {},
    "discard_monster": {"least": Number, "cost": bool},
    # of single gods
    "draw_storms": {"n": Number},
    "lay_storms": {"n": Number},
    "place_mi_go": {},
    "move_mi_go": {},
    "take_mi_go": {"cost": bool},
    # answers
    "cancel_spell": {},
    "call_off_raid": {},
    "reroll": {"n": All | Number, "up_to": bool, "final": bool},
    "ignore_signs": {"n": Number, "up_to": bool},
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
NEEDED_WITH: Final[tuple[tuple[Words, str], ...]] = (
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
CLASHES: Final[tuple[Words, ...]] = (
    {"op": "move_column", "up_to": False},
    {"op": "take_column", "up_to": False},
    {"op": "reroll", "up_to": False},
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
    {"op": "move_investigators", "from": ("location",), "to": "rival"},
    {"op": "move_investigators", "from": ("location",), "to": "location_or_rival"},
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
if TYPE_CHECKING:
    AnyStep = StepShape
else:
    AnyStep = kinds_of_step(__name__, OPS, NEEDED, {"alone": Steps})
