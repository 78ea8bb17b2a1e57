"""The kinds of event and the names of their values."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # set-up and course
    "named_factions": ("seat", "factions"),
    "lost_lot": ("seat", "faction"),
    "got_pack": ("seat", "pack"),
    "new_story": ("story",),
    "shuffled": ("seat",),
    "redrew": ("seat",),
    "kept_hand": ("seat",),
    "begins": ("seat",),
    "turn": ("seat", "number"),
    "phase": ("phase",),
    # piles
    "drew": ("seat", "card"),
    "drew_unseen": ("seat",),
    "milled": ("seat", "card"),
    "discarded": ("seat", "card"),
    "recovered": ("seat", "card"),
    "buried": ("seat", "card"),
    "exchanged": ("seat", "given", "taken"),
    "looked": ("seat", "owner", "cards"),
    "looked_unseen": ("seat", "owner", "count"),
    "searched": ("seat",),
    "put_on_bottom": ("owner",),
    "put_on_top": ("owner",),
    "took": ("seat", "card"),
    "took_unseen": ("seat",),
    # domains
    "drained": ("seat", "domain"),
    "resourced": ("seat", "card", "domain"),
    "lost_resource": ("seat", "card"),
    "added_domain": ("seat",),
    # cards in play
    "entered": ("seat", "card"),
    "destroyed": ("seat", "card"),
    "sacrificed": ("seat", "card"),
    "discarded_from_play": ("seat", "card"),
    "returned": ("seat", "card"),
    "readied": ("seat", "card"),
    "exhausted": ("seat", "card"),
    "went_insane": ("seat", "card"),
    "restored": ("seat", "card"),
    "wounded": ("seat", "card", "count"),
    "prevented": ("card", "count"),
    "attached": ("seat", "card", "host"),
    "detached": ("seat", "card"),
    "took_control": ("seat", "card"),
    "obliged": ("seat", "card", "host"),
    "lasting": ("effect", "card", "amount"),
    # effects
    "declared": ("seat", "card"),
    "cancelled": ("card",),
    # stories
    "committed": ("seat", "card", "story"),
    "named_icon": ("seat", "card", "icon"),
    "resolving": ("story",),
    "won_struggle": ("seat", "icon", "count"),
    "tied_struggle": ("icon", "first", "second"),
    "succeeded": ("seat", "story", "first", "second"),
    "tokens": ("seat", "story", "count", "change"),
    "resolved": ("story",),
    "won_story": ("seat", "story", "count"),
    "lost_story": ("seat", "story"),
    "resigned": ("seat",),
    "won": ("seat", "reason"),
}
