"""How cards, domains and stories are named in keys: by what everybody sees of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fhtagn.games.call.abilities import PLAYING, USES
from fhtagn.games.call.choosing import DOMAINS, choices_of
from fhtagn.games.call.queries import in_play
from fhtagn.games.call.state import NOWHERE, Call
from fhtagn.games.call.vocabulary import ICONS
from fhtagn.kernel.rules import Saying, Value
from fhtagn.kernel.state import Seat

About = dict[str, Value]


def about_card(g: Call, card: int, seat: Seat = NOWHERE) -> About:
    """A card by its code; copies in play are numbered, those elsewhere have place and owner."""
    code = g.code[card]
    if in_play(g, card):
        return {"card": code} | numbered([*g.play[0], *g.play[1]], g, card)
    rows = [domain.resources for domain in g.domains[g.owner[card]]]
    at: list[Value] = [number for number, row in enumerate(rows, 1) if card in row]
    return (
        {"card": code}
        | ({"at": at[0]} if at else {})
        | ({"of": g.owner[card]} if g.owner[card] != seat else {})
    )


def about_story(g: Call, story: int) -> About:
    return {"story": g.code[story]} | numbered([*g.row], g, story)


def numbered(cards: list[int], g: Call, card: int) -> About:
    copy = copy_of(g, card, cards)
    return {"copy": copy} if copy else {}


def copy_of(g: Call, card: int, cards: Sequence[int]) -> int:
    """Which of several copies it is, from 1 on; 0 if it is the only one."""
    copies = [one for one in cards if g.code[one] == g.code[card]]
    return copies.index(card) + 1 if len(copies) > 1 else 0


def about_domain(domain: int, seat: Seat) -> About:
    owner, number = divmod(domain, DOMAINS)
    return {"domain": number + 1} | ({"of": owner} if owner != seat else {})


def says_use(g: Call, seat: Seat, card: int, ability: str, _answers: int) -> Saying:
    """Playing a card from hand, or using an ability: which one, if the card has several."""
    if ability == PLAYING or USES[ability].where == "hand":
        return Saying("play", {"card": g.code[card]})
    text = {"text": name_of_text(g, card, ability)} if is_one_of_several(g, card, ability) else {}
    source = USES[ability].card
    foreign = {"source": source} if source != g.code[card] else {}
    return Saying("use", about_bearer(g, card, ability, seat) | text, foreign)


def about_bearer(g: Call, card: int, ability: str, seat: Seat) -> About:
    """A card whose ability is used; copies that answer after they have gone are numbered, too."""
    able = USES[ability].timing in ("response", "forced")
    gone = [one.me for one in g.departed if able and one.ability == ability]
    bearers = [*g.play[0], *g.play[1], *(one for one in gone if not in_play(g, one))]
    return about_card(g, card, seat) | (numbered(bearers, g, card) if card in bearers else {})


def name_of_text(g: Call, card: int, ability: str) -> str:
    """Its number on the card; the text of another card by its full name."""
    return ability.partition("/")[2] if USES[ability].card == g.code[card] else ability


def is_one_of_several(g: Call, card: int, ability: str) -> bool:
    """Whether the card has other abilities of the same timing."""
    timing = USES[ability].timing
    names = [name for name in g.abilities.get(card, ()) if name in USES]
    return sum(USES[name].timing == timing for name in dict.fromkeys(names)) > 1


def says_chosen(g: Call, thing: int, number: int | None = None) -> Saying:
    """What is chosen for the use in progress."""
    use = g.uses[-1]
    what = choices_of(g, use)[len(use.chosen) if number is None else number].what
    is_card = NAMES_OF[what] is about_card and in_play(g, thing)
    holder = {"holder": g.controller[thing]} if is_card else {}
    return Saying("choose", NAMES_OF[what](g, thing, use.seat), holder)


NAMES_OF: Final[dict[str, Callable[[Call, int, Seat], About]]] = {
    "character": about_card,
    "support": about_card,
    "card": about_card,
    "harmed": about_card,
    "discarded": about_card,
    "story": lambda g, thing, _seat: about_story(g, thing),
    "player": lambda _g, thing, _seat: {"seat": thing},
    "icon": lambda _g, thing, _seat: {"icon": ICONS[thing]},
    "domain": lambda _g, thing, seat: about_domain(thing, seat),
}


def says_offered(g: Call, card: int) -> Saying:
    return Saying("offer", about_card(g, card, g.uses[-1].seat))


def says_domain(_g: Call, number: int) -> Saying:
    return Saying("drain", {"domain": number + 1})
