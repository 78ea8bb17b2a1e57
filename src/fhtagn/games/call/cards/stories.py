"""The stories: what their winners may carry out."""

from __future__ import annotations

from fhtagn.games.call.abilities import story
from fhtagn.games.call.choosing import unlike
from fhtagn.games.call.course_verbs import put_tokens, return_story, shuffle_stories
from fhtagn.games.call.deeds import sacrifice
from fhtagn.games.call.domain_deeds import (
    gain_domain,
    resource_lost,
    resources_added,
    says_resource,
)
from fhtagn.games.call.naming import about_story
from fhtagn.games.call.pile_deeds import mill_cards, put_into_play, search_deck
from fhtagn.games.call.pile_verbs import exchange
from fhtagn.games.call.queries import (
    characters,
    in_turn,
    is_conspiracy,
    opponent,
    printed,
    printed_skill,
    tokens,
)
from fhtagn.games.call.resolving import decline
from fhtagn.games.call.state import Call, Use
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat

# -- F156 Nowhere to Hide --------------------------------------------------------------------------


@story(
    "F156",
    en="When you win this story, you may remove all success tokens from all stories.",
    ru="Выиграв эту историю, вы можете снять все жетоны успеха со всех историй.",
)  # fmt: skip
def nowhere_to_hide(g: Call, _use: Use) -> None:
    g.then(all_tokens_removed)


@rule("CC 14.3", "CC 18.17")
def all_tokens_removed(g: Call) -> None:
    """Those of both players, from conspiracies too."""
    for one in g.row:
        for seat in in_turn(g):
            if tokens(g, seat, one):
                put_tokens(g, seat, one, -tokens(g, seat, one))


# -- F157 The Shadow out of Time -------------------------------------------------------------------

Places = tuple[int, ...]  # in a hand


@story(
    "F157",
    en="When you win this story, you may let each player exchange any number of cards from his "
       "hand for as many cards from the top of his discard pile, if he likes.",
    ru="Выиграв эту историю, вы можете разрешить каждому игроку обменять любое число карт с руки "
       "на столько же верхних карт своего сброса.",
)  # fmt: skip
def the_shadow_out_of_time(g: Call, _use: Use) -> None:
    g.then(exchange_more, g.active, (), ())


@rule("CC 18.14", "CC 40.27")
def exchange_more(g: Call, seat: Seat, given: Places, before: Places) -> None:
    """A further card, as long as there is one to give and one to take."""
    if len(given) < min(len(g.hands[seat]), len(g.discards[seat])):
        g.then(choose_given, seat, given, before)
    else:
        g.then(exchange_no_more, seat, given, before)


@choice("CC 1.6", "CC 40.27")
def choose_given(g: Call, seat: Seat, given: Places, before: Places) -> Decision:
    """One card after another: the last one named will lie on top."""
    hand = g.hands[seat]
    left = tuple(card for place, card in enumerate(hand) if place not in given)
    places = [hand.index(card) for card in unlike(g, left)]
    options = [option(one_more_given, seat, (*given, place), before) for place in places]
    return Decision(seat, "exchange", [*options, option(exchange_no_more, seat, given, before)])


def says_given(g: Call, seat: Seat, given: Places, _before: Places) -> Saying:
    """By its place in the hand: the other does not know what lies there."""
    return Saying("give", {"place": given[-1] + 1}, {"card": g.code[g.hands[seat][given[-1]]]})


@rule("CC 40.27", says=says_given)
def one_more_given(g: Call, seat: Seat, given: Places, before: Places) -> None:
    g.then(exchange_more, seat, given, before)


@rule("CC 13.14", "CC 40.27", says=lambda *_: Saying("enough"))
def exchange_no_more(g: Call, seat: Seat, given: Places, before: Places) -> None:
    """The opponent chooses after the active player; only then the cards are shown."""
    if seat == g.active:
        g.then(exchange_more, opponent(seat), (), given)
    else:
        g.then(exchanged, g.active, before)
        g.then(exchanged, seat, given)


