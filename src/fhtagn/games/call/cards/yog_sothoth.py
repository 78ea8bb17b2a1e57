"""Yog-Sothoth."""

from __future__ import annotations

from fhtagn.games.call.abilities import (
    DISCOUNTS,
    Discount,
    Said,
    action,
    cheaper,
    dearer,
    event,
    forced,
    lasting_price,
    listed,
    static,
)
from fhtagn.games.call.choosing import (
    another,
    character,
    exhausted,
    foe,
    in_pile,
    is_a_character,
    of_cost_x,
    other_pile,
    own_pile,
    player,
)
from fhtagn.games.call.content import X
from fhtagn.games.call.deeds import attach_to, discount, let_go, sacrifice_one, to_hand, wound
from fhtagn.games.call.domain_deeds import sacrifice_resource
from fhtagn.games.call.entering import may_enter
from fhtagn.games.call.events.play import Entered, Fell
from fhtagn.games.call.moments import itself, to_own_pile, while_committed
from fhtagn.games.call.payment import EVERYBODY
from fhtagn.games.call.pile_deeds import arrange_top, mill_cards, put_into_play
from fhtagn.games.call.queries import (
    COMBAT,
    MAY_COMMIT,
    SHOWN,
    SKILL,
    all_at,
    characters,
    everyone,
    faction,
    has_subtype,
    is_character,
    is_committed,
)
from fhtagn.games.call.state import Call, Use
from fhtagn.kernel.state import Seat

# -- F101 Yog-Sothoth ------------------------------------------------------------------------------


@listed(
    DISCOUNTS, "F101",
    en="Yog-Sothoth costs you 1 less to play, to a minimum of 1, for each Spell in your discard "
       "pile.",
    ru="Йог-Сотот стоит для вас на 1 меньше, но не меньше 1, за каждое Заклинание в вашем сбросе.",
)  # fmt: skip
def yog_sothoth(g: Call, seat: Seat, _domain: int) -> Discount:
    return cheaper(sum(has_subtype(g, card, "spell") for card in g.discards[seat]), least=1)


# -- F102 Servant from Out of Time -----------------------------------------------------------------


@forced(
    "F102", Entered, when=itself, named=True,
    en="Forced Response: after Servant from Out of Time enters play, sacrifice one of your "
       "resources, if able.",
    ru="Принудительный Ответ: когда Слуга из безвременья входит в игру, пожертвуйте одним из своих "
       "ресурсов, если это возможно.",
)  # fmt: skip
def servant_from_out_of_time(g: Call, use: Use) -> None:
    sacrifice_resource(g, use.seat)


# -- F103 Son of Yeb -------------------------------------------------------------------------------


@static(
    SHOWN[COMBAT], "F103",
    en="Son of Yeb has one more Combat icon for each Cultist you control, itself included.",
    ru="У Сына Йеба на один значок Боя больше за каждого вашего Культиста, считая его самого.",
)  # fmt: skip
def son_of_yeb(g: Call, me: int, card: int, value: int) -> int:
    if card != me:
        return value
    return value + sum(has_subtype(g, one, "cultist") for one in characters(g, g.controller[me]))


# -- F104 Living Mummy -----------------------------------------------------------------------------


@forced(
    "F104", Fell, when=to_own_pile, named=True,
    en="Forced Response: after Living Mummy goes from play to your discard pile, wound each "
       "character in play.",
    ru="Принудительный Ответ: когда Живая мумия попадает из игры в ваш сброс, каждый персонаж в "
       "игре получает рану.",
)  # fmt: skip
def living_mummy(g: Call, use: Use) -> None:
    wound(g, use, *everyone(g))


# -- F105 Fishers from Outside ---------------------------------------------------------------------


@forced(
    "F105", Entered, character(exhausted), when=itself, named=True,
    en="Forced Response: after Fishers from Outside enter play, choose an exhausted character. "
       "Return that character to its owner's hand.",
    ru="Принудительный Ответ: когда Рыбаки извне входят в игру, выберите истощённого персонажа. "
       "Верните его в руку владельца.",
)  # fmt: skip
def fishers_from_outside(g: Call, use: Use) -> None:
    to_hand(g, use.target)


