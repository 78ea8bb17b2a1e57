"""Shub-Niggurath."""

from __future__ import annotations

from fhtagn.games.call.abilities import (
    EXHAUSTED_BY,
    NO_DISCOUNT,
    Discount,
    Offer,
    Said,
    action,
    attachment,
    cheaper,
    disrupt,
    event,
    forced,
    lasting_price,
    listed,
    response,
    static,
)
from fhtagn.games.call.choosing import (
    another,
    character,
    character_or_support,
    exhausted,
    harmed,
    in_pile,
    is_a_character,
    mine,
    no,
    of_cost_x,
    own_pile,
    support,
    unlike,
)
from fhtagn.games.call.content import X
from fhtagn.games.call.deeds import (
    commit_with,
    destroy,
    discount,
    gain,
    make_ready,
    prevent_wound,
    to_hand,
    wound,
)
from fhtagn.games.call.entering import can_enter
from fhtagn.games.call.events.play import Entered
from fhtagn.games.call.moments import itself
from fhtagn.games.call.payment import for_seat
from fhtagn.games.call.pile_deeds import bury_cards, came_in, keep_none, search_deck
from fhtagn.games.call.queries import (
    INVESTIGATION,
    MAY_COMMIT,
    SHOWN,
    SKILL,
    characters,
    cost,
    faction_of_code,
    has_subtype,
    is_committed,
    printed,
    supports,
)
from fhtagn.games.call.state import Call, Use
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, choice, rule
from fhtagn.kernel.state import Seat


def is_child(g: Call, code: str) -> bool:
    """Whether the card is a character of Shub-Niggurath."""
    is_one = g.content.cards[code].type == "character"
    return is_one and faction_of_code(g, code) == "shub_niggurath"


# -- F121 Shub-Niggurath ---------------------------------------------------------------------------


@action(
    "F121", pay=3,
    en="Action: pay 3 to search your deck for a Dark Young and put it into play. Then shuffle "
       "your deck.",
    ru="Действие: заплатите 3, чтобы найти в своей колоде Тёмного отпрыска и ввести его в игру. "
       "Затем перетасуйте колоду.",
)  # fmt: skip
def shub_niggurath(g: Call, use: Use) -> None:
    search_deck(g, use.seat, "dark_young", to="play")


# -- F122 Y'Golonac --------------------------------------------------------------------------------


@action(
    "F122", character(), pay=1, named=True,
    en="Action: pay 1 and choose a character. Ready that character. In this phase it must commit "
       "to the story to which Y'Golonac is committed, if able.",
    ru="Действие: заплатите 1 и выберите персонажа. Подготовьте его. В этой стадии он должен, если "
       "это возможно, быть вовлечён в ту же историю, что и И'Голонак.",
)  # fmt: skip
def y_golonac(g: Call, use: Use) -> None:
    make_ready(g, use.target)
    commit_with(g, use.target, use.card)


# -- F123 Priestess of Bubastis --------------------------------------------------------------------


@lasting_price("F123/price", "F123")
def expected(g: Call, _amount: int, _seat: Seat, code: str) -> Discount:
    return cheaper(1, least=1) if is_child(g, code) else NO_DISCOUNT


@action(
    "F123", exhausts=True,
    en="Action: exhaust Priestess of Bubastis to make the next Shub-Niggurath character you play "
       "in this phase cost you 1 less, to a minimum of 1.",
    ru="Действие: истощите Жрицу Бубастис, чтобы следующий персонаж фракции Шуб-Ниггурат, которого "
       "вы сыграете в этой стадии, стоил для вас на 1 меньше, но не меньше 1.",
)  # fmt: skip
def priestess_of_bubastis(g: Call, use: Use) -> None:
    discount(g, "F123/price", for_seat(use.seat))


# -- F124 Slavering Gug ----------------------------------------------------------------------------


@action(
    "F124", character(aim="wound"), pay=4,
    en="Action: pay 4 and choose a character. Wound that character.",
    ru="Действие: заплатите 4 и выберите персонажа. Он получает рану.",
)  # fmt: skip
def slavering_gug(g: Call, use: Use) -> None:
    wound(g, use, use.target)


# -- F125 Forest Sister ----------------------------------------------------------------------------


