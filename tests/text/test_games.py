"""Whatever is met in play has words, in both languages, for everybody who may read them."""

import re
from functools import partial
from itertools import islice

import pytest

from fhtagn.games import GAMES, load
from fhtagn.kernel.agenda import decisions
from fhtagn.kernel.game import settings
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.present import why_not
from fhtagn.kernel.rules import saying
from fhtagn.kernel.state import SPECTATOR, TABLE
from fhtagn.lab.play import busy, restless, uniform, walk, walk_on
from fhtagn.text.messages import LANGUAGES, message_id
from fhtagn.text.speakers import calls, ids, sources, spoken
from fhtagn.text.used import listed
from fhtagn.text.words import SEAT, Words
from tests.effort import EFFORT, effort
from tests.text.arguments import Arguments
from tests.text.late import curious, late_tables

LEFT_OVER = re.compile(r"[{}$_]|\bNone\b|  ")
POLICIES = (uniform, busy, restless(uniform))
SEATS = {1, 2, 4, 6}
NOW_AND_THEN = 3  # plies: reasons change slowly, are dear to find, and are checked by lint as well
# No faction of the boxes has a second action, no card of them moves the other Fate Piece, and no
# free actions of them could go on for ever.
UNHEARD = {"prompt-second-action", "option-piece", "prompt-how-often", "option-repeat"}


class Reading:
    """Everybody at the tables of a game reads all there is, each thing once in each language."""

    def __init__(self, game):
        names = [f"Игрок{seat}" for seat in range(max(game.rules.seats))]
        self.words = [Words(language, game, names) for language in LANGUAGES]
        self.game, self.met, self.done = game, set(), set()
        self.arguments, self.seats = Arguments(game), 0
        for kind in game.rules.actions:
            self.word("action", kind)

    def is_new(self, *thing):
        """Whether nobody has read it yet; from now on somebody has."""
        if thing in self.done:
            return False
        self.done.add(thing)
        return True

    def read(self, family, name, *about, say):
        """One message in all languages; `say(words)` gives its words."""
        if self.is_new(family, name, *about):
            self.read_now(family, name, say)

    def read_now(self, family, name, say):
        self.met.add(message_id(family, name))
        for words in self.words:
            text = say(words)
            assert text.strip() == text
            assert not LEFT_OVER.search(text), text
            assert text.count("«") == text.count("»"), text

    def table(self, at):
        self.seats, readers = at.g.seats, (*range(at.g.seats), SPECTATOR, TABLE)
        for event in at.told:
            self.event(event, readers)
        for question in decisions(at.g):
            self.question(at.g, question, readers)
        if at.g.outcome is None and at.number % NOW_AND_THEN == 0:
            self.asides_and_reasons(at.g)

    def event(self, event, readers):
        for reader in readers:
            told = event.seen_by(reader)
            if self.is_new("event", *told.items(), reader):
                self.arguments.event(told, self.seats)
                say = partial(Words.event, told=told, reader=reader)
                self.read_now("event", told["kind"], say)

    def question(self, g, asked, readers):
        self.read("ends", asked.prompt, say=lambda words: words.ends(asked))
        self.arguments.about(f"question {asked.prompt}", dict(asked.about), self.seats)
        for reader in readers:
            say = partial(Words.prompt, decision=asked, reader=reader)
            self.read("prompt", asked.prompt, asked.seat, asked.about, reader, say=say)
        for task in asked.options:
            self.option(g, task, asked.seat, SPECTATOR)

    def option(self, g, task, *readers):
        said = saying(g, task)
        about = {**said.about, **said.also}
        for reader in readers:
            if self.is_new("option", said.verb, *about.items(), reader):
                self.arguments.about(f"option {said.verb}", about, self.seats)
                say = partial(Words.option, g=g, task=task, reader=reader)
                self.read_now("option", said.verb, say)

    def asides_and_reasons(self, g):
        for seat in range(g.seats):
            for task in self.game.rules.asides(g, seat):
                self.option(g, task, seat)
            for task, reason in self.game.rules.refusals(g, seat):
                self.option(g, task, seat)
                self.reason(reason, seat)
            for reason in why_not(self.game, g, seat).values():
                if isinstance(reason, Reason):
                    self.reason(reason, seat)

    def reason(self, reason, reader):
        rule, why, about = reason
        if self.is_new("why", why, rule, *about.items(), reader):
            self.arguments.about(f"reason {why}", about, self.seats)
            self.read_now("why", why, partial(Words.reason, reason=reason, reader=reader))

    def word(self, family, name):
        self.read(family, name, say=lambda words: words.of(family, name))

    def end(self, g):
        self.word("outcome", g.outcome.reason)
        self.reason(next(iter(self.game.rules.actions.values()))(g, 0, ()), 0)


def policy(number):
    return POLICIES[number % len(POLICIES)]


def games(game):
    """Games of several numbers of players from the beginning, and from tables late in a game."""
    for seats in sorted(SEATS & {*game.rules.seats}):
        yield from from_the_beginning(game, seats)
    seldom = curious()
    for seed, table in enumerate(late_tables(game.name, effort(150, least=12))):
        yield islice(walk_on(game, table, seed, seldom), 80)


def from_the_beginning(game, seats):
    variants = game.proof.variants(seats)
    for number in range(0, len(variants), 1 if EFFORT >= 1 else 5):
        for seed in range(effort(1)):
            yield walk(game, variants[number], seed, policy(number + seed))
    seldom = curious()
    for seed in range(effort(2)):
        yield walk(game, settings(game, seats, {}), seed, seldom)


def asked_for(name):
    """The messages for options and prompts that a game's own code asks for.

    What they are given is known only in play; that of events and reasons is checked by lint.
    """
    uses, _made = spoken(call for module in sources() for call in calls(*module))
    named = {use.id for use in uses if use.group == name}
    made = {ids(prefix, one)[0] for (prefix, _), names in listed(name).items() for one in names}
    found = {one for one in named | made if one.startswith(("option-", "prompt-"))}
    return {one for one in found if not one.endswith("-other")} - UNHEARD


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_met_in_play_has_words(name, did):
    game = load(name)
    reading = Reading(game)
    for played in games(game):
        for at in played:
            reading.table(at)
        if at.g.outcome is not None:
            reading.end(at.g)
        did["games"] += 1
    did["words"] += len(reading.done)
    did.at_least(games=5, words=5_000)
    assert sorted(reading.arguments.faults) == []
    if EFFORT >= 1:
        assert asked_for(name) <= reading.met


@pytest.mark.parametrize("name", GAMES)
def test_every_sort_is_of_seats_or_of_printed_things(name):
    game = load(name)
    named = {one for sort in game.display.sorts.values() for one in sort.split()}
    assert named - {SEAT} <= game.display.printed.keys()
