"""Hastur."""

from __future__ import annotations

from fhtagn.games.call.abilities import (
    DISCOUNTS,
    NO_DISCOUNT,
    USES,
    Discount,
    Said,
    action,
    attachment,
    cheaper,
    disrupt,
    event,
    forced,
    listed,
    response,
    static,
)
from fhtagn.games.call.choosing import (
    character,
    enemy,
    insane,
    no,
    of_skill,
    showing,
)
from fhtagn.games.call.deeds import (
    cancel,
    destroy,
    gain,
    go_insane,
    interrupted,
    lose_printed,
    take_control,
    to_hand,
)
from fhtagn.games.call.entering import can_take
from fhtagn.games.call.events.play import Entered
from fhtagn.games.call.events.stories import StruggleWon
from fhtagn.games.call.moments import (
    itself,
    played_and_overpaid,
    triggered_ability,
    you_won_clearly,
)
from fhtagn.games.call.pile_deeds import discards, mill_cards
from fhtagn.games.call.queries import (
    FAST,
    INVULNERABILITY,
    MAY_RESTORE,
    TERROR,
    attached_to,
    characters,
    faction_of_code,
    is_committed,
    opponent,
)
from fhtagn.games.call.state import NOWHERE, Call, Use
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

# -- F081 Hastur -----------------------------------------------------------------------------------


@action(
    "F081", character(aim="insane"), pay=3,
    en="Action: pay 3 and choose a character. It goes insane.",
    ru="Действие: заплатите 3 и выберите персонажа. Он сходит с ума.",
)  # fmt: skip
def hastur(g: Call, use: Use) -> None:
    go_insane(g, use.target)


# -- F082 Victoria Glasser -------------------------------------------------------------------------


@forced(
    "F082", Entered, character(aim="insane"), when=itself, named=True,
    en="Forced Response: after Victoria Glasser enters play, choose a character. It goes insane.",
    ru="Принудительный Ответ: когда Виктория Глассер входит в игру, выберите персонажа. "
       "Он сходит с ума.",
)  # fmt: skip
def victoria_glasser(g: Call, use: Use) -> None:
    go_insane(g, use.target)


# -- F083 Yellow Muse ------------------------------------------------------------------------------


@static(
    FAST, "F083", stage="cannot",
    en="While Yellow Muse is committed to a story, all other characters committed to it lose Fast.",
    ru="Пока Жёлтая муза вовлечена в историю, все остальные персонажи, вовлечённые в неё, теряют "
       "Быстроту.",
)  # fmt: skip
def yellow_muse(g: Call, me: int, card: int, value: int) -> int:
    beside = is_committed(g, me) and g.at[card] == g.at[me] and card != me
    return 0 if beside else value


# -- F084 Demon Lover ------------------------------------------------------------------------------


@action(
    "F084", character(), exhausts=True,
    en="Action: exhaust Demon Lover and choose a character. Until the end of the phase its skill "
       "is lowered by 2.",
    ru="Действие: истощите Демона-любовника и выберите персонажа. До конца стадии его навык ниже "
       "на 2.",
)  # fmt: skip
def demon_lover(g: Call, use: Use) -> None:
    gain(g, use.target, skill=-2)


# -- F085 Thing from the Stars ---------------------------------------------------------------------


@listed(
    DISCOUNTS, "F085",
    rulings=("CC 40.13",),
    en="Thing from the Stars costs you 1 less to play, to a minimum of 1, for each faction other "
       "than Hastur that has a resource on the domain you drain; neutral resources count as one "
       "more faction.",
    ru="Тварь со звёзд стоит для вас на 1 меньше, но не меньше 1, за каждую фракцию, кроме "
       "Хастура, чей ресурс есть на иссушаемом домене; нейтральные ресурсы считаются ещё одной "
       "фракцией.",
)  # fmt: skip
def thing_from_the_stars_is_cheaper(g: Call, seat: Seat, domain: int) -> Discount:
    if domain == NOWHERE:
        return NO_DISCOUNT
    kinds = {faction_of_code(g, g.code[one]) for one in g.domains[seat][domain].resources}
    return cheaper(len(kinds - {"hastur"}), least=1)


@action(
    "F085", character(insane, aim="destroy"), exhausts=True,
    en="Action: exhaust Thing from the Stars and choose an insane character. Destroy that "
       "character.",
    ru="Действие: истощите Тварь со звёзд и выберите безумного персонажа. Уничтожьте его.",
)  # fmt: skip
def thing_from_the_stars(g: Call, use: Use) -> None:
    destroy(g, use.target)


# -- F086 Messenger from Beyond --------------------------------------------------------------------


@action(
    "F086", character(), exhausts=True,
    en="Action: exhaust Messenger from Beyond and choose a character. Until the end of the phase "
       "it has one fewer Terror icon.",
    ru="Действие: истощите Вестника извне и выберите персонажа. До конца стадии у него на один "
       "значок Ужаса меньше.",
)  # fmt: skip
def messenger_from_beyond(g: Call, use: Use) -> None:
    gain(g, use.target, terror=-1)


# -- F087 Performance Artist -----------------------------------------------------------------------


@disrupt(
    "F087", "effect", sacrifices=True, when=triggered_ability, named=True,
    en="Disrupt: when a triggered ability of a character or support is used, sacrifice Performance "
       "Artist to cancel its effect.",
    ru="Прерывание: когда применяется вызванная способность персонажа или карты поддержки, "
       "пожертвуйте Артистом перформанса, чтобы отменить её эффект.",
)  # fmt: skip
def performance_artist(g: Call, _use: Use) -> None:
    cancel(g)


# -- F089 Predatory Byakhee ------------------------------------------------------------------------


