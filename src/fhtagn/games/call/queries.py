"""Questions the rules ask of the table: what a card is, what it shows, what can happen to it.

What cards in play change is asked through the kernel's queries, from the printed value upwards:
blanking, then subtypes and keywords, then icons and skill. Icons and skill never count as less than
nothing, whatever lowers them (CC 19.3); what is insane has none of all this (CC 16.8).
"""

from __future__ import annotations

from typing import Final

from fhtagn.games.call.content import Card, X
from fhtagn.games.call.state import EXHAUSTED, INSANE, NOWHERE, OUT, READY, Call
from fhtagn.games.call.vocabulary import FACTIONS, ICONS, NEUTRAL
from fhtagn.kernel.effects import ABILITIES, UNSILENCED, Query, modifies, query, sources
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

TERROR, COMBAT, ARCANE, INVESTIGATION = range(4)
ATTACHMENT: Final = "attachment"
PHASE: Final = "phase"  # the moment at which most effects end


@cites("CC 1.1")
def opponent(seat: Seat) -> Seat:
    """Exactly two players."""
    return 1 - seat


def in_turn(g: Call) -> tuple[Seat, Seat]:
    """The active player, then the opponent."""
    return (1, 0) if g.active == 1 else (0, 1)


def printed(g: Call, card: int) -> Card:
    return g.content.cards[g.code[card]]


def in_play(g: Call, card: int) -> bool:
    return g.status[card] != OUT


# -- what a card is --------------------------------------------------------------------------------


@cites("CC 19.10")
def is_character(g: Call, card: int) -> bool:
    """A character in play; one that has been attached to something is none any more."""
    return (
        g.host[card] == NOWHERE
        and g.status[card] != OUT
        and g.content.cards[g.code[card]].type == "character"
    )


@cites("CC 19.10", "CC 10.6")
def is_support(g: Call, card: int) -> bool:
    return g.status[card] != OUT and (g.host[card] != NOWHERE or printed(g, card).type == "support")


@query("characters", 0, "CC 19.10")
def CHARACTERS(g: Call, seat: Seat) -> tuple[int, ...]:  # noqa: N802  a query, like those below
    """A player's characters: asked so often that the answer is kept."""
    return tuple(card for card in g.play[seat] if is_character(g, card))


@query("supports", 0, "CC 19.10")
def SUPPORTS(g: Call, seat: Seat) -> tuple[int, ...]:  # noqa: N802
    return tuple(card for card in g.play[seat] if is_support(g, card))


UNSILENCED.update(("characters", "supports"))


def characters(g: Call, seat: Seat) -> tuple[int, ...]:
    return CHARACTERS(g, seat)


def everyone(g: Call) -> tuple[int, ...]:
    """The characters of both players, the active player's first."""
    first, second = in_turn(g)
    return CHARACTERS(g, first) + CHARACTERS(g, second)


def supports(g: Call, seat: Seat) -> tuple[int, ...]:
    return SUPPORTS(g, seat)


def all_supports(g: Call) -> tuple[int, ...]:
    first, second = in_turn(g)
    return SUPPORTS(g, first) + SUPPORTS(g, second)


@cites("CC 1.13", "CC 40.8", "CC 7.7")
def faction_of_code(g: Call, code: str) -> str:
    """As printed; at a balanced table, the one it is numbered in."""
    card = g.content.cards[code]
    return card.pack if g.variant.balanced and card.pack in FACTIONS else card.faction


@cites("CC 16.8", "CC 19.10")
def faction(g: Call, card: int) -> str:
    """The faction of a card; what is insane has none."""
    return NEUTRAL if g.status[card] == INSANE else faction_of_code(g, g.code[card])


@cites("CC 8.16", "CC 16.8", "CC 19.10")
def cost(g: Call, card: int) -> int:
    """The cost of a card that is not being played: an X is nothing, and so are the insane."""
    value = printed(g, card).cost
    return 0 if g.status[card] == INSANE or value == X else value


# -- states ----------------------------------------------------------------------------------------


def is_ready(g: Call, card: int) -> bool:
    return g.status[card] == READY


@cites("CC 16.3")
def is_exhausted(g: Call, card: int) -> bool:
    """Exhausted; the insane are neither this nor ready."""
    return g.status[card] == EXHAUSTED


def is_insane(g: Call, card: int) -> bool:
    return g.status[card] == INSANE


def is_committed(g: Call, card: int) -> bool:
    return g.at[card] != NOWHERE


def committed(g: Call, seat: Seat, story: int) -> list[int]:
    """The seat's characters at the story."""
    return [card for card in g.play[seat] if g.at[card] == story]


def all_at(g: Call, story: int) -> list[int]:
    """Everybody at the story, the active player's characters first; nobody if there is none."""
    if story == NOWHERE:
        return []
    return [card for seat in in_turn(g) for card in committed(g, seat, story)]


def attached_to(g: Call, host: int) -> list[int]:
    return [card for seat in range(g.seats) for card in g.play[seat] if g.host[card] == host]


