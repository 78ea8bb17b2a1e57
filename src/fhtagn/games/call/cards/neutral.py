"""Neutral cards, the conspiracy among them."""

from __future__ import annotations

from fhtagn.games.call.abilities import action, attachment, event, forced, response, static
from fhtagn.games.call.choosing import (
    character,
    icon,
    mine,
    story,
    support,
    with_struggle_of_choice,
    with_tokens,
)
from fhtagn.games.call.deeds import (
    and_then,
    destroy,
    restore_and_ready,
    sacrifice_one,
    struggle_less,
    to_hand,
    wound,
)
from fhtagn.games.call.domain_deeds import gain_domain, top_card_added
from fhtagn.games.call.events.play import Fell, Wounded
from fhtagn.games.call.events.stories import StruggleWon
from fhtagn.games.call.moments import itself, occurrence, to_own_pile, you_won_clearly
from fhtagn.games.call.pile_deeds import draw_cards
from fhtagn.games.call.queries import (
    ATTACHMENT,
    BLANK,
    COMBAT,
    SHOWN,
    TERROR,
    characters,
    has_subtype,
    in_play,
    is_committed,
    opponent,
    skill,
)
from fhtagn.games.call.state import Call, Use
from fhtagn.games.call.token_deeds import add_token, move_token

# -- F141 Mystic Bounty Hunter ---------------------------------------------------------------------


@action(
    "F141", sacrifices=True, named=True,
    en="Action: sacrifice Mystic Bounty Hunter to return all Attachments from both discard piles "
       "to their owners' hands.",
    ru="Действие: пожертвуйте Мистическим охотником за головами, чтобы вернуть все Приложения из "
       "обоих сбросов в руки владельцев.",
)  # fmt: skip
def mystic_bounty_hunter(g: Call, _use: Use) -> None:
    fallen = [card for pile in g.discards for card in pile]
    to_hand(g, *(card for card in fallen if has_subtype(g, card, ATTACHMENT)))


# -- F142 Freelance Agent --------------------------------------------------------------------------


@static(
    SHOWN[COMBAT], "F142",
    rulings=("CC 40.14",),
    en="While Freelance Agent is committed to a story, it has two more Combat icons for each "
       "committed character with lower skill that your opponent controls.",
    ru="Пока Вольный агент вовлечён в историю, у него на два значка Боя больше за каждого "
       "вовлечённого персонажа противника с меньшим навыком.",
)  # fmt: skip
def freelance_agent(g: Call, me: int, card: int, value: int) -> int:
    if card != me or not is_committed(g, me):
        return value
    enemies = [one for one in characters(g, opponent(g.controller[me])) if is_committed(g, one)]
    return value + 2 * sum(skill(g, one) < skill(g, me) for one in enemies)


# -- F143 .45 Pistols ------------------------------------------------------------------------------

attachment(
    "F143", character(),
    en="Attach to a character.",
    ru="Прикрепите к персонажу.",
)  # fmt: skip


@static(
    SHOWN[COMBAT], "F143",
    en="The bearer has one more Combat icon.",
    ru="У носителя на один значок Боя больше.",
)  # fmt: skip
def pistols(g: Call, me: int, card: int, value: int) -> int:
    return value + (g.host[me] == card)


# -- F144 Political Demonstration ------------------------------------------------------------------


@event(
    "F144", support(aim="destroy"), timing="response", on=StruggleWon, when=you_won_clearly,
    en="Response: after you win an icon struggle by at least two icons, choose a support. Destroy "
       "that card.",
    ru="Ответ: когда вы выигрываете борьбу с перевесом хотя бы в два значка, выберите карту "
       "поддержки. Уничтожьте её.",
)  # fmt: skip
def political_demonstration(g: Call, use: Use) -> None:
    destroy(g, use.target)


# -- F145 Overzealous Initiate ---------------------------------------------------------------------


@action(
    "F145", sacrifices=True, named=True,
    en="Action: sacrifice Overzealous Initiate to add the top card of your deck, face down, to "
       "your domains.",
    ru="Действие: пожертвуйте Ретивым новичком, чтобы верхняя карта вашей колоды лицом вниз стала "
       "вашим новым доменом.",
)  # fmt: skip
def overzealous_initiate(g: Call, use: Use) -> None:
    gain_domain(g, use.seat)


# -- F146 Arkham Asylum ----------------------------------------------------------------------------


@action(
    "F146", character(aim="restore"), pay=1,
    en="Action: pay 1 and choose an insane character. Restore and ready that character.",
    ru="Действие: заплатите 1 и выберите безумного персонажа. Восстановите и подготовьте его.",
)  # fmt: skip
def arkham_asylum(g: Call, use: Use) -> None:
    restore_and_ready(g, use.target)


# -- F147 Moving the Scenery -----------------------------------------------------------------------


@event(
    "F147", story(with_tokens(1), is_target=False),
    timing="response", on=StruggleWon, when=you_won_clearly,
    en="Response: after you win an icon struggle by at least two icons, move one success token of "
       "any story from one side of it to the other.",
    ru="Ответ: когда вы выигрываете борьбу с перевесом хотя бы в два значка, переложите один жетон "
       "успеха на любой истории с одной её стороны на другую.",
)  # fmt: skip
def moving_the_scenery(g: Call, use: Use) -> None:
    move_token(g, use.seat, use.target)


