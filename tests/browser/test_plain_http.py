"""Over plain http in a local network a browser has less: everything goes on, or says why not."""

from playwright.sync_api import expect

from fhtagn.tui.report import read_report
from tests.browser.test_screens import link_for_a_phone

PLAIN = """
delete Crypto.prototype.randomUUID;
for (const [of, name] of [[Crypto, "subtle"], [Navigator, "clipboard"], [Navigator, "share"]])
  Object.defineProperty(of.prototype, name, { get: () => undefined });
"""
WORDS = "My card is gone.\nWhere to?"


def test_one_plays_sends_links_and_reports_without_a_secure_context(visit, tmp_path):
    visitor = visit()
    visitor.context.add_init_script(PLAIN)
    visitor.play_now("duel")
    visitor.sees(".options [data-key]")
    key = visitor.find(".options [data-key]").first.get_attribute("data-key")
    visitor.find(".options [data-key]").first.click()
    expect(visitor.find(f".options [data-key='{key}']")).to_have_count(0)

    link = link_for_a_phone(visitor)
    visitor.sees("svg[role=img] .dark")
    visitor.sees(".only-here")
    visitor.does("copy-text")
    expect(visitor.find("[data-act=copy-text]")).to_have_text("Copied")
    visitor.does("report")
    visitor.find("form textarea").focus()
    visitor.page.keyboard.press("Control+V")
    expect(visitor.find("form textarea")).to_have_value(link)
    visitor.find("form textarea").fill(WORDS)
    with visitor.page.expect_download() as loading:
        visitor.does("save-report")
    visitor.sees("form [role=status]")
    loading.value.save_as(tmp_path / "report.json")
    report = read_report(tmp_path / "report.json")
    assert report.words == WORDS
    assert report.frames

    visitor.find("[data-key=resign]").click()
    visitor.does("yes")
    visitor.find(".end [data-act=copy-text]").click()
    expect(visitor.find(".end [data-act=copy-text]")).to_have_text("Copied")
    visitor.find(".end a[href^='/replay/']").click()
    visitor.find("[data-tab=fair]").click()
    expect(visitor.find("[role=alert]")).to_contain_text("https")