# -- the text box ----------------------------------------------------------------------------------


@query("blank", 1, "CC 1.15", "CC 19.9")
def BLANK(_g: Call, _card: int) -> bool:  # noqa: N802
    """Whether the text box counts as empty."""
    return False


UNSILENCED.add("blank")


@cites("CC 16.8", "CC 19.7", "CC 19.9")
def is_blank(g: Call, card: int) -> bool:
    """Whether the card has no text: insane, or blanked by an effect."""
    return g.status[card] == INSANE or BLANK(g, card)


@cites("CC 16.8", "CC 16.9", "CC 19.9")
def is_spared(g: Call, card: int, ability: str) -> bool:
    """Whether a blank card has the ability all the same: it was given it, and is not insane."""
    return g.status[card] != INSANE and any(
        (one.me, one.ability) == (card, ability) for one in g.granted
    )


@query("subtypes", 2, "CC 1.14", "CC 1.15", "CC 19.10")
def SUBTYPES(g: Call, card: int) -> tuple[str, ...]:  # noqa: N802
    """The printed ones; a character that is attached is an Attachment besides."""
    own = () if is_blank(g, card) else printed(g, card).subtypes
    attached = g.host[card] != NOWHERE and ATTACHMENT not in own
    return (*own, ATTACHMENT) if attached else own


@cites("CC 1.14")
def has_subtype(g: Call, card: int, subtype: str) -> bool:
    if g.status[card] == OUT:
        return subtype in printed(g, card).subtypes
    return g.status[card] != INSANE and subtype in SUBTYPES(g, card)


def _keyword(name: str, *ids: str) -> Query[int]:
    """A keyword that is there or not, or how much of it; a blank text box has none."""

    @query(name, 2, *ids)
    def keyword(g: Call, card: int) -> int:
        return 0 if is_blank(g, card) else int(getattr(printed(g, card), name))

    return keyword


FAST: Final = _keyword("fast", "CC 15.1")
WILLPOWER: Final = _keyword("willpower", "CC 15.28")
HEROIC: Final = _keyword("heroic", "CC 15.6")
VILLAINOUS: Final = _keyword("villainous", "CC 15.7")
INVULNERABILITY: Final = _keyword("invulnerability", "CC 15.12")
TOUGHNESS: Final = _keyword("toughness", "CC 15.22")
KEYWORDS: Final = (FAST, WILLPOWER, HEROIC, VILLAINOUS, INVULNERABILITY, TOUGHNESS)


@cites("CC 16.8", "CC 16.9")
def has(g: Call, card: int, keyword: Query[int]) -> bool:
    """Whether the card has the keyword now; the insane have none, whoever gives it."""
    return g.status[card] != INSANE and keyword(g, card) > 0


@cites("CC 15.22", "CC 15.23")
def toughness(g: Call, card: int) -> int:
    """How many wounds the character bears, all sources added."""
    return max(0, TOUGHNESS(g, card)) if g.status[card] != INSANE else 0


# -- icons and skill -------------------------------------------------------------------------------


def _icon(number: int, layer: int) -> Query[int]:
    @query(ICONS[number], layer, "CC 19.2", "CC 19.3")
    def icons_of_a_kind(g: Call, card: int) -> int:
        return printed(g, card).icons[number]

    return icons_of_a_kind


# Combat comes last: some count their Combat icons by the skill of others, and skill by icons.
SHOWN: Final = (_icon(TERROR, 3), _icon(COMBAT, 5), _icon(ARCANE, 3), _icon(INVESTIGATION, 3))


@cites("CC 16.8", "CC 16.9", "CC 19.10")
def has_values(g: Call, card: int) -> bool:
    """Whether the card has icons and skill at all: not if it is insane, not if it is attached."""
    return g.status[card] != INSANE and g.host[card] == NOWHERE


@cites("CC 11.9", "CC 19.3")
def icons(g: Call, card: int, icon: int) -> int:
    """How many icons of the kind the character has, never less than none."""
    return max(0, SHOWN[icon](g, card)) if has_values(g, card) else 0


@query("skill", 4, "CC 8.16", "CC 19.2")
def SKILL(g: Call, card: int) -> int:  # noqa: N802
    """The printed skill; an X that nothing defines is 0."""
    value = printed(g, card).skill
    return 0 if value == X else value


@cites("CC 12.10", "CC 12.11")
def skill(g: Call, card: int) -> int:
    """The skill as it counts: never below 0, though every reduction is remembered."""
    return max(0, SKILL(g, card)) if has_values(g, card) else 0


@cites("CC 18.10", "CC 40.20", "CC 40.21")
def printed_skill(g: Call, card: int) -> int:
    """What stands on the face-up side, or counts as such: an X as it is defined now."""
    if g.status[card] == INSANE:
        return 0
    told = SKILL.explain(g, card)
    return [one for by, one in told if by is None or ABILITIES[by[1]].stage == "set"][-1]


# -- what can happen to a card ---------------------------------------------------------------------


