"""Decks for the duel: what is legal, what is told of the rest, and decks as text."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import assume, given, settings, strategies

from fhtagn.content import Faults
from fhtagn.content.lists import MOST_FAULTS
from fhtagn.games import load
from fhtagn.games.heroes.content import read
from fhtagn.games.heroes.deck_text import MOST_CHARACTERS
from fhtagn.games.heroes.decks import (
    PRESETS,
    DuelDeck,
    compact,
    complaints,
    legal_factions,
    legal_presets,
    parse,
    read_deck,
    warnings,
    write,
)
from fhtagn.kernel.complaint import Complaint, IllegalChoice
from fhtagn.kernel.game import settings as game_settings
from fhtagn.kernel.match import Match, replayed

CONTENT = read()
EVERY_CARD = [card for deck in CONTENT.decks.values() for card in deck.characters]
LONDON_HEROES = "ldn_f_h1 ldn_f_h2 ldn_f_h3"
INNSMOUTH_HEROES = "inn_f_h1 inn_f_h2 inn_f_h3"


def of_kind(kind, count, avoid=()):
    """So many cards of a kind, from all decks, within the printed copies."""
    cards = [card for card in EVERY_CARD if CONTENT.characters[card].kind == kind]
    return [card for card in cards if card not in avoid][:count]


def deck(heroes, monsters, neutral, extra="", factions=INNSMOUTH_HEROES):
    """A deck of so many of each kind; `extra` are cards named one by one."""
    named = extra.split()
    cards = [
        *named,
        *of_kind("hero", heroes, named),
        *of_kind("monster", monsters, named),
        *of_kind("neutral", neutral, named),
    ]
    return DuelDeck(tuple(cards), tuple(factions.split()))


def from_deck(name, kind, count):
    cards = [one for one in CONTENT.decks[name].characters if CONTENT.characters[one].kind == kind]
    return cards[:count]


def told(one):
    """The names of the broken limits with their rules."""
    return [(broken.name, broken.about["rule"]) for broken in complaints(CONTENT, one)]


def refusal(text):
    """The faults with which a text is refused."""
    with pytest.raises(Faults) as caught:
        read_deck(CONTENT, text)
    return caught.value.faults


def london_and_innsmouth(factions):
    cards = (*from_deck("london", "hero", 15), *from_deck("innsmouth", "monster", 15))
    return DuelDeck(cards, tuple(factions.split()))


# -- limits ----------------------------------------------------------------------------------------


@pytest.mark.example("MH ex-89")
@pytest.mark.rule("MH 8.2", "MH 8.7", "MH 8.8", "MH 8.20")
@pytest.mark.parametrize(
    ("broken", "names"),
    [
        (deck(12, 13, 4), [("duel-size", "MH 8.2")]),
        (deck(12, 15, 4), [("duel-size", "MH 8.2")]),
        (deck(5, 25, 0), [("duel-heroes", "MH 8.4")]),
        (deck(25, 5, 0), [("duel-monsters", "MH 8.5")]),
        (deck(11, 12, 7), [("duel-neutral", "MH 8.6")]),
        (deck(13, 13, 0, "shk_imp " * 4), [("duel-copies", "MH 8.7")]),
        (deck(13, 12, 0, "mtn_penguin " * 5), [("duel-copies", "MH 8.7")]),
        (deck(14, 14, 0, "ldn_dracula " * 2), [("duel-copies", "MH 8.7")]),
        (deck(6, 18, 6), []),
        (deck(5, 18, 7), [("duel-heroes", "MH 8.4"), ("duel-neutral", "MH 8.6")]),
    ],
    ids=["29", "31", "5H", "5M", "7N", "4 Imps", "5 Penguins", "2 Draculas", "6+18+6", "both"],
)
def test_a_deck_that_breaks_limits_is_refused_and_all_are_named(broken, names):
    assert told(broken) == names
    if names:
        assert [one.name for one in refusal(compact(broken))] == [name for name, _ in names]
    else:
        assert Counter(read_deck(CONTENT, compact(broken)).characters) == Counter(broken.characters)


@pytest.mark.rule("MH 8.4", "MH 8.5", "MH 8.6")
@pytest.mark.parametrize("kinds", [(6, 24, 0), (24, 6, 0), (12, 12, 6)])
def test_the_limits_themselves_are_legal(kinds):
    assert told(deck(*kinds)) == []


@pytest.mark.rule("MH 8.7", "MH 8.8", "MH 8.9")
@pytest.mark.parametrize(("card", "copies"), [("shk_imp", 3), ("mtn_penguin", 4)])
def test_as_many_copies_as_the_theme_deck_holds(card, copies):
    assert told(deck(13, 17 - copies, 0, f"{card} " * copies)) == []
    (broken,) = complaints(CONTENT, deck(13, 16 - copies, 0, f"{card} " * (copies + 1)))
    assert broken.about == {"card": card, "found": copies + 1, "most": copies, "rule": "MH 8.7"}


@pytest.mark.rule("MH 8.3")
def test_cards_come_from_any_of_the_four_theme_decks_and_from_nowhere_else():
    mixed = [card for name in CONTENT.decks for card in from_deck(name, "hero", 3)]
    mixed += [card for name in CONTENT.decks for card in from_deck(name, "monster", 3)]
    whole = DuelDeck((*mixed, *of_kind("neutral", 6)), tuple(LONDON_HEROES.split()))
    assert {CONTENT.characters[card].deck for card in whole.characters} == set(CONTENT.decks)
    assert told(whole) == []
    stranger = whole._replace(characters=(*whole.characters[1:], "cthulhu"))
    assert told(stranger) == [("duel-stranger", "MH 8.3")]
    (unknown,) = refusal(compact(stranger))
    assert (unknown.name, unknown.about["rule"]) == ("list-unknown", "MH 8.3")


# -- faction cards ---------------------------------------------------------------------------------


@pytest.mark.example("MH ex-91")
@pytest.mark.rule("MH 8.12", "MH 8.14", "MH 8.15", "MH 8.16")
@pytest.mark.parametrize(
    ("factions", "names"),
    [
        ("ldn_f_h1 ldn_f_h2 inn_f_m1", []),
        ("ldn_f_m1 ldn_f_h1 ldn_f_h2", [("duel-faction-side", "MH 8.15")]),
        ("ldn_f_h1 ldn_f_h1 inn_f_m1", [("duel-faction-twice", "MH 8.16")]),
        ("ldn_f_h1 ldn_f_h2", [("duel-factions", "MH 8.12")]),
        ("ldn_f_h1 ldn_f_h2 inn_f_m1 inn_f_m2", [("duel-factions", "MH 8.12")]),
    ],
)
def test_three_different_faction_cards_of_the_decks_own_factions(factions, names):
    assert told(london_and_innsmouth(factions)) == names


@pytest.mark.example("MH ex-91")
@pytest.mark.rule("MH 8.17")
def test_faction_cards_cannot_be_changed_after_the_start():
    mine = london_and_innsmouth("ldn_f_h1 ldn_f_h2 inn_f_m1")
    game = load("heroes")
    seats = [{"deck": compact(mine)}, {"deck": "sherlock"}]
    match = Match(game, game_settings(game, 2, {"mode": "duel"}, seats), 1)
    for key in ("ldn_f_h3", "faction:ldn_f_h3", f"deck:{compact(mine)}"):
        with pytest.raises(IllegalChoice):
            match.play(0, key)
    held = [match.state.code[card] for card in match.state.factions[0]]
    assert held == list(mine.factions)


@pytest.mark.rule("MH 8.15", "MH 8.14")
def test_one_character_of_the_same_theme_deck_and_side_makes_a_faction_legal():
    assert legal_factions(CONTENT, ["ldn_priest"]) == ["ldn_f_h1", "ldn_f_h2", "ldn_f_h3"]
    assert legal_factions(CONTENT, ["mtn_hieroglyph"]) == []
    both = legal_factions(CONTENT, ["ldn_priest", "inn_hybrid"])
    assert set(both) == {f"{one}{number}" for one in ("ldn_f_h", "inn_f_m") for number in "123"}


@pytest.mark.example("MH ex-92")
@pytest.mark.rule("MH 8.18", "MH 8.15")
def test_a_faction_without_its_characters_is_legal_with_a_warning():
    pictured = CONTENT.factions["ldn_f_h1"].bonus
    cards = [card for card in of_kind("hero", 99) if card not in pictured][:15]
    cards[:2] = ["ldn_priest", "ldn_priest"]
    factions = ("ldn_f_h1", "ldn_f_h2", "inn_f_m1")
    bare = DuelDeck((*cards, *from_deck("innsmouth", "monster", 15)), factions)
    assert "ldn_lupin" not in cards
    assert [card for card in pictured if card in bare.characters] == []
    assert complaints(CONTENT, bare) == []
    assert [one.about["faction"] for one in warnings(CONTENT, bare)] == ["ldn_f_h1", "ldn_f_h2"]
    one_of_them = bare._replace(characters=(pictured[0], *bare.characters[1:]))
    assert [one.about["faction"] for one in warnings(CONTENT, one_of_them)] == ["ldn_f_h2"]


# -- ready-made decks ------------------------------------------------------------------------------


@pytest.mark.example("MH ex-93")
@pytest.mark.rule("MH 8.21")
def test_each_theme_deck_with_any_three_of_its_factions_is_legal():
    decks = [
        DuelDeck(tuple(sorted(theme.characters)), three)
        for theme in CONTENT.decks.values()
        for three in combinations(theme.factions, 3)
    ]
    assert len(decks) == 80
    for one in decks:
        assert read_deck(CONTENT, compact(one)) == one


@pytest.mark.example("MH ex-93")
@pytest.mark.rule("MH 8.19")
@pytest.mark.parametrize("preset", PRESETS)
def test_both_players_may_use_the_same_cards(preset):
    game = load("heroes")
    seats = [{"deck": preset}, {"deck": preset}]
    match = Match(game, game_settings(game, 2, {"mode": "duel"}, seats), 5)
    g = match.state
    lists = [sorted(g.code[card] for card in range(60) if g.owner[card] == pile) for pile in (0, 1)]
    assert lists[0] == lists[1] == sorted(read_deck(CONTENT, preset).characters)


@pytest.mark.rule("MH 8.24")
def test_ready_made_decks_pass_the_same_check_and_bear_names():
    assert set(CONTENT.decks) < set(PRESETS)
    assert len(PRESETS) >= 6
    for preset, (name, text) in PRESETS.items():
        made = parse(CONTENT, text)
        assert complaints(CONTENT, made) == warnings(CONTENT, made) == []
        assert read_deck(CONTENT, f" {preset.upper()}\r\n") == made
        assert set(name) == {"en", "ru"}
        assert all(name.values())
    assert len({preset.name["ru"] for preset in PRESETS.values()}) == len(PRESETS)
    assert legal_presets(CONTENT) == list(PRESETS)


@pytest.mark.rule("MH 8.24", "MH 8.20")
def test_a_ready_made_deck_has_no_privileges():
    fewer = CONTENT._replace(
        characters=CONTENT.characters
        | {"shk_imp": CONTENT.characters["shk_imp"]._replace(copies=2)}
    )
    with pytest.raises(Faults) as caught:
        read_deck(fewer, "abyss")
    assert [one.name for one in caught.value.faults] == ["duel-copies"]
    assert "abyss" not in legal_presets(fewer)
    assert "london" in legal_presets(fewer)


def test_an_unknown_ready_made_deck_is_told_with_the_nearest():
    with pytest.raises(Complaint) as caught:
        read_deck(CONTENT, "innsmuth")
    assert caught.value.name == "no-such-preset"
    assert caught.value.about == {"deck": "innsmuth", "nearest": "innsmouth"}


# -- decks as text: what is understood -------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "count"),
    [
        ("3 Imp", 3),
        ("3x Imp", 3),
        ("3 x Imp", 3),
        ("3xImp", 3),
        ("x3 Imp", 3),
        ("X3 imp", 3),
        ("Imp x3", 3),
        ("Imp 3", 3),
        ("Imp ×3", 3),
        ("Имп х3", 3),
        ("3х Имп", 3),
        ("+3 Imp", 3),
        ("03 Imp", 3),
        ("shk_imp", 1),
        ("SHK_IMP", 1),
        ("3 shk_imp", 3),
        ("shk_imp 3", 3),
        ("Имп", 1),
        ("ИМП", 1),
        ("\ufeff2 Imp", 2),
        ("\t2\tImp\t", 2),
        ("2\u00a0Imp", 2),
        ("2 Im\u00adp", 2),
        ("2 Imp # they burn", 2),
        ("2 Imp\r\n\r\n# a comment\r\n", 2),
        ("2 Imp\n1 Имп", 3),
        ("1 Imp\nshk_imp", 2),
        ("Monsters:\n2 Imp", 2),
        ("Карты: 2 Imp", 2),
        ("2 Imp;1 Imp|", 3),
    ],
)
def test_the_ways_to_write_a_card(line, count):
    assert parse(CONTENT, line) == DuelDeck(("shk_imp",) * count, ())


@pytest.mark.parametrize(
    ("said", "card"),
    [
        ("Иmп", "shk_imp"),  # a Latin m
        ("Иmп x1", "shk_imp"),
        ("Cатана", "shk_satan"),  # a Latin C
        ("Sаtаn", "shk_satan"),  # Cyrillic а
        ("Имп", "shk_imp"),
        ("Адский пес", "shk_hellhound"),
        ("адский ПЁС", "shk_hellhound"),
        ("Arsene Lupin", "ldn_lupin"),
        ("Pth'thya-l'yi", "inn_pthya"),
        ("Pth’thya–l’yi", "inn_pthya"),
        ("Пт'тья-л'йи", "inn_pthya"),
        ('Портье "Гилман-хауса"', "inn_clerk"),
        ("Портье «Гилман—хауса»", "inn_clerk"),
        ("Mi-Go", "mtn_migo"),
        ("Mi\u2010Go", "mtn_migo"),
        ("dr watson", "shk_watson"),
        ("Храбрый юноша", "ldn_young_man"),  # its х is no «times»
        ("1 Храбрый юноша", "ldn_young_man"),
        ("E. Lapham Peabody", "inn_peabody"),
    ],
)
def test_names_in_either_language_and_either_alphabets_letters(said, card):
    assert parse(CONTENT, said).characters == (card,)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_card_is_found_by_its_name(language):
    for sort in (CONTENT.characters, CONTENT.factions):
        for card, printed in sort.items():
            found = parse(CONTENT, f"1 {printed.name[language]}")
            assert (*found.characters, *found.factions) == (card,)


@pytest.mark.parametrize(
    "text",
    [
        "Witnesses\n221B Baker Street\nCurse and Vice",
        "Factions:\nСвидетели\n221B Baker Street\nldn_f_m3",
        "Фракции: Свидетели\nБейкер-стрит, 221Б\n1 Проклятие и порок",
        "|inn_f_h2;shk_f_h1;ldn_f_m3",
    ],
)
def test_faction_cards_by_name_and_under_a_heading_keep_their_order(text):
    assert parse(CONTENT, text).factions == ("inn_f_h2", "shk_f_h1", "ldn_f_m3")


@pytest.mark.parametrize("said", ["london", "London after Midnight", "ЛОНДОН ПОСЛЕ ПОЛУНОЧИ"])
def test_a_whole_theme_deck_in_one_line(said):
    cards = parse(CONTENT, f"Deck: {said}\n1 Imp").characters
    assert cards == tuple(sorted((*CONTENT.decks["london"].characters, "shk_imp")))


def test_deck_alone_is_a_heading():
    assert parse(CONTENT, "Колода:\n2 Imp\n").characters == ("shk_imp", "shk_imp")


# -- decks as text: what is refused ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("-1 Imp", "-1"),
        ("−2 Imp", "−2"),
        ("Imp -3", "-3"),
        ("0 Imp", "0"),
        ("00 shk_imp", "00"),
        ("31 Imp", "31"),
        ("999 shk_imp", "999"),
        ("9" * 5000 + " Imp", "9" * 20),
        ("three Imp", "three"),
        ("Имп трижды", "трижды"),
        ("3.5 Imp", "3.5"),
        ("1e3 Imp", "1e3"),
        ("٣ Imp", "٣"),
        ("² Imp", "²"),
    ],
)
def test_a_count_that_is_none_is_told_with_its_line(line, found):
    (fault,) = refusal(f"1 Satan\n\n{line}\n")
    assert fault.name == "list-count"
    assert fault.about == {"line": 3, "found": found, "card": "shk_imp", "most": 30}


@pytest.mark.parametrize(
    ("said", "near"),
    [
        ("3 Immp", "Imp"),
        ("Импп", "Имп"),
        ("Sherlok Homes", "Sherlock Holmes"),
        ("Шерлок Холмз", "Шерлок Холмс"),
        ("shk_inp", "shk_imp"),
        ("Свидетелли", "Свидетели"),
        ("Deck: lundon", "london"),
    ],
)
def test_an_unknown_card_is_told_with_its_line_and_the_nearest_names(said, near):
    (fault,) = refusal(f"# my deck\n1 Satan\n{said}\n")
    assert fault.name == "list-unknown"
    assert fault.about["line"] == 3
    assert near in fault.about["nearest"].split(", ")


def test_nothing_near_is_no_suggestion():
    (fault,) = refusal("1 Satan\nxyzzy")
    assert fault.about == {"line": 2, "found": "xyzzy", "nearest": "", "rule": "MH 8.3"}


def test_every_line_that_means_no_card_is_told_up_to_a_number():
    assert [fault.about["line"] for fault in refusal("Immp\n1 Imp\n0 Imp\nxyzzy")] == [1, 3, 4]
    assert len(refusal("xyzzy\n" * 500)) == MOST_FAULTS


def test_a_name_that_two_cards_bear_is_told_with_both_ids():
    twin = CONTENT.characters["shk_imp"]._replace(id="ldn_imp", deck="london")
    content = CONTENT._replace(characters=CONTENT.characters | {"ldn_imp": twin})
    with pytest.raises(Faults) as caught:
        parse(content, "1 Satan\n2 Имп")
    (fault,) = caught.value.faults
    assert fault.name == "list-ambiguous"
    assert fault.about == {"line": 2, "found": "Имп", "ids": "shk_imp, ldn_imp"}
    assert parse(content, "2 ldn_imp").characters == ("ldn_imp", "ldn_imp")
    both = DuelDeck(("ldn_imp", "shk_imp"), ())
    assert parse(content, write(content, both, "ru")) == both


def test_what_is_the_same_comes_before_what_only_looks_the_same():
    latin = CONTENT.characters["shk_imp"]._replace(id="ldn_cop", name={"en": "Cop", "ru": "Бобби"})
    cyrillic = latin._replace(id="ldn_litter", name={"en": "Litter", "ru": "Сор"})
    cards = {"ldn_cop": latin, "ldn_litter": cyrillic}
    for order in (cards, dict(reversed(cards.items()))):
        content = CONTENT._replace(characters=CONTENT.characters | order)
        assert parse(content, "Cop").characters == ("ldn_cop",)
        assert parse(content, "Сор").characters == ("ldn_litter",)


@pytest.mark.parametrize("name", ["Imp; the second", "Imp #2", "Cards: Imp", "A|B", "Im\np", "!"])
def test_a_name_that_would_mean_something_else_in_a_list_is_written_as_its_id(name):
    odd = CONTENT.characters["shk_imp"]._replace(name={"en": name, "ru": name})
    content = CONTENT._replace(characters=CONTENT.characters | {"shk_imp": odd})
    one = DuelDeck(("shk_imp", "shk_imp", "shk_satan"), ("shk_f_h1",))
    assert "2 shk_imp" in write(content, one, "en").splitlines()
    assert parse(content, write(content, one, "en")) == one


def test_a_character_and_a_faction_of_one_name_are_told_apart_by_the_heading():
    named = CONTENT.factions["shk_f_h1"]._replace(name={"en": "Imp", "ru": "Имп"})
    content = CONTENT._replace(factions=CONTENT.factions | {"shk_f_h1": named})
    assert parse(content, "shk_imp\nFactions:\nImp").factions == ("shk_f_h1",)
    with pytest.raises(Faults) as caught:
        parse(content, "Imp")
    assert caught.value.faults[0].about["ids"] == "shk_imp, shk_f_h1"


@pytest.mark.parametrize(
    ("line", "times", "name"),
    [
        ("", 1, "list-empty"),
        ("\ufeff\r\n# nothing\r\n\r\n", 1, "list-empty"),
        ("1 Imp\n\0\1\2", 1, "list-not-text"),
        ("1 Imp\n\udcff\udcfe", 1, "list-not-text"),
        ("PK\x03\x04", 1, "list-not-text"),
        ("1 Imp\n", MOST_CHARACTERS, "list-too-large"),
        ("1 Imp\n", 17_000_000, "list-too-large"),
    ],
    ids=["empty", "comments", "zeros", "not decoded", "archive", "long", "100 MB"],
)
def test_what_is_no_list_is_refused_before_any_work(line, times, name, monkeypatch):
    text = line * times

    def work(*_):
        raise AssertionError("this text should not be worked on")

    if name != "list-empty":
        monkeypatch.setattr("fhtagn.games.heroes.deck_text._entries", work)
    for reader in (parse, read_deck):
        with pytest.raises(Complaint) as caught:
            reader(CONTENT, text)
        assert caught.value.name == name
    if name == "list-not-text":
        assert caught.value.about["line"] == text.count("\n") + 1


# -- decks as text: there and back -----------------------------------------------------------------

some_deck = strategies.builds(
    lambda cards, factions: DuelDeck(tuple(sorted(cards)), tuple(factions)),
    strategies.lists(strategies.sampled_from(sorted(CONTENT.characters)), max_size=60),
    strategies.lists(strategies.sampled_from(sorted(CONTENT.factions)), min_size=1, unique=True),
).filter(lambda one: max(Counter(one.characters).values(), default=0) <= 30)


@given(some_deck, strategies.sampled_from(["en", "ru"]))
@settings(deadline=None)
def test_what_is_written_is_read_as_the_same_deck(one, language):
    assert parse(CONTENT, write(CONTENT, one, language)) == one
    assert parse(CONTENT, compact(one)) == one
    assert "\n" not in compact(one)


@given(strategies.text(alphabet="3x Imp Имп:#;|-\n\t.é«'0", max_size=80) | strategies.text())
@settings(deadline=None)
def test_any_text_is_a_deck_or_a_complaint(text):
    try:
        found = parse(CONTENT, text)
    except Complaint:
        return
    assume(max(Counter(found.characters).values(), default=0) <= 30)
    assert parse(CONTENT, compact(found)) == found


def test_a_list_written_in_russian_says_so():
    lines = write(CONTENT, read_deck(CONTENT, "sherlock"), "ru").splitlines()
    assert "3 Имп" in lines
    assert lines[lines.index("Фракции:") + 1] == "Бейкер-стрит, 221Б"


@pytest.mark.rule("MH 8.17")
def test_the_deck_goes_through_a_record_of_the_match():
    game = load("heroes")
    mine = compact(london_and_innsmouth("ldn_f_h2 inn_f_m1 ldn_f_h1"))
    chosen = game_settings(game, 2, {"mode": "duel"}, [{"deck": mine}, {"deck": "abyss"}])
    match = Match(game, chosen, 3)
    again = replayed(game, match.record())
    assert again.state.code == match.state.code
    assert again.settings.of(0, "deck") == mine