@action(
    "F089", sacrifices=True, named=True,
    en="Action: sacrifice Predatory Byakhee to make your opponent discard the top three cards of "
       "his deck.",
    ru="Действие: пожертвуйте Хищным бьякхи, чтобы противник сбросил три верхние карты своей "
       "колоды.",
)  # fmt: skip
def predatory_byakhee(g: Call, use: Use) -> None:
    mill_cards(g, opponent(use.seat), 3)


# -- F090 Bearer of the Yellow Sign ----------------------------------------------------------------


@response(
    "F090", Entered, character(aim="insane"), when=played_and_overpaid, named=True,
    en="Response: after Bearer of the Yellow Sign enters play from your hand, if you overpaid for "
       "it, choose a character. It goes insane.",
    ru="Ответ: когда Носитель Жёлтого Знака входит в игру с вашей руки и вы за него переплатили, "
       "выберите персонажа. Он сходит с ума.",
)  # fmt: skip
def bearer_of_the_yellow_sign(g: Call, use: Use) -> None:
    go_insane(g, use.target)


# -- F091 Ghost ------------------------------------------------------------------------------------


@static(
    INVULNERABILITY, "F091",
    en="While Ghost is committed to a story, it has Invulnerability.",
    ru="Пока Призрак вовлечён в историю, у него есть Неуязвимость.",
)  # fmt: skip
def ghost(g: Call, me: int, card: int, value: int) -> int:
    return value + (card == me and is_committed(g, me))


# -- F093 Victoria's Loft --------------------------------------------------------------------------


@static(
    MAY_RESTORE, "F093", stage="cannot",
    en="Insane characters cannot be restored in the refresh phase.",
    ru="В стадии обновления безумных персонажей нельзя восстанавливать.",
)  # fmt: skip
def victorias_loft(g: Call, _me: int, _card: int, value: bool) -> bool:
    return value and g.phase != "refresh"


# -- F094 Sedated ----------------------------------------------------------------------------------

attachment(
    "F094", character(insane),
    en="Attach to an insane character.",
    ru="Прикрепите к безумному персонажу.",
)  # fmt: skip


@static(
    MAY_RESTORE, "F094", stage="cannot",
    en="The bearer cannot be restored.",
    ru="Носителя нельзя восстановить.",
)  # fmt: skip
def sedated(g: Call, me: int, card: int, value: bool) -> bool:
    return value and g.host[me] != card


# -- F095 Byakhee Attack ---------------------------------------------------------------------------


@event(
    "F095", operations=True,
    en="Play only in your operations phase. Action: your opponent discards two cards of his choice "
       "from his hand; if he has fewer, he discards none.",
    ru="Играйте только в свою стадию действий. Действие: противник сбрасывает с руки две карты по "
       "своему выбору; если их меньше, он не сбрасывает ничего.",
)  # fmt: skip
def byakhee_attack(g: Call, use: Use) -> None:
    g.then(discards, opponent(use.seat), 2)


# -- F096 Agoraphobia ------------------------------------------------------------------------------


@event(
    "F096", character(no(showing(TERROR))),
    en="Action: choose a character without Terror icons. Return that character to its owner's "
       "hand.",
    ru="Действие: выберите персонажа без значков Ужаса. Верните его в руку владельца.",
)  # fmt: skip
def agoraphobia(g: Call, use: Use) -> None:
    to_hand(g, use.target)


# -- F097 Scotophobia ------------------------------------------------------------------------------


@event(
    "F097",
    en="Action: until the end of the phase all your opponent's characters lose their printed "
       "Terror icons.",
    ru="Действие: до конца стадии все персонажи противника теряют напечатанные на них значки "
       "Ужаса.",
)  # fmt: skip
def scotophobia(g: Call, use: Use) -> None:
    lose_printed(g, tuple(characters(g, opponent(use.seat))), "terror")


# -- F098 Despair ----------------------------------------------------------------------------------


def without_attachments(g: Call, _use: Use, card: int) -> bool:
    return not attached_to(g, card)


@event(
    "F098", character(without_attachments), timing="response", on=StruggleWon,
    when=you_won_clearly,
    en="Response: after you win an icon struggle by at least two icons, choose a character without "
       "Attachments. Return that character to its owner's hand.",
    ru="Ответ: когда вы выигрываете борьбу с перевесом хотя бы в два значка, выберите персонажа "
       "без Приложений. Верните его в руку владельца.",
)  # fmt: skip
def despair(g: Call, use: Use) -> None:
    to_hand(g, use.target)


# -- F099 Blind Submission -------------------------------------------------------------------------


def takeable(g: Call, use: Use, card: int) -> bool:
    return can_take(g, use.seat, card)


@event(
    "F099", character(enemy, of_skill(2), takeable),
    en="Action: choose a character with skill 2 or lower that your opponent controls. Until the "
       "end of the phase you control that character.",
    ru="Действие: выберите персонажа противника с навыком не выше 2. До конца стадии его "
       "контролируете вы.",
)  # fmt: skip
def blind_submission(g: Call, use: Use) -> None:
    take_control(g, use, use.target)


# -- F100 Power Drain ------------------------------------------------------------------------------


@cites("CC 40.6")
def action_or_response(g: Call, _use: Use, _said: Said) -> bool:
    return USES[interrupted(g).ability].timing in ("action", "response")


@event(
    "F100", timing="disrupt", on="effect", when=action_or_response,
    en="Disrupt: when an Action or a Response is used, cancel its effect.",
    ru="Прерывание: когда применяется Действие или Ответ, отмените его эффект.",
)  # fmt: skip
def power_drain(g: Call, _use: Use) -> None:
    cancel(g)
