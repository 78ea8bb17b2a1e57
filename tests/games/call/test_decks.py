"""Ready-made decks, and what makes a deck of one's own legal or hard to play."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from fhtagn.content import Faults
from fhtagn.games.call.content import Content, read
from fhtagn.games.call.decks import (
    COLLECTIONS,
    FIRST_GAME,
    LEAST,
    PRESETS,
    Deck,
    compact,
    complaints,
    legal_presets,
    meant_deck,
    pairings,
    read_deck,
    ready_made,
    warnings,
)
from fhtagn.games.call.vocabulary import FACTIONS, NEUTRAL_PACKS
from fhtagn.kernel.complaint import Complaint

CONTENT = read()
DECK_CARDS = [card.id for card in CONTENT.cards.values() if card.type != "story"]
TWO_FACTIONS = (*CONTENT.packs["agency"], *CONTENT.packs["syndicate"])  # one of each: 40 cards
FIFTY = (*TWO_FACTIONS, *CONTENT.packs["neutral_a"], "F148", "F151", "F153")


def deck(*cards: str) -> Deck:
    return Deck(tuple(sorted(cards)))


def told(cards: Deck, collection: str = "three", content: Content = CONTENT) -> list[Any]:
    return [(one.name, one.about) for one in complaints(content, cards, collection)]


def warned(*cards: str) -> dict[str, Any]:
    return {one.name: one.about for one in warnings(CONTENT, deck(*cards))}


# -- ready-made decks ------------------------------------------------------------------------------


@pytest.mark.rule("CC 23.6")
def test_the_seven_factions_give_21_pairs() -> None:
    pairs = pairings()
    assert len(pairs) == len({frozenset(pair) for pair in pairs}) == 21
    assert {faction for pair in pairs for faction in pair} == set(FACTIONS)
    assert all(first != second for first, second in pairs)


@pytest.mark.rule("CC 23.4", "CC 23.9")
@pytest.mark.parametrize("neutral", NEUTRAL_PACKS)
@pytest.mark.parametrize("pair", pairings())
def test_two_factions_and_a_neutral_pack(pair: tuple[str, str], neutral: str) -> None:
    cards = ready_made(CONTENT, pair, neutral, balanced=False, conspiracy=False)
    assert len(set(cards)) == len(cards) == 47 + ("agency" in pair) - ("miskatonic" in pair)
    assert {CONTENT.cards[card].faction for card in cards} == {*pair, "neutral"}
    assert {CONTENT.cards[card].pack for card in cards} >= {neutral}
    balanced = ready_made(CONTENT, pair, neutral, balanced=True, conspiracy=False)
    assert len(balanced) == 47
    assert {CONTENT.cards[card].pack for card in balanced} == {*pair, neutral}


@pytest.mark.rule("CC 23.9")
def test_a_ready_made_deck_would_be_too_small_for_ones_own() -> None:
    cards = ready_made(CONTENT, ("hastur", "cthulhu"), "neutral_a", balanced=True, conspiracy=False)
    assert [name for name, _ in told(deck(*cards))] == ["deck-too-small"]


@pytest.mark.rule("CC 40.8")
def test_where_steve_clarney_is_mixed_in() -> None:
    for balanced, home in ((False, "agency"), (True, "miskatonic")):
        for faction in ("agency", "miskatonic"):
            cards = ready_made(
                CONTENT, (faction, "hastur"), "neutral_a", balanced=balanced, conspiracy=False
            )
            assert ("F023" in cards) == (faction == home)


@pytest.mark.rule("CC 40.9")
@pytest.mark.parametrize("balanced", [False, True])
def test_the_conspiracy_is_added_only_if_it_is_wanted(balanced: bool) -> None:
    plain, more = (
        ready_made(CONTENT, ("agency", "hastur"), "neutral_b", balanced=balanced, conspiracy=with_)
        for with_ in (False, True)
    )
    assert "F155" not in plain
    assert more == tuple(sorted((*plain, "F155")))


@pytest.mark.rule("CC 23.7", "CC 23.8")
def test_the_decks_for_a_first_game_come_out_of_one_box() -> None:
    first, second = (
        ready_made(CONTENT, one.factions, one.neutral, balanced=False, conspiracy=False)
        for one in FIRST_GAME
    )
    assert not set(first) & set(second)
    assert [one.neutral for one in FIRST_GAME] == list(NEUTRAL_PACKS)
    assert all(one.factions in pairings() for one in FIRST_GAME)


# -- the limits ------------------------------------------------------------------------------------


@pytest.mark.rule("CC 23.1")
def test_at_least_fifty_cards() -> None:
    assert len(FIFTY) == LEAST == 50
    assert told(deck(*FIFTY)) == []
    assert told(deck(*FIFTY, "F152")) == []
    few = {"found": 49, "least": 50, "rule": "CC 23.1"}
    assert told(deck(*FIFTY[:-1])) == [("deck-too-small", few)]


@pytest.mark.rule("CC 23.1", "CC 2.1")
def test_a_story_is_nobodys_and_is_not_counted() -> None:
    assert told(deck(*FIFTY, "F160")) == [("deck-story", {"card": "F160", "rule": "CC 2.1"})]
    names = [name for name, _ in told(deck(*FIFTY[:-1], "F160"))]
    assert names == ["deck-story", "deck-too-small"]


@pytest.mark.rule("CC 14.1")
def test_a_conspiracy_is_one_of_the_fifty() -> None:
    assert told(deck(*FIFTY[:-1], "F155")) == []


@pytest.mark.rule("CC 23.2")
@pytest.mark.parametrize("card", ["F016", "F041", "F155", "F154"])
def test_at_most_three_copies_of_a_card(card: str) -> None:
    others = [one for one in FIFTY if one != card]
    assert told(deck(*others, *[card] * 3)) == []
    four = {"card": card, "found": 4, "most": 3, "rule": "CC 23.2"}
    assert told(deck(*others, *[card] * 4)) == [("deck-copies", four)]


@pytest.mark.rule("CC 23.3")
def test_cards_of_one_title_count_together_whatever_their_descriptors() -> None:
    dreaming = CONTENT.cards["F041"]._replace(
        id="F901", descriptor={"en": "Dreaming", "ru": "Спящий"}, pack="other"
    )
    content = CONTENT._replace(cards=CONTENT.cards | {"F901": dreaming})
    three = deck(*FIFTY, "F041", "F901", "F901")
    assert told(three, content=content) == []
    about = {"card": "F041", "found": 4, "most": 3, "rule": "CC 23.3"}
    four = deck(*FIFTY, "F041", "F041", "F901", "F901")
    assert told(four, content=content) == [("deck-copies", about)]


def test_a_collection_of_one_core_set_has_one_copy_of_each() -> None:
    two = deck(*FIFTY, "F001")
    assert told(two, "three") == []
    about = {"card": "F001", "found": 2, "most": 1, "sets": 1}
    assert told(two, "one") == [("deck-collection", about)]
    assert told(deck(*FIFTY), "one") == []
    assert [name for name, _ in told(deck(*FIFTY, *["F001"] * 3), "one")] == ["deck-copies"]


def test_a_card_there_is_not_is_told_with_the_nearest() -> None:
    about = {"card": "F1555", "nearest": "F155"}
    assert told(deck(*FIFTY, "F1555")) == [("deck-stranger", about)]


def test_every_broken_limit_is_told_at_once() -> None:
    broken = deck(*["F016"] * 4, "F160", "F001", "F001")
    with pytest.raises(Faults) as caught:
        read_deck(CONTENT, compact(broken), "one")
    assert caught.value.name == "deck-refused"
    names = [one.name for one in caught.value.faults]
    assert names == ["deck-story", "deck-too-small", "deck-copies", "deck-collection"]


# -- what is legal, but worth a word ---------------------------------------------------------------


def test_an_even_deck_is_told_nothing() -> None:
    assert warned(*FIFTY) == {}


def test_few_characters() -> None:
    events = [one for one in DECK_CARDS if CONTENT.cards[one].type == "event"]
    cards = (*events[:31], *CONTENT.packs["agency"][:13], *CONTENT.packs["hastur"][:6])
    assert warned(*cards)["deck-few-characters"] == {"found": 19, "least": 20}
    assert "deck-few-characters" not in warned(*events[:30], *cards[31:], "F087")


@pytest.mark.rule("CC 8.5")
def test_a_faction_with_few_cards_is_hard_to_match() -> None:
    hastur = CONTENT.packs["hastur"]
    rest = FIFTY[:-9]
    about = {"faction": "hastur", "found": 9, "least": 10, "rule": "CC 8.5"}
    assert warned(*rest, *hastur[:9])["deck-hard-to-match"] == about
    assert "deck-hard-to-match" not in warned(*FIFTY[:-10], *hastur[:10])
    assert "deck-hard-to-match" not in warned(*FIFTY, "F054")  # it costs nothing


@pytest.mark.rule("CC 15.16", "CC 15.17")
@pytest.mark.parametrize(
    ("card", "least", "name"),
    [("F057", 14, "deck-steadfast"), ("F056", 15, "deck-loyal")],
)
def test_steadfast_and_loyal_cards_want_more_of_their_faction(
    card: str, least: int, name: str
) -> None:
    cthulhu = [one for one in CONTENT.packs["cthulhu"] if one not in ("F054", "F056", "F057")]
    few, enough = cthulhu[: least - 2], cthulhu[: least - 1]
    rule = "CC 15.17" if "steadfast" in name else "CC 15.16"
    about = {
        "card": card, "faction": "cthulhu", "found": least - 1, "least": least, "rule": rule,
    }  # fmt: skip
    assert warned(*FIFTY[: 51 - least], card, *few)[name] == about
    assert name not in warned(*FIFTY[: 50 - least], card, *enough)


@pytest.mark.rule("CC 15.6", "CC 15.7")
def test_heroes_and_villains_do_not_stand_together() -> None:
    heroes = sum(CONTENT.cards[one].heroic for one in FIFTY)
    about = {"heroic": heroes, "villainous": 1, "rule": "CC 15.6"}
    assert warned(*FIFTY, "F043")["deck-alignments"] == about
    assert "deck-alignments" not in warned(*FIFTY, "F044")


# -- tuned decks -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
def test_tuned_decks_are_legal_and_sensible(name: str) -> None:
    made = read_deck(CONTENT, name, "three")
    cards = [CONTENT.cards[card] for card in made.cards]
    assert warnings(CONTENT, made) == []
    assert len(cards) >= LEAST
    assert len({card.faction for card in cards} - {"neutral"}) == 2
    cheap = sum(card.cost <= 3 for card in cards)  # X is what one pays
    assert cheap >= 0.6 * len(cards)
    assert len(compact(made)) <= 300
    assert set(PRESETS[name].name) == {"en", "ru"}


def test_tuned_decks_differ_and_two_need_only_one_box() -> None:
    assert len(PRESETS) == 8
    made = {name: meant_deck(CONTENT, name) for name in PRESETS}
    assert all(len(set(a.cards) & set(b.cards)) < 40 for a, b in combinations(made.values(), 2))
    assert legal_presets(CONTENT, "three") == list(PRESETS)
    assert len(legal_presets(CONTENT, "one")) >= 2
    every_faction = {CONTENT.cards[card].faction for one in made.values() for card in one.cards}
    assert every_faction == {*FACTIONS, "neutral"}
    for language in ("en", "ru"):
        assert len({preset.name[language] for preset in PRESETS.values()}) == len(PRESETS)


def test_a_tuned_deck_has_no_privileges() -> None:
    content = CONTENT._replace(
        cards=CONTENT.cards | {"F041": CONTENT.cards["F041"]._replace(type="story")}
    )
    assert "deep" not in legal_presets(content, "three")
    assert "faculty" in legal_presets(content, "three")


@pytest.mark.parametrize(
    "said",
    [
        "yellow_sign",
        " Yellow Sign\r\n",
        "have you seen the yellow sign",
        "ВИДЕЛИ ЛИ ВЫ ЖЕЛТЫЙ ЗНАК",
    ],
)
def test_a_tuned_deck_is_called_by_any_of_its_names(said: str) -> None:
    assert "F082" in meant_deck(CONTENT, said).cards


@pytest.mark.parametrize(("said", "near"), [("facultie", "faculty"), ("xyzzy", "")])
def test_an_unknown_deck_is_told_with_the_nearest(said: str, near: str) -> None:
    with pytest.raises(Complaint) as caught:
        meant_deck(CONTENT, f" {said}\n")
    assert caught.value.name == "no-such-preset"
    assert caught.value.about == {"deck": said, "nearest": near}


def test_one_name_that_is_more_like_a_card_is_told_as_such() -> None:
    with pytest.raises(Faults) as caught:
        meant_deck(CONTENT, "Shotgun Blst")
    assert [one.name for one in caught.value.faults] == ["list-no-such-card"]


def test_the_collections() -> None:
    assert COLLECTIONS == {"one": 1, "three": 3}
