"""Cthulhu."""

from __future__ import annotations

from fhtagn.games.call.abilities import (
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
    price,
    static,
)
from fhtagn.games.call.choosing import (
    character,
    character_or_support,
    enemy,
    exhausted,
    mine,
    no,
    of_cost_x,
    of_faction,
    of_subtype,
    ready,
    showing,
    story,
    support,
)
from fhtagn.games.call.deeds import (
    and_then,
    cancel,
    destroy,
    gain,
    interrupted,
    sacrifice_one,
    wound,
)
from fhtagn.games.call.events.piles import DrewForPhase
from fhtagn.games.call.events.stories import Committed
from fhtagn.games.call.moments import itself, occurrence, targets, targets_it
from fhtagn.games.call.naming import about_card
from fhtagn.games.call.payment import is_from_hand
from fhtagn.games.call.queries import (
    ATTACHMENT,
    COMBAT,
    INVESTIGATION,
    SHOWN,
    SKILL,
    TERROR,
    all_at,
    all_supports,
    can_be_wounded,
    everyone,
    has_subtype,
    is_committed,
)
from fhtagn.games.call.resolving import decline
from fhtagn.games.call.state import Call, Use
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, choice, rule
from fhtagn.kernel.state import Seat

# -- F041 Cthulhu ----------------------------------------------------------------------------------


@forced(
    "F041", DrewForPhase,
    en="Forced Response: after a player draws the cards of his draw phase, he sacrifices a "
       "character of his choice, if able.",
    ru="Принудительный Ответ: когда игрок берёт карты своей стадии набора, он жертвует персонажем "
       "по своему выбору, если это возможно.",
)  # fmt: skip
def cthulhu(g: Call, use: Use) -> None:
    sacrifice_one(g, occurrence(g, use, DrewForPhase).seat)


# -- F042 Dagon ------------------------------------------------------------------------------------


def event_destroys_it(g: Call, use: Use, _said: Said) -> bool:
    one = interrupted(g)
    return is_from_hand(one) and use.card in targets(g, one, "destroy")


@disrupt(
    "F042", "effect", pay=1, when=event_destroys_it, named=True,
    offer=Offer("sacrifice", character(mine, of_subtype("deep_one"))),
    en="Disrupt: when an event would destroy Dagon, pay 1 and sacrifice a Deep One to cancel the "
       "effect of that event.",
    ru="Прерывание: когда событие должно уничтожить Дагона, заплатите 1 и пожертвуйте "
       "Глубоководным, чтобы отменить эффект этого события.",
)  # fmt: skip
def dagon(g: Call, _use: Use) -> None:
    cancel(g)


# -- F045 Shadow-spawned Hunting Horror ------------------------------------------------------------


@static(
    SHOWN[INVESTIGATION], "F045",
    en="While Shadow-spawned Hunting Horror is committed to a story, all committed characters have "
       "one fewer Investigation icon.",
    ru="Пока Порождённый тенью Охотящийся ужас вовлечён в историю, у всех вовлечённых персонажей "
       "на один значок Исследования меньше.",
)  # fmt: skip
def shadow_spawned_hunting_horror(g: Call, me: int, card: int, value: int) -> int:
    return value - (is_committed(g, me) and is_committed(g, card))


# -- F046 Ravager from the Deep --------------------------------------------------------------------


@forced(
    "F046", Committed, when=itself, named=True,
    en="Forced Response: after Ravager from the Deep commits to a story, wound each other "
       "character committed to it.",
    ru="Принудительный Ответ: когда Опустошитель из глубин вовлекается в историю, каждый другой "
       "персонаж, вовлечённый в неё, получает рану.",
)  # fmt: skip
def ravager_from_the_deep(g: Call, use: Use) -> None:
    there = all_at(g, occurrence(g, use, Committed).story)
    wound(g, use, *(card for card in there if card != use.card))


# -- F048 Adult Deep One ---------------------------------------------------------------------------


@disrupt(
    "F048", "effect", pay=2, when=targets_it, named=True,
    en="Disrupt: when Adult Deep One is chosen as a target of a card effect, pay 2 to cancel that "
       "effect.",
    ru="Прерывание: когда Взрослый Глубоководный выбран целью эффекта карты, заплатите 2, чтобы "
       "отменить этот эффект.",
)  # fmt: skip
def adult_deep_one(g: Call, _use: Use) -> None:
    cancel(g)


# -- F049 Ocean Crawlers ---------------------------------------------------------------------------


@static(
    SKILL, "F049",
    en="The skill of Ocean Crawlers is raised by 1 for each Attachment in play.",
    ru="Навык Океанских ползунов выше на 1 за каждое Приложение в игре.",
)  # fmt: skip
def ocean_crawlers(g: Call, me: int, card: int, value: int) -> int:
    hung = [one for one in all_supports(g) if has_subtype(g, one, ATTACHMENT)]
    return value + len(hung) * (card == me)


# -- F050 Lord of the Silver Twilight --------------------------------------------------------------


@price(
    "F050",
    rulings=("CC 40.26",),
    en="A card with the title Cthulhu costs both players 1 less to play, to a minimum of 1.",
    ru="Карта с названием «Ктулху» стоит для обоих игроков на 1 меньше, но не меньше 1.",
)
def lord_of_the_silver_twilight(g: Call, _me: int, _seat: Seat, code: str) -> Discount:
    return cheaper(1, least=1) if g.content.cards[code].name["en"] == "Cthulhu" else NO_DISCOUNT


