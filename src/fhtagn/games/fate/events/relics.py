"""Artifacts: shown, gained, used, tilted and lost."""

from __future__ import annotations

from fhtagn.games.fate.sorts import Artifact
from fhtagn.kernel.events import Event, Seat


class ArtifactsShown(Event):
    """These Artifacts lie face up."""

    artifacts: tuple[Artifact, ...]

    rules = ("FG 2.1.10", "FG 9.1.2")
    en = """
        { $artifacts-count ->
            [0] No Artifact is left to be turned up.
           *[other] Face-up Artifacts: { $artifacts }.
        }
        """
    ru = """
        { $artifacts-count ->
            [0] Открывать больше нечего: Артефакты кончились.
           *[other] Открытые Артефакты: { $artifacts }.
        }
        """


class ArtifactGained(Event):
    """A player gains an Artifact."""

    seat: Seat
    artifact: Artifact

    rules = ("FG 9.1.1", "FG 9.2.5")
    en = """
        { $seat-is ->
            [me] You take the Artifact { $artifact }.
           *[other] { $seat } takes the Artifact { $artifact }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы получаете Артефакт «{ $artifact }».
           *[other] { $seat } получает Артефакт «{ $artifact }».
        }
        """


class ArtifactStolen(Event):
    """A player takes a rival's Artifact."""

    seat: Seat
    owner: Seat
    artifact: Artifact

    rules = ("FG 9.2.5", "FG 9.2.6")
    en = """
        { $seat-is ->
            [me] You take { $owner }'s Artifact { $artifact }.
           *[other] { $owner-is ->
                [me] { $seat } takes your Artifact { $artifact }.
               *[other] { $seat } takes { $owner }'s Artifact { $artifact }.
            }
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы забираете Артефакт «{ $artifact }» у игрока { $owner }.
           *[other] { $owner-is ->
                [me] { $seat } забирает у вас Артефакт «{ $artifact }».
               *[other] { $seat } забирает Артефакт «{ $artifact }» у игрока { $owner }.
            }
        }
        """


class ArtifactUsed(Event):
    """A player uses an Artifact."""

    seat: Seat
    artifact: Artifact

    rules = ("FG 9.2.1",)
    en = """
        { $seat-is ->
            [me] You use the Artifact { $artifact }.
           *[other] { $seat } uses the Artifact { $artifact }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы применяете Артефакт «{ $artifact }».
           *[other] { $seat } применяет Артефакт «{ $artifact }».
        }
        """


class Tilted(Event):
    """An Artifact is tilted."""

    seat: Seat
    artifact: Artifact

    rules = ("FG 9.2.2", "FG 9.2.3")
    en = "{ whose } Artifact { $artifact } is tilted."
    ru = "{ artifact } склоняется."


class Straightened(Event):
    """A player's Artifacts are straightened."""

    seat: Seat

    rules = ("FG 4.2.2",)
    en = """
        { $seat-is ->
            [me] You straighten your Artifacts.
           *[other] { $seat }'s Artifacts are straightened.
        }
        """
    ru = """
        { $seat-is ->
            [me] Ваши Артефакты выпрямляются.
           *[other] Артефакты игрока { $seat } выпрямляются.
        }
        """


class ArtifactBuried(Event):
    """An Artifact goes under its deck."""

    seat: Seat
    artifact: Artifact

    rules = ("FG 40.1.22",)
    en = "{ whose } Artifact { $artifact } goes under the deck."
    ru = "{ artifact } уходит под низ колоды."


class ArtifactRemoved(Event):
    """An Artifact leaves the game."""

    seat: Seat
    artifact: Artifact

    rules = ("FG 9.2.4",)
    en = "{ whose } Artifact { $artifact } leaves the game."
    ru = "{ artifact } выходит из игры."
