"""The cards were gathered as JSON and are kept as TOML. Nothing was lost or changed on the way.

Fields and texts are compared one by one by the explicit lists below: words that were renamed, and
texts that were written anew. Of the effects, which the JSON only sketches, the operations are
compared with their numbers, prices and players.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fhtagn.games.fate.content import read

Table = dict[str, Any]

HERE = Path(__file__).parent
DATA = HERE.parents[2] / "src" / "fhtagn" / "games" / "fate" / "data"
FACTS: Table = json.loads((HERE / "content.json").read_text(encoding="utf-8"))
TEXTS: dict[str, Table] = {code: one for one in FACTS["texts"] for code in one["ids"]}
CONTENT = read()
STORMS = FACTS["tokens"]["winter_storms"]
OF_JSON: dict[str, list[Table]] = {
    "god": FACTS["gods"],
    "spell": FACTS["spells"],
    "artifact": FACTS["artifacts"],
    "curse": FACTS["curses"],
    "monster": FACTS["monsters"],
    "storm": STORMS["faces"],
}
ENTRIES = [(sort, one["id"]) for sort, listed in OF_JSON.items() for one in listed]

# What an answer answers, in the words of the JSON.
ANSWERS = {
    "rival casts a Spell (before its effect)": "spell",
    "a rival casts a Spell (before its effect)": "spell",
    "Raid on you, before the roll": "raid",
    "a Raid on you is about to begin": "raid",
    "you would gain Elder Signs from a Raid, after the roll": "raid_signs",
    "you would gain Elder Signs (not by a Curse's punishment, not as a price)": "signs",
    "you would gain a Curse, before the card is drawn": "curse",
    "in your Movement phase 3+ Investigators would move to your Lodge": "lodge",
    "a rival's effect has just destroyed, devoured or seized one or more of your Cultists": "loss",
    "you have just rolled dice (not for a Curse's punishment), before results apply": "roll",
    "you have just rolled dice (any reason, Raids included, but not for a Curse's punishment), "
    "before results apply": "roll",
}
REQUIREMENTS = {
    "own base action of this turn done": "base_done",
    "you do not Control the current location": "no_control",
    "you control a Monster": "monster",
    "own signs>=1": None,  # the price says it
}
CONDITIONS: dict[str, Table] = {
    "state:summon(self)>=goal": {"when": "at_goal"},
    "state:summon(self)>=goal-1": {"when": "near_goal"},
    "state:hand(self)>=7": {"when": "hand", "n": 7},
    "state:prepared(self)==3": {"when": "prepared", "n": 3},
    "state:artifacts(self)==3": {"when": "artifacts", "n": 3},
    "state:lodge_cultists(self)==0": {"when": "empty_lodge"},
    "state:lodge_investigators(self)>=4": {"when": "visitors", "n": 4},
    "state:abyss(self)>=11": {"when": "abyss", "n": 11},
    "state:controlled_locations(self)>=2": {"when": "controls", "n": 2},
    "state:summon(self)>=3 and summon(self)>=max(summon(rivals))+2": {
        "when": "far_ahead", "n": 3, "ahead": 2, "alone": 5,
    },
    "event:control_action_done(self)": {"when": "control_action"},
    "event:spell_resolved(self)": {"when": "cast"},
    "event:gate_played(self)": {"when": "gate_move"},
    "event:pair_move(self)": {"when": "pair_move"},
    "event:sacrificed_in_one_effect(self,not punishment)>=2": {"when": "sacrificed", "n": 2},
    "event:artifact_used(self)": {"when": "artifact_used"},
    "event:moved_to(self,library)": {"when": "moved_to", "at": "library"},
    "event:roll(self,reason!=raid,count(ELDER_SIGN+ELDER_STAR)>=2)": {"when": "bad_dice", "n": 2},
    "event:placed(self,other_worlds)": {"when": "placed_at", "at": "other_worlds"},
}  # fmt: skip
LIMITS = {"once per turn": "turn", "once per roll": "roll", None: None}
NEEDS_A_RIVAL = "enlighten"  # the JSON only does not recommend it for one player
# Texts that say more exactly what the steps do.
REWORDED = {
    "amulet_of_nephren_ka", "azathoth", "backlash", "byakhee", "command", "cthulhu",
    "curators_bargain", "echo_in_the_dark", "enlighten", "faltering_chant", "frostbite",
    "grave_mould", "hooded_usurper", "hound_of_tindalos", "ill_omened_dice",
    "infiltrate_the_circle", "informer", "last_seal", "loose_tongues", "mob_fury",
    "night_of_knives", "pride_of_the_chosen", "second_reading", "shub_niggurath", "silver_key",
    "steal_the_incantation", "tillinghast_resonator", "transfer_the_brand", "whispered_liturgy",
    "whiteout", "yig",
}  # fmt: skip
TUNED = {"cthulhu", "dagon", "ithaqua", "tsathoggua"}  # by many games, see docs/rulings/fate.md
FACES = {
    "[ТЕНТАКЛЬ]": "«Тентакль»", "[КТУЛХУ]": "«Ктулху»", "TENTACLE": "Tentacle",
    "CTHULHU": "Cthulhu",
}  # fmt: skip


# -- what the JSON said, in the shape of the TOML --------------------------------------------------


def said(**fields: Any) -> Table:
    """An entry as TOML has it: what is nothing is left out."""
    return {key: value for key, value in fields.items() if value is not None}


def time(one: Table) -> str:
    return ANSWERS[one["trigger"]] if one["timing"] == "REACT" else one["timing"].lower()


def alone(one: Table) -> bool | None:
    return False if one["solo"] == "useless" or one.get("cycle") == NEEDS_A_RIVAL else None


# What the notes say of the set-up with two gods of the expansion (FG 18.3.2, FG 18.3.4).
SET_UP = {"shub_niggurath": {"needs_monsters": True}, "ghatanothoa": {"removes": ["mi_go"]}}


def a_god(one: Table) -> Table:
    gift = one["dark_gift"]["name"]
    return said(
        box=one["box"], players=one["recommended_players"], gift=gift, **SET_UP.get(one["id"], {})
    )


def a_spell(one: Table) -> Table:
    return said(
        family=one.get("cycle"), box=one["box"], symbol=one["symbol"], cost=one["cost"],
        copies=one["copies"], time=time(one), requires=REQUIREMENTS.get(one.get("require", "")),
        alone=alone(one),
    )  # fmt: skip


def an_artifact(one: Table) -> Table:
    return said(use=one["use"], time=time(one), alone=alone(one))


def a_curse(one: Table) -> Table:
    return said(delays=one["delays_victory"] or None, **CONDITIONS[one["trigger"]["cond"]])


def a_monster(one: Table) -> Table:
    limit = LIMITS[one.get("limit")]
    return said(slots=one["token_slots"], figures=one["figures"], time=time(one), limit=limit)


def a_storm(one: Table) -> Table:
    return said(copies=one["copies"])


SHAPES = {
    "god": a_god,
    "spell": a_spell,
    "artifact": an_artifact,
    "curse": a_curse,
    "monster": a_monster,
    "storm": a_storm,
}
COMPARED_ELSEWHERE = ("text", "effect", "provenance", "note")


def load(name: str) -> Table:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


TOML = {(sort, one["id"]): one for sort in SHAPES for one in load(f"{sort}s")[sort]}
JSON = {(sort, one["id"]): one for sort, listed in OF_JSON.items() for one in listed}


def test_no_entry_was_lost_or_added() -> None:
    assert list(TOML) == ENTRIES
    assert {path.stem for path in DATA.glob("*.toml")} == {"components", *(f"{s}s" for s in SHAPES)}
    assert {code for _, code in ENTRIES} | {"gate"} == set(TEXTS)


@pytest.mark.parametrize("entry", ENTRIES, ids="-".join)
def test_the_toml_says_what_the_json_said(entry: tuple[str, str]) -> None:
    sort, code = entry
    facts = {"id": code, "name": JSON[entry]["name"], **SHAPES[sort](JSON[entry])}
    found = {word: part for word, part in TOML[entry].items() if word not in COMPARED_ELSEWHERE}
    assert json.dumps(found, sort_keys=True) == json.dumps(facts, sort_keys=True)


@pytest.mark.parametrize("entry", ENTRIES, ids="-".join)
def test_texts_are_those_of_the_json_or_written_anew(entry: tuple[str, str]) -> None:
    text = TEXTS[entry[1]]
    assert TOML[entry]["name"] == {"en": text["name_en"], "ru": text["name_ru"]}
    old = {"en": text["text_en"], "ru": text["text_ru"]}
    for bracketed, plain in FACES.items():
        old = {language: words.replace(bracketed, plain) for language, words in old.items()}
    assert (TOML[entry]["text"] != old) == (text["id"] in REWORDED | TUNED)


# -- effects ---------------------------------------------------------------------------------------

OPS = {
    "sign_gain": "gain_signs", "sign_destroy": "destroy_signs", "sign_prevent": "ignore_signs",
    "release_captives": "release", "place_cultist": "place", "inv_move": "move_investigators",
    "inv_destroy": "destroy_investigators", "ready_free": "prepare_free",
    "column_take": "take_column", "column_move": "move_column", "column_discard": "discard_column",
    "column_swap": "swap_column", "column_add_gate": "add_gate", "gate_gain": "take_gate",
    "artifact_gain": "take_artifact", "artifact_take": "steal_artifact",
    "artifact_refresh": "straighten", "curse_gain": "curse", "curse_discard": "lift_curse",
    "curse_redirect": "redirect_curse", "fate_move": "move_fate", "temp_control":
    "temporary_control", "add_symbol": "wild_symbol", "redirect": "redirect_investigators",
    "monster_summon": "summon", "monster_use": "use_monster", "monster_discard": "discard_monster",
    "storm_draw": "draw_storms", "storm_place": "lay_storms", "migo_place": "place_mi_go",
    "migo_move": "move_mi_go", "migo_remove": "take_mi_go",
}  # fmt: skip
CANCELLED = {"spell": "cancel_spell", "raid": "call_off_raid", "curse_gain": "avert_curse"}
ON_ROLL = {"sacrificed": ("done", -1), "min(2,unresolved curses on rivals)": ("rival_curses", 2)}
# Sketches that the vocabulary says in another way: these steps instead of that one.
SAID_OTHERWISE: dict[str, list[Table]] = {
    "sign_move": [
        {"op": "sign_destroy", "cost": True},
        {"op": "sign_gain", "who": "rival:choose"},
    ],
    "storm_return_rest": [],
}
# Whole effects of which only the operations are alike.
BY_HAND = {
    "exodus", "usurpers_fall", "infiltrate_the_circle", "tsathoggua", "turncoat_detective", "yig",
}  # fmt: skip


def op_of(step: Table) -> str:
    op: str = step["op"]
    special: dict[str, str] = {
        "cancel": CANCELLED.get(step.get("what", ""), ""),
        "inv_place": "place_investigators" if step.get("to") == "current" else "send_investigators",
        "artifact_destroy": "destroy_used" if "which" in step else "destroy_artifact",
        "monster_token": "add_token" if step.get("n") == 1 else "lose_token",
        "choose": "rival_chooses" if "chooser" in step else "choose",
    }
    return special.get(op, OPS.get(op, op))


def who_of(step: Table) -> str:
    """The player a step of the JSON speaks of."""
    named = str(step.get("owner") or step.get("who") or step.get("to") or "self")
    words = {
        "that_rival": "that", "rivals:each": "rivals", "lodge:rivals:each": "rivals",
        "rival:choose_each": "rivals", "lodge:rival:choose": "rival",
    }  # fmt: skip
    word = named.partition(" where ")[0]
    return words.get(word, "rival" if word.startswith("rival") else "self")


def number_of(step: Table) -> tuple[int, int, str]:
    """How many, how many more with Control of the Ceremony, and what is counted."""
    n: Any = step.get("upTo", step.get("n", 1))
    if isinstance(n, dict):
        return n["else"], n["then"] - n["else"], ""
    if n in ON_ROLL:
        return ON_ROLL[n][1], 0, ON_ROLL[n][0]
    return (-1 if n == "all" else n), 0, ""


UNCOUNTED = {"lose_token", "discard_hand", "if", "choose", "rival_chooses"}
SIDELESS = {"redirect_curse", "redirect_investigators", "move_investigators", "take_prepared"}


def sketched(steps: list[Table]) -> Iterator[tuple[Any, ...]]:
    """The operations of the JSON, those within others too."""
    for whole in steps:
        for step in SAID_OTHERWISE.get(whole["op"], [whole]):
            op = op_of(step)
            number = (1, 0, "") if op in UNCOUNTED else number_of(step)
            who = "self" if op in SIDELESS else who_of(step)
            yield op, *number, bool(step.get("cost")), who
            lists = [step.get("then", []), step.get("else", []), *step.get("options", [])]
            for within in [*lists, *step.get("on", {}).values()]:
                yield from sketched(within)


def written(steps: list[Table]) -> Iterator[tuple[Any, ...]]:
    """The operations of the TOML in the same words; what is done alone is not in the JSON."""
    for step in steps:
        op, n = step["op"], step.get("n", 1 if "count" not in step else "all")
        number = (-1 if n == "all" else n, step.get("with_control", 0), step.get("count", ""))
        number = (1, 0, "") if op in UNCOUNTED else number
        who = "self" if op in SIDELESS else step.get("who", "self")
        yield op, *number, step.get("cost", False), who
        lists = [step.get("then", []), step.get("otherwise", []), *step.get("options", [])]
        for within in [*lists, *step.get("faces", {}).values()]:
            yield from written(within)


def effect_of(one: Table) -> list[Table]:
    part: Table = one.get("dark_gift") or one.get("punishment") or one
    found: list[Table] = part["effect"]
    return found


def may_optional(steps: list[Table]) -> list[Table]:
    """Hastur's second half is a choice of one option, which the TOML calls `may`."""
    return [
        {**step["options"][0][0], "then": step["options"][0][1:], "cost": False}
        if step.get("optional") and "options" in step
        else step
        for step in steps
    ]


