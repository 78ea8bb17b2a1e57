"""Pages to read at leisure: the piles, the whole table, the count at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from fhtagn.kernel.state import Seat
from fhtagn.tui.heroes.places import Places
from fhtagn.tui.look import BRASS, DIM, FAINT, VERDIGRIS, heading


def explained(board: Places, code: str, count: int = 1) -> Text:
    """A card with its text and how sure we are of it."""
    sure = board.words.of("provenance", board.content.characters[code].provenance["effect"])
    text = board.card(code, count).append(f"\n    {board.ability(code)}", DIM)
    return text.append(f" ({sure})\n", FAINT)


def piles(board: Places) -> Text:
    """Each discard pile from its top down, what is known of each deck, and the lists if open."""
    words, text = board.words, Text()
    for number, pile in enumerate(board.view["piles"]):
        whose = f"{words.player(number)} · " if len(board.view["piles"]) > 1 else ""
        count = len(pile["discard"])
        text.append_text(heading(f"{whose}{words.say('tui-discard', count=count)}"))
        for code in reversed(pile["discard"]):
            text.append_text(explained(board, code))
        text.append_text(heading(f"\n{whose}{words.say('tui-deck', count=pile['deck'])}"))
        text.append_text(_known(board, pile["known"]))
    for number, codes in enumerate(board.view.get("lists", ())):
        text.append_text(heading(f"\n{words.say('tui-list-of', seat=number)}"))
        for code, count in Counter(codes).items():
            text.append_text(board.card(code, count)).append("\n")
    return text


def _known(board: Places, known: list[str | None]) -> Text:
    if not known:
        return Text(f"{board.words.say('tui-deck-unknown')}\n", FAINT)
    text = Text()
    for place, code in enumerate(known, 1):
        shown = board.card(code) if code else Text("?", FAINT)
        text.append(f"{place}. ").append_text(shown).append("\n")
    return text


def everything(board: Places) -> Text:
    """Every place with every card and its text; one's own hand first."""
    words, text = board.words, Text()
    if board.me >= 0:
        text.append_text(heading(words.say("tui-hand")))
        text.append_text(_all(board, board.view["players"][board.me]["hand"]))
    for seat, player in enumerate(board.view["players"]):
        text.append("\n").append_text(board.head(seat)).append("\n")
        for faction in filter(None, player["factions"]):
            text.append("    ").append_text(board.faction(faction)).append("\n")
        text.append_text(_all(board, [code for code, _owner in player["area"]]))
    return text


def _all(board: Places, codes: Iterable[str | None]) -> Text:
    text = Text()
    for code, count in Counter(filter(None, codes)).items():
        text.append_text(explained(board, code, count))
    return text


# -- the end --------------------------------------------------------------------------------------


def result(board: Places, places: tuple[int, ...]) -> Text:
    """The places, and every point by its card and rule."""
    words, text = board.words, Text()
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    for seat in order:
        points = board.view["players"][seat]["points"]
        text.append(f"{places[seat]}. {words.player(seat)}  {points}\n", BRASS)
    text.append("\n")
    for seat in order:
        text.append_text(_place(board, seat, places[seat]))
    return text


def _place(board: Places, seat: Seat, place: int) -> Text:
    words, player = board.words, board.view["players"][seat]
    won = VERDIGRIS if place == 1 else BRASS
    text = Text(f"{place}. {words.player(seat)}: ", f"bold {won}")
    text.append(f"{words.say('tui-points', count=player['points'])}\n", "bold")
    for code in player["factions"]:
        text.append("   ").append_text(board.faction(code))
        if code == player["faction"] and len(player["factions"]) > 1:
            text.append(f" {words.say('tui-counted')}", FAINT)
        text.append("\n")
    for rule, card, points in player["sheet"]:
        text.append(f"   {points:+3d}  ").append_text(board.card(card))
        text.append(f"  {rule}\n", FAINT)
    if player["hand"]:
        text.append(f"   {words.say('tui-hand-left')} ", FAINT)
        left = [board.card(code) for code in player["hand"] if code]
        text.append_text(Text("  ").join(left)).append("\n")
    return text.append("\n")


def applied(board: Places) -> list[str]:
    """The rules by which points were counted, in their order."""
    rules = {line[0] for player in board.view["players"] for line in player["sheet"]}
    return sorted(rules, key=lambda rule: [int(part) for part in rule.split(" ")[1].split(".")])
