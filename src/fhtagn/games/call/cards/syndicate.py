"""The Syndicate."""

from __future__ import annotations

from fhtagn.games.call.abilities import (
    PLAY,
    USES,
    Said,
    action,
    attachment,
    disrupt,
    event,
    forced,
    response,
    static,
)
from fhtagn.games.call.choosing import (
    character,
    either,
    exhausted,
    no,
    of_subtype,
    ready,
    story,
    with_tokens,
)
from fhtagn.games.call.deeds import (
    and_then,
    bold_texts,
    copy_text,
    gain,
    gained,
    go_insane,
    interrupted,
    make_exhausted,
    make_ready,
    to_hand,
)
from fhtagn.games.call.domain_deeds import may_drain_to_keep
from fhtagn.games.call.events.effects import Overpaid
from fhtagn.games.call.events.play import Entered
from fhtagn.games.call.moments import itself, played_and_overpaid
from fhtagn.games.call.queries import (
    KEYWORDS,
    SHOWN,
    TOUGHNESS,
    can_go_insane,
    cost,
    everyone,
    has,
    is_character,
    is_ready,
    skill,
)
from fhtagn.games.call.state import Call, Use
from fhtagn.games.call.token_deeds import take_tokens

# -- F061 Jack "Brass" Brady -----------------------------------------------------------------------


def ability_of_another(g: Call, use: Use, _said: Said) -> bool:
    """An ability of a card in play is used; not while he is getting away already."""
    is_ability = USES[interrupted(g).ability].where == PLAY
    return is_ability and all(one.card != use.card for one in g.uses)


@disrupt(
    "F061", "effect", when=ability_of_another, named=True,
    en="Disrupt: when a triggered ability is used, return Brady to his owner's hand.",
    ru="Прерывание: когда применяется вызванная способность, верните Брейди в руку владельца.",
)  # fmt: skip
def jack_brass_brady(g: Call, use: Use) -> None:
    to_hand(g, use.card)


# -- F063 Richard Upton Pickman --------------------------------------------------------------------


@action(
    "F063", character(), pay=2, named=True,
    en="Action: pay 2 and choose a character. Until the end of the phase Pickman gains its "
       "keywords and triggered abilities. Then that character's text box is blank until the end of "
       "the phase.",
    ru="Действие: заплатите 2 и выберите персонажа. До конца стадии Пикман получает его ключевые "
       "слова и вызванные способности. Затем до конца стадии текстовое поле этого персонажа "
       "считается пустым.",
)  # fmt: skip
def richard_upton_pickman(g: Call, use: Use) -> None:
    keywords = [one for one in KEYWORDS if has(g, use.target, one)]
    gain(g, use.card, **{one.name: one(g, use.target) for one in keywords})
    copy_text(g, use.card, bold_texts(g, use.target))
    and_then(g, gained, (use.target,), (("blank", 1),))


# -- F065 Clover Club Bouncer ----------------------------------------------------------------------


@action(
    "F065", character(), exhausts=True,
    en="Action: exhaust Clover Club Bouncer and choose a character. Until the end of the phase its "
       "skill is lowered by 1.",
    ru="Действие: истощите Вышибалу клуба «Клевер» и выберите персонажа. До конца стадии его навык "
       "ниже на 1.",
)  # fmt: skip
def clover_club_bouncer(g: Call, use: Use) -> None:
    gain(g, use.target, skill=-1)


# -- F066 Clover Club Torch Singer -----------------------------------------------------------------


@action(
    "F066", character(), pay=1,
    en="Action: pay 1 and choose a character. Until the end of the phase its skill is lowered by "
       "2.",
    ru="Действие: заплатите 1 и выберите персонажа. До конца стадии его навык ниже на 2.",
)  # fmt: skip
def clover_club_torch_singer(g: Call, use: Use) -> None:
    gain(g, use.target, skill=-2)


# -- F068 Syndicate Liaison ------------------------------------------------------------------------


@forced(
    "F068", Entered, character(ready), when=itself, named=True,
    en="Forced Response: after Syndicate Liaison enters play, choose a ready character, if able. "
       "Exhaust that character.",
    ru="Принудительный Ответ: когда Посредник Синдиката входит в игру, выберите готового "
       "персонажа, если это возможно. Истощите его.",
)  # fmt: skip
def syndicate_liaison(g: Call, use: Use) -> None:
    make_exhausted(g, use.target)


# -- F069 Hard Case --------------------------------------------------------------------------------


def of_cost_up_to_your_domains(g: Call, use: Use, card: int) -> bool:
    return cost(g, card) <= len(g.domains[use.seat])


@response(
    "F069", Entered, character(of_cost_up_to_your_domains), when=itself, named=True,
    en="Response: after Hard Case enters play, choose a character with a printed cost no higher "
       "than the number of your domains. Exhaust that character.",
    ru="Ответ: когда Крепкий орешек входит в игру, выберите персонажа, напечатанная стоимость "
       "которого не выше числа ваших доменов. Истощите его.",
)  # fmt: skip
def hard_case(g: Call, use: Use) -> None:
    make_exhausted(g, use.target)


# -- F070 Patsy ------------------------------------------------------------------------------------


@action(
    "F070", story(with_tokens(2, 4), is_target=False), sacrifices=True, named=True,
    en="Action: sacrifice Patsy to remove exactly two success tokens from a story with four or "
       "fewer, the tokens of both players counted together.",
    ru="Действие: пожертвуйте Козлом отпущения, чтобы снять ровно два жетона успеха с истории, на "
       "которой их у обоих игроков вместе не больше четырёх.",
)  # fmt: skip
def patsy(g: Call, use: Use) -> None:
    take_tokens(g, use.seat, use.target, 2)


