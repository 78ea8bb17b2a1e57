"""The settings: who goes before whom, and what is said about each that is wrong."""

import os
from pathlib import Path

import pytest
from sqlalchemy import make_url

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.config import PREFIX, Config, near_misses, read_config
from fhtagn.text.messages import LANGUAGES
from fhtagn.text.words import Words
from tests.architecture.sources import ROOT


@pytest.fixture(autouse=True)
def bare(monkeypatch):
    """No setting comes from the environment the tests run in."""
    for name in Config.model_fields:
        monkeypatch.delenv(PREFIX + name.upper(), raising=False)


@pytest.fixture
def file(tmp_path):
    """Writes a file of settings."""

    def write(text):
        path = tmp_path / "fhtagn.toml"
        path.write_text(text, "utf-8")
        return path

    return write


def refused(**given):
    with pytest.raises(Complaint) as caught:
        read_config(**given)
    assert all(Words(language).complaint(caught.value) for language in LANGUAGES)
    return caught.value


# -- where they come from --------------------------------------------------------------------------


def test_by_default_it_is_a_server_for_this_machine_with_sqlite():
    config = read_config()
    assert (config.host, config.port, config.workers) == ("127.0.0.1", 8000, 1)
    assert config.store_url == f"sqlite:///{config.data / 'fhtagn.db'}"


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(file, monkeypatch):
    path = file('port = 1\nhost = "file"\nsmtp_user = "file"\n')
    monkeypatch.setenv("FHTAGN_PORT", "2")
    monkeypatch.setenv("FHTAGN_HOST", "environment")
    config = read_config(config=path, port="3", host=None)
    assert (config.port, config.host, config.smtp_user) == (3, "environment", "file")


def test_the_file_may_be_named_by_the_environment(file, monkeypatch):
    monkeypatch.setenv("FHTAGN_CONFIG", str(file("port = 7")))
    assert read_config().port == 7
    monkeypatch.setenv("FHTAGN_CONFIG", "nowhere.toml")
    other = file("port = 8")
    assert read_config(config=str(other)).port == 8


def test_lists_are_lists_in_the_file_and_have_commas_in_the_environment(file, monkeypatch):
    wanted = ("https://a.org", "http://b.org:81")
    assert read_config(config=file(f"origins = {list(wanted)}")).origins == wanted
    monkeypatch.setenv("FHTAGN_ORIGINS", "https://A.org/, http://b.org:81")
    assert read_config().origins == wanted


def test_an_empty_variable_says_nothing(monkeypatch):
    monkeypatch.setenv("FHTAGN_DATA", "")
    monkeypatch.setenv("FHTAGN_PORT", "")
    assert read_config() == Config()


def test_the_home_folder_can_be_meant(monkeypatch):
    monkeypatch.setenv("HOME", "/home/somebody")
    assert read_config(data="~/tables").data == Path("/home/somebody/tables")


def test_a_folder_may_have_any_name():
    strange = Path("/srv/a?b #%20 c")
    assert make_url(read_config(data=strange).store_url).database == str(strange / "fhtagn.db")


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value", "expected", "limit"),
    [
        ("port", "http", "whole", ""),
        ("port", "70000", "most", "65535"),
        ("port", "-1", "least", "0"),
        ("workers", "0", "least", "1"),
        ("limits", "nan", "number", ""),
        ("bot_seconds", "0", "more", "0.0"),
        ("webhooks", "perhaps", "switch", ""),
        ("log_level", "loud", "choice", "debug, info, warning, error"),
        ("public_url", "play.example.org", "origin", ""),
        ("public_url", "https://play.example.org/path", "origin", ""),
        ("origins", "https://a.org,b.org", "origin", ""),
        ("trusted_proxies", "proxy", "proxy", ""),
    ],
)
def test_a_bad_value_is_told_with_the_name_its_source_has_for_it(
    name, value, expected, limit, monkeypatch, file
):
    about = {"expected": expected, "limit": limit}
    by_command = refused(**{name: value})
    assert by_command.name == "setting-wrong"
    assert by_command.about == about | {"setting": f"--{name}", "found": value.split(",")[-1]}
    by_file = refused(config=file(f'{name} = "{value}"'))
    assert by_file.about["setting"] == name
    monkeypatch.setenv(PREFIX + name.upper(), value)
    assert refused().about["setting"] == f"FHTAGN_{name.upper()}"


