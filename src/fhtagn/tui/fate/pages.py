"""Pages to read at leisure: the Altar with the references, the Lodges with all cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat
from fhtagn.tui.choice import Choice
from fhtagn.tui.fate.hand import Hands
from fhtagn.tui.fate.names import CURSE, STORM, SYMBOLS
from fhtagn.tui.fate.phases import NUMBERS
from fhtagn.tui.look import BONE, BRASS, DIM, FAINT, VIOLET, heading

if TYPE_CHECKING:
    from fhtagn.games.fate.view import Place

CARDS: Final = ("spell", "artifact", "monster", "storm", "god", "curse")
PLACES: Final = ("to", "location", "place")


# -- about an option -------------------------------------------------------------------------------


def about(board: Hands, choice: Choice) -> Text:
    """The location an option is about, then the cards; beside cards it is told in few words."""
    given = choice.about
    codes = [given[name] for name in CARDS if given.get(name) in board.content.things]
    codes += [code for code in given.get("spells", ()) if code in board.content.things]
    places = [given[name] for name in PLACES if given.get(name) in SYMBOLS][:1]
    told = outline if codes else actions
    said = [told(board, name) for name in places]
    return Text("  ").join([*said, *(explained(board, code) for code in dict.fromkeys(codes))])


def outline(board: Hands, name: str) -> Text:
    """A location with its Base Action in a few words."""
    text = board.symbol(name).append(f" {board.location(name)}: ", BRASS)
    return text.append(f"{board.action(name)}.", DIM)


def explained(board: Hands, code: str) -> Text:
    """A card with its price or the name of its gift, and its text."""
    one = board.thing(code)
    if code in board.content.spells:
        text = board.spell((board.back(code), code))
    else:
        text = Text(f"{board.said(one)}.", BRASS)
    god = board.content.gods.get(code)
    gift = f" {god.gift[board.words.language]}." if god else ""
    return text.append(gift, BONE).append(f" {board.told(one)}", DIM)


def actions(board: Hands, name: str) -> Text:
    """A location with its actions, as they are for so many players."""
    place, language = board.place(name), board.words.language
    alone = {"base": place.base_alone, "control": place.control_alone} if board.alone else {}
    base = (alone.get("base") or place.base)[language]
    control = (alone.get("control") or place.control)[language]
    text = board.symbol(name).append(f" {board.location(name)}. ", BRASS)
    return text.append(f"{base} {control}", DIM)


# -- the Altar -------------------------------------------------------------------------------------


@cites("FG 1.2.5")
def altar_page(board: Hands) -> Text:
    """The references for the locations and the turn, what is on show, the decks, the signs."""
    text = Text()
    for seen in board.view["locations"]:
        text.append_text(location(board, seen))
    text.append_text(turn(board)).append("\n")
    text.append_text(Text("  ").join([board.lost(), board.supply()])).append("\n\n")
    text.append_text(on_show(board, board.relics(), board.view["artifacts"]))
    text.append_text(on_show(board, board.beasts(), board.view["monsters"]))
    counts = [*board.spells_left(), *board.decks()]
    text.append_text(Text(" · ").join(counts)).append("\n")
    return text.append_text(discard(board)).append(f"\n{board.legend()}", FAINT)


def turn(board: Hands) -> Text:
    """The reference for the turn: its four phases; alone also what the Investigators do."""
    words = board.words
    told = (
        words.say("tui-fate-course-prepare"), words.say("tui-fate-course-move"),
        words.say("tui-fate-course-activate"), words.say("tui-fate-course-conclude"),
    )  # fmt: skip
    text = heading(words.say("tui-fate-course"))
    for number, name, what in zip(NUMBERS, board.phases(), told, strict=True):
        text.append(f"  {number} {name}. ", BONE).append(f"{what}\n", DIM)
    return text.append(f"  {words.say('tui-fate-course-alone')}\n" if board.alone else "", DIM)


def on_show(board: Hands, corner: Sequence[Text], codes: Iterable[str]) -> Text:
    """The cards that lie face up, under the words of their corner of the Altar."""
    if not corner:
        return Text()
    return heading(corner[0].plain).append_text(cards(board, codes)).append("\n")


def location(board: Hands, seen: Place) -> Text:
    """A location with its actions and everything that is there."""
    text = board.beginning(seen).append_text(actions(board, seen["id"])[2:]).append("\n    ")
    parts = [board.crowd(seen), board.signs(seen, roomy=True), board.column(seen, 99)]
    return text.append_text(Text("  ").join(parts)).append("\n\n")


def cards(board: Hands, codes: Iterable[str]) -> Text:
    text = Text()
    for code in codes:
        text.append("  ").append_text(explained(board, code)).append("\n")
    return text


def discard(board: Hands) -> Text:
    """The discarded Spells from the top down, equal ones together."""
    text = Text()
    for code, count in Counter(reversed(board.view["discard"])).items():
        times = f" ×{count}" if count > 1 else ""
        card = board.spell((board.back(code), code))
        text.append("  ").append_text(card).append(f"{times}\n", FAINT)
    return text


# -- the Lodges ------------------------------------------------------------------------------------


def lodges_page(board: Hands) -> Text:
    """Each player with the Dark Gift and every card that may be read."""
    text = Text()
    for seat in board.seats():
        text.append_text(lodge(board, seat)).append("\n")
    return text


def lodge(board: Hands, seat: Seat) -> Text:
    words, player = board.words, board.player(seat)
    text = Text("  ").join([board.name_row(seat), board.notes(seat)]).append("\n  ")
    text.append_text(Text("  ").join([board.track(seat), *board.state(seat)])).append("\n")
    if player["devoured"]:
        lost = words.say("tui-fate-devoured", count=player["devoured"])
        text.append(f"  {lost}\n", FAINT)
    if player["god"]:
        text.append_text(cards(board, [player["god"]]))
    for name, seen in (
        (words.say("tui-fate-hand"), player["hand"]),
        (words.say("tui-fate-reserve"), player["reserve"]),
    ):
        text.append_text(read(board, name, [code for _, code in seen if code]))
    owned = [code for code, _ in player["artifacts"]]
    text.append_text(read(board, words.say("tui-fate-artifacts"), owned))
    beasts = [player["monster"]] if player["monster"] else []
    text.append_text(read(board, words.say("tui-fate-monsters"), beasts))
    return text.append_text(fates(board, seat))


def read(board: Hands, name: str, codes: list[str]) -> Text:
    """Cards under a heading; nothing if there are none."""
    if not codes:
        return Text()
    return Text(f"  {name}\n", BRASS).append_text(cards(board, codes))


def fates(board: Hands, seat: Seat) -> Text:
    """Curses that lie on the player, those the player keeps for others, and Storms seen."""
    text = Text()
    for row in board.troubles(seat):
        text.append("  ").append_text(row).append("\n")
    for code in filter(None, board.player(seat)["curses"]):
        text.append(f"  {CURSE} ", VIOLET).append_text(explained(board, code)).append("\n")
    for code in filter(None, board.player(seat)["storms_seen"]):
        text.append(f"  {STORM} ", BONE).append_text(explained(board, code)).append("\n")
    return text
