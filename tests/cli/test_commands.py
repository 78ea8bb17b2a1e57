"""Every command does what it says, in both languages, and refuses nonsense with a remedy."""

import json
import sys

import pytest

from fhtagn.cli import run
from fhtagn.games import GAMES
from tests.kernel.tables import alone
from tests.processes import environment
from tests.processes import run as run_program


@pytest.fixture
def fhtagn(capsys, monkeypatch, tmp_path):
    """Run a command; gives its exit code, output and errors."""
    monkeypatch.setenv("FHTAGN_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.chdir(tmp_path)

    def call(*arguments):
        code = run([str(one) for one in arguments])
        told = capsys.readouterr()
        return code, told.out, told.err

    return call


def refused(told):
    """A refusal: exit code 2, nothing printed, one clear message without a traceback."""
    code, out, err = told
    assert code == 2, told
    assert out == ""
    assert "Traceback" not in err
    return err


# -- what they do ----------------------------------------------------------------------------------


def test_games_lists_every_game_with_its_options(fhtagn):
    code, out, _ = fhtagn("games")
    assert code == 0
    assert "Monsters vs Heroes" in out
    assert "--option mode=base|duel" in out
    _, russian, _ = fhtagn("games", "--lang", "ru")
    assert "Монстры" in russian


def test_games_as_json(fhtagn):
    code, out, _ = fhtagn("games", "--json")
    assert code == 0
    (heroes,) = [one for one in json.loads(out) if one["name"] == "heroes"]
    assert heroes["seats"] == [2, 3, 4, 5, 6, 7, 8]
    assert {one["name"] for one in heroes["options"]} == {"mode", "decks", "lists"}


def test_rules_finds_statements_by_words_in_either_language_and_by_number(fhtagn):
    for words in (["three", "cards", "draw"], ["три", "карты"], ["MH", "4.4"]):
        code, out, _ = fhtagn("rules", "heroes", *words)
        assert code == 0
        assert "MH 4.4" in out
    _, out, _ = fhtagn("rules", "heroes", "MH 4.4")
    assert "With three cards in hand" in out
    assert "src/fhtagn/games/heroes/turn.py:" in out
    assert "tests/games/heroes/test_turn.py" in out
    _, out, _ = fhtagn("rules", "heroes", "MH 4.4", "--lang", "ru")
    assert "в руке три карты" in out
    _, out, _ = fhtagn("rules", "heroes", "MH 4.4", "--json")
    assert json.loads(out)[0]["id"] == "MH 4.4"


def test_guide_whole_and_in_part(fhtagn):
    for language, word in (("en", "scor"), ("ru", "очк")):
        code, out, _ = fhtagn("guide", "heroes", "--lang", language)
        assert code == 0
        assert word in out
        _, part, _ = fhtagn("guide", "heroes", "turn", "--lang", language)
        assert 0 < len(part) < len(out)


def test_cards_tells_text_and_provenance(fhtagn):
    code, out, _ = fhtagn("cards", "heroes", "shk_imp")
    assert code == 0
    assert "You may draw one card." in out
    assert "designed" in out
    _, out, _ = fhtagn("cards", "heroes", "имп", "--lang", "ru")
    assert "Вы можете взять одну карту" in out


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("black_goat", "unique ability Fertility Cult"),
        ("упырь", "monster of Black Goat, x2, worth 1 Doom"),
        ("shub_niggurath", "How to awaken Shub-Niggurath: 1. Control a gate"),
        ("immortal", "unique ability of Great Cthulhu"),
        ("lethargy", "ability of Tsathoggua, The Sleeper"),
        ("ghroth", "spellbook of Black Goat"),
        ("sleeper_1", "requirement 1 of The Sleeper"),
        ("plain", "annihilation track"),
        ("lovecraft_country", "map of 14 areas"),
        ("калахари", "land area of Extinction, glyph of Black Goat; borders Tethys Ocean"),
    ],
)
def test_cards_shows_whatever_a_game_has_printed(fhtagn, word, told):
    code, out, _ = fhtagn("cards", "duel", word)
    assert code == 0
    assert told in out
    _, russian, _ = fhtagn("cards", "duel", word, "--lang", "ru")
    assert russian.count("\n") == out.count("\n")


def test_cards_tells_both_names_and_the_provenance_of_a_unit(fhtagn):
    _, out, _ = fhtagn("cards", "duel", "serpent_man", "monster")
    assert "Serpent Man / Змеелюд" in out
    assert "Russian words: stated by the rulebook" in out
    _, out, _ = fhtagn("cards", "duel", "kalahari", "--lang", "ru")
    assert "Калахари / Kalahari" in out
    assert "границы: восстановлено нами" in out


