"""Miskatonic University."""

from __future__ import annotations

from fhtagn.games.call.abilities import (
    NO_DISCOUNT,
    ON_COMMIT,
    PILE,
    Discount,
    action,
    attachment,
    cheaper,
    event,
    forced,
    listed,
    price,
    response,
    static,
)
from fhtagn.games.call.choosing import (
    DOMAINS,
    at_a_story,
    character,
    domain,
    drained,
    no,
    of_cost_x,
    own_domain,
    player,
    story,
)
from fhtagn.games.call.content import X
from fhtagn.games.call.deeds import (
    and_then,
    gain,
    lose_printed,
    make_ready,
    remove_from_story,
    restore_and_ready,
    to_hand,
)
from fhtagn.games.call.domain_deeds import move_drain
from fhtagn.games.call.events.play import Entered, Fell, Restored
from fhtagn.games.call.events.stories import Committed
from fhtagn.games.call.moments import itself, to_own_pile
from fhtagn.games.call.pile_deeds import arrange_top, draw_cards, each_discards, put_into_play
from fhtagn.games.call.queries import (
    INVESTIGATION,
    SHOWN,
    SKILL,
    STRUGGLES,
    everyone,
    has_subtype,
    icons,
    printed,
    without_struggle,
)
from fhtagn.games.call.state import NOWHERE, Call, Use
from fhtagn.games.call.token_deeds import add_token
from fhtagn.games.call.verbs import declare
from fhtagn.games.call.vocabulary import ICONS
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, choice, rule


def draw_then_discard(g: Call, use: Use, count: int) -> None:
    """Draw; then both players discard a card of their choice."""
    draw_cards(g, use.seat, count)
    and_then(g, each_discards, 1)


# -- F021 Professor Albert Wilmarth ----------------------------------------------------------------


@listed(
    ON_COMMIT, "F021",
    en="When Wilmarth commits to a story, name a type of struggle. While he is committed to it, "
       "that story has one fewer struggle of that type.",
    ru="Вовлекая Уилмарта в историю, назовите вид борьбы. Пока он вовлечён в неё, в этой истории "
       "на одну борьбу этого вида меньше.",
)  # fmt: skip
def professor_albert_wilmarth(g: Call, seat: int, card: int) -> None:
    g.then(name_struggle, seat, card)


@choice("CC 40.16")
def name_struggle(g: Call, seat: int, card: int) -> Decision:
    """Any type, even one the story does not show yet."""
    options = [option(struggle_named, card, icon) for icon in range(len(ICONS))]
    return Decision(seat, "choose_icon", options, (("card", g.code[card]),))


@rule("CC 40.16", says=lambda _g, _card, icon: Saying("choose", {"icon": ICONS[icon]}))
def struggle_named(g: Call, card: int, icon: int) -> None:
    declare(g, card, icon)


@static(STRUGGLES, "F021")
def professor_albert_wilmarth_removes(
    g: Call, me: int, where: int, order: tuple[int, ...]
) -> tuple[int, ...]:
    here = g.at[me] == where and me in g.declared
    return without_struggle(order, g.declared[me]) if here else order


# -- F022 Dr. Ali Kafour ---------------------------------------------------------------------------


@response(
    "F022", Committed, when=itself, named=True,
    en="Response: after you commit Kafour to a story, draw a card.",
    ru="Ответ: когда вы вовлекаете Кафура в историю, возьмите карту.",
)  # fmt: skip
def dr_ali_kafour(g: Call, use: Use) -> None:
    draw_cards(g, use.seat, 1)


# -- F024 Professor Nathaniel Peaslee --------------------------------------------------------------


@response(
    "F024", Fell, pay=2, when=to_own_pile, named=True,
    en="Response: after Peaslee goes from play to your discard pile, pay 2 to put into play, under "
       "their owners' control, all characters that went to a discard pile in this phase, Peaslee "
       "included.",
    ru="Ответ: когда Писли попадает из игры в ваш сброс, заплатите 2, чтобы ввести в игру под "
       "контролем владельцев всех персонажей, попавших в сбросы в этой стадии, и его самого.",
)  # fmt: skip
def professor_nathaniel_peaslee(g: Call, _use: Use) -> None:
    put_into_play(g, [card for card in g.fallen if printed(g, card).type == "character"])


