"""The Agency."""

from __future__ import annotations

from fhtagn.games.call.abilities import (
    PILE,
    Said,
    action,
    attachment,
    disrupt,
    event,
    forced,
    maddening,
    response,
    static,
)
from fhtagn.games.call.choosing import (
    character,
    either,
    enemy,
    harmed,
    mine,
    no,
    of_faction,
    of_skill,
    of_skill_x,
    of_subtype,
    resource_or_support,
    with_keyword,
)
from fhtagn.games.call.deeds import (
    and_then,
    destroy,
    gain,
    go_insane,
    prevent_wound,
    to_hand,
    wound,
)
from fhtagn.games.call.events.play import Entered
from fhtagn.games.call.events.stories import StoryResolved, StruggleWon
from fhtagn.games.call.harm import harm
from fhtagn.games.call.moments import itself, occurrence, you_won_clearly
from fhtagn.games.call.naming import about_card
from fhtagn.games.call.queries import (
    ATTACHMENT,
    COMBAT,
    HEROIC,
    SHOWN,
    TERROR,
    TOUGHNESS,
    VILLAINOUS,
    WILLPOWER,
    all_supports,
    can_be_wounded,
    can_go_insane,
    everyone,
    has,
    has_subtype,
    in_play,
    is_committed,
    is_insane,
    printed,
)
from fhtagn.games.call.state import NOWHERE, Call, Use
from fhtagn.games.call.vocabulary import ICONS
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, choice, rule

# -- F001 Thomas F. Malone -------------------------------------------------------------------------


def was_there(_g: Call, use: Use, said: Said) -> bool:
    return isinstance(said, StoryResolved) and use.card in said.there


def there_too(g: Call, use: Use, card: int) -> bool:
    """Was at that story, too, and has not left play since."""
    there = occurrence(g, use, StoryResolved).there
    return card in there and g.arrived.get(card, 0) <= use.answers


@response(
    "F001", StoryResolved,
    character(enemy, there_too, either(with_keyword(VILLAINOUS), of_subtype("cultist")),
              aim="destroy"),
    when=was_there, named=True,
    en="Response: after a story to which Malone was committed is resolved, choose a Villainous "
       "character or a Cultist that your opponent controls and that was committed to it. Destroy "
       "that character.",
    ru="Ответ: когда разрешена история, в которую был вовлечён Малоун, выберите персонажа "
       "противника, Злодейского или Культиста, который тоже был в неё вовлечён. Уничтожьте его.",
)  # fmt: skip
def thomas_f_malone(g: Call, use: Use) -> None:
    destroy(g, use.target)


# -- F002 Kirby O'Donnell --------------------------------------------------------------------------


@static(
    SHOWN[COMBAT], "F002",
    en="While O'Donnell is committed to a story, all Heroic characters have one more Combat icon "
       "and all Villainous characters have one fewer Terror icon.",
    ru="Пока О'Доннелл вовлечён в историю, у всех Героических персонажей на один значок Боя "
       "больше, а у всех Злодейских на один значок Ужаса меньше.",
)  # fmt: skip
def kirby_odonnell_helps(g: Call, me: int, card: int, value: int) -> int:
    return value + (is_committed(g, me) and has(g, card, HEROIC))


@static(SHOWN[TERROR], "F002")
def kirby_odonnell_hinders(g: Call, me: int, card: int, value: int) -> int:
    return value - (is_committed(g, me) and has(g, card, VILLAINOUS))


# -- F003 Local Sheriff ----------------------------------------------------------------------------


@action(
    "F003", where=PILE, pay=1, named=True,
    en="Action: pay 1 to return Local Sheriff to your hand from your discard pile, if it got "
       "there in this phase.",
    ru="Действие: заплатите 1, чтобы вернуть Местного шерифа из своего сброса в руку, если он "
       "попал туда в этой стадии.",
)  # fmt: skip
def local_sheriff(g: Call, use: Use) -> None:
    to_hand(g, use.card)


# -- F004 Paul Lemond ------------------------------------------------------------------------------


@action(
    "F004", character(), pay=1, named=True,
    en="Action: pay 1 and choose a character. Until the end of the phase Lemond gains every icon "
       "printed on that character.",
    ru="Действие: заплатите 1 и выберите персонажа. До конца стадии Лемонд получает все значки, "
       "напечатанные на этом персонаже.",
)  # fmt: skip
def paul_lemond(g: Call, use: Use) -> None:
    printed_icons = () if is_insane(g, use.target) else printed(g, use.target).icons
    shown = zip(ICONS, printed_icons, strict=False)
    gain(g, use.card, **{icon: count for icon, count in shown if count})


