"""Whoever has no seat finds a match to watch on the first page."""

from playwright.sync_api import expect


def test_a_match_that_is_played_is_found_and_watched(visit):
    host, stranger = visit(), visit(language="ru")
    host.play_now("heroes")  # its table is not listed
    hidden = host.page.url.rpartition("/")[2]
    seats = [{"kind": "mine"}, {"kind": "bot", "level": "random"}]
    table = host.ask("POST", "/api/tables", {"game": "heroes", "seats": seats})["id"]
    host.ask("POST", f"/api/tables/{table}/start", {})
    stranger.go("/")
    stranger.sees(f"[data-watched='{table}']")
    expect(stranger.find(f"[data-watched='{hidden}']")).to_have_count(0)
    stranger.find(f"[data-watched='{table}'] a").click()
    stranger.page.wait_for_url(f"**/play/{table}")
    stranger.sees("[role=log]")
    host.go("/")
    host.sees("#open-tables")
    expect(host.find(f"[data-watched='{table}']")).to_have_count(0)
