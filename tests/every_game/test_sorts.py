"""What options, questions and reasons are about has a name that the game declares.

That the values are of the declared types is looked at where they are read: `tests/text`.
"""

from fhtagn.kernel.agenda import decisions
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.present import why_not
from fhtagn.kernel.rules import saying
from fhtagn.lab.broken import Broken
from fhtagn.lab.laws import every_move
from tests.every_game.cases import keep_laws


def names_are_declared(at):
    """In `Game.display.sorts`, by which words and clients know what a value stands for."""
    for what, about in abouts(at):
        if unknown := about.keys() - at.game.display.sorts.keys():
            raise Broken("names are declared", at.number, f"{what} is about {sorted(unknown)}")


def abouts(at):
    for question in decisions(at.g):
        yield question.prompt, dict(question.about)
    for move in every_move(at):
        said = saying(at.g, move.task)
        yield said.verb, {**said.about, **said.also}
    for seat in range(at.g.seats if at.g.outcome is None else 0):
        reasons = [*why_not(at.game, at.g, seat).values()]
        reasons += [reason for _, reason in at.game.rules.refusals(at.g, seat)]
        yield from ((one.why, one.about) for one in reasons if isinstance(one, Reason))


def test_names_are_declared(case, did):
    keep_laws(case, did, 1_000, names_are_declared, every=3)
