"""A scene in one literal, played by keys.

    s = scene(here="museum", hands={A: "M M hex_of_the_hanged"}, columns={"museum": "L Gate"},
              cultists={A: "museum 3, lodge 5", B: "abyss 2"}, investigators="museum 2, A 4",
              token={A: 8}, signs={A: 3}, artifacts={A: "necronomicon star_stone~"}, at="move")

Seats are A, B, C, D; `players` says how many. Spells are ids, or a symbol's letter (M C S G L) for
any Spell with that back; `Gate` in a hand or Column is a Gate card. `~` marks a tilted Artifact.
Cultists that are not mentioned stand as at the start, fewer if there would be more than twenty;
those left over are devoured. Investigators
not mentioned are in the supply. The scene begins with the turn of A: with its first phase
(`at="turn"`), with moving ("move"), after placement ("activate"), with the Control test and the
actions ("actions") or with preparing ("conclude"); alone also with the Investigators' turn
("investigators").
"""

from __future__ import annotations

from fhtagn.games.fate.activation import activate_phase, take_actions, test_control
from fhtagn.games.fate.course_verbs import begin_turn, change_turn
from fhtagn.games.fate.game import load
from fhtagn.games.fate.movement import move_phase
from fhtagn.games.fate.queries import LOCATIONS
from fhtagn.games.fate.solo import investigators_turn
from fhtagn.games.fate.state import GATE, NOTHING
from fhtagn.games.fate.turn import conclude_phase, go_through_phases, take_turn, turn_over
from fhtagn.kernel.agenda import begin
from fhtagn.kernel.game import settings
from fhtagn.kernel.rules import SEPARATORS, saying
from fhtagn.kernel.state import EVERYONE
from tests.games.playing import Playing

A, B, C, D = range(4)
GAME = load()
NAMES = [location.id for location in GAME.content.locations]
LETTERS = dict(zip("OMCSGL", LOCATIONS, strict=True))
FACES = {"X": 0, "E": 1, "T": 3, "K": 5}  # star, sign, tentacle, Cthulhu: as chance counts them
PLAIN = ("cthulhu", "tsathoggua", "azathoth", "dagon")  # gods, unless others are named


class Scene(Playing):
    PATIENT = ("move", "prepare", "control_die")

    def keyed(self, options) -> dict:
        """Keys name hidden cards by their places; tests name them: `move:marginalia>library`."""
        return {self.plain(task): task for task in options}

    def plain(self, task) -> str:
        said = saying(self.g, task)
        names = {"place": ("spell", "storm", "god"), "places": ("spells",), "dice": ("faces",)}
        about = {
            name: next((said.also[one] for one in names.get(name, ()) if one in said.also), value)
            for name, value in said.about.items()
        }
        words = {name: "+".join(v) if isinstance(v, tuple) else v for name, v in about.items()}
        return said.verb + "".join(f"{SEPARATORS.get(n, ':')}{v}" for n, v in words.items())

    def rolls(self, faces: str) -> Scene:
        """The next dice, by their letters: X star, E sign, T tentacle, K Cthulhu."""
        self.g.loaded = tuple(FACES[face] for face in faces.replace(" ", ""))
        return self

    def here(self, seat: int = A) -> str:
        g = self.g
        return NAMES[g.fate[seat if len(g.fate) == g.seats else 0]]

    def cultists(self, seat: int, place: str) -> int:
        """In a location, in "lodge", "abyss", or "devoured"."""
        g = self.g
        counters = {"lodge": g.lodge, "abyss": g.abyss, "devoured": g.devoured}
        return counters[place][seat] if place in counters else g.altar[seat][NAMES.index(place)]

    def investigators(self, place: str | int) -> int:
        """In a location, in the "supply" or in a seat's Lodge."""
        if isinstance(place, int):
            return self.g.visitors[place]
        return self.g.supply if place == "supply" else self.g.investigators[NAMES.index(place)]

    def token(self, seat: int = A) -> int:
        return self.g.token[seat]

    def signs(self, seat: int = A) -> int:
        return self.g.signs[seat]

    def hand(self, seat: int = A) -> list[str]:
        return sorted(self.g.code[card] for card in self.g.hands[seat])

    def reserve(self, seat: int = A) -> list[str]:
        return [self.g.code[card] for card in self.g.reserve[seat]]

    def discard(self) -> list[str]:
        return [self.g.code[card] for card in self.g.discard]

    def column(self, place: str) -> str:
        """The backs, by letters: "M L Gate"."""
        g = self.g
        letters = "OMCSGL"
        return " ".join(
            "Gate" if card == GATE else letters[g.content.spells[g.code[card]].symbol]
            for card in g.columns[NAMES.index(place)]
        )

    def artifacts(self, seat: int = A) -> list[str]:
        """Those of the seat; `~` marks a tilted one."""
        g = self.g
        return [g.code[card] + "~" * (card in g.tilted) for card in g.artifacts[seat]]

    def curses(self, seat: int = A) -> list[str]:
        return [self.g.code[card] for card in self.g.waiting[seat]]

    def monster(self, seat: int = A) -> tuple[str, int]:
        """The Monster and its tokens; ("", 0) without one."""
        g = self.g
        return (g.code[g.monsters[seat]], g.tokens[seat]) if g.monsters[seat] >= 0 else ("", 0)

    def mi_go(self, seat: int = A) -> list[str]:
        """The locations with a Mi-Go of the cult."""
        return [NAMES[at] for at in self.g.minions[seat]]

    def is_settled(self) -> None:
        """Nothing is in progress."""
        g = self.g
        assert (g.effects, g.rolls, g.raids, g.gains, g.hexes) == ((), (), (), (), ())
        assert (g.preparing, g.entering) == (NOTHING, 0)


