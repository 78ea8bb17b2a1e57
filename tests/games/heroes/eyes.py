"""What seats see of a scene, in short words."""

from __future__ import annotations

from tests.games.heroes.scene import NAMES, A, B, C, D, scene

DECK = "inn_dagon inn_hydra inn_obed inn_zadok inn_casey"
PASSING = {A: "mtn_beyond inn_zadok inn_obed", B: "", C: "inn_orne inn_dagon inn_hydra",
           D: "inn_casey"}  # fmt: skip


def hand(s, viewer, owner):
    """The owner's hand as the viewer sees it: known cards in alphabetical order, then backs."""
    return s.sees(viewer)["players"][owner]["hand"]


def top(s, seat):
    """What the seat knows of the deck, from the top."""
    return s.sees(seat)["piles"][0]["known"]


def shown(s, owner, place, *seats):
    """The scene begins with a card of the owner's hand that these seats have seen."""
    for seat in seats:
        s.g.known[s.g.hands[owner][place]] |= 1 << seat


def looked(*, turn, at, seats=4, **hands):
    """A scene after Holmes, played by `turn`, looked at a hand: its first card is discarded."""
    by_seat = {NAMES.index(name): cards for name, cards in hands.items()}
    s = scene(seats=seats, hands=by_seat, turn=turn)
    name = NAMES[turn]
    return s.do(f"{name} play:shk_holmes", f"{name} choose:{at}", f"{name} discard:{s.hand(at)[0]}")