# -- F025 Anthropology Advisor ---------------------------------------------------------------------


@price(
    "F025",
    en="Investigator characters cost you 1 less to play.",
    ru="Персонажи-Исследователи стоят для вас на 1 меньше.",
)  # fmt: skip
def anthropology_advisor_recruits(g: Call, me: int, seat: int, code: str) -> Discount:
    card = g.content.cards[code]
    is_investigator = card.type == "character" and "investigator" in card.subtypes
    return cheaper(1) if is_investigator and g.controller[me] == seat else NO_DISCOUNT


@static(
    SHOWN[INVESTIGATION], "F025",
    en="Your Investigator characters have one more Investigation icon.",
    ru="У ваших персонажей-Исследователей на один значок Исследования больше.",
)  # fmt: skip
def anthropology_advisor_guides(g: Call, me: int, card: int, value: int) -> int:
    is_yours = g.controller[card] == g.controller[me]
    return value + (is_yours and has_subtype(g, card, "investigator"))


# -- F026 Visiting Author --------------------------------------------------------------------------


@action(
    "F026", where=PILE, pay=1, named=True,
    en="Action: pay 1 to return Visiting Author to your hand from your discard pile, if it got "
       "there in this phase.",
    ru="Действие: заплатите 1, чтобы вернуть Приезжего писателя из своего сброса в руку, если он "
       "попал туда в этой стадии.",
)  # fmt: skip
def visiting_author(g: Call, use: Use) -> None:
    to_hand(g, use.card)


# -- F027 Mad Genius -------------------------------------------------------------------------------


@response(
    "F027", Restored, story(), when=itself, named=True,
    en="Response: after Mad Genius is restored, choose a story. Put one of your success tokens on "
       "it.",
    ru="Ответ: когда Безумный гений восстановлен, выберите историю. Положите на неё один свой "
       "жетон успеха.",
)  # fmt: skip
def mad_genius(g: Call, use: Use) -> None:
    add_token(g, use.seat, use.target)


# -- F028 Strange Librarian ------------------------------------------------------------------------


@action(
    "F028", player(), exhausts=True, named=True,
    en="Action: exhaust Strange Librarian to look at the top three cards of either player's deck. "
       "Put one of them on the bottom and the other two back on top in any order.",
    ru="Действие: истощите Странного библиотекаря, чтобы посмотреть три верхние карты колоды "
       "любого игрока. Одну из них положите под низ колоды, две верните наверх в любом порядке.",
)  # fmt: skip
def strange_librarian(g: Call, use: Use) -> None:
    arrange_top(g, use.seat, use.target, 3, bottom=1)


# -- F030 Itinerant Scholar ------------------------------------------------------------------------


@action(
    "F030", domain(own_domain, drained), domain(no(drained)), sacrifices=True, named=True,
    en="Action: sacrifice Itinerant Scholar to move the drain marker from one of your drained "
       "domains to a domain of either player that is not drained.",
    ru="Действие: пожертвуйте Странствующим учёным, чтобы переложить маркер с одного из своих "
       "иссушённых доменов на любой неиссушённый домен, свой или противника.",
)  # fmt: skip
def itinerant_scholar(g: Call, use: Use) -> None:
    if NOWHERE not in (use.nth(0), use.nth(1)):
        move_drain(g, divmod(use.nth(0), DOMAINS), divmod(use.nth(1), DOMAINS))


# -- F031 Natural Philosopher ----------------------------------------------------------------------


@forced(
    "F031", Entered, when=itself, named=True,
    en="Forced Response: after Natural Philosopher enters play, draw a card. Then each player "
       "discards a card of his choice from his hand.",
    ru="Принудительный Ответ: когда Натурфилософ входит в игру, возьмите карту. Затем каждый игрок "
       "сбрасывает с руки карту по своему выбору.",
)  # fmt: skip
def natural_philosopher(g: Call, use: Use) -> None:
    draw_then_discard(g, use, 1)


# -- F032 Student Archaeologist --------------------------------------------------------------------