def scene(
    players=3,
    *,
    gods=PLAIN,
    at="move",
    here="other_worlds",
    second="streets",
    hands=None,
    reserve=None,
    columns=None,
    cultists=None,
    investigators="",
    supply=None,
    token=None,
    signs=None,
    met=(),
    artifacts=None,
    display="",
    artifact_top="",
    curses=None,
    curse_top="",
    deck="",
    discard="",
    deck_size=None,
    gates=None,
    monsters=None,
    monsters_shown="",
    monster_top="",
    storms=None,
    captives=None,
    mi_go=None,
    dice="",
    game=GAME,
    **table,
) -> Scene:
    """See the module. `deck` is the top of the Spell deck; with two players or alone `second` is
    the place of the other Fate Piece. `dice` are rolled before the first question. `table` are
    options of the table, such as `goal=13`.
    """
    gods = gods.split() if isinstance(gods, str) else gods
    beasts = {one.id: True for one in game.content.gods.values() if one.box != "base"}
    options = beasts | {"monsters": True, "everything": True} | table
    chosen = settings(game, players, options, [{"god": god} for god in gods[:players]])
    g = game.blank()
    g.seats = players
    game.rules.prepare(g, chosen)
    g.first = A
    _take_gods(g)
    _place_figures(g, cultists or {}, investigators, supply)
    g.fate = [NAMES.index(here), NAMES.index(second)][: len(g.fate)]
    for seat, value in (token or {}).items():
        g.token[seat] = value
    for seat, value in (signs or {}).items():
        g.signs[seat], g.sign_supply = value, g.sign_supply - value
    for seat in met:
        g.met[seat] = True
    columns = {NAMES.index(place): words for place, words in (columns or {}).items()}
    piles = {"hands": hands or {}, "reserve": reserve or {}, "columns": columns}
    _deal_spells(g, piles | {"discard": {None: discard}, "deck": {None: deck}}, deck_size)
    g.gates = gates if gates is not None else g.gates
    _deal_artifacts(g, artifacts or {}, display, artifact_top)
    for seat, codes in (curses or {}).items():
        _lay_curses(g, seat, codes.split())
    g.curse_deck = _on_top(g, g.curse_deck, curse_top.split())
    if g.monster_stack:
        _place_monsters(g, monsters or {}, monsters_shown, monster_top)
    for place, code in (storms or {}).items():
        _lay_storm(g, NAMES.index(place), code)
    for seat, owners in (captives or {}).items():
        g.captives[seat] = tuple("ABCD".index(owner) for owner in owners.split())
    for seat, places in (mi_go or {}).items():
        g.minions[seat] = tuple(sorted(NAMES.index(place) for place in places.split()))
    _check(g, game)
    g.rebuild()
    g.loaded = tuple(FACES[face] for face in dice.replace(" ", ""))
    begin(g, STARTS[at])
    return Scene(g, game).go_on()