@cites("CC 11.14", "CC 15.28", "CC 15.29", "CC 15.30", "CC 16.11")
def can_go_insane(g: Call, card: int) -> bool:
    """A sane character without Willpower and without a Terror icon, as things stand now."""
    return (
        is_character(g, card)
        and g.status[card] != INSANE
        and not icons(g, card, TERROR)
        and not has(g, card, WILLPOWER)
    )


@cites("CC 11.20", "CC 15.12")
def can_be_wounded(g: Call, card: int) -> bool:
    return is_character(g, card) and not has(g, card, INVULNERABILITY)


@query("may_commit", 2, "CC 18.9")
def MAY_COMMIT(_g: Call, _card: int) -> bool:  # noqa: N802
    """Unless something says that the character cannot."""
    return True


@query("may_restore", 2, "CC 5.10", "CC 18.9")
def MAY_RESTORE(_g: Call, _card: int) -> bool:  # noqa: N802
    return True


@cites("CC 5.10")
def can_be_restored(g: Call, card: int) -> bool:
    return g.status[card] == INSANE and MAY_RESTORE(g, card)


@cites("CC 10.5", "CC 10.6", "CC 18.9")
def can_commit(g: Call, card: int) -> bool:
    """A ready character which nothing forbids to."""
    return is_character(g, card) and g.status[card] == READY and MAY_COMMIT(g, card)


# -- stories ---------------------------------------------------------------------------------------


def with_struggle(order: tuple[int, ...], icon: int) -> tuple[int, ...]:
    """Right after the others of its kind; the first of a kind in the order of the icons."""
    last = max((n for n, other in enumerate(order, 1) if other == icon), default=0)
    place = last or sum(other < icon for other in order)
    return (*order[:place], icon, *order[place:])


def without_struggle(order: tuple[int, ...], icon: int) -> tuple[int, ...]:
    """One struggle of the kind less, if there is one."""
    if icon not in order:
        return order
    place = len(order) - 1 - order[::-1].index(icon)
    return order[:place] + order[place + 1 :]


@query("struggles", 3, "CC 11.3", "CC 19.11", "CC 19.12", "CC 19.13")
def STRUGGLES(g: Call, story: int) -> tuple[int, ...]:  # noqa: N802
    """The printed struggles, and one for each booster on what is attached or committed there."""
    order = printed(g, story).struggles
    for card in (*attached_to(g, story), *all_at(g, story)):
        for icon in printed(g, card).struggles:
            order = with_struggle(order, icon)
    return order


def tokens(g: Call, seat: Seat, story: int) -> int:
    return g.success.get(story, (0, 0))[seat]


@cites("CC 40.10")
def all_tokens(g: Call, story: int) -> int:
    """The tokens of both players together."""
    return sum(g.success.get(story, (0, 0)))


def is_conspiracy(g: Call, story: int) -> bool:
    return printed(g, story).type == "conspiracy"


# -- day and night ---------------------------------------------------------------------------------


@cites("CC 21.1", "CC 21.2", "CC 21.3", "CC 21.4")
def hours(g: Call) -> tuple[bool, bool]:
    """Whether it is Day, whether it is Night: as cards in play say, both at once too."""
    return bool(sources(g, "answer:day")), bool(sources(g, "answer:night"))


# -- what lasts on a card --------------------------------------------------------------------------


@modifies(SKILL, "skill", "CC 19.2", "CC 12.11")
def more_skill(_g: Call, amount: int, _card: int, value: int) -> int:
    return value + amount


@modifies(SKILL, "printed_skill", "CC 18.10", stage="set")
def other_printed_skill(_g: Call, amount: int, _card: int, _value: int) -> int:
    return amount


def _more_icons(icon: int) -> None:
    @modifies(SHOWN[icon], ICONS[icon], "CC 19.2", "CC 19.3")
    def more_icons(_g: Call, amount: int, _card: int, value: int) -> int:
        return value + amount


def _no_printed_icons(icon: int) -> None:
    @modifies(SHOWN[icon], f"printed_{ICONS[icon]}", "CC 18.10", stage="set")
    def no_printed_icons(_g: Call, _amount: int, _card: int, _value: int) -> int:
        return 0


def _more_of_keyword(keyword: Query[int]) -> None:
    @modifies(keyword, keyword.name, "CC 19.9", "CC 15.23")
    def more_of_keyword(_g: Call, amount: int, _card: int, value: int) -> int:
        return value + amount


for _number in range(len(ICONS)):
    _more_icons(_number)
    _no_printed_icons(_number)
for _query in KEYWORDS:
    _more_of_keyword(_query)


@modifies(BLANK, "blank", "CC 19.9")
def no_text(_g: Call, _amount: int, _card: int, _value: bool) -> bool:
    return True


@modifies(STRUGGLES, "struggle_less", "CC 19.14")
def struggle_less(_g: Call, icon: int, _story: int, order: tuple[int, ...]) -> tuple[int, ...]:
    return without_struggle(order, icon)
