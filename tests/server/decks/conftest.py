"""Two people who build decks."""

from tests.server.lobby.conftest import anna, boris

__all__ = ["anna", "boris"]