# -- F051 Mature Deep One --------------------------------------------------------------------------


@action(
    "F051", support(of_subtype(ATTACHMENT), aim="destroy"), pay=3,
    en="Action: pay 3 and choose an Attachment. Destroy that card.",
    ru="Действие: заплатите 3 и выберите Приложение. Уничтожьте его.",
)  # fmt: skip
def mature_deep_one(g: Call, use: Use) -> None:
    destroy(g, use.target)


# -- F053 Sleep of Reason --------------------------------------------------------------------------

attachment(
    "F053", story(),
    en="Attach to a story. It has three more Terror struggles.",
    ru="Прикрепите к истории. В ней на три борьбы Ужаса больше.",
)  # fmt: skip


# -- F054 Sword of Y'ha-tallo ----------------------------------------------------------------------

attachment(
    "F054", character(),
    en="Attach to a character.",
    ru="Прикрепите к персонажу.",
)  # fmt: skip


@static(
    SHOWN[TERROR], "F054",
    en="The bearer has one more Terror icon and one more Combat icon.",
    ru="У носителя на один значок Ужаса и на один значок Боя больше.",
)  # fmt: skip
def sword_of_yha_tallo_frightens(g: Call, me: int, card: int, value: int) -> int:
    return value + (g.host[me] == card)


@static(SHOWN[COMBAT], "F054")
def sword_of_yha_tallo_strikes(g: Call, me: int, card: int, value: int) -> int:
    return value + (g.host[me] == card)


# -- F055 Shadowed Reef ----------------------------------------------------------------------------


@static(
    SHOWN[TERROR], "F055",
    en="All Deep Ones have one more Terror icon.",
    ru="У всех Глубоководных на один значок Ужаса больше.",
)  # fmt: skip
def shadowed_reef(g: Call, _me: int, card: int, value: int) -> int:
    return value + has_subtype(g, card, "deep_one")


# -- F056 Deep One Assault -------------------------------------------------------------------------


@event(
    "F056", character_or_support(of_cost_x, aim="destroy"),
    en="Action: choose a character or support with cost X or lower. Destroy that card.",
    ru="Действие: выберите персонажа или карту поддержки стоимостью не выше X. Уничтожьте эту "
       "карту.",
)  # fmt: skip
def deep_one_assault(g: Call, use: Use) -> None:
    destroy(g, use.target)


# -- F057 Pulled Under -----------------------------------------------------------------------------


@event(
    "F057", character(exhausted, no(of_subtype("ancient_one")), aim="destroy"),
    offer=Offer("exhaust", character(mine, ready, showing(TERROR, 2))),
    en="Action: exhaust a character you control with at least two Terror icons and choose an "
       "exhausted character that is not an Ancient One. Destroy that character.",
    ru="Действие: истощите своего персонажа, у которого не меньше двух значков Ужаса, и выберите "
       "истощённого персонажа, кроме Древнего. Уничтожьте его.",
)  # fmt: skip
def pulled_under(g: Call, use: Use) -> None:
    destroy(g, use.target)


# -- F058 Get it Off! ------------------------------------------------------------------------------


@event(
    "F058", support(of_subtype(ATTACHMENT), aim="destroy"),
    en="Action: choose an Attachment. Destroy that card.",
    ru="Действие: выберите Приложение. Уничтожьте его.",
)  # fmt: skip
def get_it_off(g: Call, use: Use) -> None:
    destroy(g, use.target)


# -- F059 Sacrificial Offerings --------------------------------------------------------------------


@event(
    "F059", character(enemy, aim="wound"),
    en="Action: choose a character your opponent controls. Wound that character. Then your "
       "opponent may choose any character and wound it.",
    ru="Действие: выберите персонажа противника. Он получает рану. Затем противник может выбрать "
       "любого персонажа, и тот получает рану.",
)  # fmt: skip
def sacrificial_offerings(g: Call, use: Use) -> None:
    wound(g, use, use.target)
    and_then(g, repay, g.controller[use.target])


def to_repay(g: Call) -> list[int]:
    return [card for card in everyone(g) if can_be_wounded(g, card)]


@rule("CC 18.7", "CC 18.2")
def repay(g: Call, seat: Seat) -> None:
    if to_repay(g):
        g.then(choose_repaid, seat)


@choice("CC 18.7", "CC 15.12")
def choose_repaid(g: Call, seat: Seat) -> Decision:
    options = [option(repaid, seat, card) for card in to_repay(g)]
    return Decision(seat, "may_wound", [*options, option(decline)])


@rule("CC 18.7", says=lambda g, seat, card: Saying("wound", about_card(g, card, seat)))
def repaid(g: Call, _seat: Seat, card: int) -> None:
    wound(g, g.uses[-1], card)


# -- F060 Touched by the Sleeper -------------------------------------------------------------------


@event(
    "F060", character(of_faction("cthulhu")),
    en="Action: choose a Cthulhu character. Until the end of the phase it gains two Terror icons.",
    ru="Действие: выберите персонажа фракции Ктулху. До конца стадии он получает два значка Ужаса.",
)  # fmt: skip
def touched_by_the_sleeper(g: Call, use: Use) -> None:
    gain(g, use.target, terror=2)
