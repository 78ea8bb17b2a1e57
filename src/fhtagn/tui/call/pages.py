"""Pages to read at leisure: the piles, and every card on the table with its text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from fhtagn.kernel.game import Printed
from fhtagn.kernel.state import Seat
from fhtagn.tui.call.phases import CallPhases
from fhtagn.tui.choice import Choice
from fhtagn.tui.look import BONE, BRASS, DIM, FAINT, heading

if TYPE_CHECKING:
    from fhtagn.games.call.view import Seen, Story

CARDS: Final = ("card", "story", "source", "host", "given", "taken")  # what an option is about
FEW: Final = 2  # cards that are told with their texts
WHOLE: Final = 99  # columns for what is never cut
ASPECTS: Final = ("name", "numbers", "effect")


# -- one card --------------------------------------------------------------------------------------


def about(board: CallPhases, choice: Choice) -> Text:
    """The cards an option is about, each with its facts and its text."""
    given = choice.about
    codes = [given[name] for name in CARDS if given.get(name) in board.content.cards]
    codes += [code for code in given.get("cards", ()) if code in board.content.cards]
    if "domain" in given and not codes and board.me >= 0:
        return board.domain_told(choice).append(
            f"  {board.names_in(board.meant_domain(choice))}", DIM
        )
    if len(set(codes)) > FEW:
        return Text("  ").join(board.front(code) for code in dict.fromkeys(codes))
    return Text("  ").join(explained(board, code) for code in dict.fromkeys(codes))


def explained(board: CallPhases, code: str) -> Text:
    """Name, text and facts of a card."""
    name = Text(f"{board.name(code)}: ", f"bold {board.colour_of(code)}")
    return name.append_text(read(board, code))


def read(board: CallPhases, code: str) -> Text:
    """What is printed on a card besides its name."""
    facts = board.words.facts("card", printed(board, code))
    text = Text(f"{board.wording(code)} " if board.wording(code) else "", BONE)
    return text.append(f"{facts}.", DIM)


def printed(board: CallPhases, code: str) -> Printed:
    assert board.words.game is not None
    return board.words.game.display.printed["card"][code]


def sure(board: CallPhases, code: str) -> str:
    """How sure we are of what is printed, aspect by aspect."""
    words, known = board.words, printed(board, code).provenance
    names = {
        "name": words.say("tui-call-sure-name"), "numbers": words.say("tui-call-sure-numbers"),
        "effect": words.say("tui-call-sure-text"),
    }  # fmt: skip
    groups: dict[str, list[str]] = {}
    for aspect in ASPECTS:
        if aspect in known:
            groups.setdefault(words.of("provenance", known[aspect]), []).append(names[aspect])
    return "; ".join(f"{', '.join(aspects)}: {said}" for said, aspects in groups.items())


def entry(board: CallPhases, code: str, head: Text) -> Text:
    """A card of a page: a line of its own, then what is printed and how sure it is."""
    text = Text("  ").append_text(head).append("\n    ").append_text(read(board, code))
    return text.append(f" ({sure(board, code)})\n", FAINT)


# -- the table -------------------------------------------------------------------------------------


def table_page(board: CallPhases) -> Text:
    """The own hand, the stories, both players' cards, each with all there is to know."""
    words, text = board.words, Text()
    if board.me >= 0:
        text.append_text(heading(words.say("tui-hand")))
        text.append_text(counted(board, board.hand())).append("\n")
    text.append_text(heading(words.say("tui-call-row")))
    for place, seen in enumerate(board.view["row"]):
        text.append_text(story(board, place, seen))
    for seat in board.seats():
        text.append("\n").append_text(board.who(seat)).append("\n")
        for one in board.player(seat)["play"]:
            text.append_text(entry(board, one["card"], situation(board, one)))
        if board.me < 0:
            text.append_text(counted(board, filter(None, board.player(seat)["hand"])))
    return text


def story(board: CallPhases, place: int, seen: Story) -> Text:
    """A story with the struggles, and who is there."""
    title = board.story_title(seen, WHOLE)
    head = Text("  ").join([title, board.story_tokens(seen), board.tally(seen, WHOLE)])
    text = entry(board, seen["story"], head)
    for seat in board.seats():
        for one, sign in board.company(place, seat):
            text.append("      ").append_text(board.figure(one, sign=sign)).append("\n")
    return text


def situation(board: CallPhases, seen: Seen) -> Text:
    """A card in play as it is now: its state and its keywords in words."""
    state = board.state_names[seen["state"]]
    parts = [state, board.keywords(seen["keywords"])]
    if seen["named"]:
        parts.append(board.icon_names[seen["named"]])
    if seen["host"]:
        parts.append(f"→ {board.chosen(seen['host'])}")
    if seen["at"] is not None:
        parts.append(f"→ {board.name(board.view['row'][seen['at']]['story'])}")
    said = ", ".join(part for part in parts if part)
    return board.figure(seen).append(f"  {said}", FAINT)


def counted(board: CallPhases, codes: Iterable[str]) -> Text:
    """Cards out of play, equal ones together."""
    text = Text()
    for code, count in Counter(codes).items():
        times = f" ×{count}" if count > 1 else ""
        text.append_text(entry(board, code, board.front(code).append(times, FAINT)))
    return text


# -- the piles -------------------------------------------------------------------------------------


def piles_page(board: CallPhases) -> Text:
    """Domains, discard piles from the top, what is known of the decks, the stories won and left."""
    text = Text()
    for seat in board.seats():
        text.append_text(side(board, seat)).append("\n")
    words, left = board.words, board.view["story_deck"]
    text.append_text(heading(words.say("tui-call-story-deck", count=len(left))))
    text.append_text(names(board, filter(None, left)))
    for seat in board.seats():
        codes = board.player(seat)["deck_list"]
        if codes is not None:
            text.append_text(heading(f"\n{words.say('tui-list-of', seat=seat)}"))
            text.append_text(names(board, codes))
    return text.append(f"\n{board.legend()}", FAINT)


def side(board: CallPhases, seat: Seat) -> Text:
    words, player = board.words, board.player(seat)
    text = board.who(seat).append("\n")
    for place, seen in enumerate(player["domains"]):
        text.append("  ").append_text(board.domain(place, seen))
        text.append(f"  {board.names_in(seen)}\n", DIM)
    if player["won"]:
        won = ", ".join(board.name(code) for code in player["won"])
        text.append(f"  {words.say('tui-call-stories')}: ", FAINT).append(f"{won}\n", BONE)
    text.append(f"  {words.say('tui-discard', count=len(player['discard']))}\n", BRASS)
    text.append_text(names(board, reversed(player["discard"])))
    text.append(f"  {words.say('tui-deck', count=len(player['deck']))}\n", BRASS)
    return text.append_text(known(board, player["deck"]))


def names(board: CallPhases, codes: Iterable[str]) -> Text:
    """Cards with cost and numbers, equal ones together."""
    text = Text()
    for code, count in Counter(codes).items():
        times = f" ×{count}" if count > 1 else ""
        text.append("    ").append_text(board.front(code)).append(f"{times}\n", FAINT)
    return text


def known(board: CallPhases, deck: Sequence[str | None]) -> Text:
    """The cards of a deck whose place one knows, counted from the top."""
    if not any(deck):
        return Text(f"    {board.words.say('tui-deck-unknown')}\n", FAINT)
    text = Text()
    for place, code in enumerate(deck, 1):
        if code:
            text.append(f"    {place}. ", FAINT).append_text(board.front(code)).append("\n")
    return text