# -- F071 Extortionist -----------------------------------------------------------------------------


@response(
    "F071", Entered, character(no(of_subtype("ancient_one"))), when=played_and_overpaid,
    named=True,
    en="Response: after Extortionist enters play from your hand, if you overpaid for it, choose a "
       "character that is not an Ancient One. Exhaust that character.",
    ru="Ответ: когда Вымогатель входит в игру с вашей руки и вы за него переплатили, выберите "
       "персонажа, кроме Древнего. Истощите его.",
)  # fmt: skip
def extortionist(g: Call, use: Use) -> None:
    make_exhausted(g, use.target)


# -- F072 Freelance Photographer -------------------------------------------------------------------


@action(
    "F072", pay=1, named=True,
    en="Action: pay 1 to ready Freelance Photographer.",
    ru="Действие: заплатите 1, чтобы подготовить Внештатного фотографа.",
)  # fmt: skip
def freelance_photographer(g: Call, use: Use) -> None:
    make_ready(g, use.card)


# -- F073 Dutch Courage ----------------------------------------------------------------------------


@static(
    TOUGHNESS, "F073",
    en="Your characters have Toughness +1.",
    ru="У ваших персонажей есть Крутизна +1.",
)  # fmt: skip
def dutch_courage(g: Call, me: int, card: int, value: int) -> int:
    return value + (is_character(g, card) and g.controller[card] == g.controller[me])


# -- F074 Cathouse ---------------------------------------------------------------------------------


def you_overpaid(_g: Call, use: Use, said: Said) -> bool:
    return isinstance(said, Overpaid) and said.seat == use.seat


@response(
    "F074", Overpaid, character(), when=you_overpaid,
    en="Response: after you overpay for a triggered ability, choose a character. Ready that "
       "character.",
    ru="Ответ: когда вы переплачиваете за вызванную способность, выберите персонажа. Подготовьте "
       "его.",
)  # fmt: skip
def cathouse(g: Call, use: Use) -> None:
    make_ready(g, use.target)


# -- F075 Alhazred Lamp ----------------------------------------------------------------------------

attachment(
    "F075", character(),
    en="Attach to a character. The bearer has one more icon of each type: Terror, Combat, Arcane "
       "and Investigation.",
    ru="Прикрепите к персонажу. У носителя на один значок каждого вида больше: Ужаса, Боя, Мистики "
       "и Исследования.",
)  # fmt: skip


def alhazred_lamp(g: Call, me: int, card: int, value: int) -> int:
    return value + (g.host[me] == card)


for _shown in SHOWN:
    static(_shown, "F075")(alhazred_lamp)


# -- F076 Like a Moth ------------------------------------------------------------------------------


@event(
    "F076", character(),
    en="Action: choose a character. Until the end of the phase its printed skill counts as 0.",
    ru="Действие: выберите персонажа. До конца стадии его напечатанный навык считается равным 0.",
)  # fmt: skip
def like_a_moth(g: Call, use: Use) -> None:
    gain(g, use.target, printed_skill=0)


# -- F077 Panic ------------------------------------------------------------------------------------


@event(
    "F077",
    en="Action: exhaust all characters with skill lower than X.",
    ru="Действие: истощите всех персонажей с навыком меньше X.",
)  # fmt: skip
def panic(g: Call, use: Use) -> None:
    make_exhausted(g, *(card for card in everyone(g) if skill(g, card) < use.x))


# -- F078 Get On Yer Feet! -------------------------------------------------------------------------


@event(
    "F078", character(),
    en="Action: choose a character. Ready that character. If you overpaid, its skill is raised by "
       "3 until the end of the phase.",
    ru="Действие: выберите персонажа. Подготовьте его. Если вы переплатили, до конца стадии его "
       "навык выше на 3.",
)  # fmt: skip
def get_on_yer_feet(g: Call, use: Use) -> None:
    make_ready(g, use.target)
    if use.overpaid:
        gain(g, use.target, skill=3)


# -- F079 Low Blow ---------------------------------------------------------------------------------


def exhausted_and_unsteady(g: Call, use: Use, card: int) -> bool:
    return exhausted(g, use, card) and can_go_insane(g, card)


@event(
    "F079", character(either(ready, exhausted_and_unsteady)),
    rulings=("CC 40.15",),
    en="Action: choose a character. If it is ready, exhaust it; if it is exhausted already, it "
       "goes insane instead.",
    ru="Действие: выберите персонажа. Если он готов, истощите его; если он уже истощён, он сходит "
       "с ума.",
)  # fmt: skip
def low_blow(g: Call, use: Use) -> None:
    if is_ready(g, use.target):
        make_exhausted(g, use.target)
    else:
        go_insane(g, use.target)


# -- F080 Legacy of Ramses -------------------------------------------------------------------------


@event(
    "F080", character(exhausted),
    en="Action: choose an exhausted character. Ready that character. Then you may drain one of "
       "your domains to return this event to your hand instead of discarding it.",
    ru="Действие: выберите истощённого персонажа. Подготовьте его. Затем вы можете иссушить один "
       "из своих доменов, чтобы вернуть это событие в руку, а не отправить в сброс.",
)  # fmt: skip
def legacy_of_ramses(g: Call, use: Use) -> None:
    make_ready(g, use.target)
    may_drain_to_keep(g, use.seat)