@rule("CC 18.14", "CC 40.27")
def exchanged(g: Call, seat: Seat, given: Places) -> None:
    if given:
        exchange(g, seat, [g.hands[seat][place] for place in given])


# -- F158 Opening Night ----------------------------------------------------------------------------


@story(
    "F158",
    en="When you win this story, you may put all characters from both discard piles into play "
       "under their owners' control. They enter play insane.",
    ru="Выиграв эту историю, вы можете ввести в игру всех персонажей из обоих сбросов под "
       "контролем владельцев. Они входят в игру безумными.",
)  # fmt: skip
def opening_night(g: Call, _use: Use) -> None:
    put_into_play(g, [card for seat in in_turn(g) for card in fallen(g, seat)], insane=True)


def fallen(g: Call, seat: Seat) -> tuple[int, ...]:
    """The characters in the player's discard pile."""
    return tuple(card for card in g.discards[seat] if printed(g, card).type == "character")


# -- F159 Ancient Apocrypha ------------------------------------------------------------------------


@story(
    "F159",
    en="When you win this story, you may let each player add a domain. Each player attaches all "
       "characters from his discard pile to his new domain as resources.",
    ru="Выиграв эту историю, вы можете дать каждому игроку по новому домену. Каждый прикрепляет к "
       "нему как ресурсы всех персонажей из своего сброса.",
)  # fmt: skip
def ancient_apocrypha(g: Call, _use: Use) -> None:
    for seat in in_turn(g):
        gain_domain(g, seat)
        g.then(resources_added, seat, fallen(g, seat))


# -- F160 The Call of Cthulhu ----------------------------------------------------------------------


@story(
    "F160",
    en="When you win this story, you may let each player search his deck for any card, take it "
       "into his hand and shuffle his deck.",
    ru="Выиграв эту историю, вы можете разрешить каждому игроку найти в своей колоде любую карту, "
       "взять её в руку и перетасовать колоду.",
)  # fmt: skip
def the_call_of_cthulhu(g: Call, _use: Use) -> None:
    for seat in in_turn(g):
        search_deck(g, seat, to="hand")


# -- F161 Through the Gates ------------------------------------------------------------------------

STRONG = 3  # the printed skill


@story(
    "F161",
    en="When you win this story, you may have each player sacrifice all his characters with a "
       "printed skill of 3 or higher.",
    ru="Выиграв эту историю, вы можете потребовать, чтобы каждый игрок пожертвовал всеми своими "
       "персонажами с напечатанным навыком не ниже 3.",
)  # fmt: skip
def through_the_gates(g: Call, _use: Use) -> None:
    for seat in in_turn(g):
        g.then(give_up_all, seat, True)


@rule("CC 13.14", "CC 16.16", "CC 18.10")
def give_up_all(g: Call, seat: Seat, strong: bool) -> None:
    """All the player's strong characters, or all the others."""
    mine = characters(g, seat)
    sacrifice(g, *(card for card in mine if (printed_skill(g, card) >= STRONG) == strong))


# -- F162 Rotting Away -----------------------------------------------------------------------------


@story(
    "F162",
    en="When you win this story, you may have each player sacrifice all his characters with a "
       "printed skill of 2 or lower.",
    ru="Выиграв эту историю, вы можете потребовать, чтобы каждый игрок пожертвовал всеми своими "
       "персонажами с напечатанным навыком не выше 2.",
)  # fmt: skip
def rotting_away(g: Call, _use: Use) -> None:
    for seat in in_turn(g):
        g.then(give_up_all, seat, False)


# -- F163 Frozen in Time ---------------------------------------------------------------------------


@story(
    "F163",
    en="When you win this story, you may have each player, for each of his resources, either "
       "discard the top two cards of his deck or destroy that resource.",
    ru="Выиграв эту историю, вы можете потребовать, чтобы за каждый свой ресурс каждый игрок либо "
       "сбросил две верхние карты своей колоды, либо уничтожил этот ресурс.",
)  # fmt: skip
def frozen_in_time(g: Call, _use: Use) -> None:
    for seat in in_turn(g):
        for number, domain in enumerate(g.domains[seat]):
            for card in domain.resources:
                g.then(choose_fate, seat, card, number)


