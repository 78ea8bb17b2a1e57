"""Stories: commitment, struggles, success tokens, and what becomes of a story."""

from __future__ import annotations

from fhtagn.games.call.sorts import Card, Icon
from fhtagn.kernel.events import Event, Seat, unsaid


class Committed(Event):
    """A character commits to a story."""

    card: Card
    seat: Seat
    story: Card

    rules = ("CC 10.1", "CC 10.3")
    subjects = ("stories",)
    en = "{ own-card } commits to { $story }."
    ru = "{ own-character } вовлечён в историю «{ $story }»."


class NamedIcon(Event):
    """A player names an icon for a committed character."""

    seat: Seat
    card: Card
    icon: Icon

    rules = ("CC 40.16",)
    subjects = ("stories",)
    en = """
        { $seat-is ->
            [me] You name { icon-name } for { $card }.
           *[other] { $seat } names { icon-name } for { $card }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы называете для карты «{ $card }» { icon-acc }.
           *[other] { $seat } называет для карты «{ $card }» { icon-acc }.
        }
        """


class Resolving(Event):
    """A story begins to be resolved."""

    story: Card

    rules = ("CC 11.1", "CC 11.3")
    heading = True
    subjects = ("stories",)
    en = "{ $story } is being resolved."
    ru = "Разрешается история «{ $story }»."


class StruggleWon(Event):
    """A player wins a struggle by so many icons."""

    seat: Seat
    icon: Icon
    count: int
    story: Card = unsaid()

    rules = ("CC 11.5", "CC 11.12")
    rules_of = {
        "terror": ("CC 11.13", "CC 11.5"),
        "combat": ("CC 11.18", "CC 11.5"),
        "arcane": ("CC 11.22", "CC 11.5"),
        "investigation": ("CC 11.24", "CC 11.5"),
    }
    subjects = ("stories",)
    en = """
        { $seat-is ->
            [me] You win { icon-name }
           *[other] { $seat } wins { icon-name }
        }{ $count ->
            [0] , being faster.
            [one] { " " }by { $count } icon.
           *[other] { " " }by { $count } icons.
        }
        """
    ru = """
        { icon-name }: { $seat-is ->
            [me] вы выигрываете борьбу
           *[other] { $seat } выигрывает борьбу
        } { $count ->
            [0] благодаря Быстроте
            [one] с перевесом в { $count } значок
            [few] с перевесом в { $count } значка
            [many] с перевесом в { $count } значков
           *[other] с перевесом в { $count } значка
        }.
        """


class TiedStruggle(Event):
    """Nobody wins a struggle."""

    icon: Icon
    first: int
    second: int

    rules = ("CC 11.7",)
    subjects = ("stories",)
    en = "{ icon-name }: { $first } against { $second }, nobody wins."
    ru = "{ icon-name }: { $first } против { $second }, победителя нет."


class Succeeded(Event):
    """The active player succeeds at a story."""

    seat: Seat
    story: Card
    first: int
    second: int

    rules = ("CC 12.2", "CC 12.4", "CC 12.7")
    subjects = ("stories",)
    en = """
        { $seat-is ->
            [me] You succeed at { $story }
           *[other] { $seat } succeeds at { $story }
        }: skill { $first } against { $second }{ $second ->
            [0] , unopposed
           *[other] { "" }
        }.
        """
    ru = """
        { $seat-is ->
            [me] Вы добиваетесь успеха в истории «{ $story }»
           *[other] { $seat } добивается успеха в истории «{ $story }»
        }: навык { $first } против { $second }{ $second ->
            [0] , история бесспорная
           *[other] { "" }
        }.
        """


class Tokens(Event):
    """A player's success tokens on a story have changed."""

    seat: Seat
    story: Card
    count: int
    change: int

    rules = ("CC 1.18", "CC 13.1")
    subjects = ("stories",)
    en = """
        { $seat-is ->
            [me] Your success tokens on { $story }: { $count }
           *[other] { $seat }'s success tokens on { $story }: { $count }
        } ({ $change ->
            [-1] one less
            [1] one more
            [2] two more
           *[other] { $change }
        }).
        """
    ru = """
        { $seat-is ->
            [me] Ваши жетоны успеха в истории «{ $story }»: { $count }
           *[other] Жетоны успеха игрока { $seat } в истории «{ $story }»: { $count }
        } ({ $change ->
            [-1] на один меньше
            [1] на один больше
            [2] на два больше
           *[other] { $change }
        }).
        """


class StoryResolved(Event):
    """A story is resolved; these characters were there when it began."""

    story: Card
    there: tuple[Card, ...] = unsaid()

    rules = ("CC 11.1",)
    subjects = ("stories",)
    en = "{ $story } is resolved."
    ru = "История «{ $story }» разрешена."


class WonStory(Event):
    """A player wins a story and has so many."""

    seat: Seat
    story: Card
    count: int

    rules = ("CC 13.1", "CC 13.3")
    subjects = ("stories",)
    en = """
        { $seat-is ->
            [me] You win { $story }: { $count } of 3 stories.
           *[other] { $seat } wins { $story }: { $count } of 3 stories.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы выигрываете историю «{ $story }»: { $count } из 3.
           *[other] { $seat } выигрывает историю «{ $story }»: { $count } из 3.
        }
        """


class LostStory(Event):
    """A story that was won goes back into the story deck."""

    seat: Seat
    story: Card

    rules = ("CC 3.4",)
    subjects = ("stories",)
    en = """
        { $seat-is ->
            [me] { $story }, which you had won, goes back into the story deck.
           *[other] { $story }, which { $seat } had won, goes back into the story deck.
        }
        """
    ru = """
        { $seat-is ->
            [me] Выигранная вами история «{ $story }» возвращается в колоду историй.
           *[other] История «{ $story }», которую выиграл другой игрок ({ $seat }), возвращается в колоду историй.
        }
        """
