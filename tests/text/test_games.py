"""Whatever is met in play has words, in both languages, for everybody who may read them."""

import re

import pytest

from fhtagn.games import GAMES, load
from fhtagn.kernel.agenda import decisions
from fhtagn.kernel.game import Reason, why_not
from fhtagn.kernel.rules import saying
from fhtagn.kernel.state import SPECTATOR, TABLE
from fhtagn.lab.play import busy, restless, uniform, walk
from fhtagn.text.speakers import calls, sources, spoken
from fhtagn.text.words import LANGUAGES, Words, message_id
from tests.effort import EFFORT, effort

LEFT_OVER = re.compile(r"[{}$_]|\bNone\b|  ")
POLICIES = (uniform, busy, restless(uniform))
NEVER_TOLD = {"event-arranged-deck"}  # listed among the events, told by no verb


class Reading:
    """Everybody at one table reads all there is to read, and remembers which messages it was."""

    def __init__(self, game, seats):
        names = [f"Игрок{seat}" for seat in range(seats)]
        self.words = [Words(language, game, names) for language in LANGUAGES]
        self.readers = (*range(seats), SPECTATOR, TABLE)
        self.game, self.met, self.count = game, set(), 0

    def check(self, text):
        self.count += 1
        assert text.strip() == text
        assert not LEFT_OVER.search(text), text
        assert text.count("«") == text.count("»"), text

    def table(self, at):
        for words in self.words:
            for event in at.told:
                self.event(words, event)
            for question in decisions(at.g):
                self.question(words, at.g, question)
            if at.g.outcome is None:
                self.asides_and_reasons(words, at.g)

    def event(self, words, event):
        for reader in self.readers:
            if told := event.seen_by(reader):
                self.met.add(message_id("event", told[0]))
                self.check(words.event(told, reader))

    def question(self, words, g, question):
        self.met.add(message_id("prompt", question.prompt))
        self.check(words.ends(question))
        for reader in self.readers:
            self.check(words.prompt(question, reader))
        for task in question.options:
            self.met.add(message_id("option", saying(g, task).verb))
            self.check(words.option(g, task, question.seat))
            self.check(words.option(g, task))

    def asides_and_reasons(self, words, g):
        for seat in range(g.seats):
            for task in self.game.asides(g, seat):
                self.met.add(message_id("option", saying(g, task).verb))
                self.check(words.option(g, task, seat))
            for kind, reason in why_not(self.game, g, seat).items():
                if isinstance(reason, Reason):
                    self.met.add(message_id("why", reason.why))
                    self.check(f"{words.of('action', kind)}: {words.reason(reason, seat)}")

    def end(self, g):
        for words in self.words:
            self.check(words.of("outcome", g.outcome.reason))
            reason = self.game.reason(g, 0, self.game.actions[0])
            self.met.add(message_id("why", reason.why))
            self.check(words.reason(reason, 0))


def asked_for(name):
    """The messages for options, prompts, reasons and events that a game's own code asks for."""
    uses, _made = spoken(call for module in sources() for call in calls(*module))
    wanted = {use.id for use in uses if use.group == name}
    named = {one for one in wanted if one.startswith(("option-", "prompt-", "why-"))}
    events = {message_id("event", kind) for kind in load(name).events}
    return {one for one in named if not one.endswith("-other")} | events


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_met_in_play_has_words(name, did):
    game, met = load(name), set()
    for seats in (2, 4, 6):
        for number, chosen in enumerate(game.variants(seats)):
            reading = Reading(game, seats)
            for seed in range(effort(2)):
                for at in walk(game, chosen, seed, POLICIES[(number + seed) % len(POLICIES)]):
                    reading.table(at)
                reading.end(at.g)
                did["games"] += 1
            met |= reading.met
            did["words"] += reading.count
    did.at_least(games=10, words=10_000)
    if EFFORT >= 1:
        assert asked_for(name) - met <= NEVER_TOLD