# -- F106 Cannibal Ghast ---------------------------------------------------------------------------


@static(
    MAY_COMMIT, "F106", stage="cannot",
    en="Cannibal Ghast cannot commit to stories on your turn.",
    ru="Гаст-каннибал не может быть вовлечён в историю в ваш ход.",
)  # fmt: skip
def cannibal_ghast(g: Call, me: int, card: int, able: bool) -> bool:
    return able and not (card == me and g.controller[me] == g.active)


# -- F107 Spell-bound Shoggoth ---------------------------------------------------------------------


@static(
    SKILL, "F107",
    en="The skill of all other characters is lowered by 1.",
    ru="Навык всех остальных персонажей ниже на 1.",
)  # fmt: skip
def spell_bound_shoggoth(_g: Call, me: int, card: int, value: int) -> int:
    return value - (card != me)


# -- F109 Guardian Elder Thing ---------------------------------------------------------------------


@action(
    "F109", pay=2, when=while_committed,
    en="While Guardian Elder Thing is committed to a story, it has this Action: pay 2 to wound "
       "each character committed to the same story, Guardian Elder Thing included.",
    ru="Пока Старец-страж вовлечён в историю, у него есть такое Действие: заплатите 2, чтобы "
       "ранить каждого персонажа, вовлечённого в ту же историю, и его самого.",
)  # fmt: skip
def guardian_elder_thing(g: Call, use: Use) -> None:
    wound(g, use, *all_at(g, g.at[use.card]))


# -- F110 Hound of Tindalos ------------------------------------------------------------------------


def is_loose(g: Call, use: Use, _said: Said) -> bool:
    return is_character(g, use.card)


def is_attached(g: Call, use: Use, _said: Said) -> bool:
    return not is_character(g, use.card)


@action(
    "F110", character(another, is_target=False), when=is_loose, named=True,
    en="Action: attach Hound of Tindalos to another character. It becomes an Attachment.",
    ru="Действие: прикрепите Гончую Тиндала к другому персонажу. Она становится Приложением.",
)  # fmt: skip
def hound_of_tindalos(g: Call, use: Use) -> None:
    attach_to(g, use.card, use.target)


@static(
    SKILL, "F110",
    en="While Hound of Tindalos is attached, the skill of its bearer is lowered by 4.",
    ru="Пока Гончая Тиндала прикреплена, навык носителя ниже на 4.",
)  # fmt: skip
def hound_of_tindalos_weighs(g: Call, me: int, card: int, value: int) -> int:
    return value - 4 * (g.host[me] == card)


@action(
    "F110", pay=1, when=is_attached, named=True,
    en="Action: pay 1 to detach Hound of Tindalos. It is a character again.",
    ru="Действие: заплатите 1, чтобы открепить Гончую Тиндала. Она снова персонаж.",
)  # fmt: skip
def hound_of_tindalos_lets_go(g: Call, use: Use) -> None:
    let_go(g, use.card)


# -- F111 Disciple of the Gate ---------------------------------------------------------------------


@static(
    SKILL, "F111", stage="set",
    en="X is the number of Yog-Sothoth characters in play.",
    ru="X равен числу персонажей фракции Йог-Сотот в игре.",
)  # fmt: skip
def disciple_of_the_gate(g: Call, me: int, card: int, value: int) -> int:
    if card != me:
        return value
    return sum(faction(g, one) == "yog_sothoth" for one in everyone(g))


# -- F113 Forbidden Shrine -------------------------------------------------------------------------


@static(
    SKILL, "F113",
    en="The skill of your committed characters is raised by 1.",
    ru="Навык ваших вовлечённых персонажей выше на 1.",
)  # fmt: skip
def forbidden_shrine(g: Call, me: int, card: int, value: int) -> int:
    return value + (is_committed(g, card) and g.controller[card] == g.controller[me])


