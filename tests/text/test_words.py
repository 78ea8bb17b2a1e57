"""How messages are put into words: references, readers, plurals, quotes, refusals."""

import pytest

from fhtagn.content import Faults
from fhtagn.games import load
from fhtagn.games.fate.cultists import take_these
from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.complaint import Complaint, IllegalChoice
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.state import SPECTATOR, TABLE
from fhtagn.text import NoWords, Words, language_of
from tests.games.fate.scene import scene

GAME = load("heroes")
NAMES = ["Анна", "Борис", "Вера"]
RU = Words("ru", GAME, NAMES)
EN = Words("en", GAME, ["Anna", "Boris", "Vera"])
DUEL = load("duel")
DUEL_EN = Words("en", DUEL, ["Anna", "Boris"])
DUEL_RU = Words("ru", DUEL, NAMES)
FATE = load("fate")
FATE_EN = Words("en", FATE, ["Anna", "Boris"])
FATE_RU = Words("ru", FATE, NAMES)
CALL = load("call")
CALL_EN = Words("en", CALL, ["Anna", "Boris"])
CALL_RU = Words("ru", CALL, NAMES)


# -- readers ---------------------------------------------------------------------------------------


def test_the_reader_is_addressed():
    told = {"kind": "played", "seat": 0, "card": "inn_hybrid"}
    assert EN.event(told, 0) == "You play Innsmouth Hybrid."
    assert EN.event(told, 1) == "Anna plays Innsmouth Hybrid."
    assert RU.event(told, 0) == "Вы играете карту «Иннсмутский гибрид»."
    assert RU.event(told, SPECTATOR) == "Анна играет карту «Иннсмутский гибрид»."


def test_whoever_may_not_know_all_reads_other_words():
    told = {"kind": "drew", "seat": 0}
    assert EN.event({**told, "card": "inn_hybrid"}, 0) == "You draw Innsmouth Hybrid."
    assert EN.event(told, 1) == "Anna draws a card."
    assert RU.event(told, SPECTATOR) == "Анна берёт карту."
    spell = {"kind": "stole", "seat": 0, "owner": 1}
    assert "Marginalia" in FATE_EN.event({**spell, "spell": "marginalia"}, 0)
    assert "Idol" in FATE_EN.event({**spell, "symbol": "museum"}, SPECTATOR)


@pytest.mark.parametrize(
    ("at", "reader", "expected"),
    [
        (0, 0, "Вы сбрасываете карту «Шоггот» из своей области."),
        (1, 0, "Вы сбрасываете карту «Шоггот» из области игрока Борис."),
        (0, 1, "Анна сбрасывает карту «Шоггот» из своей области."),
        (1, 1, "Анна сбрасывает карту «Шоггот» из вашей области."),
        (1, 2, "Анна сбрасывает карту «Шоггот» из области игрока Борис."),
    ],
)
def test_whose_area_it_is_depends_on_the_reader(at, reader, expected):
    told = {"kind": "discarded", "seat": 0, "card": "mtn_shoggoth", "at": at}
    assert RU.event(told, reader) == expected


def test_the_one_asked_and_the_others_read_different_words():
    question = Decision(1, "take_in_play", (), (("card", "inn_orne"),))
    assert EN.prompt(question, 1) == "Eliza Orne: which card do you take into your area?"
    assert EN.prompt(question, 0).startswith("Eliza Orne: Boris chooses a card")
    assert RU.prompt(question, SPECTATOR).startswith("«Элайза Орн»: Борис выбирает")
    assert EN.ends(question) == "One answer."


def test_the_table_itself_can_be_asked():
    question = Decision(TABLE, "who_cried", ())
    assert EN.prompt(question, TABLE) == (
        'Who was first to cry "Cthulhu fhtagn!", and who cried at the same moment?'
    )
    assert EN.prompt(question, 0) != EN.prompt(question, TABLE)
    assert (EN.player(TABLE), RU.player(TABLE)) == ("The table", "Стол")


def test_players_without_names_have_numbers():
    assert Words("en", GAME).player(3) == "Player 3"
    said = Words("ru", GAME).event({"kind": "took", "seat": 0, "other": 1}, SPECTATOR)
    assert said == "№ 0 забирает карту из руки игрока № 1, не показывая её."