# -- laying the table ------------------------------------------------------------------------------


def _take_gods(g):
    for seat, god in enumerate(g.gods):
        card = next(card for card in g.box if g.code[card] == god)
        g.box = tuple(one for one in g.box if one != card)
        g.offers[seat], g.known[card] = (card,), EVERYONE
        removed = [card for card in g.monster_stack if g.code[card] in g.content.gods[god].removes]
        g.monster_stack = tuple(card for card in g.monster_stack if card not in removed)
        g.removed += tuple(removed)


def _counts(words):
    """`"museum 3, lodge 5"` as a dictionary."""
    pairs = (part.split() for part in words.split(",") if part.strip())
    return {name: int(count) for name, count in pairs}


def _place_figures(g, cultists, investigators, supply):
    for seat, words in cultists.items():
        row = list(g.altar[seat])
        for place, count in _counts(words).items():
            if place == "lodge":
                g.lodge[seat] = count
            elif place == "abyss":
                g.abyss[seat] = count
            else:
                row[NAMES.index(place)] = count
        g.altar[seat] = tuple(row)
        _make_up(g, seat, _counts(words))
    for place, count in _counts(investigators).items():
        if place in "ABCD":
            g.visitors["ABCD".index(place)] = count
        else:
            g.investigators[NAMES.index(place)] = count
    g.supply = 25 - sum(g.investigators) - sum(g.visitors)
    assert g.supply >= 0, "there are more than 25 Investigators"
    if supply is not None:
        _shrink_supply(g, supply, _counts(investigators))


def _make_up(g, seat, mentioned):
    """Twenty in all: too many are taken from where nobody mentions, those left over devoured."""
    left = 20 - sum(g.altar[seat]) - g.lodge[seat] - g.abyss[seat]
    for name in ("abyss", "lodge"):
        pile = getattr(g, name)
        if left < 0 and name not in mentioned:
            taken = min(-left, pile[seat])
            pile[seat] -= taken
            left += taken
    row = list(g.altar[seat])
    for at in LOCATIONS:
        if left < 0 and NAMES[at] not in mentioned:
            row[at], left = row[at] - 1, left + 1
    g.altar[seat] = tuple(row)
    g.devoured[seat] = left
    assert left >= 0, f"seat {seat} has more than 20 Cultists"


def _shrink_supply(g, supply, mentioned):
    """Investigators that must be somewhere wait in a location nobody mentions."""
    free = next(at for at in reversed(LOCATIONS) if NAMES[at] not in mentioned)
    g.investigators[free] += g.supply - supply
    g.supply = supply
    assert g.investigators[free] >= 0, "there are not so many Investigators"


def _take(g, cards, word):
    """The id of the Spell meant by an id or by a symbol's letter; plain ones first."""
    if word in LETTERS:
        fits = [card for card in cards if g.content.spells[g.code[card]].symbol == LETTERS[word]]
        return min(fits, key=lambda card: not g.code[card].startswith("dark_communion"))
    return next(card for card in cards if g.code[card] == word)


def _deal_spells(g, piles, deck_size):
    """Named Spells first, so that letters do not take them."""
    left = list(g.deck)
    wanted = [(pile, where, words) for pile, by in piles.items() for where, words in by.items()]
    taken = {}
    for named in (True, False):
        for pile, where, words in wanted:
            for number, word in enumerate(words.split()):
                if word != "Gate" and (word not in LETTERS) == named:
                    taken[pile, where, number] = _take(g, left, word)
                    left.remove(taken[pile, where, number])
    for pile, where, words in wanted:
        _lay(g, taken, pile, where, words.split())
    top = tuple(taken["deck", None, n] for n in range(len(piles["deck"][None].split())))
    keep = len(left) if deck_size is None else deck_size - len(top)
    g.removed += tuple(left[keep:])
    g.deck = (*top, *left[:keep])


