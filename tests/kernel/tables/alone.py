"""The tiny game for one seat: with enough points it has won, and who gives up has lost."""

from tests.kernel.leaky import tiny

GAME = tiny(seats=(1,))