# -- references and lists --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "en", "ru"),
    [
        ((), "nothing", "ничего"),
        (("shk_imp",), "Imp", "«Имп»"),
        (("shk_imp", "shk_satan"), "Imp and Satan", "«Имп» и «Сатана»"),
        (
            ("shk_imp", "shk_satan", "shk_lilith"),
            "Imp, Satan and Lilith",
            "«Имп», «Сатана» и «Лилит»",
        ),
    ],
)
def test_lists_are_joined_as_the_language_does(cards, en, ru):
    told = {"kind": "saw_hand", "seat": 0, "other": 1, "cards": cards}
    assert EN.event(told, 0) == f"You look at Boris's hand: {en}."
    assert RU.event(told, 0) == f"Вы смотрите руку игрока Борис: {ru}."


def test_one_or_several_faction_cards():
    one = {"kind": "revealed", "seat": 0, "factions": ("shk_f_h1",)}
    three = {**one, "factions": ("shk_f_h1", "shk_f_h2", "shk_f_m1")}
    assert "faction card:" in EN.event(one, 1)
    assert "faction cards:" in EN.event(three, 1)
    assert RU.event({**one, "seat": 1}, 1) == "Ваша карта фракции: «Бейкер-стрит, 221Б»."


def test_quotes_within_quotes():
    said = RU.event({"kind": "played", "seat": 0, "card": "inn_clerk"}, 0)
    assert said == "Вы играете карту «Портье „Гилман-хауса“»."


def test_arguments_are_named_by_their_sort():
    told = {"kind": "moved", "seat": 0, "unit": "dark_young", "at": "arkham", "to": "salem"}
    assert DUEL_EN.event(told, 0) == "Your Dark Young goes from Arkham to Salem."
    assert DUEL_EN.event(told, 1) == "Anna's Dark Young goes from Arkham to Salem."
    assert DUEL_RU.event(told, 0) == "Ваша фигура «Тёмный Младой» переходит: Аркхэм → Салем."
    token = {"kind": "token", "seat": 1, "token": "ice_age", "at": "boston"}
    assert DUEL_RU.event(token, 0) == "Борис кладёт жетон «Ледниковый период» в зону «Бостон»."


def test_a_unit_on_a_gate_is_told_from_the_others():
    assert DUEL_EN.name("unit", "acolyte_on_gate") == "Acolyte Cultist on the gate"
    assert DUEL_RU.name("unit", "acolyte_on_gate") == "Культист Аколит на вратах"
    with pytest.raises(NoWords, match="no unit is called 'nobody_on_gate'"):
        DUEL_EN.name("unit", "nobody_on_gate")


@pytest.mark.parametrize(
    ("place", "en", "ru"),
    [
        ("museum", "from the Museum", "из Музея"),
        ("streets", "from the Streets of Arkham", "с Улиц Аркхэма"),
        ("lodge", "from the Lodge", "из Сторожки"),
    ],
)
def test_places_have_their_prepositions(place, en, ru):
    told = {"kind": "sacrificed", "seat": 0, "place": place}
    assert FATE_EN.event(told, 1) == f"Anna Sacrifices a Cultist {en}."
    assert FATE_RU.event(told, 1) == f"Анна Жертвует Культистом {ru}."


def test_an_argument_is_whatever_the_game_has_of_its_sorts():
    assert FATE_EN.name("to", "library") == "The Library"
    assert DUEL_EN.name("to", "arkham") == "Arkham"
    assert FATE_EN.name("effect", "marginalia") == "Marginalia"


def test_things_with_equal_names_have_their_symbols_beside_them():
    assert FATE_RU.name("spell", "command_museum") == "Повеление (Идол)"
    assert FATE_RU.name("spell", "marginalia") == "Заметки на полях"


def test_figures_are_counted_by_place_and_owner():
    s = scene()
    group = ((1, 1), (1, 1), (2, 3))
    task = (take_these, (0, "night_of_knives", 0, group))
    assert FATE_EN.option(s.g, task, 0).endswith(
        "2 from the Museum (Boris) and 1 from the Streets of Arkham (Player 2)"
    )