# -- F005 Professor Hermann Mulder -----------------------------------------------------------------


@maddening(
    "F005",
    en="If there are six or more characters in play, Mulder goes insane.",
    ru="Если в игре шесть персонажей или больше, Малдер сходит с ума.",
)  # fmt: skip
def professor_hermann_mulder(g: Call, _me: int) -> bool:
    return len(everyone(g)) >= 6


# -- F006 Monster Hunter ---------------------------------------------------------------------------


@response(
    "F006", StruggleWon, character(of_skill(2), aim="wound"), pay=2, when=you_won_clearly,
    en="Response: after you win an icon struggle by at least two icons, pay 2 and choose a "
       "character with skill 2 or lower. Wound that character.",
    ru="Ответ: когда вы выигрываете борьбу с перевесом хотя бы в два значка, заплатите 2 и "
       "выберите персонажа с навыком не выше 2. Он получает рану.",
)  # fmt: skip
def monster_hunter(g: Call, use: Use) -> None:
    wound(g, use, use.target)


# -- F011 Peeler -----------------------------------------------------------------------------------


@static(
    WILLPOWER, "F011",
    en="While there is an Attachment in play, Peeler has Willpower.",
    ru="Пока в игре есть хотя бы одно Приложение, у Констебля есть Сила воли.",
)  # fmt: skip
def peeler(g: Call, me: int, card: int, value: int) -> int:
    return value + (card == me and any(has_subtype(g, one, ATTACHMENT) for one in all_supports(g)))


# -- F012 T-Men ------------------------------------------------------------------------------------


@forced(
    "F012", Entered, character(aim="wound"), when=itself, named=True,
    en="Forced Response: after T-Men enter play, choose a character. Wound that character.",
    ru="Принудительный Ответ: когда Агенты Казначейства входят в игру, выберите персонажа. Он "
       "получает рану.",
)  # fmt: skip
def t_men(g: Call, use: Use) -> None:
    wound(g, use, use.target)


# -- F014 Shotgun ----------------------------------------------------------------------------------

attachment(
    "F014", character(),
    en="Attach to a character.",
    ru="Прикрепите к персонажу.",
)  # fmt: skip


def bearer_is_committed(g: Call, use: Use, _said: Said) -> bool:
    return is_committed(g, g.host[use.card])


def beside_the_bearer(g: Call, use: Use, card: int) -> bool:
    return in_play(g, use.card) and g.at[card] == g.at[g.host[use.card]] != NOWHERE


@action(
    "F014", character(beside_the_bearer, aim="wound"), pay=1, of_bearer=True,
    when=bearer_is_committed,
    en="While the bearer is committed to a story, it has this Action: pay 1 and choose a "
       "character committed to the same story. Wound that character.",
    ru="Пока носитель вовлечён в историю, у него есть такое Действие: заплатите 1 и выберите "
       "персонажа, вовлечённого в ту же историю. Он получает рану.",
)  # fmt: skip
def shotgun(g: Call, use: Use) -> None:
    wound(g, use, use.target)


# -- F015 Patrol Wagon -----------------------------------------------------------------------------

attachment(
    "F015", character(),
    en="Attach to a character.",
    ru="Прикрепите к персонажу.",
)  # fmt: skip


@static(TOUGHNESS, "F015", en="The bearer has Toughness +1.", ru="У носителя есть Крутизна +1.")
def patrol_wagon(g: Call, me: int, card: int, value: int) -> int:
    return value + (g.host[me] == card)


def is_bearer(g: Call, use: Use, card: int) -> bool:
    return card == g.host[use.card]


@disrupt(
    "F015", "wound", harmed(is_bearer), pay=2,
    en="Disrupt: when the bearer would be wounded, pay 2 to prevent one of the wounds.",
    ru="Прерывание: когда носитель должен получить рану, заплатите 2, чтобы предотвратить одну из "
       "ран.",
)  # fmt: skip
def patrol_wagon_saves(g: Call, use: Use) -> None:
    prevent_wound(g, use.target)


# -- F016 Shotgun Blast ----------------------------------------------------------------------------