def test_decks_are_listed_shown_and_checked(fhtagn, tmp_path):
    code, out, _ = fhtagn("decks", "heroes")
    assert code == 0
    assert "london" in out
    _, text, _ = fhtagn("decks", "heroes", "show", "london", "--lang", "ru")
    assert "Дракула" in text
    file = tmp_path / "mine.txt"
    file.write_text(text, "utf-8")
    code, out, _ = fhtagn("decks", "heroes", "check", file)
    assert code == 0, out
    file.write_text(text + "\n3 Имп\n", "utf-8")
    code, out, _ = fhtagn("decks", "heroes", "check", file)
    assert code == 1
    assert "33" in out


def test_a_deck_file_can_be_brought_to_a_table(fhtagn, tmp_path):
    _, text, _ = fhtagn("decks", "heroes", "show", "hunters")
    (tmp_path / "mine.txt").write_text(text, "utf-8")
    code, out, err = fhtagn(
        "watch", "heroes", "--option", "mode=duel", "--seat", f"0=deck={tmp_path / 'mine.txt'}",
        "--seat", "1=bot:random,deck=london", "--pace", "0", "--seed", "1",
    )  # fmt: skip
    assert code == 0, err
    assert out.count("\n") > 30


@pytest.mark.parametrize("language", ["en", "ru"])
def test_watch_without_a_terminal_prints_plain_lines(fhtagn, language):
    code, out, err = fhtagn(
        "watch", "heroes", "--seats", "3", "--seat", "0=bot:random", "--seat", "1=bot:random",
        "--seat", "2=bot:random", "--pace", "0", "--seed", "5", "--lang", language,
    )  # fmt: skip
    assert code == 0, err
    assert out.count("\n") > 30
    assert "\x1b" not in out


def test_the_same_seed_gives_the_same_game(fhtagn):
    seen = {
        fhtagn("watch", "--pace", "0", "--seed", "9", "--seat", "1=bot:random")[1] for _ in "ab"
    }
    assert len(seen) == 1


def test_bench_as_json_has_what_researchers_read(fhtagn):
    code, out, _ = fhtagn("bench", "heroes", "--seats", "2", "--seconds", "1", "--json")
    assert code == 0
    (row,) = json.loads(out)
    assert set(row) == {
        "game", "seats", "decisions_per_s", "all_decisions_per_s", "games_per_s",
        "decisions_per_game", "branching", "clone_us", "save_bytes",
    }  # fmt: skip
    assert row["save_bytes"] <= 10_000


def test_fuzz_as_json_has_what_scripts_read(fhtagn):
    code, out, err = fhtagn("fuzz", "heroes", "--games", "4", "--seats", "2", "--json")
    report = json.loads(out)
    assert code == 0, err
    counted = {
        "games",
        "decisions",
        "out_of_turn",
        "leak_checks",
        "crashes",
        "dead_ends",
        "endless",
    }
    assert counted | {"leaks"} <= set(report)
    assert (report["games"], report["leaks"]) == (4, 0)
    assert report["leak_checks"] > 0


def test_fuzz_without_a_leak_check_is_a_failure(fhtagn, monkeypatch):
    monkeypatch.setattr("fhtagn.lab.fuzz.TWINS", 0)
    code, out, _ = fhtagn("fuzz", "heroes", "--games", "1", "--seats", "2")
    assert code == 1
    assert "nothing is proved" in out


def test_arena_counts_wins(fhtagn):
    code, out, _ = fhtagn("arena", "heroes", "--games", "2", "--json")
    assert code == 0
    rows = json.loads(out)
    assert [row["bot"] for row in rows] == ["greedy", "random"]
    assert sum(row["wins"] for row in rows) == rows[0]["games"]


def test_arena_for_one_lets_each_bot_play_the_same_deals_alone(fhtagn, monkeypatch):
    monkeypatch.setattr("fhtagn.cli.lab.open_game", lambda *_: alone.GAME)
    code, out, _ = fhtagn("arena", "--games", "3", "--json")
    rows = json.loads(out)
    assert code == 0
    assert [(row["bot"], row["games"], row["rate"]) for row in rows] == [
        ("greedy", 3, 1.0), ("random", 3, 1.0),
    ]  # fmt: skip
    named = [f"--seat=0=bot:{level}" for level in ("random", "greedy", "random")]
    _, out, _ = fhtagn("arena", "--seats", "1", "--games", "2", *named)
    assert [line.split(":")[0] for line in out.splitlines()] == ["random", "greedy", "random"]
    assert "2 games won" in out
    assert "bots" in refused(fhtagn("arena", "--seats", "1", named[0], "--seat=0=person"))


def test_content_check(fhtagn, tmp_path):
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.toml").write_text('name = "mine"\nversion = "1"\ngame = "heroes"\n')
    code, out, _ = fhtagn("content", "check", pack)
    assert code == 0, out
    assert '"mine"' in out
    code, out, err = fhtagn("games", "--content", pack)
    assert code == 0, err
    assert "Cthulhu Wars" in out
    (pack / "london.toml").write_text('[[character]]\nid = "ldn_mummy"\ncopies = 2\n')
    code, out, _ = fhtagn("content", "check", pack, "--lang", "ru")
    assert code == 1
    assert "london.toml" in out
    assert "31" in out