def test_what_stands_beside_a_printed_name():
    card, ghoul = GAME.display.printed["card"]["shk_imp"], DUEL.display.printed["unit"]["ghoul"]
    assert EN.facts("card", card) == "☠ Monster, Sherlock in Hell x3"
    assert DUEL_EN.facts("unit", ghoul) == "monster of Black Goat, x2, worth 1 Doom"
    assert DUEL_RU.facts("unit", ghoul) == "монстр, «Чёрная Коза», ×2, 1 очко судьбы"
    blast, disciple = (CALL.display.printed["card"][code] for code in ("F016", "F111"))
    assert CALL_EN.facts("card", blast) == "Event, The Agency, cost X"
    assert CALL_RU.facts("card", disciple) == (
        "Персонаж, Йог-Сотот, стоимость 2, навык X, Бой 2; «Культист»; Злодейский"
    )


@pytest.mark.parametrize(
    ("about", "en", "ru"),
    [
        ({"card": "F010"}, "Blackwood File Clerk", "«Архивный клерк Блэквуда»"),
        (
            {"card": "F011", "copy": 2, "holder": 1},
            "Peeler no. 2 (Boris)",
            "«Констебль» № 2 (Борис)",
        ),
        ({"card": "F011", "holder": 0}, "Peeler (yours)", "«Констебль» (ваша)"),
        ({"card": "F011", "at": 2}, "Peeler on domain 2", "«Констебль» на домене 2"),
        ({"story": "F158"}, "Opening Night", "«Премьера»"),
        ({"icon": "arcane"}, "Arcane", "Мистика"),
        ({"domain": 3}, "Your domain 3", "Ваш домен 3"),
        ({"domain": 3, "of": 1}, "Boris's domain 3", "Домен 3 игрока Борис"),
        ({"seat": 1}, "Boris", "Борис"),
    ],
)
def test_one_option_may_be_about_different_things(about, en, ru):
    assert CALL_EN.say("option-choose", reader=0, **about) == en
    assert CALL_RU.say("option-choose", reader=0, **about) == ru


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("map", "extinction", "Вымирание"),
        ("faction", "sleeper", "Спящий"),
        ("faction", "", "выбирается за столом"),
        ("begins", "lot", "решает жребий"),
        ("doom_for_captures", False, "нет"),
    ],
)
def test_values_of_settings_are_messages_or_printed_names(name, value, expected):
    (option,) = (one for one in (*DUEL.rules.options, *DUEL.rules.seat_options) if one.name == name)
    assert DUEL_RU.setting(option, value) == expected


@pytest.mark.parametrize(
    ("value", "en", "ru"),
    [
        ("agency+hastur", "The Agency and Hastur", "Агентство и Хастур"),
        ("random", "drawn by lot", "решает жребий"),
        ("", "named at the table", "называют за столом"),
    ],
)
def test_a_setting_may_be_several_printed_things(value, en, ru):
    (option,) = (one for one in CALL.rules.seat_options if one.name == "factions")
    assert CALL_EN.setting(option, value) == en
    assert CALL_RU.setting(option, value) == ru


# -- plurals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "ru", "en"),
    [
        (1, "1 очко", "1 point"), (2, "2 очка", "2 points"), (5, "5 очков", "5 points"),
        (11, "11 очков", "11 points"), (21, "21 очко", "21 points"), (0, "0 очков", "0 points"),
        (-1, "-1 очко", "-1 point"), (-3, "-3 очка", "-3 points"),
    ],
)  # fmt: skip
def test_plurals(points, ru, en):
    told = {"kind": "scored", "seat": 0, "faction": "shk_f_h1", "points": points}
    assert f": {ru}." in RU.event(told, 1)
    assert f": {en}." in EN.event(told, 1)


# -- what is missing is never shown ----------------------------------------------------------------


def test_a_missing_message_raises():
    with pytest.raises(NoWords, match="no message event-unheard-of in en"):
        EN.of("event", "unheard_of")


def test_an_event_that_no_game_knows_raises():
    with pytest.raises(KeyError, match="unheard_of"):
        EN.event({"kind": "unheard_of", "seat": 0}, 0)


def test_a_missing_argument_raises():
    with pytest.raises(NoWords, match="option-play in ru"):
        RU.say("option-play")