@response(
    "F032", Restored, when=itself, named=True,
    en="Response: after Student Archaeologist is restored, draw a card. Then each player discards "
       "a card of his choice from his hand.",
    ru="Ответ: когда Студент-археолог восстановлен, возьмите карту. Затем каждый игрок сбрасывает "
       "с руки карту по своему выбору.",
)  # fmt: skip
def student_archaeologist(g: Call, use: Use) -> None:
    draw_then_discard(g, use, 1)


# -- F033 Celano Fragments -------------------------------------------------------------------------


@action(
    "F033", character(at_a_story, of_cost_x), pay=X, exhausts=True,
    en="Action: exhaust Celano Fragments, pay X and choose a committed character with cost X or "
       "lower. Remove that character from its story.",
    ru="Действие: истощите Фрагменты Целено, заплатите X и выберите вовлечённого персонажа "
       "стоимостью не выше X. Он покидает свою историю.",
)  # fmt: skip
def celano_fragments(g: Call, use: Use) -> None:
    remove_from_story(g, use.target)


# -- F034 Open for Inspection ----------------------------------------------------------------------

attachment(
    "F034", story(),
    en="Attach to a story. It has one more Arcane struggle and two more Investigation struggles.",
    ru="Прикрепите к истории. В ней на одну борьбу Мистики и на две борьбы Исследования больше.",
)  # fmt: skip


# -- F035 Atwood Science Hall ----------------------------------------------------------------------


@static(
    SKILL, "F035",
    en="The skill of each of your characters is raised by 1 for each Investigation icon it has.",
    ru="Навык каждого вашего персонажа выше на 1 за каждый его значок Исследования.",
)  # fmt: skip
def atwood_science_hall(g: Call, me: int, card: int, value: int) -> int:
    is_yours = g.controller[card] == g.controller[me]
    return value + is_yours * icons(g, card, INVESTIGATION)


# -- F036 Binding ----------------------------------------------------------------------------------


@event(
    "F036", character(),
    en="Action: choose a character. Until the end of the phase it loses all its printed icons.",
    ru="Действие: выберите персонажа. До конца стадии он теряет все напечатанные на нём значки.",
)  # fmt: skip
def binding(g: Call, use: Use) -> None:
    lose_printed(g, (use.target,), *ICONS)


# -- F037 Feast of Famine --------------------------------------------------------------------------


@event(
    "F037",
    en="Action: draw two cards. Then each player discards a card of his choice from his hand.",
    ru="Действие: возьмите две карты. Затем каждый игрок сбрасывает с руки карту по своему выбору.",
)  # fmt: skip
def feast_of_famine(g: Call, use: Use) -> None:
    draw_then_discard(g, use, 2)


# -- F038 Restless and Wary ------------------------------------------------------------------------


@event(
    "F038",
    en="Action: ready all exhausted characters of both players.",
    ru="Действие: подготовьте всех истощённых персонажей обоих игроков.",
)  # fmt: skip
def restless_and_wary(g: Call, _use: Use) -> None:
    make_ready(g, *everyone(g))


# -- F039 Dr. Carson's Treatment -------------------------------------------------------------------


@event(
    "F039", character(aim="restore", most=2),
    en="Action: choose up to two insane characters. Restore and ready them. If you overpaid, each "
       "of them gains two Combat icons until the end of the phase.",
    ru="Действие: выберите до двух безумных персонажей. Восстановите и подготовьте их. Если вы "
       "переплатили, до конца стадии каждый из них получает два значка Боя.",
)  # fmt: skip
def dr_carsons_treatment(g: Call, use: Use) -> None:
    restore_and_ready(g, *use.chosen[0])
    if use.overpaid:
        gain(g, *use.chosen[0], combat=2)


# -- F040 Unearthing the Ancients ------------------------------------------------------------------


@event(
    "F040", operations=True,
    en="Play only in your operations phase. Action: draw three cards.",
    ru="Играйте только в свою стадию действий. Действие: возьмите три карты.",
)  # fmt: skip
def unearthing_the_ancients(g: Call, use: Use) -> None:
    draw_cards(g, use.seat, 3)
