"""Decks as text: what is understood, what is refused, and that nothing is lost on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import assume, given, settings, strategies

from fhtagn.content import Faults
from fhtagn.content.lists import MOST_FAULTS
from fhtagn.games.call.content import read
from fhtagn.games.call.deck_text import MOST_CHARACTERS, MOST_COPIES, parse, write
from fhtagn.games.call.decks import PRESETS, Deck, compact, meant_deck
from fhtagn.kernel.complaint import Complaint

CONTENT = read()
EN_RU = strategies.sampled_from(["en", "ru"])


def refusal(text: str) -> list[Complaint]:
    with pytest.raises(Faults) as caught:
        parse(CONTENT, text)
    assert caught.value.name == "list-broken"
    return caught.value.faults


# -- what is understood ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "count"),
    [
        ("2 Shotgun Blast", 2),
        ("2x Shotgun Blast", 2),
        ("2 x shotgun blast", 2),
        ("x2 Shotgun Blast", 2),
        ("Shotgun Blast x2", 2),
        ("Shotgun Blast ×2", 2),
        ("Shotgun Blast 2", 2),
        ("Shotgun Blast (2)", 2),
        ("SHOTGUN BLAST", 1),
        ("F016", 1),
        ("f16", 1),
        ("2 F016", 2),
        ("F016*2", 2),
        ("F016x2", 2),
        ("F016 2", 2),
        ("F016,F016*2", 3),
        (" f016 , F016*2 \n", 3),
        ("Выстрел из дробовика", 1),
        ("2 ВЫСТРЕЛ ИЗ ДРОБОВИКА", 2),
        ("Выстрел из дробовика х2", 2),
        ("+2 Shotgun Blast", 2),
        ("02 Shotgun Blast", 2),
        ("- 2 Shotgun Blast", 2),
        ("• Shotgun Blast", 1),
        ("* F016", 1),
        ("\ufeff2 Shotgun Blast", 2),
        ("\t2\tShotgun\u00a0Blast\t", 2),
        ("2 Shot\u00adgun Blast", 2),
        ("2 Shotgun Blast # loud", 2),
        ("2 Shotgun Blast\r\n\r\n# a comment\r\n", 2),
        ("2 Shotgun Blast\n1 Выстрел из дробовика", 3),
        ("Shotgun Blast; F016", 2),
        ("Events\n2 Shotgun Blast", 2),
        ("Events (2):\n2 Shotgun Blast\nTotal: 2", 2),
        ("СОБЫТИЯ: 2\n2 Shotgun Blast\nИтого 2", 2),
        ("Карты поддержки\nКолода:\nF016", 1),
    ],
)
def test_the_ways_to_write_a_card(line: str, count: int) -> None:
    assert parse(CONTENT, line) == Deck(("F016",) * count)


@pytest.mark.parametrize(
    ("said", "card"),
    [
        ("Kirby O’Donnell", "F002"),
        ("kirby odonnell", "F002"),
        ("Кирби О`Доннелл", "F002"),
        ('Jack "Brass" Brady', "F061"),
        ("Jack “Brass” Brady", "F061"),
        ('Джек "Кастет" Брейди', "F061"),
        ("Сoн разума", "F053"),  # a Latin o
        ("Сhotgun", None),
        ("Ноутбук", None),
        ("Козел отпущения", "F070"),
        ("КОЗЁЛ ОТПУЩЕНИЯ", "F070"),
        ("Mi—Go Scout", "F129"),
        ("T Men", "F012"),
        ("Torch the Joint", "F018"),
        (".45 Pistols", "F143"),
        ("45 pistols", "F143"),
        ("2 .45 Pistols", "F143"),
        ("Пистолеты .45 калибра x2", "F143"),
        ("Cthulhu", "F041"),
        ("Cthulhu, The Great Old One", "F041"),
        ("Cthulhu (the great old one)", "F041"),
        ("Ктулху — Великий Древний", "F041"),
        ("The Call of Cthulhu", "F160"),
        ("Хищный бьякхи", "F089"),  # its х is no «times»
    ],
)
def test_names_in_either_language_and_either_alphabets_letters(said: str, card: str | None) -> None:
    if card is None:
        assert [fault.name for fault in refusal(said)] == ["list-no-such-card"]
    else:
        assert set(parse(CONTENT, said).cards) == {card}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_card_is_found_by_its_name(language: str) -> None:
    for card in CONTENT.cards.values():
        assert parse(CONTENT, f"3 {card.name[language]}").cards == (card.id,) * 3
        assert parse(CONTENT, f"{card.name[language]} x3").cards == (card.id,) * 3


def test_what_is_the_same_comes_before_what_only_looks_the_same() -> None:
    latin = CONTENT.cards["F010"]._replace(id="F901", name={"en": "Cop", "ru": "Бобби"})
    cyrillic = latin._replace(id="F902", name={"en": "Litter", "ru": "Сор"})
    content = CONTENT._replace(cards=CONTENT.cards | {"F901": latin, "F902": cyrillic})
    assert parse(content, "Cop").cards == ("F901",)
    assert parse(content, "Сор").cards == ("F902",)


def test_a_card_that_is_called_like_a_heading_is_a_card() -> None:
    odd = CONTENT.cards["F010"]._replace(name={"en": "Total", "ru": "Итого"})
    content = CONTENT._replace(cards=CONTENT.cards | {"F010": odd})
    assert parse(content, "2 Total").cards == ("F010", "F010")


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("-1 Shotgun Blast", "-1"),
        ("−2 Shotgun Blast", "−2"),
        ("0 Shotgun Blast", "0"),
        ("Shotgun Blast x0", "0"),
        ("00 F016", "00"),
        ("100 Shotgun Blast", "100"),
        ("9" * 5000 + " Shotgun Blast", "9" * 20),
    ],
)
def test_a_count_that_is_none_is_told_with_its_line(line: str, found: str) -> None:
    (fault,) = refusal(f"1 Shotgun\n\n{line}\n")
    assert fault.name == "list-count"
    assert fault.about == {"line": 3, "found": found, "card": "F016", "most": MOST_COPIES}


@pytest.mark.parametrize(
    ("said", "near"),
    [
        ("3 Shotgun Blst", "Shotgun Blast"),
        ("Выстрел из дрробовика", "Выстрел из дробовика"),
        ("F0166", "F016"),
        ("Patsi", "Patsy"),
    ],
)
def test_an_unknown_card_is_told_with_its_line_and_the_nearest_names(said: str, near: str) -> None:
    (fault,) = refusal(f"# my deck\n1 Shotgun\n{said}\n")
    assert (fault.name, fault.about["line"]) == ("list-no-such-card", 3)
    assert near in fault.about["nearest"].split(", ")


def test_nothing_near_is_no_suggestion() -> None:
    (fault,) = refusal("1 Shotgun\n2 xyzzy")
    assert fault.about == {"line": 2, "found": "xyzzy", "nearest": ""}


def test_every_line_that_means_no_card_is_told_up_to_a_number() -> None:
    lines = [fault.about["line"] for fault in refusal("Shotgn\n1 Shotgun\n0 F016\nxyzzy")]
    assert lines == [1, 3, 4]
    assert len(refusal("xyzzy\n" * 500)) == MOST_FAULTS


def test_a_name_that_two_cards_bear_is_told_with_both_ids() -> None:
    twin = CONTENT.cards["F041"]._replace(id="F901")
    content = CONTENT._replace(cards=CONTENT.cards | {"F901": twin})
    with pytest.raises(Faults) as caught:
        parse(content, "1 Shotgun\n2 Ктулху")
    (fault,) = caught.value.faults
    assert fault.name == "list-ambiguous"
    assert fault.about == {"line": 2, "found": "Ктулху", "ids": "F041, F901"}
    both = Deck(("F041", "F901"))
    assert parse(content, write(content, both, "ru")) == both


@pytest.mark.parametrize(
    "name", ["Shot; the second", "Shot #2", "Sh\not", "!", "3 Shotgun", "- Shot", "Shotgun x2"]
)
def test_an_odd_name_is_written_so_that_it_is_read_again(name: str) -> None:
    odd = CONTENT.cards["F016"]._replace(name={"en": name, "ru": name})
    content = CONTENT._replace(cards=CONTENT.cards | {"F016": odd})
    one = Deck(("F014", "F016", "F016"))
    assert parse(content, write(content, one, "en")) == one


@pytest.mark.parametrize(
    ("line", "times", "name"),
    [
        ("", 1, "list-empty"),
        ("\ufeff\r\n# nothing\r\n\r\nEvents:\n", 1, "list-empty"),
        ("1 Shotgun\n\0\1\2", 1, "list-not-text"),
        ("1 Shotgun\n\udcff\udcfe", 1, "list-not-text"),
        ("PK\x03\x04", 1, "list-not-text"),
        ("1 Shotgun\n", MOST_CHARACTERS, "list-too-large"),
    ],
    ids=["empty", "comments", "zeros", "not decoded", "archive", "long"],
)
@pytest.mark.parametrize("reader", [parse, meant_deck])
def test_what_is_no_list_is_refused(
    line: str, times: int, name: str, reader: Callable[..., Deck]
) -> None:
    text = line * times
    with pytest.raises(Complaint) as caught:
        reader(CONTENT, text)
    assert caught.value.name == name
    if name == "list-not-text":
        assert caught.value.about == {"line": text.count("\n") + 1}


# -- there and back --------------------------------------------------------------------------------

some_deck = strategies.builds(
    lambda cards: Deck(tuple(sorted(cards))),
    strategies.lists(strategies.sampled_from(sorted(CONTENT.cards)), min_size=1, max_size=80),
).filter(lambda one: max(Counter(one.cards).values()) <= MOST_COPIES)


@given(some_deck, EN_RU)
@settings(deadline=None)
def test_what_is_written_is_read_as_the_same_deck(one: Deck, language: str) -> None:
    assert parse(CONTENT, write(CONTENT, one, language)) == one
    assert parse(CONTENT, compact(one)) == one
    assert "\n" not in compact(one)


@given(strategies.text(alphabet="2x Patsy F016,*Дробовик:#;-\n\t.é«'0", max_size=80)
       | strategies.text())  # fmt: skip
@settings(deadline=None)
def test_any_text_is_a_deck_or_a_complaint(text: str) -> None:
    try:
        found = parse(CONTENT, text)
    except Complaint:
        return
    assume(max(Counter(found.cards).values()) <= MOST_COPIES)
    assert parse(CONTENT, compact(found)) == found


def test_a_list_has_its_cards_by_type_with_their_numbers() -> None:
    one = Deck(("F014", "F016", "F016", "F041", "F155"))
    assert write(CONTENT, one, "en").splitlines() == [
        "# Characters: 1", "1 Cthulhu", "", "# Supports: 1", "1 Shotgun", "",
        "# Events: 2", "2 Shotgun Blast", "", "# Conspiracies: 1",
        "1 The Bootleg Whiskey Cover-Up",
    ]  # fmt: skip
    assert write(CONTENT, one, "ru").splitlines()[:2] == ["# Персонажи: 1", "1 Ктулху"]
    assert compact(one) == "F014,F016*2,F041,F155"


@pytest.mark.parametrize("name", PRESETS)
def test_the_remarks_in_a_tuned_deck_are_the_names_of_its_cards(name: str) -> None:
    listed = [line.split("#") for line in PRESETS[name].text.splitlines() if line[0] != "#"]
    for said, remark in listed:
        assert set(parse(CONTENT, said).cards) == set(parse(CONTENT, remark).cards)