def test_saves_are_listed(fhtagn):
    code, out, _ = fhtagn("saves")
    assert code == 0
    assert "fhtagn play" in out
    assert json.loads(fhtagn("saves", "--json")[1]) == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_help_is_in_the_readers_language(fhtagn, language):
    code, out, _ = fhtagn("--help", "--lang", language)
    assert code == 0
    assert ("Один стол" in out) == (language == "ru")
    _, out, _ = fhtagn("play", "--help", "--lang", language)
    assert ("число игроков" in out) == (language == "ru")


# -- what they refuse ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "culprit", "remedy"),
    [
        (["play", "heros"], "heros", "heroes"),
        (["plya"], "plya", "play"),
        (["fuzz", "heroes", "--sed", "3"], "--sed", "--seed"),
        (["play", "heroes", "--seats", "9"], "9", "2 to 8"),
        (["play", "heroes", "--seats", "many"], "many", "whole number"),
        (["play", "heroes", "--seed", "x7"], "x7", "whole number"),
        (["play", "heroes", "--option", "mod=duel"], "mod", "mode"),
        (["play", "heroes", "--option", "mode=dual"], "dual", "duel"),
        (["play", "heroes", "--option", "mode"], "mode", "NAME=VALUE"),
        (["play", "heroes", "--option", "mode=duel", "--option", "mode=base"], "mode", "Keep one"),
        (["play", "heroes", "--option", "decks=lundon"], "lundon", "london"),
        (["play", "heroes", "--option", "mode=duel", "--seats", "3"], "3", "two"),
        (["play", "heroes", "--seat", "5=bot:greedy"], "5", "0 to 1"),
        (["play", "heroes", "--seat", "1=bot:gredy"], "bot:gredy", "bot:greedy"),
        (["play", "heroes", "--seat", "one"], "one", "--seat"),
        (["play", "heroes", "--seat", "1=bot:random", "--seat", "1=person"], "1", "Keep one"),
        (["play", "heroes", "--seat", "1=age=old"], "old", "whole number"),
        (["play", "heroes", "--pace", "slow"], "slow", "0.5"),
        (["play", "--resume", "--seats", "3"], "--resume", "--seats"),
        (["play", "--lang", "de"], "de", "ru"),
        (["watch", "heroes", "--seat", "0=person"], "bots", "bot:greedy"),
        (["rules", "heroes", "--coverage", "--sabotage"], "--coverage", "Keep one"),
        (["rules", "heroes", "xyzzy"], "xyzzy", "fewer"),
        (["guide", "heroes", "trun"], "trun", "turn"),
        (["cards", "heroes", "xyzzy"], "xyzzy", "words"),
        (["decks", "heroes", "chek", "x"], "chek", "check"),
        (["decks", "heroes", "check"], "DECK", "--help"),
        (["decks", "heroes", "check", "nowhere.txt"], "nowhere.txt", "Check its name"),
        (["content", "check", "nowhere"], "nowhere", "Check its name"),
        (["play", "heroes", "--content", "nowhere"], "nowhere", "Check its name"),
        (["replay", "nowhere.json"], "nowhere.json", ""),
        (["fuzz", "heroes", "--games", "-3"], "-3", "whole number"),
        (["rules"], "GAME", "--help"),
    ],
)  # fmt: skip
def test_nonsense_is_refused_with_its_culprit_and_a_remedy(fhtagn, arguments, culprit, remedy):
    err = refused(fhtagn(*arguments))
    assert culprit in err
    assert remedy in err
    russian = refused(fhtagn(*arguments, "--lang", "ru")) if "--lang" not in arguments else "я"
    assert any("а" <= letter <= "я" for letter in russian.casefold())


def test_play_without_a_terminal_says_what_to_do(fhtagn):
    err = refused(fhtagn("play", "heroes"))
    assert "fhtagn watch" in err


# -- other worlds ----------------------------------------------------------------------------------


def started(*arguments, **more):
    """The command in a process of its own."""
    command = [sys.executable, "-m", "fhtagn", *arguments]
    return run_program(command, env=environment(**more), text=False)


def test_a_locale_without_cyrillic_does_not_crash():
    done = started(
        "rules", "heroes", "MH 4.4", "--lang", "ru", LC_ALL="C", PYTHONUTF8="0",
        PYTHONCOERCECLOCALE="0", PYTHONIOENCODING="ascii",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert b"MH 4.4" in done.stdout


def test_the_language_follows_the_environment():
    done = started("rules", "heroes", "MH 4.4", LC_ALL="ru_RU.UTF-8")
    assert "в руке три карты" in done.stdout.decode()


def test_a_closed_pipe_is_no_error():
    command = f"{sys.executable} -m fhtagn rules heroes | head -1; exit ${{PIPESTATUS[0]}}"
    done = run_program(["bash", "-c", command])
    assert "Traceback" not in done.stderr


def test_every_game_is_known_to_the_command_line(fhtagn):
    assert sorted(one["name"] for one in json.loads(fhtagn("games", "--json")[1])) == sorted(GAMES)
