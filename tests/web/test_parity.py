"""What the browser says and finds is what the terminal does: both are given the same."""

import json
import random

from fhtagn.games import GAMES, load
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.match import Match
from fhtagn.kernel.present import keyed, why_not
from fhtagn.kernel.rules import saying
from fhtagn.kernel.state import SPECTATOR
from fhtagn.rulebook.book import book
from fhtagn.rulebook.search import matching
from fhtagn.server.catalog.printing import book_page, rules_page
from fhtagn.text.messages import LANGUAGES
from fhtagn.text.words import Words
from tests.web.npm import npm

PLIES = 300
EACH = 8  # of every message, so that its variants are met
ALONE, PAIRS, IDS = 120, 20, 12  # searches: for a word, for two of one statement, for a number
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
            name = (told["kind"], *told)  # whoever may not know all is told less
            self.add("event", name, told, seat, lambda words, t=told: words.event(t, seat))

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


def said(name):
    """Things said in a game, with the words the terminal has for them."""
    game, samples = load(name), Samples(load(name))
    for number, chosen in enumerate(
        game.proof.variants(max(game.rules.seats))[:4] + game.proof.variants(2)[:3]
    ):
        play(game, chosen, number, samples)
    assert len(samples.found) > 200
    printed = json.loads(book_page(name).body)
    return {"book": printed, "names": NAMES, "samples": samples.found}


def searches(rules):
    """What is looked for: numbers, chapters, and words as people would type them."""
    dice = random.Random(1)
    statements = list(rules.statements.values())
    words = sorted(
        {word for one in statements for text in one.text.values() for word in text.split()}
    )
    typed = [dice.choice([str.lower, str.upper])(word) for word in dice.sample(words, ALONE)]
    pairs = [" ".join(dice.sample(dice.choice(statements).text[language].split(), 2))
             for language in LANGUAGES for _ in range(PAIRS)]  # fmt: skip
    ids = [one.id for one in dice.sample(statements, IDS)]
    numbers = [
        text for one in ids for text in (one, one.lower(), one.split()[1], one.partition(".")[0])
    ]
    prefix = rules.prefix
    return [
        *typed,
        *pairs,
        *numbers,
        "",
        prefix,
        f"{prefix} 1 the",
        f"{prefix} 99",
        "7",
        "nobody ever",
    ]


def found(name):
    rules = book(name)
    statements = json.loads(rules_page(name).body)["statements"]
    wanted = [
        {"text": text, "ids": [one.id for one in matching(rules, text.split())]}
        for text in searches(rules)
    ]
    lengths = {len(one["ids"]) for one in wanted}
    assert len(lengths) > 10, lengths
    return {"statements": statements, "searches": wanted}


def test_the_browser_says_and_finds_what_the_terminal_does(tmp_path):
    """In all games at once: it is the start of Node that takes long."""
    files = {"SAMPLES": said, "SEARCHES": found}
    for file, made in files.items():
        games = {name: made(name) for name in GAMES}
        (tmp_path / file).write_text(json.dumps(games), "utf-8")
    npm("parity", **{file: str(tmp_path / file) for file in files})
