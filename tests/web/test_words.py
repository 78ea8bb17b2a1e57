"""What the browser says is what the terminal says: both are given the same, in both languages."""

import json
import random

import pytest

from fhtagn.games import GAMES, load
from fhtagn.kernel.game import Reason, keyed, why_not
from fhtagn.kernel.match import Match
from fhtagn.kernel.rules import saying
from fhtagn.kernel.state import SPECTATOR
from fhtagn.server.shelf.printing import book_page
from fhtagn.text.words import LANGUAGES, Words
from tests.web.npm import BUILD, npm

PLIES = 300
EACH = 8  # of every message, so that its variants are met
NAMES = ("Wilbur", "Лавиния", "Old Whateley", "Д-р Армитедж")


class Samples:
    """Things said at a table, with the words the terminal has for them."""

    def __init__(self, game):
        self.words = [Words(language, game, NAMES) for language in LANGUAGES]
        self.found, self.counts = [], {}

    def add(self, family, name, given, reader, say):
        if self.counts.setdefault((family, name), 0) < EACH:
            self.counts[family, name] += 1
            texts = {words.language: say(words) for words in self.words}
            self.found.append({"family": family, "given": given, "reader": reader, "texts": texts})

    def events(self, match, seat, since):
        for told in match.told(seat, since):
            self.add("event", told[0], told, seat, lambda words, t=told: words.event(t, seat))

    def questions(self, match, seat):
        for one in match.decisions():
            about = dict(one.about)
            given = [one.seat, one.prompt, about]
            self.add("prompt", one.prompt, given, seat, lambda words, o=one: words.prompt(o, seat))
            for task in one.options:
                said = saying(match.state, task)
                told = [said.verb, {**said.about, **said.also}]
                self.add(
                    "option", said.verb, told, seat,
                    lambda words, t=task: words.option(match.state, t, seat),
                )  # fmt: skip

    def reasons(self, match, seat):
        for reason in why_not(match.game, match.state, seat).values():
            if isinstance(reason, Reason):
                given = {"rule": reason.rule, "why": reason.why, "about": dict(reason.about)}
                self.add("reason", reason.why, given, seat, lambda w, r=reason: w.reason(r, seat))


def play(game, chosen, seed, samples):
    match, dice = Match(game, chosen, seed), random.Random(seed)
    for _ in range(PLIES):
        if match.over:
            break
        question = next(one for one in match.decisions() if not one.sealed)
        since = len(match.events)
        match.play(question.seat, dice.choice(list(keyed(match.state, question.options))))
        for seat in (*range(chosen.seats), SPECTATOR):
            samples.events(match, seat, since)
            samples.questions(match, seat)
        samples.reasons(match, dice.randrange(chosen.seats))


@pytest.mark.parametrize("name", GAMES)
def test_the_browser_says_what_the_terminal_says(name):
    game, samples = load(name), Samples(load(name))
    for number, chosen in enumerate(game.variants(max(game.seats))[:4] + game.variants(2)[:3]):
        play(game, chosen, number, samples)
    assert len(samples.found) > 200
    BUILD.mkdir(exist_ok=True)
    file = BUILD / f"words-{name}.json"
    book = json.loads(book_page(name).body)
    file.write_text(json.dumps({"book": book, "names": NAMES, "samples": samples.found}), "utf-8")
    npm("words", SAMPLES=str(file))