# -- F114 Blackmoor Estate -------------------------------------------------------------------------


@action(
    "F114", player(), pay=X, exhausts=True,
    en="Action: exhaust Blackmoor Estate and pay X to make a player of your choice discard the top "
       "X cards of his deck.",
    ru="Действие: истощите Поместье Блэкмур и заплатите X, чтобы игрок по вашему выбору сбросил X "
       "верхних карт своей колоды.",
)  # fmt: skip
def blackmoor_estate(g: Call, use: Use) -> None:
    mill_cards(g, use.target, use.x)


# -- F115 Journey to the Other Side ----------------------------------------------------------------


@event(
    "F115",
    en="Action: look at the top five cards of your deck and put them back in any order. If you "
       "overpaid, you may put one of them into your hand first.",
    ru="Действие: посмотрите пять верхних карт своей колоды и верните их наверх в любом порядке. "
       "Если вы переплатили, вы можете сначала взять одну из них в руку.",
)  # fmt: skip
def journey_to_the_other_side(g: Call, use: Use) -> None:
    arrange_top(g, use.seat, use.seat, 5, keep=int(use.overpaid))


# -- F116 Opening the Limbo Gate -------------------------------------------------------------------


@event(
    "F116",
    in_pile(own_pile, is_a_character, may_enter), in_pile(other_pile, is_a_character, may_enter),
    operations=True,
    en="Play only in your operations phase. Action: choose one character in each player's discard "
       "pile. Put them into play under their owners' control.",
    ru="Играйте только в свою стадию действий. Действие: выберите по одному персонажу в сбросе "
       "каждого игрока. Введите их в игру под контролем владельцев.",
)  # fmt: skip
def opening_the_limbo_gate(g: Call, use: Use) -> None:
    put_into_play(g, (use.nth(0), use.nth(1)))


# -- F117 A Single Glimpse -------------------------------------------------------------------------


@event(
    "F117", player(foe, is_target=True), operations=True,
    en="Play only in your operations phase. Action: choose an opponent. He sacrifices a character "
       "of his choice, if able.",
    ru="Играйте только в свою стадию действий. Действие: выберите противника. Он жертвует "
       "персонажем по своему выбору, если это возможно.",
)  # fmt: skip
def a_single_glimpse(g: Call, use: Use) -> None:
    sacrifice_one(g, use.target)


# -- F118 Gathering at the Stones ------------------------------------------------------------------


@event(
    "F118", in_pile(own_pile), operations=True,
    en="Play only in your operations phase. Action: choose a card in your discard pile. Return "
       "that card to your hand.",
    ru="Играйте только в свою стадию действий. Действие: выберите карту в своём сбросе. Верните её "
       "в руку.",
)  # fmt: skip
def gathering_at_the_stones(g: Call, use: Use) -> None:
    to_hand(g, use.target)


# -- F119 Unspeakable Resurrection -----------------------------------------------------------------


@event(
    "F119", in_pile(own_pile, is_a_character, of_cost_x, may_enter),
    en="Action: choose a character with cost X or lower in your discard pile. Put that character "
       "into play.",
    ru="Действие: выберите в своём сбросе персонажа стоимостью не выше X. Введите его в игру.",
)  # fmt: skip
def unspeakable_resurrection(g: Call, use: Use) -> None:
    put_into_play(g, (use.target,))


# -- F120 Dampen Light -----------------------------------------------------------------------------


@lasting_price("F120/price", "F120")
def dampened(_g: Call, _amount: int, _seat: Seat, _code: str) -> Discount:
    return dearer(1)


@event(
    "F120",
    en="Action: until the end of the phase every card costs both players 1 more to play.",
    ru="Действие: до конца стадии каждая карта стоит для обоих игроков на 1 больше.",
)  # fmt: skip
def dampen_light(g: Call, _use: Use) -> None:
    discount(g, "F120/price", EVERYBODY)