@event(
    "F016", character(of_skill_x, aim="wound"),
    en="Action: choose a character with skill X or lower. Wound that character.",
    ru="Действие: выберите персонажа с навыком не выше X. Он получает рану.",
)  # fmt: skip
def shotgun_blast(g: Call, use: Use) -> None:
    wound(g, use, use.target)


# -- F017 Short Fuse -------------------------------------------------------------------------------


@event(
    "F017", character(aim="wound"), operations=True,
    en="Play only in your operations phase. Action: choose a character. It takes seven wounds at "
       "once.",
    ru="Играйте только в свою стадию действий. Действие: выберите персонажа. Он получает сразу "
       "семь ран.",
)  # fmt: skip
def short_fuse(g: Call, use: Use) -> None:
    wound(g, use, use.target, count=7)


# -- F018 Torch the Joint! -------------------------------------------------------------------------


@event(
    "F018",
    resource_or_support(no(of_faction("agency")), of_subtype("location"), aim="destroy"),
    operations=True,
    en="Play only in your operations phase. Action: choose a resource that is not of the Agency, "
       "or a Location. Destroy that card.",
    ru="Играйте только в свою стадию действий. Действие: выберите ресурс, но не Агентства, или "
       "Место. Уничтожьте эту карту.",
)  # fmt: skip
def torch_the_joint(g: Call, use: Use) -> None:
    destroy(g, use.target)


# -- F019 Small Price to Pay -----------------------------------------------------------------------


def ways_to_share(g: Call, one: int, other: int) -> list[tuple[int, int]]:
    """Who of the pair can go insane while the other is wounded."""
    pairs = ((one, other), (other, one))
    return [pair for pair in pairs if can_go_insane(g, pair[0]) and can_be_wounded(g, pair[1])]


def can_share(g: Call, use: Use, card: int) -> bool:
    return bool(ways_to_share(g, use.target, card))


@event(
    "F019", character(mine), character(enemy, can_share),
    en="Action: choose a character you control and a character your opponent controls. One of the "
       "two, of your choice, goes insane. Then the other is wounded.",
    ru="Действие: выберите своего персонажа и персонажа противника. Один из них по вашему выбору "
       "сходит с ума. Затем другой получает рану.",
)  # fmt: skip
def small_price_to_pay(g: Call, use: Use) -> None:
    if use.nth(0) != NOWHERE and use.nth(1) != NOWHERE:
        g.then(share, use.seat, use.nth(0), use.nth(1))


@rule("CC 18.5", "CC 18.7")
def share(g: Call, seat: int, one: int, other: int) -> None:
    ways = ways_to_share(g, one, other)
    if len(ways) == 1:
        g.then(shared, seat, *ways[0])
    elif ways:
        g.then(choose_share, seat, one, other)


@choice("CC 18.7")
def choose_share(g: Call, seat: int, one: int, other: int) -> Decision:
    options = [option(shared, seat, *pair) for pair in ways_to_share(g, one, other)]
    return Decision(seat, "lose_mind", options)


@rule("CC 18.7", says=lambda g, seat, one, _other: Saying("insane", about_card(g, one, seat)))
def shared(g: Call, seat: int, one: int, other: int) -> None:
    go_insane(g, one)
    and_then(g, harm, ((other, 1),), seat)


# -- F020 Working a Hunch --------------------------------------------------------------------------


@event(
    "F020", character(),
    en="Action: choose a character. Until the end of the phase it gains two Combat icons; if you "
       "overpaid, also an Arcane icon and an Investigation icon.",
    ru="Действие: выберите персонажа. До конца стадии он получает два значка Боя, а если вы "
       "переплатили, то ещё значок Мистики и значок Исследования.",
)  # fmt: skip
def working_a_hunch(g: Call, use: Use) -> None:
    gain(g, use.target, combat=2)
    if use.overpaid:
        gain(g, use.target, arcane=1, investigation=1)


# -- F023 Steve Clarney ----------------------------------------------------------------------------


@static(
    TOUGHNESS, "F023", stage="cannot",
    en="While Clarney is committed to a story, all characters lose Toughness.",
    ru="Пока Кларни вовлечён в историю, все персонажи теряют Крутизну.",
)  # fmt: skip
def steve_clarney(g: Call, me: int, _card: int, value: int) -> int:
    return 0 if is_committed(g, me) else value