def _lay(g, taken, pile, where, words):
    if pile == "deck":
        return
    cards = tuple(
        GATE if word == "Gate" else taken[pile, where, number] for number, word in enumerate(words)
    )
    if pile == "discard":
        g.discard = cards
        for card in cards:
            g.known[card] = EVERYONE
        return
    if pile != "columns":
        for card in cards:
            if card != GATE:
                g.known[card] = 1 << where
    if pile == "hands":
        g.gate_held[where] = GATE in cards
        g.gates -= GATE in cards
        cards = tuple(card for card in cards if card != GATE)
    if pile == "columns":
        g.gates -= cards.count(GATE)
    getattr(g, pile)[where] = cards


def _on_top(g, cards, codes):
    top = [next(card for card in cards if g.code[card] == code) for code in codes]
    return (*top, *(card for card in cards if card not in top))


def _deal_artifacts(g, artifacts, display, top):
    for seat, words in artifacts.items():
        for word in words.split():
            card = next(c for c in g.artifact_deck if g.code[c] == word.rstrip("~"))
            g.artifact_deck = tuple(one for one in g.artifact_deck if one != card)
            g.artifacts[seat] += (card,)
            g.tilted += (card,) if word.endswith("~") else ()
            g.known[card] = EVERYONE
    g.artifact_deck = _on_top(g, g.artifact_deck, [*display.split(), *top.split()])
    g.display, g.artifact_deck = g.artifact_deck[:2], g.artifact_deck[2:]
    for card in g.display:
        g.known[card] = EVERYONE


def _lay_curses(g, seat, codes):
    for code in codes:
        card = next(card for card in g.curse_deck if g.code[card] == code)
        g.curse_deck = tuple(one for one in g.curse_deck if one != card)
        g.waiting[seat] += (card,)
        g.ages += (card,)
        g.known[card] = 1 << (seat - 1) % g.seats if g.seats > 1 else 0


def _place_monsters(g, monsters, shown, top):
    for seat, word in monsters.items():
        code, _, tokens = word.partition(":")
        card = next(card for card in g.monster_stack if g.code[card] == code)
        g.monster_stack = tuple(one for one in g.monster_stack if one != card)
        g.monsters[seat] = card
        g.tokens[seat] = int(tokens) if tokens else g.content.monsters[code].slots
        g.known[card] = EVERYONE
    g.monster_stack = _on_top(g, g.monster_stack, [*shown.split(), *top.split()])
    g.monsters_shown, g.monster_stack = g.monster_stack[:2], g.monster_stack[2:]
    for card in g.monsters_shown:
        g.known[card] = EVERYONE


def _lay_storm(g, at, code):
    g.storm_seat = g.gods.index("ithaqua")
    storm = next(storm for storm in g.storms if g.code[storm] == code)
    g.storms = tuple(one for one in g.storms if one != storm)
    g.storm_at[at] = storm
    g.known[storm] = 1 << g.storm_seat


def _check(g, game):
    """The scene is a table that could be: every card once, all figures there."""
    cards = sorted(card for place in game.proof.pieces(g).values() for card in place)
    assert cards == list(range(len(g.code))), "a card is missing or there twice"
    for seat in range(g.seats):
        held = sum(captives.count(seat) for captives in g.captives)
        home = g.devoured if g.devoured[seat] >= held else g.lodge
        home[seat] -= held


# -- where it begins -------------------------------------------------------------------------------


def _turn(*steps):
    def phases(g):
        g.scope("turn")
        for step in steps:
            g.then(step, A)

    def first(g):
        begin_turn(g, A)
        g.then(phases)
        g.then(turn_over, A)

    return first


def _arrive(g, _seat):
    change_turn(g, arrived=True)


def _test(g, seat):
    g.then(test_control, seat)
    g.then(take_actions, seat)


STARTS = {
    "turn": _turn(go_through_phases),
    "move": _turn(move_phase, activate_phase, conclude_phase),
    "activate": _turn(_arrive, activate_phase, conclude_phase),
    "actions": _turn(_arrive, _test, conclude_phase),
    "conclude": _turn(_arrive, conclude_phase),
}


def _investigators(g):
    begin_turn(g, A)
    g.then(investigators_turn)
    g.then(take_turn, A)


STARTS["investigators"] = _investigators