# -- F148 Military Advisor -------------------------------------------------------------------------


def weaker(g: Call, use: Use, card: int) -> bool:
    """Of lower skill than the card has, or had when it was wounded."""
    own = skill(g, use.card) if in_play(g, use.card) else occurrence(g, use, Wounded).skill
    return skill(g, card) < own


@response(
    "F148", Wounded, character(weaker, aim="wound"), pay=2, when=itself, named=True,
    en="Response: after Military Advisor is wounded, pay 2 and choose a character with lower "
       "skill. Wound that character.",
    ru="Ответ: когда Военный советник получает рану, заплатите 2 и выберите персонажа с меньшим "
       "навыком, чем у него. Этот персонаж получает рану.",
)  # fmt: skip
def military_advisor(g: Call, use: Use) -> None:
    wound(g, use, use.target)


# -- F149 Serpent from Yoth ------------------------------------------------------------------------


@forced(
    "F149", Fell, when=to_own_pile, named=True,
    en="Forced Response: after Serpent from Yoth goes from play to your discard pile, your "
       "opponent sacrifices a character of his choice.",
    ru="Принудительный Ответ: когда Змей из Йота попадает из игры в ваш сброс, противник жертвует "
       "персонажем по своему выбору.",
)  # fmt: skip
def serpent_from_yoth(g: Call, use: Use) -> None:
    sacrifice_one(g, opponent(use.seat))


# -- F150 Tcho-Tcho Talisman -----------------------------------------------------------------------

attachment(
    "F150", character(mine),
    en="Attach to a character you control.",
    ru="Прикрепите к своему персонажу.",
)  # fmt: skip


@static(
    SHOWN[TERROR], "F150",
    en="The bearer has two more Terror icons.",
    ru="У носителя на два значка Ужаса больше.",
)  # fmt: skip
def tcho_tcho_talisman(g: Call, me: int, card: int, value: int) -> int:
    return value + 2 * (g.host[me] == card)


@response(
    "F150", Fell, pay=1, when=itself, named=True,
    en="Response: after Tcho-Tcho Talisman goes from play to a discard pile, pay 1 to return it "
       "to its owner's hand.",
    ru="Ответ: когда Талисман Чо-Чо попадает из игры в сброс, заплатите 1, чтобы вернуть его в "
       "руку владельца.",
)  # fmt: skip
def tcho_tcho_talisman_returns(g: Call, use: Use) -> None:
    to_hand(g, use.card)


# -- F151 Inside Information -----------------------------------------------------------------------


@event(
    "F151", story(), icon(with_struggle_of_choice),
    en="Action: choose a story and name a type of struggle that it has. Until the end of the phase "
       "that story has one fewer struggle of that type.",
    ru="Действие: выберите историю и назовите вид борьбы, который в ней есть. До конца стадии в "
       "этой истории на одну борьбу этого вида меньше.",
)  # fmt: skip
def inside_information(g: Call, use: Use) -> None:
    struggle_less(g, use.target, use.nth(1))


# -- F152 Dabbler in the Unknown -------------------------------------------------------------------


@action(
    "F152", story(with_tokens(0, 0), is_target=False), sacrifices=True, named=True,
    en="Action: sacrifice Dabbler in the Unknown to put one of your success tokens on a story "
       "that has no success tokens at all.",
    ru="Действие: пожертвуйте Дилетантом в неведомом, чтобы положить один свой жетон успеха на "
       "историю, на которой нет ни одного жетона успеха.",
)  # fmt: skip
def dabbler_in_the_unknown(g: Call, use: Use) -> None:
    add_token(g, use.seat, use.target)


# -- F153 Gentleman's Club -------------------------------------------------------------------------


@action(
    "F153", pay=2, exhausts=True,
    en="Action: exhaust Gentleman's Club and pay 2 to draw a card.",
    ru="Действие: истощите Джентльменский клуб и заплатите 2, чтобы взять карту.",
)  # fmt: skip
def gentlemans_club(g: Call, use: Use) -> None:
    draw_cards(g, use.seat, 1)


# -- F154 Eldritch Nexus ---------------------------------------------------------------------------


@event(
    "F154",
    en="Action: add the top card of your deck, face down, to your domains. Then attach the next "
       "card of your deck to that domain as a resource.",
    ru="Действие: верхняя карта вашей колоды лицом вниз становится вашим новым доменом. Затем "
       "прикрепите к нему следующую карту колоды как ресурс.",
)  # fmt: skip
def eldritch_nexus(g: Call, use: Use) -> None:
    gain_domain(g, use.seat)
    and_then(g, top_card_added, use.seat)


# -- F155 The Bootleg Whiskey Cover-Up -------------------------------------------------------------


@static(
    BLANK, "F155",
    en="The text boxes of all characters committed to this conspiracy are blank.",
    ru="Текстовые поля всех персонажей, вовлечённых в этот заговор, считаются пустыми.",
)  # fmt: skip
def bootleg_whiskey_cover_up(g: Call, me: int, card: int, value: bool) -> bool:
    return value or g.at[card] == me