@pytest.mark.parametrize(
    "entry", [entry for entry in ENTRIES if entry[1] not in {*BY_HAND, *TUNED}], ids="-".join
)
def test_the_steps_are_those_of_the_json(entry: tuple[str, str]) -> None:
    facts = Counter(sketched(may_optional(effect_of(JSON[entry]))))
    assert Counter(written(TOML[entry]["effect"])) == facts


@pytest.mark.parametrize(
    ("code", "steps"),
    [
        ("exodus", [("move_cultists", 1, "each_rival")]),
        ("usurpers_fall", [("thin_out", 2, "self")]),
        ("infiltrate_the_circle", [
            ("choose_location", 1, "self"), ("destroy_cultists", 1, "rival"), ("place", 1, "self"),
        ]),
        ("tsathoggua", [
            ("choose", 1, "self"), ("devour", 2, "self"), ("sacrifice", 0, "self"),
            ("advance", 1, "self"), ("destroy_investigators", 3, "self"),
        ]),
        ("turncoat_detective", [("destroy_investigators", 2, "self"), ("recall", -1, "self")]),
        ("yig", [
            ("rival_chooses", 1, "self"), ("curse", 1, "self"), ("sacrifice", 2, "self"),
            ("roll", 2, "self"), ("advance", 1, "self"),
        ]),
    ],
)  # fmt: skip
def test_the_steps_that_the_json_says_otherwise(
    code: str, steps: list[tuple[str, int, str]]
) -> None:
    assert [(step.op, step.n, step.who) for step in CONTENT.things[code].steps] == steps
    assert code in BY_HAND