def test_an_unknown_card_raises():
    with pytest.raises(NoWords, match="no card is called 'inn_nobody'"):
        EN.event({"kind": "played", "seat": 0, "card": "inn_nobody"}, 0)


# -- reasons and complaints ------------------------------------------------------------------------


def test_a_reason_names_its_rule():
    full = Reason("MH 4.4", "hand_full", {"count": 3})
    assert EN.reason(full) == "You hold 3 cards: you may not take another. (MH 4.4)"
    assert RU.reason(full) == "У вас в руке 3 карты: больше брать нельзя. (MH 4.4)"


def test_a_refusal_says_what_forbids_the_move():
    full = Reason("MH 4.4", "hand_full", {"count": 3})
    about = {"key": "draw", "nearest": "", "rule": ""}
    said = EN.complaint(IllegalChoice("not-offered", reason=full, **about)).split("\n")
    assert said == [
        '"draw" is not offered now. Choose one of the options shown.',
        "You hold 3 cards: you may not take another. (MH 4.4)",
    ]
    assert len(EN.complaint(IllegalChoice("not-offered", **about)).split("\n")) == 1


def test_a_complaint_quotes_what_nobody_knows():
    wrong = Complaint("no-such-deck", deck="inssmouth", nearest="innsmouth")
    assert EN.complaint(wrong) == 'There is no theme deck "inssmouth". Did you mean "innsmouth"?'
    far = Complaint("no-such-deck", deck="xyz", nearest="")
    assert RU.complaint(far) == "Тематической колоды «xyz» нет."
    assert RU.complaint(Complaint("deck-twice", deck="london")).startswith(
        "Тематическая колода «Лондон после полуночи» указана дважды."
    )


def test_before_a_game_is_chosen_all_complaints_have_words():
    assert Words("ru").complaint(Complaint("duel-decks")).startswith("Настройка «decks»")
    assert Words("en", "heroes").complaint(Complaint("duel-seats", found=3))


def test_faults_are_told_one_a_line():
    faults = [
        Complaint("field-missing", file="london.toml", entry="ldn_imp", field="suns"),
        Complaint("id-twice", file="london.toml", entry="ldn_imp"),
    ]
    lines = RU.complaint(Faults("pack-broken", faults, pack="mine")).split("\n")
    assert lines[0] == "В наборе карт «mine» 2 ошибки; ничего не загружено:"
    assert lines[1].startswith("- london.toml, запись «ldn_imp», поле «suns»:")
    assert len(lines) == 3


def test_what_lay_behind_a_complaint_is_told_too():
    wrong = Complaint("record-key", ply=3, key="draw")
    wrong.__cause__ = IllegalChoice("over", key="draw")
    first, second = EN.complaint(wrong).split("\n")
    assert first.startswith('Move 3 of this record, "draw"')
    assert second.startswith("The game is over")


def test_seats_of_the_command_line_are_numbers():
    assert "Seat 1 is described twice" in EN.complaint(Complaint("seat-twice", seat=1))
    assert "no seat 9" in EN.complaint(IllegalChoice("no-such-seat", seat=9, most=2))


def test_what_somebody_typed_cannot_move_the_cursor_or_fill_the_screen():
    said = EN.complaint(Complaint("no-such-game", game="a\x1b[2Jb\n" + "c" * 9000, nearest=""))
    assert "\x1b" not in said
    assert "\n" not in said
    assert len(said) < 500


# -- the language ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environ", "wanted", "language"),
    [
        ({}, "", "en"),
        ({"LANG": "ru_RU.UTF-8"}, "", "ru"),
        ({"LANG": "ru_RU.UTF-8"}, "en", "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "", "en"),
        ({"LANG": "C", "LC_MESSAGES": "RU"}, "", "ru"),
        ({"LANG": "de_DE.UTF-8"}, "", "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "", "ru"),
    ],
)
def test_the_language_is_chosen_or_found(environ, wanted, language):
    assert language_of(environ, wanted) == language


def test_an_unknown_language_is_refused():
    with pytest.raises(Complaint) as refused:
        language_of({}, "rus")
    assert EN.complaint(refused.value).endswith('Did you mean "ru"?')
