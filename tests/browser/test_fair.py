"""Chance is promised, mixed with what the browser sends, and checked there against what it kept."""

import hashlib
import json
from urllib.parse import urlsplit

from playwright.sync_api import expect


def give_up(visitor):
    """At a question of one's own; the match is then over. Its id."""
    visitor.waits()
    match = urlsplit(visitor.page.url).path.rpartition("/")[2]
    (seat,) = visitor.ask("GET", f"/api/tables/{match}")["mine"]
    visitor.resign(match, seat)
    visitor.sees("[data-act=rematch]")
    return match


def verdict_is(visitor, match, verdict):
    visitor.go(f"/replay/{match}")
    visitor.find("[data-tab=fair]").click()
    expect(visitor.find("[data-verdict]")).to_have_attribute("data-verdict", verdict)


def forge(route):
    """Another seed, with all that follows from it; the page is not to be fooled."""
    record = route.fetch().json()
    record["server_seed"] = "one that falls better"
    record["commitment"] = hashlib.sha256(record["server_seed"].encode()).hexdigest()
    route.fulfill(body=json.dumps(record), content_type="application/json")


def test_the_value_in_the_record_is_the_one_the_browser_sent(visit):
    visitor, sent = visit(), []
    visitor.page.on(
        "request", lambda one: sent.append(one.post_data_json) if one.method == "PATCH" else None
    )
    visitor.play_now("heroes")
    match = give_up(visitor)
    (value,) = [one["value"] for one in sent]
    record = visitor.ask("GET", f"/api/matches/{match}/record")
    assert sorted(record["seat_values"]) == ["", value]
    verdict_is(visitor, match, "fair")
    expect(visitor.find("dl")).to_contain_text(value)

    stranger = visit(language="ru")
    verdict_is(stranger, match, "fair-in-itself")

    visitor.page.route("**/record", forge)
    verdict_is(visitor, match, "seal-is-another")


def test_who_joins_mixes_a_value_too_and_so_does_a_rematch(visit):
    host, friend = visit(), visit()
    host.go("/table/new#heroes")
    host.find("[data-seat='1'] [data-field=participant]").select_option("open")
    host.does("create")
    host.page.wait_for_url(lambda url: "/table/" in url and "/table/new" not in url)
    match = urlsplit(host.page.url).path.rpartition("/")[2]
    friend.go(f"/table/{match}")
    friend.does("join")
    expect(friend.find("[data-act=join]")).to_have_count(0)
    values = [one["value"] for one in friend.ask("GET", f"/api/tables/{match}")["seats"]]
    assert all(values)
    host.does("start")
    host.page.wait_for_url("**/play/*")
    friend.page.wait_for_url("**/play/*")
    (seat,) = host.ask("GET", f"/api/tables/{match}")["mine"]
    host.resign(match, seat)
    host.does("rematch")
    host.page.wait_for_url(lambda url: "/table/" in url and match not in url)
    following = urlsplit(host.page.url).path.rpartition("/")[2]
    table = host.ask("GET", f"/api/tables/{following}")
    assert [bool(one["value"]) for one in table["seats"]].count(True) == 1
    for visitor in (host, friend):
        verdict_is(visitor, match, "fair")