# -- the board, the pieces and the sums ------------------------------------------------------------


def test_the_locations_and_symbols_are_those_of_the_json() -> None:
    symbols = {one["location"]: one["name"] for one in FACTS["symbols"]}
    for one, fact in zip(CONTENT.locations, FACTS["locations"], strict=True):
        assert (one.id, one.name, one.symbol) == (fact["id"], fact["name"], symbols[one.id])
        assert bool(one.base_alone) == ("solo" in fact["base"])
        assert bool(one.control_alone) == ("solo" in fact["control"])


def test_the_die_is_that_of_the_json() -> None:
    names = {f"ELDER_{one}".upper(): one for one in ("star", "sign")}
    faces = [names.get(one, one.lower()) for one in FACTS["dice"]["faces"]]
    assert list(CONTENT.die) == faces
    for one, name in FACTS["dice"]["names"].items():
        assert CONTENT.faces[names.get(one, one.lower())].name == name


def test_the_pieces_are_those_of_the_json() -> None:
    tokens, base = FACTS["tokens"], FACTS["components"]["base"]
    assert CONTENT.counts == {
        "cultists": tokens["cultists_per_player"],
        "investigators": tokens["investigators"],
        "signs": tokens["elder_signs"],
        "gates": FACTS["gates"]["count"],
        "monster_tokens": tokens["monster_tokens"],
        "dice": tokens["dice"],
    }
    assert sum(one.copies for one in CONTENT.storms.values()) == STORMS["count"]
    sizes = (base["curses"], base["artifacts"], base["god_cards"])
    assert sizes == (len(CONTENT.curses), len(CONTENT.artifacts), 8)


def test_the_sums_of_the_json() -> None:
    stats = FACTS["stats"]
    base = [one for one in CONTENT.spells.values() if one.box == "base"]
    lengths = Counter(str(len(one.cost)) for one in base)
    demand = Counter(CONTENT.locations[symbol].id for one in base for symbol in one.cost)
    assert lengths == stats["base_cost_length"]
    assert demand == stats["base_cost_demand_per_symbol"]
    assert len({one.family for one in base}) == stats["distinct_base_spells"]
    assert Counter(one.use for one in CONTENT.artifacts.values()) == stats["artifact_uses"]
