"""From a guest to an account that is known elsewhere, and games that wait for whoever went."""

from uuid import uuid4

from playwright.sync_api import expect

from tests.browser.axe import serious

PASSWORD = "The Dunwich library"


def new_login(name):
    """Nobody in the house is called so yet."""
    return f"{name}-{uuid4().hex[:8]}"


def come_in(visitor, secret, login):
    """By the form that has this kind of password."""
    form = visitor.find(f"form:has([autocomplete={secret}]):has([autocomplete=username])")
    form.locator("[autocomplete=username]").fill(login)
    form.locator("[type=password]").fill(PASSWORD)
    form.locator("[type=submit]").click()
    visitor.sees("[data-act=log-out]")


def test_a_guest_becomes_an_account_and_is_known_elsewhere(visit):
    here, there = visit(), visit(language="ru", size=(390, 844))
    login = new_login("armitage")
    here.go("/account")
    here.find("[autocomplete=nickname]").fill("Henry Armitage")
    here.find("form:has([autocomplete=nickname]) [type=submit]").click()
    expect(here.find(".me")).to_have_text("Henry Armitage")
    here.play_now("heroes")
    match = here.page.url.rpartition("/")[2]
    here.go("/account")
    come_in(here, "new-password", login)
    expect(here.find(".me")).to_have_text("Henry Armitage")

    there.go("/account")
    come_in(there, "current-password", login)
    expect(there.find(".me")).to_have_text("Henry Armitage")
    there.go("/games")
    there.sees(f"a[href='/play/{match}']")
    assert serious(there) == []

    there.go("/account")
    expect(there.find("[data-act=end]")).to_have_count(1)  # the other one; this one is not ended
    assert serious(there) == []
    there.does("end")
    expect(there.find("[data-act=end]")).to_have_count(0)
    here.go("/account")
    here.sees("[autocomplete=username]")
    assert here.find("[data-act=log-out]").count() == 0
    assert [one for one in here.faults if "401" not in one] == []
    here.faults.clear()

    there.does("log-out")
    there.sees("[autocomplete=username]")
    there.go("/games")
    expect(there.find("main section")).to_have_count(0)


def test_a_wrong_password_is_refused(visit):
    visitor = visit()
    visitor.go("/account")
    form = visitor.find("form:has([autocomplete=current-password])")
    form.locator("[autocomplete=username]").fill("whateley")
    form.locator("[type=password]").fill("Yog-Sothoth")
    form.locator("[type=submit]").click()
    expect(form.locator("[role=alert]")).to_be_visible()
    assert [one for one in visitor.faults if "401" not in one] == []
    visitor.faults.clear()


def test_a_guest_who_plays_is_warned_before_another_account_takes_over(visit):
    holder, visitor = visit(), visit()
    login = new_login("wilbur")
    holder.go("/account")
    come_in(holder, "new-password", login)
    visitor.play_now("heroes")
    visitor.go("/account")
    form = visitor.find("form:has([autocomplete=current-password])")
    form.locator("[autocomplete=username]").fill(login)
    form.locator("[type=password]").fill(PASSWORD)
    form.locator("[type=submit]").click()
    expect(form.locator("[role=alert]")).to_contain_text("1 game")
    visitor.go("/games")
    visitor.sees("a[href^='/play/']")
    visitor.go("/account")
    form.locator("[autocomplete=username]").fill(login)
    form.locator("[type=password]").fill(PASSWORD)
    form.locator("[type=submit]").click()
    expect(form.locator("[role=alert]")).to_be_visible()
    form.locator("[type=submit]").click()
    visitor.sees("[data-act=log-out]")
    assert [one for one in visitor.faults if "409" not in one] == []
    visitor.faults.clear()


def test_a_game_waits_for_whoever_closed_the_tab(visit):
    visitor = visit()
    visitor.play_now("call")
    visitor.waits()
    match = visitor.page.url.rpartition("/")[2]
    visitor.page.close()
    visitor.page = visitor.new_page()
    visitor.go("/games")
    visitor.find(f"[aria-labelledby=group-waits] a[href='/play/{match}']").click()
    visitor.sees(".options [data-verb]")