@disrupt(
    "F125", "wound", harmed(no(another)), pay=1, named=True,
    en="Disrupt: when Forest Sister would be wounded, pay 1 to prevent one of the wounds.",
    ru="Прерывание: когда Лесная сестра должна получить рану, заплатите 1, чтобы предотвратить "
       "одну из ран.",
)  # fmt: skip
def forest_sister(g: Call, use: Use) -> None:
    prevent_wound(g, use.target)


# -- F126 Ancient Guardian -------------------------------------------------------------------------


@action(
    "F126", character_or_support(mine, exhausted), pay=1,
    en="Action: pay 1 and choose an exhausted character or support you control. Ready that card.",
    ru="Действие: заплатите 1 и выберите своего истощённого персонажа или свою истощённую карту "
       "поддержки. Подготовьте эту карту.",
)  # fmt: skip
def ancient_guardian(g: Call, use: Use) -> None:
    make_ready(g, use.target)


# -- F127 Small Ghouls -----------------------------------------------------------------------------


@forced(
    "F127", Entered, when=itself, named=True,
    en="Forced Response: after Small Ghouls enter play, put three cards of your discard pile on "
       "the bottom of your deck in any order. If there are fewer than three, nothing happens.",
    ru="Принудительный Ответ: когда Малые гули входят в игру, положите три карты из своего сброса "
       "под низ колоды в любом порядке. Если их там меньше трёх, ничего не происходит.",
)  # fmt: skip
def small_ghouls(g: Call, use: Use) -> None:
    bury_cards(g, use.seat, 3)


# -- F128 Watcher of the Woods ---------------------------------------------------------------------


@listed(
    EXHAUSTED_BY, "F128",
    en="If you control no support, Watcher of the Woods enters play exhausted.",
    ru="Если у вас нет карт поддержки, Наблюдающий из леса входит в игру истощённым.",
)  # fmt: skip
def watcher_of_the_woods(g: Call, seat: Seat) -> bool:
    return not supports(g, seat)


# -- F129 Mi-Go Scout ------------------------------------------------------------------------------


@static(
    SHOWN[INVESTIGATION], "F129",
    en="All Mi-Go have one more Investigation icon.",
    ru="У всех Ми-Го на один значок Исследования больше.",
)  # fmt: skip
def mi_go_scout(g: Call, _me: int, card: int, value: int) -> int:
    return value + has_subtype(g, card, "mi_go")


# -- F130 Mi-Go Warrior ----------------------------------------------------------------------------


@disrupt(
    "F130", "wound", harmed(), exhausts=True,
    en="Disrupt: when a character would be wounded, exhaust Mi-Go Warrior to prevent one of the "
       "wounds.",
    ru="Прерывание: когда персонаж должен получить рану, истощите Воина Ми-Го, чтобы предотвратить "
       "одну из ран.",
)  # fmt: skip
def mi_go_warrior(g: Call, use: Use) -> None:
    prevent_wound(g, use.target)


# -- F131 Hungry Dark Young ------------------------------------------------------------------------


def followers(g: Call, seat: Seat, pile: tuple[int, ...]) -> list[int]:
    """The characters of cost 2 or lower in the pile that can come along."""
    return [
        card for card in unlike(g, pile)
        if printed(g, card).type == "character" and cost(g, card) <= 2 and can_enter(g, seat, card)
    ]  # fmt: skip


def came_and_may_be_followed(g: Call, use: Use, said: Said) -> bool:
    """By what everybody sees: what the hand holds is nobody else's business."""
    able = g.hands[use.seat] or followers(g, use.seat, g.discards[use.seat])
    return itself(g, use, said) and bool(able)


@response(
    "F131", Entered, when=came_and_may_be_followed, named=True,
    en="Response: after Hungry Dark Young enters play, you may put a character with a printed cost "
       "of 2 or lower into play from your hand or your discard pile.",
    ru="Ответ: когда Голодный тёмный отпрыск входит в игру, вы можете ввести в игру с руки или из "
       "своего сброса персонажа с напечатанной стоимостью не выше 2.",
)  # fmt: skip
def hungry_dark_young(g: Call, use: Use) -> None:
    g.then(choose_follower, use.seat)


@choice("CC 9.15", "CC 1.5")
def choose_follower(g: Call, seat: Seat) -> Decision:
    able = [*followers(g, seat, g.hands[seat]), *followers(g, seat, g.discards[seat])]
    options = [option(brought, seat, card) for card in able]
    return Decision(seat, "bring", [*options, option(keep_none)])


def says_brought(g: Call, seat: Seat, card: int) -> Saying:
    place = "hand" if card in g.hands[seat] else "pile"
    return Saying("bring", {"card": g.code[card], "at": place})