@pytest.mark.parametrize(
    "url", ["mysql://u:secret@h/d", "sqlite:///x", "postgresql://h:secret/d", "secret"]
)
def test_an_address_of_no_postgres_is_refused_without_being_shown(url):
    complaint = refused(database=url)
    assert (complaint.about["expected"], complaint.about["found"]) == ("database", "***")


@pytest.mark.parametrize("url", ["postgresql://u:p@h:1/d", "postgres://h/d?host=/tmp/x"])
def test_an_address_of_a_postgres_is_taken(url):
    assert read_config(database=url).store_url == url


def test_an_unknown_setting_in_the_file_is_told_with_its_neighbour(file):
    complaint = refused(config=file("prot = 3"))
    assert (complaint.name, complaint.about) == (
        "setting-unknown", {"setting": "prot", "nearest": "port"},
    )  # fmt: skip
    assert refused(config=file("[server]\nport = 3")).about["setting"] == "server"


@pytest.mark.parametrize(
    ("given", "needed"),
    [
        ({"smtp_host": "mail"}, "smtp_from"),
        ({"smtp_host": "mail", "smtp_from": "a@b.org"}, "public_url"),
        ({"webhooks": "true"}, "public_url"),
    ],
)
def test_a_setting_that_needs_another_says_so(given, needed):
    complaint = refused(**given)
    assert (complaint.name, complaint.about["needed"]) == ("setting-needs", needed)
    read_config(**{"smtp_from": "a@b.org", "public_url": "https://b.org"} | given)


@pytest.mark.parametrize(
    ("text", "name"), [("port = ", "toml-broken"), ("port = 1\nport = 2", "toml-broken")]
)
def test_a_file_that_is_no_toml_is_told_with_its_line(file, text, name):
    complaint = refused(config=file(text))
    assert complaint.name == name
    assert complaint.about["line"] == text.count("\n") + 1


def test_a_file_that_is_not_there_is_told(tmp_path):
    assert refused(config=tmp_path / "nowhere.toml").name == "file-not-found"
    assert refused(config=tmp_path).name == "file-is-a-folder"


def test_variables_that_are_no_settings_break_nothing_but_typos_are_found(monkeypatch):
    for name in ("FHTAGN_PRT", "FHTAGN_EFFORT", "FHTAGN_XYZZY", "OTHER_PORT"):
        monkeypatch.setenv(name, "x")
    assert read_config() == Config()
    assert near_misses(os.environ) == [("FHTAGN_PRT", "FHTAGN_PORT")]


def test_secrets_are_not_shown():
    secrets = {"smtp_password": "pw-1", "metrics_token": "tk-2"}
    config = read_config(database="postgresql://u:pw-3@h/d", **secrets)
    assert not any(secret in repr(config) for secret in ("pw-1", "tk-2", "pw-3"))


# -- the manual ------------------------------------------------------------------------------------


def rows():
    """The table of settings in the manual: the name, the default and the description."""
    page = (ROOT / "docs" / "operating.md").read_text("utf-8")
    table = page.split("| Setting | Default | What it is |")[1].split("\n\n")[0]
    cells = [[one.strip() for one in line.split("|")[1:-1]] for line in table.splitlines()[2:]]
    return {name.strip("`"): (default, about) for name, default, about in cells}


def test_the_manual_lists_every_setting_with_its_default():
    defaults = {name: _written(field.default) for name, field in Config.model_fields.items()}
    defaults["data"] = "the user's data directory"
    assert {name: default for name, (default, _) in rows().items()} == defaults


def _written(value):
    plain = {None: "", "": "", (): ""}.get(value, value)
    return f"`{str(plain).lower() if isinstance(plain, bool) else plain}`" if plain != "" else ""


def test_the_manual_describes_every_setting():
    assert all(about for _, about in rows().values())


def test_the_example_names_only_settings_that_are_there():
    text = (ROOT / "deploy" / "fhtagn.toml").read_text("utf-8")
    config = read_config(config=ROOT / "deploy" / "fhtagn.toml")
    assert config.public_url
    commented = {line.split("=")[0].strip("# ") for line in text.splitlines() if " = " in line}
    assert commented <= set(Config.model_fields)