@choice("CC 7.12", "CC 13.14")
def choose_fate(_g: Call, seat: Seat, card: int, number: int) -> Decision:
    options = [option(resource_saved, card, number), option(resource_lost, card, number)]
    return Decision(seat, "save_resource", options)


def says_saved(g: Call, card: int, number: int) -> Saying:
    return Saying("save", says_resource(g, card, number).about)


@rule("CC 3.6", "CC 7.13", says=says_saved)
def resource_saved(g: Call, card: int, _number: int) -> None:
    mill_cards(g, g.owner[card], 2)


# -- F164 Dreamwalkers -----------------------------------------------------------------------------


@story(
    "F164",
    en="When you win this story, you may have each player choose another story he has won, but no "
       "conspiracy, and shuffle it into the story deck.",
    ru="Выиграв эту историю, вы можете потребовать, чтобы каждый игрок выбрал другую выигранную им "
       "историю, но не заговор, и замешал её в колоду историй.",
)  # fmt: skip
def dreamwalkers(g: Call, use: Use) -> None:
    for seat in in_turn(g):
        g.then(give_story_back, seat, use.card)
    g.then(stories_shuffled)


@cites("CC 40.22")
def returnable(g: Call, seat: Seat, but: int) -> list[int]:
    """What the player has won of the story deck, but this one; no conspiracy came from there."""
    return [one for one in g.won[seat] if one != but and not is_conspiracy(g, one)]


@rule("CC 13.14", "CC 18.8")
def give_story_back(g: Call, seat: Seat, but: int) -> None:
    able = returnable(g, seat, but)
    if len(able) == 1:
        g.then(story_returned, seat, able[0])
    elif able:
        g.then(choose_returned, seat, but)


@choice("CC 18.3")
def choose_returned(g: Call, seat: Seat, but: int) -> Decision:
    options = [option(story_returned, seat, one) for one in returnable(g, seat, but)]
    return Decision(seat, "return_story", options)


@rule("CC 3.4", says=lambda g, _seat, one: Saying("return", about_story(g, one)))
def story_returned(g: Call, seat: Seat, one: int) -> None:
    return_story(g, seat, one)


@rule("CC 2.3", "CC 13.10")
def stories_shuffled(g: Call) -> None:
    """Before the next one is turned up."""
    shuffle_stories(g)


# -- F165 The Other Path ---------------------------------------------------------------------------

FEW = 2  # of a player's own tokens


@story(
    "F165",
    en="When you win this story, you may let each player put one success token on his side of a "
       "story where he has two or fewer, if he likes.",
    ru="Выиграв эту историю, вы можете разрешить каждому игроку положить один свой жетон успеха на "
       "историю, где у него не больше двух жетонов.",
)  # fmt: skip
def the_other_path(g: Call, _use: Use) -> None:
    for seat in in_turn(g):
        g.then(offer_path, seat)


@cites("CC 13.10")
def short_of_tokens(g: Call, seat: Seat) -> list[int]:
    """The stories in the row now, without the one just won and the one to take its place."""
    return [one for one in g.row if tokens(g, seat, one) <= FEW]


@rule("CC 13.14", "CC 18.8")
def offer_path(g: Call, seat: Seat) -> None:
    if short_of_tokens(g, seat):
        g.then(choose_path, seat)


@choice("CC 13.14")
def choose_path(g: Call, seat: Seat) -> Decision:
    options = [option(path_taken, seat, one) for one in short_of_tokens(g, seat)]
    return Decision(seat, "add_token", [*options, option(decline)])


@rule("CC 1.18", says=lambda g, _seat, one: Saying("token", about_story(g, one)))
def path_taken(g: Call, seat: Seat, one: int) -> None:
    put_tokens(g, seat, one, 1)
