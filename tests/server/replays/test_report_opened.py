"""A report that was downloaded can be opened elsewhere, step by step, by the eyes of its seat."""

import json

import pytest

from fhtagn.cli import run
from fhtagn.games import GAMES
from fhtagn.kernel.complaint import Complaint
from fhtagn.server.replays import reporting
from fhtagn.text.words import Words
from fhtagn.tui.app import TableApp
from fhtagn.tui.reading import Reading
from fhtagn.tui.report import ReportScreen, read_report
from tests.server.lobby.tables import ok
from tests.server.replays.logs import keep, new_pen, seen
from tests.terminal.scenes import flat, screen

WORDS = "My card is gone.\nWhere to?"


@pytest.fixture
def database_url():
    """Where it is kept makes no difference to a file."""
    return ""


@pytest.fixture
async def written(house, anna, bob, tmp_path):
    """Makes a file with the report of a match; the pen knows what is to be in it."""

    async def write(game, pen=None, seat=0, words=WORDS, **more):
        pen = pen or (await new_pen(house, game, (anna, bob), **more)).play_on(15)
        match = await keep(house, pen)
        asked = {"seat": seat, "words": words}
        found = ok(await (anna, bob)[seat].post(f"/api/matches/{match}/report", json=asked))
        path = tmp_path / f"report-{match}.json"
        path.write_text(json.dumps(found, ensure_ascii=False), "utf-8")
        return path, pen

    return write


# -- of a match that is on -------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
async def test_it_is_stepped_through(written, game, language):
    path, pen = await written(game, seat=1)
    report = read_report(path)
    session = Reading(report.game, report.players, language)
    app = TableApp(ReportScreen(session, report), session.words, session.terminal)
    async with app.run_test(size=(140, 45)) as pilot:
        await pilot.pause()
        film = pilot.app.screen
        assert film.now == len(report.frames) - 1
        assert "Where to?" in flat(screen(pilot))
        assert session.words.say("tui-eyes", seat=1) in flat(screen(pilot))
        assert film.painter().asked == tuple(one.seat for one in pen.state.questions())
        await pilot.press("home")
        await pilot.pause()
        assert film.now == 0
        assert "Where to?" not in flat(screen(pilot))
        for _ in report.frames:
            await pilot.press("right")
            await pilot.pause()
            bar = flat(film.painter().bar(138).plain)
            assert bar in flat(screen(pilot))
        assert film.now == len(report.frames) - 1


async def test_every_step_tells_what_was_told_there(written):
    path, pen = await written("duel")
    report = read_report(path)
    session = Reading(report.game, report.players, "en")
    film = ReportScreen(session, report)
    for ply, step in enumerate(film.steps):
        assert step.number == ply
        film.now = ply
        _sent, events = seen(pen, 0, ply)
        wanted = [session.words.event(one, 0) for one in json.loads(events)]
        told = film.seen(film.steps[ply - 1].events if ply else 0, step.events)
        assert [session.words.event(one, 0) for one in told] == wanted


async def test_of_the_latest_frames_the_events_are_the_latest(written, monkeypatch):
    monkeypatch.setattr(reporting, "LAST", 4)
    path, pen = await written("duel")
    steps = read_report(path).steps()
    moves = pen.state.match.moves
    told = [len(pen.state.match.fork(ply).told(0)) for ply in range(len(moves) - 3, len(moves) + 1)]
    assert [one.events for one in steps] == told


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_without_a_terminal_it_is_told_in_lines(written, capsys, language):
    path, pen = await written("fate", words="Odd\x1b[2J!")
    capsys.readouterr()
    assert run(["--lang", language, "replay", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    words = Words(language, pen.state.match.game, ["Anna", "Boris"])
    assert lines[:-1] == [words.event(one, 0) for one in pen.state.match.told(0)]
    assert lines[-1] == "Odd?[2J!"


async def test_it_has_no_other_eyes(written, capsys):
    path, _pen = await written("heroes")
    assert run(["replay", str(path), "--view", "0"]) == 0
    assert run(["--lang", "en", "replay", str(path), "--view", "1"]) == 2
    assert "only what was seen from seat 0" in capsys.readouterr().err


# -- of one that is over ---------------------------------------------------------------------------


async def test_after_the_end_it_is_the_whole_match(house, anna, bob, written, capsys):
    pen = (await new_pen(house, "heroes", (anna, bob))).play_out()
    path, _pen = await written("heroes", pen)
    assert read_report(path) is None
    path.write_text(path.read_text("utf-8").replace('"report": 2', '"report": 1'), "utf-8")
    assert read_report(path) is None, "the record has the same form in old reports"
    capsys.readouterr()
    assert run(["replay", str(path), "--view", "1"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(pen.state.match.told(1))


# -- one that is spoilt ----------------------------------------------------------------------------


def change(name, value):
    return lambda found: found[name].__setitem__(*value)


SPOILT = {
    "an event less": (lambda found: found["events"].pop(), "report-changed"),
    "another number": (change("frames", (0, {})), "report-changed"),
    "another seat": (change("replay", ("seat", 1)), "report-changed"),
    "no seal": (lambda found: found.pop("seal"), "report-changed"),
    "no frames": (lambda found: found.pop("frames"), "report-changed"),
    "from the past": (lambda found: found.update(report=1), "report-too-old"),
    "from the future": (lambda found: found.update(report=99), "save-too-new"),
    "no format": (lambda found: found.update(report="one"), "save-wrong-type"),
}


@pytest.mark.parametrize("how", SPOILT)
async def test_a_spoilt_one_says_so(written, how):
    path, _pen = await written("heroes")
    found = json.loads(path.read_text("utf-8"))
    spoil, wanted = SPOILT[how]
    spoil(found)
    path.write_text(json.dumps(found), "utf-8")
    with pytest.raises(Complaint) as refused:
        read_report(path)
    assert (refused.value.name, refused.value.about["file"]) == ("save-unusable", path.name)
    assert refused.value.__cause__.name == wanted


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "The report is of format 1;"), ("ru", "Формат этого сообщения — 1,")],
)
async def test_one_of_the_first_format_is_too_old(written, capsys, language, words):
    """Its events were lists of values, which nobody here can name any more."""
    path, _pen = await written("heroes")
    found = json.loads(path.read_text("utf-8"))
    found |= {"report": 1, "events": [[*one.values()] for one in found["events"]]}
    found["seal"] = reporting.seal(found)
    path.write_text(json.dumps(found), "utf-8")
    capsys.readouterr()
    assert run(["--lang", language, "replay", str(path)]) == 2
    told = capsys.readouterr().err
    assert words in told
    assert Words(language).complaint(Complaint("report-too-old", found=1, known=2)) in told


@pytest.mark.parametrize(
    ("field", "wanted"), [("rules", "record-other-rules"), ("content", "record-other-content")]
)
async def test_one_from_another_version_says_so(written, monkeypatch, field, wanted):
    path, _pen = await written("heroes")
    found = json.loads(path.read_text("utf-8"))
    found["replay"][field] = "another"
    found["seal"] = reporting.seal(found)
    path.write_text(json.dumps(found), "utf-8")
    with pytest.raises(Complaint) as refused:
        read_report(path)
    assert refused.value.__cause__.name == wanted
