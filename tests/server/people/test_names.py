"""The names people may have, and those the eye would take for one another."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.people.names import GONE, LONGEST, agreed, agreed_login, skeleton
from fhtagn.text import Words

RUSSIAN = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"


def refused(name):
    with pytest.raises(Complaint) as complaint:
        agreed(name)
    assert Words("en").complaint(complaint.value)
    assert Words("ru").complaint(complaint.value)
    return complaint.value.name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna \u00a0 Maria ", "Anna Maria"),
        ("Zoe\u0308", "Zoë"),
        ("Анна-Мария", "Анна-Мария"),
        ("O'Brien (Jr.)", "O'Brien (Jr.)"),
        ("xX_42_Xx", "xX_42_Xx"),
        ("אברהם", "אברהם"),
        ("محمد", "محمد"),
        ("राम", "राम"),
        ("佐藤", "佐藤"),
        ("7", "7"),
        ("a" * LONGEST, "a" * LONGEST),
    ],
)
def test_names_of_all_scripts_are_welcome(typed, kept):
    assert agreed(typed) == kept
    assert agreed(kept) == kept


@pytest.mark.parametrize("name", ["", " ", "\u00a0\u2003", "...", "-", "\u0301", GONE])
def test_a_name_without_a_letter_or_digit_is_refused(name):
    assert refused(name) == "name-empty"


@pytest.mark.parametrize("name", ["a" * (LONGEST + 1), "имя " * 1024, "a b " * 1024])
def test_a_long_name_is_refused_and_says_how_long_it_may_be(name):
    with pytest.raises(Complaint) as complaint:
        agreed(name)
    assert complaint.value.name == "name-too-long"
    assert f"at most {LONGEST}" in Words("en").complaint(complaint.value)
    assert len(Words("en").complaint(complaint.value)) < 200


@pytest.mark.parametrize(
    "unseen",
    [
        "\u200b", "\u200d", "\u2060", "\ufeff", "\u00ad",  # zero width
        "\u202e", "\u202d", "\u2066", "\u2069", "\u200f", "\u061c",  # direction
        "\x00", "\x1b", "\n", "\t", "\x7f", "\u0085", "\u2028", "\u2029",  # control
        "\u3164", "\u115f", "\uffa0", "\u034f", "\ufe0f", "\U000e0101", "\U000e0041",  # blank
        "\ue000", "\U0010fffd", "\ud800", "\u0378", "\uffff",  # private, half, unassigned
    ],
)  # fmt: skip
def test_what_cannot_be_seen_is_refused(unseen):
    assert refused(f"An{unseen}na") == "name-unseen"
    assert refused(unseen) == "name-unseen"


@pytest.mark.parametrize("name", ["Anna😀", "🐙", "Anna ★", "❤️", "a\u20dd", "Anna\u2800", "🇷🇺"])
def test_pictures_are_refused(name):
    assert refused(name) == "name-picture"


def test_letters_may_have_a_few_marks():
    assert agreed("q\u0303\u0304\u0305") == "q\u0303\u0304\u0305"
    assert refused("q\u0303\u0304\u0305\u0306") == "name-marks"
    assert refused("Z" + "\u0334" * 30) == "name-marks"


@given(st.text(max_size=60))
def test_whatever_is_kept_is_short_and_seen(text):
    try:
        name = agreed(text)
    except Complaint:
        return
    assert 0 < len(name) <= LONGEST
    assert name.isprintable()
    assert name == name.strip()
    assert agreed(name) == name


# -- look-alikes -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "alike"),
    [
        ("Anna", "Аnna"),  # Cyrillic А
        ("Anna", "ANNA"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "𝒜𝓃𝓃𝒶"),
        ("Anna", "Ánna"),
        ("Nina", "Νina"),  # Greek Ν
        ("Ivan", "lvan"),
        ("Ivan", "1van"),
        ("Max", "rnax"),
        ("Walter", "VValter"),
        ("Bob", "B0b"),
        ("BOBA", "ВОВА"),  # all Cyrillic
        ("Вова", "вова"),
        ("МАКС", "MAKC"),
        ("Семён", "Семен"),
        ("Рая", "Paя"),  # Latin P and a
        ("O'Brien", "O’Brien"),
        ("Anna Maria", "Аnnа Маriа"),
    ],
)
def test_look_alikes_have_one_skeleton(name, alike):
    assert skeleton(name) == skeleton(alike)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Anna", "Hanna"), ("Vika", "Nika"), ("Анна", "Инна"), ("Anna", "Anna 2"), ("कि", "कु")],
)
def test_other_names_have_others(name, other):
    assert skeleton(name) != skeleton(other)


@pytest.mark.parametrize("letter", string.ascii_lowercase + RUSSIAN)
def test_capitals_make_no_difference(letter):
    assert skeleton(letter) == skeleton(letter.upper())


@given(st.text(max_size=40))
def test_every_name_has_a_skeleton(name):
    assert isinstance(skeleton(name), str)


# -- logins ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("Anna", "anna"), ("ＡＮＮＡ", "anna"), ("Анна_1", "анна_1"), ("a.b-c", "a.b-c")],
)
def test_a_login_is_the_same_however_it_is_typed(typed, kept):
    assert agreed_login(typed) == kept


@pytest.mark.parametrize("login", ["", "ab", "a" * 41])
def test_a_login_is_neither_short_nor_long(login):
    with pytest.raises(Complaint, match="login-length"):
        agreed_login(login)


@pytest.mark.parametrize(
    "login", ["an na", "anna!", "an\u0000na", "an\u200bna", "anna@x.org", "😀😀😀"]
)
def test_a_login_has_plain_letters(login):
    with pytest.raises(Complaint, match="login-letters"):
        agreed_login(login)
