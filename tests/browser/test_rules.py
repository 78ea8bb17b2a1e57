"""The rules are searched in the browser, in either language."""

from playwright.sync_api import expect

from fhtagn.rulebook.book import book
from fhtagn.rulebook.search import matching

SHOWN = 60
IDS = "all => all.map((one) => one.id)"


def test_what_is_looked_for_is_found(visit):
    visitor, rules = visit(language="ru"), book("heroes")
    visitor.go("/rules/heroes")
    search, found = visitor.find("main [type=search]"), visitor.find("main ol > li[id]")
    for text in ("mh 4", "4.2", "колодой", "DRAWS", "draw колода", "nobody ever wrote this"):
        ids = [one.id for one in matching(rules, text.split())]
        search.fill(text)
        expect(found).to_have_count(min(len(ids), SHOWN))
        assert found.evaluate_all(IDS) == ids[:SHOWN]