@rule("CC 9.15", "CC 40.60", says=says_brought)
def brought(g: Call, seat: Seat, card: int) -> None:
    g.then(came_in, seat, card, (), False)


# -- F133 Shadowed Woods ---------------------------------------------------------------------------


def you_played_a_child(g: Call, use: Use, said: Said) -> bool:
    if not isinstance(said, Entered):
        return False
    return said.seat == use.seat and said.played and is_child(g, g.code[said.card])


@response(
    "F133", Entered, in_pile(own_pile, is_a_character, of_cost_x), pay=X,
    when=you_played_a_child,
    en="Response: after you play a Shub-Niggurath character from your hand, pay X and choose a "
       "character with cost X or lower in your discard pile. Return that character to your hand.",
    ru="Ответ: когда вы играете с руки персонажа фракции Шуб-Ниггурат, заплатите X и выберите в "
       "своём сбросе персонажа стоимостью не выше X. Верните его в руку.",
)  # fmt: skip
def shadowed_woods(g: Call, use: Use) -> None:
    to_hand(g, use.target)


# -- F134 Ghoul Taint ------------------------------------------------------------------------------

attachment(
    "F134", character(),
    en="Attach to a character.",
    ru="Прикрепите к персонажу.",
)  # fmt: skip


@static(
    MAY_COMMIT, "F134", stage="cannot",
    en="The bearer cannot commit to stories on its controller's turn.",
    ru="Носитель не может быть вовлечён в историю в ход того, кто его контролирует.",
)  # fmt: skip
def ghoul_taint(g: Call, me: int, card: int, able: bool) -> bool:
    return able and not (g.host[me] == card and g.controller[card] == g.active)


# -- F135 Altar of the Blessed ---------------------------------------------------------------------


@static(
    SKILL, "F135",
    en="The skill of your characters is raised by 1.",
    ru="Навык ваших персонажей выше на 1.",
)  # fmt: skip
def altar_of_the_blessed(g: Call, me: int, card: int, value: int) -> int:
    return value + (g.controller[card] == g.controller[me])


# -- F136 Regeneration -----------------------------------------------------------------------------


@event(
    "F136", harmed(mine), timing="disrupt", on="wound",
    en="Disrupt: when a character you control would be wounded, prevent one of the wounds.",
    ru="Прерывание: когда ваш персонаж должен получить рану, предотвратите одну из ран.",
)  # fmt: skip
def regeneration(g: Call, use: Use) -> None:
    prevent_wound(g, use.target)


# -- F137 Burrowing Beneath ------------------------------------------------------------------------


@event(
    "F137", support(aim="destroy"),
    en="Action: choose a support. Destroy that card.",
    ru="Действие: выберите карту поддержки. Уничтожьте её.",
)  # fmt: skip
def burrowing_beneath(g: Call, use: Use) -> None:
    destroy(g, use.target)


# -- F138 Horrid Mutation --------------------------------------------------------------------------


@event(
    "F138",
    en="Action: until the end of the phase your committed characters gain a Terror icon each.",
    ru="Действие: до конца стадии ваши вовлечённые персонажи получают по значку Ужаса.",
)  # fmt: skip
def horrid_mutation(g: Call, use: Use) -> None:
    gain(g, *(card for card in characters(g, use.seat) if is_committed(g, card)), terror=1)


# -- F139 Bred to Survive --------------------------------------------------------------------------


@event(
    "F139",
    en="Action: until the end of the phase your characters gain Invulnerability.",
    ru="Действие: до конца стадии ваши персонажи получают Неуязвимость.",
)  # fmt: skip
def bred_to_survive(g: Call, use: Use) -> None:
    gain(g, *characters(g, use.seat), invulnerability=1)


# -- F140 Shocking Transformation ------------------------------------------------------------------


@event(
    "F140", offer=Offer("sacrifice", character(mine, is_target=False)),
    en="Action: sacrifice a character you control to search your deck for a character that is not "
       "an Ancient One and put it into play. Then shuffle your deck.",
    ru="Действие: пожертвуйте своим персонажем, чтобы найти в своей колоде персонажа, кроме "
       "Древнего, и ввести его в игру. Затем перетасуйте колоду.",
)  # fmt: skip
def shocking_transformation(g: Call, use: Use) -> None:
    search_deck(g, use.seat, without="ancient_one", to="play")
